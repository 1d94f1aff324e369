"""Something that only has the outline of a module stands in for it, for as long as Kivy reads what would read it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType


@contextmanager
def standing_in(outlines: Mapping[str, Mapping[str, object]]) -> Iterator[None]:
    """These modules have these names and nothing else, inside; outside they are what they always are."""
    unread = [name for name in outlines if name not in sys.modules]
    for name in unread:
        sys.modules[name] = ModuleType(name)
        vars(sys.modules[name]).update(outlines[name])
    try:
        yield
    finally:
        for name in unread:
            del sys.modules[name]
