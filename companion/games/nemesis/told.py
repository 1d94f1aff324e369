"""What a result of Nemesis may tell besides what it may tell in all games."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.family import told

TOLD: Mapping[str, str] = {
    **told.TOLD,
    "A": "Where the ship goes from space A; likewise B, C and D.",
    "B": "Where the ship goes from space B.",
    "C": "Where the ship goes from space C.",
    "D": "Where the ship goes from space D.",
    "adaptation": "The adaptation of the kind that came, where it lies open.",
    "alert": "The alert that runs: its card, its stage, and whether it is done; null where none runs any more.",
    "became": "The kind that the carnomorph has grown into; null where it has not grown.",
    "broken": "Whether two computer rooms or more are broken.",
    "corridor": "The corridor through which somebody runs; null where the table turns up the card.",
    "counts": "Whether the panic card happens.",
    "done": "Of an alert: whether it is done. Of the set-up list: the tasks that are ticked.",
    "engine": "The engine that this is about.",
    "engines": "The state of each engine that was looked at.",
    "events": "The three events of a plan; null where the table draws them.",
    "generator": "What the table has said of the generator.",
    "how": "What the card of the intruder player was played for: move, attack or effect.",
    "icon": "The event has the symbol of a mission.",
    "insanity": "The level of insanity of the seat now.",
    "lairs": "How many lairs are hidden, standing and destroyed.",
    "locked": "Whether the pod is locked now.",
    "mad": "The seats that went to the end of the track of insanity.",
    "markers": "How many mutation markers the seat has.",
    "mutated": "The seats that got a mutation marker.",
    "mutation": "Whether the seat has taken a mutation card.",
    "number": "The number with which the hand, or the insanity, is compared.",
    "offer": "The seat has taken the offer.",
    "panic": "What came of a panic card, a result of its own.",
    "planned": "The three events of a plan, with their movers and corridors.",
    "queen": "Whether the queen has come.",
    "same": "Whether the turret was set so already.",
    "seat": "Whose token of insanity it was.",
    "selfdestruct": "Where the marker of self-destruct stands; null while the sequence does not run.",
    "shuttle": "How many turns are left on the shuttle track; null where it is not counted.",
    "state": "What has become of the hourglass.",
    "struck": "The seats that the event strikes.",
    "swapped": "Whether the order of the tokens was changed.",
    "top": "The token of the engine that lies on top now.",
    "turret": "The turret that this is about.",
    "voracious": "Whether the carnomorphs feed before they attack.",
    "with": "Who gets away in the same pod.",
    "wound": "Whether the miss in melee is a serious wound; null where the app can't tell.",
}
