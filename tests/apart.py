"""Runs the tests of the window in a forked child that never looks for waste, and is thrown away with all of it.

A widget of Kivy is waste that only a search finds: 300,000 things in each test, and the search took half of the time. A child is
forked from a worker that has seen one start, so that it need not read kv, fonts and packs again; it takes one test after the
other, and is let go as soon as it has grown too large. The worker shows whatever the child reports as if it had run it itself.

Only workers of xdist do so, where a process can be forked: what somebody runs by hand runs as always.
"""

from __future__ import annotations

import gc
import os
import sys
import traceback
import warnings
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

GROWN = 400 * 2**20
"""So many bytes more than it began with are enough for a child."""

REPORTED, WARNED = "pytest_runtest_logreport", "pytest_warning_recorded"
Told = list[tuple[str, dict[str, Any]]]
"""What pytest was told in a child: the name of the hook, and what it was given."""


def here(config: pytest.Config) -> bool:
    """Whether tests can be run apart."""
    return sys.platform == "linux" and hasattr(config, "workerinput")


def resident() -> int:
    """How much memory this process has, in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Child:
    """A forked process, as the worker knows it: it runs what it is asked for, and says what came of it."""

    def __init__(self, session: pytest.Session, folder: Path) -> None:
        self.pipe, theirs = Pipe()
        with warnings.catch_warnings():
            # the other thread of a worker talks to the controller, which no child does
            warnings.simplefilter("ignore", DeprecationWarning)
            self.number = os.fork()
        if not self.number:
            self.pipe.close()
            _serve(session, folder, theirs)
        theirs.close()

    def run(self, index: int, following: int | None) -> tuple[Told, bool]:
        """What came of one test, and whether the child takes another; EOFError if it died of it."""
        self.pipe.send((index, following))
        told: Told | str
        told, goes_on = self.pipe.recv()
        if isinstance(told, str):
            raise RuntimeError(told)
        return told, goes_on

    def leave(self) -> int:
        """The child ends with its pipe; how it ended."""
        self.pipe.close()
        return os.waitstatus_to_exitcode(os.waitpid(self.number, 0)[1])


class Apart:
    """What pytest asks in a worker: the tests of one folder run apart."""

    def __init__(self, folder: Path, warm: Callable[[], object]) -> None:
        self.folder = folder
        self.warm: Callable[[], object] | None = warm
        self.child: Child | None = None
        self.numbers: dict[pytest.Item, int] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
        if not item.path.is_relative_to(self.folder):
            return None
        session, hook = item.session, item.ihook
        if not self.numbers:
            self.numbers = {each: number for number, each in enumerate(session.items)}
        if self.child is None:
            self._prepare(item.config)
            self.child = Child(session, self.folder)
        told: Told
        try:
            told, goes_on = self.child.run(self.numbers[item], None if nextitem is None else self.numbers[nextitem])
        except EOFError:
            ended = self._let_go()
            why = f"the process that ran it is gone: {ended}"
            report = pytest.TestReport(item.nodeid, item.location, {}, "failed", why, "call")
            hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
            hook.pytest_runtest_logreport(report=report)
            hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
            session._setupstate.teardown_exact(nextitem)
            return True
        for name, given in told:
            if name == WARNED:
                hook.pytest_warning_recorded.call_historic(kwargs=given)
            elif name == REPORTED:
                hook.pytest_runtest_logreport(report=hook.pytest_report_from_serializable(config=item.config, data=given))
            else:
                getattr(hook, name)(**given)
        if not goes_on:
            self._let_go()
        session._setupstate.teardown_exact(nextitem)  # what the worker itself has set up before, and the next one has no need of
        return True

    def pytest_sessionfinish(self) -> None:
        self._let_go()

    def _let_go(self) -> int:
        child, self.child = self.child, None
        return child.leave() if child is not None else 0

    def _prepare(self, config: pytest.Config) -> None:
        """What every child would do again is done once, before the first."""
        if self.warm is None:
            return
        config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        self.warm()
        self.warm = None


class Listener:
    """Keeps what pytest is told in a child, as it can be sent."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.told: Told = []

    def pytest_runtest_logstart(self, nodeid: str, location: tuple[str, int | None, str]) -> None:
        self.told.append(("pytest_runtest_logstart", {"nodeid": nodeid, "location": location}))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.told.append((REPORTED, data))

    def pytest_runtest_logfinish(self, nodeid: str, location: tuple[str, int | None, str]) -> None:
        self.told.append(("pytest_runtest_logfinish", {"nodeid": nodeid, "location": location}))

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str, location: tuple[str, int, str] | None
    ) -> None:
        warning_message.source = None
        given = {"warning_message": warning_message, "when": when, "nodeid": nodeid, "location": location}
        self.told.append((WARNED, given))


def _serve(session: pytest.Session, folder: Path, pipe: Connection) -> None:
    """The life of a child: it never returns."""
    try:
        gc.disable()
        listener = _alone(session)
        begun = resident()
        while True:
            index, following = pipe.recv()
            item, nextitem = session.items[index], None if following is None else session.items[following]
            listener.told = []
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem)
            goes_on = resident() - begun < GROWN
            if not goes_on or nextitem is None or not nextitem.path.is_relative_to(folder):
                goes_on = False
                _tear_down(session, item)
            pipe.send((listener.told, goes_on))
            if not goes_on:
                return
    except EOFError:
        pass  # the worker is gone
    except BaseException:
        pipe.send((traceback.format_exc(), False))
    finally:
        os._exit(0)


def _alone(session: pytest.Session) -> Listener:
    """Whatever is the worker's stays the worker's: its line to the controller, and what it has set up."""
    plugins = session.config.pluginmanager
    for plugin in list(plugins.get_plugins()):
        if isinstance(plugin, Apart) or type(plugin).__name__ == "WorkerInteractor":
            plugins.unregister(plugin)
    for finalizers, _ in session._setupstate.stack.values():
        finalizers.clear()
    listener = Listener(session.config)
    plugins.register(listener)
    return listener


def _tear_down(session: pytest.Session, item: pytest.Item) -> None:
    """What lived longer than one test ends with the child; a fault on the way belongs to the last test."""
    call = pytest.CallInfo.from_call(lambda: session._setupstate.teardown_exact(None), "teardown")
    if call.excinfo is not None:
        report = pytest.TestReport.from_item_and_call(item, call)
        session.config.hook.pytest_runtest_logreport(report=report)
