"""The tricks of a light start: what each must not break, and that the app is the same without any of them."""

import gc
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from kivy.uix.widget import Widget

from companion.games.registry import GAMES
from companion.show.place import Place
from companion.window.light import style
from tests.window.hand import begin
from tools.driver import Driver

ROOT = Path(__file__).parents[2]


def alone(code: str, tmp_path: Path, **environment: str) -> str:
    """What a process of its own says."""
    env = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(tmp_path),
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
        "KIVY_NO_ARGS": "1",
        "KIVY_LOG_MODE": "PYTHON",
        "KIVY_NO_FILELOG": "1",
        "KIVY_HOME": str(tmp_path),
        "KIVY_GL_BACKEND": "mock",
        "PYTHONPATH": str(ROOT),
        "PYTHONPYCACHEPREFIX": str(tmp_path / "code"),
        **environment,
    }
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.strip()


def test_what_is_asked_seldom_is_not_read_and_is_the_real_one_for_whoever_asks(tmp_path: Path) -> None:
    said = alone(
        """
import sys
from companion.window.light import begin, seldom
begin()
import kivy
def postponed():
    return [name for name in seldom.SELDOM if isinstance(sys.modules[name], seldom.Postponed)]
print(postponed() == list(seldom.SELDOM), any(name in sys.modules for name in ("lzma", "random", "selectors")))
import shutil, tempfile
from zipfile import ZipFile
print(shutil.which is kivy.shutil.which, ZipFile.__module__, hasattr(tempfile, "__file__"), hasattr(tempfile, "nothing"))
print(postponed())
seldom.read_all()
print(postponed(), sys.modules["subprocess"].Popen.__module__)
""",
        tmp_path,
    )
    assert said.splitlines() == ["True False", "True zipfile False False", "['subprocess', 'sysconfig']", "[] subprocess"]


def test_asyncio_is_not_read_and_is_the_real_one_for_whoever_wants_it(tmp_path: Path) -> None:
    said = alone(
        """
import sys
from companion.window.light import begin
begin()
print("asyncio" in sys.modules)
from kivy.clock import Clock
Clock.schedule_once(lambda _: print("ticked"))
Clock.tick()
import asyncio
async def later(): return "real"
print(asyncio.run(later()))
Clock.init_async_lib("asyncio")
print(Clock._async_lib is asyncio)
""",
        tmp_path,
    )
    assert said.split() == ["False", "ticked", "real", "True"]


def test_every_class_of_kivy_that_we_stand_on_has_its_rules(tmp_path: Path) -> None:
    """Without those of StencilView a list bled over the buttons below it."""
    said = alone(
        """
import importlib, pkgutil
from companion.window.run import built
from pathlib import Path
built(Path("."))
import companion.window
for module in pkgutil.walk_packages(companion.window.__path__, "companion.window."):
    importlib.import_module(module.name)
from kivy.uix.widget import Widget
from kivy.lang import Builder
from companion.window.light import style
def below(cls):
    for each in cls.__subclasses__():
        yield each
        yield from below(each)
ours = {cls for cls in below(Widget) if cls.__module__.startswith("companion.")}
used = {base.__name__ for cls in ours for base in cls.__mro__ if base.__module__.startswith("kivy.uix")}
there = {selector.key for selector, _ in Builder.rules}
print(sorted(name for name in used & set(style._rules()) if name.lower() not in there))
""",
        tmp_path,
    )
    assert said == "[]"


def test_rules_of_kivy_are_cut_out_whole() -> None:
    rules = style._rules()
    assert set(style.AT_ONCE) | set(style.WRITING) <= set(rules)
    assert rules["StencilView"].count("StencilUse") == 1
    assert rules["StencilView"].count("StencilUnUse") == 1
    assert "Video player" not in rules["ScrollView"]
    assert rules["Button"] == rules["ToggleButton"]


KEPT = """
from companion.window.light import begin
begin()
import sys
from pathlib import Path
from kivy.lang import Builder, builder
path = Path("ROOM")
before = len(Builder.rules)
Builder.load_file(str(path))
def said(rule):
    properties = [(each.name, each.value, each.watched_keys, type(each.co_value).__name__) for each in rule.properties.values()]
    handlers = [(each.name, each.value) for each in rule.handlers]
    canvas = [said(each) for each in (rule.canvas_before, rule.canvas_root, rule.canvas_after) if each]
    return rule.name, rule.id, properties, handlers, canvas, [said(each) for each in rule.children]
print([said(rule) for _, rule in Builder.rules[before:]])
"""


