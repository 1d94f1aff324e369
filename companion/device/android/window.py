"""The window: kept out of pictures while there is a secret on it, and the edges that the system keeps for itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.device.android.java import activity, java, level, unless_java
from companion.device.port import Insets

FLAG_SECURE = 0x2000
NAMED_INSETS, CUTOUT = 30, 28
"""From these levels on insets are asked for by what they are, and a camera in the picture is known."""


def on_its_thread(act: Callable[[], None]) -> None:
    """The window obeys one thread, which is not ours. Always the same few functions: each is kept there for ever."""
    from android.runnable import run_on_ui_thread  # type: ignore[import-not-found]

    run_on_ui_thread(act)()


def cover() -> None:
    """Black in pictures and in the list of apps."""
    activity().getWindow().addFlags(FLAG_SECURE)


def uncover() -> None:
    activity().getWindow().clearFlags(FLAG_SECURE)


@unless_java(Insets())
def insets() -> Insets:
    """How far bars and cameras reach into the picture itself, which on older phones begins below them."""
    window = activity().getWindow().getDecorView()
    found = window.getRootWindowInsets()
    if found is None:  # nothing is laid out yet
        return Insets()
    picture = java("org.kivy.android.PythonActivity").getSurface()
    at = [0, 0]
    picture.getLocationInWindow(at)
    left, top, right, bottom = _edges(found)
    beyond_right = window.getWidth() - at[0] - picture.getWidth()
    beyond_bottom = window.getHeight() - at[1] - picture.getHeight()
    return Insets(
        top=max(0, top - at[1]),
        bottom=max(0, bottom - beyond_bottom),
        left=max(0, left - at[0]),
        right=max(0, right - beyond_right),
    )


def _edges(given: Any) -> tuple[int, int, int, int]:
    if level() >= NAMED_INSETS:
        kinds = java("android.view.WindowInsets$Type")
        found = given.getInsets(kinds.systemBars() | kinds.displayCutout())
        return found.left, found.top, found.right, found.bottom
    sides = ("Left", "Top", "Right", "Bottom")
    bars = [getattr(given, f"getSystemWindowInset{side}")() for side in sides]
    cutout = given.getDisplayCutout() if level() >= CUTOUT else None
    camera = [getattr(cutout, f"getSafeInset{side}")() for side in sides] if cutout is not None else [0, 0, 0, 0]
    left, top, right, bottom = map(max, bars, camera)
    return left, top, right, bottom


class Watch:
    """Hears of new insets: half a turn of the phone changes them, and tells nobody else of it."""

    def __init__(self, changed: Callable[[], object]) -> None:
        from jnius import PythonJavaClass, java_method

        class Applied(PythonJavaClass):  # type: ignore[misc]
            __javainterfaces__ = ("android/view/View$OnApplyWindowInsetsListener",)
            __javacontext__ = "app"

            @java_method("(Landroid/view/View;Landroid/view/WindowInsets;)Landroid/view/WindowInsets;")
            def onApplyWindowInsets(self, view: Any, insets: Any) -> Any:  # noqa: N802
                changed()
                return view.onApplyWindowInsets(insets)

        global _listener
        _listener = Applied()  # Java keeps no more of it than its address
        on_its_thread(_listen)

    @staticmethod
    def leave() -> None:
        on_its_thread(_stop)


_listener: Any = None


def _listen() -> None:
    activity().getWindow().getDecorView().setOnApplyWindowInsetsListener(_listener)


def _stop() -> None:
    global _listener
    activity().getWindow().getDecorView().setOnApplyWindowInsetsListener(None)
    _listener = None
