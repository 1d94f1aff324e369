"""What the owner of a host without a window has changed of the box, or typed of a card, and has not written down yet."""

from __future__ import annotations

from typing import Any, Protocol

from companion.packs import Entered, Words
from companion.show.files import Files
from companion.show.games import Games
from companion.show.pictures.box import Box, BoxPage, corrections, page
from companion.show.pictures.entering import Entering, entering
from companion.show.place import Place
from companion.show.tongue import Tongue

TYPED = ("name", "text", "copies")
"""Of a card this is another one's; the rest of it stays for the next, which is often alike."""


class Holder(Protocol):
    """Whoever holds the box."""

    games: Games
    files: Files
    notice: str
    say: Tongue

    @property
    def place(self) -> Place: ...
    def close(self) -> None: ...
    def packs(self, name: str) -> Any: ...


class Drafts:
    """Of one component at a time: what another one leaves is forgotten."""

    def __init__(self, shell: Holder) -> None:
        self._shell = shell
        self._about = ""
        self._draft: dict[Any, Any] = {}

    @property
    def draft(self) -> dict[Any, Any]:
        about = self._shell.place.about.partition(":")[0]
        if about != self._about:
            self._about, self._draft = about, {}
        return self._draft

    @property
    def which(self) -> tuple[str, str]:
        """The pack and the component that the page is about."""
        pack, _, component = self._shell.place.about.partition(":")[0].partition("/")
        return pack, component

    def box(self, say: Tongue) -> Box:
        shell = self._shell
        pack = shell.packs(self.which[0])
        face = shell.games.face_of(pack.game)
        return Box(pack, shell.files.owner.holds_of(pack), face, Words(pack, say.language), say)

    @property
    def told(self) -> bool:
        """Whether anything of the component was written down."""
        return self._shell.files.owner.has(*self.which)

    # -- a step each way -------------------------------------------------------------------------

    def page(self, say: Tongue) -> BoxPage:
        return page(self.box(say), self.which[1], self.draft)

    def step(self, item: str, field: str, by: int) -> None:
        row = next(each for each in self.page(self._shell.say).rows if each.key == (item, field))
        value = row.more if by > 0 else row.less
        if value is not None:
            self.draft[row.key] = value

    def so_it_is(self) -> None:
        """It is written down; what does not add up is said, and stays as it is."""
        pack, component = self.which
        self._shell.files.owner.correct(pack, *corrections(self.box(self._shell.say), component, self.draft))
        self._forget()

    def as_printed(self) -> None:
        self._shell.files.owner.forget(*self.which)
        self._forget()

    def leave_out(self) -> None:
        """What of the box no game can be played with."""
        pack = self.which[0]
        self._shell.files.owner.mend(pack)
        self._shell.files.pack(pack)

    def _forget(self) -> None:
        self._about = ""
        self._shell.close()

    # -- card by card ----------------------------------------------------------------------------

    def entered(self) -> Entered:
        pack, component = self.which
        return self._shell.files.owner.overlay(pack).entered(component)

    def entering(self, say: Tongue) -> Entering:
        pack, component = self.which
        return entering(self.box(say), self._shell.files.owner.printed(pack)[component], self.entered(), self.draft)

    def pick(self, field: str, at: int) -> None:
        row = next(each for each in self.entering(self._shell.say).rows if each.field == field)
        self.draft[field] = row.choices[at].value

    def write(self, field: str, text: str) -> None:
        if field in ("name", "text"):
            self.draft[field] = text

    def offer(self) -> None:
        self.draft["name"] = self.entering(self._shell.say).offered or self.draft.get("name", "")

    def add_card(self) -> None:
        card = {**self.draft, **{each: str(self.draft.get(each, "")).strip() for each in ("name", "text")}}
        (read,) = self._shell.files.owner.read(*self.which, [card]).cards
        self._keep(self.entered().with_card(read))
        for each in TYPED:
            self.draft.pop(each, None)

    def last_card(self) -> None:
        """The last card once more, to be set right."""
        entered = self.entered()
        last, rest = dict(entered.cards[-1]), entered.cards[:-1]
        self._keep(Entered(entered.component, rest, entered.total))
        self.draft.clear()
        self.draft.update(last)

    def _keep(self, entered: Entered) -> None:
        self._shell.files.owner.enter(*self.which, entered.cards, entered.total)
