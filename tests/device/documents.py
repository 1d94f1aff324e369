"""What lies behind a Uri: documents that somebody chose, files that an app put into Downloads, and the streams into them."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING, Any

from tests.device.played import Number, Played, Uri
from tests.device.world import Document

if TYPE_CHECKING:
    from tests.device.double import Phone

# ruff: noqa: N802, N805 - members bear the names that Java gave them, and what is static there takes the phone first

DOWNLOADS = "content://media/external/downloads"


class Downloads(Played, java="android.provider.MediaStore$Downloads"):
    def EXTERNAL_CONTENT_URI(phone: Phone) -> Uri:  # type: ignore[misc]
        return Uri(phone, DOWNLOADS)


class ContentValues(Played, java="android.content.ContentValues"):
    def __init__(self, phone: Phone, given: Any = None) -> None:
        super().__init__(phone)
        self.held: dict[str, Any] = dict(given.held) if isinstance(given, ContentValues) else {}

    def put(self, key: str, given: Any) -> None:
        self.held[key] = given.number if isinstance(given, Number) else given

    def size(self) -> int:
        return len(self.held)


class Resolver(Played, java="android.content.ContentResolver"):
    def __init__(self, phone: Phone) -> None:
        super().__init__(phone)
        self.granted: dict[str, Document] = {}
        """What this app may open: what was chosen for it, and what it inserted."""

    def insert(self, where: Uri, values: ContentValues | None, *_: Any) -> Uri:
        if where.text != DOWNLOADS:
            raise self.phone.thrown("java.lang.IllegalArgumentException", f"Unknown URL {where.text}")
        rows = self.phone.seen.rows
        made = f"{DOWNLOADS}/{len(rows) + 1}"
        row = dict(values.held) if values else {}
        taken = {str(each["_display_name"]) for each in rows.values()}
        row["_display_name"] = _free(str(row.get("_display_name", "unnamed")), taken)
        rows[made] = row
        self.granted[made] = Document(made)
        self.phone.file_of(made).touch()
        return Uri(self.phone, made)

    def update(self, uri: Uri, values: ContentValues | None, *_: Any) -> int:
        row = self.phone.seen.rows.get(uri.text)
        if row is None:
            return 0
        row.update(values.held if values else {})
        return 1

    def delete(self, uri: Uri, *_: Any) -> int:
        self.phone.forget(uri.text)
        return int(self.phone.seen.rows.pop(uri.text, None) is not None)

    def openInputStream(self, uri: Uri) -> InputStream | None:
        document = self._granted(uri)
        return None if document is None else InputStream(self.phone, uri.text, self._content(document))

    def openOutputStream(self, uri: Uri, mode: str = "w") -> OutputStream | None:
        return None if self._granted(uri) is None else OutputStream(self.phone, uri.text, self._emptied(mode))

    def openFileDescriptor(self, uri: Uri, mode: str, *_: Any) -> ParcelFileDescriptor | None:
        document = self._granted(uri)
        if document is None:
            return None
        if mode == "r":
            return ParcelFileDescriptor(self.phone, uri.text, reading(self._content(document), document.pipe))
        if self.phone.full:
            return ParcelFileDescriptor(self.phone, uri.text, os.open("/dev/full", os.O_WRONLY))
        how = os.O_RDWR | os.O_CREAT | (os.O_TRUNC if self._emptied(mode) else 0)
        return ParcelFileDescriptor(self.phone, uri.text, os.open(self.phone.file_of(uri.text), how))

    def _emptied(self, mode: str) -> bool:
        """Since Android 10 "w" alone need not empty what is there: a shorter text leaves the end of the longer one."""
        if mode not in ("w", "wt", "wa", "rw", "rwt"):
            raise self.phone.thrown("java.lang.IllegalArgumentException", f"Bad mode: {mode}")
        return "t" in mode or (mode == "w" and self.phone.level < 29)

    def _content(self, document: Document) -> bytes:
        file = self.phone.file_of(document.uri)
        return file.read_bytes() if file.exists() else document.content

    def _granted(self, uri: Uri) -> Document | None:
        if uri.text not in self.granted:
            raise self.phone.thrown("java.lang.SecurityException", f"Permission Denial: opening {uri.text}")
        document = self.granted[uri.text]
        if document.fails and document.fails != "null":
            raise self.phone.thrown(document.fails, document.uri)
        return None if document.fails else document


def _free(name: str, taken: set[str]) -> str:
    """MediaStore lets a name stand once: the second is called otherwise."""
    stem, dot, suffix = name.rpartition(".") if "." in name else (name, "", "")
    return next(each for each in (name, *(f"{stem} ({number}){dot}{suffix}" for number in range(1, 33))) if each not in taken)


def reading(content: bytes, through_pipe: bool) -> int:
    """A descriptor that gives these bytes; one out of a pipe can't be sought in, nor asked for its length."""
    out, into = os.pipe()
    if through_pipe:
        threading.Thread(target=_fed, args=(into, content), daemon=True).start()
        return out
    os.close(out)
    os.close(into)
    held = os.memfd_create("document") if hasattr(os, "memfd_create") else _unnamed()
    os.write(held, content)
    os.lseek(held, 0, os.SEEK_SET)
    return held


