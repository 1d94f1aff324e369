"""Pages in a real browser, by measure: nothing is cut, nothing lies beyond the edge, what is pressed is large enough, the ring is
under the thumb; a wall is read from far away; held, nothing of the page is left to be seen."""

from collections.abc import Iterator
from random import Random
from shutil import which
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.packs import load
from companion.page.reader import LOOK, SEAT, TABLE
from companion.show.place import Place
from tests.browser.engines import PHONE, SMALL, TABLET, WALL, Chromium
from tools.offers import offer_of, options_of
from tools.pages import FLAT, FULL, Guest, Looks, walls

pytestmark = pytest.mark.skipif(any(which(each) is None for each in Chromium.needs), reason="needs chromium")

FINGER, LEAST, FAR = 48, 18, 22
"""How large a target is, and a letter, and a letter on a wall of 720 lines, in dp."""
MEASURED = """
var wide = WIDE, found = {beyond: [], cut: [], small: [], tiny: [], over: []};
function name(e) {
  var says = e.textContent || e.getAttribute('aria-label') || '';
  return e.tagName + '.' + (e.getAttribute('class') || '') + ' ' + says.slice(0, 24);
}
Array.prototype.forEach.call(document.querySelectorAll('#page *'), function (e) {
  var box = e.getBoundingClientRect(), style = getComputedStyle(e), drawn = e.ownerSVGElement || e.tagName === 'svg';
  if (!box.width || !box.height || style.visibility === 'hidden' || e.closest('.leaves, .unseen, defs')) return;
  if (box.right > wide + (drawn ? 6 : 1) || box.left < (drawn ? -6 : -1)) found.beyond.push(name(e));
  if (!drawn && e.scrollWidth > e.clientWidth + 1 && style.overflowX !== 'visible') found.cut.push(name(e));
  var pressed = !drawn && e.matches('button, input, summary, [data-say], [data-hold]');
  if (pressed && (box.height < 47.5 || box.width < 47.5)) found.small.push(name(e) + box.width + 'x' + box.height);
  var said = Array.prototype.some.call(e.childNodes, function (n) { return n.nodeType === 3 && n.data.trim(); });
  if (!said) return;
  var size = parseFloat(style.fontSize), svg = e.ownerSVGElement, main = e.closest('[data-fit]');
  if (svg) size *= svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  else if (main) size *= main.getBoundingClientRect().width / main.offsetWidth;
  if (size < arguments[0] - 0.6) found.tiny.push(size.toFixed(1) + ' ' + name(e));
  var line = document.createRange(); line.selectNodeContents(e); var text = line.getBoundingClientRect();
  if (!svg && text.right > wide + 1) found.over.push(name(e));
}.bind(null));
var ring = document.getElementById('ring'), box = ring && ring.getBoundingClientRect();
found.scrolls = document.documentElement.scrollWidth > wide;
found.high = document.documentElement.scrollHeight;
found.ring = box ? [box.left, box.top, box.right, box.bottom] : null;
return found;
""".replace("arguments[0]", "LEAST")


def measured(looks: Looks, least: float = LEAST) -> dict[str, Any]:
    found: dict[str, Any] = looks.browser.js(MEASURED.replace("LEAST", str(least)).replace("WIDE", str(looks.size[0])))
    return found


def faults(found: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: found[name] for name in names or ("beyond", "cut", "small", "tiny", "over", "scrolls") if found[name]}


SIZES = {
    "phone": (PHONE, 1.0, "en"),
    "small": (SMALL, 1.0, "fr"),
    "large text": (PHONE, 2.0, "fr"),
    "small with large text": (SMALL, 2.0, "en"),
    "lying": (FLAT, 1.0, "fr"),
    "tablet": (TABLET, 1.0, "en"),
}


@pytest.fixture(params=SIZES)
def looks(request: pytest.FixtureRequest) -> Iterator[Looks]:
    size, fonts, language = SIZES[request.param]
    found = Looks(size, fonts, language)
    yield found
    found.quit()


