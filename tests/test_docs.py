"""The pages: every link and every path leads somewhere, and so does what docstrings and comments name."""

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

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
