"""The seal: words that can be read aloud, and a code that holds all of it."""

import hashlib

from companion.seal import WORDS, code, words


def test_there_are_512_words_that_nobody_mixes_up() -> None:
    listed = WORDS.read_text("utf-8").split()
    assert len(listed) == len(set(listed)) == 512
    assert listed == sorted(listed)
    assert all(word.isalpha() and word.islower() and 3 <= len(word) <= 8 for word in listed)


def test_two_seals_differ_in_their_words() -> None:
    seals = {words(hashlib.sha256(bytes([number])).hexdigest()) for number in range(250)}
    assert len(seals) == 250


def test_the_code_is_square_and_depends_on_the_seal() -> None:
    one, other = (code(hashlib.sha256(name).hexdigest()) for name in (b"one", b"other"))
    assert {len(row) for row in one} == {len(one)}
    assert one != other
