"""Insanity, and the panic that rests on it (S3 3012-3048)."""

from __future__ import annotations

from companion.games.common.seating import SEAT, SEAT_IN, is_in, playing
from companion.games.family import contamination, leaving, markers
from companion.games.family.attack_cards import Strike
from companion.games.family.lone import GONE
from companion.games.nemesis import pods
from companion.games.nemesis.void_seeders.kinds import with_seeders
from companion.kit.deck import Deck
from companion.kit.intent import Result, intent
from companion.kit.source import by_app, on_cardboard
from companion.table import Json, Refused, Table

DECK, EVENTS = Deck("panic"), Deck("event")
LEAST, FLOOR, MOST = 1, 3, 5
"""Where everybody starts, below which nobody falls any more who was there, and beyond which it kills."""
CERTAIN = ("heart_attack", "defeatism", "demotivation")
"""Cards that always do something."""
VALUES: dict[str, Json] = {"insanity": LEAST, "panic": None}
"""What a seat starts with, and what its last panic card has changed."""


def rises(table: Table, seat: str, by: int = 1) -> bool:
    """Step by step; whether it killed."""
    for _ in range(by):
        level = table.number(f"{seat}.insanity")
        if level == MOST:
            table.tell("insanity_kills", seat=seat)
            leaving.dies(table, seat)
            return True
        table.set(f"{seat}.insanity", level + 1)
    table.tell("insanity_is", seat=seat, level=table.number(f"{seat}.insanity"))
    return False


def falls(table: Table, seat: str, by: int = 1) -> None:
    """Never below three again for who was there."""
    level = table.number(f"{seat}.insanity")
    reached = max(FLOOR if level >= FLOOR else LEAST, level - by)
    table.set(f"{seat}.insanity", reached)
    table.tell("insanity_is", seat=seat, level=reached)


def jumps(table: Table, seat: str) -> bool:
    """An infected card drives to the end of the track, and kills nobody."""
    table.set(f"{seat}.insanity", MOST)
    table.tell("insanity_is", seat=seat, level=MOST)
    return False


def left_behind(table: Table, piece: str) -> bool:
    """The token of somebody who has left is out of the game (FAQ); on cardboard only the table sees whose it is."""
    seat = table.pieces[piece].traits.get("seat")
    if table.kind(piece) != "insanity" or on_cardboard(table, "bag") or is_in(table, str(seat)):
        return False
    table.move(piece, GONE)
    table.tell("insanity_token_goes", seat=seat)
    return True


def of_the_gone(table: Table) -> list[str]:
    """The tokens in play of those who have left; which of them the table drew only the table sees."""
    tokens = [piece for zone in ("bag", "supply", "drawn") for piece in table.of_kind(zone, "insanity")]
    return [piece for piece in tokens if not is_in(table, str(table.pieces[piece].traits["seat"]))]


def calms(table: Table, seat: str) -> None:
    """Surgery and antidote: down to three."""
    table.set(f"{seat}.insanity", min(FLOOR, table.number(f"{seat}.insanity")))
    table.tell("insanity_is", seat=seat, level=table.number(f"{seat}.insanity"))


def panics(table: Table, seat: str) -> Result:
    """One card. Who is less mad than it asks for, is a little madder now; else it happens."""
    if on_cardboard(table, "panic"):
        table.tell("panic_yours", seat=seat)
        return {"card": None}
    before, locked = table.number(f"{seat}.insanity"), [pod for pod, state in table.value("pods").items() if state["locked"]]
    first, pod = not table.flag("first_death"), pods.of(table, seat)
    card = DECK.draw(table)
    name, number = table.kind(card), int(table.pieces[card].traits["number"])
    table.tell("panic_is", seat=seat, card=name, number=number)
    counts, dies, marker, more = before >= number, False, "", {}
    if not counts:
        dies = rises(table, seat)
    else:
        table.tell(f"effect.{name}")
        match name:
            case "heart_attack":
                leaving.dies(table, seat)
                dies = True
            case "defeatism" | "demotivation":
                dies = rises(table, seat)
            case "blind_escape":
                more = {"corridor": _runs(table, seat)}
            case "pyromaniac" | "destructive_outburst":
                marker = _marked(table, "fire" if name == "pyromaniac" else "malfunction")
        if name not in CERTAIN:
            table.tell("panic_instead")
    rose = table.number(f"{seat}.insanity") - before
    table.set(
        f"{seat}.panic", {"rose": rose, "dies": dies, "first": first and dies, "locked": locked, "marker": marker, "pod": pod}
    )
    return {"card": name, "number": number, "counts": counts, "insanity": table.number(f"{seat}.insanity"), "dies": dies, **more}


def _runs(table: Table, seat: str) -> int | None:
    """Through the corridor of an event card, which is discarded; on cardboard the table turns one over."""
    if on_cardboard(table, "event"):
        return None
    corridor = int(table.pieces[EVENTS.draw(table)].traits["corridor"][0])
    table.tell("panic_corridor", seat=seat, corridor=corridor)
    return corridor


def _marked(table: Table, what: str) -> str:
    """One marker here, as far as there are any: whether this room takes one only the board knows."""
    if table.number(f"{what}.placed") < table.number(f"{what}.limit"):
        markers.place(table, what, 1)
        return what
    table.tell("last_marker_lies", what=what, limit=table.number(f"{what}.limit"))
    return ""


@intent(playing, with_seeders, by_app("panic"), seat=SEAT_IN)
def panic(table: Table, seat: str) -> Result:
    """A panic card for a seat."""
    return panics(table, seat)


def _panicked(table: Table, seat: str) -> dict[str, Json]:
    last = table.value(f"{seat}.panic")
    if last is None:
        raise Refused("nothing_to_cancel", seat=seat)
    return dict(last)


@intent(playing, with_seeders, seat=SEAT)
def panic_cancel(table: Table, seat: str) -> Result:
    """An Interruption in the room: what the card did is taken back, the rise too (our ruling)."""
    last = _panicked(table, seat)
    table.set(f"{seat}.insanity", max(LEAST, table.number(f"{seat}.insanity") - int(last["rose"])))
    table.set(f"{seat}.panic", None)
    if last["marker"] and table.number(f"{last['marker']}.placed"):
        markers.place(table, str(last["marker"]), -1)
    if last["dies"]:
        table.set(f"{seat}.status", "in")
        pods.back_in(table, seat, last["pod"])
    if last["first"]:  # nobody has died, so no pod has unlocked of it
        table.set("first_death", False)
        table.set(
            "pods",
            {pod: {**state, "locked": state["locked"] or pod in last["locked"]} for pod, state in table.value("pods").items()},
        )
    table.tell("panic_cancelled", seat=seat)
    return {"insanity": table.number(f"{seat}.insanity")}


def cardless(table: Table, strike: Strike) -> Result | None:
    """S3 3012-3016: a surprise attack of any seeder is a contamination card and panic, never an attack card."""
    if strike.cause != "surprise":
        return None
    table.tell("seeder_surprises", seat=strike.seat)
    contamination.given(table, strike.seat)
    result = panics(table, strike.seat) if strike.seat is not None else {"card": None}
    return {"card": None, "hit": True, "kind": strike.kind, "effect": "surprise", "panic": result}
