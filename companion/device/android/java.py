"""Android's own classes, asked for by name; its level, its activity, and what it answers when it can't."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache, wraps
from typing import Any, ParamSpec, TypeVar

P, R = ParamSpec("P"), TypeVar("R")


@cache
def java(name: str) -> Any:
    from jnius import autoclass

    return autoclass(name)


def activity() -> Any:
    return java("org.kivy.android.PythonActivity").mActivity


@cache
def level() -> int:
    """Of the system: 24 is Android 7, 35 is Android 15."""
    return int(java("android.os.Build$VERSION").SDK_INT)


def text(said: str) -> Any:
    """A text where Java wants any sequence of letters."""
    from jnius import cast

    return cast("java.lang.CharSequence", java("java.lang.String")(said))


def unless_java(fails: R) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """What Java refuses is written into the log, where a report can be made of it, and answered with this; what is wrong with us
    goes on up, as everywhere.
    """

    def tried(act: Callable[P, R]) -> Callable[P, R]:
        @wraps(act)
        def asked(*args: P.args, **kwargs: P.kwargs) -> R:
            from jnius import JavaException

            try:
                return act(*args, **kwargs)
            except JavaException:
                logging.getLogger("airlock").warning("this phone refused: %s", act.__name__, exc_info=True)
                return fails

        return asked

    return tried
