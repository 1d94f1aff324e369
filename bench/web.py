"""The table within a browser, in numbers: what a first visit fetches, a second start, and acts until they are kept and painted.

    python -m bench.web                             makes the folder first, as `make web` does
    AIRLOCK_WEB=build/web python -m bench.web       of a folder that is made already

It needs Chromium, which makes the page's processor slower, but not that of a worker: there the table itself waits after each
answer as long as a slower one would take more.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import which

from bench.__main__ import Line
from bench.browser import painted
from companion.games.registry import GAMES
from tests.browser.engines import Chromium, comes, until
from tests.browser.test_evenings import ENDS, OFFERED, names
from tests.browser.within import Alone, Missing, folder, site
from tools.web import MOST, weighed

SECOND, ACT = 2.5, 50.0
"""The goals: s until the second start is painted, ms for an act."""
SLOWER = 4
OPENED, ACTS = 8, 30
WATCHES = """
new MutationObserver(function (_, eye) {
  if (!document.getElementById('main')) return;
  eye.disconnect();
  requestAnimationFrame(function () { setTimeout(function () { window.painted = performance.now(); }, 0); });
}).observe(document, {childList: true, subtree: true});
"""
"""Notes when the first page of the table was painted, in ms since the navigation began."""
PRESSES = """
var given = arguments, all = Array.from(document.querySelectorAll('#main [data-say]')), page = document.getElementById('page');
var found = all.filter(function (each) { return each.getAttribute('data-say') === given[0]; })[0];
window.painted = 0;
if (!found) return false;
var began = performance.now();
new MutationObserver(function (_, eye) {
  eye.disconnect();
  requestAnimationFrame(function () { setTimeout(function () { window.painted = performance.now() - began; }, 0); });
}).observe(page, {attributes: true, attributeFilter: ['data-entry']});
found.click();
return true;
"""
"""Presses a button, and notes how long it took until the page of the next entry was painted."""


SLOW = f"""
function slow(...what) {{
  const began = performance.now(), found = table.heard(...what), until = began + {SLOWER} * (performance.now() - began);
  while (performance.now() < until);
  return found;
}}
"""
OVER = "return !document.body.classList.contains('waits')"


def slower(files: Path, into: Path) -> Path:
    """The same folder with a worker whose Python takes so many times longer."""
    shutil.copytree(files, into)
    (into / "sw.js").unlink()
    (worker,) = into.glob("v-*/worker.js")
    text = worker.read_text("utf-8")
    assert text.count("table.heard(") == 4
    worker.write_text(text.replace("table.heard(", "slow(") + SLOW, "utf-8")
    return into


def acts(browser: Chromium, link: str, game: str, rate: int) -> list[float]:
    """Of one game; the page's processor is so many times slower."""
    alone, found = Alone(browser, link, Random(game)), []
    alone.opens()
    if alone.at:
        for label in ("MENU", "OTHER GAMES"):
            while not browser.offers(label, 1.0):
                browser.tap("BACK")
            browser.tap(label)
    alone.begins(game)
    browser.tool("Emulation.setCPUThrottlingRate", rate=rate)
    for _ in range(3 * ACTS):
        if len(found) >= ACTS:
            break
        offered = [
            each
            for each in comes(lambda: browser.js(OFFERED), 2.0) or []
            if not each[1] and not {*names(each[2]["do"])} & {*ENDS}
        ]
        if not offered or not browser.js(PRESSES, alone.dice.choice(offered)[0]):
            alone.acts(1.0)
            continue
        until(lambda: browser.js(OVER), "it was answered")
        if took := comes(lambda: browser.js("return window.painted"), 1.0):  # else it was refused
            found.append(float(took))
    browser.tool("Emulation.setCPUThrottlingRate", rate=1)
    return found


def starts(browser: Chromium, link: str) -> list[float]:
    browser.tool("Page.addScriptToEvaluateOnNewDocument", source=WATCHES)
    found = []
    for _ in range(OPENED):
        browser.go("about:blank")
        browser.go(link)
        found.append(painted(browser) / 1000)
    return found


def lines(files: Path) -> Iterator[Line]:
    yield Line("a first visit", weighed(files) / 1e6, MOST / 1e6, "MB")
    with site(files) as link:
        browser = Chromium()
        try:
            Alone(browser, link, Random(0)).opens()
            until(lambda: browser.js("return !!navigator.serviceWorker.controller"), "everything is kept")
            found = starts(browser, link)
            note = f"least {min(found):.2f}, most {max(found):.2f} of {OPENED}"
            yield Line("a second start until it is painted, median", statistics.median(found), SECOND, "s", note=note)
            yield from _acts(browser, link, 1)
        finally:
            browser.quit()
    with tempfile.TemporaryDirectory() as held, site(slower(files, Path(held) / "slow")) as link:
        browser = Chromium()
        try:
            yield from _acts(browser, link, SLOWER)
        finally:
            browser.quit()


def _acts(browser: Chromium, link: str, rate: int) -> Iterator[Line]:
    for game in GAMES:
        took = sorted(acts(browser, link, game, rate))
        note = f"p95 {took[int(len(took) * 0.95)]:.0f}, most {took[-1]:.0f} of {len(took)}"
        what = f"an act of {game} until it is kept and painted, CPU x {rate}, median"
        yield Line(what, statistics.median(took), ACT, "ms", note=note)


def main() -> int:
    if missing := [each for each in Chromium.needs if which(each) is None]:
        print(f"not installed: {missing}")
        return 1
    with tempfile.TemporaryDirectory() as held:
        try:
            files = folder(Path(held) / "web")
        except Missing as why:
            print(why)
            return 1
        missed = 0
        for line in lines(files):
            print(line, flush=True)
            missed += not line.holds
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
