"""A pack as its authors write it: YAML files in a folder, read with errors that say where."""

from __future__ import annotations

import string
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast, get_args

from companion.packs.holding import Holding, Holdings
from companion.packs.lexicon import KINDS, PARTS, Rule
from companion.packs.model import COMMON, FORMAT, Component, Confidence, Item, Pack, PackError, Ruling, Task
from companion.packs.yamlnodes import Node

CONFIDENCES: tuple[str, ...] = get_args(Confidence)
FIELDS: dict[str, tuple[str, ...]] = {
    "game.yaml": ("id", "game", "title", "format", "version", "players", "languages", "sources", "rulings", "includes"),
    "ruling": ("id", "question", "answer", "source"),
    "component": ("id", "title", "holds", "total", "starts", "note", "source", "confidence", "items"),
    "item": ("id", "kind", "name", "count", "effect", "dark", "note", "source", "confidence"),
    "task": ("id", "lane", "says", "when"),
    "rule": ("id", "kind", "part", "number", "title", "says", "also", "symbol", "page", "printed", "source", "links"),
}
"""What may stand where; docs/packs.md lists the same."""


HoldsOf = Callable[[str], Holdings]
"""What the components of a game hold, by its name."""


def read_folder(folder: Path, holds_of: HoldsOf) -> Pack:
    """Read the pack written in a folder, by what its game says its components hold."""
    game = Node.open(_there(folder / "game.yaml"), "game.yaml")
    fields = _only(game, FIELDS["game.yaml"])
    if (given := _need(game, fields, "format").whole(1)) != FORMAT:
        raise fields["format"].wrong(f"is {given}; this version of the app reads format {FORMAT}")
    whose = fields["game"].text() if "game" in fields else ""
    try:
        holds = holds_of(whose)
    except KeyError:
        raise fields["game"].wrong(f"nobody knows the rules of {whose!r}") from None
    components: dict[str, Component] = {}
    for path in sorted(folder.rglob("*.yaml")):
        name = path.relative_to(folder).as_posix()
        if name not in ("game.yaml", "story.yaml", "setup.yaml", "rules.yaml"):
            for node in Node.open(path, name).each():
                component = _component(node, holds)
                if component.id in components:
                    raise node.wrong(f"there is another component {component.id!r}")
                components[component.id] = component
    return Pack(
        id=_need(game, fields, "id").text(),
        game=whose,
        title=_need(game, fields, "title").text(),
        version=_need(game, fields, "version").whole(1),
        players=_players(_need(game, fields, "players")) if whose else (0, 0),
        components=components,
        sentences=_sentences(folder / "story.yaml"),
        rulings=tuple(_ruling(node) for node in fields["rulings"].each()) if "rulings" in fields else (),
        tasks=_tasks(folder / "setup.yaml"),
        sources={name: node.text() for name, node in _need(game, fields, "sources").fields().items()},
        includes=(*(fields["includes"].texts() if "includes" in fields else ()), *([COMMON] if whose else [])),
    )


def languages_of(folder: Path) -> tuple[str, ...]:
    """Besides English, the languages in which a pack promises every text."""
    fields = Node.open(_there(folder / "game.yaml"), "game.yaml").fields()
    return fields["languages"].texts() if "languages" in fields else ()


def with_parts(pack: Pack, parts: Path, holds_of: HoldsOf) -> Pack:
    """A pack with everything it includes; where a name stands in both, its own counts."""
    whole = pack
    for part in (read_folder(parts / name, lambda _: holds_of(pack.game)) for name in pack.includes):
        whole = replace(
            whole,
            components={**part.components, **whole.components},
            sentences={**part.sentences, **whole.sentences},
            rulings=(*whole.rulings, *part.rulings),
            sources={**part.sources, **whole.sources},
        )
    return whole


def _players(node: Node) -> tuple[int, int]:
    found = [each.whole(1) for each in node.each()]
    if len(found) != 2 or found[0] > found[1]:
        raise node.wrong("must be the least and the greatest number")
    return found[0], found[1]


def _there(path: Path) -> Path:
    if not path.is_file():
        raise PackError("is missing", path.name, 1, "file")
    return path


def _need(node: Node, fields: dict[str, Node], name: str) -> Node:
    if name not in fields:
        raise node.wrong(f"{name} is missing")
    return fields[name]


def _only(node: Node, allowed: tuple[str, ...]) -> dict[str, Node]:
    fields = node.fields()
    for name, field in fields.items():
        if name not in allowed:
            raise field.wrong("is not a field here; allowed: " + ", ".join(allowed))
    return fields


