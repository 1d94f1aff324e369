"""The byte code of a start in one file: Python looks for each of a hundred and fifty modules in its folders, and opens files for
each it finds.

What was read by the first frame is kept in a moment of rest, beside the byte code it was made from. Where one file of it has
changed, or it can't be read, everything is found as always; deleted, too.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec
from importlib.util import MAGIC_NUMBER, cache_from_source
from types import ModuleType
from typing import Any

OURS = "companion"
_over = False
"""The start is over: what is read from now on belongs to something else."""
Kept = dict[str, tuple[str, str, tuple[int, int], bytes]]
"""Of each module: its file, its folder if it is a package, how its file was, and its code."""


class Bundle:
    """Finds and reads modules, as Python's own finders do."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    def find_spec(self, name: str, _: Sequence[str] | None = None, __: ModuleType | None = None) -> ModuleSpec | None:
        if name not in self.kept:
            return None
        file, folder, *_ = self.kept[name]
        spec = ModuleSpec(name, self, origin=file, is_package=bool(folder))  # type: ignore[arg-type]
        spec.has_location = True
        if folder:
            spec.submodule_search_locations = [folder]
        return spec

    def create_module(self, _: ModuleSpec) -> None:
        """As always."""

    def exec_module(self, module: ModuleType) -> None:
        exec(marshal.loads(self.kept[module.__name__][3]), vars(module))


def use(place: str | None = None) -> None:
    """From now on modules are taken out of it; before the first of them is read."""
    with suppress(OSError, EOFError, ValueError, TypeError):  # not there, or cut off
        with open(place or _place(), "rb") as opened:
            magic, kept = marshal.loads(opened.read())
        if magic == MAGIC_NUMBER and all(_state(file) == state for file, _, state, _ in kept.values()):
            sys.meta_path.insert(0, Bundle(kept))  # type: ignore[arg-type]


def keep(place: str | None = None) -> None:
    """What has been read by now, unless it came out of there; from now on all else is found as always."""
    global _over
    used = [each for each in sys.meta_path if isinstance(each, Bundle)]
    for each in used:
        sys.meta_path.remove(each)  # type: ignore[arg-type]
        each.kept = {}
    if used or _over or sys.dont_write_bytecode:
        return
    _over = True
    kept = {name: told for name, module in list(sys.modules.items()) if name.startswith(OURS) and (told := _told(name, module))}
    with suppress(OSError):  # a folder that belongs to somebody else
        into = place or _place()
        os.makedirs(os.path.dirname(into), exist_ok=True)
        half = f"{into}.{os.getpid()}"
        with open(half, "wb") as opened:
            marshal.dump((MAGIC_NUMBER, kept), opened)
        os.replace(half, into)


def _told(name: str, module: Any) -> tuple[str, str, tuple[int, int], bytes] | None:
    spec = getattr(module, "__spec__", None)
    code = spec.loader.get_code(name) if spec is not None and hasattr(spec.loader, "get_code") else None
    if code is None:
        return None
    return spec.origin, (spec.submodule_search_locations or [""])[0], _state(spec.origin), marshal.dumps(code)


def _state(file: str) -> tuple[int, int]:
    told = os.stat(file)
    return told.st_mtime_ns, told.st_size


def _place() -> str:
    return f"{cache_from_source(os.path.join(os.path.dirname(__file__), 'bundle.py'))}.start"
