"""What a page may ask of a game besides the view it shows: what things are called, what the rules would take, what would come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from companion.kit.intent import Of
from companion.packs import Pack, Words
from companion.table import EVERYTHING, SHARED, Entry, Json, Refused, View

Watch = Callable[[Entry, View], None]


class Port(Protocol):
    """A session is one; what stands behind it, table and journal, is nobody's business here."""

    words: Words
    pack: Pack

    def view(self, seat: str = SHARED) -> dict[str, Json]:
        """The table as one seat sees it."""

    def offers(self, name: str, parameter: str, eyes: str = EVERYTHING, **given: Json) -> list[Json]:
        """Every value of a parameter that the rules would take now, beside what was said so far."""

    def parameters(self, name: str) -> tuple[str, ...]:
        """What may be said with an act."""

    def called(self, value: Json, of: Of = "") -> str:
        """What people call a value."""

    def called_of(self, name: str, parameter: str, value: Json) -> str:
        """What people call a value of a parameter."""

    def why_not(self, name: str, /, **parameters: Json) -> Refused | None:
        """Why this can't be done now, or None."""

    def warns(self, name: str, /, **parameters: Json) -> str:
        """What is to be said before this is done, by its name; "" for nothing."""

    def suppose(self, name: str, /, **parameters: Json) -> dict[str, Json]:
        """The table as all would see it, had this been done."""

    def again(self, before: Watch, after: Watch) -> None:
        """The game once more, as all may see it."""

    def standing(self) -> Iterator[Entry]:
        """What still stands, the newest first."""
