"""The victory check: the steps of the book, and a verdict for each seat with its reasons (S0 703-726)."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.family import contamination
from companion.games.family.book import book
from companion.kit.intent import Result, Shape, intent, shown
from companion.kit.source import on_cardboard
from companion.table import Json, Refused, Table

HAND = 4
"""How many cards of the own deck are drawn when an infected card was found."""
ACTION_CARDS = 10
"""How many action cards a deck holds if nobody says otherwise."""


def _over(table: Table) -> None:
    if table.value("phase") != "over":
        raise Refused("game_goes_on")
    if (table.value("ending") or {}).get("reasons") == ["stopped"]:
        raise Refused("game_was_stopped")


def _not_judged(table: Table) -> None:
    if table.value("judged") == len(book(table).judges):
        raise Refused("already_judged")


def _read_answers(table: Table, name: str, value: Json) -> dict[str, Json]:
    if not isinstance(value, dict) or not set(value) <= set(book(table).judges):
        raise Refused("not_an_answer", answer=shown(value))
    return value


def _read_step(table: Table, name: str, value: Json) -> str:
    if value not in book(table).judges:
        raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(book(table).judges))
    return str(value)


ANSWERS = Shape("answers by step", _read_answers)
STEP = Shape("a step of the verdict", _read_step, lambda table, _: book(table).judges)


@intent(_over, _not_judged, answers=ANSWERS, step=STEP)
def victory(table: Table, answers: dict[str, Json] | None = None, step: str | None = None) -> Result:
    """All steps that are left, or the next one only; at the end a verdict for each seat.

    A step that asks for what nobody has entered judges nothing until it is told.
    """
    said = answers or {}
    done, judges = table.number("judged"), book(table).judges
    steps = list(judges)
    if step is not None and steps[done] != step:
        raise Refused("other_step_first", step=steps[done])
    if not table.value("verdict"):
        _who_got_away(table)
    for name in steps[done : done + 1 if step else None]:
        asks = dict(judges[name](table, said.get(name)) or {})
        table.set("asks", asks)
        if asks:
            break
        table.set("judged", table.number("judged") + 1)
    judged = {"judged": steps[: table.number("judged")], "verdict": dict(table.value("verdict"))}
    return {**judged, "asks": table.value("asks")} if table.value("asks") else judged


# -- the seats and what is said of them ----------------------------------------------------------


def living(table: Table) -> list[str]:
    return [seat for seat in seating.seats(table) if table.value(f"{seat}.status") in book(table).ways_out]


def _who_got_away(table: Table) -> None:
    """Before the first step: alive who left, dead who did not."""
    away = living(table)
    for seat in seating.seats(table):
        if seat in away:
            judge(table, seat, True, "alive", f"left_{table.value(f'{seat}.status')}")
        else:
            judge(table, seat, False, "dead", "lost" if seat in table.value("ending")["lost"] else "died")


def judge(table: Table, seat: str, alive: bool, verdict: str, reason: str) -> None:
    verdicts = dict(table.value("verdict"))
    before = verdicts.get(seat, {"reasons": []})
    verdicts[seat] = {"alive": alive, "verdict": verdict, "reasons": [*before["reasons"], reason]}
    table.set("verdict", verdicts)


def survivors(table: Table) -> list[str]:
    return [seat for seat in living(table) if table.value("verdict")[seat]["alive"]]


def part_alive(table: Table) -> float:
    """The part of the crew that lives, once all is judged."""
    return len(survivors(table)) / len(seating.seats(table))


# -- contamination ----------------------------------------------------------------------------


def contaminated(table: Table, answer: Json) -> None:
    """S0 709-720: with a larva no scan; else any infected card. Then four cards of the shuffled deck decide."""
    said = answer or {}
    if not isinstance(said, dict) or not set(said) <= set(seating.seats(table)):
        raise Refused("not_an_answer", answer=shown(answer))
    for seat in survivors(table):
        check(table, seat, said.get(seat))


def check(table: Table, seat: str, answer: Json) -> None:
    if answer in ("lives", "dies"):
        result(table, seat, answer == "dies", "told")
        return
    if on_cardboard(table, "contamination"):
        if answer is not None:
            raise Refused("not_one_of", name="contamination", value=shown(answer), words="lives, dies")
        judge(table, seat, True, "alive", "contamination_not_told")
        return
    held = table.count(contamination.cards(seat))
    if not table.flag(f"{seat}.larva"):
        infected = contamination.look(table, seat, held)
        table.tell("scanned", seat=seat, cards=held, infected=len(infected))
        if not infected:
            judge(table, seat, True, "alive", "clean")
            return
    _draws_four(table, seat, deck_size(answer), held)


def deck_size(answer: Json) -> int:
    """How many action cards the seat has, as the table says."""
    if answer is None:
        return ACTION_CARDS
    size = answer.get("action") if isinstance(answer, dict) else answer
    if isinstance(size, bool) or not isinstance(size, int) or not 0 <= size <= 40:
        raise Refused("not_a_number", name="contamination", value=shown(answer), least=0, most=40)
    return size


def _draws_four(table: Table, seat: str, actions: int, held: int) -> None:
    """One contamination card among four is death."""
    result(table, seat, bool(four_of_the_deck(table, seat, actions, held)), "drawn")


def four_of_the_deck(table: Table, seat: str, actions: int, held: int) -> int:
    """Action and contamination cards shuffled together; how many of the four on top are contamination."""
    deck = ["action"] * actions + ["contamination"] * held
    drawn: list[str] = []
    for _ in range(min(HAND, len(deck))):
        table.set("die.last_deck", list(deck))
        drawn.append(str(table.roll("last_deck")))
        deck.remove(drawn[-1])
    table.set("die.last_deck", [])
    found = drawn.count("contamination")
    table.tell("drew_four", seat=seat, found=found)
    return found


def result(table: Table, seat: str, dies: bool, how: str) -> None:
    if dies:
        table.tell("dies_infected", seat=seat)
    judge(table, seat, not dies, "infected" if dies else "alive", f"{'infected' if dies else 'survives'}_{how}")


# -- objectives -------------------------------------------------------------------------------


def read_met(table: Table, answer: Json) -> dict[str, Json]:
    """Who has met the objective, as the table says."""
    said = answer or {}
    if not isinstance(said, dict) or not set(said) <= set(seating.seats(table)):
        raise Refused("not_an_answer", answer=shown(answer))
    if any(not isinstance(met, bool) for met in said.values()):
        raise Refused("not_an_answer", answer=shown(answer))
    return said


def objectives(table: Table, answer: Json) -> None:
    """Who lives shows the objective; met or not is what the table says. Together, all must be met."""
    said = read_met(table, answer)
    decided(table, said)
    announced(table)


def decided(table: Table, said: dict[str, Json]) -> None:
    """Won, lost, or alive and nothing was told."""
    alive = survivors(table)
    if table.value("option.mode") == "coop":
        _together(table, alive, [said.get(seat) for seat in seating.seats(table)])
        return
    for seat in alive:
        verdict, reason = {True: ("won", "met"), False: ("lost", "not_met"), None: ("alive", "objective_not_told")}[
            said.get(seat)
        ]
        judge(table, seat, True, verdict, reason)


def announced(table: Table) -> None:
    for seat in seating.seats(table):
        table.tell(f"verdict_{table.value('verdict')[seat]['verdict']}", seat=seat)


def _together(table: Table, alive: list[str], met: list[Json]) -> None:
    """S0 774-777: all objectives, and one survivor at least."""
    if None in met and False not in met and alive:
        for seat in alive:
            judge(table, seat, True, "alive", "objective_not_told")
        return
    won = bool(alive) and all(met)
    for seat in seating.seats(table):
        judge(
            table,
            seat,
            seat in alive,
            "won" if won else "lost",
            "all_met" if won else "not_all_met" if alive else "nobody_survives",
        )
