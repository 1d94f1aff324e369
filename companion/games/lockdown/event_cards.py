"""What the cards of the event deck do to what the app keeps; the rest is said, and done at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.games.lockdown import contamination, countdowns, crew, intruders, markers, power
from companion.games.lockdown.shapes import PIECE, SEAT_IN, count_in, seats_in
from companion.kit import rail
from companion.kit.intent import Result, shown
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table


@dataclass(frozen=True, slots=True)
class Rule:
    """A card: what it does when it is drawn, and what it does with the answer to the one thing it asks."""

    drawn: Callable[[Table], None]
    answered: Callable[[Table, Json], Result] | None = None


def only_told(_: Table) -> None:
    """Nothing here is kept by the app."""


# -- markers whose number only the board knows ---------------------------------------------------


def _counts(**most: int) -> Rule:
    """Ask how many markers were put down; the quiet answer is none."""

    def drawn(table: Table) -> None:
        rail.ask(table, "markers", most=most)

    return Rule(drawn, lambda table, answer: _placed(table, answer, most))


def _placed(table: Table, answer: Json, most: dict[str, int]) -> Result:
    if isinstance(answer, int) and not isinstance(answer, bool) and len(most) == 1:
        answer = {next(iter(most)): answer}
    if answer is not None and not isinstance(answer, dict):
        raise Refused("not_an_answer", answer=shown(answer))
    told = answer or {}
    for what in told:
        if what not in most:
            raise Refused("not_one_of", name="markers", value=shown(what), words=", ".join(most))
    placed = {what: count_in(told.get(what), what, number) for what, number in most.items()}
    for what, number in placed.items():
        if number and table.value("phase") != "over":
            markers.place(table, what, number)
    return {"placed": placed}


def _kickstopper_drawn(table: Table) -> None:
    power.goes_dark(table, "lift")
    rail.ask(table, "markers", most={"malfunction": 3})


# -- cards with a rule of their own --------------------------------------------------------------


def _power_surge(table: Table) -> None:
    if countdowns.backup_on(table):
        table.turn("time", "red")
        table.tell("backup_off")
    else:
        table.tell("backup_is_off")


def _coolant_leak(table: Table) -> None:
    rail.ask(table, "cooling_system", choices=["hidden", "working", "broken"])


def _coolant_answered(table: Table, answer: Json) -> Result:
    """Unexplored rooms take no malfunction (S0 411-413), so the quiet answer is that it is still hidden."""
    match answer:
        case None | "hidden":
            table.tell("cooling_hidden")
        case "working":
            markers.place(table, "malfunction", 1)
        case "broken" if countdowns.autodestruction(table) is None:
            countdowns.start_autodestruction(table)
        case "broken":
            table.tell("autodestruction_runs_already")
        case _:
            raise Refused("not_one_of", name="answer", value=shown(answer), words="hidden, working, broken")
    return {"cooling_system": answer or "hidden"}


def _egg_protection(table: Table) -> None:
    rail.ask(table, "who_in_dark")


def _all_take_contamination(table: Table, answer: Json) -> Result:
    seats = seats_in(table, answer)
    for seat in seats:
        contamination.given(table, seat)
    return {"contaminated": seats}


def _hatching(table: Table) -> None:
    if table.number("eggs.nest"):
        markers.eggs(table, -1)
    rail.ask(table, "who_infested", choices=["nest", "dark"])


def _hatched(table: Table, answer: Json) -> Result:
    """Nobody infested in the nest: a larva token joins the bag."""
    told = answer if isinstance(answer, dict) else {"nest": answer}
    nest, dark = seats_in(table, told.get("nest")), seats_in(table, told.get("dark"))
    for seat in [*nest, *(seat for seat in dark if seat not in nest)]:
        contamination.infested(table, seat)
    if not nest:
        table.tell("larva_joins_bag" if intruders.to_bag(table, "larva") else "no_larva_left")
    return {"infested": [*nest, *dark]}


def _leaving_the_shell(table: Table) -> None:
    """Carriers take a card and scan it at once; what the others draw is asked."""
    for seat in crew.seats_in(table):
        if table.flag(f"{seat}.larva") and not on_cardboard(table, "contamination"):
            _carrier_scans(table, seat)
    if table.value("phase") != "over":
        rail.ask(table, "contamination_drawn", seats=[s for s in crew.seats_in(table) if not table.flag(f"{s}.larva")])


def _carrier_scans(table: Table, seat: str) -> None:
    """The new card itself is the one under the scanner."""
    if not contamination.take(table, seat):
        return
    card = table.inside(contamination.cards(seat))[-1]
    infected = bool(table.pieces[card].traits["infected"])
    table.tell("scanned", seat=seat, cards=1, infected=int(infected))
    if infected:
        contamination.infection(table, seat)


def _eclosion(table: Table) -> None:
    """Every carrier dies; then everyone looks at four cards."""
    for seat in crew.seats_in(table):
        if table.flag(f"{seat}.larva") and table.value("phase") != "over":
            contamination.infection(table, seat)
    if table.value("phase") != "over":
        rail.ask(table, "contamination_drawn", seats=crew.seats_in(table))


def _drawn_are_scanned(table: Table, answer: Json) -> Result:
    """How many of the four were contamination, by seat; any infected one is a larva."""
    if answer is not None and not isinstance(answer, dict):
        raise Refused("not_an_answer", answer=shown(answer))
    larvae = []
    for seat, told in (answer or {}).items():
        SEAT_IN.read(table, "seat", seat)
        count = count_in(told, seat, 4)
        if count > table.count(contamination.cards(seat)):
            raise Refused("not_that_many_cards", seat=seat, held=table.count(contamination.cards(seat)))
        if count and contamination.look(table, seat, count):
            contamination.larva(table, seat)
            larvae.append(seat)
    return {"larvae": larvae}


def _lurking(table: Table) -> None:
    if table.count(intruders.TRAY):
        rail.ask(table, "who_fights", pieces=list(table.inside(intruders.TRAY)))


def _lurking_answered(table: Table, answer: Json) -> Result:
    """Those that share a room with a character stay; all others return to the bag."""
    if answer is not None and not isinstance(answer, list):
        raise Refused("not_an_answer", answer=shown(answer))
    fighting = [PIECE.read(table, "piece", each) for each in answer or []]
    gone = [piece for piece in table.inside(intruders.TRAY) if piece not in fighting]
    for piece in gone:
        intruders.leaves_tray(table, piece, intruders.BAG)
    table.tell("lurkers_leave", count=len(gone))
    return {"left": len(gone)}


def _noise_in_corridors(table: Table) -> None:
    rail.ask(table, "noise_in_vents")


def _vents_answered(table: Table, answer: Json) -> Result:
    if answer not in (None, False, True):
        raise Refused("not_one_of", name="answer", value=shown(answer), words="true, false")
    if answer:
        for what in markers.LIMITED:
            markers.out_of_the_game(table, what)
    return {"noise_in_vents": bool(answer)}


def _scent_of_blood(table: Table) -> None:
    rail.ask(table, "adults_come")


def _adults_come(table: Table, answer: Json) -> Result:
    count = count_in(answer, "adults", 5)
    return {"appeared": [intruders.appears_on_board(table, "adult") for _ in range(count)]}


def _regeneration(table: Table) -> None:
    for piece in table.inside(intruders.TRAY):
        intruders.set_injuries(table, piece, max(0, intruders.injuries(table, piece) - 2))
    rail.ask(table, "slimed_in_dark")


def _regeneration_answered(table: Table, answer: Json) -> Result:
    """In the dark: an adult to each room with somebody slimed, then everybody there is slimed."""
    told = answer if isinstance(answer, dict) else {}
    if answer is not None and not isinstance(answer, dict):
        raise Refused("not_an_answer", answer=shown(answer))
    result = _adults_come(table, told.get("adults"))
    for seat in seats_in(table, told.get("seats")):
        crew.slime(table, seat)
    return result


NOTHING = Rule(only_told)

CARDS: dict[str, Rule] = {
    "blood_trace": NOTHING,
    "blue_screen": _counts(malfunction=1),
    "bulkheads_open": NOTHING,
    "consuming_fire": _counts(fire=12),
    "coolant_leak": Rule(_coolant_leak, _coolant_answered),
    "damage": _counts(malfunction=10),
    "damaging_fire": _counts(malfunction=10, fire=12),
    "eclosion": Rule(_eclosion, _drawn_are_scanned),
    "egg_protection": Rule(_egg_protection, _all_take_contamination),
    "fire_in_the_hole": _counts(fire=3),
    "hatching": Rule(_hatching, _hatched),
    "hunt": NOTHING,
    "kickstopper": Rule(_kickstopper_drawn, lambda table, answer: _placed(table, answer, {"malfunction": 3})),
    "leaving_the_shell": Rule(_leaving_the_shell, _drawn_are_scanned),
    "life_network_failure": _counts(malfunction=10),
    "lurking": Rule(_lurking, _lurking_answered),
    "nest": NOTHING,
    "noise_in_corridors": Rule(_noise_in_corridors, _vents_answered),
    "panic": NOTHING,
    "power_surge": Rule(_power_surge),
    "regeneration": Rule(_regeneration, _regeneration_answered),
    "sanitary_network_failure": _counts(malfunction=10),
    "scent_of_blood": Rule(_scent_of_blood, _adults_come),
    "scent_of_prey": NOTHING,
    "short_circuit": _counts(fire=12),
    "thats_hot": _counts(fire=2),
}
