"""Cut the declarations that a phone is asked for out of Android's, for the double that the tests hold the device by.

    npm pack @nativescript/types-android@9.1.1 && tar xzf nativescript-types-android-9.1.1.tgz
    python -m tools.javaapi package                    # writes tests/device/extract.txt
    python -m tools.javaapi package --check            # says whether it would be the same

What is wanted stands in tests/device/wanted.txt: a class a line, and its members. The package holds every class with the level
each member came with, but in TypeScript, which knows one kind of number and one of text. Where that matters the true types
stand in wanted.txt too, and are believed only if TypeScript's are what is left of them.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from companion.value import value

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "device"
MERGED = Path("lib") / "android" / "android-platform-21-37-merged.d.ts"
SAME = {"number": "int", "string": "java.lang.String", "any": "java.lang.Object", "boolean": "boolean", "void": "void"}
FLAT = {
    **dict.fromkeys(("byte", "short", "long", "float", "double"), "int"),
    "char": "java.lang.String",
    "java.lang.CharSequence": "java.lang.String",
    "android.media.AudioAttributes": "java.lang.Object",
    "android.os.PersistableBundle": "java.lang.Object",
}
"""What TypeScript makes of it."""

FIRST = 21
"""The first level that the package tells of: what is older has no word of its level."""
MODULE = re.compile(r"(?:declare|export) module ([\w.]+) \{")
CLASS = re.compile(r"export (?:abstract )?class (\w+)(?:<[^{]*?>)?\s+(?:extends ([\w.]+))?[^{]*?(?:implements ([^{]+?))?\s*\{")
MEMBER = re.compile(r"public (static )?(\w+)(?:\((.*)\))?(?:: (.+?))?;$")
LEVEL = re.compile(r"@(since|deprecated Deprecated in API) (\d+)")


@value
class Member:
    """A field, a method or a constructor ("new"), with the level it came with and the one that advises against it (or 0)."""

    name: str
    kind: str
    takes: tuple[str, ...]
    gives: str
    static: bool
    since: int
    until: int
    constant: str = ""

    def line(self) -> str:
        took = "" if self.kind == "field" else f"({', '.join(self.takes)})"
        words = [str(self.since), "static" if self.static else "", self.name + took, self.gives]
        advised = f"  # deprecated {self.until}" if self.until else ""
        return " ".join(word for word in words if word) + (f" = {self.constant}" if self.constant else "") + advised


@value
class Class:
    name: str
    since: int
    above: tuple[str, ...]
    members: tuple[Member, ...]


def java(kind: str) -> str:
    """A type of TypeScript in Java's words; classes within classes with the $ that Java's own loader wants, and an object where
    a class is for any kind.

    >>> java("androidNative.Array<number>"), java("android.view.View.OnClickListener | null"), java('"android.x"')
    ('int[]', 'android.view.View$OnClickListener', 'java.lang.String')
    >>> java("E")
    'java.lang.Object'
    """
    kind = kind.removesuffix(" | null").strip()
    if kind.startswith("androidNative.Array<"):
        return java(kind[len("androidNative.Array<") : -1]) + "[]"
    if kind.startswith('"'):
        return SAME["string"]
    if re.fullmatch(r"-?[\d.]+", kind):
        return SAME["number"]
    if re.fullmatch(r"[A-Z]", kind):
        return SAME["any"]
    kind = kind.partition("<")[0]
    return SAME.get(kind, re.sub(r"(?<=[.$])([A-Z]\w*)\.(?=[A-Z])", r"\1$", kind))


def members(lines: Iterator[str], since: int) -> Iterator[Member]:
    """Those of one class, up to the brace that ends it."""
    came, until = FIRST, 0
    for line in lines:
        text = line.strip()
        if text == "}":
            return
        if text.startswith("public constructor(implementation: {"):
            while not next(lines).strip().startswith("})"):
                pass
            continue
        for word, level in LEVEL.findall(text):
            came, until = (int(level), until) if word == "since" else (came, int(level))
        found = MEMBER.match(text)
        if found:
            yield member(found, since, came, until)
            came, until = FIRST, 0


def member(found: re.Match[str], since: int, came: int, until: int) -> Member:
    static, name, taken, given = found.groups()
    level, new = max(since, came), name == "constructor"
    if taken is None:
        fixed = given if given[0] in '"-0123456789' else ""
        return Member(name, "field", (), java(given), bool(static), level, until, fixed)
    parts = [each.partition(": ")[2] for each in re.split(r", (?=\w+: )", taken)] if taken else []
    gives = "" if new else java(given or "void")
    return Member("new" if new else name, "new" if new else "method", tuple(map(java, parts)), gives, bool(static), level, until)


def classes(text: str) -> Iterator[Class]:
    """Every class of the package. Modules of a class's name hold the classes within it."""
    lines, path, came = iter(text.splitlines()), list[str](), FIRST
    for line in lines:
        said = line.strip()
        came = next((int(level) for word, level in LEVEL.findall(said) if word == "since"), came)
        if inside := MODULE.match(said):
            path, came = [*path, inside[1]], FIRST
        elif declared := CLASS.match(said):
            name, above, kinds = declared.groups()
            higher = [java(each) for each in [above or "", *re.split(r", (?![^<]*>)", kinds or "")] if each]
            full = java(".".join([*path, name]))
            yield Class(full, came, tuple(higher), tuple(members(lines, came)))
            came = FIRST
        elif said == "}" and path:
            path, came = path[:-1], FIRST


