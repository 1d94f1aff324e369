"""The words of the interface: collected from the code, kept in catalogues, compiled.

python -m tools.words           refresh and compile the catalogues
python -m tools.words --check   fail where a word is missing, surplus, or asks for other parameters

What only the face of one game says is required in the languages that the pack of that game promises; elsewhere it is counted.
"""

from __future__ import annotations

import argparse
import ast
import io
import sys
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from companion.packs.files import DATA
from companion.show.tongue import LOCALE
from tools import typography
from tools.packs import LANGUAGES, UNDATED, fields, promised

SCREENS = (LOCALE.parent, *(LOCALE.parent.parent / each for each in ("window", "page")))
"""Where the interface speaks."""
OTHERS = ("words.say", "play.say", "door.say")
"""These say sentences of a pack, by their names."""


def spoken() -> dict[str, str]:
    """Every text the interface says, and the file that says it."""
    return {text: paths[0].name for text, paths in places().items()}


def places() -> dict[str, list[Path]]:
    """Every text the interface says, and all files that say it."""
    found: dict[str, list[Path]] = {}
    for path in sorted(path for folder in SCREENS for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _speaks(ast.unparse(node.func)):
                for text in _texts(node.args[0]):
                    found.setdefault(text, []).append(path)
    return found


def _required(paths: list[Path], language: str) -> bool:
    """Whether it must be there in this language: the shell says it, or a game that promises the language."""
    folders = [path.relative_to(LOCALE.parent.parent).parts[1] for path in paths]
    return any(not (DATA / folder / "game.yaml").exists() or language in promised(folder) for folder in folders)


def left(language: str) -> list[str]:
    """What is not translated, and need not be."""
    there = catalogue(language)
    said = {text: paths for text, paths in places().items() if (each := there.get(text)) is None or not each.string}
    return [text for text, paths in said.items() if not _required(paths, language)]


def _speaks(called: str) -> bool:
    """Whether that says a text of the interface, now or later."""
    return called in ("say", "word") or (called.endswith(".say") and not called.endswith(OTHERS))


def _texts(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return []


def path_of(language: str, ending: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"ui.{ending}"


def catalogue(language: str) -> Catalog:
    path = path_of(language, "po")
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def refreshed(language: str) -> Catalog:
    """The catalogue with everything that is said, in order, and nothing else."""
    old = catalogue(language)
    new = Catalog(
        locale=language,
        project="Airlock",
        version="ui",
        charset="utf-8",
        fuzzy=False,
        creation_date=UNDATED,
        revision_date=UNDATED,
        header_comment=f"# The interface: {language}. The words are our own.",
    )
    for text, place in spoken().items():
        known = old.get(text)
        new.add(text, known.string if known else "", auto_comments=[place])
    return new


def written(catalog: Catalog) -> bytes:
    out = io.BytesIO()
    write_po(out, catalog, width=0)
    return out.getvalue()


def faults(language: str) -> list[str]:
    """What is missing, surplus, broken or stale."""
    wanted, there, said = spoken(), catalogue(language), places()
    found = []
    for text, place in wanted.items():
        message = there.get(text)
        if message is None or not message.string:
            if _required(said[text], language):
                found.append(f"{language}: {place}: not translated: {text!r}")
        elif fields(text) != fields(str(message.string)):
            found.append(f"{language}: {place}: other parameters than {text!r}")
    found += [f"{language}: surplus: {message.id!r}" for message in there if message.id and message.id not in wanted]
    compiled = path_of(language, "mo")
    if not compiled.exists() or compiled.read_bytes() != typography.compiled(there):
        found.append(f"{compiled.name} is stale; run make packs")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    found = []
    for language in LANGUAGES:
        if not check:
            path_of(language, "po").parent.mkdir(parents=True, exist_ok=True)
            path_of(language, "po").write_bytes(written(refreshed(language)))
            path_of(language, "mo").write_bytes(typography.compiled(catalogue(language)))
        found += faults(language)
    for line in found:
        print(line)
    for language in LANGUAGES:
        if missing := len(left(language)):
            print(f"{language}: {missing} words of games that do not promise this language are still missing")
    print(f"{len(spoken())} words of the interface, {len(found)} fault(s)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
