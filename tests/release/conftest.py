"""The real tools, where they are: `make released` fetches them. A test whose tool is not there says so and is skipped."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
INSTRUMENTS = ROOT / "build" / "instruments"
Tool = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def tool() -> Tool:
    """Runs a tool by its name, from the root of the project, and gives what it says."""

    def run(name: str, *words: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        ours = INSTRUMENTS / "python" / "bin" / name
        found = str(ours) if ours.is_file() else shutil.which(name)
        if found is None:
            pytest.skip(f"{name} is not here, and tools/instruments.sh could not fetch it")
        return subprocess.run([found, *words], cwd=cwd, capture_output=True, text=True, check=False)

    return run
