"""Rooms of Nemesis for what is done in turns of its own: the hourglass, whoever plays the intruders, and who feeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from companion.show.doing import Choose, Do, Does, Explain, Go, Leave, StopWatch
from companion.show.family.rooms import low
from companion.show.nemesis import sand
from companion.show.nemesis.drawings.glass import Glass
from companion.show.nemesis.drawings.tiles import Back
from companion.show.nemesis.feeding import feeding
from companion.show.nemesis.played import NEEDS_A_PIECE, NEEDS_A_SEAT, held
from companion.show.nemesis.sand import Sand, running, spelled, started
from companion.show.pictures.choice import Asked
from companion.show.pictures.names import seat_name
from companion.show.pictures.parts import Caption, MarkedLine, Own, Part, Press, Presses, Sentences, Title
from companion.show.pictures.rail import GOES_ON, begun
from companion.show.rooms import Foot, OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.table import Entry

# -- the hourglass -------------------------------------------------------------------------------

LOOK = 0.25
"""How often it is looked at, in seconds."""
STEP, LONGEST = 10, 3600
HIGH, HIGH_SMALL = 76, 72
"""How high its buttons are, in dp, and on a small phone."""


def _hourglass(scene: Scene) -> Page | None:
    """A real clock, and the roll when it is empty. No ticking."""
    glass, say = scene.view["hourglass"], scene.say
    if glass is None or glass["state"] == "off":
        return None
    used = glass["state"] == "aside"
    left_of = None if used else running(scene.home, scene.game, scene.view, sand.NOW())
    runs = left_of is not None and left_of.since is not None
    left = 0 if left_of is None else left_of.remaining(sand.NOW())
    empty = left == 0 and not used
    says = say("Empty: whoever sees it first picks a room and rolls noise there.")
    if used:
        says = say("Used this round: it is turned over with the next.")
    return Page(
        seam=0.6,
        main=(Own("glass", Glass(left, glass["seconds"], spelled(left), say("OF {time}", time=spelled(glass["seconds"])))),),
        beside=(MarkedLine("noise", says), *_glass_acts(scene, glass["seconds"], left_of, empty, runs)),
        again=LOOK if runs else 0,
    )


def _glass_acts(scene: Scene, whole: int, left_of: Sand | None, empty: bool, runs: bool) -> Iterator[Part]:
    say, high = scene.say, HIGH_SMALL if scene.form.compact else HIGH
    label = say("ROLL NOW") if empty else say("ROLL AT 0:00")
    yield Presses((Press(label, Do("hourglass_empty"), "noise", "roll", "verb", high=high, locked=not empty),))
    stops = Press(
        say("PAUSE") if runs else say("RUN ON"),
        StopWatch("hourglass_keep", {"left": 0}),
        "hourglass",
        "pause",
        "verb",
        high=high,
        grey=left_of is None,
    )
    yield Presses((stops, Press(say("NOT THIS GAME"), Do("hourglass_off"), "close", "off", "verb", high=high)))
    steps = [
        Press(sign, Do("fix", {"path": "hourglass.seconds", "value": min(LONGEST, max(STEP, whole + by))}), named=name, wide=56)
        for sign, name, by in (("−", "length -", -STEP), ("+", "length +", STEP))
    ]
    length = Press(say("LENGTH {time}", time=spelled(whole)), Explain(""), named="length", off=True)
    yield Presses((steps[0], length, steps[1]))


def turned(app: Any) -> None:
    """PAUSE, or RUN ON: what is left is an entry; where it runs again, only the clock of the table's phone knows."""
    game, view = app.playing.game, app.playing.view
    if view["hourglass"]["state"] != "runs":
        return
    found = running(app.home, game, view, sand.NOW())
    if found.since is None:
        started(app.home, game, view, sand.NOW())
    elif app.act("hourglass_keep", left=found.remaining(sand.NOW())):
        started(app.home, game, app.playing.view, None)
    app.refresh()


HOURGLASS = OwnRoom(page=_hourglass, header=word("HOURGLASS"), bare=True)

# -- whoever plays the intruders -----------------------------------------------------------------

PICKED = "intruders.picked"
"""The number of the card that was picked on the page."""


