"""What happens for the first time and is explained once, beyond the verbs themselves: by what an entry told and set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.table import Entry, Set, Told


def told_first(entry: Entry, rules: Mapping[str, str]) -> Iterator[str]:
    """The rules behind its messages, those that both games have behind what it set, the most special first."""
    for event in entry.events:
        if isinstance(event, Told) and event.message in rules:
            yield rules[event.message]
        if isinstance(event, Set) and event.after is True:
            if event.name.endswith(".larva"):
                yield "larva_on_board"
            if event.name in ("first_encounter", "first_death"):
                yield event.name
