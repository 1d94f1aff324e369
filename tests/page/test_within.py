"""The table within a browser, without a browser: what the page says as text, and what is answered."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from companion.games.registry import GAMES
from companion.saves.shelf import Shelf
from tests.page.within import Alone
from tools.web import archive, unpacked

ROOT = Path(__file__).resolve().parents[2]


def test_its_owner_is_there_from_the_start_and_nobody_can_join(tmp_path: Path) -> None:
    alone = Alone(tmp_path / "home")
    assert "WHAT IS IN YOUR BOX?" in alone.page
    assert "EVERY PHONE" not in alone.page
    alone.begins("lockdown")
    assert alone.table.session is not None
    alone.says(go="more")
    assert "EVERY PHONE" not in alone.page
    assert alone.table.hosting.room.port == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_was_shown_is_there_again(game: str, tmp_path: Path) -> None:
    alone = Alone(tmp_path / "home")
    alone.begins(game)
    assert alone.plays(12, Random(game)) > 3
    entries = alone.shown["n"]
    again = Alone(tmp_path / "home")
    assert again.shown["n"] == entries
    assert Shelf(tmp_path / "home").open().resume().charter.game == game


def test_news_are_waited_for_and_come_after_a_while_as_none(tmp_path: Path) -> None:
    alone = Alone(tmp_path / "home")
    shown = alone.shown
    asks = json.dumps({"have": [shown["term"], shown["n"], shown["at"], shown["by"]], "q": 5})
    assert alone.table.heard(asks) == ""
    still = json.loads(alone.table.heard(asks, waits=False))
    assert (still["still"], still["q"]) == (1, 5)
    alone.table.notice = "Something."
    alone.table.refresh()
    assert "Something." in json.loads(alone.table.heard(asks))["page"]


def test_what_makes_no_sense_is_answered(tmp_path: Path) -> None:
    alone = Alone(tmp_path / "home")
    for odd in ("", "[]", "{}", '{"do":1}', '{"v":[1]}', '{"take":["x",0]}', '{"host":["begin"]}'):
        assert json.loads(alone.table.heard(odd))


def test_it_speaks_french_from_the_start_and_remembers(tmp_path: Path) -> None:
    alone = Alone(tmp_path / "home", "fr")
    assert "VOIR UNE MANCHE" in alone.page
    alone.says(speak="en")
    assert "WHAT IS IN YOUR BOX?" in Alone(tmp_path / "home", "fr").page


PLAYS = """
import sys, tempfile
from pathlib import Path
from random import Random
sys.path[:] = [sys.argv[1], *(each for each in sys.path if "-packages" not in each and each != "")]
from tests.page.within import Alone
from companion.games.registry import GAMES
for game in GAMES:
    home = Path(tempfile.mkdtemp())
    alone = Alone(home)
    alone.begins(game)
    print(game, alone.plays(25, Random(game)) > 5)
    alone.table.files.export_game(sure=True)
    alone.says(go="seal")
print("VOIR UNE MANCHE" in Alone(Path(tempfile.mkdtemp()), "fr").page)
print(sorted({each.partition(".")[0] for each in sys.modules} & {"kivy", "Crypto", "PIL", "plyer"}))
print({Path(sys.modules[each].__file__).parents[1] == Path(sys.argv[1]) for each in ("companion.within", "segno.encoder")})
"""
"""All three games out of the archive, with nothing of the packages that are installed here."""


def test_the_archive_holds_what_a_table_needs(tmp_path: Path) -> None:
    files = archive(ROOT)
    assert not [name for name in files if "window" in name.split("/")[:2] or name.endswith((".yaml", ".kv"))]
    unpacked(files, tmp_path)
    more = ("tests/__init__.py", "tests/page/__init__.py", "tests/page/within.py")
    unpacked({name: (ROOT / name).read_bytes() for name in more}, tmp_path)
    done = subprocess.run((sys.executable, "-I", "-c", PLAYS, str(tmp_path)), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [*(f"{game} True" for game in GAMES), "True", "[]", "{True}"]
