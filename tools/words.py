"""The words of the interface: collected from the code, kept in catalogues, compiled.

python -m tools.words           refresh and compile the catalogues
python -m tools.words --begin uk  begin a language, by its code
python -m tools.words --check   fail where a word is missing, surplus, or asks for other parameters

What is said is required in the languages that its pack promises: the shell in those of the common one, a face in those of its
game. Elsewhere what is missing is counted, and said in English. A language is offered once its catalogue names who has read it.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import sys
from functools import cache
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from companion.packs.files import DATA
from companion.packs.model import COMMON
from companion.show.tongue import LOCALE
from tools import plurals, typography
from tools.packs import LANGUAGES, UNDATED, amount, fields, promised

NOBODY, MACHINE = Catalog().last_translator, "machine"
"""What a catalogue says in the place of the person who last worked at it."""
SPOKEN = LOCALE.parent.parent / "packs" / "spoken.py"
SCREENS = (LOCALE.parent, *(LOCALE.parent.parent / each for each in ("window", "page")))
"""Where the interface speaks."""
OTHERS = ("words.say", "play.say", "door.say")
"""These say sentences of a pack, by their names."""


def spoken() -> dict[str, str]:
    """Every text the interface says, and the file that says it."""
    return {text: paths[0].name for text, paths in places().items()}


@cache
def places() -> dict[str, list[Path]]:
    """Every text the interface says, and all files that say it."""
    found: dict[str, list[Path]] = {}
    for path in sorted(path for folder in SCREENS for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _speaks(ast.unparse(node.func)):
                for text in _texts(node.args[0]):
                    found.setdefault(text, []).append(path)
    return found


_promised = cache(promised)


def _required(paths: list[Path], language: str) -> bool:
    """Whether it must be there in this language: who says it promises the language; the shell does so in the common pack."""
    folders = [path.relative_to(LOCALE.parent.parent).parts[1] for path in paths]
    return any(language in _promised(folder if (DATA / folder / "game.yaml").exists() else COMMON) for folder in folders)


def _speaks(called: str) -> bool:
    """Whether that says a text of the interface, now or later."""
    return called in ("say", "word") or (called.endswith(".say") and not called.endswith(OTHERS))


def _texts(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return []


def unread(language: str) -> bool:
    """Whether the catalogue of the interface names nobody who has read it."""
    return catalogue(language).last_translator in (NOBODY, MACHINE)


def spoken_table() -> str:
    """The module that knows which languages there are."""
    lines = [
        '"""The languages there are, and how each speaks of numbers; made from the catalogues by `make packs`."""',
        "",
        "from typing import Final",
        "",
        "FORMS: Final = {",
    ]
    for language in ("en", *LANGUAGES):
        few, many = plurals.table(language)
        lines += [f'    "{language}": (', f'        "{few}",', f'        "{many}",', "    ),"]
    mute = [language for language in LANGUAGES if unread(language)]
    lines += [
        "}",
        '"""Which form of a word goes with each number up to 99; and with any other one, by its last two digits."""',
        f"UNREAD: Final[frozenset[str]] = frozenset({json.dumps(mute)})",
        '"""Languages of which nobody says that they have read them."""',
        "",
    ]
    return "\n".join(lines)


def share(language: str) -> str:
    """How much of the interface and of each pack there is."""
    there, all_said = catalogue(language), spoken()
    done = sum(1 for text in all_said if (each := there.get(text)) is not None and each.string)
    parts = [("interface", done, len(all_said)), *amount(language)]
    marked = " (unread: made by a machine, or nobody says that they have read it)" if unread(language) else ""
    return f"{language}: " + ", ".join(f"{name} {have}/{of}" for name, have, of in parts) + marked


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
        last_translator=old.last_translator,
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
        elif fault := plurals.fault(text, str(message.string), language):
            found.append(f"{language}: {place}: {fault}")
    found += [f"{language}: surplus: {message.id!r}" for message in there if message.id and message.id not in wanted]
    compiled = path_of(language, "mo")
    if not compiled.exists() or compiled.read_bytes() != typography.compiled(there):
        found.append(f"{compiled.name} is stale; run make packs")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--begin", metavar="LANGUAGE", help="begin a language, by its code: uk, pt, sr")
    options = parser.parse_args()
    check, found = options.check, []
    for language in (options.begin,) if options.begin else LANGUAGES:
        if not check:
            path_of(language, "po").parent.mkdir(parents=True, exist_ok=True)
            path_of(language, "po").write_bytes(written(refreshed(language)))
            path_of(language, "mo").write_bytes(typography.compiled(catalogue(language)))
        found += faults(language)
    if options.begin:
        print(f"begun: {path_of(options.begin, 'po')}; now run make packs")
        return 0
    if not check:
        SPOKEN.write_text(spoken_table(), "utf-8")
    elif SPOKEN.read_text("utf-8") != spoken_table():
        found.append(f"{SPOKEN.name} is stale; run make packs")
    for line in found:
        print(line)
    for language in LANGUAGES:
        print(share(language))
    print(f"{len(spoken())} words of the interface, {len(found)} fault(s)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
