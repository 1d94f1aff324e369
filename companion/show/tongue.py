"""The words of the interface: English in the code, every other language a catalogue."""

from __future__ import annotations

import gettext
from pathlib import Path

from companion.packs.filling import Filling

LOCALE = Path(__file__).parent / "locale"


class Tongue:
    """Says the interface's words in one language.

    >>> Tongue("en")("DESTRUCT AT {slot}", slot=7)
    'DESTRUCT AT 7'
    >>> Tongue("en")("{n} {n:TOKEN|TOKENS}", n=1)
    '1 TOKEN'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._catalogue: gettext.NullTranslations = (
            gettext.NullTranslations() if language == "en" else gettext.translation("ui", LOCALE, [language], fallback=True)
        )

    def __call__(self, text: str, **fill: object) -> str:
        said = self._catalogue.gettext(text)
        language = "en" if said is text else self.language  # what is not translated is spoken as in English
        return Filling(language).fill(said, fill) if fill else said


def word(text: str) -> str:
    """A text that is said later: it stands in a table, and is looked up in the catalogue when it is shown.

    >>> word("NOISE")
    'NOISE'
    """
    return text
