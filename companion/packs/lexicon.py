"""The rules to look up: entries written for a pack, and one for each card, token and ruling that it holds."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from companion.packs.files import DATA
from companion.packs.holding import Holdings
from companion.packs.model import Item, Pack
from companion.value import value

KINDS = ("step", "moment", "rule", "room", "action", "condition", "token", "card", "symbol", "mistake", "ruling")
TERMS = ("room", "condition", "token", "card")
"""What has a name of its own on the table, so that another word for it may confuse."""
PARTS = ("basic", "additional", "special", "surface", "shuttle")
"""Where a room comes from."""


@value
class Rule:
    """One thing that can be looked up."""

    id: str
    kind: str
    title: str
    says: tuple[str, ...]
    source: tuple[str, ...]
    part: str = ""
    number: str = ""
    dark: str = ""
    also: str = ""
    """Other words by which people look for it."""
    symbol: str = ""
    page: int = 0
    """Of the rulebook; 0 where no source gives one."""
    printed: tuple[str, ...] = ()
    """Other languages in which a source prints its title; in all others the title is our own translation."""
    links: tuple[str, ...] = ()


def lexicon(pack: Pack, holds: Holdings, written: Sequence[Rule]) -> tuple[Rule, ...]:
    """Everything that can be looked up about a pack."""
    known = {rule.id for rule in written}
    return (*written, *_cards(pack, holds, known), *_rulings(pack, written))


def _cards(pack: Pack, holds: Holdings, known: set[str]) -> Iterator[Rule]:
    """Each card once, whatever its copies; what only its name is known of is left out."""
    there = set(known)
    for component in pack.components.values():
        holding = holds[component.holds]
        if not holding.symbol:
            continue
        for item in component.items:
            says = _says(pack, item)
            if not says or (id := f"card:{item.key}") in there:
                continue
            there.add(id)
            yield Rule(
                id,
                "card",
                item.name,
                says,
                item.source,
                dark=item.dark,
                symbol=holding.symbol,
                links=(holding.rule,) if holding.rule in known else (),
            )


def _says(pack: Pack, item: Item) -> tuple[str, ...]:
    options = (pack.sentences.get(f"option.{option}", "") for option in item.traits.get("options", ()))
    return tuple(filter(None, (item.effect, *options)))


def _rulings(pack: Pack, written: Sequence[Rule]) -> Iterator[Rule]:
    for ruling in pack.rulings:
        id = f"ruling:{ruling.id}"
        where = tuple(rule.id for rule in written if id in rule.links)
        yield Rule(id, "ruling", ruling.question, (ruling.answer,), ruling.source, symbol="info", links=where)


def load_rules(name: str, folder: Path = DATA) -> tuple[Rule, ...]:
    """The written rules of a pack, from their compiled JSON; a pack may have none."""
    path = folder / name / "rules.json"
    written = json.loads(path.read_text("utf-8")) if path.is_file() else []
    return tuple(_read(each) for each in written)


def _read(written: dict[str, Any]) -> Rule:
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in written.items()}
    return Rule(**fields)


def compiled_rules(rules: Sequence[Rule]) -> str:
    """The rules as the app reads them; empty fields are left out."""
    written: list[dict[str, Any]] = [{name: value for name, value in asdict(rule).items() if value} for rule in rules]
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"
