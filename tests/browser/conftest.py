"""The cable that tests of real browsers cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.cable import CABLE, ELSEWHERE, OTHER_END, OURS, SPACE, THEIRS, ip


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
