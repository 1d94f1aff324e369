"""The pages: every link and every path leads somewhere, and so does what docstrings and comments name."""

import json
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from companion.headless import Door

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("assets/**/*.md")])
TOPS = ("companion", "tests", "tools", "docs", "data", "assets", "bench", "packaging")
CODE = sorted(path for top in TOPS for ending in ("py", "kv") for path in (ROOT / top).rglob(f"*.{ending}"))
MADE = ("fourth/tree",)
"""The tree of the fourth game names files that are there once it has landed."""
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
PATH = re.compile(rf"(?<![\w/.-])((?:{'|'.join(TOPS)})/[\w./<>*-]*[\w>*])")
MODULE = re.compile(r"-m ((?:tools|companion|bench)(?:\.\w+)*)")
OUTSIDE = re.compile(r"(?<![\w.])(?:/(?:work|home|root)/\w|\.\./\.\./)")


def paths(text: str) -> Iterator[str]:
    for found in PATH.findall(text):
        yield re.sub(r"<\w+>", "*", found).rstrip(".")


def leads(path: str) -> bool:
    return any(ROOT.glob(path)) or any(ROOT.glob(f"{path}.*"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_path_and_command_of_a_page_leads_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    links = [link for link in LINK.findall(text) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []
    assert [path for path in paths(text) if not leads(path)] == []
    assert [module for module in MODULE.findall(text) if find_spec(module) is None] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_names_what_is_gone_or_stands_outside(page: Path) -> None:
    """`ui` is window and show now."""
    text = page.read_text("utf-8")
    assert re.findall(r"(?<![\w./])(?:companion/)?ui/\w+", text) == []
    assert OUTSIDE.findall(text) == []


def test_what_docstrings_and_comments_name_is_there() -> None:
    faults = []
    for path in CODE:
        where = path.relative_to(ROOT).as_posix()
        if any(each in where for each in MADE) or where == "tests/test_docs.py":
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            prose = line.partition("#")[2] if "#" in line else line if '"""' in line or not re.search(r"[=(]", line) else ""
            named = [each for each in paths(prose) if "." in each.rpartition("/")[2]]
            faults += [f"{where}:{number}: {each}" for each in named if not leads(each)]
            faults += [f"{where}:{number}: ui/" for _ in re.findall(r"(?<![\w./])(?:companion/)?ui/\w+", prose)]
    assert faults == []


COMMAND = re.compile(r"-m ((?:tools|companion|bench)(?:\.\w+)*)((?: +(?!-m)[-\w./=:,]+)*)")
MAKE = re.compile(r"(?:^ {4}|`)make ([a-z]+)", re.MULTILINE)
SAID = re.compile(r"`(\{\"(?:do|ask)\"[^`…]*\})`")
"""A line for the door that is whole; what stands for something else in it is an ellipsis, or in capitals."""


def sources(module: str) -> Iterator[Path]:
    """Where the switches of a command are written: in the module, or in what a package hands it on to."""
    path = ROOT.joinpath(*module.split("."))
    if not path.is_dir():
        yield path.with_suffix(".py")
        return
    main = path / "__main__.py"
    if not main.exists():
        return
    yield main
    for name in re.findall(r"from (companion[\w.]*) import", main.read_text("utf-8")):
        yield from sources(name)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_of_a_page_is_there_with_its_switches(page: Path) -> None:
    text, targets = page.read_text("utf-8"), (ROOT / "Makefile").read_text("utf-8")
    assert [each for each in MAKE.findall(text) if f"\n{each}:" not in targets] == []
    for module, rest in COMMAND.findall(text):
        written = "".join(path.read_text("utf-8") for path in sources(module))
        assert [each for each in re.findall(r"--[a-z][-a-z]*", rest) if f'"{each}"' not in written] == [], module


NOT_UNDERSTOOD = {"no_line", "unknown_intent", "unknown_question", "unknown_parameter", "missing_parameter", "our_fault"}
"""What the door says to a line that it does not know; it may well say no to one that it knows."""


def whole(line: str) -> bool:
    """Whether it can be said as it stands: nothing in it stands for something else, and it is no message of a page."""
    try:
        return "with" not in json.loads(line)
    except ValueError:
        return False


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_door_answers_every_whole_line_of_a_page(page: Path) -> None:
    said = [each for each in SAID.findall(page.read_text("utf-8")) if whole(each)]
    door = Door()
    door.answer(json.dumps({"do": "new_game", "pack": "lockdown", "seats": ["Ana", "Bo", "Cy"]}))
    answers = [(each, door.answer(each)) for each in said]
    assert [each for each in answers if each[1].get("refused") in NOT_UNDERSTOOD] == []


def test_a_switch_or_a_verb_that_is_gone_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("`python -m tools.simulate --gamess 3`", "utf-8")
    with pytest.raises(AssertionError):
        test_every_command_of_a_page_is_there_with_its_switches(page)
    page.write_text('`{"do": "dance"}`', "utf-8")
    with pytest.raises(AssertionError):
        test_the_door_answers_every_whole_line_of_a_page(page)
