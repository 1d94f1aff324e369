"""How good what chance brings is for whoever drew it, in games of the Nemesis family."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.family.kinds import Kinds
from companion.show.calling import PieceWords
from companion.show.luck import Draw, Outcome
from companion.table import Piece

HURTS = {"miss": 0, "creeper": 1, "adult": 2, "discard_for_hit": 2.5, "hit": 3, "hit_or_two": 3.5, "two_hits": 4}
"""The faces of the dice of combat, each of which hurts whatever the one before it does, and more."""


def harm(kinds: Kinds, pieces: Mapping[str, PieceWords]) -> dict[str, int]:
    """The tokens of a bag by how large it is what comes, the blank first; those that look alike are as bad."""
    signs = list(dict.fromkeys(pieces[kind].symbol for kind in kinds.listed))
    return {kind: signs.index(pieces[kind].symbol) for kind in kinds.listed}


def of_family(draw: Draw, outcome: Outcome, harm: Mapping[str, int]) -> float | None:
    """Of the noise die, the dice of combat, the token of an encounter, and the card of an attack; nothing else has an order."""
    match draw.source:
        case "die.noise":
            return _noise(outcome, bool(draw.value(f"{draw.seat}.slime")))
        case "die.combat" | "die.advantage":
            return HURTS[str(outcome)]
        case "bag" if draw.entry.intent == "encounter" and isinstance(outcome, Piece):
            return -harm[outcome.kind]
        case "attack.draw" if draw.entry.intent == "attack" and isinstance(outcome, Piece):
            return -float(draw.entry.told.get("kind") in outcome.traits["hits"])
    return None


def _noise(face: Outcome, slimed: bool) -> float:
    """Silence is good, danger is bad, and a corridor is what most of the faces show; slime makes silence danger."""
    return -1 if face == "danger" or (slimed and face == "silence") else float(face == "silence")
