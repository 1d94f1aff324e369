"""Check the packs and compile them: every id, source, total and translation; YAML to JSON, catalogues to .mo.

python -m tools.packs           check, and write what is compiled
python -m tools.packs --check   check only; fails where something compiled is stale

English is required. Of a language that `languages` of game.yaml names, every text is required too; of any other language, what is
still missing is counted and printed.
"""

from __future__ import annotations

import argparse
import io
import string
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

from companion.games.registry import GAMES, holds_of
from companion.packs import COMMON, Item, Pack, PackError, compiled
from companion.packs.files import DATA
from companion.packs.lexicon import Rule, compiled_rules, lexicon
from companion.packs.written import languages_of, read_folder, read_rules, with_parts
from companion.show.tongue import LOCALE
from tools import plurals, typography

LANGUAGES = tuple(sorted(path.parent.parent.name for path in LOCALE.glob("*/LC_MESSAGES/ui.po")))
"""Every language that has a catalogue of the interface."""
UNDATED = datetime(2026, 1, 1, tzinfo=UTC)
"""A catalogue changes with its words, not with the day it was made."""


# -- what must hold ------------------------------------------------------------------------------


def wrong(pack: Pack) -> Iterator[str]:
    """Everything that is wrong with a pack, in sentences."""
    for component in pack.components.values():
        where = f"{pack.id}: {component.id}"
        if not component.source:
            yield f"{where}: no source"
        for item in component.items:
            yield from _item_wrong(pack, where, item.id, item.source)
            yield from _said_twice(pack, where, item)
            if component.confidence == "verified" and item.confidence in ("house", "unknown"):
                yield f"{where}: {item.id} is {item.confidence}, the component says verified"
    if pack.game:
        yield from (f"{pack.id}: {fault}" for fault in GAMES[pack.game].faults(pack))
    for ruling in pack.rulings:
        yield from _unlisted(pack, f"{pack.id}: ruling {ruling.id}", ruling.source)


def wrong_rules(pack: Pack, rules: tuple[Rule, ...]) -> Iterator[str]:
    """Links that lead nowhere, sources that are not listed."""
    known = {rule.id for rule in lexicon(pack, holds_of(pack.game), rules)}
    for rule in rules:
        where = f"{pack.id}: rules.yaml: {rule.id}"
        yield from _unlisted(pack, where, rule.source)
        yield from (f"{where}: {link} leads nowhere" for link in rule.links if link not in known)


def _item_wrong(pack: Pack, where: str, item: str, sources: tuple[str, ...]) -> Iterator[str]:
    if not sources:
        yield f"{where}: {item}: no source"
    yield from _unlisted(pack, f"{where}: {item}", sources)


def _said_twice(pack: Pack, where: str, item: Item) -> Iterator[str]:
    """What stands in a field of an item is a sentence already."""
    for part, text in (("effect", item.effect), ("dark", item.dark)):
        if text and (name := f"{part}.{item.key}") in pack.sentences:
            yield f"{where}: {item.id}: its {part} is the sentence {name}, which stands in story.yaml as well; keep one of them"


def _unlisted(pack: Pack, where: str, sources: tuple[str, ...]) -> Iterator[str]:
    yield from (f"{where}: source {each} is not listed" for each in sources if each not in pack.sources)


# -- words ---------------------------------------------------------------------------------------


def texts(pack: Pack, rules: tuple[Rule, ...] = ()) -> dict[str, str]:
    """Every text a player may read, and where it stands. Plain numbers need no translation."""
    found: dict[str, str] = {}
    for name, sentence in pack.sentences.items():
        found.setdefault(sentence, f"story.yaml:{name}")
    for component in pack.components.values():
        for text in (component.title, component.note):
            found.setdefault(text, component.id)
        for item in component.items:
            for text in (item.name, item.effect, item.dark, item.note):
                found.setdefault(text, f"{component.id}:{item.id}")
    for ruling in pack.rulings:
        found.setdefault(ruling.question, f"game.yaml:{ruling.id}")
        found.setdefault(ruling.answer, f"game.yaml:{ruling.id}")
    for name, source in pack.sources.items():
        found.setdefault(source, f"game.yaml:{name}")
    for task in pack.tasks:
        found.setdefault(task.says, f"setup.yaml:{task.id}")
    for rule in rules:
        for text in (rule.title, *rule.says, rule.also):
            found.setdefault(text, f"rules.yaml:{rule.id}")
    return {text: place for text, place in found.items() if text and not text.isdigit()}


