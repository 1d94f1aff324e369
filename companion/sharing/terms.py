"""Whose word holds when two devices believe that they are the host: terms, and their order.

A term is a path: for each time that a game changed hands, by which naming of its host of then the next one stood by, counted from
one. So two devices that take over never have the same term, whoever named them and however long they were apart; and who was
named later wins, for the last host was still there then. A new game on the same host wins over whoever took the old one over.

A host stops for a later term, so that one must not be made up. Each host has a key of its own, which those who stand by get with
their naming; what is made of key and naming proves the step, and is part of the term wherever it is written.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from itertools import zip_longest

from companion.value import value

NEW_GAME = 999_999
"""Stands in a path where the host began another game: nobody names so many."""
WIDE = len(str(NEW_GAME))
PROOF = 12
"""So many bytes prove a step."""
PROVES = "~"
"""Between a step and its proof, where a term is written."""


@value
class Term:
    """A time under one host.

    >>> first = Term()
    >>> first < first.again() < first.taken_over(5) < first.taken_over(8) < first.new_game()
    True
    >>> first.number, first.again().number, first.taken_over(5).number
    (1, 1, 2)
    >>> Term.read(str(first.taken_over(5).again().taken_over(10).again())).path
    (5, 10)
    """

    path: tuple[int, ...] = ()
    starts: int = 0
    """How often the host came back; what was said to it before is not said to it now."""
    proofs: tuple[str, ...] = ()
    """For each step of the path what proves it; it is no part of what a term is."""

    @property
    def number(self) -> int:
        return len(self.path) + 1

    def taken_over(self, naming: int, key: bytes = b"") -> Term:
        """By a device that stands by because of this naming, and was given the key of its host."""
        return Term((*self.path, naming), 0, (*self.proofs, proof(key, naming)))

    def new_game(self, key: bytes = b"") -> Term:
        """On the same host; it has to be proven to whoever could have taken the old one over, and to nobody else."""
        return Term((*self.path, NEW_GAME), 0, (*self.proofs, proof(key, NEW_GAME) if key else ""))

    def again(self) -> Term:
        """The same host, after it was gone."""
        return Term(self.path, self.starts + 1, self.proofs)

    def proven(self, mine: Term, keys: Sequence[bytes]) -> bool:
        """Whether whoever says this term could only say it because somebody was named, and it comes after mine.

        `keys` are those of the hosts on my own path, the last one mine.

        >>> ours, other = b"ours", b"made up"
        >>> mine = Term()
        >>> mine.taken_over(5, ours).proven(mine, [ours]), mine.taken_over(5, other).proven(mine, [ours])
        (True, False)
        >>> mine.again().proven(mine, [ours]), mine.taken_over(5, ours).taken_over(1, other).proven(mine, [ours])
        (False, True)
        """
        here = self._leaves(mine)
        if not mine < self or not here < min(len(keys), len(self.path), len(self.proofs)):
            return False
        return hmac.compare_digest(self.proofs[here].encode(), proof(keys[here], self.path[here]).encode())

    def certain(self, mine: Term) -> Term:
        """As much of this term as is proven to whoever has mine: what lies behind the step at which it leaves could be made up.

        >>> Term().taken_over(5).taken_over(9).certain(Term()).path, Term().taken_over(5).certain(Term().taken_over(7)).path
        ((5,), (5,))
        """
        steps = self._leaves(mine) + 1
        found = Term(self.path[:steps], 0, self.proofs[:steps])
        return found if mine < found else self

    def parts(self, other: Term) -> int:
        """The number of the first term that only one of them has had."""
        return self._leaves(other) + 2

    def _leaves(self, other: Term) -> int:
        """The first step at which it is another path."""
        both = enumerate(zip_longest(self.path, other.path))
        return next((step for step, (one, two) in both if one != two), len(self.path))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and (self.path, self.starts) == (other.path, other.starts)

    def __hash__(self) -> int:
        return hash((self.path, self.starts))

    def __lt__(self, other: Term) -> bool:
        return (self.number, self.path, self.starts) < (other.number, other.path, other.starts)

    def __le__(self, other: Term) -> bool:
        return not other < self

    def __str__(self) -> str:
        """As it is written: of two terms of the same number the later one is the greater text."""
        steps = (f"{naming:0{WIDE}}{PROVES}{proves}" for naming, proves in zip_longest(self.path, self.proofs, fillvalue=""))
        return f"{'.'.join(steps)}/{self.starts:0{WIDE}}"

    @staticmethod
    def read(text: str) -> Term:
        path, _, starts = text.partition("/")
        steps = [each.partition(PROVES) for each in path.split(".") if each]
        return Term(tuple(int(naming) for naming, _, _ in steps), int(starts), tuple(proves for _, _, proves in steps))


def proof(key: bytes, naming: int) -> str:
    """What only the host with this key, and whoever it has named, can say of a naming."""
    return urlsafe_b64encode(hmac.digest(key, b"airlock 1 naming %d" % naming, hashlib.sha256)[:PROOF]).decode()


FIRST = Term()


@value
class Meant:
    """A term as somebody names it: whole, by its number alone, or not at all.

    >>> Meant().fits(Term((5,))), Meant(2).fits(Term((5,))), Meant(2, Term((7,))).fits(Term((5,)))
    (True, True, False)
    >>> Meant(2, Term((7,))).later(Term((5,))), Meant(2).later(Term((5,))), Meant(3).later(Term((5,)))
    (True, False, True)
    """

    number: int = 0
    whole: Term | None = None

    def fits(self, term: Term) -> bool:
        """Whether this term may be meant."""
        return self.whole == term if self.whole is not None else self.number in (0, term.number)

    def later(self, term: Term) -> bool:
        """Whether one is meant that comes after this term."""
        return term < self.whole if self.whole is not None else self.number > term.number
