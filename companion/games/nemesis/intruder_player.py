"""The first dead plays on as the intruders (S3 996-1064): a hand of cards, and one action a turn."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.common.seating import SEAT_IN, playing, seats_in
from companion.games.family import attacks, intruders, noise
from companion.games.family.attack_cards import Strike
from companion.games.family.book import book
from companion.games.family.shapes import ATTACKER
from companion.kit.deck import Deck
from companion.kit.intent import TEXT, Result, intent, one_of, shown, whole
from companion.kit.look import look
from companion.kit.rail import Reason
from companion.kit.source import app_draws
from companion.table import Json, Refused, Table

DECK, EVENTS = Deck("intruder_cards"), Deck("event")
DRAWN, WAITING = "intruder_cards.drawn", "attack.offered"
TURN, LIMIT, PLANNED, HEALED = 3, 4, 3, 2
VALUES: dict[str, Json] = {"intruder.seat": None, "intruder.active": False, "intruder.passed": False, "intruder.strike": None}


def hand(seat: str) -> str:
    return f"intruder_cards.{seat}"


def check_options(options: Mapping[str, Json]) -> None:
    """Only in a semi-cooperative base game (our ruling)."""
    if options["intruder_player"] and (options["mode"] != "semi" or options["enemy"] != "intruders"):
        raise Refused("no_intruder_player")


def dies_first(table: Table, seat: str) -> None:
    """Whoever dies first plays on, from the next round."""
    if table.value("option.intruder_player") and table.value("intruder.seat") is None:
        table.set("intruder.seat", seat)
        table.tell("plays_the_intruders", seat=seat)


def round_begins(table: Table) -> None:
    """Three cards, four in hand at most. Who has not passed has kept nothing (our ruling)."""
    seat = table.value("intruder.seat")
    if seat is None:
        return
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


# -- cards ---------------------------------------------------------------------------------------


def _active(table: Table) -> None:
    if not table.flag("intruder.active"):
        raise Refused("no_intruder_player_acts")
    if table.flag("intruder.passed"):
        raise Refused("intruder_has_passed")


def _nothing_offered(table: Table) -> None:
    if table.count(WAITING):
        raise Refused("choose_the_attack")


def _something_offered(table: Table) -> None:
    if not table.count(WAITING):
        raise Refused("nothing_to_choose", seat="")


def _in_hand(table: Table, card: str) -> str:
    held = table.of_kind(hand(table.word("intruder.seat")), card)
    if not held:
        raise Refused("no_such_card", card=shown(card))
    return held[0]


def _discards(table: Table, seat: str, keep: str | None) -> None:
    kept = _in_hand(table, keep) if keep is not None else None
    for card in table.inside(hand(seat)):
        if card != kept:
            table.move(card, DECK.discards)


@intent(
    playing, _active, _nothing_offered, card=TEXT, how=one_of("move", "attack", "effect"), piece=ATTACKER, kind=ATTACKER,
    seat=SEAT_IN,
)
def intruder_play(
    table: Table, card: str, how: str, piece: str | None = None, kind: str | None = None, seat: str | None = None,
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
    return {"card": card, "how": how, **result}


def _attacks(table: Table, count: int, piece: str | None, kind: str | None, seat: str | None) -> Result:
    app_draws(table, "attack")
    if seat is None:
        raise Refused("missing_parameter", intent="intruder_play", name="seat")
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
            return noise.roll_noise(table, seat)
        case "planning":  # the two others are discarded too (our ruling)
            cards = [EVENTS.draw(table) for _ in range(PLANNED)]
            return {"events": [table.kind(each) for each in cards]}
        case "metamorphosis":
            for carrier in [each for each in seats_in(table) if table.flag(f"{each}.larva")]:
                if table.value("phase") != "over":
                    book(table).infected(table, carrier)
        case "self_healing":
            if piece is None or piece not in table.inside(intruders.TRAY):
                raise Refused("not_in_play", piece=shown(piece))
            intruders.set_injuries(table, piece, max(0, intruders.injuries(table, piece) - HEALED))
    return {}


@intent(playing, _something_offered, pick=whole(1, 3))
def intruder_choose(table: Table, pick: int) -> Result:
    """One of the attack cards is resolved; the others go under their deck."""
    cards = table.inside(WAITING)
    if pick > len(cards):
        raise Refused("not_a_number", name="pick", value=str(pick), least=1, most=len(cards))
    told = table.value("intruder.strike")
    chosen = cards[pick - 1]
    for card in cards:
        table.move(card, attacks.DECK.discards if card == chosen else attacks.DECK.pile, None if card == chosen else 0)
    table.set("intruder.strike", None)
    return attacks.falls(table, chosen, Strike(told["seat"], told["piece"], told["kind"], "event"))


@intent(playing, _active, _nothing_offered, keep=TEXT)
def intruder_pass(table: Table, keep: str | None = None) -> Result:
    """One card may be kept, the rest of the hand is discarded."""
    seat = table.word("intruder.seat")
    _discards(table, seat, keep)
    table.set("intruder.passed", True)
    table.tell("intruder_passes", seat=seat)
    return {"kept": keep, "secret": seat}