def test_kv_that_was_kept_says_what_the_text_says_and_never_outlives_a_change(tmp_path: Path) -> None:
    path = tmp_path / "room.kv"
    path.write_text(
        """#:import dp kivy.metrics.dp
<Room@BoxLayout>:
    padding: dp(3) if self.width > 2 else [1, 2]
    canvas.before:
        Color:
            rgba: 1, 0, 0, .5
    Widget:
        id: one
        size: self.parent.size
        on_touch_down: print(args)
""",
        "utf-8",
    )
    code = KEPT.replace("ROOM", str(path))
    first = alone(code, tmp_path)
    kept = list((tmp_path / "code").rglob("room_kv*"))
    assert len(kept) == 1
    assert alone(code, tmp_path) == first
    assert "Room" in first
    path.write_text(path.read_text("utf-8").replace("dp(3)", "dp(30)"), "utf-8")
    assert "dp(30)" in alone(code, tmp_path)
    kept[0].write_bytes(kept[0].read_bytes()[:200])  # the disk was full
    assert "dp(30)" in alone(code, tmp_path)


def test_without_the_tricks_the_app_is_the_same(tmp_path: Path) -> None:
    """Deleted, each leaves an app that starts and shows what it shows."""
    code = """
import sys
if {plain}:
    import companion.window.light as light
    light.begin = lambda: None
from pathlib import Path
from companion.window.run import built
home = Path({home!r}); home.mkdir()
app = built(home)
from kivy.base import EventLoop, runTouchApp
app._run_prepare(); runTouchApp(embedded=True)
from companion.show.place import Place
def texts(widget):
    yield getattr(widget, "text", "") or getattr(widget, "label", "")
    for each in widget.children: yield from texts(each)
for screen in ("launch", "settings", "statistics"):
    app.go(Place(screen))
    for _ in range(3): EventLoop.idle()
    print(screen, sorted(text for text in texts(app.stage) if text))
"""
    light, plain = (alone(code.format(plain=plain, home=str(tmp_path / f"home{plain}")), tmp_path) for plain in (False, True))
    assert light == plain
    assert "WHAT IS IN YOUR BOX?" in light


BOXED = """
import random
from companion.window.light import boxes
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
kivys = BoxLayout.do_layout
boxes.install()
ours = BoxLayout.do_layout
assert ours is not kivys
chance = random.Random(5)
def some(*values): return chance.choice((None, *values))
def number(): return chance.choice((0, 1, 33, 50.5, 200))
def made():
    box = BoxLayout(pos=(number(), number()), size=(number(), number()), padding=[number() for _ in range(4)],
                    spacing=number(), orientation=chance.choice(("horizontal", "vertical")))
    for _ in range(chance.randrange(5)):
        box.add_widget(Widget(
            pos=(number(), number()), size=(number(), number()), size_hint=(some(0, .5, 1), some(0, .5, 1)),
            size_hint_min=(some(20, 80), some(20, 80)), size_hint_max=(some(100, 300), some(100, 300)),
            pos_hint=chance.choice(({}, {"x": .1}, {"right": .9}, {"center_x": .5}, {"y": .1}, {"top": .9}, {"center_y": .5}))))
    return box
def stands(box): return [box.minimum_size, *((each.pos, each.size) for each in box.children)]
seen = set()
for _ in range(1000):
    box = made()
    before = [(each.pos, each.size) for each in box.children]
    ours(box)
    mine = stands(box)
    for each, (pos, size) in zip(box.children, before): each.pos, each.size = pos, size
    kivys(box)
    assert mine == stands(box), (mine, stands(box))
    seen.add(str(mine))
print(len(seen) > 500)
"""


def test_a_box_places_its_children_where_kivy_does(tmp_path: Path) -> None:
    assert alone(BOXED, tmp_path) == "True"


ROOMS = (
    "rail",
    "history",
    "bag",
    "menu",
    "choose:attack",
    "restore",
    "chapter:mistake",
    "rule:css",
    "film",
    "proof",
    "sources",
    "box:lockdown",
    "part:lockdown/css",
    "record:board",
    "hand:P2",
    "settings",
)


def test_four_rounds_of_all_screens_end_with_as_many_widgets_as_one(driver: Driver) -> None:
    """A screen that is gone is gone: what bound itself to the theme for good kept every screen it stood on."""
    begin(driver)
    app = driver.app
    driver.frames(240)  # what is made ready at rest is there

    def rounds(count: int) -> Counter[str]:
        for _ in range(count):
            for over in ROOMS:
                app.go(Place("game", "table", (over,)))
                driver.frames(4)
            for tab in ("tracks", "crew", "rules", "table"):
                app.tab(tab)
                driver.frames(4)
        driver.frames(60)  # bars of lists have faded
        gc.collect()
        return Counter(type(each).__name__ for each in gc.get_objects() if issubclass(type(each), Widget))

    once = rounds(1)
    assert rounds(3) - once == Counter()


