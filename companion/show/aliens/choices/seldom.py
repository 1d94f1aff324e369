"""What is seldom done: counting, plain dice, gear."""

from __future__ import annotations

from companion.show.aliens.squad import GONE, called, player
from companion.show.pictures.choice import Asked, Choices, Option


def more(asked: Asked) -> Choices:
    say, view = asked.say, asked.view
    hands = [
        Option(say("HAND: {name}", name=player(view, seat).upper()), "hand-cards", leads=f"hand:{seat}")
        for seat, told in view["seats"].items()
        if told["status"] == "in"
    ]
    vacant = [seat for seat, told in view["seats"].items() if told["status"] == "in" and _vacant(asked, seat)]
    return say("MORE"), [
        *(
            Option(say("{name} FLIPS A GRUNT", name=player(view, seat).upper()), "marine", leads=f"take_over:{seat}")
            for seat in vacant
        ),
        Option(say("TURN STEPS"), "round-end", leads="room:rail"),
        *hands,
        *(Option(say("SENTRY GUN {n}", n=gun), "sentry-gun", leads=f"gun:{gun}") for gun in view["sentry"]),
        *(
            [Option(say("MISSION BLIP"), "unknown-token", leads="mission_blip")]
            if view["mission"] == "newt" and not view["plan"].get("name")
            else []
        ),
        Option(say("COUNT"), "computer", leads="count"),
        Option(say("DICE"), "dice", leads="dice"),
        Option(say("ROLL AGAIN"), "redo", "reroll"),
        Option(say("THE MISSION IS WON"), "check", "victory", {"won": True}),
        Option(say("THE MISSION IS LOST"), "corpse", "victory", {"won": False}),
    ]


def _vacant(asked: Asked, seat: str) -> bool:
    """Whether its hero is lost, and not away (S2 984, A30); with Newt alone somebody may take Ripley's place (A18)."""
    view = asked.view
    own = [told["status"] for each, told in view["characters"].items() if told["seat"] == seat and each != "newt"]
    return view["phase"] not in ("setup", "between") and bool(own) and all(each in ("killed", "captured") for each in own)


def count(asked: Asked) -> Choices:
    say, marks = asked.say, asked.view["marks"]
    labels = {
        "crate": say("CRATES: {n}", n=marks["crate"]),
        "computer": say("COMPUTERS: {n}", n=marks["computer"]),
        "exit": say("AT THE EXIT: {n}", n=marks["exit"]),
    }
    return say("COUNT"), [
        option
        for what, label in labels.items()
        for option in (
            Option(f"{label}  +", "check", "mark", {"what": what, "by": 1}),
            Option(f"{label}  −", "close", "mark", {"what": what, "by": -1}),
        )
    ]


def dice(asked: Asked) -> Choices:
    say = asked.say
    return say("DICE"), [
        Option(say("DIE OF TEN"), "dice", "roll", {"die": "marine"}),
        Option(say("TWO OF TEN"), "dice", "roll", {"die": "marine", "count": 2}),
        Option(say("DIE OF SIX"), "dice", "roll", {"die": "alien"}),
    ]


def gear(asked: Asked) -> Choices:
    """Who is geared up."""
    return asked.say("GEAR UP"), [
        Option(
            called(each),
            "marine",
            leads=f"gear_of:{each}",
            says=", ".join(map(asked.words.name, (*told["weapons"], *told["equipment"]))),
        )
        for each, told in asked.view["characters"].items()
        if told["status"] not in GONE
    ]


def gear_of(asked: Asked) -> Choices:
    """What one carries: each tap adds a card, or takes it off."""
    who, words, stock = asked.about, asked.words, asked.view["stock"]
    told = asked.view["characters"][who]
    worn = [*told["weapons"], *told["equipment"]]
    off = [
        Option(f"− {words.name(card).upper()}", "close", "gear", {"character": who, "cards": [*worn[:at], *worn[at + 1 :]]})
        for at, card in enumerate(worn)
    ]
    on = [
        Option(f"{words.name(card).upper()} × {count}", "equipment", "gear", {"character": who, "cards": [*worn, card]})
        for card, count in stock.items()
    ]
    return asked.say("GEAR: {name}", name=called(who)), [*off, *on]
