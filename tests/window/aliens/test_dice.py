"""A roll of dice as it is drawn: what stands between die, dial and verdict keeps its size, however wide the place is."""

import pytest

from companion.show.aliens.dial import Roll
from companion.show.aliens.drawings.dice import ROLL
from companion.show.strokes import Writing
from companion.show.writing import Format

AIMED = Roll(roll=7, needs=8, good=8, verdict="HIT", symbol="hit")
DODGED = Roll(roll=7, needs=8, dial=False, tokens=3, total=10, verdict="SAFE", symbol="check")


@pytest.mark.parametrize("form", [Format(), Format(1.5), Format(compact=True), Format(wide=True, compact=True)])
@pytest.mark.parametrize(("roll", "sign"), [(AIMED, "≤"), (DODGED, "+"), (DODGED, "10")], ids=["dial", "added", "total"])
def test_no_sign_of_a_roll_is_squeezed_out(roll: Roll, sign: str, form: Format) -> None:
    found = set()
    for wide in range(396, 900, 4):
        drawing = ROLL.drawn(roll, float(wide), ROLL.needs(form, roll, float(wide), 0), form)  # type: ignore[misc]
        found.add(next(each.said.size for each in drawing.strokes if isinstance(each, Writing) and each.said.text == sign))
    assert len(found) == 1
