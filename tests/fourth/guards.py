"""Run in a copy into which the fourth game has landed: every guard as it is, then each one with what it should catch.

    python -P tests/fourth/guards.py      in the copy; writes told.json: what each guard said, by the name of the fault

Everything that is slow to import is imported once; each try is a process of its own that begins there.
"""

from __future__ import annotations

import json
import os
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path.cwd()
GAME = "beacon"
RULES, FACE, DATA = f"companion/games/{GAME}", f"companion/show/{GAME}", f"data/{GAME}"
FEW = 40
"""So many games of chance."""
HEAVY = (
    "grimp",
    "importlinter.cli",
    "babel.messages.pofile",
    "pytest",
    "hypothesis",
    "tools.driver",
    "tools.packs",
    "tools.messages",
    "tools.offers",
)
"""None of these opens the game."""


@dataclass(frozen=True)
class Fault:
    """Something that is wrong with a game, and the guard that says so."""

    name: str
    guard: str
    """A test, or a tool."""
    says: str
    """Stands in what the guard says, as a pattern."""
    file: str
    before: str
    after: str


LAYERS, LINT, NAMES = "tests/test_layers.py", "importlinter", "tests/test_names.py"
WORDS, FACES, LAZY = "tests/packs/test_words.py", "tests/window/test_face.py", "lazily"
KNOWS, BARE, BELOW = f"{LAYERS}::test_a_game", f"{LAYERS}::test_nothing_outside", f"{LAYERS}::test_what_is_shown"
MISSING, SEEN, IDLE = f"{WORDS}::test_every_message_in", f"{WORDS}::test_every_message_of", f"{WORDS}::test_no_sentence"
VERBS, VERB, ASKS = f"{FACES}::test_every_intent", f"{FACES}::test_every_verb", f"{FACES}::test_every_question"
OTHERS = ("lockdown", "nemesis", "aliens")
"""What is tried of these has nothing to do with the new game."""
OFFERS, DUE, GAMES = "tests/test_offers.py", "tests/test_due.py", "games"
TELLS, LISTED = "tests/test_told.py::test_a_result", "tests/test_told.py::test_nothing_is_listed_that"
READ, TOUCHED = "tests/window/test_any_game.py::test_whatever", "tests/window/test_any_game.py::test_random"
TALKS, TAPS = f"tests/{GAME}", f"tests/window/{GAME}"
PACKS, SPOKEN, DOORS = "tools.packs", "tools.words", "tools.doors"
GUARDS = (
    LAYERS,
    LINT,
    NAMES,
    WORDS,
    FACES,
    LAZY,
    OFFERS,
    DUE,
    TELLS,
    LISTED,
    GAMES,
    PACKS,
    SPOKEN,
    DOORS,
    TALKS,
    TAPS,
    READ,
    TOUCHED,
)

