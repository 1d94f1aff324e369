"""The slide rule: what comes is read whole on every screen, and what ends the game comes first."""

from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from companion.show.nemesis import FACE
from companion.show.nemesis.drawings.sliderule import SLIDE_RULE
from companion.show.nemesis.sliderule import Ruled, TimeRule, slide_rule
from companion.show.playing import Playing
from companion.show.strokes import Drawing, Writing
from companion.show.tongue import Tongue
from companion.show.writing import Format

SHEETS = {
    "phone": (380, 452, Format()),
    "small": (328, 372, Format(compact=True)),
    "small, large letters": (328, 372, Format(fonts=1.3, compact=True)),
    "large letters": (380, 452, Format(fonts=1.3)),
    "twice as large": (380, 452, Format(scale=2.0)),
    "tablet": (560, 492, Format(tablet=True)),
    "landscape": (440, 372, Format(wide=True)),
}


@cache
def views() -> list[Any]:
    """Every slot of time with every slot of self-destruct, and without."""
    session = Session.new(charter(load("nemesis"), ["Ana", "Bo", "Cy"], b"seed"))
    playing, found = Playing(session, FACE, Tongue("en")), []
    for time in range(1, 16):
        session.do("fix", path="time.slot", value=time)
        found.append(playing.view)
    for blast in range(6, 0, -1):
        for time in range(1, 16):
            session.do("fix", path="time.slot", value=time)
            session.do("fix", path="selfdestruct.slot", value=blast)
            found.append(playing.view)
    return found


def rules(language: str) -> list[TimeRule]:
    return [rule for view in views() if (rule := slide_rule(view, Tongue(language)))]


def said(drawing: Drawing, words: set[str]) -> list[Writing]:
    return [stroke for stroke in drawing.strokes if isinstance(stroke, Writing) and stroke.said.text in words]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("sheet", SHEETS)
def test_what_comes_is_never_cut(sheet: str, language: str) -> None:
    wide, high, form = SHEETS[sheet]
    for rule in rules(language):
        drawing = SLIDE_RULE.drawn(Ruled(rule), wide, high, form)
        words = {row.says for _, row in rule.rows}
        rows = said(drawing, words)
        assert {each.said.text for each in rows} == words
        for each in rows:
            _, low, room, tall = each.box
            assert "…" not in "".join(each.said.lines), (each.said.lines, sheet)
            assert each.said.width <= room + 1, (each.said.lines, sheet)
            assert low >= -1, (each.said.lines, sheet)
            assert low + tall <= high, (each.said.lines, sheet)
        boxes = sorted((each.box[1], each.box[1] + each.box[3]) for each in rows)
        assert all(above >= below - 0.5 for (_, below), (above, _) in pairwise(boxes)), (boxes, sheet)


def test_the_explosion_comes_before_what_else_happens_then() -> None:
    session = Session.new(charter(load("nemesis"), ["Ana", "Bo", "Cy"], b"seed"))
    session.do("fix", path="time.slot", value=14)
    session.do("fix", path="selfdestruct.slot", value=6)
    rule = slide_rule(Playing(session, FACE, Tongue("en")).view, Tongue("en"))
    assert rule
    level, row = next(each for each in rule.rows if "Ship explodes" in each[1].says)
    assert (row.says, row.role, row.symbol) == ("Ship explodes, chambers open", "danger", "autodestruction"), level
