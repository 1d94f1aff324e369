"""The event rail: stations, what the current one did, what it asks, and the one button that moves on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from companion.kit.due import PASSED
from companion.packs import Words, plain
from companion.session import Session
from companion.show.calling import Question
from companion.show.pictures.names import lettered, seat_name
from companion.show.pictures.parts import Heading, Own, Part, Press, Sentences
from companion.show.pictures.question import Asking, Tap, asking
from companion.show.tongue import Tongue
from companion.table import Entry, Json, Set, Told
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face

State = Literal["done", "now", "skipped", "coming"]
BEGINS, GOES_ON, START = "event_phase", "next", "start"
ASIDE = "aside"
"""A card that was played in the middle of a turn begins a rail of its own, of one station."""
"""The intents of every rail."""
NO_QUESTION = Question()


@value
class Dot:
    """A station as the line above the card shows it."""

    number: int
    state: State


@value
class StationCard:
    """What the step shows, part by part."""

    parts: tuple[Part, ...]
    foot: str = ""
    """One thing more that is counted, in the title block."""
    press: Press | None = None
    """What the one button does, where that is not to go on to the next station."""
    rail: Own | None = None
    """What stands in the place of the stations, where the card is about more than this row of them."""


@value
class Stop:
    """A station that was entered: what it is called, what came of it, and what was said, line by line with its message."""

    name: str
    told: Mapping[str, Any]
    said: tuple[tuple[str, str], ...]
    view: Mapping[str, Any]
    say: Tongue
    words: Words
    before: tuple[Mapping[str, Any], ...] = ()
    """What came of this station in the entries before."""
    question: Mapping[str, Any] | None = None
    """What it asks now."""
    since: tuple[Entry, ...] = ()
    """What was done here, the oldest first."""
    due: tuple[str, ...] = ()
    """What is still due, by its id."""
    ticked: tuple[str, ...] = ()
    """What people have ticked of it."""

    @property
    def lines(self) -> tuple[str, ...]:
        return self.lines_but()

    def lines_but(self, *messages: str) -> tuple[str, ...]:
        """What was said without what is shown in another way."""
        return tuple(line for message, line in self.said if message not in messages)


@value
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
    onward: Json = None
    """What the one button answers if nothing is chosen."""
    rule: str = ""
    """The rule behind this step."""
    number: str = ""
    kind: str = ""
    """Of the entry, and what it is called, for the title block."""
    phases: tuple[tuple[str, str], ...] = ()
    """The phases of the turn, each with its state, where there are several."""


def plain_card(stop: Stop) -> StationCard:
    """A station of which nothing is known but what it says."""
    return StationCard((Heading(stop.name), Sentences(stop.lines)))


def begun(entry: Entry, begins: str = BEGINS) -> bool:
    """Whether the rail was entered by it: by the act that does so, or by one after which it begins by itself."""
    return entry.intent == begins or (entry.intent != GOES_ON and entry.told.get("step") == START)


def entries_since(session: Session, begins: str = BEGINS) -> list[Entry]:
    """The entries of this event phase that still stand and belong to a station, oldest first."""
    found: list[Entry] = []
    for entry in session.journal.standing():
        first = begun(entry, begins) or bool(entry.told.get(ASIDE))
        if first or entry.intent == GOES_ON or _enters(entry):
            found.append(entry)
        if first:
            break
    return found[::-1]


def _enters(entry: Entry) -> bool:
    """Whether a station was entered by it; where a game begins, nothing was said before."""
    return entry.number > 1 and any(isinstance(event, Set) and event.name == "step" for event in entry.events)


def rail(view: Mapping[str, Any], session: Session, face: Face, say: Tongue, words: Words) -> RailPicture:
    """The rail of the event phase, from the entries since it began."""
    entries, step = entries_since(session, face.turn.begins), view["step"]
    steps = (step,) if view.get(ASIDE) else tuple(view["ahead"].get("steps", session.game.steps))
    skipped = {each["step"] for entry in entries for each in _listed(entry, "skipped")}
    at = steps.index(step) if step in steps else -1
    last = entries[-1] if entries else None
    told = last.told if last else {}
    before, said = _parted(last, session, face) if last else ((), ())
    named = face.steps.get(step)
    card = face.card(
        Stop(
            say(named.label) if named else "",
            told,
            said,
            view,
            say,
            words,
            tuple(entry.told for entry in entries[:-1] if entry.told.get("step") == step),
            view["question"],
            _since(session),
            tuple(due.id for due in session.due()),
            tuple(due.id for due in session.ticked()),
        )
    )
    return RailPicture(
        title=say("A CARD IS PLAYED") if view.get(ASIDE) else face.turn.title(view, say),
        stations=tuple(
            Dot(number + 1, "now" if number == at else "coming" if number > at else "skipped" if name in skipped else "done")
            for number, name in enumerate(steps)
        ),
        skipped=tuple(line for _, line in before),
        card=card,
        asking=asked(view, face, say, words),
        next=(card.press.label if card.press else "")
        or _forward(view, face, say)
        or face.turn.forward(view, say)
        or _following(view, steps[at + 1 :], face, say),
        following=face.turn.forward(view, say) or _following(view, steps[at + 1 :], face, say),
        onward=_asks(view, face).forward if _may_go_all(view, face) else None,
        rule=named.rule if named else "",
        number=f"#{last.number}" if last else "",
        kind=say(named.label) if named else "",
        phases=face.turn.phases(view, say),
    )


def _since(session: Session) -> tuple[Entry, ...]:
    """What was done since the last station was entered, and stands."""
    found: list[Entry] = []
    for entry in session.journal.standing():
        if begun(entry) or entry.intent == GOES_ON:
            break
        found.append(entry)
    return tuple(reversed(found))


def asked(view: Mapping[str, Any], face: Face, say: Tongue, words: Words) -> Asking:
    """What the step asks, with a name for everything that can be answered."""
    question = view["question"]
    if question is None:
        return Asking()
    asks, who = face.questions[question["ask"]], seat_name(view, question.get("seat"))
    pieces = lettered(view.get("in_play", ()), {kind: say(piece.label) for kind, piece in face.pieces.items()})

    def name(option: Json, of: str) -> str:
        match of:
            case "seat":
                return say(asks.labels[option]) if option in asks.labels else seat_name(view, option)
            case "piece":
                return pieces[option]
            case "kind":
                return say(face.pieces[option].label)
            case "card":
                return words.name(option).upper()
            case "letter":
                return say(asks.labels[option]) if option in asks.labels else str(option)
        return say(asks.labels[option], name=who)

    made = _sorted(asking(view["form"], say(asks.says, name=who) if asks.says else "", name), view["form"])
    if not _may_go_all(view, face):
        return replace(made, taps=tuple(tap for tap in made.taps if asks.forward is None or tap.answer != asks.forward))
    quiet = Tap(say(asks.quiet, name=who), view["form"]["one"][0])
    return replace(made, taps=(quiet, *(tap for tap in made.taps if tap.answer != asks.forward)))


def _sorted(made: Asking, form: Mapping[str, Any]) -> Asking:
    """Cards are looked for by the name that is shown."""
    return replace(made, taps=tuple(sorted(made.taps, key=lambda tap: plain(tap.label)))) if form.get("of") == "card" else made


Lines = tuple[tuple[str, str], ...]


def _parted(entry: Entry, session: Session, face: Face) -> tuple[Lines, Lines]:
    """What an entry told before it entered its station, of what was answered, skipped and passed; and what it told there.

    Orders stand by themselves, and what was passed over stands in the history.
    """
    entered = max((at for at, event in enumerate(entry.events) if isinstance(event, Set) and event.name == "step"), default=0)
    story = iter(session.story(entry))
    parts: tuple[list[tuple[str, str]], list[tuple[str, str]]] = ([], [])
    for at, event in enumerate(entry.events):
        if not isinstance(event, Told):
            continue
        line = next(story)
        if event.message not in face.orders and not event.message.startswith(PASSED):
            parts[at > entered].append((event.message, line))
    return tuple(parts[0]), tuple(parts[1])


def _listed(entry: Entry, name: str) -> list[Mapping[str, Any]]:
    return list(entry.told.get(name, ()))


def _asks(view: Mapping[str, Any], face: Face) -> Question:
    """The words of what is asked; none where nothing is."""
    question = view["question"]
    return face.questions[question["ask"]] if question else NO_QUESTION


def _may_go_all(view: Mapping[str, Any], face: Face) -> bool:
    """Whether the one button may say more than the quiet answer: it is offered, and it is about more than one."""
    forward = _asks(view, face).forward
    return forward is not None and forward in view["form"].get("one", ()) and len(view["question"].get("queue", ())) > 1


def _forward(view: Mapping[str, Any], face: Face, say: Tongue) -> str:
    """What the one button says where its answer changes the table."""
    words = _asks(view, face)
    if _may_go_all(view, face):
        return say(words.labels[words.forward])
    return say(words.quiet, name=seat_name(view, view["question"].get("seat"))) if words.quiet else ""


def _following(view: Mapping[str, Any], ahead: Sequence[str], face: Face, say: Tongue) -> str:
    """The next station that applies as things stand."""
    skips = view["ahead"].get("skips", {})
    following = next((step for step in ahead if step not in skips), "")
    if view.get(ASIDE):
        return say("DONE")
    return say("NEXT: {step}", step=say(face.steps[following].label)) if following else say(face.turn.last)
