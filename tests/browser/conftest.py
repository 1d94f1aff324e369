"""The browsers that are here, and the cable that their tests cut."""

from __future__ import annotations

from collections.abc import Iterator
from shutil import which

import pytest

from tests.browser.cable import CABLE, ELSEWHERE, OTHER_END, OURS, SPACE, THEIRS, ip
from tests.browser.engines import ENGINES, Browser


@pytest.fixture(params=ENGINES, ids=[each.name for each in ENGINES])
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    if missing := [each for each in request.param.needs if which(each) is None]:
        pytest.skip(f"not installed: {missing}")
    found: Browser = request.param()
    yield found
    found.quit()


@pytest.fixture(scope="session")
def link_up() -> Iterator[None]:
    """A cable between this machine and a host of its own, where one may be laid."""
    if not ELSEWHERE:
        yield
        return
    ip("netns", "add", SPACE)
    try:
        ip("link", "add", CABLE, "type", "veth", "peer", "name", OTHER_END)
        ip("link", "set", OTHER_END, "netns", SPACE)
        ip("addr", "add", f"{OURS}/30", "dev", CABLE)
        ip("link", "set", CABLE, "up")
        for command in (
            ("addr", "add", f"{THEIRS}/30", "dev", OTHER_END),
            ("link", "set", OTHER_END, "up"),
            ("link", "set", "lo", "up"),
        ):
            ip("netns", "exec", SPACE, "ip", *command)
        yield
    finally:
        ip("netns", "del", SPACE)
