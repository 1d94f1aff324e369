"""Files of the owner of a laptop's table, through a real browser: what is taken is all of it, and what is chosen is brought."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.engines import Browser, until
from tests.page.lobbies import Running

KEPT = """
window.taken = null;
HTMLAnchorElement.prototype.click = function () {
  window.taken = [this.download];
};
var made = URL.createObjectURL;
URL.createObjectURL = function (blob) {
  var reader = new FileReader();
  reader.onload = function () { window.content = reader.result.split(',')[1]; };
  reader.readAsDataURL(blob);
  return made.call(URL, blob);
};
"""
"""Instead of a window of the system: what a link would have saved, and what is in it."""
CHOSEN = """
var field = document.querySelector('[data-give]'), all = atob(arguments[1]), bytes = new Uint8Array(all.length);
for (var at = 0; at < all.length; at++) bytes[at] = all.charCodeAt(at);
var given = new DataTransfer(); given.items.add(new File([bytes], arguments[0]));
field.files = given.files; field.dispatchEvent(new Event('change', {bubbles: true}));
"""
"""As somebody chooses a file in the window of the system."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Running]:
    found = Running(tmp_path)
    yield found
    found.shut()


def test_a_backup_is_taken_and_brought_back(host: Running, browser: Browser, tmp_path: Path) -> None:
    browser.go(host.link)
    browser.sees("WHAT IS IN YOUR BOX?")
    browser.js(KEPT)
    host.does(lambda: host.host.games.new_game("lockdown", ["Ana", "Bo"], {}))
    host.does(lambda: host.host.pages.move("host", ["launch"]))
    browser.sees("RESUME")
    browser.tap("ALL GAMES 1")
    browser.tap("BACK UP")
    browser.sees("TAKE IT HERE")
    (file,) = tmp_path.glob("*.zip")
    browser.tap(f"TAKE IT HERE: {file.name}")
    content: Any = until(lambda: browser.js("return window.content"), "the file is there")
    assert base64.b64decode(content) == file.read_bytes()
    assert browser.js("return window.taken[0]") == file.name
    host.does(lambda: host.host.games.delete(host.host.games.saved()[0].id))
    host.does(host.host.refresh)
    browser.sees("0 EVENINGS")
    browser.js(CHOSEN, file.name, content)
    browser.sees("1 GAME brought back")
