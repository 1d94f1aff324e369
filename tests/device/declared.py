"""What Java declares on a phone of one level: read from the extract, asked by class and member."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from companion.value import value

HERE = Path(__file__).parent
CLASS = re.compile(r"(\d+) class (\S+)(?: : (.*))?$")
MEMBER = re.compile(r"  (\d+) (static )?([\w$]+)(\(.*\))?(?: ([\w.$\[\]]+))?(?: = (.*?))?(?:  # deprecated (\d+))?$")
PRIMITIVE = {
    "boolean": "Z",
    "byte": "B",
    "char": "C",
    "short": "S",
    "int": "I",
    "long": "J",
    "float": "F",
    "double": "D",
    "void": "V",
}


def signed(kind: str) -> str:
    """A type as the JVM writes it.

    >>> signed("int[]"), signed("java.lang.String")
    ('[I', 'Ljava/lang/String;')
    """
    if kind.endswith("[]"):
        return "[" + signed(kind[:-2])
    return PRIMITIVE.get(kind) or f"L{kind.replace('.', '/')};"


@value
class Declared:
    """A field (takes is None), a method, or a constructor called "new"."""

    owner: str
    name: str
    takes: tuple[str, ...] | None
    gives: str
    static: bool
    since: int
    until: int
    constant: str | int | None = None

    @property
    def signature(self) -> str:
        return f"({''.join(map(signed, self.takes or ()))}){signed(self.gives)}"


@value
class DeclaredClass:
    name: str
    since: int
    above: tuple[str, ...]
    members: tuple[Declared, ...]


@cache
def everything() -> dict[str, DeclaredClass]:
    found: dict[str, DeclaredClass] = {}
    for name in ("extract.txt", "bootstrap.txt"):
        for block in (HERE / name).read_text("utf-8").split("\n\n"):
            lines = [line for line in block.splitlines() if line.strip() and not line.startswith("#")]
            head = CLASS.match(lines[0]) if lines else None
            if head:
                owner = head[2]
                above = tuple(each.strip() for each in (head[3] or "").split(",") if each.strip())
                found[owner] = DeclaredClass(owner, int(head[1]), above, tuple(_member(owner, line) for line in lines[1:]))
    return found


def _member(owner: str, line: str) -> Declared:
    said = MEMBER.match(line)
    assert said, line
    since, static, name, taken, gives, constant, until = said.groups()
    takes = None if taken is None else tuple(each.strip() for each in taken[1:-1].split(",") if each.strip())
    fixed = None if constant is None else constant.strip('"') if constant[0] == '"' else int(constant)
    return Declared(owner, name, takes, gives or "void", bool(static), int(since), int(until or 0), fixed)


def ancestry(name: str) -> Iterator[str]:
    """The class, then what it stands on, nearest first; each once."""
    known, met, waiting = everything(), list[str](), [name]
    while waiting:
        here = waiting.pop(0)
        if here not in met:
            met.append(here)
            waiting += known[here].above if here in known else ()
    yield from met


def assignable(source: str, target: str) -> bool:
    return target in ("java.lang.Object", source) or target in ancestry(source)


@value
class Level:
    """Everything that is there on phones of this level."""

    level: int

    def why_no_class(self, name: str) -> str:
        """ "" if it is there."""
        known = everything().get(name)
        if known is None:
            return f"no class {name} in the extract: unknown to Android, or not yet wanted (tests/device/wanted.txt)"
        return "" if known.since <= self.level else f"{name} came with level {known.since}; this phone has {self.level}"

    def why_no_member(self, owner: str, name: str) -> str:
        found = [each for each in self._all(owner) if each.name == name]
        if not found:
            return f"no member {owner}.{name} in the extract: unknown to Android, or not yet wanted (tests/device/wanted.txt)"
        if self.members(owner, name):
            return ""
        return f"{owner}.{name} came with level {min(each.since for each in found)}; this phone has {self.level}"

    def members(self, owner: str, name: str) -> list[Declared]:
        """The field, or the overloads, of which the nearest in the hierarchy counts."""
        found: dict[tuple[str, ...] | None, Declared] = {}
        for each in self._all(owner):
            if each.name == name and each.since <= self.level:
                found.setdefault(each.takes, each)
        return list(found.values())

    def _all(self, owner: str) -> Iterator[Declared]:
        for name in ancestry(owner):
            if name in everything():
                yield from everything()[name].members
