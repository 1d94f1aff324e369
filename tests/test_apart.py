"""Tests that run in a forked child look from outside as if a worker had run them; the child is thrown away."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import apart

ROOT = Path(__file__).parents[1]
CONFTEST = """
import os
from pathlib import Path
from tests import apart

def pytest_configure(config):
    if apart.here(config):
        apart.GROWN = {grown}
        inside = Path(__file__).parent / "inside"
        config.pluginmanager.register(apart.Apart(inside, lambda: os.environ.update(WARM=str(os.getpid()))))
"""
INSIDE = """
import gc, os, warnings
import pytest

@pytest.fixture(scope="module")
def whole():
    with open("begun", "a") as file:
        file.write("begun ")
    yield
    with open("begun", "a") as file:
        file.write("ended ")

def test_one_process(whole):
    assert not gc.isenabled()
    assert os.environ["WARM"] == str(os.getppid())
    print("said aloud")

def test_that_is_false(whole):
    assert [1, 2] == [1, 3]

def test_that_ends_it():
    os._exit(3)

@pytest.mark.skip
def test_skipped(): ...

def test_warned(whole):
    warnings.warn("mind the gap")

@pytest.fixture
def torn():
    yield
    raise ValueError("torn down badly")

def test_torn(torn): ...
"""
OUTSIDE = """
import gc, os

def test_the_worker_goes_on():
    assert gc.isenabled()
    assert os.environ.get("WARM", str(os.getpid())) == str(os.getpid())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="nothing is forked here")
@pytest.mark.parametrize(("grown", "begun"), [(apart.GROWN, "begun begun ended "), (0, "begun ended " * 3)])
def test_what_came_of_tests_in_a_child(tmp_path: Path, grown: int, begun: str) -> None:
    (tmp_path / "inside").mkdir()
    (tmp_path / "conftest.py").write_text(CONFTEST.format(grown=grown))
    (tmp_path / "inside" / "test_inside.py").write_text(INSIDE)
    (tmp_path / "test_last.py").write_text(OUTSIDE)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n1", "-p", "no:cacheprovider", "--rootdir=.", "-rA", "."],
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    said = done.stdout
    for each in (
        "PASSED inside/test_inside.py::test_one_process",
        "FAILED inside/test_inside.py::test_that_is_false - assert [1, 2] == [1, 3]",
        "At index 1 diff: 2 != 3",
        "FAILED inside/test_inside.py::test_that_ends_it",
        "the process that ran it is gone: 3",
        "SKIPPED [1] inside/test_inside.py",
        "PASSED inside/test_inside.py::test_warned",
        "UserWarning: mind the gap",
        "ERROR inside/test_inside.py::test_torn - ValueError: torn down badly",
        "PASSED test_last.py::test_the_worker_goes_on",
        "2 failed, 4 passed, 1 skipped, 1 warning, 1 error",
    ):
        assert each in said, said
    assert (tmp_path / "begun").read_text() == begun
