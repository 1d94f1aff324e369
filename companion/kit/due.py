"""What is still to be done: by whom, what, with which act, and whether the rules demand it. A value, computed from the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, Literal

from companion.kit.forms import DONE, form_of
from companion.kit.intent import Result, Shape, shown
from companion.table import Json, Refused, Set, Table
from companion.value import value

What = Literal["order", "encounter", "strike", "question", "activate", "board", "choose"]
PASSED = "left."
"""So begin the sentences about what was passed over."""
LEFT_OPEN = "left_open"
"""Under which name a result tells what was passed over."""


@value
class Due:
    """One thing that somebody still has to do.

    >>> Due("strike:adult-1", "strike", about={"piece": "adult-1"}, must=True).must
    True
    """

    id: str
    what: What
    seat: str = ""
    """Who; "" for everybody, or for the board."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """What the sentence about it is filled with."""
    does: tuple[str, Mapping[str, Json]] | None = None
    """The act that does it, and its parameters as far as they are known; None where only people can."""
    must: bool = False
    """Whether the rules demand it and the app keeps it; else it is an order that only people carry out."""
    message: str = ""
    """The sentence about it, where it has one of its own."""

    @property
    def says(self) -> str:
        """The sentence about it, by its name."""
        return self.message or f"due.{self.what}"


def _read_ticked(_: Table, name: str, value: Json) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Refused("not_a_word", name=name, value=shown(value))
    return value


TICKED = Shape("what people have ticked, by its id", _read_ticked)
"""What an act takes that moves the game on: the session tells it, so that the same act is the same again."""


def question(table: Table) -> tuple[Due, ...]:
    """What is asked and not answered yet; a step that is only waited for asks nothing. For some games that is all."""
    asked = table.value("question")
    if asked is None or form_of(table.value("form")) == DONE:
        return ()
    return (Due(f"question:{asked['ask']}", "question", str(asked.get("seat", "")), dict(asked), ("next", {}), must=True),)


def moved_on(
    table: Table,
    before: Sequence[Due],
    after: Sequence[Due],
    ticked: Json,
    result: Result,
    answered: str = "",
    tells: bool = True,
) -> Result:
    """The result of an act that moves the game on, with what it has passed over, which the history says too.

    What was asked is answered by it, at least quietly; what is there still was not passed over, and whoever has left the game
    meanwhile owes nothing any more.
    """
    there = {due.id for due in after} | set(ticked or ()) | {f"question:{answered}"}
    open_ = [due for due in before if due.must and due.id not in there and not _has_left(table, due.seat)]
    if not open_ or table.value("phase") == "over":
        return result
    for due in open_ if tells else ():
        table.tell(f"left.{due.what}", seat=due.seat, **{name: each for name, each in due.about.items() if name != "seat"})
    return {**result, LEFT_OPEN: [due.id for due in open_]}


def _has_left(table: Table, seat: str) -> bool:
    """Whether a seat has left the game just now; the dead who play on owe what they owe."""
    status = f"{seat}.status"
    now = any(isinstance(event, Set) and event.name == status for event in table.happened)
    return now and table.word(status) != "in"
