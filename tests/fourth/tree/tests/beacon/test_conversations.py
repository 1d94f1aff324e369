"""The conversations of Beacon: its rules by examples."""

from pathlib import Path
from typing import Any

import pytest

from tests.conversation import hold, read

CHAPTERS = sorted((Path(__file__).parent / "conversations").glob("*.yaml"))


@pytest.mark.parametrize("example", [pytest.param(example, id=example["name"]) for path in CHAPTERS for example in read(path)])
def test_conversation(example: dict[str, Any]) -> None:
    hold(example, "beacon")
