"""The strip of Aliens: what can be drawn, the piles seen from the side, and what counts down (the cut pile)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.aliens.squad import acting, called
from companion.show.aliens.words import OPTIONS
from companion.show.pictures.strip import Count, Strip
from companion.show.tongue import Tongue
from companion.value import value

LOW = 8
"""From so few cards in deck and exhaust pile on the end is near."""


@value
class Pile:
    """One pile from the side: cards that can be drawn, and those that can't be yet; its word, and how it stands."""

    cards: int
    under: int
    says: str
    seam: bool = False
    ghost: bool = False
    role: str = "ink"
    brief: str = ""
    """The word where text is large."""


def strip(view: Mapping[str, Any], say: Tongue, undo_what: str = "") -> Strip:
    """The strip of a game as the shared screen sees it."""
    counts, active = view["endurance"], acting(view)
    turn = say("TURN {round}", round=view["round"])
    near = counts["deck"] + counts["exhaust"] <= LOW and view["phase"] not in ("setup", "between", "over")
    return Strip(
        round=f"{turn}  {called(active)}" if active else turn,
        short_round=say("T{round}", round=view["round"]),
        number=str(counts["stock"] if view["phase"] in ("setup", "between") else counts["above"]),
        caption=say("DRAW"),
        windows=(
            Pile(
                counts["above"],
                counts["under"],
                say("UNDER {n}", n=counts["under"]),
                seam=True,
                role="danger" if near else "ink",
                brief=str(counts["under"]),
            ),
            Pile(
                counts["exhaust"],
                0,
                say("EXHAUST {n}", n=counts["exhaust"]),
                role="danger" if near else "ink",
                brief=str(counts["exhaust"]),
            ),
            Pile(
                counts["discard"], 0, say("OUT {n}", n=counts["discard"]), ghost=True, role="ink2", brief=str(counts["discard"])
            ),
        ),
        counts=tuple(_counts(view, say)),
        undo=say("UNDO") if undo_what else "",
        undo_what=undo_what,
        idle=view["step"] == "choose",
    )


def _counts(view: Mapping[str, Any], say: Tongue) -> Iterator[Count]:
    """The turn dial, the tracker, the blips on the board."""
    if view["turn_dial"] is not None:
        event = min((int(turn) for turn in view["plan"].get("turns") or {} if int(turn) >= view["turn_dial"]), default=0)
        yield _count("dial", say("EVENT AT") if event else say("DIAL"), event or view["turn_dial"], "warn")
    deck = view["decks"]["motion_tracker"]
    yield _count("tracker-card", say("TRACKER"), deck["draw"], "ink")
    yield _count("blip", say("BLIPS"), sum(each["kind"] == "blip" for each in view["in_play"]), "ink")
    aliens = sum(each["kind"] != "blip" for each in view["in_play"])
    if view["turn_dial"] is None:
        yield _count("warrior", say("ALIENS"), aliens, "ink")


def _count(symbol: str, label: str, count: int, role: str) -> Count:
    return Count(symbol, f"{label} {count}", role, str(count), str(count))


def stands_at(view: Mapping[str, Any], say: Tongue) -> str:
    """Of a campaign in which mission it is; what is between two of them is no turn."""
    if view["phase"] == "between":
        return say("BETWEEN MISSIONS")
    turn = say("TURN {round}", round=view["round"])
    if view["campaign"] is None:
        return turn
    return f"{say(OPTIONS['mission'].labels[view['campaign']['mission']])} · {turn}"


def waiting(view: Mapping[str, Any], say: Tongue) -> tuple[Pile, ...]:
    """The piles of a game that waits."""
    piles: tuple[Pile, ...] = strip(view, say).windows
    return piles
