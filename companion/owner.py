"""What the owner has told us about the own box: packs of an own folder, and corrections laid over what is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from companion.games import Game
from companion.games.registry import GAMES
from companion.kit.intent import shown
from companion.packs import Correction, Holdings, Overlay, Pack, PackError, correct, load, load_folder
from companion.table import Refused


class Owner:
    """Packs as this owner has them; each is read once."""

    def __init__(
        self, own: Path | None = None, box: Path | None = None, printed: Callable[[str], Pack] = load,
        games: Mapping[str, Game] = GAMES,
    ) -> None:
        self.own, self.box, self.games, self._load = own, box, games, printed
        self._packs: dict[str, Pack] = {}

    def pack(self, name: str) -> Pack:
        """A pack with the owner's corrections, or PackError with file, line and field of what is wrong."""
        if name not in self._packs:
            pack = self.printed(name)
            if pack.game not in self.games:
                raise Refused("no_such_pack", pack=shown(pack.game))
            overlay = self.overlay(name)
            mine = overlay.corrections or self._is_mine(name)
            self._packs[name] = self._whole(correct(pack, overlay, self.games[pack.game].holds), name) if mine else pack
        return self._packs[name]

    def printed(self, name: str) -> Pack:
        """The pack without corrections: from the owner's folder if it is there."""
        return load_folder(self.own / name, self._holds_of) if self.own and self._is_mine(name) else self._load(name)

    def untouched(self, name: str) -> Pack:
        """The pack as we printed it, whatever the owner has."""
        return self._load(name)

    def _holds_of(self, game: str) -> Holdings:
        return self.games[game].holds

    def _is_mine(self, name: str) -> bool:
        return self.own is not None and (self.own / name).is_dir()

    def overlay(self, name: str) -> Overlay:
        return Overlay.load(self.box, name) if self.box else Overlay(name)

    def correct(self, name: str, *corrections: Correction) -> int:
        """Write down what was read off the box; how many corrections there are now. Nothing is written if it can't be."""
        if self.box is None:
            raise Refused("no_box")
        return self._lay_over(self.overlay(name).with_(*corrections))

    def take(self, file: Path) -> int:
        """Corrections that somebody else wrote down, added to one's own; how many there are now."""
        boxes = Overlay.all_in(file)
        if not boxes:
            raise PackError("is no list of corrections", file.name, 1, "file")
        return sum(self.correct(box.pack, *box.corrections) for box in boxes)

    def _lay_over(self, overlay: Overlay) -> int:
        assert self.box is not None
        pack = self.printed(overlay.pack)
        corrected = self._whole(correct(pack, overlay, self.games[pack.game].holds), overlay.pack, "correction")
        overlay.save(self.box)
        self._packs[overlay.pack] = corrected
        return len(overlay.corrections)

    def _whole(self, pack: Pack, name: str, at: str = "pack") -> Pack:
        """The pack, if a game can be played with it."""
        for fault in self.games[pack.game].faults(pack):
            raise PackError(fault, name, 1, at)
        return pack
