"""The groups that play with this phone: found from the evenings, each with its seats and its choices of last time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field

from companion.saves.evening import Evening
from companion.table import Json
from companion.value import value


@value
class Group:
    """People who have played together, whoever sat where."""

    names: tuple[str, ...]
    """From the first seat on, as they sat last."""
    options: Mapping[str, Json] = field(default_factory=dict)
    """What they chose last; where this game is new to them, what anybody chose last."""

    def is_of(self, names: Iterable[str]) -> bool:
        return set(self.names) == set(names)


def groups(evenings: Sequence[Evening], game: str) -> tuple[Group, ...]:
    """Every group of these evenings, the last played first; seats and choices are those of its last evening with this game.

    >>> tuesday, monday = Evening("b", ("Ana", "Bo"), 1), Evening("a", ("Bo", "Ana"), 1, {"mode": "coop"})
    >>> sunday = Evening("a", ("Cy",), 1, {"mode": "solo"})
    >>> [group.names for group in groups([tuesday, monday, sunday], "a")]
    [('Bo', 'Ana'), ('Cy',)]
    >>> groups([tuesday, monday, sunday], "b")[1].options
    {}
    """
    found: dict[frozenset[str], Evening] = {}
    for evening in evenings:
        who = frozenset(evening.names)
        before = found.setdefault(who, evening)
        if evening.game == game != before.game:
            found[who] = evening
    usual = next((evening.options for evening in evenings if evening.game == game), {})
    return tuple(Group(each.names, each.options if each.game == game else usual) for each in found.values())


def next_first(names: Sequence[str], first: int) -> list[str]:
    """The seats of the next game: whoever sits behind the last first player sits first.

    >>> next_first(["Ana", "Bo", "Cy"], 0)
    ['Bo', 'Cy', 'Ana']
    """
    start = (first + 1) % len(names)
    return [*names[start:], *names[:start]]


def called(names: Sequence[str], short: bool = False) -> str:
    """All of their names, or the first one and how many more they are.

    >>> called(["Ana", "Bo"]), called(["Ana", "Bo", "Cy"], short=True), called(["Ana"], short=True)
    ('ANA, BO', 'ANA +2', 'ANA')
    """
    if short and len(names) > 1:
        return f"{names[0].upper()} +{len(names) - 1}"
    return ", ".join(names).upper()
