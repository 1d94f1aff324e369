"""Questions of the rail, answered by touches: each kind of answer that a form allows."""

from __future__ import annotations

from typing import Any

from companion.kit.forms import Form, Groups, Number, One, Some, Tally, form_of
from companion.table import Json
from tools.driver import Driver


def to_the_question(driver: Driver, session: Any, question: str, **fixes: Any) -> bool:
    """Through the event phase until this is asked; whether it was."""
    for path, value in fixes.items():
        session.do("fix", path=path, value=value)
    driver.app.act("event_phase")
    while session.view()["phase"] == "event":
        if (session.view()["question"] or {}).get("ask") == question:
            return True
        driver.app.act("next")
    return False


def give(driver: Driver, answer: Json) -> None:
    """Answer by touches, as somebody would who reads what stands there."""
    driver.frames(2)
    asking = driver.app.stage.screen("rail").picture.asking
    for tap in asking.taps:
        if tap.answer == answer and type(tap.answer) is type(answer):
            driver.tap(tap.label)
            return
    wanted = answer if isinstance(answer, dict) and set(answer) <= {part_of(row) for row in rows(asking)} | {""} else {"": answer}
    for row in rows(asking):
        values = wanted.get(row.part)
        if row.switch and row.key in (values or ()):
            driver.tap(f"{row.part} {row.key}".strip())
        elif not row.switch:
            count = (values or {}).get(row.key, row.least) if row.key else (row.least if values is None else values)
            for _ in range(count - row.least):
                driver.tap(f"{row.label or 'count'} +")
    driver.next()


def rows(asking: Any) -> list[Any]:
    return [row for part in asking.parts for row in part.rows]


def part_of(row: Any) -> str:
    return str(row.part)


def answers(form: Form) -> list[Json]:
    """Each answer, but no more taps than a finger has patience for."""
    match form:
        case Tally(most, of):
            return list(Tally({what: min(2, number) for what, number in most.items()}, of).answers())
        case Number(least, most, must):
            return list(Number(least, min(most, least + 2), must).answers())
        case Groups(forms):
            return [
                {},
                *({name: answer} for name, each in forms.items() for answer in answers(each)),
                {name: answers(each)[-1] for name, each in forms.items()},
            ]
        case One() | Some():
            return list(form.answers())


def every_answer(driver: Driver, session: Any) -> None:
    form = form_of(session.view()["form"])
    for answer in answers(form):
        before = session.table.state()
        driver.frames(2)
        give(driver, answer)
        last = session.journal.last
        assert (last.intent, form.read(last.parameters.get("answer"))) == ("next", form.read(answer))
        driver.app.act("undo")
        while session.table.state() != before:
            driver.app.act("undo")
