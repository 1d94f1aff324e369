"""What can be chosen about the time track and the power row: slots, pods, sections."""

from __future__ import annotations

from collections.abc import Mapping

from companion.show.lockdown.strip import SECTIONS, slot_name
from companion.show.pictures.choice import Asked, Choices, Named, Option, offered
from companion.show.pictures.names import seat_name


def css(asked: Asked) -> Choices:
    return asked.say("CSS TOKENS"), offered(asked, "css_move", "slot", "css-pod", _slot(asked), leads="css_slot:{}")


def css_peek(asked: Asked) -> Choices:
    """Straight to a look: one tap on the slot."""
    return asked.say("PEEK CSS"), offered(asked, "css_peek", "slot", "peek-eye", _slot(asked), seat=asked.acting)


def _slot(asked: Asked) -> Named:
    return lambda slot: asked.say("SLOT {slot}", slot=slot_name(slot))


def slot(asked: Asked) -> Choices:
    """What can be done with a slot of the clock: its pods, and the record of what lies there."""
    say, slot = asked.say, int(asked.about)
    title, options = css_slot(asked) if asked.about in asked.view["css"] else (say("SLOT {slot}", slot=slot_name(slot)), [])
    options.append(Option(say("RECORD: TIME IS HERE"), "time", "fix", {"path": "time.slot", "value": slot}))
    if asked.view["autodestruction"]:
        here = {"path": "autodestruction.slot", "value": slot}
        options.append(Option(say("RECORD: AUTO IS HERE"), "autodestruction", "fix", here))
    if asked.view["alert"]:
        options.append(Option(say("RECORD: ALERT IS HERE"), "alert", "fix", {"path": "alert.slot", "value": slot}))
    return title, options


def css_slot(asked: Asked) -> Choices:
    """What can be done with its token, and with the pods while time stands here."""
    say, seat, slot = asked.say, asked.acting, int(asked.about)
    here = asked.view["time"]["slot"] == slot

    def enters(pod: str) -> str:
        return say("{name} ENTERS {pod}", name=seat_name(asked.view, seat), pod=pod)

    def moves(by: int) -> str:
        return say("TO SLOT {slot}", slot=slot_name(slot + by))

    return say("SLOT {slot}", slot=slot_name(slot)), [
        Option(say("PEEK"), "peek-eye", "css_peek", {"slot": slot, "seat": seat}),
        *offered(asked, "css_move", "by", lambda by: "back" if by > 0 else "next", moves, slot=slot, seat=seat),
        *(offered(asked, "pod_enter", "pod", "css-pod", enters, seat=seat) if here else ()),
    ]


def flip(asked: Asked) -> Choices:
    say, power = asked.say, asked.view["power"]

    def label(section: str) -> str:
        dark = say("{section} GOES DARK") if power[section]["on"] else say("{section} COMES ON")
        return dark.format(section=asked.words.name(section).upper())

    def symbol(section: str) -> str:
        return "dark" if power[section]["on"] else "powered"

    flips = offered(asked, "power_flip", "section", symbol, label, seat=asked.acting)
    return say("FLIP ONE SECTION"), [*flips, Option(say("SWAP TWO TOKENS"), "powered", leads="swap")]


def swap(asked: Asked) -> Choices:
    """Each pair once."""
    short = {section: asked.say("LF") if section == "lift" else section for section in SECTIONS}
    return asked.say("SWAP TWO"), [
        pair
        for at, one in enumerate(SECTIONS)
        for pair in offered(asked, "power_swap", "b", "powered", _with(short, one), a=one, seat=asked.acting)
        if pair.parameters["b"] in SECTIONS[at + 1 :]
    ]


def _with(short: Mapping[str, str], one: str) -> Named:
    return lambda other: f"{short[one]} / {short[other]}"