def fields(text: str) -> set[str]:
    """The parameters in a sentence."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def promised(name: str, data: Path = DATA) -> tuple[str, ...]:
    """Besides English, the languages in which a pack promises every text; so does the face of a game of that name."""
    return languages_of(data / name)


def untranslated(pack: Pack, language: str, catalogue: Catalog, rules: tuple[Rule, ...] = ()) -> Iterator[str]:
    """Texts that are not there in this language."""
    for text, place in texts(pack, rules).items():
        message = catalogue.get(text)
        if message is None or not message.string:
            yield f"{pack.id}: {language}: {place}: not translated: {text!r}"


def mistranslated(pack: Pack, language: str, catalogue: Catalog, rules: tuple[Rule, ...] = ()) -> Iterator[str]:
    """Surplus and broken translations."""
    wanted = texts(pack, rules)
    for text, place in wanted.items():
        message = catalogue.get(text)
        if message is not None and message.string and fields(text) != fields(str(message.string)):
            yield f"{pack.id}: {language}: {place}: other parameters than {text!r}"
        elif message is not None and (fault := plurals.fault(text, str(message.string), language)):
            yield f"{pack.id}: {language}: {place}: {fault}"
    for message in catalogue:
        if message.id and message.id not in wanted:
            yield f"{pack.id}: {language}: surplus: {message.id!r}"


def catalogue_path(folder: Path, language: str, ending: str) -> Path:
    return folder / "locale" / language / "LC_MESSAGES" / f"{folder.name}.{ending}"


def catalogue(folder: Path, language: str) -> Catalog:
    """What is translated so far."""
    path = catalogue_path(folder, language, "po")
    if not path.exists():
        return Catalog(locale=language)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def refreshed(pack: Pack, folder: Path, language: str, rules: tuple[Rule, ...] = ()) -> bytes:
    """The catalogue with every text of the pack in it, in the order of the pack; what is surplus goes."""
    old = catalogue(folder, language)
    new = Catalog(
        locale=language,
        project="Airlock",
        version=str(pack.version),
        charset="utf-8",
        fuzzy=False,
        creation_date=UNDATED,
        revision_date=UNDATED,
        last_translator=old.last_translator,
        header_comment=f"# {pack.title}: {language}. The words are our own.",
    )
    for text, place in texts(pack, rules).items():
        known = old.get(text)
        new.add(text, known.string if known else "", auto_comments=[place])
    out = io.BytesIO()
    write_po(out, new, width=0, omit_header=False)
    return out.getvalue()


def amount(language: str) -> Iterator[tuple[str, int, int]]:
    """Of each pack, how many of how many texts its catalogue in a language has."""
    for folder in sorted(path.parent for path in DATA.glob("*/game.yaml")):
        said = [message for message in catalogue(folder, language) if message.id]
        yield folder.name, sum(1 for message in said if message.string), len(said)


def unfinished(folder: Path) -> Iterator[str]:
    """Of each language that the shell promises and a pack does not, how much of it is there; tools.words counts the others."""
    pack, rules = read_folder(folder, holds_of), read_rules(folder)
    for language in LANGUAGES:
        if language in promised(COMMON) and language not in promised(folder.name, folder.parent):
            missing = sum(1 for _ in untranslated(pack, language, catalogue(folder, language), rules))
            yield f"{folder.name}: {language}: {missing} of {len(texts(pack, rules))} texts are still missing; none is promised"


# -- the command ---------------------------------------------------------------------------------


def look(folder: Path, check: bool) -> list[str]:
    """Check one pack and compile it, or say what is stale."""
    try:
        pack, rules = read_folder(folder, holds_of), read_rules(folder)
        whole = with_parts(pack, DATA, holds_of)
    except PackError as error:
        return [f"{folder.name}/{error}"]
    found = [*wrong(whole), *wrong_rules(whole, rules)]
    outputs = {folder / "pack.json": compiled(whole).encode(), folder / "rules.json": compiled_rules(rules).encode()}
    languages = promised(folder.name, folder.parent)
    found += (f"{pack.id}: game.yaml: nobody speaks {each!r} here" for each in languages if each not in LANGUAGES)
    for language in LANGUAGES:
        path = catalogue_path(folder, language, "po")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(refreshed(pack, folder, language, rules))
        there = catalogue(folder, language)
        found += mistranslated(pack, language, there, rules)
        found += untranslated(pack, language, there, rules) if language in languages else ()
        if path.exists() or language in languages:
            outputs[catalogue_path(folder, language, "mo")] = typography.compiled(there)
    for path, content in outputs.items():
        if not check:
            path.write_bytes(content)
        elif not path.exists() or path.read_bytes() != content:
            found.append(f"{path.relative_to(folder.parent)} is stale; run make packs")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("folders", nargs="*", type=Path, help="folders with packs; without any, those of this project")
    options = parser.parse_args()
    folders = options.folders or sorted(path.parent for path in DATA.glob("*/game.yaml"))
    found = [line for folder in folders for line in look(folder, options.check)]
    for line in (*found, *((each for folder in folders for each in unfinished(folder)) if not found else ())):
        print(line)
    print(f"{len(folders)} pack(s), {len(found)} fault(s)")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
