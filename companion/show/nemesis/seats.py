"""What can be chosen about one seat: what lies on its board, its cards, its mutation, its insanity."""

from __future__ import annotations

from companion.show.family import hand
from companion.show.family.choices import marks, usual
from companion.show.pictures.choice import Asked, Choices, Option
from companion.show.pictures.names import seat_name
from companion.show.tongue import word

MARK_WORDS = {
    "slime": (word("MARK SLIME"), word("SLIME IS GONE")),
    "larva": (word("MARK A LARVA"), word("LARVA IS GONE")),
    "signal": (word("SIGNAL SENT"), word("SIGNAL NOT SENT")),
}
MARKS = {"slime": "slime", "larva": "larva-on-board", "signal": "signal"}
ABSENT = {"intruders": (), "carnomorphs": ("larva",), "void_seeders": ("larva", "slime")}
"""What nobody has on the board with an enemy."""


def there(asked_enemy: str) -> dict[str, str]:
    return {what: symbol for what, symbol in MARKS.items() if what not in ABSENT[asked_enemy]}


def seat(asked: Asked) -> Choices:
    """What lies on a board, and how it leaves."""
    say, seat, enemy = asked.say, asked.about, asked.view["options"]["enemy"]
    person, who = asked.view["seats"][seat], {"seat": seat}
    own: list[Option] = []
    if enemy == "carnomorphs":
        own = [
            Option(say("A MUTATION CARD"), "mutation", "mutate", {**who, "what": "card"}),
            Option(
                say("A MUTATION MARKER: {n} OF 4", n=person["mutation_markers"]), "mutation", "mutate", {**who, "what": "marker"}
            ),
            Option(say("ACTS BY THE MUTATION"), "mutation", "mutation_action", who),
        ]
        if person["chooses"]["mutation"]:
            own.append(Option(say("KEEP A MUTATION"), "mutation", leads=f"mutation:{seat}"))
    if enemy == "void_seeders":
        own = [
            Option(say("PANIC CARD"), "panic-card", "panic", who),
            Option(say("INSANITY {n}: ONE MORE", n=person["insanity"]), "insanity", "mark", {"what": "insanity", "by": 1, **who}),
            Option(
                say("INSANITY {n}: ONE LESS", n=person["insanity"]), "insanity", "mark", {"what": "insanity", "by": -1, **who}
            ),
            Option(say("INTERRUPTION: NO PANIC"), "close", "panic_cancel", who),
        ]
    return seat_name(asked.view, seat), [
        *usual(asked),
        *marks(asked, MARK_WORDS, there(enemy)),
        *own,
        *hand.options(asked, seat),
        Option(say("LEAVES THE GAME"), "airlock", leads=f"leave:{seat}"),
    ]


def procedures(asked: Asked, seat: str) -> list[Option]:
    """What scans besides the scanner."""
    say, every = asked.say, {"seat": seat, "cards": "all"}
    return [
        Option(say("SURGERY: ALL CARDS"), "wound-serious", "scan", {**every, "by": "surgery"}),
        Option(say("ANTIDOTE: ALL CARDS"), "infected", "scan", {**every, "by": "antidote"}),
        Option(say("ALCOHOL: ONE CARD"), "scan", "scan", {"seat": seat, "cards": 1, "by": "alcohol"}),
    ]
