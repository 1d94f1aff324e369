"""What all tests share."""

import os

import pytest
from hypothesis import settings

settings.register_profile("airlock", derandomize=bool(os.environ.get("CI")), print_blob=True)
settings.load_profile("airlock")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--evenings", type=int, default=12, help="how many evenings of each game the one button leads through")
    parser.addoption("--kills", type=int, default=200, help="how many times a process is killed while it saves")
