"""Somebody with a browser and nothing else: reads a page, presses what stands on it by what it is called, and types."""

from __future__ import annotations

import base64
import json
from html.parser import HTMLParser
from typing import Any

from tests.sharing.client import Client


class Buttons(HTMLParser):
    """What can be pressed and typed, each by its name and its words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, Any]]] = []
        self.fields: dict[str, str] = {}
        """What each field says of itself to the host, by what it is called."""
        self.words: list[str] = []
        self._open: list[tuple[dict[str, str], list[str]] | None] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: each or "" for name, each in attrs}
        if tag == "input":
            self.fields[found.get("aria-label", "")] = found.get("data-find", "")
            return
        if tag in ("br", "meta"):
            return
        pressed = ("data-say" in found or "data-hold" in found) and "disabled" not in found
        self._open.append((found, []) if pressed else None)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "input":
            self.handle_starttag(tag, attrs)
        if tag == "path" and "data-say" in dict(attrs):
            found = {name: each or "" for name, each in attrs}
            self.found.append((found.get("aria-label", ""), json.loads(found["data-say"])))

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        for each in self._open:
            if each is not None:
                each[1].append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "input" or not self._open:
            return
        found = self._open.pop()
        if found is not None:
            shown, words = found
            name = shown.get("aria-label") or " ".join(" ".join(words).split())
            self.found.append((name, json.loads(shown.get("data-say") or shown["data-hold"])))


class Somebody(Client):
    """A guest that presses what it reads."""

    @property
    def read(self) -> Buttons:
        return Buttons(self.last.get("page", ""))

    @property
    def words(self) -> str:
        return " ".join(" ".join(self.read.words).split())

    @property
    def labels(self) -> list[str]:
        return [label for label, _ in self.read.found]

    def look(self) -> str:
        """What stands there now."""
        self.poll()
        return self.words

    def press(self, label: str, at: int = 0) -> dict[str, Any]:
        """The button that is called so, or whose name begins so; what the host says."""
        found = [shown for name, shown in self.read.found if name == label] or [
            shown for name, shown in self.read.found if name.startswith(label)
        ]
        assert len(found) > at, f"nothing is called {label!r} among {self.labels}"
        shown = dict(found[at])
        if "do" in shown:
            self.k += 1
            shown |= {"t": self.shown[0], "n": self.shown[1], "k": self.k}
        answer = self.ask(shown)
        if "page" not in answer:
            self.poll()
        return answer

    def take(self, name: str) -> bytes:
        """The file that is offered, part by part as the script asks for it."""
        found = b""
        while True:
            said = self.ask({"take": [name, len(found)]})
            found += base64.b64decode(said["part"])
            if len(found) >= said["of"]:
                return found

    def bring(self, name: str, content: bytes, part: int = 5000) -> dict[str, Any]:
        """A file of one's own, part by part; what the host says to the last one."""
        said: dict[str, Any] = {"got": 0}
        while "page" not in said and "no" not in said:
            at = said["got"]
            said = self.ask({"give": [name, at, len(content), base64.b64encode(content[at : at + part]).decode()]})
        self.poll()
        return said

    def type(self, field: str, text: str) -> None:
        key = self.read.fields[field]
        self.ask({"write": [key, text]} if key else {"find": text})
