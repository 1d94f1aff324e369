"""What only Android has: a screen that stays out of pictures, and the bars at its edges. Java is touched nowhere else."""

from __future__ import annotations

import logging
from pathlib import Path
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

    def share(self, file: Path, kind: str) -> str:
        """Into the phone's Downloads, and from there to the share sheet: no permission is needed for either."""
        try:
            place = _into_downloads(file, kind)
            _offer(place, kind)
        except Exception as error:  # Java raises whatever it likes; the file is still in the app's own folder
            logging.getLogger("airlock").info("this phone can't share: %r", error)
            return ""
        return f"Download/{file.name}"


def _into_downloads(file: Path, kind: str) -> Any:
    from jnius import autoclass

    values = autoclass("android.content.ContentValues")()
    values.put("_display_name", file.name)
    values.put("mime_type", kind)
    resolver = _activity().getContentResolver()
    place = resolver.insert(autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI, values)
    stream = resolver.openOutputStream(place)
    stream.write(file.read_bytes())
    stream.close()
    return place


def _offer(place: Any, kind: str) -> None:
    from jnius import autoclass, cast

    intents = autoclass("android.content.Intent")
    sent = intents(intents.ACTION_SEND)
    sent.setType(kind)
    sent.putExtra(intents.EXTRA_STREAM, cast("android.os.Parcelable", place))
    sent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    title = autoclass("java.lang.String")("Airlock")
    _activity().startActivity(intents.createChooser(sent, cast("java.lang.CharSequence", title)))
