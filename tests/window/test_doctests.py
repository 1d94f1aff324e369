"""The examples in the docstrings of the window are true; pytest collects all the others by itself, but these need a window."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import tools.driver  # noqa: F401  a window off-screen, before Kivy is imported

ROOT = Path(__file__).resolve().parents[2]
WITH_EXAMPLES = sorted(path for path in (ROOT / "companion" / "window").rglob("*.py") if ">>>" in path.read_text("utf-8"))


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.stem)
def test_every_example_is_true(path: Path) -> None:
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    failed, tried = doctest.testmod(module)
    assert tried
    assert not failed
