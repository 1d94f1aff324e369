"""One of the squad, from its chip: what it does, and what becomes of it."""

from __future__ import annotations

from typing import Any

from companion.show.aliens.abilities import END_OF_ACTIVATION, ON_ACTIVATION
from companion.show.aliens.choices.hands import ORDERED, counted
from companion.show.aliens.choices.pieces import standing, up
from companion.show.aliens.now import led
from companion.show.aliens.squad import acting, called, state
from companion.show.pictures.choice import Asked, Choices, Option, offered


def who(asked: Asked) -> Choices:
    """One of the squad, from its chip."""
    say, who, view = asked.say, asked.about, asked.view
    person = view["characters"][who]
    seat = person["seat"]
    mine = acting(view) == who
    found = [
        *([] if mine or person["activated"] else [Option(say("ACTIVATE"), "marine", "activate", {"character": who})]),
        *(
            [
                Option(say("AIM +1"), "aim", "aim", {"character": who}),
                Option(say("MOVE"), "next", "act", {"character": who, "what": "move"}),
                Option(say("INTERACT"), "computer", "act", {"character": who, "what": "interact"}),
                Option(say("BARRICADE"), "barricade", leads=f"barricade:{who}"),
                Option(say("ACTION OF A CARD"), "event-card", "act", {"character": who, "what": "card"}),
            ]
            if mine
            else []
        ),
        *([Option(say("ABILITY"), "quest", **_ability(who))] if mine else []),
        *([Option(say("HAND"), "hand-cards", leads=f"hand:{seat}")] if seat else []),
        *(
            [
                Option(
                    say("TAKE OFF: {card}", card=asked.words.name(card).upper()),
                    "equipment",
                    "unequip",
                    {"seat": view["characters"][acting(view)]["seat"], "character": who, "card": card},
                )
                for card in (*person["weapons"], *person["equipment"])
            ]
            if acting(view) and view["characters"][acting(view)]["seat"]
            else []
        ),
        *(
            Option(say("OFF: {card}", card=asked.words.name(card).upper()), "hazard", "lift", {"character": who, "card": card})
            for card in person["hazards"]
        ),
        Option(say("LOST OR AWAY"), "corpse", leads=f"leave:{who}"),
    ]
    return f"{called(who)} · {state(view, who, say)[0]} · {say('AIM')} {person['dial']}", found


def _ability(who: str) -> dict[str, Any]:
    if who == "gorman":
        return {"leads": "orders"}
    if who == "hudson":
        return {"leads": "hudson"}
    return {"intent": "ability", "parameters": {"character": who}}


def ability(asked: Asked) -> Choices:
    """What the card does now; of who asks nothing further, one button."""
    say, name = asked.say, asked.about
    traits = _ability(name)
    if leads := traits.get("leads"):
        return {"orders": orders, "hudson": hudson}[leads](asked)
    words = (ON_ACTIVATION if asked.view["step"] == "on_activation" else END_OF_ACTIVATION).get(name, "")
    return say("ABILITY"), [Option(say(words) if words else say("ABILITY"), "quest", "ability", {"character": name})]


def orders(asked: Asked) -> Choices:
    """Gorman: for three cards of the hand somebody has one more action; and what his card says as it ends."""
    say, view = asked.say, asked.view
    ends = Option(say("DRAW 2"), "draw-card", "ability", {"character": "gorman"})
    seat = view["characters"]["gorman"]["seat"]
    if view["step"] == "end_of_activation" or not seat or counted(asked, seat) < ORDERED:
        return say("ABILITY"), [ends]
    marines = [each for each in up(asked) if each != "gorman" and view["characters"][each]["kind"] == "marine"]
    return say("WHO HAS ONE MORE ACTION?"), [
        *(
            Option(called(each), "marine", leads=f"back:{each}:{seat}:")
            for each in marines
            if not view["characters"][each]["activated"]
        ),
        ends,
    ]


def hudson(asked: Asked) -> Choices:
    """Hudson: any cards of the hand back; or what his card says as it ends."""
    say, seat = asked.say, asked.view["characters"]["hudson"]["seat"]
    if asked.view["step"] != "on_activation" or not seat:
        return say("ABILITY"), [Option(say("REVEAL"), "reveal", "ability", {"character": "hudson"})]
    return say("ABILITY"), (
        [Option(say("RECYCLE OF THE HAND"), "hand-cards", leads=f"back:hudson:{seat}:")] if counted(asked, seat) else []
    )


def lead(asked: Asked) -> Choices:
    """Whom the hero leads by rank; with actions left it says that they are over."""
    say, active = asked.say, asked.view["active"]
    lost = say("The actions of {name} are over.", name=called(active["character"])) if active and active["actions"] else ""
    return say("WHO IS LED?"), [
        Option(called(each), "marine", "activate", {"character": each}, says=lost) for each in led(asked.view, asked.port)
    ]


def passing(asked: Asked) -> Choices:
    """Only where it takes the last card: the button alone would not say so."""
    return asked.say("PASS TOKEN"), [Option(asked.say("PASS TOKEN"), "next", "pass_token")]


def leave(asked: Asked) -> Choices:
    say, who = asked.say, asked.about
    aliens = [each["piece"] for each in standing(asked, "alien", "facehugger")]
    return called(who), [
        Option(say("KILLED"), "corpse", "leave", {"character": who, "how": "killed"}),
        Option(say("CAPTURED"), "captured", "leave", {"character": who, "how": "captured"}),
        *(
            Option(
                say("CAPTURED BY {piece}", piece=piece),
                "captured",
                "leave",
                {"character": who, "how": "captured", "piece": piece},
            )
            for piece in aliens
        ),
        Option(say("AWAY BY THE EXIT"), "airlock", "leave", {"character": who, "how": "exited"}),
    ]


def take_over(asked: Asked) -> Choices:
    return asked.say("WHICH GRUNT?"), offered(asked, "take_over", "character", "marine", called, seat=asked.about)