def _fed(into: int, content: bytes) -> None:
    try:
        with os.fdopen(into, "wb") as pipe:
            pipe.write(content)
    except BrokenPipeError:
        """Whoever reads has had enough."""


def _unnamed() -> int:
    import tempfile

    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


class Closing(Played):
    """What has to be given back."""

    def __init__(self, phone: Phone, uri: str) -> None:
        super().__init__(phone)
        self.uri, self.closed = uri, False
        phone.opened.append(self)

    def close(self) -> None:
        self.closed = True

    def still_open(self) -> str:
        return "" if self.closed else f"{self.java} of {self.uri} is not closed"


class InputStream(Closing, java="java.io.InputStream"):
    def __init__(self, phone: Phone, uri: str, content: bytes) -> None:
        super().__init__(phone, uri)
        self.left = content

    def read(self, into: Any = None, start: int = 0, length: int | None = None) -> int:
        if self.closed:
            raise self.phone.thrown("java.io.IOException", "Stream closed")
        wanted = 1 if into is None else len(into) if length is None else length
        got, self.left = self.left[:wanted], self.left[wanted:]
        if into is None:
            return got[0] if got else -1
        if isinstance(into, bytearray | list):  # what can't be written to gets nothing
            into[start : start + len(got)] = got
        return len(got) if got or not wanted else -1


class OutputStream(Closing, java="java.io.OutputStream"):
    def __init__(self, phone: Phone, uri: str, emptied: bool) -> None:
        super().__init__(phone, uri)
        number = os.open(phone.file_of(uri), os.O_RDWR | os.O_CREAT | (os.O_TRUNC if emptied else 0))
        self.file = os.fdopen(number, "r+b", buffering=0)

    def write(self, given: Any, start: int = 0, length: int | None = None) -> None:
        if self.closed or self.phone.full:
            why = "Stream Closed" if self.closed else "write failed: ENOSPC (No space left on device)"
            raise self.phone.thrown("java.io.IOException", why)
        content = bytes([given & 255]) if isinstance(given, int) else bytes(given)
        self.file.write(content[start:] if length is None else content[start : start + length])

    def flush(self) -> None:
        """Every write goes through at once."""

    def close(self) -> None:
        super().close()
        self.file.close()


class ParcelFileDescriptor(Closing, java="android.os.ParcelFileDescriptor"):
    def __init__(self, phone: Phone, uri: str, number: int) -> None:
        super().__init__(phone, uri)
        self.number, self.detached = number, False
        self.was = os.fstat(number)

    def getFd(self) -> int:
        self._there()
        return self.number

    def detachFd(self) -> int:
        self._there()
        self.closed = self.detached = True
        return self.number

    def close(self) -> None:
        if not self.closed:
            os.close(self.number)
        super().close()

    def _there(self) -> None:
        if self.closed:
            raise self.phone.thrown("java.lang.IllegalStateException", "Already closed")

    def still_open(self) -> str:
        if not self.detached:
            return super().still_open()
        try:
            same = os.path.samestat(os.fstat(self.number), self.was)
        except OSError:
            return ""
        return f"descriptor {self.number} of {self.uri} was detached and never closed" if same else ""
