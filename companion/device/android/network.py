"""The networks that a phone is in, and the leave to be reached there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.device.addresses import offered
from companion.device.android.java import activity, java, level, unless_java
from companion.device.port import Address

LOCAL_NETWORK = "android.permission.ACCESS_LOCAL_NETWORK"
ASKED = 37
"""From this level on whoever holds the phone has a say in it."""
GRANTED = 0


@unless_java(())
def addresses() -> tuple[Address, ...]:
    """From the interfaces themselves: the way to the internet leads through the mobile network while the phone is a hotspot."""
    return offered(
        (str(interface.getName()), str(address.getHostAddress()))
        for interface in _each(java("java.net.NetworkInterface").getNetworkInterfaces())
        if interface.isUp()
        for address in _each(interface.getInetAddresses())
    )


def _each(listed: Any) -> Iterator[Any]:
    """Java's elements, one after the other; none where it tells of nothing."""
    while listed is not None and listed.hasMoreElements():
        yield listed.nextElement()


@unless_java(False)
def may_share() -> bool:
    return level() < ASKED or activity().checkSelfPermission(LOCAL_NETWORK) == GRANTED


def ask_to_share(answer: Callable[[bool], object]) -> None:
    """Answered at once where nobody need be asked, and by the system alone where somebody has said no for good."""
    if may_share():
        answer(True)
    elif not _asked(answer):
        answer(False)


@unless_java(False)
def _asked(answer: Callable[[bool], object]) -> bool:
    from android.permissions import request_permissions  # type: ignore[import-not-found]

    # Both lists are empty where the question was broken off.
    request_permissions([LOCAL_NETWORK], lambda _, granted: answer(bool(granted) and all(granted)))
    return True
