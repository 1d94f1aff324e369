"""The set-up list: what people put on the table, in lanes that several can work on at once."""

from __future__ import annotations

from companion.games.common.seating import playing
from companion.kit.intent import TEXT, Result, intent
from companion.kit.source import source
from companion.packs import Words
from companion.table import Json, Table

DONE = "setup.done"
VALUES: dict[str, Json] = {DONE: []}
"""What a layout holds for it."""


def tasks(table: Table, words: Words) -> list[dict[str, Json]]:
    """Every task that these options and sources call for, by lane; what only this game knows is a value "setup.NAME"."""
    done = table.value(DONE)
    facts = table.named("setup")
    return [
        {"id": task.id, "lane": task.lane, "says": words.translated(task.says).format(**facts), "done": task.id in done}
        for task in words.pack.tasks
        if all(_holds(table, condition, value) for condition, value in task.when.items())
    ]


def _holds(table: Table, condition: str, value: Json) -> bool:
    """A condition is an option, what only this game knows, or a component and its source; of a list of values one must hold."""
    named = next((name for name in (f"option.{condition}", f"setup.{condition}") if table.has(name)), "")
    now = table.value(named) if named else source(table, condition)
    return bool(now in value if isinstance(value, list) else now == value)


@intent(playing, task=TEXT)
def setup_done(table: Table, task: str) -> Result:
    """Tick a task of the set-up list, or take the tick off."""
    done = list(table.value(DONE))
    done = [each for each in done if each != task] if task in done else [*done, task]
    table.set(DONE, done)
    table.tell("setup_ticked", task=task)
    return {"done": done}
