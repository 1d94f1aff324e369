"""The cable that tests of real browsers cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.cable import CABLE, OTHER_END, OURS, SPACE, THEIRS, ip


@pytest.fixture(scope="session")
def link_up() -> Iterator[str]:
    """A cable between this machine and a host of its own; its name."""
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
        yield CABLE
    finally:
        ip("netns", "del", SPACE)
