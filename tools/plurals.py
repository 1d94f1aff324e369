"""How languages speak of numbers, by the rules of the Unicode CLDR: which forms a word has, and which goes with which number."""

from __future__ import annotations

import string
from functools import cache

from babel import Locale

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
PERIOD = 100
"""From here on only the last two digits count, in every language and for every number that a table has."""


@cache
def used(language: str) -> tuple[str, ...]:
    """The categories of whole numbers, in the order of their forms.

    >>> used("en"), used("pl")
    (('one', 'other'), ('one', 'few', 'many'))
    """
    rule = Locale.parse(language).plural_form
    found = {rule(number) for number in range(10 * PERIOD)}
    return tuple(each for each in CATEGORIES if each in found)


def table(language: str) -> tuple[str, str]:
    """The form of each number below the period, and of each above it by its last digits."""
    rule, forms = Locale.parse(language).plural_form, used(language)
    told = "".join(str(forms.index(rule(number))) for number in range(2 * PERIOD))
    return told[:PERIOD], told[PERIOD:]


def choices(text: str) -> dict[str, int]:
    """The parameters that choose between forms of a word, and between how many."""
    return {name: spec.count("|") + 1 for _, name, spec, _ in string.Formatter().parse(text) if name and spec and "|" in spec}


def fault(text: str, translation: str, language: str) -> str:
    """What is wrong with the forms in a translation, or nothing.

    >>> fault("{n} {n:card|cards}", "{n} {n:karta|karty}", "pl")
    "2 forms of a word by {n}, where pl has 3 (one|few|many): '{n} {n:karta|karty}'"
    """
    forms = used(language)
    for name, many in choices(translation).items():
        if many != len(forms):
            return f"{many} forms of a word by {{{name}}}, where {language} has {len(forms)} ({'|'.join(forms)}): {translation!r}"
    return ""
