"""The first dead plays on as the intruders (S3 996-1064): a hand of cards, and one action a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.games.common.seating import SEAT_IN, is_in, playing
from companion.games.family import attacks, events, intruders, noise, turn_order
from companion.games.family.attack_cards import Strike
from companion.games.family.development import rolled_at_table
from companion.games.family.shapes import ATTACKER
from companion.kit.deck import Deck
from companion.kit.due import Due
from companion.kit.intent import TEXT, Given, Result, Shape, intent, one_of, shown, whole
from companion.kit.look import look
from companion.kit.rail import Reason
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Set, Table, View

DECK, EVENTS = Deck("intruder_cards"), Deck("event")
DRAWN, WAITING, PLANS = "intruder_cards.drawn", "attack.offered", "event.offered"
TURN, LIMIT, PLANNED, HEALED = 3, 4, 3, 2
VALUES: dict[str, Json] = {
    "intruder.seat": None,
    "intruder.active": False,
    "intruder.passed": False,
    "intruder.strike": None,
    "aside": False,
}


def hand(seat: str) -> str:
    return f"intruder_cards.{seat}"


def check_options(options: Mapping[str, Json]) -> None:
    """Only in a semi-cooperative base game (our ruling)."""
    if options["intruder_player"] and (options["mode"] != "semi" or options["enemy"] != "intruders"):
        raise Refused("no_intruder_player")


def dies_first(table: Table, seat: str) -> None:
    """Whoever dies first plays on, from the next round; of two who die of one thing, the lower help card (S3 1001)."""
    if not table.value("option.intruder_player"):
        return
    at_once = any(isinstance(event, Set) and event.name == "intruder.seat" for event in table.happened)
    chosen = table.value("intruder.seat")
    if chosen is None or (at_once and table.number(f"{seat}.number") < table.number(f"{chosen}.number")):
        table.set("intruder.seat", seat)
        table.tell("plays_the_intruders", seat=seat)


def round_begins(table: Table) -> None:
    """Three cards, four in hand at most. Who has not passed has kept nothing (our ruling)."""
    seat = table.value("intruder.seat")
    if seat is None:
        return
    for zone, deck in ((WAITING, attacks.DECK), (PLANS, EVENTS)):  # a choice that nobody made
        for card in table.inside(zone):
            table.move(card, deck.discards)
    if table.flag("intruder.active") and not table.flag("intruder.passed"):
        _discards(table, seat, None)
    table.set("intruder.active", True)
    table.set("intruder.passed", False)
    for _ in range(min(TURN, LIMIT - table.count(hand(seat)))):
        DECK.draw(table, hand(seat))
    look(table, seat, table.inside(hand(seat)))
    table.tell("intruders_draw", seat=seat)


def acts(table: Table) -> Reason | None:
    """Why a step of the event phase does not happen (S3 1046-1055)."""
    return ("intruders_act_themselves", {}) if table.flag("intruder.active") else None


def plays_on(table: Table | View) -> str:
    """Who has died and takes turns of one action, in the usual order (S3 1020-1023); "" for nobody."""
    playing_on = table.flag("intruder.active") and not table.flag("intruder.passed")
    return table.word("intruder.seat") if playing_on else ""


# -- cards ---------------------------------------------------------------------------------------


def _active(table: Table) -> None:
    if not table.flag("intruder.active"):
        raise Refused("no_intruder_player_acts")
    if table.flag("intruder.passed"):
        raise Refused("intruder_has_passed")


def _nothing_offered(table: Table) -> None:
    if table.count(WAITING) or table.count(PLANS):
        raise Refused("choose_the_attack")


def _something_offered(table: Table) -> None:
    if not table.count(WAITING) and not table.count(PLANS):
        raise Refused("nothing_to_choose", seat="")
    if table.count(PLANS) and table.value("phase") != "players":  # an event is played in the turns, not into an end of round
        raise Refused("event_phase_runs")


def _in_hand(table: Table, card: str) -> str:
    held = table.of_kind(hand(table.word("intruder.seat")), card)
    if not held:
        raise Refused("no_such_card", card=shown(card))
    return min(held)


def plays(table: Table, _: Given) -> str:
    """Who plays the intruders."""
    return str(table.value("intruder.seat") or "")


def _held(table: Table, given: Given) -> dict[str, None]:
    seat = plays(table, given)
    return dict.fromkeys(table.kind(card) for card in table.inside(hand(seat))) if seat else {}


CARD = Shape("a card of the hand", TEXT.read, _held, "card", private=True)


def _discards(table: Table, seat: str, keep: str | None) -> None:
    kept = _in_hand(table, keep) if keep is not None else None
    for card in sorted(table.inside(hand(seat))):
        if card != kept:
            table.move(card, DECK.discards)


@intent(
    playing,
    _active,
    _nothing_offered,
    whose=plays,
    card=CARD,
    how=one_of("move", "attack", "effect"),
    piece=ATTACKER,
    kind=ATTACKER,
    seat=SEAT_IN,
)
def intruder_play(
    table: Table, card: str, how: str, piece: str | None = None, kind: str | None = None, seat: str | None = None
) -> Result:
    """One card of the hand: to move through its corridor, to attack out of several cards, or for its effect."""
    held = _in_hand(table, card)
    traits = table.pieces[held].traits
    table.tell("intruder_plays", card=card)
    if how == "attack":
        result = _attacks(table, int(traits["attacks"]), piece, kind, seat)
    elif how == "move":
        table.tell("intruder_moves", corridor=traits["way"])
        result = {"corridor": traits["way"]}
    else:
        result = _effect(table, card, piece, seat)
    table.move(held, DECK.discards)
    turn_order.acts(table, table.word("intruder.seat"))
    return {"card": card, "how": how, **result}


def _attacks(table: Table, count: int, piece: str | None, kind: str | None, seat: str | None) -> Result:
    if seat is None:
        raise Refused("missing_parameter", intent="intruder_play", name="seat")
    if on_cardboard(table, "attack"):
        table.tell("attack_cards_yours", count=count)
        return {"cards": None}
    attacker, standing = attacks.named(table, kind, piece)
    if attacker == "larva":
        return attacks.infests(table, Strike(seat, standing, attacker, "event"))
    cards = [attacks.DECK.draw(table, WAITING) for _ in range(count)]
    table.set("intruder.strike", {"seat": seat, "piece": standing, "kind": attacker})
    return {"cards": [table.kind(each) for each in cards]}


def _effect(table: Table, card: str, piece: str | None, seat: str | None) -> Result:
    table.tell(f"effect.{card}")
    match card.rpartition("_")[0]:
        case "pursuit":
            if seat is None:
                raise Refused("missing_parameter", intent="intruder_play", name="seat")
            return rolled_at_table(table, seat) if on_cardboard(table, "noise") else noise.roll_noise(table, seat)
        case "planning":
            return _plans(table)
        case "metamorphosis":
            return events.played(table, None, "eclosion")
        case "self_healing":
            healed = intruders.of_kind(table, piece)[0] if piece and intruders.of_kind(table, piece) else piece
            if healed is None or healed not in table.inside(intruders.TRAY):
                raise Refused("not_in_play", piece=shown(piece))
            intruders.set_injuries(table, healed, max(0, intruders.injuries(table, healed) - HEALED))
    return {}


def _plans(table: Table) -> Result:
    """Three events, of which one is chosen."""
    if on_cardboard(table, "event"):
        table.tell("events_yours", count=PLANNED)
        return {"events": None}
    cards = [EVENTS.draw(table, PLANS) for _ in range(PLANNED)]
    found: list[Json] = [
        {"card": table.kind(card), "movers": list(traits["movers"]), "corridors": list(traits["corridor"])}
        for card in cards
        for traits in (table.pieces[card].traits,)
    ]
    return {"events": [table.kind(each) for each in cards], "planned": found}


def _planned(table: Table, pick: int) -> Result:
    """That one counts, with its movement and its effect; the two others are discarded too (our ruling)."""
    cards = table.inside(PLANS)
    for card in cards:
        table.move(card, EVENTS.discards)
    return events.played(table, cards[pick - 1])


def awaits(table: Table) -> Iterator[Due]:
    """Cards that were turned up for a choice, and a turn that is not over."""
    seat, in_turns = str(table.value("intruder.seat") or ""), table.value("phase") == "players"
    if table.count(WAITING) or (table.count(PLANS) and in_turns):  # an event of a plan is lost with the turns
        yield Due("choose:intruders", "choose", seat, {"seat": seat}, ("intruder_choose", {}), True, "due.intruders")
    elif in_turns and table.flag("intruder.active") and not table.flag("intruder.passed"):
        number = table.number("round")
        yield Due(f"activate:intruders:{number}", "activate", seat, {"seat": seat}, ("intruder_pass", {}), message="due.plays")


@intent(playing, _something_offered, whose=plays, pick=whole(1, 3))
def intruder_choose(table: Table, pick: int) -> Result:
    """One of the attack cards is resolved, the others go under their deck; or one of the events of a plan."""
    cards = table.inside(WAITING) or table.inside(PLANS)
    if pick > len(cards):
        raise Refused("not_a_number", name="pick", value=str(pick), least=1, most=len(cards))
    if table.count(PLANS):
        return _planned(table, pick)
    strike = table.value("intruder.strike")
    gone = strike["piece"] is not None and strike["piece"] not in table.inside(intruders.TRAY)
    if gone or not is_in(table, strike["seat"]):
        return _falls_nowhere(table, cards)
    chosen = cards[pick - 1]
    for card in cards:
        table.move(card, attacks.DECK.discards if card == chosen else attacks.DECK.pile, None if card == chosen else 0)
    table.set("intruder.strike", None)
    return attacks.falls(table, chosen, Strike(strike["seat"], strike["piece"], strike["kind"], "event"))


def _falls_nowhere(table: Table, cards: tuple[str, ...]) -> Result:
    """Who was to strike is no longer there, or whom it was to strike: all cards go under their deck."""
    for card in cards:
        table.move(card, attacks.DECK.pile, 0)
    table.set("intruder.strike", None)
    table.tell("strike_falls_nowhere")
    return {"card": None, "hit": False}


@intent(playing, _active, _nothing_offered, whose=plays, keep=CARD)
def intruder_pass(table: Table, keep: str | None = None) -> Result:
    """One card may be kept, the rest of the hand is discarded."""
    seat = table.word("intruder.seat")
    its_turn = turn_order.whose(table) == seat
    _discards(table, seat, keep)
    table.set("intruder.passed", True)
    table.tell("intruder_passes", seat=seat)
    if its_turn:
        turn_order.ends(table, seat)
    return {"kept": keep, "secret": seat}
