"""Sealed, reproducible randomness: the n-th draw of a hand from a zone is fixed by the seed, whatever happens elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

_WORD = 1 << 64


class Chance:
    """Draws that anyone who knows the seed can recompute.

    >>> chance = Chance(bytes(32))
    >>> chance.pick("bag/P1", 0, 13) == chance.pick("bag/P1", 0, 13)
    True
    >>> sorted(chance.shuffle("event.draw/", 0, 5))
    [0, 1, 2, 3, 4]
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def pick(self, stream: str, n: int, size: int) -> int:
        """An index below size: the n-th draw of this stream, which is a zone and the hand that draws from it."""
        return self._below(self._words(stream, n), size)

    def shuffle(self, stream: str, n: int, size: int) -> list[int]:
        """An order of size things, after Fisher and Yates: position by position, which old index lies there."""
        words = self._words(stream, n)
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = self._below(words, last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def _words(self, stream: str, n: int) -> Iterator[int]:
        """Endless 64-bit words, four to each HMAC-SHA256 of "zone/hand/n/block"."""
        import hmac  # with the first draw: it reads OpenSSL, which a start need not wait for

        block = 0
        while True:
            digest = hmac.digest(self.seed, f"{stream}/{n}/{block}".encode(), "sha256")
            for start in (0, 8, 16, 24):
                yield int.from_bytes(digest[start : start + 8], "big")
            block += 1

    @staticmethod
    def _below(words: Iterator[int], size: int) -> int:
        """The next word below the largest multiple of size, so that every index is equally likely."""
        limit = _WORD - _WORD % size
        for word in words:
            if word < limit:
                return word % size
        raise AssertionError("the words never end")
