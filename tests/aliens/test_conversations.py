"""The conversations of Aliens, chapter by chapter."""

from pathlib import Path
from typing import Any

import pytest

from tests.conversation import hold, read

CHAPTERS = sorted((Path(__file__).parent / "conversations").glob("*.yaml"))
CASES = [pytest.param(told, id=f"{path.stem}: {told['name']}") for path in CHAPTERS for told in read(path)]


@pytest.mark.parametrize("told", CASES)
def test_conversation(told: dict[str, Any]) -> None:
    hold(told, "aliens")