FIRST = "from __future__ import annotations\n"
FAULTS = (
    Fault(
        "another game is asked",
        KNOWS,
        "knows companion.games.aliens",
        f"{RULES}/sea.py",
        FIRST,
        f"{FIRST}\nimport companion.games.aliens.box\n",
    ),
    Fault(
        "the face asks another game",
        KNOWS,
        "knows companion.games.lockdown",
        f"{FACE}/table.py",
        FIRST,
        f"{FIRST}\nimport companion.games.lockdown.box\n",
    ),
    Fault("the face knows Kivy", BARE, "knows kivy", f"{FACE}/room.py", FIRST, f"{FIRST}\nimport kivy.clock\n"),
    Fault(
        "the face knows the window",
        BELOW,
        "knows companion.window",
        f"{FACE}/room.py",
        FIRST,
        f"{FIRST}\nimport companion.window.symbols\n",
    ),
    Fault("the rules have chance of their own", LINT, "random", f"{RULES}/sea.py", FIRST, f"{FIRST}\nimport random\n"),
    Fault(
        "a class name stands twice",
        NAMES,
        "class|Strip",
        f"{FACE}/table.py",
        "class Oil:",
        "class Strip:\n    pass\n\n\n@value\nclass Oil:",
    ),
    Fault(
        "a message has no sentence",
        MISSING,
        r"sea\.py:\d+: no sentence for nobody_wrote_this",
        f"{RULES}/sea.py",
        '"sea_is_calm"',
        '"nobody_wrote_this"',
    ),
    Fault(
        "a message that is handed on has no sentence",
        MISSING,
        r"night\.py:\d+: no sentence for nobody_wrote_this",
        f"{RULES}/night.py",
        '"lamp_goes_out"',
        '"nobody_wrote_this"',
    ),
    Fault(
        "a message can't be seen",
        SEEN,
        r"sea\.py:\d+: what table\.tell",
        f"{RULES}/sea.py",
        'table.tell("sea_is_calm"',
        'table.tell({"calm": "sea_is_calm"}[drawn]',
    ),
    Fault(
        "a sentence is there for nothing",
        IDLE,
        "nobody says nobody_says_this",
        f"{DATA}/story.yaml",
        "game_begins:",
        "nobody_says_this: 'Never.'\ngame_begins:",
    ),
    Fault("a symbol does not exist", VERB, "look_out", f"{FACE}/verbs.py", 'symbol="search"', 'symbol="no-such-symbol"'),
    Fault("a verb has no words", VERBS, "end_game", f"{FACE}/verbs.py", '"end_game": Verb', '"no_game": Verb'),
    Fault("a rule leads nowhere", VERB, "forecast", f"{FACE}/verbs.py", 'rule="weather"', 'rule="whether"'),
    Fault(
        "a question has no words",
        ASKS,
        "weather_card",
        f"{FACE}/__init__.py",
        '"weather_card": Question',
        '"wether_card": Question',
    ),
    Fault(
        "a component has no symbol",
        ASKS,
        "weather",
        f"{FACE}/__init__.py",
        'components={"weather": "event-card"}',
        "components={}",
    ),
    Fault(
        "an option has no word", ASKS, "long", f"{FACE}/__init__.py", '"long": word("LONG NIGHT")', '"lang": word("LONG NIGHT")'
    ),
    Fault("a path leads nowhere", LAZY, "drawn_up", f"{RULES}/__init__.py", "setup:set_up", "setup:drawn_up"),
    Fault(
        "an act does not say whose it is",
        GAMES,
        "'' was said, P. acted",
        f"{RULES}/weather.py",
        "seat=SEAT_IN)",
        "seat=__import__('dataclasses').replace(SEAT_IN, seat=None))",
    ),
    Fault(
        "a due has no sentence",
        GAMES,
        r"Due\(id=",
        f"{RULES}/__init__.py",
        'due=later("companion.kit.due:question")',
        'due=lambda table: (__import__("companion.kit.due").kit.due.Due("x", "board"),)',
    ),
    Fault(
        "a parameter lists nothing",
        OFFERS,
        "look_out",
        f"{RULES}/sea.py",
        "seat=SEAT_IN",
        "seat=__import__('dataclasses').replace(SEAT_IN, offers=None)",
    ),
    Fault(
        "what is offered is refused",
        GAMES,
        "refused: bag_is_empty",
        f"{RULES}/sea.py",
        "    if drawn ==",
        '    if drawn != "wreck" and table.number("oil") < 12:\n        raise Refused("bag_is_empty", zone=SEA)\n    if drawn ==',
    ),
    Fault(
        "an order has no words",
        DUE,
        "wreck_drifts_in",
        f"{RULES}/__init__.py",
        'orders=frozenset({"wreck_drifts_in"})',
        "orders=frozenset()",
    ),
    Fault(
        "the rules break",
        GAMES,
        "KeyError",
        f"{RULES}/sea.py",
        "    token = bag",
        '    table.value("no_such_value")\n    token = bag',
    ),
    Fault(
        "a key of a result is not listed",
        TELLS,
        "seen",
        f"{RULES}/sea.py",
        'return {"drawn": drawn}',
        'return {"seen": drawn, "drawn": drawn}',
    ),
    Fault(
        "a key is listed that nobody tells",
        LISTED,
        "dragon",
        f"{RULES}/told.py",
        '    "drawn":',
        '    "dragon": "Nobody tells it.",\n    "drawn":',
    ),
    Fault(
        "an effect stands twice",
        PACKS,
        "its effect is the sentence effect.fog",
        f"{DATA}/story.yaml",
        "game_begins:",
        "effect.fog: 'Fog.'\ngame_begins:",
    ),
    Fault(
        "a field is unknown",
        PACKS,
        r"game\.yaml:\d+: publisher: is not a field here",
        f"{DATA}/game.yaml",
        "title:",
        "publisher: nobody\ntitle:",
    ),
    Fault("a total is wrong", PACKS, "the items add up to 10, the box holds 11", f"{DATA}/box.yaml", "total: 10", "total: 11"),
    Fault(
        "a source is not listed",
        PACKS,
        "source RUMOUR is not listed",
        f"{DATA}/rules.yaml",
        "source: [OURS]}",
        "source: [RUMOUR]}",
    ),
    Fault(
        "a promise is not kept in the pack",
        PACKS,
        "beacon: fr: .* not translated",
        f"{DATA}/game.yaml",
        "players:",
        "languages: [fr]\nplayers:",
    ),
    Fault(
        "a promise is not kept by the face",
        SPOKEN,
        "not translated: 'LONG NIGHT'",
        f"{DATA}/game.yaml",
        "players:",
        "languages: [fr]\nplayers:",
    ),
    Fault(
        "the list of verbs is old",
        DOORS,
        "verbs.md is stale",
        f"{RULES}/sea.py",
        '"""Draw from the sea:',
        '"""Draw from the deep sea:',
    ),
    Fault(
        "a text is too small to read",
        READ,
        "small: '8'",
        f"{FACE}/drawing.py",
        "    for number in range(told.full):",
        '    pen.figure("8", 8, 20, 20)\n    for number in range(told.full):',
    ),
    Fault(
        "a page breaks under a finger",
        TOUCHED,
        "ZeroDivisionError",
        f"{FACE}/table.py",
        'say("R{round}", round=view["round"])',
        '"R" * (1 // (not undo))',
    ),
    Fault(
        "a rule is not what its example says",
        TALKS,
        "lamp goes out",
        f"{RULES}/night.py",
        'ends(table, "dark", "lamp_goes_out")',
        'ends(table, "dark", "shore_is_full")',
    ),
)


