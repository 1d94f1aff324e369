"""The combat die, and what its face means for a kind (S3 1163-1206, 1903-1907)."""

from __future__ import annotations

from companion.games.common.seating import SEAT_IN, playing
from companion.games.family import contamination
from companion.games.family.book import book, remind, said
from companion.games.family.shapes import AIMED
from companion.kit.intent import Result, intent, one_of
from companion.kit.source import by_app
from companion.table import Table

PLAIN = {"miss": 0, "hit": 1, "two_hits": 2}
"""How the faces without a symbol hurt; one with a symbol hurts what is no larger than it shows."""


@intent(playing, by_app("combat"), seat=SEAT_IN, how=one_of("shoot", "melee"), kind=AIMED)
def combat_roll(table: Table, seat: str | None = None, how: str = "shoot", kind: str | None = None) -> Result:
    """One roll. In melee a contamination card comes first, and a miss is a serious wound; against eggs neither."""
    fists = how == "melee" and kind != "egg"
    if fists:
        contamination.given(table, seat)
    face = str(table.roll("combat"))
    if kind != "egg" or face in PLAIN:  # what a symbol does to intruders says nothing of an egg
        table.tell(f"combat_{face}")
    if fists and face == "miss" and kind is None:
        table.tell("combat_miss_melee")
    result: Result = {"face": face, "injuries": None}
    if kind is None:
        return result
    kinds = book(table).kinds
    known = kind in kinds.things or {kind, face} <= {*kinds.standing}
    if face not in PLAIN and not known:  # nobody knows what the symbols do to the others
        table.tell("combat_unknown", kind=kind)
        return {**result, **({"wound": None} if how == "melee" else {})}
    result["injuries"] = injuries = _injuries(table, face, kind, how)
    table.tell(said(table, "combat_harms", kind) if injuries else "combat_harms", kind=kind, injuries=injuries)
    if injuries and how == "shoot" and kind in kinds.standing:
        remind(table, "vulnerability_to_energy")
    if kind == "egg":
        table.tell("eggs_make_noise")
    if how == "melee":
        result["wound"] = fists and not injuries
        if result["wound"]:
            table.tell("melee_missed", seat=seat)
    return result


def _injuries(table: Table, face: str, kind: str, how: str) -> int:
    """An egg counts as what hatches from it (our ruling); a lair is hurt by the two highest faces only (S3 3067)."""
    standing = book(table).kinds.standing
    upto = standing[: standing.index(face) + 1] if face in standing else ()
    hurt = PLAIN.get(face, int(kind in ("egg", *upto)))
    hurt = min(hurt, 1) if how == "melee" else hurt
    return 1 if not hurt and kind == "adult" and book(table).helps(table, "vital_places", None) else hurt
