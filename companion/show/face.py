"""The face of a game: all that the app needs to show a game it has never heard of, as one value.

The shell asks the face and knows no game. Words here are English and keys of the catalogue; they are said when they are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from companion.kit.lazily import later
from companion.show.calling import (
    SILENT,
    STILL,
    Breath,
    ChoiceWords,
    GuideStep,
    OrderWords,
    PieceWords,
    Prelude,
    Question,
    Sense,
    Station,
    TypedField,
    Way,
)
from companion.show.tongue import Tongue, word
from companion.table import Entry, Event
from companion.value import value

if TYPE_CHECKING:
    from companion.packs import Pack, Words
    from companion.session import Session
    from companion.show.luck import Draw, Outcome, Worth
    from companion.show.pictures.box import Fact
    from companion.show.pictures.choice import Asked, Choices
    from companion.show.pictures.crew import CrewPicture
    from companion.show.pictures.ended import Ended
    from companion.show.pictures.film import Film
    from companion.show.pictures.new_game import Detail
    from companion.show.pictures.packing import PackRow
    from companion.show.pictures.rail import StationCard, Stop
    from companion.show.pictures.record import Look
    from companion.show.pictures.result import Happened, Make, View
    from companion.show.pictures.secret import Peek, Seen
    from companion.show.pictures.story import Names, Tale
    from companion.show.pictures.strikes import Strikes
    from companion.show.pictures.strip import Strip
    from companion.show.pictures.table import TablePicture, Wall
    from companion.show.port import Port

PICTURES = "companion.show.pictures"
_looked_at = later(f"{PICTURES}.secret:looked_at")
_plain_look = later(f"{PICTURES}.record:plain_look")
_plain_card = later(f"{PICTURES}.rail:plain_card")
_held_by = later(f"{PICTURES}.secret:held_by")
_plain_tale = later(f"{PICTURES}.story:plain_tale")
_plain_film = later(f"{PICTURES}.film:plain_film")
_plain_end = later(f"{PICTURES}.ended:plain_end")


@value
class Tab:
    """A place of a game that is always one tap away; the first is home."""

    name: str
    symbol: str
    label: str


@value(kw_only=True)
class Verb:
    """Everything the screen says about one intent. What follows from an entry is a function of it."""

    label: str
    symbol: str
    rule: str | Callable[[Entry], str] = ""
    """The rule behind it; "" where people only put something right."""
    first: str | Callable[[Entry], str] = ""
    """The rule that is explained when it happens for the first time."""
    sense: Sense | Callable[[Happened], Sense] = SILENT
    """An entry with a secret has none, whatever stands here: nothing can be heard or felt through a table."""
    aloud: bool = False
    """Whether its result is read out; never what could hold a secret."""
    severity: str | Callable[[Entry], str] = ""
    """The draw whose door it has: one of the durations, or a kind of the game's."""
    result: Make | None = None
    """The picture of what it drew."""
    leads: str | Callable[[Entry], str] = ""
    """What it goes on with; {seat} and other parameters are filled in."""
    drawn_by: str = ""
    """The component that draws for it; on cardboard it has no button."""
    held: bool = False
    """It feels irreversible, so it is held."""
    brief: Callable[[Entry, Words, Tongue], str] | None = None
    """What one entry of it drew, in a few words for the history: from what it told alone, for the table has gone on since."""
    called: Callable[[Entry], tuple[str, str]] | None = None
    """What one entry of it is called, and its symbol, where the verb alone would not tell."""
    cover: str | Callable[[Entry], str] = ""
    """What stands on the cover of its secret; {slot} and what was told are filled in."""
    sign: str = ""
    """The symbol beside it while it lies open, the same for every value."""
    secret: Callable[[Peek], tuple[Seen, ...]] = _looked_at
    """What the seat reads there, found with its own eyes."""


def _no_choices(_: Asked) -> Choices:
    return "", []


def _still(_: View) -> Breath:
    return STILL


def _calm(_: View) -> int:
    return 0


def _not_known(_: Draw, __: Outcome) -> float | None:
    return None


def _nobody_strikes(_: Session, __: bool) -> Strikes | None:
    return None


def _in_the_event_phase(view: View, _: bool) -> bool:
    return bool(view["phase"] == "event")


