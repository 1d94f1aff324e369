"""The event rail: stations, what the current one did, what it asks, and the one button that moves on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from companion.packs import Words
from companion.session import Session
from companion.table import Entry, Json, Told
from companion.ui.pictures.names import lettered, seat_name
from companion.ui.pictures.question import Asking, asking
from companion.ui.tongue import Tongue

if TYPE_CHECKING:
    from companion.ui.face import Face

State = Literal["done", "now", "skipped", "coming"]
BEGINS, GOES_ON = "event_phase", "next"
"""The intents of every rail."""


@dataclass(frozen=True, slots=True)
class Dot:
    """A station as the line above the card shows it."""

    number: int
    state: State


@dataclass(frozen=True, slots=True)
class StationCard:
    """What the step shows: its name or what was drawn, symbols and a number, what to do, and a part under a condition."""

    headline: str
    role: str = "ink"
    symbols: tuple[str, ...] = ()
    number: str = ""
    lines: tuple[str, ...] = ()
    dark: str = ""
    """The condition of the part that stands in a frame of its own."""
    dark_lines: tuple[str, ...] = ()
    drawn: Any = None
    """What the game's own instrument draws."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A station that was entered: what it is called, what came of it, and what was said, line by line with its message."""

    name: str
    told: Mapping[str, Any]
    said: tuple[tuple[str, str], ...]
    view: Mapping[str, Any]
    say: Tongue
    words: Words

    @property
    def lines(self) -> tuple[str, ...]:
        return self.lines_but()

    def lines_but(self, *messages: str) -> tuple[str, ...]:
        """What was said without what is shown in another way."""
        return tuple(line for message, line in self.said if message not in messages)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A button to a draw that this step may have brought about."""

    label: str
    symbol: str
    intent: str
    parameters: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class RailPicture:
    title: str
    stations: tuple[Dot, ...]
    skipped: tuple[str, ...]
    card: StationCard
    asking: Asking
    next: str
    """What the one button will do if nothing is chosen."""
    following: str
    """What comes after this step."""
    rule: str = ""
    """The rule behind this step."""
    meetings: tuple[Meeting, ...] = field(default_factory=tuple)


def plain_card(stop: Stop) -> StationCard:
    """A station of which nothing is known but what it says."""
    return StationCard(stop.name, lines=stop.lines)


def entries_since(session: Session) -> list[Entry]:
    """The entries of this event phase that still stand, oldest first."""
    found: list[Entry] = []
    for entry in session.journal.standing():
        if entry.intent in (BEGINS, GOES_ON):
            found.append(entry)
        if entry.intent == BEGINS:
            break
    return found[::-1]


def rail(view: Mapping[str, Any], session: Session, face: Face, say: Tongue, words: Words) -> RailPicture:
    """The rail of the event phase, from the entries since it began."""
    entries, steps, step = entries_since(session), session.game.steps, view["step"]
    skipped = {each["step"] for entry in entries for each in _listed(entry, "skipped")}
    at = steps.index(step) if step in steps else -1
    last = entries[-1] if entries else None
    told = last.told if last else {}
    messages = [event.message for event in last.events if isinstance(event, Told)] if last else []
    told_lines = zip(messages, session.story(last), strict=True) if last else ()
    said = tuple((message, line) for message, line in told_lines if message not in face.orders)
    reasons = len(_listed(last, "skipped")) if last else 0
    named = face.steps.get(step)
    return RailPicture(
        title=say("END OF ROUND {round}", round=view["round"]),
        stations=tuple(
            Dot(number + 1, "now" if number == at else "coming" if number > at else "skipped" if name in skipped else "done")
            for number, name in enumerate(steps)
        ),
        skipped=tuple(line for _, line in said[:reasons]),
        card=face.card(Stop(say(named.label) if named else "", told, said[reasons:], view, say, words)),
        asking=asked(view, face, say, words),
        next=_quiet(view, face, say) or _following(view, steps[at + 1 :], face, say),
        following=_following(view, steps[at + 1 :], face, say),
        rule=named.rule if named else "",
        meetings=_meetings(told, view, face, say),
    )


def asked(view: Mapping[str, Any], face: Face, say: Tongue, words: Words) -> Asking:
    """What the step asks, with a name for everything that can be answered."""
    question = view["question"]
    if question is None:
        return Asking()
    told = face.questions[question["ask"]]
    pieces = lettered(view.get("in_play", ()), {kind: say(piece.label) for kind, piece in face.pieces.items()})

    def name(option: Json, of: str) -> str:
        match of:
            case "seat":
                return seat_name(view, option)
            case "piece":
                return pieces[option]
            case "kind":
                return say(face.pieces[option].label)
            case "card":
                return words.name(option).upper()
        return say(told.labels[option])

    return asking(view["form"], say(told.says) if told.says else "", name)


def _meetings(told: Mapping[str, Any], view: Mapping[str, Any], face: Face, say: Tongue) -> tuple[Meeting, ...]:
    """Seats that have just rolled a number: a marker may lie there already, and then somebody is met."""
    if "encounter" not in face.verbs:
        return ()
    return tuple(
        Meeting(say("ENCOUNTER: {name}", name=seat_name(view, each["seat"])), face.verbs["encounter"].symbol, "encounter",
                {"seat": each["seat"]})
        for each in told.get("rolls", ()) if isinstance(each["face"], int)
    )


def _listed(entry: Entry, name: str) -> list[Mapping[str, Any]]:
    return list(entry.told.get(name, ()))


def _quiet(view: Mapping[str, Any], face: Face, say: Tongue) -> str:
    """The quiet answer, where it changes the table."""
    question = view["question"]
    quiet = face.questions[question["ask"]].quiet if question else ""
    return say(quiet, name=seat_name(view, question.get("seat"))) if quiet else ""


def _following(view: Mapping[str, Any], ahead: Sequence[str], face: Face, say: Tongue) -> str:
    """The next station that applies as things stand."""
    skips = view["ahead"].get("skips", {})
    following = next((step for step in ahead if step not in skips), "")
    return say("NEXT: {step}", step=say(face.steps[following].label)) if following else say("DONE: NEXT ROUND")
