"""What things are called: seats by their names, pieces by their kinds, and equal ones by a letter."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase
from typing import Any

from companion.show.calling import PieceWords
from companion.show.tongue import Tongue


def seat_name(view: Mapping[str, Any], seat: Any) -> str:
    """Who sits there; "" where nobody does."""
    return str(view["seats"][seat]["name"]).upper() if seat in view["seats"] else ""


def lettered(in_play: Any, labels: Mapping[str, str]) -> dict[str, str]:
    """The pieces in play by their kinds; where several of a kind stand, each with a letter.

    >>> lettered([{"piece": "a1", "kind": "a"}, {"piece": "a2", "kind": "a"}], {"a": "WOLF"})
    {'a1': 'WOLF A', 'a2': 'WOLF B'}
    """
    letters = letters_of(in_play)
    return {each["piece"]: f"{labels[each['kind']]} {letters[each['piece']]}".strip() for each in in_play}


def letters_of(in_play: Any) -> dict[str, str]:
    """A letter for each piece of which there are several of its kind; "" for the others."""
    kinds = [each["kind"] for each in in_play]
    met: dict[str, int] = {}
    found = {}
    for each in in_play:
        kind = each["kind"]
        found[each["piece"]] = ascii_uppercase[met.get(kind, 0) % len(ascii_uppercase)] if kinds.count(kind) > 1 else ""
        met[kind] = met.get(kind, 0) + 1
    return found


def listed(counts: Mapping[str, int], pieces: Mapping[str, PieceWords], say: Tongue) -> str:
    """So many of each kind, in a line.

    >>> listed({"egg": 2}, {"egg": PieceWords("EGG", "egg", counted="{n} {n:egg|eggs}")}, Tongue("en"))
    '2 eggs'
    """
    words = {kind: pieces[kind] for kind in counts}
    return ", ".join(
        say(words[kind].counted, n=count) if words[kind].counted else f"{count} {say(words[kind].label).lower()}"
        for kind, count in counts.items()
    )
