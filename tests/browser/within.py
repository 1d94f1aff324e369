"""A browser with the table in it: its folder, served as any static host does, and somebody who plays there alone."""

from __future__ import annotations

import base64
import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from shutil import which
from threading import Thread
from typing import Any

from companion.saves.shelf import Shelf
from tests.browser.engines import MIDDLE, PHONE, SPOT, Browser, Chromium, comes, number, until
from tests.browser.test_evenings import ENDS, FORGETS, NEXT, OFFERED, REFUSED, SAYING, names
from tools.web import checked, fetched, made, opened, served

KEPT = """
window.kept = null;
var asked = indexedDB.open('airlock', 1);
asked.onsuccess = function () {
  var db = asked.result, now = db.transaction(['sizes', 'blocks']), sizes = {}, blocks = [];
  now.objectStore('sizes').openCursor().onsuccess = function (event) {
    var at = event.target.result; if (at) { sizes[at.key] = at.value; at.continue(); } };
  now.objectStore('blocks').openCursor().onsuccess = function (event) {
    var at = event.target.result, text = '';
    if (!at) return;
    at.value.forEach(function (each) { text += String.fromCharCode(each); });
    blocks.push([at.key, btoa(text)]); at.continue(); };
  now.oncomplete = function () { db.close(); window.kept = [sizes, blocks]; };
};
"""
"""What lies in the browser, read past the table."""
TAB = (
    """
if (document.body.classList.contains('settles')) return null;
var found = Array.from(document.querySelectorAll('nav [data-say]')).filter(function (each) {
  return JSON.parse(each.getAttribute('data-say')).tab === 'table'; })[0];
"""
    + MIDDLE
)
AT_TABLE = ("table", "rail")
BLOCK = 16384


class Missing(Exception):
    """Why there is no folder."""


def folder(into: Path) -> Path:
    """What `make web` makes; AIRLOCK_WEB names a folder that is made already."""
    if made_already := os.environ.get("AIRLOCK_WEB"):
        return Path(made_already)
    if missing := [each for each in ("node", "npm") if which(each) is None]:
        raise Missing(f"not installed: {missing}")
    with tempfile.TemporaryDirectory() as held:
        try:
            content = checked(fetched(Path(held)))
        except subprocess.CalledProcessError:
            raise Missing("Pyodide can't be had: npm reaches no registry") from None
        made(opened(content, Path(held)), into)
    return into


@contextmanager
def site(files: Path, port: int = 0) -> Iterator[str]:
    """Its address."""
    server = served(files, port)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


class Kept(Chromium):
    """A Chromium with a profile that outlives it."""

    profile = Path()

    def wants(self) -> dict[str, Any]:
        found = super().wants()
        found["goog:chromeOptions"]["args"].append(f"--user-data-dir={self.profile}")
        return found

    def kill(self) -> None:
        """With everything it has started, at once."""
        for each in self.processes:
            with suppress(ProcessLookupError):
                os.killpg(each.pid, signal.SIGKILL)
            each.wait()
        self.processes, self.session = [], ""


class Alone:
    """Somebody who plays with nobody else's browser."""

    def __init__(self, browser: Browser, link: str, dice: Random) -> None:
        self.browser, self.link, self.dice = browser, link, dice
        self.seen = 0
        """The last entry that was shown."""

    @property
    def at(self) -> int:
        return number(self.browser)

    @property
    def place(self) -> str:
        return str(self.browser.js("var main = document.getElementById('main'); return main && main.getAttribute('data-place')"))

    def opens(self) -> None:
        """The page, until its table is there."""
        self.browser.go(self.link)
        until(lambda: self.browser.js("return !!document.getElementById('main')"), lambda: self.browser.text)

    def begins(self, game: str, *labels: str) -> None:
        for label in labels or (game.upper(), "SEAL AND START", "TO THE TABLE"):
            self.browser.tap(label)
        until(lambda: self.at, "a game has begun")
        for _ in range(4):  # the seal and the set-up list lie over the table
            if self.place in AT_TABLE:
                break
            self.browser.tap_at(*until(lambda: self.browser.js(TAB), "the tab of the table"))
            comes(lambda: self.place in AT_TABLE, 2.0)
        self.looks()

    def looks(self) -> int:
        self.seen = self.at
        return self.seen

    def acts(self, within: float = 8.0) -> None:
        """One act, by chance, where one may be done; where none may, the way to the table."""
        offered = comes(lambda: self.browser.js(OFFERED), within) or []
        offered = [each for each in offered if not {*names(each[2]["do"])} & {*ENDS}]
        offered = [each for each in offered if each[2].get("with", {}).get("answer") is not True]
        before = self.looks()
        if not offered:
            ways = (spot for each in ("TO THE TABLE", "TABLE", "BACK") if (spot := self.browser.js(SPOT, each)))
            if spot := next(ways, None):
                self.browser.tap_at(*spot)
            return
        onward = [each for each in offered if {*names(each[2]["do"])} & {*NEXT}]
        said, held, _ = self.dice.choice(onward if onward and self.dice.random() < 0.4 else offered)
        self.browser.js(FORGETS)
        if spot := self.browser.js(SAYING, said, before):
            self.browser.tap_at(*spot, 0.8 if held else 0.0)
            if within:
                comes(lambda: self.at > before or self.browser.js(REFUSED), within)
                if self.at == before and (spot := self.browser.js(TAB)):
                    self.browser.tap_at(*spot)  # a page whose every choice is refused is left

    def plays(self, most: int) -> None:
        """So many entries more."""
        until_ = self.looks() + most
        for _ in range(6 * most):
            if self.looks() >= until_:
                return
            self.acts()
        raise AssertionError(f"it does not go on: {self.browser.text}")

    def kept(self, into: Path) -> list[Any]:
        """The entries that lie in the browser, by way of its own storage and SQLite, and nothing of the table."""
        self.browser.js(KEPT)
        sizes, blocks = until(lambda: self.browser.js("return window.kept"), "what is kept was read")
        into.mkdir(parents=True, exist_ok=True)
        files = {path: bytearray(size) for path, size in sizes.items()}
        for (path, at), held in blocks:
            content = base64.b64decode(held)
            files[path][at * BLOCK : at * BLOCK + len(content)] = content
        for path, held in files.items():
            file = into / path.removeprefix("/table/")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(held)
        store = Shelf(into).open()
        try:
            return [json.loads(json.dumps(each.written())) for each in store.resume().journal.entries]
        finally:
            store.close()


__all__ = ["PHONE", "Alone", "Kept", "Missing", "folder", "site"]
