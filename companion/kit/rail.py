"""A step rail: steps in the order of the rules, each done, skipped with its reason, or waiting for an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from companion.kit.intent import Result
from companion.table import Json, Refused, Table

Skip = Callable[[Table], tuple[str, dict[str, Json]] | None]
Run = Callable[[Table], Result]
Answer = Callable[[Table, Json], Result]


@dataclass(frozen=True, slots=True)
class Step:
    """One station. `skip` tells why it can't apply, `run` does it, `answer` takes what the table says to it.

    A result that is "quiet" has nothing for the players to do or read; the rail goes on to the next station.
    """

    name: str
    run: Run
    skip: Skip = lambda _: None
    answer: Answer | None = None


def ask(table: Table, question: str, **facts: Json) -> None:
    """Wait on this station for an answer; `next` without one takes the quiet answer."""
    table.set("question", {"ask": question, **facts})


def stay(table: Table) -> None:
    """Stop on this station after an answer, so that what came of it can be read."""
    table.set("shown", True)


@dataclass(frozen=True, slots=True)
class Rail:
    """Stations, and the values of the table that say where we are: "step", "question", "shown"."""

    steps: Sequence[Step]

    VALUES: ClassVar[dict[str, Json]] = {"step": "", "question": None, "shown": False}

    def start(self, table: Table) -> None:
        table.set("step", "start")

    def next(self, table: Table, answer: Json) -> Result | None:
        """Answer what is asked, or enter the next step that applies; None when there is none left."""
        table.set("shown", False)
        position = self._position(table.word("step"))
        if table.value("question") is None:
            if answer is not None:
                raise Refused("nothing_asked")
            return self._enter(table, position + 1)
        step = self.steps[position]
        assert step.answer is not None, f"{step.name} asks and takes no answer"
        table.set("question", None)
        result = step.answer(table, answer)
        if table.flag("shown") or table.value("question") is not None or table.word("step") != step.name:
            return {"step": step.name, **result}
        entered = self._enter(table, position + 1)
        return {"answered": {"step": step.name, **result}, **entered} if entered else None

    def _enter(self, table: Table, position: int) -> Result | None:
        skipped: list[Json] = []
        passed: list[Json] = []
        for step in self.steps[position:]:
            table.set("step", step.name)
            if reason := step.skip(table):
                message, facts = reason
                table.tell(message, **facts)
                skipped.append({"step": step.name, "why": message})
                continue
            result = {"step": step.name, **step.run(table)}
            if result.pop("quiet", False):
                passed.append(result)
                continue
            return {**result, "skipped": skipped, "passed": passed}
        return None

    def _position(self, name: str) -> int:
        return next((index for index, step in enumerate(self.steps) if step.name == name), -1)
