"""The words of the interface are all there, in every language."""

from companion.show.tongue import Tongue
from tools.packs import LANGUAGES
from tools.words import faults, spoken


def test_no_word_is_missing_surplus_or_stale() -> None:
    for language in LANGUAGES:
        assert faults(language) == []


def test_french_is_spoken() -> None:
    say = Tongue("fr")
    assert say("AUTO AT {slot}", slot=7) == "AUTO EN 7"
    assert len(spoken()) > 150


def test_what_is_not_known_is_said_in_english() -> None:
    assert Tongue("fr")("SOMETHING NEW") == "SOMETHING NEW"
