"""Which cards there are in this game: the pack's, or a list that the owner has typed for it alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.games.aliens.squad import CHARACTERS
from companion.games.aliens.squad import NUMBERS as NUMBERS_OF_A_SHEET
from companion.kit.intent import shown
from companion.packs import Item, Pack
from companion.packs.entered import key_of
from companion.table import BACK, Json, Piece, Refused

ENDURANCE, TRACKER, BLIPS = "endurance", "motion_tracker", "blips"
TYPES = ("weapon", "equipment", "event", "hazard")
KINDS = ("tunnel", "hidden_threat", "active_threat", "drone")
KEYWORDS = ("backup", "bulky", "close", "cumbersome", "full_auto", "grenade", "action", "free_action")
TOTALS = {ENDURANCE: 60, TRACKER: 42, BLIPS: 21}
LEVELS = ("1", "2", "3")
STACKED = {"order": ("mixed", "levels"), "rest": ("out", "beneath")}
"""How a mission stacks the tracker cards it names, and where the others go."""
MOST = 99
UNSAID = "Read your card."
"""What a card says of which the owner has typed no text."""
NUMBERS = tuple(str(number) for number in range(1, 10))
"""What a blip may hide."""


def read_lists(said: Json) -> dict[str, Any]:
    """The owner's lists for one game, or refused with the first thing that is wrong with them."""
    lists = said or {}
    if not isinstance(lists, dict) or not set(lists) <= {ENDURANCE, TRACKER, BLIPS, "characters", "missions"}:
        raise Refused("not_an_answer", answer=shown(said))
    for name, check in ((ENDURANCE, _endurance_card), (TRACKER, _tracker_card)):
        if name in lists:
            _read_cards(name, lists[name], check)
    for name, sides in (lists.get("characters") or {}).items():
        _read_sheet(name, sides)
    if BLIPS in lists:
        _adds_up(BLIPS, _blip_count(lists[BLIPS]), TOTALS[BLIPS])
    return lists


def _read_sheet(name: str, said: Json) -> None:
    """The numbers of one character, on either side of its card."""
    if name not in CHARACTERS or not isinstance(said, dict) or not set(said) <= {"hero", "grunt"}:
        raise Refused("not_an_answer", answer=shown({name: said}))
    for numbers in said.values():
        if not isinstance(numbers, dict):
            raise Refused("not_an_answer", answer=shown({name: said}))
        for number, value in numbers.items():
            if number not in NUMBERS_OF_A_SHEET:
                raise Refused("not_one_of", name=name, value=shown(number), words=", ".join(NUMBERS_OF_A_SHEET))
            _small(number, value)


def _read_cards(name: str, said: Json, check: Any) -> None:
    if not isinstance(said, dict) or not isinstance(said.get("cards"), list):
        raise Refused("not_an_answer", answer=shown(said))
    count = 0
    for card in said["cards"]:
        if not isinstance(card, dict) or not isinstance(card.get("name"), str) or not key_of(card["name"]):
            raise Refused("not_an_answer", answer=shown(card))
        copies = card.get("copies", 1)
        if isinstance(copies, bool) or not isinstance(copies, int) or not 0 < copies <= MOST:
            raise Refused("not_a_number", name="copies", value=shown(copies), least=1, most=MOST)
        check(card)
        count += copies
    _adds_up(name, count, said.get("total", TOTALS[name]))


def _adds_up(name: str, count: int, total: Json) -> None:
    if count != total:
        raise Refused("list_incomplete", component=name, entered=count, total=total)


def _endurance_card(card: Mapping[str, Any]) -> None:
    among("type", card.get("type"), TYPES)
    for keyword in card.get("keywords", ()):
        among("keywords", keyword, KEYWORDS)
    for number in ("cost", "exhaust", "hits_on"):
        _small(number, card.get(number))


def _tracker_card(card: Mapping[str, Any]) -> None:
    among("type", card.get("type"), KINDS)
    for number in ("level", "blips"):
        _small(number, card.get(number))


def among(name: str, value: Json, words: tuple[str, ...]) -> None:
    if value not in words:
        raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(words))


def _small(name: str, value: Json) -> None:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST):
        raise Refused("not_a_number", name=name, value=shown(value), least=0, most=MOST)


def _blip_count(said: Json) -> int:
    if (
        not isinstance(said, dict)
        or not set(said) <= set(NUMBERS)
        or not all(isinstance(count, int) and not isinstance(count, bool) and count >= 0 for count in said.values())
    ):
        raise Refused("not_an_answer", answer=shown(said))
    return sum(said.values())


# -- pieces --------------------------------------------------------------------------------------

ALWAYS: dict[str, Json] = {
    "cost": None,
    "exhaust": 0,
    "hits_on": 0,
    "area": False,
    "use": "",
    "again": None,
    "keywords": [],
    "lies": False,
}
"""What a card of Endurance says where nobody has told more of it."""


def endurance(pack: Pack, lists: Mapping[str, Any]) -> Iterator[Piece]:
    yield from _numbered(ENDURANCE, _endurance_cards(pack, lists))


def tracker(pack: Pack, lists: Mapping[str, Any]) -> Iterator[Piece]:
    yield from _numbered(TRACKER, _tracker_cards(pack, lists))