ACTS, MOST = 24, 3000
"""So many acts are looked at, and no game is longer."""


def places(guest: Guest, game: str) -> Iterator[str]:
    """Where a guest comes to: every tab, rooms of the shell, whatever chance brings, and what the end leaves."""
    count = max(load(game).players[0], min(load(game).players[1], 3))
    guest.new_game(game, (["Ana", "Bartholomäus", "Cyprien"] * count)[:count], options_of(game, {}, count))
    for tab in guest.playing.face.tabs:
        guest.go(Place("game", tab.name))
        yield tab.name
    rules = tuple(guest.visitor.at.book.chapters())
    chapter = guest.visitor.at.book.chapter(rules[0][0])
    there = ("menu", "history", "setup", "guide", f"chapter:{rules[0][0]}", f"rule:{chapter[0].id}", "entry:1")
    for room in (*there, *(("bag",) if "bag" in guest.visitor.at.view else ())):
        guest.go(Place("game", over=(room,)))
        yield room
    guest.go(Place("game"))
    dice, offer = Random(3), offer_of(game)
    for number in range(MOST):
        chosen = offer(guest.session.table, dice)
        if chosen is None or guest.session.view()["phase"] == "over":
            break
        guest.act(chosen[0], **chosen[1])
        if number < ACTS:
            yield f"{number} {chosen[0]} {chosen[1]}"
    for room in ("ended", "film", "story", *(("verdict",) if "verdict" in guest.playing.face.rooms else ())):
        guest.go(Place("game", over=(room,)))
        yield room


@pytest.mark.parametrize("game", GAMES)
def test_whatever_comes_stands_whole_on_the_page_of_a_guest(looks: Looks, game: str) -> None:
    guest, bad = looks.guest(), {}
    for name in places(guest, game):
        looks.show(guest)
        found = measured(looks)
        if wrong := faults(found):
            bad[name] = wrong
        left, top, right, bottom = found["ring"]
        if not (left >= 0 and top >= 0 and right <= looks.size[0] and bottom <= looks.size[1]):
            bad[f"{name}: ring"] = found["ring"]
    assert bad == {}


# -- walls ---------------------------------------------------------------------------------------


@pytest.fixture(params=[(WALL, "en"), (FULL, "fr")], ids=["720", "1080"])
def wall(request: pytest.FixtureRequest) -> Iterator[Looks]:
    found = Looks(request.param[0], language=request.param[1])
    yield found
    found.quit()


def test_walls_are_read_from_far_away(wall: Looks) -> None:
    """As drawn: the instrument left, what came right, nothing under 22 of 720 lines, nothing to press, nothing to scroll."""
    least = FAR * wall.size[1] / WALL[1]
    for name, (_, scene) in walls().items():
        guest = wall.guest("", LOOK)
        scene(guest)
        wall.show(guest)
        found = measured(wall, least)
        assert (name, faults(found, "beyond", "tiny", "over", "scrolls")) == (name, {})
        assert (name, found["high"]) == (name, wall.size[1])
        assert wall.browser.js("return document.querySelectorAll('#page button, #page [data-say], #ring').length") == 0
        edges = "return [document.querySelector('.big').getBoundingClientRect().right, "
        big, rest = wall.browser.js(edges + "document.querySelector('.rest').getBoundingClientRect().left]")
        assert big <= rest


@pytest.mark.parametrize("game", GAMES)
def test_whatever_comes_fits_on_a_wall(wall: Looks, game: str) -> None:
    """Nobody scrolls there: what is much is smaller, and never cut."""
    guest, bad = wall.guest("", LOOK), {}
    for name in places(guest, game):
        if guest.place.tab != "table" or guest.place.over not in ((), ("rail",), ("ended",)):
            continue  # nobody goes there: nothing is pressed
        wall.show(guest)
        found = measured(wall, 12.0)
        low = wall.browser.js(
            "var m = document.getElementById('main'); return [m.getBoundingClientRect().bottom, m.scrollHeight - m.clientHeight]"
        )
        if wrong := faults(found, "beyond", "tiny", "over", "scrolls"):
            bad[name] = wrong
        if low[0] > wall.size[1] or low[1] > 2:
            bad[f"{name}: too high"] = low
    assert bad == {}


