"""What the page that has the session in it is made of: these packages with their data, for Python in a browser."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIBRARIES = ("segno", "yaml")
"""Of the packages that are installed here; each is Python and nothing else."""
LEFT_OUT = ("companion/window/", "companion/page/web/", "companion/headless.py", "companion/device/android")
"""What has a window or is another program."""
DATA = ("data/**/*.json", "data/**/*.mo", "data/*.txt", "tools/verify.py", "LICENSE")


def archive(root: Path = ROOT) -> dict[str, bytes]:
    """Every file that Python reads, by its path: our packages as they are, their data, and two libraries."""
    found = {path.relative_to(root).as_posix(): path for path in sorted((root / "companion").rglob("*.py"))}
    found = {name: path for name, path in found.items() if not name.startswith(LEFT_OUT)}
    for pattern in DATA:
        found.update({path.relative_to(root).as_posix(): path for path in sorted(root.glob(pattern))})
    for library in LIBRARIES:
        found.update(_library(library))
    return {name: path.read_bytes() for name, path in found.items()}


def _library(name: str) -> Iterator[tuple[str, Path]]:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(name)
    folder = Path(spec.origin).parent
    for path in sorted(folder.rglob("*.py")):
        yield f"{name}/{path.relative_to(folder).as_posix()}", path


def unpacked(files: Mapping[str, bytes], folder: Path) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
