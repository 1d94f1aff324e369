"""What happens for the first time and is explained once, beyond the verbs themselves: by what an entry told and set."""

from __future__ import annotations

from collections.abc import Iterator

from companion.table import Entry, Set, Told

TOLD = {
    "noise_danger": "danger", "slime_betrays": "slime", "gate_opens": "main_gate", "css_revealed": "css",
    "css_reveal_yours": "css",
}


def firsts(entry: Entry) -> Iterator[str]:
    """The rules that this entry may be the first example of, the most special first."""
    for event in entry.events:
        if isinstance(event, Told) and event.message in TOLD:
            yield TOLD[event.message]
        if isinstance(event, Set) and event.after is True:
            if event.name.endswith(".larva"):
                yield "larva_on_board"
            if event.name in ("first_encounter", "first_death"):
                yield event.name
    if entry.intent == "next":
        if entry.told.get("step") == "time" and entry.told.get("dark"):
            yield "darkness"
        if entry.told.get("step") == "bag":
            yield "bag"
