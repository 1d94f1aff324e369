"""Alerts, the shuttle track, the one Lucrative Offer, and what a game leaves for the next (S3 3181-3326, 3421-3535)."""

from __future__ import annotations

from typing import Any

from companion.games.common import seating
from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import endings, intruders, objectives
from companion.games.family.book import book
from companion.games.family.shapes import kind_of
from companion.games.nemesis import weakness
from companion.kit import rail
from companion.kit.deck import Deck
from companion.kit.forms import One
from companion.kit.intent import TEXT, Given, Result, Shape, intent
from companion.kit.rail import Question, Reason, Step
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

TURNS = 5
DUE = (3, 5)
"""Turns of the Epilogue on which an alert must be done."""
ICON = "alert"
STORIES = ("epilogue", "research")
ALERTS, SHOWN = Deck("alerts"), "alerts.open"
VALUES: dict[str, Json] = {"alert": None, "shuttle": None, "aftermath.hidden": 0, "tokens_hidden": False, "maneuver": False}


def story(table: Table) -> str:
    return str(table.value("option.story"))


def _in_a_mission(table: Table) -> None:
    if story(table) not in STORIES:
        raise Refused("only_in_a_mission")


def _alert_runs(table: Table) -> None:
    _in_a_mission(table)
    if table.value("alert") is None:
        raise Refused("no_alert_runs")


# -- alerts --------------------------------------------------------------------------------------


def begins(table: Table, card: str | None = None) -> None:
    turned = _turned_up(table)
    table.set("alert", {"card": turned or card, "stage": 1, "done": False})
    if story(table) == "research":
        table.set("shuttle", TURNS)
    table.tell("alert_begins")
    if turned:
        table.tell("alert_is", card=turned)
    elif card is None:
        table.tell("alert_yours")


def shows_first(table: Table) -> None:
    """S3 3245: in the Epilogue the first one lies open before anybody moves."""
    if story(table) == "epilogue" and (turned := _turned_up(table)):
        table.set("alert", {**table.value("alert"), "card": turned})
        table.tell("alert_is", card=turned)


def _turned_up(table: Table) -> str | None:
    """The next card, where the app deals them and one is left."""
    if on_cardboard(table, ALERTS.name) or not table.count(ALERTS.pile):
        return None
    return table.kind(ALERTS.draw(table, SHOWN))


def _cards(table: Table, _: Given) -> list[str]:
    """Every alert by its name, wherever it lies: on cardboard somebody says which one was turned up."""
    return sorted({table.kind(card) for card in ALERTS.cards(table)})


ALERT = Shape("an alert, by its name", TEXT.read, _cards, "card")


@intent(playing, _in_a_mission, card=ALERT)
def alert_start(table: Table, card: str | None = None) -> Result:
    """By hand, in a research mission, while none runs."""
    if story(table) != "research" or table.value("alert") is not None:
        raise Refused("alert_runs_already")
    if card is not None and not on_cardboard(table, ALERTS.name):
        raise Refused("app_draws", component=ALERTS.name)
    begins(table, card)
    return {"alert": table.value("alert")}


@intent(playing, _alert_runs)
def alert_stage(table: Table) -> Result:
    """The card has another stage, which begins now."""
    table.set("alert", {**table.value("alert"), "stage": table.value("alert")["stage"] + 1})
    table.tell("alert_stage", stage=table.value("alert")["stage"])
    return {"alert": table.value("alert")}


@intent(playing, _alert_runs)
def alert_done(table: Table) -> Result:
    """Everything it asks for is done."""
    table.set("alert", {**table.value("alert"), "done": True})
    table.tell("alert_done")
    if (table.value("question") or {}).get("ask") == "alert":
        rail.asks_nothing(table)
        return _over(table)
    return {"alert": table.value("alert")}


def turn(table: Table) -> int:
    """Which turn of the shuttle track has just been reached."""
    return TURNS - int(table.value("shuttle") or 0)


def _not_due(table: Table) -> Reason | None:
    """In the Epilogue on two turns; in a research mission while one runs."""
    if table.value("alert") is None or (story(table) == "epilogue" and turn(table) not in DUE):
        return "no_alert_due", {}
    return None


