"""Files go out and come in through the system's own windows, which need no permission: from level 29 on into Downloads and to
the share sheet, below it where somebody chooses; in from every kind of provider, and out of the system's camera.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion.device.android.java import activity, java, level, text, unless_java
from companion.device.port import Fails

DOWNLOADS = 29
"""From this level on an app may put a file there without asking."""
PICK, SAVE, SHOOT = 0xA11, 0xA12, 0xA13
PICTURE = "image/jpeg"
OK = -1
Done = Callable[[str], object]


class Documents:
    """One window at a time: what it is for is kept until the system answers."""

    def __init__(self, kept: Path) -> None:
        self.kept = kept
        """Where what comes in is put."""
        self._picking: tuple[Callable[[Path], object], Fails] | None = None
        self._saving: tuple[Path, Done] | None = None
        self._shooting: tuple[Any, Callable[[Path], object]] | None = None
        """The row into which the camera writes, and who waits for it."""
        self._listening = False

    # -- out -------------------------------------------------------------------------------------

    def share(self, file: Path, kind: str, done: Done) -> None:
        if level() < DOWNLOADS:
            self._saving = file, done
            self._ask(SAVE, "ACTION_CREATE_DOCUMENT", kind, file.name, lambda: done(""))
            return
        place = _into_downloads(file, kind)
        if place is not None:
            _offer(place, kind)
        done("Download" if place is not None else "")

    def _saved(self, place: Any) -> None:
        (file, done), self._saving = self._saving or (None, None), None
        if file is not None and done is not None and place is not None:
            done(file.name if _written(place, file) else "")

    # -- in --------------------------------------------------------------------------------------

    def pick(self, take: Callable[[Path], object], fails: Fails) -> None:
        self._picking = take, fails
        self._ask(PICK, "ACTION_OPEN_DOCUMENT", "*/*", "", lambda: fails("no_window"))

    def _picked(self, place: Any) -> None:
        (take, fails), self._picking = self._picking or (None, None), None
        if take is None or fails is None or place is None:
            return
        if _read(place, self.kept):
            take(self.kept)
        else:
            fails("unreadable")

    # -- the camera ------------------------------------------------------------------------------

    @staticmethod
    def has_camera() -> bool:
        """Below this level there is no place that we may hand to it without a permission."""
        return level() >= DOWNLOADS

    def photograph(self, take: Callable[[Path], object]) -> None:
        """The camera writes into a row of ours, which is gone again as soon as it is read."""
        self._listen()
        place = _row_for(Path("airlock-board.jpg"), PICTURE)
        if place is None:
            return
        self._shooting = place, take
        if not _shoot(place):
            self._shot(None)

    def _shot(self, came: Any) -> None:
        (place, take), self._shooting = self._shooting or (None, None), None
        if place is None or take is None:
            return
        read = came is not None and _read(place, self.kept)
        _gone(place)
        if read and self.kept.stat().st_size:
            take(self.kept)

    # -- the system's window ---------------------------------------------------------------------

    def _ask(self, code: int, action: str, kind: str, name: str, refused: Callable[[], object]) -> None:
        self._listen()
        intents = java("android.content.Intent")
        wanted = intents(getattr(intents, action))
        wanted.addCategory(intents.CATEGORY_OPENABLE)
        wanted.setType(kind)
        if name:
            wanted.putExtra(intents.EXTRA_TITLE, name)
        if not _open(wanted, code):
            refused()

    def _listen(self) -> None:
        from android import activity as answers  # type: ignore[import-not-found]

        if not self._listening:  # once: to stop listening in the middle of an answer breaks it for others
            answers.bind(on_activity_result=self._answered)
            self._listening = True

    def _answered(self, code: int, result: int, answer: Any) -> None:
        """On the window's thread: whoever is told hands it on to our own."""
        place = answer.getData() if result == OK and answer is not None else None
        if code == PICK:
            self._picked(place)
        elif code == SAVE:
            self._saved(place)
        elif code == SHOOT:  # some cameras answer without any data
            self._shot(OK if result == OK else None)

    def leave(self) -> None:
        if self._listening:
            from android import activity as answers

            answers.unbind(on_activity_result=self._answered)
            self._listening = False


@unless_java(False)
def _open(wanted: Any, code: int) -> bool:
    activity().startActivityForResult(wanted, code)
    return True


@unless_java(False)
def _read(place: Any, into: Path) -> bool:
    """Through a descriptor, which every provider gives, whether or not there is a file behind it."""
    opened = activity().getContentResolver().openFileDescriptor(place, "r")
    if opened is None:
        return False
    try:
        with os.fdopen(opened.detachFd(), "rb") as source, into.open("wb") as target:
            shutil.copyfileobj(source, target)
    except OSError:  # the provider gave up in the middle, or there is no room for what it gives
        return False
    return True


@unless_java(False)
def _written(place: Any, file: Path) -> bool:
    stream = activity().getContentResolver().openOutputStream(place, "wt")  # else what was longer before keeps its end
    if stream is None:
        return False
    try:
        stream.write(file.read_bytes())
    finally:
        stream.close()
    return True


@unless_java(None)
def _into_downloads(file: Path, kind: str) -> Any:
    """A row that nobody sees before it is whole; none where there is no room."""
    columns, resolver = java("android.provider.MediaStore$MediaColumns"), activity().getContentResolver()
    place = _inserted(file, kind, pending=1)
    if place is None:
        return None
    if not _written(place, file):
        resolver.delete(place, None, None)
        return None
    resolver.update(place, _row(**{columns.IS_PENDING: 0}), None, None)
    return place


def _inserted(file: Path, kind: str, pending: int) -> Any:
    columns = java("android.provider.MediaStore$MediaColumns")
    row = _row(**{columns.DISPLAY_NAME: file.name, columns.MIME_TYPE: kind}, **{columns.IS_PENDING: pending})
    return activity().getContentResolver().insert(java("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI, row)


@unless_java(None)
def _row_for(file: Path, kind: str) -> Any:
    """A row that another app can write into: a pending one belongs to us alone."""
    return _inserted(file, kind, pending=0)


@unless_java(None)
def _gone(place: Any) -> None:
    activity().getContentResolver().delete(place, None, None)


@unless_java(False)
def _shoot(place: Any) -> bool:
    """It needs no permission, and gets one for this row alone."""
    from jnius import cast

    intents = java("android.content.Intent")
    wanted = intents("android.media.action.IMAGE_CAPTURE")
    wanted.putExtra("output", cast("android.os.Parcelable", place))
    wanted.setClipData(java("android.content.ClipData").newRawUri(text(""), place))
    wanted.addFlags(intents.FLAG_GRANT_WRITE_URI_PERMISSION | intents.FLAG_GRANT_READ_URI_PERMISSION)
    activity().startActivityForResult(wanted, SHOOT)
    return True


def _row(**columns: Any) -> Any:
    from jnius import cast

    made = java("android.content.ContentValues")()
    for name, each in columns.items():
        boxed = java("java.lang.Integer")(each) if isinstance(each, int) else each
        made.put(name, cast("java.lang.Integer", boxed) if isinstance(each, int) else boxed)
    return made


@unless_java(None)
def _offer(place: Any, kind: str) -> None:
    """To whoever takes it; the file lies in Downloads in any case."""
    from jnius import cast

    intents = java("android.content.Intent")
    sent = intents(intents.ACTION_SEND)
    sent.setType(kind)
    sent.putExtra(intents.EXTRA_STREAM, cast("android.os.Parcelable", place))
    sent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    activity().startActivity(intents.createChooser(sent, text("Airlock")))