# -- one try -------------------------------------------------------------------------------------


class Guards:
    """A session of pytest that collects the tests once; each try runs some of them in a process that begins there."""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self.failed = 0
        self.told: dict[str, str] = {}

    def pytest_runtestloop(self, session: Any) -> bool:
        opened = [name for name in sys.modules if f".{GAME}" in name and not name.startswith("tests")]
        assert not opened, f"{opened} would not be read again"
        self.items = [item for item in session.items if not any(other in item.nodeid for other in OTHERS)]
        self.told = {"landed": self.landed(), **{fault.name: self.caught(fault) for fault in FAULTS}}
        return True

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed += 1
            print(report.longreprtext)

    def run(self, *guards: str) -> int:
        """0 where the guards have nothing to say."""
        self.failed = 0
        items = [item for item in self.items if item.nodeid.startswith(tuple(g for g in guards if g.startswith("tests/")))]
        for item, following in zip(items, [*items[1:], None], strict=False):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        others = [guard for guard in guards if not guard.startswith("tests/")]
        return self.failed + sum(other(guard) for guard in others) + (not items and not others)

    def landed(self) -> str:
        """Everything that is made from the game is made, then no guard has anything to say; "" where that is so."""

        def work() -> int:
            for tool in (PACKS, SPOKEN, DOORS):
                sys.argv = [tool]
                if import_module(tool).main():
                    return 1
            return self.run(*GUARDS)

        code, said = tried(work)
        return said if code else ""

    def caught(self, fault: Fault) -> str:
        """ "" where the guard says what it should; else what it said."""

        def work() -> int:
            sys.dont_write_bytecode = True
            if fault.file.startswith(DATA) and fault.guard.startswith(WORDS):
                sys.argv = [PACKS, DATA]
                import_module(PACKS).main()
            return self.run(fault.guard)

        kept = {path: path.read_bytes() for path in files()}
        path = ROOT / fault.file
        before = path.read_text("utf-8")
        if fault.before not in before:
            return f"{fault.before!r} is not in {fault.file}"
        path.write_text(before.replace(fault.before, fault.after), "utf-8")
        try:
            code, said = tried(work)
        finally:
            for each, content in kept.items():
                each.write_bytes(content)
        return "" if code and re.search(fault.says, said) else f"{code}: {said[-2000:]}"


def other(guard: str) -> int:
    """A guard that is no test, or no test that can be collected before the game is changed."""
    if guard == LINT:
        from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

        return int(lint_imports(no_logo=True) != EXIT_STATUS_SUCCESS)
    if guard == GAMES:
        return games()
    if guard == LAZY:
        lazily = import_module("tests.test_lazily")
        lazily.test_the_rules_of_a_game(GAME)
        lazily.test_the_face_of_a_game(GAME)
        return 0
    sys.argv = [guard, "--check", *([DATA] if guard == PACKS else [])]
    return int(import_module(guard).main())


def games() -> int:
    """Games of chance, watched as the thousand are."""
    from tests.test_thousand_games import watched
    from tools.simulate import batch

    tally = batch(0, FEW, GAME, watched)
    print(*tally.faults, sep="\n")
    return int(bool(tally.faults) or bool(tally.ends["none"]) or len(tally.ends) < 2)


def tried(work: Callable[[], int]) -> tuple[int, str]:
    """What comes of some work in a process of its own: 0 or not, and what it said."""
    said = ROOT / "said"
    child = os.fork()
    if child == 0:
        code = 1
        file = said.open("w")
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        sys.stdout = sys.stderr = file
        try:
            code = min(1, work())
        except BaseException:
            traceback.print_exc()
        file.flush()
        os._exit(code)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status), said.read_text("utf-8", "replace")


def files() -> Iterator[Path]:
    for folder in (RULES, FACE, DATA):
        yield from (path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def main() -> None:
    sys.path.insert(0, str(ROOT))
    for name in HEAVY:
        import_module(name)
    read = import_module("tools.messages").read
    for path in (ROOT / "companion").rglob("*.py"):
        if GAME not in path.parts:
            read(path)
    import pytest

    guards, tests = Guards(), dict.fromkeys(guard.partition("::")[0] for guard in GUARDS if guard.startswith("tests/"))
    pytest.main([*tests, "-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", f"--basetemp={ROOT}/tmp"], plugins=[guards])
    (ROOT / "told.json").write_text(json.dumps(guards.told), "utf-8")


if __name__ == "__main__":
    main()
