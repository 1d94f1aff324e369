"""Reads a page as a browser and a screen reader would: what can be pressed, what it says, what it is called."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import Any

EMPTY = {"use", "path", "rect", "circle", "input", "br", "meta", "symbol", "img"}
"""What has nothing in it."""


class Reading(HTMLParser):
    """The elements of a page, each with what stands in it; a page that is not well formed is an error."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str], list[str]]] = []
        self.pressed: list[dict[str, Any]] = []
        """What every button would say."""
        self.held: list[dict[str, Any]] = []
        self.nameless: list[str] = []
        """Buttons that a screen reader has no name for."""
        self.symbols: set[str] = set()
        self.words: list[str] = []
        self.feed(page)
        self.close()
        assert not self.open, f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: each or "" for name, each in attrs}
        if "data-say" in found and "disabled" not in found:
            self.pressed.append(json.loads(found["data-say"]))
        if "data-hold" in found:
            self.held.append(json.loads(found["data-hold"]))
        if tag == "use":
            self.symbols.add(found["href"].removeprefix("#"))
        if tag not in EMPTY:
            self.open.append((tag, found, []))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        for _, _, inside in self.open:
            inside.append(data)

    def handle_endtag(self, tag: str) -> None:
        name, found, inside = self.open.pop()
        assert name == tag, f"<{name}> is closed by </{tag}>"
        button = tag == "button" or found.get("role") in ("button", "checkbox")
        if button and not "".join(inside).strip() and not found.get("aria-label"):
            self.nameless.append(str(found))

    @property
    def text(self) -> str:
        return " ".join(self.words)