def blips(pack: Pack, lists: Mapping[str, Any]) -> Iterator[Piece]:
    counts = (
        list(lists[BLIPS].items())
        if BLIPS in lists
        else [
            (item.name if item.confidence == "owner" and item.name.isdecimal() else item.traits["number"], item.count)
            for item in pack[BLIPS].items
        ]
    )
    numbers = sorted(int(number) for number, count in counts for _ in range(count))
    return (Piece(f"blip-{at:02d}", "blip", {"number": number}) for at, number in enumerate(numbers, 1))


def boxed(pack: Pack, options: Mapping[str, Json]) -> Pack:
    """The pack with the cards of this game's own lists in the place of the mix: their names and what they do."""
    lists = options.get("lists") or {}
    parts = {}
    for name in (ENDURANCE, TRACKER):
        items = tuple(_item(card) for card in lists[name]["cards"]) if name in lists else pack[name].items
        if items is not pack[name].items or not all(each.effect for each in items):
            cards = tuple(each if each.effect else replace(each, effect=UNSAID) for each in items)
            parts[name] = replace(pack[name], items=cards)
    return replace(pack, components={**pack.components, **parts}) if parts else pack


def _item(card: Mapping[str, Any]) -> Item:
    traits = {name: value for name, value in card.items() if name not in ("name", "copies", "text")}
    text = str(card.get("text", ""))
    return Item(key_of(card["name"]), str(card["name"]), card.get("copies", 1), ("box",), "owner", effect=text, traits=traits)


def _from_text(card: Json) -> Json:
    """A card whose text is nothing but keywords and numbers, as on a line "full auto, exhaust 1": they are its traits."""
    if not isinstance(card, dict) or not isinstance(text := card.get("text"), str):
        return card
    found: dict[str, Json] = {}
    keywords: list[Json] = []
    for part in (each.strip().lower() for each in text.split(",")):
        said, _, number = part.rpartition(" ")
        if part.replace(" ", "_") in KEYWORDS:
            keywords.append(part.replace(" ", "_"))
        elif number.isdecimal() and said in ("exhaust", "hits on"):
            found[said.replace(" ", "_")] = int(number)
        elif part in ("area", "discard"):
            found |= {"area": True} if part == "area" else {"use": "discard"}
        else:
            return card  # it is a sentence
    others = {name: value for name, value in card.items() if name != "text"}
    return {**others, **found, **({"keywords": keywords} if keywords else {})}


def listed(component: str, cards: Json) -> Json:
    """Blips as {"1": 8, …}, characters as {"newt": {"hero": {…}, "grunt": {…}}}: the short way, as in the option `lists`."""
    if component == BLIPS and isinstance(cards, dict):
        return [
            {"name": number, "copies": count, "number": int(number) if str(number).isdecimal() else number}
            for number, count in cards.items()
        ]
    if component == "characters" and isinstance(cards, dict):
        return [{"name": name, **_sides(said)} for name, said in cards.items()]
    if component == ENDURANCE and isinstance(cards, list):
        return [_from_text(card) for card in cards]
    return cards


def _sides(said: Json) -> dict[str, Json]:
    """The numbers of both sides under names of their own; what is no such thing is refused when it is read."""
    if not isinstance(said, dict) or not all(isinstance(numbers, dict) for numbers in said.values()):
        return {"sides": said}
    return {f"{side}_{number}": value for side, numbers in said.items() for number, value in numbers.items()}


Card = tuple[str, int, dict[str, Json]]


def _endurance_cards(pack: Pack, lists: Mapping[str, Any]) -> Iterator[Card]:
    if ENDURANCE in lists:
        for card in lists[ENDURANCE]["cards"]:
            printed = (each.traits for each in pack[ENDURANCE].items if each.key == key_of(card["name"]))
            known: Mapping[str, Any] = {} if _is_described(card) else next(printed, {})
            traits = {name: card[name] for name in ("type", *ALWAYS) if card.get(name) is not None}
            yield key_of(card["name"]), card.get("copies", 1), {**ALWAYS, **known, **traits}
        return
    for item in pack[ENDURANCE].items:
        yield item.key, item.count, {**ALWAYS, **item.traits}


def _is_described(card: Mapping[str, Any]) -> bool:
    """Whether its owner has said what it does: then it does that and nothing else; a bare name does what is printed."""
    return any(card.get(name) is not None for name in ALWAYS if name != "cost")


def _tracker_cards(pack: Pack, lists: Mapping[str, Any]) -> Iterator[Card]:
    bare: dict[str, Json] = {"level": None, "blips": None, "location": None}
    if TRACKER in lists:
        for card in lists[TRACKER]["cards"]:
            fields = {name: card[name] for name in ("type", "level", "blips") if name in card}
            yield key_of(card["name"]), card.get("copies", 1), _backed({**bare, **fields, "location": _place(card)})
        return
    for item in pack[TRACKER].items:
        yield item.key, item.count, _backed({**bare, **item.traits, "location": _place(item.traits)})


def _backed(traits: dict[str, Json]) -> dict[str, Json]:
    """The level of a tracker card is printed on its back."""
    return {**traits, BACK: traits["level"]}


def _place(card: Mapping[str, Any]) -> str | None:
    """Where its blips come in; None where the owner has not said so."""
    return None if card.get("location") is None else str(card["location"])


def _numbered(name: str, cards: Iterator[Card]) -> Iterator[Piece]:
    number = 0
    for key, copies, traits in cards:
        for _ in range(copies):
            number += 1
            yield Piece(f"{name}-{number:03d}", key, traits)
