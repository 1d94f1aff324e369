"""What the owner has told us about the own box: packs of an own folder, and corrections laid over what is printed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from companion.charter import charter
from companion.games import Game
from companion.games.registry import GAMES
from companion.kit.intent import shown
from companion.packs import (
    Correction,
    Entered,
    Holdings,
    Overlay,
    Pack,
    PackError,
    correct,
    load,
    load_folder,
    read_entered,
    save_all,
)
from companion.session import Session
from companion.table import Refused
from companion.value import value

UNREAD = (KeyError, TypeError, ValueError, AttributeError, IndexError)
"""What a list may stumble over that no app of ours has written."""


@value
class Offered:
    """What somebody else's box holds of one component, beside what is known of it here."""

    pack: str
    component: str
    told: Overlay
    """What was told of this component, and nothing else."""
    state: Literal["new", "other", "same", "unknown", "fixed", "unfit"]
    """Nothing was told here; something else was; the same was; there is no such list; nothing of it is open; it can't be so."""
    fault: str = ""
    """Why it can't be so."""

    @property
    def fits(self) -> bool:
        return self.state in ("new", "other")


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
        entered = self._listed(name, component, cards, total)
        self._lay_over(self.overlay(name).typed(entered))
        return entered

    def _listed(self, name: str, component: str, cards: Any, total: Any) -> Entered:
        printed = self.printed(name)
        if component not in printed.components:
            raise PackError(f"there is no component {shown(component)!r}")
        game = self.games[printed.game]
        return read_entered(printed[component], game.listed(component, cards), game.holds, total)

    def read(self, name: str, component: str, cards: Any) -> Entered:
        """Cards as they would be written down, or PackError with what is wrong with them."""
        printed = self.printed(name)
        return read_entered(printed[component], cards, self.games[printed.game].holds)

    def take(self, file: Path) -> int:
        """Corrections that somebody else wrote down, added to one's own: all of them or none. How many there are now."""
        return self.take_all(Overlay.all_in(file), file.name)

    def take_all(self, boxes: Sequence[Overlay], name: str) -> int:
        """The same of what was read from a file of this name."""
        if not boxes:
            raise PackError("is no list of corrections", name, 1, "file")
        if self.box is None:
            raise Refused("no_box")
        overlays: dict[str, Overlay] = {}
        count = 0
        for box in boxes:
            overlay = overlays.get(box.pack, self.overlay(box.pack)).with_(*box.corrections)
            count += len(overlay.corrections) if box.corrections else 0
            for each in box.lists:
                entered = self._listed(box.pack, each.component, list(each.cards), each.total)
                overlay, count = overlay.typed(entered), count + len(entered.cards)
            overlays[box.pack] = overlay
        corrected = {name: self._corrected(self.printed(name), overlay, "correction") for name, overlay in overlays.items()}
        if overlays:
            save_all(overlays.values(), self.box)
        self._packs |= corrected
        return count

    def offered(self, boxes: Sequence[Overlay]) -> tuple[Offered, ...]:
        """Component by component what boxes of somebody else would change here, before anything is changed."""
        return tuple(self._offered(box, component) for box in boxes for component in box.components)

    def _offered(self, box: Overlay, component: str) -> Offered:
        told = Overlay(box.pack).and_of(box, component)
        try:
            printed = self.printed(box.pack)
        except (PackError, Refused):
            return Offered(box.pack, component, told, "unknown")
        if component not in printed.components:
            return Offered(box.pack, component, told, "unknown")
        if not printed[component].unverified:
            return Offered(box.pack, component, told, "fixed")
        mine = self.overlay(box.pack)
        if Overlay(box.pack).and_of(mine, component).same_as(told):
            return Offered(box.pack, component, told, "same")
        try:
            corrected = self._laid(printed, mine.without(component).and_of(told, component))
            fault = next(iter(self.games[printed.game].faults(corrected)), "")
        except PackError as error:
            fault = error.says
        except UNREAD as error:
            fault = repr(error)
        state: Literal["unfit", "other", "new"] = "unfit" if fault else "other" if component in mine.components else "new"
        return Offered(box.pack, component, told, state, fault)

    def adopt(self, offers: Sequence[Offered]) -> int:
        """What somebody else has told takes the place of what was told here of the same components: all of it, or Refused and
        nothing. How many components that are."""
        if self.box is None:
            raise Refused("no_box")
        overlays: dict[str, Overlay] = {}
        for each in offers:
            if not each.fits:
                raise Refused("code_does_not_fit", what=each.component)
            before = overlays.get(each.pack) or self.overlay(each.pack)
            overlays[each.pack] = before.without(each.component).and_of(each.told, each.component)
        corrected = {name: self._corrected(self.printed(name), overlay, "correction") for name, overlay in overlays.items()}
        if overlays:
            save_all(overlays.values(), self.box)
        self._packs |= corrected
        return len(offers)

    def forget(self, name: str, component: str) -> None:
        """A component is as it is printed again."""
        if self.box is None:
            raise Refused("no_box")
        self._lay_over(self.overlay(name).without(component))

    def has(self, name: str, component: str) -> bool:
        """Whether the owner has told anything of a component."""
        return component in self.overlay(name).components

    def mend(self, name: str) -> None:
        """Leave out of what the owner has told whatever no game can be played with; the rest holds again."""
        assert self.box is not None
        sound = Overlay(name)
        for component in (overlay := self.overlay(name)).components:
            tried = sound.and_of(overlay, component)
            try:
                self._corrected(self.printed(name), tried, "correction")
            except PackError:
                continue
            sound = tried
        self._lay_over(sound)

    def _lay_over(self, overlay: Overlay) -> int:
        assert self.box is not None
        corrected = self._corrected(self.printed(overlay.pack), overlay, "correction")
        overlay.save(self.box)
        self._packs[overlay.pack] = corrected
        return len(overlay.corrections)

    def _corrected(self, pack: Pack, overlay: Overlay, at: str) -> Pack:
        """The pack with what the owner has told us, if a game can be played with it."""
        game = self.games[pack.game]
        try:
            corrected = self._laid(pack, overlay)
            fault = next(iter(game.faults(corrected)), "")
            if not fault and corrected != pack:
                fault = next(unplayable(corrected, game, known=at == "pack"), "")
        except UNREAD as error:
            raise PackError(f"is no list of corrections ({error!r})", overlay.pack, 1, at) from None
        if fault:
            raise PackError(fault, overlay.pack, 1, at)
        return corrected

    def _laid(self, pack: Pack, overlay: Overlay) -> Pack:
        for each in overlay.lists:
            self._listed_again(pack, each)
        return correct(pack, overlay, self.games[pack.game].holds)

    def _listed_again(self, pack: Pack, entered: Entered) -> None:
        """A file may be written by anybody: what is typed in it is asked like what is typed here."""
        if entered.component not in pack.components:
            raise PackError(f"there is no component {shown(entered.component)!r}")
        read_entered(pack[entered.component], list(entered.cards), self.games[pack.game].holds, entered.total)


def unplayable(pack: Pack, game: Game, known: bool = False) -> Iterator[str]:
    """What keeps a game from beginning with a pack: it is set up for few and for many, with each choice and each deck that
    the app draws; for a box that was asked so before, as it usually begins."""
    chosen: list[dict[str, Any]] = [{}]
    if not known:
        chosen += [{choice.name: value} for choice in game.choices for value in choice.allowed()]
        chosen += [{"sources": {each.component: "app"}} for each in game.sources]
    for options in chosen:
        for seats in set(pack.players):
            try:
                _begun(pack, game, seats, options).view()
            except Refused:  # this can't be chosen so, whatever the box holds
                continue
            except UNREAD as error:
                yield f"no game begins with it ({error!r})"


def _begun(pack: Pack, game: Game, seats: int, options: Mapping[str, Any]) -> Session:
    games = {game.name: game}
    return Session.new(charter(pack, [str(seat) for seat in range(seats)], bytes(32), options, games), pack, None, games)
