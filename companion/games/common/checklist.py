"""The set-up list: what people put on the table, in lanes that several can work on at once."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.common.seating import playing
from companion.kit.intent import TEXT, Given, Result, Shape, intent, shown
from companion.kit.source import source
from companion.packs import Pack, Words
from companion.table import Json, Refused, Table

DONE, TASKS = "setup.done", "setup.tasks"


def values(pack: Pack) -> dict[str, Json]:
    """What a layout holds for it: which tasks there may be, and which are done."""
    return {DONE: [], TASKS: {task.id: dict(task.when) for task in pack.tasks}}


def tasks(table: Table, words: Words) -> list[dict[str, Json]]:
    """Every task that these options and sources call for, by lane; what only this game knows is a value "setup.NAME"."""
    done = table.value(DONE)
    facts = table.named("setup")
    return [
        {"id": task.id, "lane": task.lane, "says": words.translated(task.says).format(**facts), "done": task.id in done}
        for task in words.pack.tasks
        if _called_for(table, task.when)
    ]


def _called_for(table: Table, when: Mapping[str, Json]) -> bool:
    """Whether these options and sources call for a task."""
    return all(_holds(table, condition, value) for condition, value in when.items())


def _holds(table: Table, condition: str, value: Json) -> bool:
    """A condition is an option, what only this game knows, or a component and its source; of a list of values one must hold."""
    named = next((name for name in (f"option.{condition}", f"setup.{condition}") if table.has(name)), "")
    now = table.value(named) if named else source(table, condition)
    return bool(now in value if isinstance(value, list) else now == value)


def _listed(table: Table, _: Given) -> list[str]:
    return [name for name, when in table.value(TASKS).items() if _called_for(table, when)]


def _read_task(table: Table, name: str, value: Json) -> str:
    task = str(TEXT.read(table, name, value))
    if task not in table.value(TASKS):
        raise Refused("no_such_task", task=shown(task))
    return task


def app_did(table: Table, component: str) -> None:
    """What the app draws for is ticked as soon as it has drawn all of it."""
    done = list(table.value(DONE))
    table.set(
        DONE, [*done, *(task for task, when in table.value(TASKS).items() if when.get(component) == "app" and task not in done)]
    )


TASK = Shape("a task of the set-up list", _read_task, _listed, "task")


@intent(playing, task=TASK)
def setup_done(table: Table, task: str) -> Result:
    """Tick a task of the set-up list, or take the tick off."""
    done = list(table.value(DONE))
    done = [each for each in done if each != task] if task in done else [*done, task]
    table.set(DONE, done)
    table.tell("setup_ticked", task=task)
    return {"done": done}
