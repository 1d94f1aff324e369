"""What the owner has told us about the own box: packs of an own folder, and corrections laid over what is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from companion.games import Game
from companion.games.registry import GAMES
from companion.kit.intent import shown
from companion.packs import Correction, Entered, Holdings, Overlay, Pack, PackError, correct, load, load_folder, read_entered
from companion.table import Refused


class Owner:
    """Packs as this owner has them; each is read once."""

    def __init__(
        self,
        own: Path | None = None,
        box: Path | None = None,
        printed: Callable[[str], Pack] = load,
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
            self._packs[name] = self._corrected(pack, overlay, "pack") if overlay or self._is_mine(name) else pack
        return self._packs[name]

    def printed(self, name: str) -> Pack:
        """The pack without corrections: from the owner's folder if it is there."""
        return load_folder(self.own / name, self._holds_of) if self.own and self._is_mine(name) else self._load(name)

    def untouched(self, name: str) -> Pack:
        """The pack as we printed it, whatever the owner has."""
        return self._load(name)

    def holds_of(self, pack: Pack) -> Holdings:
        """What the components of a pack may hold."""
        return self.games[pack.game].holds

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

    def enter(self, name: str, component: str, cards: Any, total: Any = None) -> Entered:
        """Write down a whole list as it is so far; until it adds up, the pack is played as it was."""
        if self.box is None:
            raise Refused("no_box")
        printed = self.printed(name)
        if component not in printed.components:
            raise PackError(f"there is no component {shown(component)!r}")
        game = self.games[printed.game]
        entered = read_entered(printed[component], game.listed(component, cards), game.holds, total)
        self._lay_over(self.overlay(name).typed(entered))
        return entered

    def read(self, name: str, component: str, cards: Any) -> Entered:
        """Cards as they would be written down, or PackError with what is wrong with them."""
        printed = self.printed(name)
        return read_entered(printed[component], cards, self.games[printed.game].holds)

    def take(self, file: Path) -> int:
        """Corrections that somebody else wrote down, added to one's own; how many there are now."""
        boxes = Overlay.all_in(file)
        if not boxes:
            raise PackError("is no list of corrections", file.name, 1, "file")
        count = 0
        for box in boxes:
            count += self.correct(box.pack, *box.corrections) if box.corrections else 0
            for each in box.lists:
                count += len(self.enter(box.pack, each.component, list(each.cards), each.total).cards)
        return count

    def _lay_over(self, overlay: Overlay) -> int:
        assert self.box is not None
        corrected = self._corrected(self.printed(overlay.pack), overlay, "correction")
        overlay.save(self.box)
        self._packs[overlay.pack] = corrected
        return len(overlay.corrections)

    def _corrected(self, pack: Pack, overlay: Overlay, at: str) -> Pack:
        """The pack with what the owner has told us, if a game can be played with it."""
        try:
            corrected = correct(pack, overlay, self.games[pack.game].holds)
            fault = next(iter(self.games[pack.game].faults(corrected)), "")
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:  # a file that no app of ours has written
            raise PackError(f"is no list of corrections ({error!r})", overlay.pack, 1, at) from None
        if fault:
            raise PackError(fault, overlay.pack, 1, at)
        return corrected
