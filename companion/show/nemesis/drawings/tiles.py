"""Rows of tiles on TRACKS: secrets with who looked last, turrets, the shuttle track, pods; and cards by number, face down."""

from __future__ import annotations

from companion.show.doing import Does, Go
from companion.show.nemesis.drawings.tokens import token
from companion.show.nemesis.tracks import PodSection, SecretTile, Shuttle, TurretTile
from companion.show.pen import Instrument, Pen
from companion.show.strokes import Box
from companion.show.writing import Format
from companion.value import value

GAP = 8


def grid(pen: Pen, many: int, columns: int, high: float) -> list[Box]:
    """So many boxes of this height, row by row from the top."""
    wide = (pen.wide - GAP * (columns - 1)) / columns
    return [(at % columns * (wide + GAP), pen.high - high - at // columns * (high + GAP), wide, high) for at in range(many)]


def _high(many: int, columns: int, each: float) -> float:
    rows = -(-many // columns)
    return max(0, rows * (each + GAP) - GAP)


# -- secrets -------------------------------------------------------------------------------------


@value
class TileRows:
    """Secrets or turrets, and whether they stand two by two because something stands beside them."""

    tiles: tuple[SecretTile | TurretTile, ...]
    flat: bool = False


def _columns(form: Format, grouped: TileRows, most: int) -> int:
    return 2 if grouped.flat or form.big else most


def _secrets(pen: Pen, grouped: TileRows) -> None:
    high = 72 if pen.form.compact else 84
    for tile, box in zip(grouped.tiles, grid(pen, len(grouped.tiles), _columns(pen.form, grouped, 4), high), strict=True):
        assert isinstance(tile, SecretTile)
        name = f"secret {tile.number or tile.symbol}"
        _ground(pen, box, pen.target(name, box, Go(tile.leads), name.upper()))
        _secret(pen, tile, box)


def _ground(pen: Pen, box: Box, down: bool) -> None:
    pen.plate("plate3" if down else "plate", "ink" if down else "line", box=box)


def _secret(pen: Pen, tile: SecretTile, box: Box) -> None:
    """An engine, or the coordinates: closed, with who looked at it last."""
    x, y, wide, high = box
    middle = y + high * 0.66
    if tile.number:
        pen.symbol(tile.symbol, 36, x + wide * 0.34, middle)
        pen.say(tile.number, "title", (x + wide * 0.5, y + high * 0.4, wide * 0.4, high * 0.54), align="center")
    else:
        pen.symbol(tile.symbol, 36, x + wide / 2, middle)
    mark = 24 if tile.mark and wide > 70 else 0
    if mark:
        pen.symbol(tile.mark, 24, x + 16, y + high * 0.2, "ink2")
    pen.say(tile.who, "legend", (x + mark + 6, y, wide - mark - 12, high * 0.4), "ink2", align="center", cut=True)


def _secrets_need(form: Format, grouped: TileRows, _: float, __: float) -> float:
    return _high(len(grouped.tiles), _columns(form, grouped, 4), 72 if form.compact else 84)


SECRETS = Instrument(_secrets, _secrets_need)

# -- turrets -------------------------------------------------------------------------------------

TURRET = 118


def _turrets(pen: Pen, grouped: TileRows) -> None:
    """Active, off, or nobody has seen it."""
    for tile, box in zip(grouped.tiles, grid(pen, len(grouped.tiles), _columns(pen.form, grouped, 3), TURRET), strict=True):
        assert isinstance(tile, TurretTile)
        x, y, wide, high = box
        _ground(pen, box, pen.target(tile.name, box, Go(tile.leads), tile.name.upper()))
        if tile.shut:
            pen.hatch(*box, role="door_hatch")
        role = "ink2" if tile.shut else "ink"
        pen.say(tile.name, "legend", (x + 4, y + high - 28, wide - 8, 24), "ink2", align="center")
        pen.symbol(tile.symbol, 48, x + wide / 2, y + high * 0.55, role)
        pen.say(tile.says, "legend", (x + 4, y + 2, wide - 8, high * 0.36), role, 2, align="center")


def _turrets_need(form: Format, grouped: TileRows, _: float, __: float) -> float:
    return _high(len(grouped.tiles), _columns(form, grouped, 3), TURRET)


TURRETS = Instrument(_turrets, _turrets_need)

# -- the shuttle track ---------------------------------------------------------------------------

CELLS, LINE = 54, 26


def _shuttle(pen: Pen, shuttle: Shuttle) -> None:
    """Six cells; those on which an alert is checked have a yellow frame."""
    half = pen.wide / 2
    pen.say(shuttle.title, "legend", (0, CELLS, half, LINE), "ink2")
    pen.say(shuttle.checks, "legend", (half, CELLS, half, LINE), "warn", align="right")
    gap, many = 4, len(shuttle.turns)
    wide = (pen.wide - gap * (many - 1)) / many
    for number, (turn, state, checked) in enumerate(shuttle.turns):
        box = (number * (wide + gap), 3.0, wide, CELLS - 6.0)
        if state == "now":
            pen.block(*box)
        elif state == "over":
            pen.hatch(*box)
        pen.frame(*box, role="warn" if checked else "line", thick=3 if checked else 1.5)
        role = "ground" if state == "now" else "ink2" if state == "over" else "warn" if checked else "ink"
        pen.say(turn, "effect", box, role, align="center")


SHUTTLE = Instrument(_shuttle, lambda *_: CELLS + LINE)

# -- pods ----------------------------------------------------------------------------------------

POD, NAMED = 28, 24


@value
class Pods:
    """Both sections with their pods, and what they are called together."""

    sections: tuple[PodSection, ...]
    label: str


def _pods(pen: Pen, pods: Pods) -> None:
    box = (0.0, 0.0, pen.wide, pen.high)
    _ground(pen, box, pen.target("pods", box, Go("choose:pods"), pods.label))
    needed = sum(NAMED + len(each.tokens) * (POD + 5) + 8 for each in pods.sections)
    scale = min(1.0, (pen.wide - 16) / max(1, needed))
    x = (pen.wide - needed * scale) / 2
    for section in pods.sections:
        pen.say(section.section, "row", (x, 0, 22 * scale, pen.high), "ink2")
        x += NAMED * scale
        for each in section.tokens:
            token(pen, each, x + POD * scale / 2, pen.high / 2, POD * scale)
            x += (POD + 5) * scale
        x += 8 * scale


PODS = Instrument(_pods)

# -- cards face down -----------------------------------------------------------------------------


ABOVE = 0.6
"""So much of the room of the page has the hand; what is said about it follows."""


@value
class Back:
    """A card by its number, face down."""

    number: str
    chosen: bool
    does: Does


def _backs(pen: Pen, backs: tuple[Back, ...]) -> None:
    """In the middle of the room that is left."""
    high = _back(pen.form)
    for back, (x, top, wide, _) in zip(backs, grid(pen, len(backs), max(1, len(backs)), high), strict=True):
        y = top - (pen.high - high) / 2
        box = (x, y, wide, high)
        pen.target(f"card {back.number}", box, back.does, back.number)
        pen.plate("plate3" if back.chosen else "plate", "ink" if back.chosen else "line", 3 if back.chosen else 1.5, box=box)
        pen.hatch(*box, role="door_hatch")
        if back.chosen:
            pen.frame(x + 1, y + 1, wide - 2, high - 2, "ink", 3)
        pen.say(back.number, "headline", box, align="center")


def _back(form: Format) -> float:
    return 84 if form.compact or form.wide else 132


def _backs_need(form: Format, backs: tuple[Back, ...], _: float, room: float) -> float:
    return max(_back(form), room * ABOVE) if backs else 0


BACKS = Instrument(_backs, _backs_need, grows=True)
