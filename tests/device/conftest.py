"""A phone of each level that matters."""

from collections.abc import Iterator

import pytest

from tests.device.double import Phone

LEVELS = (24, 26, 28, 29, 30, 33, 35, 37)
"""The oldest that is supported, and those that changed something that is used."""


@pytest.fixture(params=LEVELS)
def phone(request: pytest.FixtureRequest) -> Iterator[Phone]:
    with Phone(request.param) as made:
        yield made
