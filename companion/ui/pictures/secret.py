"""A secret: whose it is, and what it says; the second is computed only while a thumb holds the button."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.packs import Words
from companion.table import Entry
from companion.ui.tongue import Tongue

HELD = ("objectives", "search", "items")
"""The cards that a seat may hold and nobody else sees."""


@dataclass(frozen=True, slots=True)
class Cover:
    """What everybody may see: the same for every value."""

    name: str
    what: str


def cover(entry: Entry, view: Mapping[str, Any], words: Words, say: Tongue) -> Cover | None:
    """The cover of an entry whose result is for one seat, or for whoever builds a deck; None where nothing is secret."""
    told = entry.result if isinstance(entry.result, dict) else {}
    seat = told.get("secret")
    if seat == "everyone":
        return Cover(say("WHO BUILDS IT"), words.name(entry.parameters["component"]).upper())
    if seat not in view["seats"]:
        return None
    what = {
        "search": say("SEARCH"), "search_keep": say("SEARCH"), "objective_draw": say("OBJECTIVE"),
        "css_peek": say("CSS TOKEN, SLOT {slot}", slot=told.get("slot")),
    }.get(entry.intent, say("CONTINGENCY"))
    return Cover(str(view["seats"][seat]["name"]).upper(), what)


def hand_cover(seat: str, view: Mapping[str, Any], say: Tongue) -> Cover:
    """The cover of what a seat holds."""
    return Cover(str(view["seats"][seat]["name"]).upper(), say("YOUR HAND"))


def content(entry: Entry, words: Words, say: Tongue) -> tuple[str, ...]:
    """What the seat sees."""
    told = entry.result
    if told["secret"] == "everyone":
        return handed_over(entry, words, say)
    if "face" in told:
        return (words.name(told["face"]).upper(),)
    if "tokens" in told:
        return _codes(told["tokens"], words)
    cards = told.get("cards") or [told.get("kept") or told.get("card")]
    return tuple(words.name(card).upper() for card in cards)


def hand_content(seat: str, view: Mapping[str, Any], words: Words, say: Tongue) -> tuple[str, ...]:
    """What a seat holds, as its own eyes see it."""
    told = view["seats"][seat]
    codes = view["contingency"]["seats"].get(seat, [])
    cards = tuple(words.name(each) for name in HELD for each in told.get(name, ()))
    found = (*_codes(codes if isinstance(codes, list) else (), words), *cards)
    return found or (say("Nothing that the app keeps."),)


def _codes(kinds: Any, words: Words) -> tuple[str, ...]:
    items = {item.key: item for item in words.pack["contingency"].items}
    said = words.translated
    return tuple(f"{said(items[kind].name).upper()}\n{said(items[kind].effect)}" for kind in kinds)


def handed_over(entry: Entry, words: Words, say: Tongue) -> tuple[str, ...]:
    """What to build, from the top down."""
    return tuple(_built(entry.result, words, say))


def _built(told: Mapping[str, Any], words: Words, say: Tongue) -> Iterator[str]:
    if "contents" in told:
        yield ", ".join(f"{count} {words.name(kind)}" for kind, count in told["contents"].items() if count)
    if "order" in told:
        order = " · ".join(f"{number} {words.name(kind)}" for number, kind in enumerate(told["order"], 1))
        yield say("From the top: {order}", order=order)
        if told["discard"]:
            yield say("Discarded: {cards}", cards=", ".join(words.name(kind) for kind in told["discard"]))
        if told.get("open"):
            yield say("Open: {cards}", cards=", ".join(words.name(kind) for kind in told["open"]))
    for place, kinds in told.get("places", {}).items():
        listed = ", ".join(words.name(kind) for kind in (kinds if isinstance(kinds, list) else [kinds]))
        yield f"{words.name(place)}: {listed or '–'}"
