"""The rules to look up: chapters, lines, one entry whole, and what a search finds in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property

from companion.packs import Holdings, Lookup, Pack, Rule, Words, lexicon, plain
from companion.packs.lexicon import TERMS
from companion.packs.words import LANGUAGES, SECOND
from companion.show.tongue import Tongue
from companion.value import value

TITLE, ALSO, SAYS, FOREIGN = 8, 6, 3, 2
"""How much a word weighs, by where it stands."""
CHAPTERS = {
    "step": "round-end",
    "moment": "danger",
    "rule": "tab-rules",
    "room": "door",
    "action": "tab-table",
    "condition": "slime",
    "token": "unknown-token",
    "card": "event-card",
    "symbol": "dark",
    "mistake": "miss",
    "ruling": "info",
}
FOUND = 40
"""Nobody reads on after so many."""


@value
class RulesLine:
    """One entry in a list."""

    id: str
    symbol: str
    legend: str
    title: str
    says: str


@value
class RulesPage:
    """One entry, whole."""

    legend: str
    title: str
    says: str
    dark: str
    foreign: str
    """What it is called in the other language; it says so where the word in this one is our own."""
    where: str
    """The page of the book, or what else it rests on."""
    ours: str
    """Says so where this is a ruling of ours."""
    symbol: str
    links: tuple[RulesLine, ...]


def kind_names(say: Tongue) -> dict[str, str]:
    return {
        "step": say("STEPS"),
        "moment": say("MOMENTS"),
        "rule": say("RULES"),
        "room": say("ROOMS"),
        "action": say("ACTIONS"),
        "condition": say("CONDITIONS"),
        "token": say("TOKENS"),
        "card": say("CARDS"),
        "symbol": say("SYMBOLS"),
        "mistake": say("MISTAKES"),
        "ruling": say("RULINGS"),
    }


def _legends(say: Tongue) -> dict[str, str]:
    return {
        "step": say("STEP"),
        "moment": say("MOMENT"),
        "rule": say("RULE"),
        "room": say("ROOM"),
        "action": say("ACTION"),
        "condition": say("CONDITION"),
        "token": say("TOKEN"),
        "card": say("CARD"),
        "symbol": say("SYMBOL"),
        "mistake": say("COMMON MISTAKE"),
        "ruling": say("OUR RULING"),
        "basic": say("BASIC ROOM"),
        "additional": say("ADDITIONAL ROOM"),
        "special": say("SPECIAL ROOM"),
        "surface": say("ON MARS"),
        "shuttle": say("ON THE SHUTTLE"),
    }


def matches(text: str, query: str) -> list[tuple[int, int]]:
    """Where the words that were looked for stand in a text: start and end of each.

    >>> matches("Le temps avance", "tempS")
    [(3, 8)]
    """
    wanted = tuple(filter(None, map(plain, query.split())))
    spans = [match.span() for match in re.finditer(r"\w+", text)]
    return [(start, end) for start, end in spans if wanted and plain(text[start:end]).startswith(wanted)]


class Book:
    """All that can be looked up, in one language; the other one can be searched too."""

    def __init__(self, pack: Pack, holds: Holdings, written: Sequence[Rule], say: Tongue) -> None:
        self.pack, self.say = pack, say
        self.rules = lexicon(pack, holds, written)
        self._at = {rule.id: number for number, rule in enumerate(self.rules)}
        self._words = Words(pack, say.language)
        self._foreign = Words(pack, SECOND if say.language == LANGUAGES[0] else LANGUAGES[0])
        self._legends = _legends(say)

    @cached_property
    def _lookup(self) -> Lookup:
        """Made when somebody first types."""
        here, there = self._words.translated, self._foreign.translated
        return Lookup(
            [
                (here(rule.title), TITLE),
                (here(rule.also), ALSO),
                *((here(each), SAYS) for each in (*rule.says, rule.dark)),
                (there(rule.title), FOREIGN),
                (there(rule.also), FOREIGN),
                *((there(each), 1) for each in rule.says),
            ]
            for rule in self.rules
        )

    def find(self, query: str) -> tuple[RulesLine, ...]:
        """The best first; mistakes and rulings after what they are about."""
        found = [self.rules[number] for number in self._lookup.find(query)[:FOUND]]
        return tuple(self._line(rule) for rule in sorted(found, key=lambda rule: rule.kind in ("mistake", "ruling")))

    def chapter(self, kind: str) -> tuple[RulesLine, ...]:
        return tuple(self._line(rule) for rule in self.rules if rule.kind == kind)

    def chapters(self) -> tuple[tuple[str, str, str], ...]:
        """Name, label and symbol of each chapter that holds something."""
        there = {rule.kind for rule in self.rules}
        return tuple((kind, label, CHAPTERS[kind]) for kind, label in kind_names(self.say).items() if kind in there)

    def page(self, id: str) -> RulesPage | None:
        if id not in self._at:
            return None
        rule, say = self.rules[self._at[id]], self.say
        translated = self._words.translated
        sources = ", ".join(translated(self.pack.sources[each]) for each in rule.source if each != "TABLE")
        known = say("From: {sources}", sources=sources) if sources else ""
        where = say("Book page {page}", page=rule.page) if rule.page else known
        return RulesPage(
            legend=self._legend(rule),
            title=translated(rule.title),
            says="\n".join(translated(each) for each in rule.says),
            dark=translated(rule.dark),
            foreign=self._foreign_title(rule),
            where=where,
            ours=say("The rules leave this open. You may play it otherwise.") if rule.kind == "ruling" else "",
            symbol=rule.symbol,
            links=tuple(self._line(self.rules[self._at[link]]) for link in rule.links if link in self._at),
        )

    def _foreign_title(self, rule: Rule) -> str:
        """Said to be ours where it stands for a word that no source prints in this language."""
        here, there = self._words.translated(rule.title), self._foreign.translated(rule.title)
        if here == there:
            return ""
        ours = self.say.language != LANGUAGES[0] and rule.kind in TERMS and self.say.language not in rule.printed
        return self.say("{title} (our own translation)", title=there) if ours else there

    def _line(self, rule: Rule) -> RulesLine:
        translated = self._words.translated
        says = " ".join(translated(each) for each in rule.says)
        return RulesLine(rule.id, rule.symbol or "info", self._legend(rule), translated(rule.title), says)

    def _legend(self, rule: Rule) -> str:
        legend = self._legends[rule.part or rule.kind]
        return f"{legend} · {rule.number}" if rule.number else legend
