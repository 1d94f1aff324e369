"""The window against a bare one with a label, side by side: start and memory, in two shapes.

    python -m bench.window

What was found is printed shape by shape, then side by side, and kept in build/bench-window.txt.

Both sides paint: off-screen nothing waits for the driver, which would queue frames and count them as our memory. Each run has
a home of its own, since one that has seen every screen starts on the last of them. Between two screens a player rests.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROUNDS = 3
START, AS_OPENED, MEMORY = 1.05, 0.9, 1.3
ROOT = Path(__file__).resolve().parent.parent
BARE = """
import os, sys, time; started, spent = time.perf_counter(), time.process_time()
from kivy.config import Config
Config.set("graphics", "width", os.environ["WIDE"]); Config.set("graphics", "height", os.environ["HIGH"])
if "plain" in sys.argv: Config.set("graphics", "multisamples", "0")
from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.core.window import Window
from kivy.uix.label import Label
class Bare(App):
    def build(self): return Label(text="bare")
app = Bare(); app._run_prepare(); runTouchApp(embedded=True); EventLoop.idle()
from kivy.graphics.opengl import glFinish
glFinish()
"""
OURS = """
import os, sys, time; started, spent = time.perf_counter(), time.process_time()
from pathlib import Path
from companion.window import light; light.begin()
from kivy.config import Config
Config.set("graphics", "width", os.environ["WIDE"]); Config.set("graphics", "height", os.environ["HIGH"])
from companion.window.run import built
app = built(Path(sys.argv[1]))
from kivy.base import EventLoop, runTouchApp
app._run_prepare(); runTouchApp(embedded=True); EventLoop.idle()
from kivy.graphics.opengl import glFinish
glFinish()
"""
TOLD = """
import json, resource
told = {"wall": time.perf_counter() - started, "cpu": time.process_time() - spent}
told["rss"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
"""
WALK = """
import gc
from kivy.uix.widget import Widget
from companion.show.place import Place
def paint():
    EventLoop.idle(); glFinish()
def show(act, *given):
    act(*given); paint()
    time.sleep(0.35); paint(); paint()
def widgets():
    for _ in range(40): time.sleep(0.05); paint()  # bars of lists have faded, and what is made ready at rest is there
    gc.collect()
    return sum(issubclass(type(each), Widget) for each in gc.get_objects())
def rounds(count):
    for _ in range(count):
        for over in ("rail", "history", "bag", "menu", "choose:attack", "restore", "chapter:mistake", "rule:css", "film", "proof",
                     "sources", "box:lockdown", "part:lockdown/css", "record:board", "hand:P2", "settings"):
            show(app.go, Place("game", "table", (over,)))
        for tab in ("tracks", "crew", "rules", "table"):
            show(app.tab, tab)
gc.unfreeze()
rounds(1)
told["full"], told["once"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, widgets()
if "long" in sys.argv:
    rounds(3)
    told["long"], told["often"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, widgets()
"""
TELL = "\nprint(json.dumps(told))\n"
SAVE = """
import sys
from pathlib import Path
from companion.charter import charter
from companion.packs import load
from companion.session import Session
from companion.saves.store import Store
home = Path(sys.argv[1]); store = Store(home / "games.airlock"); made = charter(load("lockdown"), ["Ana", "Bo", "Cy"])
session = Session.new(made, None, store.new(made))
for _ in range(60): session.do("noise_roll", seat="P1")
(home / "place.json").write_text(
    '{"place": {"screen": "game", "tab": "table", "over": []}, "game": 1, "shown": 61, "acting": "P1"}'
)
store.close()
"""


def run(script: str, saved: Path, *arguments: str) -> dict[str, float]:
    """What one run of a script tells of itself, in a home of its own where the game waits."""
    with tempfile.TemporaryDirectory() as folder:
        path, home = Path(folder) / "script.py", Path(folder) / "home"  # Kivy wants to know where an app's class stands
        path.write_text(script + TOLD + (WALK if "full" in arguments else "") + TELL, "utf-8")
        shutil.copytree(saved, home)
        done = subprocess.run(
            [sys.executable, str(path), str(home), *arguments],
            capture_output=True,
            text=True,
            check=False,
            env={
                **os.environ,
                "SDL_VIDEODRIVER": "offscreen",
                "SDL_AUDIODRIVER": "dummy",
                "KIVY_NO_ARGS": "1",
                "KIVY_LOG_MODE": "PYTHON",
                "KIVY_NO_FILELOG": "1",
                "KIVY_HOME": folder,
                "KIVY_METRICS_DENSITY": "2",
                "PYTHONPATH": str(ROOT),
                "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "airlock-bench-code"),
                "PYTHONDONTWRITEBYTECODE": "",
            },  # compiled once, as it is on a phone
        )
    if done.returncode:
        raise RuntimeError(done.stderr)
    figures: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return figures


def middle(runs: Iterable[dict[str, Any]], what: str) -> float:
    return float(statistics.median(each[what] for each in runs))


SHAPES = {"a phone, 412 x 915 dp": ("824", "1830"), "800 x 600 pixels, as Kivy opens a window": ("800", "600")}
"""Both at two pixels a dp."""
KEPT = ROOT / "build" / "bench-window.txt"
Figure = tuple[str, float, float | None, str]
"""What was measured, what was found, its goal, and what it was found from."""


def holds(figure: Figure) -> bool:
    return figure[2] is None or round(figure[1], 2) <= figure[2]


def measured(home: Path) -> list[Figure]:
    run(OURS, home, "full")  # what is kept for the next start is kept
    run(BARE, home)
    bare, plain, ours, full = [], [], [], []
    for _ in range(ROUNDS):
        bare.append(run(BARE, home))
        plain.append(run(BARE, home, "plain"))
        ours.append(run(OURS, home))
        full.append(run(OURS, home, "full"))
    long = run(OURS, home, "full", "long")

    def times(one: list[dict[str, float]], other: list[dict[str, float]], what: str) -> str:
        return f"{middle(one, what) * 1000:.0f} against {middle(other, what) * 1000:.0f} ms"

    def room(taken: float, other: list[dict[str, float]]) -> str:
        return f"{taken:.0f} against {middle(other, 'rss'):.0f} MB"

    after, in_the_end = middle(full, "full"), long["long"]
    return [
        (
            "start, into a saved game, equal multisampling",
            middle(ours, "wall") / middle(plain, "wall"),
            START,
            times(ours, plain, "wall"),
        ),
        ("the same in CPU", middle(ours, "cpu") / middle(plain, "cpu"), START, times(ours, plain, "cpu")),
        (
            "start, against a bare window as Kivy opens it",
            middle(ours, "wall") / middle(bare, "wall"),
            START,
            times(ours, bare, "wall"),
        ),
        ("this in CPU", middle(ours, "cpu") / middle(bare, "cpu"), AS_OPENED, times(ours, bare, "cpu")),
        ("memory after every screen", after / middle(bare, "rss"), MEMORY, room(after, bare)),
        ("the same, equal multisampling", after / middle(plain, "rss"), None, room(after, plain)),
        ("memory after four rounds of every screen", in_the_end / middle(bare, "rss"), MEMORY, room(in_the_end, bare)),
        (
            "widgets after four rounds, against one",
            long["often"] / long["once"],
            1.0,
            f"{long['often']:.0f} against {long['once']:.0f}",
        ),
    ]


def line(figure: Figure) -> str:
    what, found, goal, note = figure
    verdict = "    " if goal is None else "ok  " if holds(figure) else "MISS"
    return f"{verdict} {found:8.2f} x {f'(goal <= {goal})' if goal else '':16s} {what}  {note}"


def beside(found: dict[str, list[Figure]]) -> str:
    """All shapes side by side."""
    rows = zip(*found.values(), strict=True)
    return "\n".join("  ".join(f"{figure[1]:8.2f} x" for figure in row) + f"  {row[0][0]}" for row in rows)


def main() -> int:
    found: dict[str, list[Figure]] = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-c", SAVE, folder], check=True, cwd=ROOT)
        for shape, (wide, high) in SHAPES.items():
            os.environ |= {"WIDE": wide, "HIGH": high}
            found[shape] = measured(Path(folder))
            print("\n".join([f"-- {shape}", *map(line, found[shape])]), flush=True)
    print(f"-- {' | '.join(found)}\n{beside(found)}", flush=True)
    shown = [text for shape, figures in found.items() for text in (f"-- {shape}", *map(line, figures))]
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text("\n".join(shown) + "\n", "utf-8")
    return 0 if all(holds(figure) for figures in found.values() for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
