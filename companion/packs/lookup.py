"""Looking up words: accents, capitals, plurals and one wrong letter are forgiven."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
SURE, SHORT = 4, 2
"""Shorter words are too like one another to guess at: alone, and beside others that say what is meant."""
EXACT, BEGINS, WRONG = 4, 3, 1


def plain(text: str) -> str:
    """A text as somebody types it who looks for it: no accents, no capitals.

    >>> plain("Œuf, Écoutille")
    'oeuf, ecoutille'
    """
    parts = unicodedata.normalize("NFD", text.lower().translate(LIGATURES))
    return "".join(each for each in parts if not unicodedata.combining(each))


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", plain(text))


def stem(word: str) -> str:
    """A word without its plural, in English and French.

    >>> [stem(word) for word in ("larvae", "bodies", "jetons", "couteaux", "pods", "s1")]
    ['larva', 'body', 'jeton', 'couteau', 'pod', 's1']
    """
    if len(word) <= 3:
        return word
    for ending, instead in (("ies", "y"), ("vae", "va"), ("eaux", "eau"), ("aux", "al"), ("sses", "ss"), ("s", ""), ("x", "")):
        if word.endswith(ending) and not word.endswith("ss"):
            return word[: -len(ending)] + instead
    return word


class Lookup:
    """Texts with weights, to be found by their words.

    >>> found = Lookup([[("Power generator", 3)], [("Encounter", 3), ("a token of power", 1)]])
    >>> found.find("powr")
    [0, 1]
    >>> found.find("GENERATORS power")
    [0]
    """

    def __init__(self, entries: Iterable[Sequence[tuple[str, int]]]) -> None:
        self._places: dict[str, dict[int, int]] = defaultdict(dict)
        self._long: list[int] = []
        """Of how many words the first text of each entry is: of several that fit alike, the shortest is meant."""
        for number, texts in enumerate(entries):
            self._long.append(len(words(texts[0][0])) if texts else 0)
            for text, weight in texts:
                for word in words(text):
                    places = self._places[stem(word)]
                    places[number] = max(places.get(number, 0), weight)
        self._sorted = sorted(self._places)
        self._shorter: dict[str, list[str]] = defaultdict(list)
        for word in self._sorted:
            for less in _without_one(word):
                self._shorter[less].append(word)

    def find(self, query: str) -> list[int]:
        """The entries that hold every word of the query, the best first."""
        found: dict[int, int] | None = None
        wanted = words(query)
        for word in wanted:
            here = self._holding(word, len(wanted) > 1)
            found = here if found is None else {each: found[each] + here[each] for each in found.keys() & here.keys()}
        return sorted(found or {}, key=lambda each: (-(found or {})[each], self._long[each], each))

    def _holding(self, word: str, beside_others: bool) -> dict[int, int]:
        """Where a word stands, and how well it fits there."""
        fits: dict[int, int] = {}
        for known, quality in self._like(word, beside_others):
            for number, weight in self._places[known].items():
                fits[number] = max(fits.get(number, 0), weight * quality)
        return fits

    def _like(self, word: str, beside_others: bool) -> Iterator[tuple[str, int]]:
        """A short word may be wrong too where others stand beside it, which say what is meant."""
        root = stem(word)
        if root in self._places:
            yield root, EXACT
        for beginning in {word, root}:
            at = bisect_left(self._sorted, beginning)
            while at < len(self._sorted) and self._sorted[at].startswith(beginning):
                yield self._sorted[at], BEGINS
                at += 1
        sure = SHORT if beside_others and root not in self._places else SURE
        if len(word) >= sure:
            for known in self._near(root) | self._near(word):
                yield known, WRONG

    def _near(self, word: str) -> set[str]:
        """Known words with one letter more, less, other, or two in the wrong order."""
        found = set(self._shorter.get(word, ()))
        for less in _without_one(word):
            if less in self._places:
                found.add(less)
            found.update(known for known in self._shorter.get(less, ()) if _one_other(known, word))
        return found


def _without_one(word: str) -> set[str]:
    return {word[:at] + word[at + 1 :] for at in range(len(word))} if len(word) >= SHORT else set()


def _one_other(one: str, other: str) -> bool:
    """Words of the same length with one other letter, or two neighbours swapped."""
    if len(one) != len(other):
        return False
    differ = [at for at, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    if len(differ) != 2:
        return len(differ) == 1
    first, second = differ
    return second == first + 1 and (one[first], one[second]) == (other[second], other[first])
