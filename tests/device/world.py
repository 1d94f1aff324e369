"""What people and the world put before a phone: edges, documents, voices; and what it was seen doing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.value import value


@value
class Edges:
    """Pixels at the four edges."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


@value
class Document:
    """What somebody may choose in the system's picker. Whoever opens it gets its content, or what `fails` says."""

    uri: str
    content: bytes = b""
    fails: str = ""
    """The Java exception that opening it raises, e.g. "java.lang.SecurityException"; "null" for an answer of null."""
    pipe: bool = False
    """Whether its descriptor is a pipe."""


def downloaded(content: bytes = b"") -> Document:
    """Out of "Downloads": its id is no number, and it has no path."""
    return Document("content://com.android.providers.downloads.documents/document/msf%3A123", content)


def on_storage(content: bytes = b"") -> Document:
    """Out of "internal storage": its id is a path that scoped storage lets nobody open."""
    return Document("content://com.android.externalstorage.documents/document/primary%3ADownload%2Fbox.json", content)


def on_drive(content: bytes = b"") -> Document:
    """Out of a cloud: no path, no column `_data`, bytes that come through a pipe and can't be sought in."""
    return Document("content://com.google.android.apps.docs.storage/document/acc%3D1%3Bdoc%3Dencoded%3Dabc", content, pipe=True)


def gone(content: bytes = b"") -> Document:
    """Chosen, and deleted before it was opened."""
    return Document("content://com.android.providers.downloads.documents/document/7", content, "java.io.FileNotFoundException")


def forbidden(content: bytes = b"") -> Document:
    """A provider that takes its permission back."""
    return Document("content://some.provider/document/8", content, "java.lang.SecurityException")


@value
class Network:
    """An interface, by its name."""

    name: str
    addresses: tuple[str, ...] = ()
    up: bool = True


@value
class Buzz:
    """Milliseconds: waiting, shaking, waiting, shaking… `repeat` is where it begins anew, -1 for nowhere."""

    pattern: tuple[int, ...]
    repeat: int = -1


@value
class Started:
    """An intent as it was sent. A chooser shows what it holds in `inner`. `code` is None where no answer is waited for."""

    action: str | None
    kind: str | None
    extras: dict[str, Any]
    categories: tuple[str, ...] = ()
    flags: int = 0
    data: str | None = None
    inner: Started | None = None
    code: int | None = None


@value
class Spoken:
    text: str
    language: str
    """As the engine was told, e.g. "fr"; the phone's own where nobody told it."""
    flushed: bool


@dataclass
class Engine:
    """A TextToSpeech that was made. `state`: waiting, ready, failed, or shut."""

    state: str = "waiting"
    language: str = ""


@dataclass
class Seen:
    """Everything the phone was seen doing, in order where there are several."""

    buzzes: list[Buzz] = field(default_factory=list)
    cancelled: int = 0
    started: list[Started] = field(default_factory=list)
    spoken: list[Spoken] = field(default_factory=list)
    rows: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What MediaStore knows of each Uri that was inserted."""
    engines: list[Engine] = field(default_factory=list)
    runnables: list[Callable[..., object]] = field(default_factory=list)
    """Every function that p4a's table keeps for ever: it may not grow with use."""
    posted: int = 0
    """How often something was handed to the UI thread."""
    used: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Every Java member that was used, with the level it came with, and the one that advises against it (or 0)."""
    files: dict[str, Path] = field(default_factory=dict)

    @property
    def written(self) -> dict[str, bytes]:
        """What lies behind each Uri that was written to."""
        return {uri: file.read_bytes() for uri, file in self.files.items() if file.exists()}
