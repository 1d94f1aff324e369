"""The seal: words that can be read aloud, and a code that holds all of it."""

import hashlib
from itertools import combinations

import pytest

from companion.packs.words import LANGUAGES
from companion.seal import WORDS, code, words
from companion.sharing.sealing import HEARD
from companion.show.tongue import Tongue


def test_there_are_512_words_that_nobody_mixes_up() -> None:
    listed = WORDS.read_text("utf-8").split()
    assert len(listed) == len(set(listed)) == 512
    assert listed == sorted(listed)
    assert all(word.isalpha() and word.islower() and 3 <= len(word) <= 8 for word in listed)


def apart(one: str, other: str) -> int:
    """How many letters one has to change, add or take away to make the other of it."""
    row = list(range(len(other) + 1))
    for number, letter in enumerate(one, 1):
        last, row = row, [number]
        for at, against in enumerate(other, 1):
            row.append(min(last[at] + 1, row[-1] + 1, last[at - 1] + (letter != against)))
    return row[-1]


@pytest.mark.parametrize("listed", [WORDS.read_text("utf-8").split(), HEARD], ids=["seal", "joining"])
def test_no_two_words_are_a_letter_apart(listed: list[str]) -> None:
    near = [(one, other) for one, other in combinations(listed, 2) if abs(len(one) - len(other)) < 2 and apart(one, other) < 2]
    assert near == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_compare_the_same_words_whatever_their_screens_speak(language: str) -> None:
    """A catalogue that had a word for one of them would show another one to some of the people."""
    say = Tongue(language)
    assert [word for word in (*WORDS.read_text("utf-8").upper().split(), *HEARD) if say(word) != word] == []


def test_two_seals_differ_in_their_words() -> None:
    seals = {words(hashlib.sha256(bytes([number])).hexdigest()) for number in range(250)}
    assert len(seals) == 250


def test_the_code_is_square_and_depends_on_the_seal() -> None:
    one, other = (code(hashlib.sha256(name).hexdigest()) for name in (b"one", b"other"))
    assert {len(row) for row in one} == {len(one)}
    assert one != other
