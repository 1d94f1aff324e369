"""The film of Aliens: a lane a character, the life of the deck over the turns, and what the dice did against what was due."""

from __future__ import annotations

from collections import Counter

from companion.show.aliens.lanes import Lanes
from companion.show.aliens.squad import called
from companion.show.pictures.film import Film, FilmPage
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.table import Entry, Rolled, Told, View
from companion.value import value

HURT = ("down", "killed", "facehugged")


@value
class DeckRow:
    """One turn as it ended: what could be drawn, what lay under the Reshuffle card, exhausted, out; aliens on the board."""

    turn: int
    above: int
    under: int
    exhaust: int
    out: int
    aliens: int


@value
class DeckFilm:
    rows: tuple[DeckRow, ...]
    total: int
    legend: tuple[str, str, str, str]


def film(port: Port, say: Tongue) -> Film:
    rows: dict[int, DeckRow] = {}
    lanes = Lanes()
    counts: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    due: Counter[str] = Counter()

    def before(entry: Entry, _: View) -> None:
        counts["undone"] += entry.act == "undo"

    def after(entry: Entry, view: View) -> None:
        if entry.act == "do":
            number = view.number("round")
            rows[number] = _row(view, number)
            _note(entry, counts, spent, due)
            lanes.note(entry, view, number)

    port.again(before, after)
    drawn = DeckFilm(
        tuple(rows.values()),
        max((sum((row.above, row.under, row.exhaust, row.out)) for row in rows.values()), default=1),
        (say("DRAW"), say("UNDER"), say("EXHAUSTED"), say("OUT")),
    )
    most = spent.most_common(1)
    numbers = (
        (say("TURNS"), str(port.view()["round"])),
        (say("ATTACKS"), str(counts["attack"])),
        (say("HITS, AND WHAT WAS DUE"), f"{counts['hit']} / {due['hit'] / 10:.1f}"),
        (say("KILLED"), str(counts["killed"])),
        (say("DEFENSE ROLLS"), str(counts["defend"])),
        (say("DOWN OR DEAD OF THEM, AND WHAT WAS DUE"), f"{counts['hurt']} / {due['hurt'] / 10:.1f}"),
        (say("CARDS EXHAUSTED"), str(counts["exhausted"])),
        (say("RESHUFFLES"), str(counts["reshuffled"])),
        (say("BLIPS SEEN"), str(counts["spot"])),
        (say("DICE"), str(counts["dice"])),
        *(((say("SPENT MOST: {name}", name=called(most[0][0])), str(most[0][1])),) if most else ()),
        (say("TAKEN BACK"), str(counts["undone"])),
    )
    low = min(rows.values(), key=lambda row: row.above + row.under + row.exhaust, default=None)
    danger = (
        say(
            "Turn {turn}: {n} {n:card|cards} in deck and pile, {aliens} {aliens:alien|aliens}.",
            turn=low.turn,
            n=low.above + low.under + low.exhaust,
            aliens=low.aliens,
        )
        if low
        else ""
    )
    squad = lanes.film(say("DRAW"))
    pages = (FilmPage("film", say("THE SQUAD"), len(squad.rows) + 1, squad), FilmPage("deck", say("THE DECK"), len(rows), drawn))
    return Film(numbers, pages, danger)


def _row(view: View, number: int) -> DeckRow:
    above, under, exhaust, out = (view.count(f"endurance.{zone}") for zone in ("above", "under", "exhaust", "discard"))
    aliens = sum(each["kind"] != "blip" for each in view.value("in_play").values())
    return DeckRow(number, above, under, exhaust, out, aliens)


def _note(entry: Entry, counts: Counter[str], spent: Counter[str], due: Counter[str]) -> None:
    """What an entry was, and in tenths how many hits and how many fallen were due of its dice."""
    told = entry.told
    counts["dice"] += sum(isinstance(event, Rolled) for event in entry.events)
    counts["reshuffled"] += sum(getattr(event, "message", "") == "reshuffled" for event in entry.events)
    counts["exhausted"] += int(told.get("exhausted", 0) or 0)
    counts["killed"] += sum(getattr(event, "message", "") == "killed" for event in entry.events)
    match entry.intent:
        case "attack" | "full_auto":
            counts["attack"] += 1
            counts["newest"] = bool(told.get("hit")) + int(told.get("hits", 0) or 0)
            counts["hit"] += counts["newest"]
            spent[str(entry.parameters["character"])] += int(told.get("exhausted", 0) or 0)
            due["hit"] += len(told.get("rolls", (1,))) * _hits_on(entry)
        case "defend":
            counts["defend"] += 1
            counts["newest"] = told.get("outcome") in HURT
            counts["hurt"] += counts["newest"]
            due["hurt"] += 10 - max(0, int(told["needs"]) - (int(told["total"]) - int(told["roll"])))
        case "reroll" if "hit" in told and "ammo" not in told:  # it takes the place of the first roll, of which as much was due
            counts["hit"] += bool(told["hit"]) - counts["newest"]
        case "reroll" if "outcome" in told:
            counts["hurt"] += (told["outcome"] in HURT) - counts["newest"]
        case "spot":
            counts["spot"] += 1


def _hits_on(entry: Entry) -> int:
    """The number that hit: the dial, or what always hits with that weapon."""
    for event in entry.events:
        if isinstance(event, Told) and event.message in ("hit", "missed"):
            return int(event.parameters["needs"])
    return int(entry.told.get("needs", 0))
