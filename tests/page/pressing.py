"""Somebody with a browser and nothing else: reads a page, presses what stands on it by what it is called, and types."""

from __future__ import annotations

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
        told = {name: each or "" for name, each in attrs}
        if tag == "input":
            self.fields[told.get("aria-label", "")] = told.get("data-find", "")
            return
        if tag in ("br", "meta"):
            return
        pressed = ("data-say" in told or "data-hold" in told) and "disabled" not in told
        self._open.append((told, []) if pressed else None)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "input":
            self.handle_starttag(tag, attrs)
        if tag == "rect" and "data-say" in dict(attrs):
            told = {name: each or "" for name, each in attrs}
            self.found.append((told.get("aria-label", ""), json.loads(told["data-say"])))

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
            told, words = found
            name = told.get("aria-label") or " ".join(" ".join(words).split())
            self.found.append((name, json.loads(told.get("data-say") or told["data-hold"])))


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
        found = [told for name, told in self.read.found if name == label] or [
            told for name, told in self.read.found if name.startswith(label)
        ]
        assert len(found) > at, f"nothing is called {label!r} among {self.labels}"
        told = dict(found[at])
        if "do" in told:
            self.k += 1
            told |= {"t": self.shown[0], "n": self.shown[1], "k": self.k}
        answer = self.ask(told)
        if "page" not in answer:
            self.poll()
        return answer

    def type(self, field: str, text: str) -> None:
        key = self.read.fields[field]
        self.ask({"write": [key, text]} if key else {"find": text})
