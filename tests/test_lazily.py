"""What is opened later is there: every path that a game, its book and its face name. What shares a table is not read before."""

import subprocess
import sys

import pytest

from companion.games.family.book import _WRITTEN
from companion.games.registry import GAMES
from companion.kit.lazily import named_in, opened
from companion.show.face import face_of

RULES = dict(GAMES)  # a game is opened first, and declares its book then


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game(game: str) -> None:
    assert all(opened(path) is not None for path in named_in(RULES[game]))


@pytest.mark.parametrize("book", sorted(_WRITTEN))
def test_the_book_of_a_game(book: str) -> None:
    assert all(opened(path) is not None for path in named_in(_WRITTEN[book]()))


@pytest.mark.parametrize(
    "path", ["companion.hosting:Hosting", "companion.sharing.guests:links", "companion.sharing.broker:BrokerLine"]
)
def test_what_opens_a_table_to_guests(path: str) -> None:
    assert opened(path) is not None


@pytest.mark.parametrize("game", list(GAMES))
def test_the_face_of_a_game(game: str) -> None:
    assert all(opened(path) is not None for path in named_in(face_of(game)))


QUIET = """
import socket, sys, tempfile, threading
from pathlib import Path
opened = []
class Told(socket.socket):
    def __init__(self, *told, **more):
        opened.append(told)
        super().__init__(*told, **more)
socket.socket = Told
from tools.driver import Driver
from companion.show.place import Place
driver = Driver(Path(tempfile.mkdtemp())).start()
driver.app.games.new_game("lockdown", ["Ana", "Bo"], {})
for over in ((), ("menu",), ("share",)):
    driver.app.go(Place("game", over=over))
    driver.frames(60)
kinds = ("companion.hosting", "companion.page", "companion.sharing", "Crypto", "asyncio", "paho")
print(sorted(each for each in sys.modules if each.startswith(kinds)))
print([each.name for each in threading.enumerate() if each is not threading.main_thread()], opened)
"""


def test_nothing_is_read_no_thread_runs_and_no_socket_is_there_before_every_phone_is_opened() -> None:
    done = subprocess.run([sys.executable, "-c", QUIET], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines() == ["[]", "[] []"]