def _checked(table: Table) -> Result:
    if table.value("alert")["done"]:
        return _over(table)
    table.tell("alert_is_checked")
    rail.ask(table, "alert", One((False, True)))
    return {"alert": table.value("alert")}


def _answered(table: Table, done: Any, _: Question) -> Result:
    """When it is due, no is the end."""
    if done:
        return _over(table)
    if story(table) == "epilogue" or table.value("shuttle") == 0:
        endings.end(table, "alert")
    return {"done": False}


def _over(table: Table) -> Result:
    """It goes away; in the Epilogue the second one is shown after the first."""
    table.tell("alert_goes")
    table.set("alert", None)
    for card in table.inside(SHOWN):
        table.move(card, ALERTS.removed)
    if story(table) == "research":
        table.set("shuttle", None)
    elif turn(table) == DUE[0]:
        begins(table)
    return {"done": True}


STEP = Step("alert", _checked, _not_due, _answered)


def shuttle_moves(table: Table) -> None:
    left = table.value("shuttle")
    if left is not None and (story(table) == "epilogue" or table.value("alert") is not None):
        table.set("shuttle", max(0, int(left) - 1))
        table.tell("shuttle_moves", left=table.value("shuttle"))


def leaves(table: Table) -> str | None:
    """S3 3300: after the fifth turn the shuttle leaves, whoever is aboard."""
    return "shuttle" if story(table) == "epilogue" and table.value("shuttle") == 0 else None


def icon(table: Table, card: str) -> Result:
    """S3 3293, 3421-3425: noise rolls in the Epilogue, an alert in a research mission; ignored while one runs."""
    if not table.pieces[card].traits.get(ICON) or story(table) not in STORIES:
        return {}
    if story(table) == "epilogue":
        table.tell("icon_makes_noise")  # the rolls come after its effect
    elif table.value("alert") is None:
        begins(table)
    return {"icon": True}


# -- the offer -----------------------------------------------------------------------------------


@intent(playing, seat=SEAT_IN)
def offer_take(table: Table, seat: str) -> Result:
    """There is one such card; it takes the place of the personal requirement."""
    if story(table) != "epilogue":
        raise Refused("only_in_a_mission")
    if any(table.flag(f"{each}.offer") for each in seating.seats(table)):
        raise Refused("offer_is_taken")
    table.set(f"{seat}.offer", True)
    objectives.put_away(table, seat)
    table.tell("offer_taken", seat=seat)
    return {"offer": True}


# -- from one game into the next -----------------------------------------------------------------


def sequel(table: Table) -> dict[str, Json]:
    """What a finished game leaves for an Epilogue: its bag with what stood on the board, and what lies about."""
    ending = table.value("ending")
    if table.value("phase") != "over" or ending is None:
        raise Refused("game_goes_on")
    if ending["reasons"] == ["stopped"]:
        raise Refused("game_was_stopped")
    if table.number("judged") < len(book(table).judges):
        raise Refused("judge_it_first")
    if ending["destroyed"]:
        raise Refused("ship_was_destroyed")
    if table.value("option.enemy") != "intruders":
        raise Refused("no_epilogue_with_these")
    if story(table) == "epilogue":  # S3 3181, 3336: after a game of its own or a research mission
        raise Refused("no_epilogue_after_one")
    held: dict[str, int] = {}
    standing = [kind_of(table, piece) for piece in table.inside(intruders.TRAY) if table.kind(piece) != "stand_in"]
    for kind in [table.kind(piece) for piece in table.inside(intruders.BAG)] + standing:
        held[kind] = held.get(kind, 0) + 1
    known = {thing: table.kind(card) for thing in weakness.objects(table) for card in table.inside(weakness.opened(thing))}
    return {
        "bag": held,
        "malfunction": table.number("malfunction.placed"),
        "eggs": table.number("eggs.nest"),
        "pods": {pod: {**state, "seats": []} for pod, state in table.value("pods").items()},
        "weakness": known,
        "queen_dead": table.flag("queen_dead"),
    }