def _component(node: Node, holdings: Holdings) -> Component:
    fields = _only(node, FIELDS["component"])
    holds = _need(node, fields, "holds").one_of(tuple(holdings))
    items = tuple(_item(each, holdings[holds]) for each in _need(node, fields, "items").each())
    ids = [item.id for item in items]
    for number, each in enumerate(fields["items"].each()):
        if ids[number] in ids[:number]:
            raise each.wrong(f"there is another item {ids[number]!r}")
    component = Component(
        id=_need(node, fields, "id").text(),
        title=_need(node, fields, "title").text(),
        holds=holds,
        items=items,
        source=_need(node, fields, "source").texts(),
        confidence=_confidence(_need(node, fields, "confidence")),
        total=fields["total"].whole(1) if "total" in fields else None,
        starts=cast(Any, fields["starts"].one_of(("app", "cardboard"))) if "starts" in fields else "app",
        note=fields["note"].text() if "note" in fields else "",
    )
    found = sum(item.count for item in items)
    if component.total is not None and found != component.total:
        raise fields["total"].wrong(f"the items add up to {found}, the box holds {component.total}")
    return component


def _item(node: Node, holding: Holding) -> Item:
    checks = holding.traits
    fields = _only(node, (*FIELDS["item"], *checks))
    for name in holding.needed:
        _need(node, fields, name)

    def said(name: str) -> str:
        return fields[name].text() if name in fields and name not in checks else ""

    return Item(
        id=_need(node, fields, "id").text(),
        name=said("name"),
        count=fields["count"].whole() if "count" in fields else 1,
        source=_need(node, fields, "source").texts(),
        confidence=_confidence(_need(node, fields, "confidence")),
        kind=said("kind"),
        effect=said("effect"),
        dark=said("dark"),
        note=said("note"),
        traits={name: trait.check(fields[name]) for name, trait in checks.items() if name in fields},
    )


def _confidence(node: Node) -> Confidence:
    return cast(Confidence, node.one_of(CONFIDENCES))


def _ruling(node: Node) -> Ruling:
    fields = _only(node, FIELDS["ruling"])
    return Ruling(
        _need(node, fields, "id").text(),
        _need(node, fields, "question").text(),
        _need(node, fields, "answer").text(),
        _need(node, fields, "source").texts(),
    )


def _sentences(path: Path) -> dict[str, str]:
    if not path.is_file():
        return {}
    return {name: _sentence(node) for name, node in Node.open(path, path.name).fields().items()}


def _sentence(node: Node) -> str:
    """What stands in braces must be a plain name, or two words of which its number chooses one."""
    text = node.text()
    try:
        parts = list(string.Formatter().parse(text))
    except ValueError as error:
        raise node.wrong(str(error)) from None
    for _, name, shape, conversion in parts:
        if name is not None and (not name.isidentifier() or (shape and shape.count("|") != 1) or conversion):
            raise node.wrong(f"{{{name}}} is no plain name in braces")
    return text


def _tasks(path: Path) -> tuple[Task, ...]:
    if not path.is_file():
        return ()
    tasks = []
    for node in Node.open(path, path.name).each():
        fields = _only(node, FIELDS["task"])
        tasks.append(
            Task(
                _need(node, fields, "id").text(),
                _need(node, fields, "lane").text(),
                _need(node, fields, "says").text(),
                {name: each.plain() for name, each in fields["when"].fields().items()} if "when" in fields else {},
            )
        )
    return tuple(tasks)


def read_rules(folder: Path) -> tuple[Rule, ...]:
    """The rules written in a folder; every link leads somewhere."""
    path = folder / "rules.yaml"
    if not path.is_file():
        return ()
    nodes = list(Node.open(path, path.name).each())
    rules = [_rule(node) for node in nodes]
    known = {rule.id for rule in rules}
    for node, rule in zip(nodes, rules, strict=True):
        for link in rule.links:
            if link not in known and not link.startswith("ruling:"):
                raise node.wrong(f"links lead nowhere: {link}")
    if len(known) != len(rules):
        raise nodes[0].wrong("there are two rules of one id")
    return tuple(rules)


def _rule(node: Node) -> Rule:
    fields = _only(node, FIELDS["rule"])

    def said(name: str) -> str:
        return fields[name].text() if name in fields else ""

    return Rule(
        id=_need(node, fields, "id").text(),
        kind=_need(node, fields, "kind").one_of(KINDS),
        title=_need(node, fields, "title").text(),
        says=(_need(node, fields, "says").text(),),
        source=_need(node, fields, "source").texts(),
        part=fields["part"].one_of(PARTS) if "part" in fields else "",
        number=said("number"),
        also=said("also"),
        symbol=said("symbol"),
        page=fields["page"].whole(1) if "page" in fields else 0,
        links=fields["links"].texts() if "links" in fields else (),
        printed=fields["printed"].texts() if "printed" in fields else (),
    )
