"""The three enemies, each with all of its kinds."""

from __future__ import annotations

from functools import partial

from companion.games.family.kinds import BLANK, EGG, LISTENS, Kind, Kinds, original
from companion.kit.lazily import later

HERE = __name__.rpartition(".")[0]
BUTCHER = later(f"{HERE}.carnomorphs.bag:butcher_drawn")
_token = partial(Kind, stands=False)
_carnomorph = partial(Kind, cards=1, limited=True, scarce=True)
_seeder = partial(Kind, carcass=False, limited=True, scarce=True)
INTRUDERS = original("queen_dead")
CARNOMORPHS = Kinds(
    _token(BLANK, develops=later(f"{HERE}.carnomorphs.bag:blank_drawn")),
    _token("blue_metagorger", develops=later(f"{HERE}.carnomorphs.bag:blue_drawn")),
    _token("red_metagorger", develops=later(f"{HERE}.carnomorphs.bag:red_drawn")),
    _carnomorph("metagorger", column="blood_metagorger", draws=False, grows="shambler"),
    _carnomorph("shambler", develops=LISTENS, grows="fleshbeast"),
    _carnomorph("fleshbeast", develops=LISTENS, grows="butcher", leaves=("shambler",)),
    _carnomorph("butcher", develops=BUTCHER, carcass=False, leaves=("shambler", "shambler"), lone="butcher_dead"),
    EGG,
)
VOID_SEEDERS = Kinds(
    _token(BLANK, develops=later(f"{HERE}.void_seeders.bag:blank_drawn")),
    _token("seeder", develops=LISTENS),
    _token("insanity", develops=later(f"{HERE}.void_seeders.bag:insanity_drawn")),
    _seeder("lurker", cards=2, dies_of=min),
    _seeder("whisperer", cards=1),
    _seeder("stalker", cards=2, dies_of=max),
    _seeder("despoiler", cards=1, dies_of=None),
    EGG,
    Kind("lair", stands=False, cards=2, dies_of=max, stays=True),
)
KINDS = {"intruders": INTRUDERS, "carnomorphs": CARNOMORPHS, "void_seeders": VOID_SEEDERS}
LIMITED = tuple(name for kinds in KINDS.values() for name in kinds.limited)
"""Miniatures that may run out."""
