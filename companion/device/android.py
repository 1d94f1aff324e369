"""What only Android has: a screen that stays out of pictures, and the bars at its edges. Java is touched nowhere else."""

from __future__ import annotations

from typing import Any

from companion.device.port import Insets
from companion.device.real import RealDevice, or_not

FLAG_SECURE = 0x2000


def _activity() -> Any:
    from jnius import autoclass

    return autoclass("org.kivy.android.PythonActivity").mActivity


class AndroidDevice(RealDevice):
    @or_not
    def hide(self, on: bool) -> None:
        """FLAG_SECURE, set on the thread that owns the window."""
        from android.runnable import run_on_ui_thread

        @run_on_ui_thread
        def turn() -> None:
            window = _activity().getWindow()
            (window.addFlags if on else window.clearFlags)(FLAG_SECURE)

        turn()

    def insets(self) -> Insets:
        try:
            edges = _activity().getWindow().getDecorView().getRootWindowInsets()
            return Insets(edges.getSystemWindowInsetTop(), edges.getSystemWindowInsetBottom()) if edges else Insets()
        except Exception:  # before the window is laid out, or on a system that names it otherwise
            return Insets()
