"""The TABLE of Lockdown: what this round will bring, the intruders in play, six verbs and four more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.ui.lockdown.coming import next_end
from companion.ui.lockdown.endings import ENDINGS
from companion.ui.lockdown.rail import STEPS
from companion.ui.lockdown.strip import slot_name
from companion.ui.lockdown.verbs import VERBS
from companion.ui.pictures.names import letters_of
from companion.ui.pictures.rail import BEGINS
from companion.ui.pictures.table import Button, Chip, Idle, TablePicture
from companion.ui.tongue import Tongue, word

FOR_A_SEAT = ("noise_roll", "encounter", "explore")
"""Done at once for whoever acts."""
ON_A_PIECE = ("attack", "injury_check")
"""Done at once where only one intruder stands."""
ORDER = ("attack", "injury_check", "encounter", "explore", "noise_roll")
LONG = {"noise_roll": word("NOISE ROLL")}
"""What a button says where the name of its verb is too short."""
SECOND = {
    "dice": (word("DICE"), "dice", ""), "computer": (word("COMPUTER"), "computer", "computer_use"),
    "scan": (word("SCAN"), "scan", "scan"), "more": ("", "more", ""),
}
"""Choices: label, symbol, and the verb whose component may lie on the table."""


@dataclass(frozen=True, slots=True)
class ComingEnd:
    """The slots between which the next line lies, and pods that launch first."""

    before: str
    after: str
    line: str
    pods: str


def table(view: Mapping[str, Any], say: Tongue, acting: str) -> TablePicture:
    over = view["phase"] == "over"
    return TablePicture(
        idle=_over(view, say) if over else _idle(view, say),
        tray_caption=say("IN PLAY"),
        chips=chips(view),
        adds="choose:appears",
        bag=say("BAG {count}", count=sum(view["bag"].values())),
        verbs=_after(say) if over else _during(view, say, acting),
        second=() if over else tuple(
            Button(name, say(label) if label else "", symbol, leads=f"choose:{name}")
            for name, (label, symbol, verb) in SECOND.items() if not verb or _by_app(verb, view)
        ),
    )


def chips(view: Mapping[str, Any]) -> tuple[Chip, ...]:
    """What stands on the board; equal miniatures carry a letter."""
    letters = letters_of(view["in_play"])
    return tuple(
        Chip(each["piece"], each["kind"], f"choose:piece:{each['piece']}", letters[each["piece"]], each["injuries"])
        for each in view["in_play"]
    )


def _after(say: Tongue) -> tuple[Button, ...]:
    """What is left to do when the game is over."""
    film = Button("film", say("THE FILM"), "time", leads="film")
    return film, Button("verdict", say("VERDICT"), "check", leads="verdict", calls=True)


def _during(view: Mapping[str, Any], say: Tongue, acting: str) -> tuple[Button, ...]:
    return (*(_verb(name, view, say, acting) for name in ORDER if _by_app(name, view)), _ends(view, say))


def _by_app(name: str, view: Mapping[str, Any]) -> bool:
    """Whether the app draws for this verb; on cardboard it has no button."""
    component = VERBS[name].drawn_by
    return not component or view["sources"][component] == "app"


def _verb(name: str, view: Mapping[str, Any], say: Tongue, acting: str) -> Button:
    """Done at once where nothing has to be chosen, else one choice first."""
    verb, standing = VERBS[name], view["in_play"]
    label = say(LONG.get(name, verb.label))
    if name in FOR_A_SEAT:
        return Button(name, label, verb.symbol, name, {"seat": acting})
    if name in ON_A_PIECE and len(standing) == 1:
        return Button(name, label, verb.symbol, name, {"piece": standing[0]["piece"]})
    return Button(name, label, verb.symbol, leads=f"choose:{name}")


def _ends(view: Mapping[str, Any], say: Tongue) -> Button:
    """END ROUND; in the event phase it leads back to the rail, and calls."""
    verb = VERBS[BEGINS]
    if view["phase"] == "event":
        return Button(BEGINS, say("BACK TO STEP {n}", n=_step(view)), "next", leads="rail", calls=True)
    return Button(BEGINS, say(verb.label), verb.symbol, BEGINS, onward=True)


def _step(view: Mapping[str, Any]) -> int:
    """The number of the step that runs; before the first it is that one."""
    return max(1, list(STEPS).index(view["step"]))


def _idle(view: Mapping[str, Any], say: Tongue) -> Idle:
    """The next slot: its line, what it takes, and pods that launch first. In the middle of a phase, which step runs."""
    if view["phase"] == "event":
        caption = say("END OF ROUND {round}", round=view["round"])
        headline = say("STEP {n} OF {all}", n=_step(view), all=len(STEPS) - 1)
        return Idle(caption, headline, say(STEPS[view["step"]].label).capitalize(), drawn=ComingEnd("", "", "", ""))
    end = view["ahead"]["rounds"][0]
    coming, slot = next_end(end, say), view["time"]["slot"]
    pods = say("Pods launch first: CSS on slot {slot}", slot=slot_name(slot)) if str(slot) in view["css"] else ""
    line = str(view["track"]["lines"].get(str(slot - 1), ""))
    return Idle(say("THIS ROUND ENDS WITH"), coming.headline, coming.detail, coming.rule,
                ComingEnd(slot_name(slot), slot_name(max(0, slot - 1)), line, pods))


def _over(view: Mapping[str, Any], say: Tongue) -> Idle:
    """The end stands where results stand."""
    ending = view["ending"] or {"reasons": [], "lost": []}
    lost = ", ".join(str(view["seats"][seat]["name"]) for seat in ending["lost"])
    return Idle(
        say("THE GAME IS OVER"), " + ".join(say(ENDINGS[reason]) for reason in ending["reasons"]),
        say("lost: {names}", names=lost) if lost else "", drawn=ComingEnd(slot_name(view["time"]["slot"]), "", "", ""),
    )
