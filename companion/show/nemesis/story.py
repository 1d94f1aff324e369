"""The story of Nemesis: engines and course, pods and chambers, with each of its enemies and missions."""

from __future__ import annotations

from collections.abc import Mapping

from companion.show.family import story as family
from companion.show.family.story import FamilyReading, nothing_more
from companion.show.nemesis.pieces import PIECES
from companion.show.nemesis.verdict import verdict
from companion.show.pictures.story import Names, Phrase, Tale
from companion.show.port import Port
from companion.show.tongue import Tongue, word

LINES: Mapping[str, Phrase] = {
    **family.LINES,
    "chambers_open": Phrase(word("The hibernation chambers open."), 24, "hibernate"),
    "leaves_hibernating": Phrase(word("{seat} goes to sleep."), 72, "hibernate"),
    "selfdestruct_starts": Phrase(word("Self-destruct is started."), 56, "autodestruction"),
    "selfdestruct_yellow": Phrase(word("Nobody can stop the self-destruct any more."), 44, "autodestruction"),
    "selfdestruct_stops": Phrase(word("Self-destruct is off again."), 42, "autodestruction"),
    "pod_launched": Phrase(word("A pod is launched."), 30, "escape-pod"),
    "mutation_kills": Phrase(word("{seat} is a human no more."), 88, "mutation"),
    "insanity_kills": Phrase(word("{seat} loses their mind."), 88, "insanity"),
    "butcher_never_returns": Phrase(word("The butcher will never return."), 60, "butcher"),
    "lair_destroyed": Phrase(word("A lair is destroyed."), 34, "lair"),
    "despoiler_goes": Phrase(word("The despoiler is gone for good."), 70, "despoiler"),
    "alert_begins": Phrase(word("An alert begins."), 36, "alert-card"),
    "plays_the_intruders": Phrase(word("{seat} plays the intruders from now on."), 60),
    "ends_jump": Phrase(word("The ship jumps."), 120, "destination"),
    "ends_selfdestruct": Phrase(word("Self-destruct: the ship explodes."), 120, "autodestruction"),
    "ends_fires": Phrase(word("One fire too many: the ship explodes."), 120, "fire"),
    "ends_malfunctions": Phrase(word("One malfunction too many: the ship explodes."), 120, "malfunction"),
    "ends_alert": Phrase(word("An alert was not done in time."), 120, "alert-card"),
    "ends_shuttle": Phrase(word("The shuttle leaves."), 120, "airlock"),
    "die_at_the_end": Phrase(word("Lost with the ship: {seats}."), 110),
    "engine_is_broken": Phrase(word("Engine {engine} was broken."), 64, "engine-broken"),
    "ship_reaches": Phrase(word("The course was set for {where}."), 70, "coordinates"),
    "sleepers_die": Phrase(word("They never wake: {seats}."), 100, "hibernate"),
}


def tale(port: Port, say: Tongue, names: Names) -> Tale:
    reading = FamilyReading(port, say, names, PIECES)
    reading.all_of(LINES, nothing_more)
    view = port.view()
    page = verdict(view, port.words, say)
    return reading.tale(view, page, not page.step and bool(view["verdict"]))
