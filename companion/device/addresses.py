"""Where phones nearby reach this one: its addresses in networks of the house, likeliest first. Read when they are asked for."""

from __future__ import annotations

import re
import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv4Network

from companion.device.port import Address

HOUSES = tuple(map(IPv4Network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")))
"""Addresses that lead nowhere beyond the house."""
NEVER = re.compile(
    r"lo\d*$|.*(rmnet|ccmni|clat)|v4-|pdp_ip|tun|utun|tap|ppp|wg|ipsec|dummy|docker|veth|br-|virbr|vmnet|vboxnet", re.IGNORECASE
)
"""Interfaces that no phone nearby is on: the loop, the mobile network, tunnels, and what programs make for themselves."""
ORDER = tuple(re.compile(each, re.IGNORECASE) for each in (r"ap|swlan|softap|bridge\d", r"wlan[1-9]", r"wl|wi-?fi|en0$", r"p2p"))
"""The phone's own hotspot; a second radio, which mostly is one; the network it is in; a phone it talks to; any other."""
UP = 0x1 | 0x40
"""Turned on, and connected."""
ASKED = {"darwin": (0xC0206911, 0xC0206921)}
LINUX = (0x8913, 0x8915)
"""How a system is asked for an interface's flags and its address."""


def offered(found: Iterable[Address]) -> tuple[Address, ...]:
    """Those of them by which a phone nearby can reach this one.

    >>> offered([("rmnet0", "10.9.8.7"), ("wlan0", "192.168.1.5"), ("ap0", "192.168.43.1"), ("wlan0", "203.0.113.9")])
    (('ap0', '192.168.43.1'), ('wlan0', '192.168.1.5'))
    """
    return tuple(sorted({each for each in found if not NEVER.match(each[0]) and _in_a_house(each[1])}, key=_rank))


def _in_a_house(address: str) -> bool:
    return ":" not in address and any(IPv4Address(address) in house for house in HOUSES)


def _rank(found: Address) -> tuple[int, Address]:
    return next((at for at, names in enumerate(ORDER) if names.match(found[0])), len(ORDER)), found


def here() -> tuple[Address, ...]:
    """Those of this desktop; none where the system does not tell. Nothing is sent for it."""
    try:
        return offered(_named() if sys.platform == "win32" else _asked())
    except OSError:
        return ()


def _asked() -> Iterator[Address]:
    """Each interface's first address, from the kernel itself."""
    from fcntl import ioctl

    flags, address = ASKED.get(sys.platform, LINUX)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for _, name in socket.if_nameindex():
            asking = struct.pack("16s24x", name.encode()[:15])
            try:
                (found,) = struct.unpack_from("H", ioctl(line, flags, asking), 16)
                answer = ioctl(line, address, asking)
            except OSError:  # it has no address, or is gone
                continue
            if found & UP == UP:
                yield name, socket.inet_ntoa(answer[20:24])


def _named() -> Iterator[Address]:
    """Windows tells the addresses under its own name, and no interfaces."""
    for address in socket.gethostbyname_ex(socket.gethostname())[2]:
        yield "", address
