"""The chips over the players of a new game: the group of last time, the others, and new people."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.show.group import Group, called
from companion.show.tongue import Tongue
from companion.value import value

NEW, MORE = -1, -2
"""Instead of a group: new people, and the groups for which there is no room."""
MOST = 3
"""So many groups stand beside that of last time."""
AIR, MARK = 24, 31
"""In dp: around the words of a chip, and its tick with what lies between them."""


@value
class GroupChip:
    label: str
    group: int
    chosen: bool = False


Row = tuple[GroupChip, ...]


def group_chips(
    groups: Sequence[Group], chosen: int, unfolded: bool, room: float, wide: Callable[[str], float], say: Tongue
) -> tuple[Row, ...]:
    """One row of chips in this room, with as many groups as it takes, by their names where these have room; what is left of
    them stands in rows of its own while it is unfolded. Widths are in dp."""
    others = range(1, len(groups))

    def row(count: int, short: bool, label: str) -> Row:
        """The group of last time, so many of the others, what is left, and new people."""
        left = len(others) - count
        unfolds = (GroupChip(f"+{left}", MORE, unfolded or chosen > count),) if left else ()
        shown = (GroupChip(called(groups[each].names, short), each, each == chosen) for each in others[:count])
        return (GroupChip(label, 0, chosen == 0), *shown, *unfolds, GroupChip(say("NEW"), NEW, chosen == NEW))

    def fits(row: Row) -> bool:
        return sum(wide(each.label) + AIR + (MARK if each.chosen else 0) for each in row) + 8 * (len(row) - 1) <= room

    same = say("SAME CREW")
    named = say("SAME CREW: {names}", names=called(groups[0].names))
    most = min(MOST, len(others))
    wanted = [row(most, False, named), *(row(count, short, same) for count in range(most, -1, -1) for short in (False, True))]
    first = next((each for each in wanted if fits(each)), wanted[-1])
    hidden = others[sum(each.group > 0 for each in first) :]
    if not hidden or not (unfolded or chosen in hidden):
        return (first,)
    return first, *_rows([GroupChip(called(groups[each].names), each, each == chosen) for each in hidden], fits)


def _rows(chips: Sequence[GroupChip], fits: Callable[[Row], bool]) -> list[Row]:
    """As many side by side as there is room for."""
    made: list[Row] = []
    for chip in chips:
        if made and fits((*made[-1], chip)):
            made[-1] = (*made[-1], chip)
        else:
            made.append((chip,))
    return made
