"""The charter of a game: who plays what, with which seed and options, on which layout."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence

from companion.games import Game
from companion.games.registry import GAMES
from companion.packs import Pack
from companion.table import Json, Layout, Refused
from companion.value import value

LONGEST_NAME = 40
MOST_SEATS = 8
"""More than any game we know; an own pack says its own number."""


@value
class Charter:
    """What a game is before its first entry: who plays what, with which seed, on which layout."""

    game: str
    rules: int
    pack: str
    pack_version: int
    names: tuple[str, ...]
    options: Mapping[str, Json]
    seed: str
    layout: Layout
    secret: str = ""
    """What the phone chose before anybody added to it; "" where nobody did."""
    given: tuple[tuple[str, str], ...] = ()
    """Who added what, in order."""

    def written(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "rules": self.rules,
            "pack": self.pack,
            "pack_version": self.pack_version,
            "names": list(self.names),
            "options": dict(self.options),
            "seed": self.seed,
            "layout": self.layout.written(),
            **({"secret": self.secret, "given": [list(each) for each in self.given]} if self.secret else {}),
        }

    @property
    def seal(self) -> str:
        """A fingerprint of seed and layout, shown before the first draw: afterwards neither can be changed."""
        layout = json.dumps(self.layout.written(), ensure_ascii=True, sort_keys=True, separators=(",", ":"))
        return _fingerprint(bytes.fromhex(self.seed) + layout.encode()).hex()

    def check(self, games: Mapping[str, Game]) -> None:
        """Refuse a charter that nobody could have written here."""
        zones = [piece for zone in self.layout.zones.values() for piece in zone.holds]
        whole = sorted(zones) == sorted(self.layout.pieces) and all(isinstance(piece, str) for piece in zones)
        drawn = any(name.startswith("draws.") for name in self.layout.values)
        texts = (self.game, self.pack, self.seed, self.secret, *self.names, *(text for each in self.given for text in each))
        seated = 1 <= len(self.names) <= MOST_SEATS and len(set(self.names)) == len(self.names)
        told = isinstance(self.options, Mapping) and all(isinstance(text, str) for text in texts)
        bytes.fromhex(self.secret)  # or it is no secret of ours, and raises
        if drawn or not (whole and seated and told and bytes.fromhex(self.seed)):
            raise Refused("no_export")
        if self.game not in games:
            raise Refused("no_such_pack", pack=self.game)

    @staticmethod
    def read(told: Mapping[str, Json]) -> Charter:
        return Charter(
            told["game"],
            told["rules"],
            told["pack"],
            told["pack_version"],
            tuple(told["names"]),
            told["options"],
            told["seed"],
            Layout.read(told["layout"]),
            told.get("secret", ""),
            tuple((name, gift) for name, gift in told.get("given", ())),
        )


def charter(
    pack: Pack,
    names: Sequence[str],
    seed: bytes | None = None,
    options: Mapping[str, Json] | None = None,
    games: Mapping[str, Game] = GAMES,
    given: Sequence[tuple[str, str]] = (),
) -> Charter:
    """The charter of a new game; the seed is 256 bits of the operating system unless one is given, and what players add."""
    game = games[pack.game]
    names = [name.strip() if isinstance(name, str) else "" for name in names]
    least, most = pack.players
    if not least <= len(names) <= most:
        raise Refused("so_many_players", least=least, most=most)
    if not all(names) or len(set(names)) != len(names) or any(len(name) > LONGEST_NAME for name in names):
        raise Refused("names_differ")
    layout = game.lay_out(pack, names, options or {})
    seed = os.urandom(32) if seed is None else seed
    secret, settled = (seed.hex(), stirred(seed, given)) if given else ("", seed)
    return Charter(
        game.name,
        game.version,
        pack.id,
        pack.version,
        tuple(names),
        dict(options or {}),
        settled.hex(),
        layout,
        secret,
        tuple(given),
    )


def stirred(secret: bytes, given: Sequence[tuple[str, str]]) -> bytes:
    """The seed that comes of what the phone chose first and what everybody added; neither side can steer it alone."""
    told = json.dumps([list(each) for each in given], ensure_ascii=True, separators=(",", ":"))
    return _fingerprint(secret + told.encode())


def promise(secret: bytes) -> str:
    """A fingerprint of what the phone chose, shown before anybody adds to it."""
    return _fingerprint(secret).hex()


def _fingerprint(told: bytes) -> bytes:
    import hashlib  # when there is something to seal: it reads OpenSSL, which a start need not wait for

    return hashlib.sha256(told).digest()