def test_what_came_is_larger_than_what_lies_ahead(wall: Looks) -> None:
    """Of that the instrument tells too: it goes before anything is made smaller."""
    guest = wall.guest("", LOOK)
    walls()["76-tv"][1](guest)
    ahead = "var e = document.querySelector('[data-spare]'); return e ? !e.hidden : null"
    wall.show(guest)
    assert wall.browser.js(ahead) is True
    guest.act("fix", path="decks.attack.top", value="cut")
    guest.act("attack", kind="adult")
    wall.show(guest)
    assert wall.browser.js(ahead) is False


# -- held, and cut off ---------------------------------------------------------------------------

SEEN = """
var found = {};
for (var x = 4; x < document.documentElement.clientWidth; x += 12) for (var y = 4; y < window.innerHeight; y += 12) {
  var e = document.elementFromPoint(x, y), part = e && e.closest('#mine, .sill, .bottom, #page');
  found[part ? part.id || part.className : 'nothing'] = true;
}
return Object.keys(found).sort();
"""


def test_while_the_ring_is_held_nothing_of_the_page_is_seen(looks: Looks) -> None:
    for name, (_, scene) in walls().items():
        guest = looks.guest("P1", SEAT)
        scene(guest)
        looks.show(guest)
        before = measured(looks)["ring"]
        looks.show(guest, held=True)
        assert (name, set(looks.browser.js(SEEN)) - {"mine", "sill", "bottom locked"}) == (name, set())
        assert measured(looks)["ring"] == before  # at the same place, under the same thumb
        hidden = "return getComputedStyle(document.querySelector('nav')).visibility"
        assert looks.browser.js(hidden) == "hidden"


def test_what_is_held_stands_above_the_thumb_as_low_as_it_can(looks: Looks) -> None:
    guest = looks.guest("P1", SEAT)
    walls()["76-tv"][1](guest)
    looks.show(guest, held=True)
    low, ring, right = looks.browser.js(
        "var all = document.querySelectorAll('#mine .held, #mine dd'), b = all[all.length - 1].getBoundingClientRect(),"
        "r = document.getElementById('ring').getBoundingClientRect(); return [b.bottom, r.top, b.right <= r.left];"
    )
    assert right or low <= ring + 1
    assert low > looks.size[1] / 3


def test_cut_off_is_loud_and_can_be_tried(looks: Looks) -> None:
    guest = looks.guest("P2", TABLE)
    walls()["76-tv"][1](guest)
    looks.show(guest, cut=True)
    top, high, wide, reached = looks.browser.js(
        "var t = document.getElementById('try'); t.scrollIntoView(); var b = t.getBoundingClientRect();"
        "var e = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);"
        "return [b.top, b.height, b.width, t === e || t.contains(e)];"
    )
    assert reached
    assert 0 <= top <= looks.size[1] - high
    assert high >= 64
    assert wide >= 300
    title = "return document.getElementById('cut-title').getBoundingClientRect().right"
    assert looks.browser.js(title) <= looks.size[0]
    assert "grayscale" in looks.browser.js("return getComputedStyle(document.querySelector('.strip')).filter")
    assert looks.browser.js("return getComputedStyle(document.getElementById('main')).pointerEvents") == "none"


def test_a_wall_that_is_cut_off_has_no_colours_and_nothing_to_press(wall: Looks) -> None:
    guest = wall.guest("", LOOK)
    walls()["104-tv-nemesis"][1](guest)
    wall.show(guest, cut=True)
    assert "grayscale" in wall.browser.js("return getComputedStyle(document.querySelector('.wall')).filter")
    assert wall.browser.js("return document.getElementById('try').offsetHeight") == 0
