"""What is seldom done: counting, plain dice."""

from __future__ import annotations

from companion.show.aliens.choices.board import rolls_again
from companion.show.aliens.squad import player
from companion.show.pictures.choice import Asked, Choices, Option


def more(asked: Asked) -> Choices:
    say, view = asked.say, asked.view
    hands = [
        Option(say("HAND: {name}", name=player(view, seat).upper()), "hand-cards", leads=f"hand:{seat}")
        for seat, person in view["seats"].items()
        if person["status"] == "in"
    ]
    vacant = [seat for seat, person in view["seats"].items() if person["status"] == "in" and _vacant(asked, seat)]
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
        rolls_again(asked),
        Option(say("THE MISSION IS WON"), "check", "victory", {"won": True}),
        Option(say("THE MISSION IS LOST"), "corpse", "victory", {"won": False}),
    ]


def _vacant(asked: Asked, seat: str) -> bool:
    """Whether its hero is lost, and not away (S2 984, A30); with Newt alone somebody may take Ripley's place (A18)."""
    view = asked.view
    own = [person["status"] for each, person in view["characters"].items() if person["seat"] == seat and each != "newt"]
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
