"""What is opened only when somebody wants it: a start reads no chapter that the first screen does not need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache, cached_property
from importlib import import_module
from typing import Any

_module = cache(import_module)


def opened(path: str) -> Any:
    """What stands in a module under a name: "module:name"."""
    module, _, name = path.partition(":")
    return getattr(_module(module), name)


def named_in(text: Any) -> Iterator[str]:
    """The paths that a value names, in its mappings and in what is listed in them too."""
    for field in fields(text):
        inside = getattr(text, field.name)
        for each in inside.values() if isinstance(inside, dict) else (inside,):
            if isinstance(each, LaterMapping):
                yield each.path
            elif ":" in getattr(each, "__name__", ""):
                yield each.__name__
            elif isinstance(inside, dict) and is_dataclass(each) and not isinstance(each, type):
                yield from named_in(each)


def later(path: str) -> Callable[..., Any]:
    """A function of another module, which is opened when the function is called.

    >>> later("companion.table.refused:Refused")("why").reason
    'why'
    """

    def called(*args: Any, **kwargs: Any) -> Any:
        return opened(path)(*args, **kwargs)

    called.__name__ = path
    return called


class LaterMapping(Mapping[str, Any]):
    """A mapping of another module, which is opened when something is looked up in it.

    >>> LaterMapping("html.entities:html5")["amp;"]
    '&'
    """

    def __init__(self, path: str) -> None:
        self.path = path

    @cached_property
    def _found(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = opened(self.path)
        return found

    def __getitem__(self, name: str) -> Any:
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)
