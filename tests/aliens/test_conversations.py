"""The conversations of Aliens, chapter by chapter."""

from pathlib import Path
from typing import Any

import pytest

from tests.conversation import hold, read

CHAPTERS = sorted((Path(__file__).parent / "conversations").glob("*.yaml"))
CASES = [pytest.param(example, id=f"{path.stem}: {example['name']}") for path in CHAPTERS for example in read(path)]


@pytest.mark.parametrize("example", CASES)
def test_conversation(example: dict[str, Any]) -> None:
    hold(example, "aliens")
