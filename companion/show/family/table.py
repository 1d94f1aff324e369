"""What stands on the TABLE of every game of the family: chips, verbs that never move, and the middle while nothing was drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.show.calling import PieceWords, Station
from companion.show.face import Verb
from companion.show.family.forecast import ComingEnd
from companion.show.family.intruders import strongest_first
from companion.show.pictures.choice import Option
from companion.show.pictures.names import letters_of
from companion.show.pictures.rail import BEGINS
from companion.show.pictures.table import Button, Chip, Idle
from companion.show.tongue import Tongue, word

FOR_A_SEAT = ("noise_roll", "encounter", "explore")
"""Done at once for whoever acts."""
ON_A_PIECE = ("attack", "injury_check")
"""Done at once where only one intruder stands."""
ORDER = ("attack", "injury_check", "encounter", "explore", "noise_roll")
LONG = {"attack": word("INTRUDER ATTACKS"), "noise_roll": word("NOISE ROLL")}
"""What a button says where the name of its verb is too short."""
STAYS = ("hourglass", "more")
"""What of the second row keeps its place while the app keeps turns, besides the first."""
Second = Mapping[str, tuple[str, str, str]]
"""Choices of the second row: label, symbol, and the verb whose component may lie on the table."""


def chips(view: Mapping[str, Any], pieces: Mapping[str, PieceWords]) -> tuple[Chip, ...]:
    """What stands on the board; equal miniatures carry a letter."""
    letters = letters_of(view["in_play"])
    return tuple(
        Chip(each["piece"], each["kind"], f"choose:piece:{each['piece']}", letters[each["piece"]], each["injuries"])
        for each in strongest_first(view["in_play"], pieces)
    )


def by_app(verb: Verb, view: Mapping[str, Any]) -> bool:
    """Whether the app draws for this verb; on cardboard it has no button."""
    return not verb.drawn_by or bool(view["sources"][verb.drawn_by] == "app")


def during(
    verbs: Mapping[str, Verb], steps: Sequence[str], view: Mapping[str, Any], say: Tongue, acting: str
) -> tuple[Button, ...]:
    """The verbs of a turn, the end of the round last."""
    shown = (_verb(name, verbs[name], view, say, acting) for name in ORDER if by_app(verbs[name], view))
    return (*shown, _ends(verbs[BEGINS], steps, view, say))


def second(verbs: Mapping[str, Verb], row: Second, view: Mapping[str, Any], say: Tongue) -> tuple[Button, ...]:
    """The row under them: choices."""
    return tuple(
        Button(name, say(label) if label else "", symbol, leads=f"choose:{name}")
        for name, (label, symbol, verb) in row.items()
        if not verb or by_app(verbs[verb], view)
    )


def in_turn(row: tuple[Button, ...], verbs: Mapping[str, Verb], view: Mapping[str, Any], say: Tongue) -> tuple[Button, ...]:
    """The second row while the app keeps turns: ACTION and PASS of whose turn it is, in the place of what goes to MORE then."""
    if not makes_room(view):
        return row
    turn = view["turn"]
    seat = {"seat": turn["seat"]}
    acts = (
        Button("acted", say(verbs["acted"].label), verbs["acted"].symbol, "acted", seat),
        Button("pass", say(verbs["pass_turn"].label), verbs["pass_turn"].symbol, "pass_turn", seat, onward=turn["last"]),
    )
    return (row[0], *acts, *(each for each in row[1:] if each.name in STAYS))


def makes_room(view: Mapping[str, Any]) -> bool:
    """Whether ACTION and PASS stand in the second row; whoever plays cards after death has a page for it."""
    turn = view["turn"]
    return bool(turn and turn["seat"] and turn["of"] > 1)


def gone_to_more(verbs: Mapping[str, Verb], row: Second, view: Mapping[str, Any], say: Tongue) -> Iterator[Option]:
    """What has made room for ACTION and PASS."""
    found = second(verbs, row, view, say)
    for each in found[1:] if makes_room(view) else ():
        if each.name not in STAYS:
            yield Option(each.label, each.symbol, leads=each.name)


def after(say: Tongue) -> tuple[Button, ...]:
    """What is left to do when the game is over."""
    film = Button("film", say("THE FILM"), "time", leads="film")
    return film, Button("verdict", say("VERDICT"), "check", leads="verdict", calls=True)


def _verb(name: str, verb: Verb, view: Mapping[str, Any], say: Tongue, acting: str) -> Button:
    """Done at once where nothing has to be chosen, else one choice first."""
    standing, label = view["in_play"], say(LONG.get(name, verb.label))
    named = name == "encounter" and view["sources"]["bag"] == "cardboard"  # then somebody says what came
    if name in FOR_A_SEAT and not named:
        return Button(name, label, verb.symbol, name, {"seat": acting})
    if name in ON_A_PIECE and len(standing) == 1:
        return Button(name, label, verb.symbol, name, {"piece": standing[0]["piece"]})
    return Button(name, label, verb.symbol, leads=f"choose:{name}")


def _ends(verb: Verb, steps: Sequence[str], view: Mapping[str, Any], say: Tongue) -> Button:
    """END ROUND; in the event phase it leads back to the rail, and calls."""
    if view["phase"] == "event":
        return Button(BEGINS, say("BACK TO STEP {n}", n=_step(steps, view)), "next", leads="rail", calls=True)
    return Button(BEGINS, say(verb.label), verb.symbol, BEGINS, onward=True)


def _step(steps: Sequence[str], view: Mapping[str, Any]) -> int:
    """The number of the step that runs; before the first it is that one."""
    return list(steps).index(view["step"]) + 1 if view["step"] in steps else 1


def in_the_phase(steps: Sequence[str], stations: Mapping[str, Station], view: Mapping[str, Any], say: Tongue) -> Idle:
    """In the middle of the event phase: which step runs."""
    caption = say("END OF ROUND {round}", round=view["round"])
    headline = say("STEP {n} OF {all}", n=_step(steps, view), all=len(steps))
    return Idle(caption, headline, say(stations[view["step"]].label).capitalize(), drawn=ComingEnd("", ""))


def over(endings: Mapping[str, str], mark: str, view: Mapping[str, Any], say: Tongue) -> Idle:
    """The end stands where results stand."""
    ending = view["ending"] or {"reasons": [], "lost": []}
    lost = ", ".join(str(view["seats"][seat]["name"]) for seat in ending["lost"])
    return Idle(
        say("THE GAME IS OVER"),
        " + ".join(say(endings[reason]) for reason in ending["reasons"]),
        say("lost: {names}", names=lost) if lost else "",
        drawn=ComingEnd(mark, ""),
    )