# -- what is wanted of it ----------------------------------------------------------------------------


@value
class Wanted:
    """A class, interfaces the package forgets, the names wanted, and the overloads that TypeScript can't tell apart."""

    name: str
    above: tuple[str, ...]
    names: tuple[str, ...]
    overloads: tuple[tuple[str, tuple[str, ...]], ...]


def wanted(text: str) -> Iterator[Wanted]:
    name, names, overloads = "", list[str](), list[tuple[str, tuple[str, ...]]]()
    for line in [*text.splitlines(), "-"]:
        line = line.partition("#")[0].rstrip()
        if not line:
            continue
        if line[0].isspace():
            for each in re.findall(r"\w+(?:\([^)]*\))?", line):
                word, bracket, taken = each.partition("(")
                names.append(word)
                if bracket:
                    overloads.append((word, tuple(kind.strip() for kind in taken[:-1].split(",") if kind.strip())))
            continue
        if name:
            bare, _, forgotten = name.partition(" implements ")
            yield Wanted(
                bare, tuple(each for each in forgotten.split(", ") if each), tuple(dict.fromkeys(names)), tuple(overloads)
            )
        name, names, overloads = line, [], []


def flat(takes: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(FLAT.get(kind.removesuffix("[]"), kind.removesuffix("[]")) + "[]" * kind.endswith("[]") for kind in takes)


def cut(declared: Class, want: Wanted) -> list[str]:
    lines = [f"{declared.since} class {declared.name} : {', '.join([*declared.above, *want.above])}".rstrip(" :")]
    by_name: dict[str, list[Member]] = defaultdict(list)
    for each in declared.members:
        by_name[each.name].append(each)
    for name in want.names:
        if not by_name[name]:
            raise SystemExit(f"{declared.name} has no {name}")
        overloads = [takes for word, takes in want.overloads if word == name]
        lines += [f"  {each.line()}" for each in (truly(declared, by_name[name], overloads) if overloads else by_name[name])]
    return lines


def truly(declared: Class, found: list[Member], overloads: list[tuple[str, ...]]) -> Iterator[Member]:
    """The overloads as they are told, if nothing but what TypeScript can't tell sets them apart from those found."""
    known = {each.takes: each for each in found}
    if known.keys() != {flat(takes) for takes in overloads}:
        raise SystemExit(f"{declared.name}.{found[0].name}: {sorted(known)} declared, {sorted(map(flat, overloads))} told")
    for takes in overloads:
        like = known[flat(takes)]
        yield Member(like.name, like.kind, takes, like.gives, like.static, like.since, like.until)


def extract(package: Path) -> str:
    wants = list(wanted((FOLDER / "wanted.txt").read_text("utf-8")))
    names = {want.name for want in wants}
    known = {each.name: each for each in classes((package / MERGED).read_text("utf-8")) if each.name in names}
    if names - known.keys():
        raise SystemExit(f"not in the package: {sorted(names - known.keys())}")
    head = ["# Made by tools/javaapi.py from @nativescript/types-android 9.1.1; see NOTICE beside this file.", ""]
    return "\n".join(head + [line for want in wants for line in [*cut(known[want.name], want), ""]])


def main(words: list[str]) -> int:
    made = extract(Path(words[0]))
    target = FOLDER / "extract.txt"
    if "--check" in words:
        same = target.read_text("utf-8") == made
        print("the same" if same else f"{target.name} is not what comes out")
        return 0 if same else 1
    target.write_text(made, "utf-8")
    print(f"{target.name}: {len(made.splitlines())} lines, {len(made)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
