"""The event phase of the family on the rail: who still strikes, everybody listens, an event card, and what is ahead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from companion.session import Session
from companion.show.calling import PieceWords, Question, Station
from companion.show.doing import Do, TickAll, TickOff
from companion.show.family.intruders import strongest_first
from companion.show.pictures.names import lettered, letters_of
from companion.show.pictures.parts import (
    AgendaRow,
    Checklist,
    CheckRow,
    Heading,
    MarkedLine,
    Movers,
    Part,
    Press,
    Sentences,
    State,
)
from companion.show.pictures.rail import GOES_ON, Stop, begun
from companion.show.pictures.strikes import Striker, Strikes
from companion.show.tongue import Tongue, word

MARKERS = {"fire": word("FIRE"), "malfunction": word("MALFUNCTION")}
QUESTIONS: Mapping[str, Question] = {
    "attacks": Question(),
    "contamination_drawn": Question(says=word("HOW MANY CONTAMINATION CARDS?"), quiet=word("NONE WAS DRAWN")),
    "event_card": Question(says=word("WHICH CARD? ONLY IF THE APP KEEPS WHAT IT DOES.")),
    "fire": Question(labels={"egg": word("AN EGG BURNS")}),
    "markers": Question(says=word("HOW MANY WERE PLACED?"), labels=MARKERS, quiet=word("NONE WAS PLACED")),
    "nest": Question(says=word("WHO IS IN THE NEST?"), quiet=word("NOBODY: AN EGG MORE")),
    "noise_in_vents": Question(labels={True: word("NOISE WAS THERE")}, quiet=word("NO NOISE IN THE VENTS")),
    "token": Question(says=word("WHAT WAS DRAWN?"), quiet=word("NOT TOLD")),
    "who_fights": Question(says=word("WHO FIGHTS?"), quiet=word("NOBODY FIGHTS: ALL LEAVE")),
}
"""What every game of the family asks alike."""
SHOWN_OTHERWISE = ("event_drawn", "event_moves", "event_moves_twice", "event_ways", "eggs_in_nest")
"""What an event card tells that its picture has in another way, or that stands behind WHY because every card says it."""
SHORT = 100
"""An effect of so many letters is said large."""


def plain(stop: Stop, symbol: str, passed: Mapping[str, str]) -> tuple[Part, ...]:
    """A step that has drawn nothing: its name, and each line beside its symbol."""
    marks = {**dict.fromkeys((message for message, _ in stop.said), symbol), **passed}
    return (
        Heading(stop.name),
        *(MarkedLine(marks[message], line) if marks[message] else Sentences((line,)) for message, line in stop.said),
    )


def movers(stop: Stop) -> Movers:
    """An event card: its name, who moves, and through which corridor."""
    told, say = stop.told, stop.say
    corridors, name = " ".join(map(str, told["corridors"])), stop.words.name(told["card"]).upper()
    how = say("All that do not fight move.")
    return Movers(name, tuple(told["movers"]), say("CORRIDOR"), corridors, how, bool(stop.question))


def effect(stop: Stop, *otherwise: str) -> Sentences:
    """What the card does."""
    lines = stop.lines_but(*SHOWN_OTHERWISE, *otherwise)
    return Sentences(lines, large=len(" ".join(lines)) < SHORT and not stop.question)


def counted(stop: Stop) -> str:
    """How many of the markers lie there of which this card asks for more, or of the eggs of which it took one."""
    if any(message == "eggs_in_nest" for message, _ in stop.said):
        return stop.say("{n} {n:EGG|EGGS}", n=stop.view["markers"]["eggs"])
    asked = [what for what in MARKERS if what in (stop.view["form"] or {}).get("tally", ())]
    markers = stop.view["markers"]
    if len(asked) != 1:  # both stand in the strip
        return ""
    return stop.say("{placed} OF {limit}", placed=markers[asked[0]]["placed"], limit=markers[asked[0]]["limit"])


def agenda(
    stations: Mapping[str, Station], says: Mapping[str, str], reasons: Mapping[str, str], skips: Mapping[str, str], say: Tongue
) -> Iterator[AgendaRow]:
    """What the steps will do as things stand, or why they will be passed over."""
    for number, (name, station) in enumerate(stations.items(), 1):
        why = reasons[skips[name]] if name in skips else ""
        yield AgendaRow(str(number), say(station.label), why or says[name], bool(why))


# -- everybody listens ---------------------------------------------------------------------------


def listens(stop: Stop) -> bool:
    """Whether this step is about noise rolls."""
    return (stop.question or {}).get("ask") == "noise_roll" or bool(stop.told.get("rolls")) or bool(_rolls(stop))


def _rolls(stop: Stop) -> dict[str, Mapping[str, Any]]:
    """Who has rolled in this step, and what; nothing for who fights."""
    found: dict[str, Mapping[str, Any]] = {}
    for told in (*stop.before, stop.told):
        found |= {each["seat"]: each for each in told.get("rolls", ())}
    return found


def listeners(stop: Stop, pieces: Mapping[str, PieceWords]) -> Checklist:
    """Everybody listens: the token that made them, and each seat with what it heard, or that its turn comes."""
    say, kind = stop.say, next((str(told["kind"]) for told in (*stop.before, stop.told) if told.get("kind")), "")
    rows = tuple(_listeners(stop))
    left = sum(row.state in ("now", "then") for row in rows)
    return Checklist(
        title=say(pieces[kind].label) if kind else stop.name,
        symbol=pieces[kind].symbol if kind else "",
        about="",
        rows=(*rows, *_markers_for_all(stop)),
        counted=(say("OF {n}", n=len(rows)), say("TO DO") if left else say("DONE")),
        left=left,
        answers=("roll", "combat"),
    )


def _listeners(stop: Stop) -> Iterator[CheckRow]:
    say, view, rolls = stop.say, stop.view, _rolls(stop)
    queue = (stop.question or {}).get("queue", ())
    order = list(view["seats"])
    start = order.index(view["first_player"])
    open_ = [each.rpartition(":")[2] for each in stop.due if each.startswith("encounter:")]
    for seat in order[start:] + order[:start]:
        person, roll = view["seats"][seat], rolls.get(seat)
        head: dict[str, Any] = {
            "number": str(person["number"]),
            "name": str(person["name"]).upper(),
            "named": f"row {person['number']}",
        }
        if roll is not None:
            yield _heard(head, seat, roll, stop, open_)
        elif seat in queue:
            now = seat == queue[0]
            if not now:
                yield CheckRow(**head, says=say("then"), state="then", sign="noise")
                continue
            fights = Press(say("FIGHTS"), Do("next", {"answer": "combat"}), named=say("{name} FIGHTS", name=head["name"]))
            head["named"] = say("ROLL FOR {name}", name=head["name"])
            yield CheckRow(**head, says=say("rolls now"), state="now", sign="noise", press=fights, does=Do("next"))
        elif person["status"] == "in":
            yield CheckRow(**head, says=say("fights"), state="out")


def _heard(head: dict[str, Any], seat: str, roll: Mapping[str, Any], stop: Stop, open_: list[str]) -> CheckRow:
    """A number is a marker, or an encounter where noise lies already: open until it is one of them."""
    face, say = roll["face"], stop.say
    if face is None:
        return CheckRow(**head, says=say("on the table"), state="done", sign="cardboard-source")
    if not isinstance(face, int):
        danger = face == "danger"
        return CheckRow(
            **head,
            says=say("danger: all come") if danger else say("silence"),
            state="done",
            sign="danger" if danger else "silence",
        )
    if seat in open_:
        press = Press(say("ENCOUNTER"), Do("encounter", {"seat": seat}), "unknown-token", f"encounter {seat}")
        rolls = (stop.question or {}).get("queue")  # somebody else rolls first
        state: State = "now" if open_[0] == seat and not rolls else "then"
        return CheckRow(**head, says=say("marker, or"), state=state, figure=str(face), press=press)
    came = next(
        (entry.told.get("kind") for entry in stop.since if entry.intent == "encounter" and entry.parameters["seat"] == seat), None
    )
    says = say("marker in {n}", n=face) if came is None else say("somebody came")
    back = _after_all_not(stop, "encounter", seat)
    return CheckRow(**head, says=says, state="done", figure=str(face), sign=str(came or ""), does=back)


def _markers_for_all(stop: Stop) -> Iterator[CheckRow]:
    """Once everybody has rolled and several have a number that is nothing but a marker yet: one tap for all of them."""
    open_ = {each.rpartition(":")[2]: each for each in stop.due if each.startswith("encounter:")}
    rolls = _rolls(stop)
    numbers = [str(rolls[seat]["face"]) for seat in open_ if seat in rolls and isinstance(rolls[seat]["face"], int)]
    if (stop.question or {}).get("queue") or len(numbers) < 2 or len(numbers) < len(open_):
        return
    yield CheckRow(
        stop.say("BOTH") if len(numbers) == 2 else stop.say("ALL {n}", n=len(numbers)),
        stop.say("marker in {n}", n=", ".join(numbers)),
        "then",
        "markers for all",
        symbol="noise",
        does=TickAll(tuple(open_.values())),
        box=True,
    )


def _after_all_not(stop: Stop, what: str, about: str) -> TickOff | None:
    """Takes back a tick of this step; None where it was not ticked."""
    found = (due for due in stop.ticked if due.startswith(f"{what}:") and due.rpartition(":")[2] == about)
    return next((TickOff(due, done=False) for due in found), None)


# -- who attacks ---------------------------------------------------------------------------------


def attackers(stop: Stop, pieces: Mapping[str, PieceWords]) -> Checklist | None:
    """Who attacks in this step, the largest first: what came of it, who is next, and that nobody is there; None before it."""
    asked = stop.question or {}
    if asked.get("ask") != "attacks":
        return None
    rows = tuple(_attackers(stop, pieces, [str(each) for each in asked["pieces"]]))
    left = sum(row.state in ("now", "then") for row in rows)
    counted = (stop.say("OF {n}", n=len(rows)), stop.say("TO DO") if left else stop.say("DONE"))
    return Checklist(stop.name, "", stop.say("The largest first, each in its room."), rows, counted, left)


def _attackers(stop: Stop, pieces: Mapping[str, PieceWords], there: list[str]) -> Iterator[CheckRow]:
    say, view = stop.say, stop.view
    open_ = {each.rpartition(":")[2]: each for each in stop.due if each.startswith("strike:")}
    struck = {str(entry.parameters.get("piece")): entry for entry in stop.since if entry.intent == "attack"}
    labels = {kind: say(words.label) for kind, words in pieces.items()}
    names, kinds = lettered(view["in_play"], labels), {each["piece"]: each["kind"] for each in view["in_play"]}
    for piece in there:
        kind = str(kinds.get(piece) or (struck[piece].told.get("kind") if piece in struck else ""))
        if kind not in pieces:  # it has left the board, and did nothing here
            continue
        head: dict[str, Any] = {
            "name": names.get(piece, labels.get(kind, kind)),
            "symbol": pieces[kind].symbol,
            "named": f"attack {piece}",
        }
        if piece in open_:
            nobody = Press(say("NOBODY THERE"), TickOff(open_[piece]), named=f"nobody {piece}")
            now = next(iter(open_)) == piece
            cardboard = view["sources"]["attack"] == "cardboard"
            strikes = None if cardboard else Do("attack", {"piece": piece, "cause": "event"})
            yield CheckRow(
                **head, says=say("now") if now else say("then"), state="now" if now else "then", press=nobody, does=strikes
            )
        elif piece in struck:
            entry = struck[piece]
            card = entry.told.get("card")
            says = say("it hits") if entry.told.get("hit") else say("it misses")
            yield CheckRow(**head, says=says, state="done", figure=stop.words.name(str(card)).upper() if card else "")
        else:
            yield CheckRow(**head, says=say("nobody there"), state="out", does=_after_all_not(stop, "strike", piece))


# -- who still strikes ---------------------------------------------------------------------------


def strikes(pieces: Mapping[str, PieceWords], before_attacks: str = "") -> Callable[[Session, bool], Strikes | None]:
    """Attacks first; when all have attacked, what burns is next. None where nobody strikes, or cardboard draws.

    On the quiet step before the attacks, each attacker is a button that is the next step too.
    """

    def found(session: Session, on_the_rail: bool) -> Strikes | None:
        view = session.view()
        asked = (view["question"] or {}).get("ask")
        if view["sources"]["attack"] == "cardboard":
            return None
        if before_attacks and view["step"] == before_attacks and on_the_rail:
            return _strikes(view, pieces, "attack", set(), steps_on=True)
        if asked == "attacks":
            done = _struck(session, "attack")
            left = _strikes(view, pieces, "attack", done)
            burns = done and not left.strikers and view["markers"]["fire"]["placed"]
            return _strikes(view, pieces, "injury_check", set(), steps_on=True) if burns else left
        return _strikes(view, pieces, "injury_check", _struck(session, "injury_check")) if asked == "fire" else None

    return found


def _strikes(
    view: Mapping[str, Any], pieces: Mapping[str, PieceWords], intent: str, done: set[str], steps_on: bool = False
) -> Strikes:
    letters = letters_of(view["in_play"])
    return Strikes(
        intent,
        word("{name} ATTACKS") if intent == "attack" else word("INJURY {name}"),
        tuple(
            Striker(each["piece"], pieces[each["kind"]].label, pieces[each["kind"]].symbol, letters[each["piece"]])
            for each in strongest_first(view["in_play"], pieces)
            if each["piece"] not in done
        ),
        steps_on,
    )


def _struck(session: Session, intent: str) -> set[str]:
    """Who has, since this step began; what came out of an attack does not attack itself."""
    found: set[str] = set()
    for entry in session.journal.standing():
        if begun(entry) or entry.intent == GOES_ON:
            break
        if entry.intent == intent:
            found |= {str(entry.parameters.get("piece")), str(entry.told.get("evolved")), str(entry.told.get("summoned"))}
    return found