RESTED = """
import sys, tempfile
from pathlib import Path
from tools.driver import Driver
from companion.show.place import Place
driver = Driver(Path(tempfile.mkdtemp())).start()
app = driver.app
app.games.new_game("GAME", ["Ana", "Bo", "Cy"], {})
app.go(Place("game"))
driver.frames(2)
kept, place = len(app.session.journal.entries), app.place
driver.frames(400)  # somebody thinks
print(len(app.session.journal.entries) - kept, app.place == place)
read = set(sys.modules)
for tab in app.playing.face.tabs:
    app.tab(tab.name)
    driver.frames(2)
print(sorted(set(sys.modules) - read))
"""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_after_a_rest_the_tabs_read_nothing_more_and_nothing_else_has_changed(tmp_path: Path, game: str) -> None:
    assert alone(RESTED.replace("GAME", game), tmp_path).splitlines() == ["0 True", "[]"]


STARTED = """
import json, sys
from collections import Counter
from pathlib import Path
home = Path("HOME")
from companion.charter import charter
from companion.packs import load
from companion.saves.store import Store
from companion.session import Session
store = Store(home / "games.airlock")
made = charter(load("GAME"), ["Ana", "Bo", "Cy"])
Session.new(made, None, store.new(made))
store.close()
(home / "place.json").write_text(
    '{"place": {"screen": "game", "tab": "table", "over": []}, "game": 1, "shown": 1, "acting": "P1"}'
)
from companion.window import light
light.begin()
from kivy.config import Config
Config.set("graphics", "width", "412")
Config.set("graphics", "height", "915")
from companion.window.run import built
app = built(home)
from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from companion.window.widgets import drawn
drawings, draw = Counter(), drawn.Drawn.anew
def counted(widget):
    drawings[widget] += 1
    draw(widget)
drawn.Drawn.anew = counted
now, slow = Clock.time(), 0
Clock.time = lambda: now + slow
app._run_prepare()
runTouchApp(embedded=True)
slow = 2  # seconds between the start and the first frame
EventLoop.idle()
from kivy.lang import Builder
read = sorted(name for name in sys.modules if name.startswith("companion"))
kv = sorted(Path(file).stem for file in Builder.files if "companion" in file and "style_" not in file)
noted = [app.games.kept.saved(1).noted]
for _ in range(3):
    slow += 1
    EventLoop.idle()
noted.append(app.games.kept.saved(1).noted)
print(json.dumps([kv, read, sorted(drawings.values()), noted]))
"""
KV = ["actor", "banner", "chip", "header", "latest", "mirrored", "partscolumn", "seam"]
KV += ["stage", "strip", "table", "tabs", "verb"]
"""What every table is made of."""
NOT_YET = (
    "saves.backup",
    "saves.incoming",
    "saves.rescue",
    "show.group",
    "show.howlong",
    "show.luck",
    "show.packing",
    "show.pausing",
    "show.pictures.folder",
    "show.pictures.history",
    "show.pictures.launch",
    "show.pictures.rules",
    "show.pictures.shelf",
    "turning",
    "window.screens.own",
    "window.screens.rail",
    "window.widgets.ember",
    "window.widgets.pageparts",
    "window.widgets.parts",
    "window.widgets.titleblock",
)
"""Read with the first of them that somebody wants."""
MOST_READ = {"lockdown": 225, "nemesis": 257, "aliens": 220}
"""Modules of ours before a table can be seen; each takes a tenth of a millisecond here, and a whole one on a phone."""


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_start_reads_what_its_first_frame_shows_and_draws_each_thing_once(tmp_path: Path, game: str) -> None:
    (home := tmp_path / "home").mkdir()
    said = alone(STARTED.replace("HOME", str(home)).replace("GAME", game), tmp_path)
    kv, modules, drawings, noted = json.loads(said.splitlines()[-1])
    assert kv == KV
    assert sorted({f"companion.{name}" for name in NOT_YET} & set(modules)) == []
    assert len(modules) <= MOST_READ[game], modules
    assert len(drawings) > 20
    assert set(drawings) == {1}
    assert noted == [False, True]  # the evening is noted when it can be seen, on a slow phone too
