"""Run in a copy into which the fourth game has landed: every guard as it is, then each one with what it should catch.

    python -m tests.fourth.guards      in the copy; writes told.json: what each guard said, by the name of the fault

Everything that is slow to import is imported once; each try is a process of its own that begins there.
"""

from __future__ import annotations

import gc
import json
import os
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.fourth.faults import (
    DATA,
    DOORS,
    FACE,
    FAULTS,
    GAME,
    GAMES,
    GUARDS,
    LAZY,
    LINT,
    OTHERS,
    PACKS,
    RULES,
    SPOKEN,
    WORDS,
    Fault,
)

ROOT = Path.cwd()
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


class Guards:
    """A session of pytest that collects the tests once; each try runs some of them in a process that begins there."""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self.failed = 0
        self.said: dict[str, str] = {}

    def pytest_runtestloop(self, session: Any) -> bool:
        opened = [name for name in sys.modules if f".{GAME}" in name and not name.startswith("tests")]
        assert not opened, f"{opened} would not be read again"
        self.items = [item for item in session.items if not any(other in item.nodeid for other in OTHERS)]
        self.said = {"landed": self.landed(), **{fault.name: self.caught(fault) for fault in FAULTS}}
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
    from tests.test_thousand_games import Watched
    from tools.simulate import batch

    tally = batch(0, FEW, GAME, Watched())
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
    for name in HEAVY:
        import_module(name)
    read = import_module("tools.messages").read
    for path in (ROOT / "companion").rglob("*.py"):
        if GAME not in path.parts:
            read(path)
    import pytest

    gc.disable()  # whoever looks for waste in a process that was forked copies all of it first
    guards, tests = Guards(), dict.fromkeys(guard.partition("::")[0] for guard in GUARDS if guard.startswith("tests/"))
    pytest.main([*tests, "-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", f"--basetemp={ROOT}/tmp"], plugins=[guards])
    (ROOT / "told.json").write_text(json.dumps(guards.said), "utf-8")


if __name__ == "__main__":
    main()
