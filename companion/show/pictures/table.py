"""The TABLE screen: what the round will bring, what is in play, and verbs that never move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any

from companion.show.doing import Does
from companion.show.pictures.names import seat_name
from companion.show.pictures.parts import Own
from companion.show.tongue import Tongue
from companion.value import value

if TYPE_CHECKING:
    from companion.show.playing import Playing


@value
class Button:
    """A button that never changes its place or meaning: it does an intent, or leads to a choice before one."""

    name: str
    label: str
    symbol: str
    intent: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    leads: str = ""
    onward: bool = False
    """The game moves on; with the quiet cap, so that it does not call."""
    does: Does | None = None
    """What a tap does that is neither."""
    calls: bool = False
    """With the loud cap: nothing else is left to do."""


@value
class Chip:
    """One piece in play, or several of a kind."""

    piece: str
    symbol: str
    leads: str
    letter: str = ""
    """Which of several of its kind."""
    hurt: int = 0
    """How many injuries it has."""
    count: int = 1
    title: str = ""
    """A word over its figure, where it is no symbol."""
    figure: str = ""
    chosen: bool = False


@value
class Idle:
    """What stands in the middle where no result does."""

    caption: str
    headline: str
    detail: str = ""
    rule: str = ""
    """The rule behind it."""
    drawn: Any = None
    """What the game's own instrument draws beside it."""


@value
class Actor:
    """A seat that can act; one of them does."""

    seat: str
    number: str
    name: str
    first: bool
    acts: bool


@value(kw_only=True)
class Wall:
    """What a screen for everybody shows beside what came: the game's instrument, large, and what lies ahead."""

    instrument: tuple[Own, ...]
    """The first fills its column, the others stand under it."""
    numbered: bool = False
    """The number of the strip stands over the instrument, which does not say it."""
    windows: Own | None = None
    """In the place of the windows of the strip."""
    ahead: tuple[Own, ...] = ()
    """Under what came, where nothing is due."""


@value
class TurnLine:
    """Whose turn it is, where the app keeps turns."""

    number: str
    """The player number of the seat; "" where all have passed."""
    says: str
    detail: str
    """Which action comes next."""
    mine: bool
    """It is the turn of whoever reads it."""
    opens: bool
    """A tap leads to who acts."""


@value
class TablePicture:
    """The lower part of the TABLE screen."""

    idle: Idle
    tray_caption: str = ""
    chips: tuple[Chip, ...] = ()
    rest: str = "choose:standing"
    """The choice among those for which there is no room."""
    adds: str = ""
    """The choice behind the plus; "" where nothing can be added."""
    bag: str = ""
    """What the chip of the bag says; "" where there is none."""
    verbs: tuple[Button, ...] = ()
    second: tuple[Button, ...] = ()


def actors(view: Mapping[str, Any], acting: str) -> tuple[Actor, ...]:
    """Who may act, in seat order; nobody has to be chosen where one is alone, or the game is over."""
    seats = {seat: each for seat, each in view["seats"].items() if each["status"] == "in"}
    if len(seats) < 2 or view["phase"] == "over":
        return ()
    return tuple(
        Actor(seat, str(each["number"]), str(each["name"]).upper(), seat == view["first_player"], seat == acting)
        for seat, each in seats.items()
    )


def turn_line(view: Mapping[str, Any], say: Tongue, eyes: str = "") -> TurnLine | None:
    """For the table, or for the eyes of a seat; None where the table keeps turns, and in the event phase."""
    turn = view.get("turn")
    if turn is None or view["phase"] != "players":
        return None
    seat, opens = turn["seat"], not eyes and bool(actors(view, ""))
    if not seat:
        return TurnLine("", say("ALL HAVE PASSED"), "", mine=False, opens=opens)
    mine = seat == eyes
    says = say("YOUR TURN") if mine else say("{name}'S TURN", name=seat_name(view, seat))
    which = {1: say("1st action"), 2: say("2nd action")} if turn["of"] > 1 else {1: say("one action")}
    return TurnLine(str(view["seats"][seat]["number"]), says, which[turn["action"]], mine, opens)


def beside(playing: Playing) -> tuple[Own, ...]:
    """Who acts and what is left of it, where what came stands over it."""
    now = playing.face.now(playing.view, playing.say, playing.session)
    return (Own("now", now),) if now is not None else ()


def fitting(chips: tuple[Chip, ...], room: int, leads: str) -> tuple[Chip, ...]:
    """As many as there is room for; of more than that, the kinds with their numbers, and of too many kinds how many are left out.

    >>> there = tuple(Chip(kind, kind, "x") for kind in ("bear", "wolf", "wolf", "mole"))
    >>> [(chip.symbol, chip.count, chip.letter) for chip in fitting(there, 3, "all")]
    [('bear', 1, ''), ('wolf', 2, ''), ('mole', 1, '')]
    >>> [(chip.symbol, chip.count, chip.letter) for chip in fitting(there, 2, "all")]
    [('bear', 1, ''), ('more', 1, '+3')]
    """
    if len(chips) <= room:
        return chips
    kinds: dict[str, list[Chip]] = {}
    for chip in chips:
        kinds.setdefault(chip.symbol, []).append(chip)
    found = [
        same[0] if len(same) == 1 else Chip("", symbol, leads, hurt=sum(chip.hurt for chip in same), count=len(same))
        for symbol, same in kinds.items()
    ]
    if len(found) <= room:
        return tuple(found)
    left_out = sum(chip.count for chip in found[room - 1 :])
    return (*found[: room - 1], Chip("", "more", leads, f"+{left_out}"))
