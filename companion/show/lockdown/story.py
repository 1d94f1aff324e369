"""The story of Lockdown: lights, countdowns, the way out, and the code."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.family.intruders import PIECES
from companion.show.family.story import LINES, FamilyReading
from companion.show.lockdown.film import power
from companion.show.lockdown.verdict import STEPS, verdict
from companion.show.pictures.story import Names, Phrase, Tale
from companion.show.port import Port
from companion.show.tongue import Tongue, word
from companion.table import Entry, Told, View

OWN: Mapping[str, Phrase] = {
    "autodestruction_starts": Phrase(word("Autodestruction is started."), 56, "autodestruction"),
    "autodestruction_red": Phrase(word("Nobody can stop the autodestruction any more."), 44, "autodestruction"),
    "autodestruction_stops": Phrase(word("Autodestruction is off again."), 42, "autodestruction"),
    "alert_starts": Phrase(word("The alert is on."), 56, "alert"),
    "gate_opens": Phrase(word("The main gate opens."), 22, "gate"),
    "backup_off": Phrase(word("Backup power fails."), 14, "backup-off"),
    "pod_launched": Phrase(word("{seat} is out, in a pod."), 72, "css-pod"),
    "leaves_isolated": Phrase(word("{seat} is locked in, and safe for now."), 66, "isolation"),
    "leaves_bunker": Phrase(word("{seat} reaches the bunker."), 72, "gate"),
    "ends_purge": Phrase(word("Time is up: the facility is purged."), 120, "danger"),
    "ends_alert": Phrase(word("The alert runs out."), 120, "alert"),
    "ends_autodestruction": Phrase(word("The facility destroys itself."), 120, "autodestruction"),
    "ends_fires": Phrase(word("One fire too many: the facility explodes."), 120, "fire"),
    "ends_malfunctions": Phrase(word("One malfunction too many: the facility is destroyed."), 120, "malfunction"),
    "die_at_the_end": Phrase(word("Still inside: {seats}."), 110),
    "killed_by_code": Phrase(word("The code kills {seat}."), 86, "contingency"),
}
DARK = Phrase(word("The last light goes out."), 52, "dark")
OUT = Phrase(word("The lights go out in {section}."), 15, "dark")
LIFT_OUT = Phrase(word("The lift goes dark."), 15, "dark")


def tale(port: Port, say: Tongue, names: Names) -> Tale:
    reading = FamilyReading(port, say, names, PIECES)

    def lights(entry: Entry, view: View) -> Iterator[tuple[Phrase, Mapping[str, Any]]]:
        out = [each for each in entry.events if isinstance(each, Told) and each.message == "section_goes_dark"]
        if out and not any(power(view)):
            yield DARK, {}
        elif out:
            section = out[-1].parameters["section"]
            yield LIFT_OUT if section == "lift" else OUT, {"section": reading.called(section)}

    reading.all_of({**LINES, **OWN}, lights)
    view = port.view()
    return reading.tale(view, verdict(view, port.words, say), view["judged"] == len(STEPS))
