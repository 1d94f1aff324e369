"""An evening of each game: three browsers and a screen on the wall, real fingers, cuts, sleep, a host that is killed.

Who presses what follows from a seed. After every act all pages stand at the same entry, and none has ever gone back.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.saves.shelf import Shelf
from tests.browser.cable import ROOT, Laptop
from tests.browser.engines import MIDDLE, WALL, Browser, Chromium, Firefox, WebKit, comes, number, until

PEOPLE = (("Ana", Chromium, "en"), ("Bo", Firefox, "fr"), ("Cy", WebKit, "en"))
"""Who sits where with which browser; where that is not installed it is one more Chromium."""
ACTS = 14
"""So many acts before the first trouble, and as many in all after it."""
ENDS = ("undo", "put_back", "end_game", "victory", "leave")
NEXT = ("next", "event_phase", "alien_phase", "pass_token")

SEEN = """
window.seen = []; window.drawn = 0;
var page = document.getElementById('page');
var note = function () { window.seen.push(parseInt(page.getAttribute('data-entry') || '0')); };
note();
new MutationObserver(note).observe(page, {attributes: true, attributeFilter: ['data-entry']});
new MutationObserver(function () { window.drawn++; }).observe(page, {childList: true});
"""
"""Notes every entry that this page has stood at, and how often it was drawn."""
DRAWN = "return window.drawn"
OFFERED = """
if (document.body.classList.contains('settles')) return null;
return Array.from(document.querySelectorAll('#main [data-say], #main [data-hold]')).filter(function (each) {
  return !each.disabled;
}).map(function (each) {
  var said = each.getAttribute('data-say') || each.getAttribute('data-hold');
  return [said, each.hasAttribute('data-hold'), JSON.parse(said)];
}).filter(function (each) { return each[2]['do']; });
"""
"""What can be done on this page, once it may be pressed."""
FORGETS = """
document.getElementById('says').textContent = '';
Array.from(document.querySelectorAll('.notice')).forEach(function (each) { each.parentNode.removeChild(each); });
"""
"""What was refused before is not what is refused now."""
REFUSED = "return !!document.querySelector('.notice') || !!document.getElementById('says').textContent"
SAYING = (
    """
var all = document.querySelectorAll('#main [data-say], #main [data-hold]'), found = null;
var entry = document.getElementById('page').getAttribute('data-entry');
for (var i = 0; i < all.length && !found && entry === String(arguments[1]); i++)
  if ((all[i].getAttribute('data-say') || all[i].getAttribute('data-hold')) === arguments[0]) found = all[i];