def _end_of_round(view: View, say: Tongue) -> str:
    return say("END OF ROUND {round}", round=view["round"])


def _round_of(view: View, say: Tongue) -> str:
    return say("ROUND {round}", round=view["round"])


def _nothing_said(_: View, __: Tongue) -> str:
    return ""


def _nothing_to_recall(_: View, __: Tongue) -> tuple[tuple[str, str], ...]:
    return ()


def _nothing_to_pack(_: View, __: Pack, ___: Tongue) -> Iterator[PackRow]:
    return iter(())


def _endless(_: View, __: Port) -> tuple[int, int] | None:
    return None


def _who_acts(view: View, acting: str) -> str:
    return str(view["seats"][acting]["name"])


def _one_phase(_: View, __: Tongue) -> tuple[tuple[str, str], ...]:
    return ()


def _no_clock(_: Event) -> str:
    return ""


def _no_details(_: Pack, __: Sequence[str], ___: Mapping[str, Any], ____: Tongue) -> tuple[Detail, ...]:
    return ()


def _nothing_drawn(_: View, __: Tongue) -> Any:
    return None


def _nothing_now(_: View, __: Tongue, ___: Port) -> Any:
    return None


def _no_wall(_: View, __: Tongue, ___: Port) -> Wall | None:
    return None


def _nobody(_: View, __: Tongue, ___: Words) -> CrewPicture:
    raise NotImplementedError("this game has no crew")


def _nothing_begins(_: Any) -> None:
    """No game but one has a clock of its own."""


def _nothing_new(_: Entry) -> Iterator[str]:
    return iter(())


@value(kw_only=True)
class Turn:
    """How a turn runs: when its stations are walked through, what stands over them, and what the one button says."""

    begins: str = "event_phase"
    """The intent with which the stations begin."""
    on_rail: Callable[[View, bool], bool] = _in_the_event_phase
    """Whether the rail lies over the table now, and whether somebody has laid it there by hand."""
    title: Callable[[View, Tongue], str] = _end_of_round
    """What stands over the rail."""
    dues: Mapping[str, str] = field(default_factory=dict)
    """Where what is due is done, by its sentence: the page that asks what its act still has to be told."""
    phases: Callable[[View, Tongue], tuple[tuple[str, str], ...]] = _one_phase
    """The phases of a turn above the stations, each with its state; none where the stations are all there is."""
    forward: Callable[[View, Tongue], str] = _nothing_said
    """What the one button of the rail will do, where that is not the next station; "" for that."""
    round: str = word("ROUND {round}")
    """What a round is called."""
    last: str = word("DONE: NEXT ROUND")
    """What the one button says at the last station."""
    seats_act: bool = True
    """Whether somebody at the table is chosen to act; else the game itself says who does."""
    next_on_results: bool = True
    """On the rail a result has the NEXT of its step; where more of the same follows, its own DONE leads back there instead."""


@value(kw_only=True)
class Start:
    """How a game is begun: what is chosen for it, what is laid out, and what it may follow."""

    options: Mapping[str, ChoiceWords] = field(default_factory=dict)
    lanes: Mapping[str, str] = field(default_factory=lambda: {"board": word("BOARD")})
    """The lanes of the set-up list."""
    details: Callable[[Pack, Sequence[str], Mapping[str, Any], Tongue], tuple[Detail, ...]] = _no_details
    """Options of a new game that are chosen line by line, for who plays and what else was chosen."""
    tasks: Mapping[str, str] = field(default_factory=dict)
    """A choice that belongs to a task of the set-up list, by the task."""
    first_seat_begins: bool = True
    """Whoever sits first begins the first round."""
    by_lot: Mapping[str, Any] = field(default_factory=dict)
    """The choices, each with its value, with which a lot says who begins."""
    late: str = ""
    """What the rules have for somebody who comes when the game has begun."""
    prelude: Prelude | None = None
    """The game that may follow another; None where none does."""

    def first_begins(self, chosen: Mapping[str, Any]) -> bool:
        """Whether whoever sits first begins the first round of a game with these choices."""
        return self.first_seat_begins and all(chosen.get(name) != value for name, value in self.by_lot.items())


