"""What can be chosen about the time track and the power row: slots, pods, sections."""

from __future__ import annotations

from companion.show.lockdown.strip import SECTIONS, slot_name
from companion.show.pictures.choice import Asked, Choices, Option


def css(asked: Asked) -> Choices:
    say = asked.say
    slots = sorted(map(int, asked.view["css"]), reverse=True)
    return say("CSS TOKENS"), [
        Option(say("SLOT {slot}", slot=slot_name(slot)), "css-pod", leads=f"css_slot:{slot}") for slot in slots
    ]


def css_peek(asked: Asked) -> Choices:
    """Straight to a look: one tap on the slot."""
    say = asked.say
    slots = sorted(map(int, asked.view["css"]), reverse=True)
    return say("PEEK CSS"), [
        Option(say("SLOT {slot}", slot=slot_name(slot)), "peek-eye", "css_peek", {"slot": slot, "seat": asked.acting})
        for slot in slots
    ]


def slot(asked: Asked) -> Choices:
    """What can be done with a slot of the clock: its pods, and the record of what lies there."""
    say, slot = asked.say, int(asked.about)
    title, options = css_slot(asked) if asked.about in asked.view["css"] else (say("SLOT {slot}", slot=slot_name(slot)), [])
    options.append(Option(say("RECORD: TIME IS HERE"), "time", "fix", {"path": "time.slot", "value": slot}))
    if asked.view["autodestruction"]:
        here = {"path": "autodestruction.slot", "value": slot}
        options.append(Option(say("RECORD: DESTRUCT IS HERE"), "autodestruction", "fix", here))
    if asked.view["alert"]:
        options.append(Option(say("RECORD: ALERT IS HERE"), "alert", "fix", {"path": "alert.slot", "value": slot}))
    return title, options


def css_slot(asked: Asked) -> Choices:
    say, seat, slot = asked.say, asked.acting, int(asked.about)
    enters = {
        "A": say("{name} ENTERS A", name=asked.view["seats"][seat]["name"].upper()),
        "B": say("ENTERS B"),
        "C": say("ENTERS C"),
    }
    return say("SLOT {slot}", slot=slot_name(slot)), [
        Option(say("PEEK"), "peek-eye", "css_peek", {"slot": slot, "seat": seat}),
        Option(say("TO SLOT {slot}", slot=slot_name(slot + 1)), "back", "css_move", {"slot": slot, "by": 1}),
        Option(say("TO SLOT {slot}", slot=slot_name(slot - 1)), "next", "css_move", {"slot": slot, "by": -1}),
        *(Option(label, "css-pod", "pod_enter", {"seat": seat, "pod": pod}) for pod, label in enters.items()),
    ]


def flip(asked: Asked) -> Choices:
    say = asked.say
    named = {section: say("LIFT") if section == "lift" else section for section in SECTIONS}
    flips = []
    for section, told in asked.view["power"].items():
        name = named[section]
        label = say("{section} GOES DARK", section=name) if told["on"] else say("{section} COMES ON", section=name)
        flips.append(Option(label, "dark" if told["on"] else "powered", "power_flip", {"section": section}))
    return say("FLIP ONE SECTION"), [*flips, Option(say("SWAP TWO TOKENS"), "powered", leads="swap")]


def swap(asked: Asked) -> Choices:
    say = asked.say
    pairs = [(one, other) for at, one in enumerate(SECTIONS) for other in SECTIONS[at + 1 :]]
    short = {section: say("LF") if section == "lift" else section for section in SECTIONS}
    return say("SWAP TWO"), [
        Option(f"{short[one]} / {short[other]}", "powered", "power_swap", {"a": one, "b": other}) for one, other in pairs
    ]
