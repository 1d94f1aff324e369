"""The papers of the repository: its forms are what GitHub reads, and what is told to be typed is there."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *(ROOT / ".github").glob("*.md")])
PARTS = {"markdown", "input", "textarea", "dropdown", "checkboxes"}


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


@pytest.mark.parametrize("form", [path for path in FORMS if path.name != "config.yml"], ids=lambda path: path.stem)
def test_an_issue_form_is_one_that_github_takes(form: Path) -> None:
    """Name, description and body are needed; ids are letters, digits, - and _; no two labels are alike."""
    told = read(form)
    assert set(told) <= {"name", "description", "title", "labels", "assignees", "body"}
    assert all(told[each] for each in ("name", "description", "body"))
    asked = [each for each in told["body"] if each["type"] != "markdown"]
    assert {each["type"] for each in told["body"]} <= PARTS
    assert len({each["id"] for each in asked}) == len(asked) == len({each["attributes"]["label"] for each in asked})
    assert all(re.fullmatch(r"[\w-]+", each["id"]) for each in asked)
    assert all(each["attributes"]["options"] for each in asked if each["type"] == "dropdown")


def test_there_is_a_form_for_each_thing_that_people_have() -> None:
    assert {path.stem for path in FORMS} == {"config", "wrong", "ruling", "bug", "feature"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_make_command_of_a_page_is_there(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)) | {"clean", "help"}
    text = page.read_text("utf-8")
    told = re.findall(r"`make ([a-z]+)|^    make ([a-z]+)", text, re.MULTILINE)
    assert {each for pair in told for each in pair if each} <= targets


def test_examples_of_the_contributing_page_stand_in_the_tree() -> None:
    """What it quotes of our code is our code, to the letter."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for quoted, path in (
        ('raise Refused("same_section", section=a)', "companion/games/lockdown/power.py"),
        ("class Insets", "companion/device/port.py"),
        ("def or_not", "companion/device/real.py"),
        (
            "- {id: css_all, kind: ALL, name: All pods, count: 2, source: [RB, FAQ], confidence: house}",
            "data/lockdown/tokens.yaml",
        ),
        ("def test_else_a_sentence_says_what_to_do_and_nothing_half_made_is_left", "tests/packaging/test_setup.py"),
    ):
        assert quoted in (ROOT / path).read_text("utf-8"), path
        assert quoted.removeprefix("def ").removeprefix("class ")[:20] in text, quoted


def test_what_is_asked_before_a_commit_passes_on_this_tree() -> None:
    """The quick ones; packs and words are asked by `make lint`."""
    hooks = [hook for repo in read(ROOT / ".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    assert all(hook["language"] == "system" and hook["entry"].startswith(".venv/bin/") for hook in hooks)
    for hook in hooks:
        if "ruff" in hook["entry"]:
            done = subprocess.run([*hook["entry"].split(), "companion/value.py"], cwd=ROOT, capture_output=True, check=False)
            assert done.returncode == 0, (hook["id"], done.stderr)
