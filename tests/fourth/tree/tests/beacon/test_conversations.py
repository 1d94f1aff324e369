"""The conversations of Beacon: its rules by examples."""

from pathlib import Path
from typing import Any

import pytest

from tests.conversation import hold, read

CHAPTERS = sorted((Path(__file__).parent / "conversations").glob("*.yaml"))


@pytest.mark.parametrize("told", [pytest.param(told, id=told["name"]) for path in CHAPTERS for told in read(path)])
def test_conversation(told: dict[str, Any]) -> None:
    hold(told, "beacon")
