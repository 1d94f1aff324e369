"""What Kivy reads along at once and asks something of seldom, or never: it is read when somebody does.

With the dozen modules that stand behind them these take a thirtieth of a start. Whoever asks something of one meets the real
module; in a moment of rest all of them are read, so that nobody has to wait for it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

SELDOM = ("shutil", "subprocess", "sysconfig", "tempfile", "zipfile")


class Postponed(ModuleType):
    """Stands where a module will be."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") and name != "__all__":  # who looks through all modules for their files wants nothing of this one
            raise AttributeError(name)
        return getattr(_read(self.__name__), name)


def postpone() -> None:
    """From now on each of these is read when something of it is wanted."""
    for name in SELDOM:
        if name not in sys.modules:
            sys.modules[name] = Postponed(name)


def read_all() -> None:
    """What nobody has asked for until now."""
    for name in SELDOM:
        _read(name)


def _read(name: str) -> ModuleType:
    if isinstance(sys.modules.get(name), Postponed):
        sys.modules.pop(name, None)  # a thread may be here too
    return import_module(name)
