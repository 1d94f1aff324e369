"""What is explained in the facility when it happens for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from companion.show.family.firsts import told_first
from companion.table import Entry

TOLD = {**dict.fromkeys(("noise_danger", "noise_danger_held"), "danger"), "slime_betrays": "slime", "gate_opens": "main_gate"}


def firsts(entry: Entry) -> Iterator[str]:
    """The rules that this entry may be the first example of, the most special first."""
    yield from told_first(entry, TOLD)
    if entry.intent == "next":
        if entry.told.get("step") == "time" and entry.told.get("dark"):
            yield "darkness"
        if entry.told.get("step") == "bag":
            yield "bag"
