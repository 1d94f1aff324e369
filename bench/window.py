"""The window against a bare one with a label, side by side: first frame and memory. Called by python -m bench.window."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 7
ROOT = Path(__file__).resolve().parent.parent
BARE = """
import time; started = time.perf_counter()
from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.core.window import Window
from kivy.uix.label import Label
class Bare(App):
    def build(self): return Label(text="bare")
app = Bare(); app._run_prepare(); runTouchApp(embedded=True); EventLoop.idle()
import resource
print(time.perf_counter() - started, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
OURS = """
import sys, time; started = time.perf_counter()
from pathlib import Path
from kivy.base import EventLoop, runTouchApp
from companion.ui.app import AirlockApp
app = AirlockApp(Path(sys.argv[1]))
app._run_prepare(); runTouchApp(embedded=True); EventLoop.idle()
first = time.perf_counter() - started
if "full" in sys.argv:
    from companion.ui.place import Place
    for over in ("rail", "history", "bag", "menu", "choose:attack", "restore", "chapter:mistake", "rule:css", "film", "proof",
                 "sources", "box:lockdown", "part:lockdown/css", "record:board", "hand:P2", "settings"):
        app.go(Place("game", "table", (over,))); EventLoop.idle()
    for tab in ("tracks", "crew", "rules"):
        app.tab(tab); EventLoop.idle()
import resource
print(first, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
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
"""


def run(script: str, *arguments: str) -> tuple[float, float]:
    """Seconds to the first frame, and the most memory in MB."""
    with tempfile.TemporaryDirectory() as kivy_home:
        path = Path(kivy_home) / "script.py"  # Kivy wants to know where an app's class stands
        path.write_text(script, "utf-8")
        done = subprocess.run(
            [sys.executable, str(path), *arguments], capture_output=True, text=True, check=True,
            env={**os.environ, "SDL_VIDEODRIVER": "offscreen", "SDL_AUDIODRIVER": "dummy", "KIVY_NO_ARGS": "1",
                 "KIVY_LOG_MODE": "PYTHON", "KIVY_NO_FILELOG": "1", "KIVY_HOME": kivy_home, "KIVY_METRICS_DENSITY": "2",
                 "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": str(Path(tempfile.gettempdir()) / "airlock-bench-code"),
                 "PYTHONDONTWRITEBYTECODE": ""},  # compiled once, as it is on a phone
        )
    seconds, memory = done.stdout.split()[-2:] if done.stdout.split() else ("0", "0")
    return float(seconds), float(memory) / 1024


def main() -> int:
    with tempfile.TemporaryDirectory() as home:
        subprocess.run([sys.executable, "-c", SAVE, home], check=True, cwd=ROOT)
        bare, ours, full = [], [], []
        run(OURS, home, "full")
        run(BARE)
        for _ in range(ROUNDS):
            bare.append(run(BARE))
            ours.append(run(OURS, home))
            full.append(run(OURS, home, "full"))
    first = statistics.median(each[0] for each in ours) / statistics.median(each[0] for each in bare)
    memory = statistics.median(each[1] for each in full) / statistics.median(each[1] for each in bare)
    lines = (("first usable frame, saved game waiting", first, 1.25), ("memory after every screen", memory, 1.3))
    for name, found, goal in lines:
        verdict = "ok  " if found <= goal else "MISS"
        print(f"{verdict} {found:8.2f} x (goal <= {goal})  {name}, against a bare window with a label")
    return 0 if first <= 1.25 and memory <= 1.3 else 1


if __name__ == "__main__":
    sys.exit(main())
