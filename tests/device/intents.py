"""Intents: what is asked of other apps, and what comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.device.played import Number, Played, Uri
from tests.device.world import Started

if TYPE_CHECKING:
    from tests.device.double import Phone

# ruff: noqa: N802, N805 - members bear the names that Java gave them, and what is static there takes the phone first

CHOOSER, EXTRA_INTENT, EXTRA_TITLE = "android.intent.action.CHOOSER", "android.intent.extra.INTENT", "android.intent.extra.TITLE"


class ClipData(Played, java="android.content.ClipData"):
    def __init__(self, phone: Phone, label: str, uri: Uri) -> None:
        super().__init__(phone)
        self.uri = uri

    def newRawUri(phone: Phone, label: str, uri: Uri) -> ClipData:  # type: ignore[misc]
        return ClipData(phone, label, uri)


class Intent(Played, java="android.content.Intent"):
    def __init__(self, phone: Phone, given: Any = None, data: Uri | None = None, *_: Any) -> None:
        super().__init__(phone)
        like = given if isinstance(given, Intent) else None
        self.action: str | None = like.action if like else given
        self.kind: str | None = like.kind if like else None
        self.data: Uri | None = like.data if like else data
        self.extras: dict[str, Any] = dict(like.extras) if like else {}
        self.categories: list[str] = list(like.categories) if like else []
        self.flags: int = like.flags if like else 0

    def createChooser(phone: Phone, target: Intent, title: str | None, *_: Any) -> Intent:  # type: ignore[misc]
        made = Intent(phone, CHOOSER)
        made.extras = {EXTRA_INTENT: target} | ({EXTRA_TITLE: title} if title is not None else {})
        return made

    def setAction(self, action: str | None) -> Intent:
        self.action = action
        return self

    def getAction(self) -> str | None:
        return self.action

    def setType(self, kind: str | None) -> Intent:
        self.kind, self.data = kind, None  # each takes the other away: setDataAndType is for both
        return self

    def getType(self) -> str | None:
        return self.kind

    def setData(self, data: Uri | None) -> Intent:
        self.data, self.kind = data, None
        return self

    def getData(self) -> Uri | None:
        return self.data

    def addCategory(self, category: str) -> Intent:
        self.categories.append(category)
        return self

    def addFlags(self, flags: int) -> Intent:
        self.flags |= flags
        return self

    def setFlags(self, flags: int) -> Intent:
        self.flags = flags
        return self

    def setClipData(self, _: ClipData) -> None:
        """The share sheet shows it; it changes nothing else here."""

    def putExtra(self, key: str, given: Any) -> Intent:
        self.extras[key] = given
        return self

    def sent(self, code: int | None) -> Started:
        inner = self.extras.get(EXTRA_INTENT)
        extras = {key: _told(given) for key, given in self.extras.items() if key != EXTRA_INTENT}
        data = self.data.text if self.data else None
        return Started(
            self.action, self.kind, extras, tuple(self.categories), self.flags, data, inner.sent(None) if inner else None, code
        )


def _told(given: Any) -> Any:
    return given.text if isinstance(given, Uri) else given.number if isinstance(given, Number) else given