@value(kw_only=True)
class Contents:
    """What lies in the box of a game, as far as the app draws it: symbols, what is set right, what is typed."""

    components: Mapping[str, str] = field(default_factory=dict)
    """The symbol of each component that can be drawn by the app."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """How the fields of a component are told, where Check your box lets somebody set them right."""
    entries: Mapping[str, tuple[TypedField, ...]] = field(default_factory=dict)
    """What is typed of each card besides its name, copies and text, by the deck or else by what it holds."""


@value(kw_only=True)
class Face:
    """Pure functions from a view to pictures, words, and the rooms that a game brings itself."""

    tabs: tuple[Tab, ...]
    verbs: Mapping[str, Verb]
    turn: Turn = Turn()
    start: Start = Start()
    contents: Contents = Contents()
    strip: Callable[[View, Tongue, str], Strip]
    table: Callable[[View, Tongue, str, Port], TablePicture]
    """For who acts; what things are called is asked of the port."""
    title: str = ""
    emblem: str = "airlock"
    """The symbol of the game."""
    says: str = ""
    """One honest line about it, on the launch screen."""
    steps: Mapping[str, Station] = field(default_factory=dict)
    """The stations of its rail; "start" is the moment before the first."""
    questions: Mapping[str, Question] = field(default_factory=dict)
    orders: Mapping[str, OrderWords] = field(default_factory=dict)
    """Messages that order something: they stand in a banner wherever the game is, and never only in the history."""
    pieces: Mapping[str, PieceWords] = field(default_factory=dict)
    ways_out: Mapping[str, Way] = field(default_factory=dict)
    endings: Mapping[str, str] = field(default_factory=dict)
    """Every reason for which it may end."""
    ended: Callable[[View, Tongue, Mapping[str, str], tuple[str, ...]], Ended] = _plain_end
    """The end, from the words of its reasons and what was told of it."""
    now: Callable[[View, Tongue, Port], Any] = _nothing_now
    """Who acts and what is left of it, for its instrument "part.now": beside a result, which never covers it."""
    wall: Callable[[View, Tongue, Port], Wall | None] = _no_wall
    """What a screen that everybody looks at shows of it besides what came; None for the strip alone."""
    aside: str = ""
    """The tab that stands beside the others where there is room for two; "" for none."""
    guide: tuple[GuideStep, ...] = ()
    """One round, for those who play for the first time."""
    guided: Callable[[View], int] = _calm
    """At which of its stations a game is."""
    pages: Mapping[str, str] = field(default_factory=dict)
    """The pages of the record that can be leafed through."""
    look: Callable[[Any, View, Tongue], Look] = _plain_look
    """What a value of the record is called, and how it is shown."""
    choices: Callable[[Asked], Choices] = _no_choices
    """What can be chosen before something is done."""
    card: Callable[[Stop], StationCard] = _plain_card
    """What a station of the rail shows."""
    strikes: Callable[[Session, bool], Strikes | None] = _nobody_strikes
    """Who still has to act in this step, one button each."""
    breath: Callable[[View], Breath] = _still
    """How the ship sounds, by what all can see; the setting decides whether it is heard."""
    danger: Callable[[View], int] = _calm
    """How fast the heart beats, 0 to 3, by what all can see; the setting decides whether it is heard."""
    clock_after: Callable[[Event], str] = _no_clock
    """What the clock of the game shows after this event, for the history; "" where it is not about the clock."""
    firsts: Callable[[Entry], Iterator[str]] = _nothing_new
    """More rules that an entry may be the first example of, by what it told; they come before that of its verb."""
    waiting: Callable[[View, Tongue], Any] = _nothing_drawn
    """What its instrument draws on the card of a game that waits."""
    stands_at: Callable[[View, Tongue], str] = _round_of
    """Where a game that waits stands, in a few words."""
    recap: Callable[[View, Tongue], tuple[tuple[str, str], ...]] = _nothing_to_recall
    """What stands and what is next, for those who return after days: sentences that all may hear, each with a symbol."""
    next_up: Callable[[View, str], str] = _who_acts
    """Who is next, by what the game says or else by who acts; "" for nobody."""
    packed: Callable[[View, Pack, Tongue], Iterator[PackRow]] = _nothing_to_pack
    """What goes back into the box beside what has a source: pieces of the board, as many as the record knows."""
    rounds_left: Callable[[View, Port], tuple[int, int] | None] = _endless
    """How many rounds there still are, at least and at most; None where nobody can know."""
    hand: Callable[[Peek], tuple[Seen, ...]] = _held_by
    """What a seat holds that nobody else sees."""
    film: Callable[[Session, Tongue], Film] = _plain_film
    tale: Callable[[Port, Tongue, Names], Tale] = _plain_tale
    """What its log tells of it, once it is over."""
    measure: str = word("How often it was won.")
    """What the curve of its turning points tells: what its rules call `came_to`."""
    unsaid: tuple[str, ...] = ()
    """Messages that every such entry tells; history leaves them out."""
    worth: Worth = _not_known
    """How good it is for whoever draws what chance brings; a game that does not know has no luck to tell."""
    counted: tuple[str, ...] = ()
    """The verbs that statistics count."""
    rooms: Mapping[str, str] = field(default_factory=dict)
    """Rooms of its own, each the "module:NAME" of an OwnRoom by its name."""
    crew: Callable[[View, Tongue, Words], CrewPicture] = _nobody
    """What lies on everybody's board."""
    own_choices: frozenset[str] | None = None
    """The choices that look at who asks, or into a hand; all others are the same whoever asks. None where any of them may."""
    of_table: frozenset[str] = frozenset()
    """Choices of which nothing is anybody's own: only the phone of the table has them, and whoever acts for it."""
    seen: Callable[[Any], None] = _nothing_begins
    """What begins once a table can be seen, on the phone that shows it; told the app."""
    clock: Callable[[Any], None] = _nothing_begins
    """Stops its real clock, or lets it run on; told the app, or whoever acts for the table on another phone."""
    shortened: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    """By the name of a part what makes it shorter for whoever is sent it as a page and presses what stands there."""
    instruments: Mapping[str, str] = field(default_factory=dict)
    """Drawings of its own, "module:NAME" by place: "windows" and "ruler" of the strip, "ember", "idle", "waiting",
    "part.NAME" for a part of a card, "film.NAME" for a page of the film."""

    def verb(self, intent: str) -> Verb:
        """How people meet an intent, or one of the session's."""
        return self.verbs.get(intent) or SESSION_VERBS.get(intent, OTHER_RULES)

    def named(self, entry: Entry, say: Tongue) -> str:
        """What an entry is called; a station of the rail by its own name."""
        step = str(entry.told.get("step", ""))
        if entry.intent == "next":
            return say(self.steps[step].label) if step in self.steps else say("NEW ROUND")
        verb = self.verb(entry.intent)
        return say(verb.called(entry)[0] if verb.called else verb.label)

    def symbol(self, entry: Entry) -> str:
        verb, step = self.verb(entry.intent), str(entry.told.get("step", ""))
        if entry.intent == "next" and step in self.steps and self.steps[step].symbol:
            return self.steps[step].symbol
        return verb.called(entry)[1] if verb.called else verb.symbol

    def rule_of(self, intent: str) -> str:
        """The rule behind an intent that was not done yet; "" where it depends on what comes of it."""
        rule = self.verbs[intent].rule if intent in self.verbs else ""
        return rule if isinstance(rule, str) else ""

    def rule(self, entry: Entry) -> str:
        """The rule behind an entry."""
        rule = self.verb(entry.intent).rule
        return rule if isinstance(rule, str) else rule(entry)


SESSION_VERBS = {
    "new_game": Verb(label=word("SET-UP"), symbol="airlock"),
    "lost": Verb(label=word("LOST"), symbol="close"),
    "open_seed": Verb(label=word("SEED OPENED"), symbol="seal"),
    "give_out": Verb(label=word("EXPORT"), symbol="app-source"),
    "taken_over": Verb(label=word("TAKEN OVER"), symbol="phone"),
    "carried_over": Verb(label=word("NEWER RULES"), symbol="redo"),
}
"""What is done to a game and not in it, and what a damaged file has lost of it."""
OTHER_RULES = Verb(label=word("BY OTHER RULES"), symbol="unknown-token")
"""An intent of rules that this app does not have."""


def face_of(game: str) -> Face:
    """The value FACE of the folder that has the name of the game; opened when somebody asks for it."""
    found: Face = import_module(f"{__package__}.{game}").FACE
    return found
