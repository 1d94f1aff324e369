"""kv read once and kept beside the byte code, as Python keeps its modules: parsing takes a tenth of what a start has to read of
ours, and more of the first look at every screen.

Kivy's builder gets its parser from here. What was parsed is kept with the text it came from, so that it never outlives a change;
where nothing can be written, kv is parsed each time. Deleted, it is always parsed.
"""

from __future__ import annotations

import marshal
import os
import sys
from _pickle import Pickler, UnpicklingError, loads  # the module around it takes as long to read as what it would save
from contextlib import suppress
from importlib.util import cache_from_source
from io import BytesIO
from types import CodeType
from typing import Any

import kivy
from kivy.lang import builder
from kivy.lang.parser import Parser


def install() -> None:
    builder.Parser = parsed


def parsed(content: str, filename: str | None) -> Any:
    """What the text says: as it was kept, or read now and kept."""
    if filename is None:
        return Parser(content=content)
    place = cache_from_source(f"{filename.removesuffix('.kv')}_kv.py")
    kept = _kept(place, content)
    if kept is None:
        kept = Parser(content=content, filename=filename)
        _keep(place, content, kept)
    return kept


def _kept(place: str, content: str) -> Any:
    try:
        with open(place, "rb") as opened:
            version, text, parser = loads(opened.read())
    except (OSError, EOFError, UnpicklingError, ValueError, TypeError, AttributeError, ImportError):
        return None  # not there, cut off, or of another Kivy
    if version != kivy.__version__ or text != content:
        return None
    parser.sourcecode = list(enumerate(content.splitlines()))
    parser.execute_directives()
    return parser


def _keep(place: str, content: str, parser: Any) -> None:
    if sys.dont_write_bytecode:
        return
    lines, parser.sourcecode = parser.sourcecode, []
    written = BytesIO()
    _Kept(written, 5).dump((kivy.__version__, content, parser))
    parser.sourcecode = lines
    with suppress(OSError):  # a folder that belongs to somebody else: parsed again next time
        os.makedirs(os.path.dirname(place), exist_ok=True)
        half = f"{place}.{os.getpid()}"
        with open(half, "wb") as opened:
            opened.write(written.getvalue())
        os.replace(half, place)


class _Kept(Pickler):
    """Code is kept as byte code is."""

    def reducer_override(self, each: Any) -> Any:
        return (marshal.loads, (marshal.dumps(each),)) if isinstance(each, CodeType) else NotImplemented