def _intruders(scene: Scene) -> Page | None:
    """Their hand, face down; one card is picked, then move, attack, effect, or pass."""
    player, say = scene.view["intruder_player"], scene.say
    if not player or not player["active"] or player["passed"]:
        return None
    cards = held(Asked(scene.port, scene.view, scene.acting, "played_as", "1", say))
    found: Any = scene.chosen.get(PICKED, 0)
    picked = min(int(found), len(cards))
    backs = tuple(
        Back(str(number), number == picked, Choose({PICKED: None if number == picked else number}))
        for number in range(1, len(cards) + 1)
    )
    says = say("Look at your cards, then pick one by its number.")
    if picked:
        says = say("Card {n} is picked, face down. It turns when played.", n=picked)
    if player["offered"]:
        says = say("The card is played: choose one of those that were turned up.")
    look = Press(say("LOOK"), Go(f"hand:{player['seat']}"), "peek-eye", "look", wide=124, high=48)
    who = say("INTRUDERS: {name}, 1 ACTION", name=seat_name(scene.view, player["seat"]))
    asks = () if scene.form.big or scene.form.wide or player["offered"] else (Caption(say("PLAY IT AS")),)
    return Page(
        seam=0.64,
        main=(Title(who, "small_verb", look), Own("backs", backs), Sentences((says,), role="ink2")),
        foot=(
            *asks,
            Presses(tuple(_plays(scene, cards[picked - 1] if picked else "", picked)), columns=4 if scene.form.wide else 2),
        ),
    )


def _plays(scene: Scene, card: str, picked: int) -> Iterator[Press]:
    say, offered = scene.say, scene.view["intruder_player"]["offered"]
    for how, label, symbol in (
        ("move", say("MOVE"), "next"),
        ("attack", say("ATTACK"), "attack-card"),
        ("effect", say("EFFECT"), "event-card"),
        ("pass", say("PASS, KEEP ONE"), "round-end"),
    ):
        grey = not offered and how != "pass" and not picked
        yield Press(label, Go("choose:played_choose") if offered else _play(how, card, picked), symbol, how, "verb", grey=grey)


def _play(how: str, card: str, picked: int) -> Does:
    """What the card still needs is asked; else it is played at once."""
    if how == "pass":
        return Go("choose:played_pass")
    if not picked:
        return Explain("")
    kind = card.rpartition("_")[0]
    if how == "attack":
        return Go(f"choose:played_by:{picked}")
    if how == "effect" and kind in (*NEEDS_A_SEAT, *NEEDS_A_PIECE):
        return Go(f"choose:played_on:{picked}:effect:{'seat' if kind in NEEDS_A_SEAT else 'piece'}")
    return Do("intruder_play", {"card": card, "how": how})


INTRUDERS = OwnRoom(page=_intruders, header=word("THEIR TURN"))

# -- who feeds -----------------------------------------------------------------------------------


def _feeding(scene: Scene) -> Page | None:
    """The carnomorphs in the order of the rules, what is eaten first, and the adaptations that lie open."""
    view, say = scene.view, scene.say
    if view["options"]["enemy"] != "carnomorphs" or view["phase"] != "event":
        return None
    standing, shown = list(scene.port.standing()), feeding(view, say, scene.port.words)
    by = -1 if view["voracious"] else 1
    marks = Press(shown.marks, Do("mark", {"what": "voracious", "by": by}), named="voracious", chosen=view["voracious"], wide=120)
    use = "headline_small" if shown.marks else "headline"
    if scene.form.compact or scene.form.wide:
        use = "subtitle" if scene.flat and shown.marks else "title"
    rows = Own("feeding", shown)
    switch = (Presses((marks,)),) if shown.marks and scene.flat else ()  # beside the title there is no room for it
    head = (Title(shown.title, use, marks if shown.marks and not switch else None), Sentences((shown.says,), role="ink2"))
    return Page(
        stations=scene.stations(),
        card=Foot(f"#{standing[0].number}", say("FEEDING"), "feeding"),
        main=(rows, Own("adapted", shown)) if scene.flat else (*head, rows, Own("eaten", shown)),
        beside=(*head, Own("food", shown), *switch) if scene.flat else (),
        share=0.75,
        top=True,
        foot=(
            Presses((Press(say("DONE: {n} {n:FEEDS|FEED}", n=len(list(_fed(standing)))), Leave(), kind="act", high=low(scene)),)),
        ),
    )


def _fed(standing: Iterable[Entry]) -> Iterator[Entry]:
    """What has fed since this step began."""
    for entry in standing:
        if begun(entry) or entry.intent == GOES_ON:
            return
        if entry.intent == "feed":
            yield entry


FEEDING = OwnRoom(page=_feeding)