if (found) found.scrollIntoView({block: 'center'});
"""
    + MIDDLE
)
"""Where that is which says this when it is pressed, on the page of an entry; nowhere, if the page has moved on."""


def names(done: Any) -> list[str]:
    """Of one act, or of several one after the other."""
    return [done] if isinstance(done, str) else [each["do"] for each in done]


class Person:
    """Somebody with a browser, at the table or on the wall."""

    def __init__(self, name: str, kind: type[Any], language: str, size: tuple[int, int] | None = None) -> None:
        installed = all(which(each) for each in kind.needs)
        made: type[Any] = kind if installed else Chromium
        self.name = name
        self.browser: Browser = made(size, language) if size else made(language=language)

    @property
    def at(self) -> int:
        return number(self.browser)

    def sits(self, link: str, place: str) -> None:
        self.browser.go("about:blank")
        self.browser.go(link)
        self.browser.tap(place)
        until(lambda: self.at, f"{self.name} has a page")
        self.browser.js(SEEN)

    def offered(self) -> list[Any]:
        found: list[list[Any]] = until(self._offered, f"{self.name} may press")
        return found[0]

    def _offered(self) -> list[list[Any]]:
        found = self.browser.js(OFFERED)
        return [] if found is None else [found]

    def presses(self, what: list[Any], entry: int) -> None:
        """With a finger, or a finger that stays; what is not there any more is not pressed."""
        said, held, _ = what
        self.browser.js(FORGETS)
        if spot := self.browser.js(SAYING, said, entry):
            self.browser.tap_at(*spot, 0.8 if held else 0.0)

    @property
    def place(self) -> str:
        return str(self.browser.js("return document.getElementById('main').getAttribute('data-place')"))

    def leaves(self, label: str) -> None:
        """Taps until there is another page: one that is drawn anew under a finger stays."""
        before = self.place
        for _ in range(4):
            if self.browser.offers(label):
                self.browser.tap(label)
                if comes(lambda: self.place != before, 4.0):
                    return
        raise AssertionError(f"{self.name} does not leave {before} by {label}: {self.browser.text}")

    def reaches(self, *labels: str) -> bool:
        """Taps one after the other, each on the page to which the one before has led; whether the last of them stands there."""
        browser, last = self.browser, labels[-1]
        for label in () if browser.offers(last, 0.0) else labels[:-1]:
            drawn = browser.js(DRAWN)
            if not browser.offers(label):
                return False
            browser.tap(label)
            comes(lambda drawn=drawn: browser.js(DRAWN) > drawn, 4.0)
        return browser.offers(last)

    @property
    def cut(self) -> bool:
        return not self.browser.js("return document.getElementById('cut').hidden")


class Evening:
    """A game, everybody who looks at it, and how far it is."""

    def __init__(self, laptop: Laptop, people: list[Person], wall: Person, dice: Random) -> None:
        self.laptop, self.people, self.wall, self.dice = laptop, people, wall, dice
        self.done = 0
        """So many acts that the pages have taken."""

    def settled(self, *without: Person) -> int:
        """All stand at the same entry; which."""
        everybody = [each for each in (*self.people, self.wall) if each not in without]
        return int(until(lambda: self._same([each.at for each in everybody]), "everybody stands at the same entry"))

    def _same(self, numbers: list[int]) -> int:
        return numbers[0] if len(set(numbers)) == 1 else 0

    def act(self, *without: Person) -> None:
        """Somebody who may do something does it; a refusal is a sentence, and changes nothing."""
        before = self.settled(*without)
        people = [each for each in self.people if each not in without]
        self.dice.shuffle(people)
        for person in people:
            offered = self.acts_of(person)
            onward = [each for each in offered if {*names(each[2]["do"])} & {*NEXT}]
            if not offered:
                continue
            chosen = self.dice.choice(onward if onward and self.dice.random() < 0.6 else offered)
            self.does(person, chosen, before)
            self.done += person.at - before
            return
        raise AssertionError(
            f"nobody may do anything: {[each.browser.js(OFFERED) for each in self.people]} {self.people[0].browser.text}"
        )

    def does(self, person: Person, chosen: list[Any], before: int) -> None:
        """Where a page is drawn anew under a finger nothing comes of it: whoever sees that presses again."""
        for _ in range(3):
            person.presses(chosen, before)
            if comes(lambda: person.at > before or self.refused(person), 8.0):
                return
        raise AssertionError(f"nothing comes of {chosen} for {person.name}: {person.browser.text}")

    @staticmethod
    def acts_of(person: Person) -> list[Any]:
        """What plays on; nobody says that it is won already."""
        offered = (each for each in person.offered() if not {*names(each[2]["do"])} & {*ENDS})
        return [each for each in offered if each[2].get("with", {}).get("answer") is not True]

    @staticmethod
    def refused(person: Person) -> bool:
        return bool(
            person.browser.js("return !!document.querySelector('.notice') || !!document.getElementById('says').textContent")
        )

    def plays(self, times: int, *without: Person) -> None:
        for _ in range(times):
            self.act(*without)
        self.settled(*without)


@pytest.fixture(scope="module")
def everybody() -> Iterator[tuple[list[Person], Person]]:
    if missing := [each for each in Chromium.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    people: list[Person] = []
    try:
        for name, kind, language in PEOPLE:
            people.append(Person(name, kind, language))
        people.append(Person("the wall", Chromium, "fr", WALL))
        yield people[:-1], people[-1]
    finally:
        for each in people:
            each.browser.quit()


@pytest.mark.parametrize("game", GAMES)
def test_an_evening(game: str, link_up: None, everybody: tuple[list[Person], Person], tmp_path: Path) -> None:
    people, wall = everybody
    laptop = Laptop(tmp_path, game, ",".join(each.name for each in people))
    evening = Evening(laptop, people, wall, Random(game))
    try:
        begun = sits_down(evening)
        evening.plays(ACTS)
        sleeps(evening)
        is_cut_off(evening)
        is_killed(evening)
        evening.plays(ACTS // 2)
        last = ends(evening)
        for each in (*people, wall):
            seen = each.browser.js("return window.seen")
            assert seen == sorted(seen), f"{each.name} went back"
    finally:
        laptop.kill()
    assert last == begun + evening.done
    holds(tmp_path, last)


def sits_down(evening: Evening) -> int:
    """The owner first; the wall by a wrong code, and then by the right one, as long as a seat is free."""
    ana, *others = evening.people
    ana.sits(evening.laptop.link, "Ana")
    evening.wall.browser.go("about:blank")
    evening.wall.browser.go(evening.laptop.link[:-4] + "AAAA")
    evening.wall.browser.sees("Ce code est ancien.")
    evening.wall.sits(evening.laptop.link, "UN ÉCRAN POUR TOUS")
    for each in others:
        each.sits(evening.laptop.link, each.name)
    ana.leaves("TO THE TABLE")
    if ana.place not in ("table", "rail"):
        ana.leaves("TABLE")
    return evening.settled()


def sleeps(evening: Evening) -> None:
    """A page that was put to sleep asks once when it wakes, and has the newest page."""
    wall: Any = evening.wall.browser
    wall.js("performance.clearResourceTimings()")
    wall.sleep()
    try:
        evening.plays(3, evening.wall)
    finally:
        wall.wake()
    evening.settled()
    assert wall.js("return performance.getEntriesByType('resource').length") <= 3


def is_cut_off(evening: Evening) -> None:
    with evening.laptop.cut_off():
        for each in (*evening.people, evening.wall):
            until(lambda each=each: each.cut, f"{each.name} is cut off")
    for each in (*evening.people, evening.wall):
        until(lambda each=each: not each.cut, f"{each.name} is back")
    evening.plays(2)


def is_killed(evening: Evening) -> None:
    """Right after somebody has pressed something: it is done once, or not at all."""
    before = evening.settled()
    may = {each: acts for each in evening.people if (acts := evening.acts_of(each))}
    assert may, evening.people[0].browser.text
    person = evening.dice.choice(list(may))
    chosen = evening.dice.choice(may[person])
    person.presses(chosen, before)
    evening.laptop.kill()
    everybody = (*evening.people, evening.wall)
    drawn = {each: each.browser.js(DRAWN) for each in everybody}
    evening.laptop.begin()
    for each in everybody:  # a host that has begun anew draws every page anew
        until(lambda each=each: each.browser.js(DRAWN) > drawn[each] and not each.cut, f"{each.name} is back")
    after = evening.settled()
    assert after in range(before, before + len(names(chosen[2]["do"])) + 1)
    evening.done += after - before
    evening.plays(2)


def ends(evening: Evening) -> int:
    """Its owner ends it: by the menu, or by the verdict on a mission; and again where a page is drawn anew under the finger."""
    ana, before = evening.people[0], evening.settled()
    path = ("TABLE", "MORE", "HOLD: THE MISSION IS LOST") if evening.laptop.game == "aliens" else ("MENU", "HOLD: STOP THE GAME")
    for _ in range(6):
        if ana.reaches(*path):
            ana.browser.hold(path[-1], 0.9)
            if comes(lambda: ana.at > before, 8.0):
                break
    else:
        raise AssertionError(f"it does not end: {ana.browser.text}")
    evening.done += ana.at - before
    return evening.settled()


def holds(home: Path, last: int) -> None:
    """What was kept is what was shown, each act once, and a stranger finds every draw as it was."""
    session = Shelf(home).open().resume()
    assert session.over
    assert [entry.number for entry in session.journal.entries] == list(range(1, last + 1))
    file = home / "game.json"
    file.write_text(json.dumps(session.export()), "utf-8")
    checked = subprocess.run((sys.executable, str(ROOT / "tools" / "verify.py"), str(file)), capture_output=True, check=False)
    assert checked.returncode == 0, checked.stdout.decode() + checked.stderr.decode()
