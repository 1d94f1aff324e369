"""What somebody waits for in Chromium: a table after the link was opened, a picture after a tap, a cut and its end."""

from __future__ import annotations

import socket
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from threading import Event, Thread
from typing import Any

from bench.__main__ import Line
from tests.browser.engines import Chromium, until
from tests.sharing.table import LOOPBACK, OpenTable

TABLE, PAINTED, SLOWEST, CUT, BACK = 1.0, 50.0, 100.0, 7.0, 2.0
"""The goals: a table in s, a picture in ms, its 95th of a hundred; a cut shown and mended in s."""
SLOWER = 6
"""The processor of a phone that is slow: so many times slower than this one."""
OPENED, TAPPED, CUTS = 6, 40, 3

WATCHES = """
new MutationObserver(function (_, eye) {
  if (!document.querySelector('#page nav')) return;
  eye.disconnect();
  requestAnimationFrame(function () { setTimeout(function () { window.painted = performance.now(); }, 0); });
}).observe(document, {childList: true, subtree: true});
"""
"""Notes when the first page of the table was painted, in ms since the navigation began."""
TAPS = """
window.painted = 0;
var began = performance.now();
new MutationObserver(function (_, eye) {
  eye.disconnect();
  requestAnimationFrame(function () { setTimeout(function () { window.painted = performance.now() - began; }, 0); });
}).observe(document.getElementById('page'), {childList: true});
arguments[0].click();
"""
"""Presses a button, and notes how long it took until another page was painted."""


class Cable:
    """What lies between a browser and the host; while it is cut nothing passes, and nobody is told."""

    def __init__(self, port: int) -> None:
        self.whole = Event()
        self.whole.set()
        self.far = port
        self.listens = socket.create_server((LOOPBACK, 0))
        self.port = self.listens.getsockname()[1]
        Thread(target=self._meets, daemon=True).start()

    def _meets(self) -> None:
        while True:
            try:
                near, _ = self.listens.accept()
            except OSError:
                return
            far = socket.create_connection((LOOPBACK, self.far))
            for one, other in ((near, far), (far, near)):
                Thread(target=self._carries, args=(one, other), daemon=True).start()

    def _carries(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while said := one.recv(65536):
                self.whole.wait()
                other.sendall(said)
        except OSError:
            pass  # one of them hung up
        for each in (one, other):
            each.close()

    def close(self) -> None:
        self.whole.set()
        self.listens.close()


def painted(browser: Chromium) -> float:
    return float(until(lambda: browser.js("return window.painted || 0"), "something was painted"))


def took(there: Callable[[], Any], what: str) -> float:
    started = time.monotonic()
    until(there, what)
    return time.monotonic() - started


def lines(folder: Path) -> Iterator[Line]:
    if missing := [each for each in Chromium.needs if which(each) is None]:
        print(f"     Chromium: not asked, there is no {missing[0]}")
        return
    (home := folder / "browser").mkdir()
    table = OpenTable(home)
    cable, browser = Cable(table.hosting.room.port), Chromium()
    try:
        browser.go(table.link.replace(f":{table.hosting.room.port}/", f":{cable.port}/"))
        browser.sees("WHO ARE YOU?")
        browser.tap("Bo")
        browser.sees("BO ONLY")
        yield from _acts(browser, table)
        yield from _cuts(browser, cable)
        yield _opens(browser, table.link.replace(f":{table.hosting.room.port}/", f":{cable.port}/"))
    finally:
        browser.quit()
        cable.close()
        table.close()


def _acts(browser: Chromium, table: OpenTable) -> Iterator[Line]:
    found = []
    for _ in range(TAPPED):
        number = table.entries()
        browser.js(TAPS, browser.element("NOISE ROLL"))
        found.append(painted(browser))
        until(lambda number=number: table.entries() > number, "the act is done")  # type: ignore[misc]
        until(lambda: not browser.js("return document.body.classList.contains('waits')"), "it was answered")
    found.sort()
    note = f"of {TAPPED}, most {found[-1]:.0f}"
    yield Line("an act until it is painted, Chromium, median", statistics.median(found), PAINTED, "ms", note=note)
    yield Line("an act until it is painted, Chromium, p95", found[int(TAPPED * 0.95)], SLOWEST, "ms")


def _cuts(browser: Chromium, cable: Cable) -> Iterator[Line]:
    shown, back = [], []
    for _ in range(CUTS):
        cable.whole.clear()
        shown.append(took(lambda: browser.js("return document.body.classList.contains('cut')"), "it says that it is cut off"))
        cable.whole.set()
        back.append(took(lambda: not browser.js("return document.body.classList.contains('cut')"), "it is back"))
    yield Line("a silent cut until it is shown, the longest", max(shown), CUT, "s", note=f"of {CUTS}")
    yield Line("mended until it is back, the longest", max(back), BACK, "s", note=f"of {CUTS}")


def _opens(browser: Chromium, link: str) -> Line:
    """It knows its seat: from the navigation to the table."""
    browser.tool("Page.addScriptToEvaluateOnNewDocument", source=WATCHES)
    found = []
    for _ in range(OPENED):
        browser.go("about:blank")
        browser.tool("Emulation.setCPUThrottlingRate", rate=SLOWER)
        browser.go(link)
        found.append(painted(browser) / 1000)
        browser.tool("Emulation.setCPUThrottlingRate", rate=1)
    note = f"least {min(found):.2f}, most {max(found):.2f} of {OPENED}, at CPU x {SLOWER}"
    return Line("the link until the table is painted, median", statistics.median(found), TABLE, "s", note=note)
