"""A step rail: steps in the order of the rules, each done, skipped with its reason, or waiting for an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from companion.kit.forms import Form, Groups, form_of
from companion.kit.intent import Given, Result, Shape, unread
from companion.table import Json, Refused, Table
from companion.value import value

Reason = tuple[str, dict[str, Json]]
"""A line of the story, and what fills it."""
Skip = Callable[[Table], Reason | None]
Run = Callable[[Table], Result]
Question = Mapping[str, Json]
"""What is asked: its name, the form of its answer, and facts."""
Answer = Callable[[Table, Any, Question], Result]
"""Takes what the form has read, and what was asked."""


@value
class Step:
    """One station. `skip` tells why it can't apply, `run` does it, `answer` takes what the table says to it.

    A result that is "quiet" has nothing for the players to do or read; the rail goes on to the next station.
    """

    name: str
    run: Run
    skip: Skip = lambda _: None
    answer: Answer | None = None


def ask(table: Table, question: str, form: Form, **facts: Json) -> None:
    """Wait on this station for an answer of this form; `next` without one takes the quiet answer. Facts are for people."""
    table.set("question", {"ask": question, **facts})
    table.set("form", form.written())


def asks_nothing(table: Table) -> None:
    table.set("question", None)
    table.set("form", None)


def ask_each(table: Table, question: str, form: Form, seats: Sequence[str]) -> None:
    """Ask one seat after the other; call it again with those that are left. Nobody left: nothing is asked."""
    asks_nothing(table)
    if seats:
        ask(table, question, form, seat=seats[0], queue=list(seats))


def gone(table: Table, what: str) -> None:
    """A seat has left, or a piece: no question offers it any more, and nobody waits for its turn. What was asked of nobody else
    is asked no more."""
    question = table.value("question")
    if question is None:
        return
    form = form_of(table.value("form")).without(what)
    if "queue" not in question:
        table.set("form", form.written())
        if isinstance(form, Groups) and not form.forms:
            asks_nothing(table)
    elif what in question["queue"]:
        ask_each(table, question["ask"], form, [seat for seat in question["queue"] if seat != what])


def _any_answer(table: Table, _: Given) -> Iterator[Json]:
    if table.value("question") is not None:
        yield from form_of(table.value("form")).answers()


def asked(table: Table, _: Given) -> str:
    """Whom the question that is open is for; "" where it is for all, or nothing is asked."""
    question = table.value("question") or {}
    by = question.get("by", [question.get("seat", "")])
    return str(by[0]) if len(by) == 1 else ""


ANSWER = Shape("an answer of the form that was asked for", unread, _any_answer)


def stay(table: Table) -> None:
    """Stop on this station after an answer, so that what came of it can be read."""
    table.set("shown", True)


@value
class Rail:
    """Stations, and the values of the table that say where we are: "step", "question" with its "form", "shown"."""

    steps: Sequence[Step]

    VALUES: ClassVar[dict[str, Json]] = {"step": "", "question": None, "form": None, "shown": False}

    def start(self, table: Table) -> None:
        table.set("step", "start")

    def next(self, table: Table, answer: Json, alone: bool = False) -> Result | None:
        """Answer what is asked, or enter the next step that applies; None when there is none left, or this one stands alone."""
        table.set("shown", False)
        position = self._position(table.word("step"))
        question = table.value("question")
        if question is None:
            if answer is not None:
                raise Refused("nothing_asked")
            return None if alone else self._enter(table, position + 1)
        step = self.steps[position]
        assert step.answer is not None, f"{step.name} asks and takes no answer"
        said = form_of(table.value("form")).read(answer)
        asks_nothing(table)
        result = step.answer(table, said, question)
        if alone or table.flag("shown") or table.value("question") is not None or table.word("step") != step.name:
            return {"step": step.name, **result}
        entered = self._enter(table, position + 1)
        return {"answered": {"step": step.name, **result}, **entered} if entered else None

    def ahead(self, table: Table) -> Iterator[tuple[str, Reason | None]]:
        """Each station that is still to come, with why it would be skipped as things stand."""
        for step in self.steps[self._position(table.word("step")) + 1 :]:
            yield step.name, step.skip(table)

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
