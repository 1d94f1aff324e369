"""The charter of a game: who plays what, with which seed and options, on which layout."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import field

from companion.games import Game
from companion.games.common.names import differ, is_name, plain
from companion.games.registry import GAMES
from companion.packs import Pack
from companion.packs.entered import LONGEST_TEXT
from companion.packs.owners import Says, says_of
from companion.table import Json, Layout, Refused
from companion.value import value

SEALED = 2
"""Which seal a game gets: the first kind covered seed and layout, this one covers all that a charter says."""
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
    says: Says = field(default_factory=dict)
    """What the owner's own cards are called and say."""
    sealed: int = 1
    """Which kind of seal it has."""

    def written(self) -> dict[str, Json]:
        says = {part: {id: list(each) for id, each in cards.items()} for part, cards in self.says.items()}
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
            **({"says": says} if says else {}),
            **({"sealed": self.sealed} if self.sealed > 1 else {}),
        }

    @property
    def seal(self) -> str:
        """A fingerprint of all this, shown before the first draw: afterwards nothing of it can be changed."""
        if self.sealed == 1:
            return _fingerprint(bytes.fromhex(self.seed) + _canonical(self.layout.written())).hex()
        return _fingerprint(_canonical(json.loads(json.dumps(self.written())))).hex()

    def check(self, games: Mapping[str, Game]) -> None:
        """Refuse a charter that nobody could have written here."""
        if not (self._is_laid_out() and self._is_told()):
            raise Refused("no_export")
        if self.game not in games:
            raise Refused("no_such_pack", pack=self.game)

    def _is_laid_out(self) -> bool:
        """Whether every piece lies in one place, and nothing was drawn before the first draw."""
        zones = [piece for zone in self.layout.zones.values() for piece in zone.holds]
        whole = sorted(zones) == sorted(self.layout.pieces) and all(isinstance(piece, str) for piece in zones)
        return whole and not any(name.startswith("draws.") for name in self.layout.values)

    def _is_told(self) -> bool:
        """Whether names, seed and texts are what they can be; a seed that is no number raises."""
        texts = (self.game, self.pack, self.seed, self.secret, *(text for each in self.given for text in each))
        seated = 1 <= len(self.names) <= MOST_SEATS and len(set(self.names)) == len(self.names)
        named = all(isinstance(name, str) and is_name(name) for name in self.names)
        chosen = isinstance(self.options, Mapping) and all(isinstance(text, str) for text in texts)
        said = all(_is_text(text) for cards in self.says.values() for each in cards.values() for text in each)
        sealed = self.sealed in range(1, SEALED + 1) and bytes.fromhex(self.seed) != b""
        bytes.fromhex(self.secret)
        return seated and named and chosen and said and sealed

    @staticmethod
    def read(written: Mapping[str, Json]) -> Charter:
        return Charter(
            written["game"],
            written["rules"],
            written["pack"],
            written["pack_version"],
            tuple(written["names"]),
            written["options"],
            written["seed"],
            Layout.read(written["layout"]),
            written.get("secret", ""),
            tuple((name, gift) for name, gift in written.get("given", ())),
            {part: {id: (name, text) for id, (name, text) in cards.items()} for part, cards in written.get("says", {}).items()},
            written.get("sealed", 1),
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
    if not differ(names):
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
        says_of(pack),
        SEALED,
    )


def _is_text(text: Json) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST_TEXT and plain(line := text.replace("\n", " ")) == line


def _canonical(document: Json) -> bytes:
    return json.dumps(document, ensure_ascii=True, sort_keys=True, separators=(",", ":")).encode()


def stirred(secret: bytes, given: Sequence[tuple[str, str]]) -> bytes:
    """The seed that comes of what the phone chose first and what everybody added; neither side can steer it alone."""
    added = json.dumps([list(each) for each in given], ensure_ascii=True, separators=(",", ":"))
    return _fingerprint(secret + added.encode())


def promise(secret: bytes) -> str:
    """A fingerprint of what the phone chose, shown before anybody adds to it."""
    return _fingerprint(secret).hex()


def _fingerprint(content: bytes) -> bytes:
    import hashlib  # when there is something to seal: it reads OpenSSL, which a start need not wait for

    return hashlib.sha256(content).digest()
