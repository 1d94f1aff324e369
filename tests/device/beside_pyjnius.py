"""Hold the double's choice of overloads against pyjnius itself, on a desktop's Java: run by hand, where both are installed.

    pip install pyjnius==1.7.0                       # and a JDK
    python -m tests.device.beside_pyjnius

Every declared class is compiled as a stub whose members only note that they were reached. Each of its methods and constructors
is then called with everything that may come, through pyjnius and through the double. Where they differ, the double is to be the
stricter: whatever pyjnius refuses on a phone must be refused here.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.device.declared import Declared, everything
from tests.device.double import Phone
from tests.device.jni import Instance
from tests.device.played import Number, Played, Text

NEWEST = 99
OURS = {name: each for name, each in everything().items() if not name.startswith("java.")}
NOTE = 'reached.Reached.last = "{}";'
PLAIN: dict[str, Any] = {
    "text": "x",
    "letters": "box",
    "none": None,
    "one": 1,
    "least": -5,
    "large": 1 << 40,
    "half": 1.5,
    "true": True,
    "bytes": b"ab",
    "numbers": [1, 2],
    "nothing": [],
    "texts": ["a"],
    "pair": (1, 2),
}
OBJECTS = (
    "android.net.Uri",
    "android.content.Intent",
    "android.os.Bundle",
    "android.content.ContentValues",
    "org.kivy.android.PythonActivity",
    "android.os.VibrationEffect",
)
FEW = ("text", "none", "one", "numbers", "android.content.Intent", "cast to java.lang.CharSequence")
"""For methods of more than two arguments: all of all would be a million."""


# -- Java ---------------------------------------------------------------------------------------------


def stubs() -> Iterator[tuple[str, str]]:
    """Every outer class that is declared or mentioned, with those within it, as Java."""
    kinds = {kind for each in OURS.values() for one in each.members for kind in (*(one.takes or ()), one.gives)}
    kinds |= {above for each in OURS.values() for above in each.above}
    names = {kind.removesuffix("[]") for kind in kinds | OURS.keys() if kind.startswith(("android.", "org."))}
    names |= {name.partition("$")[0] for name in names}
    interfaces = {above for each in OURS.values() for above in each.above[1:]}
    interfaces |= {each for each in names if each.endswith("Listener")}
    for name in sorted(names):
        if "$" not in name:
            package, _, simple = name.rpartition(".")
            within = [each for each in sorted(names) if each.startswith(name + "$")]
            inner = [_stub(each, each.partition("$")[2], each in interfaces, "") for each in within]
            yield name, f"package {package};\n{_stub(name, simple, name in interfaces, ' '.join(inner))}"


def _stub(name: str, simple: str, interface: bool, inner: str) -> str:
    static = "static " if "$" in name else ""
    known = OURS.get(name)
    members = known.members if known else ()
    if interface:
        return f"public {static}interface {simple} {{ {' '.join(_signed(each) + ';' for each in members)} {inner} }}"
    above = [each.replace("$", ".") for each in (known.above if known else ()) if each in OURS or each.startswith("android.")]
    higher = above[0] if known and known.above and known.above[0] != "java.lang.Object" and above else ""
    others = above[1:] if higher else above
    upper = "super((reached.Reached) null);" if higher else ""
    body = [f"protected {simple}(reached.Reached none) {{ {upper} }}"]
    body.append(f"public static Object stub() {{ return new {simple}((reached.Reached) null); }}")
    body += [_body(each, simple, upper) for each in members]
    means = f"{'extends ' + higher if higher else ''} {'implements ' + ', '.join(others) if others else ''}"
    return f"public {static}class {simple} {means} {{ {' '.join(body)} {inner} }}"


def _signed(each: Declared) -> str:
    takes = ", ".join(f"{kind.replace('$', '.')} a{index}" for index, kind in enumerate(each.takes or ()))
    return f"{each.gives.replace('$', '.')} {each.name}({takes})"


def _body(each: Declared, simple: str, upper: str) -> str:
    static, note = "static " if each.static else "", NOTE.format(each.signature)
    if each.takes is None:
        return f"public {static}{each.gives.replace('$', '.')} {each.name};"
    if each.name == "new":
        return f"public {simple}{_signed(each).partition('new')[2]} {{ {upper} {note} }}"
    back = {"void": "", "boolean": "return false;", "int": "return 0;", "long": "return 0;"}.get(each.gives, "return null;")
    return f"public {static}{_signed(each)} {{ {note} {back} }}"


def compiled(folder: Path) -> None:
    sources = [("reached.Reached", 'package reached; public class Reached { public static String last = ""; }'), *stubs()]
    files = []
    for name, text in sources:
        file = folder / "source" / (name.replace(".", "/") + ".java")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        files.append(str(file))
    subprocess.run(["javac", "-nowarn", "-d", str(folder / "classes"), *files], check=True)


# -- the same calls through both ------------------------------------------------------------------------


def calls() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    words = [*PLAIN, *OBJECTS, "java.lang.String", "java.lang.Integer"]
    words += ["cast to java.lang.CharSequence", "cast to android.os.Parcelable"]
    for owner, known in OURS.items():
        if owner.endswith("Listener"):
            continue  # nobody calls these but Java
        for name in dict.fromkeys(each.name for each in known.members if each.takes is not None):
            most = max(len(each.takes or ()) for each in known.members if each.name == name)
            for size in range(min(most, 4) + 2):
                yield from ((owner, name, given) for given in product(words if size < 3 else FEW, repeat=size))


def through_pyjnius(folder: Path) -> list[str]:
    import jnius_config

    jnius_config.set_classpath(str(folder / "classes"))
    from jnius import autoclass, cast

    reached = autoclass("reached.Reached")
    made: dict[str, Any] = {each: autoclass(each).stub() for each in OBJECTS}
    made |= PLAIN | {"java.lang.String": autoclass("java.lang.String")("x")}
    made |= {"java.lang.Integer": autoclass("java.lang.Integer")(1)}
    made |= {"cast to java.lang.CharSequence": cast("java.lang.CharSequence", made["java.lang.String"])}
    made |= {"cast to android.os.Parcelable": cast("android.os.Parcelable", made["android.net.Uri"])}
    things: dict[str, tuple[Any, Any]] = {}
    answers = []
    for owner, name, words in calls():
        if owner not in things:
            found = autoclass(owner)
            things[owner] = found, found.stub() if hasattr(found, "stub") else None
        known, thing = things[owner]
        act: Any = known if name == "new" else getattr(thing if thing is not None else known, name, None)
        static = name != "new" and all(each.static for each in OURS[owner].members if each.name == name)
        reached.last = ""
        given = [list(made[word]) if isinstance(made[word], list) else made[word] for word in words]
        try:
            (getattr(known, name) if static else act)(*given)
        except Exception:
            answers.append("")
        else:
            answers.append(reached.last)
    return answers


def through_the_double() -> list[str]:
    answers = []
    with Phone(NEWEST) as phone:
        jni = phone.jni
        kinds = {each: type("Stub", (Played,), {"java": each}) for each in OBJECTS}
        made: dict[str, Any] = {each: Instance(jni, each, kind(phone)) for each, kind in kinds.items()}
        made |= PLAIN | {"java.lang.String": Instance(jni, "java.lang.String", Text(phone, "x"))}
        made |= {"java.lang.Integer": Instance(jni, "java.lang.Integer", Number(phone, 1))}
        made |= {"cast to java.lang.CharSequence": jni.cast("java.lang.CharSequence", made["java.lang.String"])}
        made |= {"cast to android.os.Parcelable": Instance(jni, "android.os.Parcelable", made["android.net.Uri"]._thing)}
        for owner, name, words in calls():
            found = jni.level.members(owner, name)
            found = [each for each in found if name != "new" or each.owner == owner]
            static = name != "new" and all(each.static for each in found)
            fit = [each for each in found if each.static == static]
            try:
                answers.append(jni._resolved(found, fit, tuple(made[word] for word in words))[0].signature)
            except Exception:
                answers.append("")
        phone.faults.clear()
    return answers


def main() -> int:
    with TemporaryDirectory() as name:
        compiled(Path(name))
        theirs = through_pyjnius(Path(name))
    ours, asked = through_the_double(), list(calls())
    loose = [(*call, mine, real) for call, mine, real in zip(asked, ours, theirs, strict=True) if mine and mine != real]
    strict = sum(bool(real) and not mine for mine, real in zip(ours, theirs, strict=True))
    for each in loose[:40]:
        print("the double lets through", *each)
    taken = sum(map(bool, theirs))
    print(f"{len(asked)} calls, {taken} taken by pyjnius; refused by the double alone: {strict}, let through by it: {len(loose)}")
    return 1 if loose else 0


if __name__ == "__main__":
    sys.exit(main())
