"""The networks that a phone is in, as java.net tells of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.device.played import Played

if TYPE_CHECKING:
    from tests.device.double import Phone
    from tests.device.world import Network

# ruff: noqa: N802, N805 - members bear the names that Java gave them, and what is static there takes the phone first


class Enumeration(Played, java="java.util.Enumeration"):
    def __init__(self, phone: Phone, held: Sequence[Played]) -> None:
        super().__init__(phone)
        self.left = list(held)

    def hasMoreElements(self) -> bool:
        return bool(self.left)

    def nextElement(self) -> Played:
        if not self.left:
            raise self.phone.thrown("java.util.NoSuchElementException", "no more elements")
        return self.left.pop(0)


class InetAddress(Played, java="java.net.InetAddress"):
    def __init__(self, phone: Phone, text: str) -> None:
        super().__init__(phone)
        self.text = text

    def getHostAddress(self) -> str:
        return self.text


class Inet4Address(InetAddress, java="java.net.Inet4Address"):
    """Four numbers."""


class Inet6Address(InetAddress, java="java.net.Inet6Address"):
    """With the interface behind a percent sign, where it leads no further than that."""


class NetworkInterface(Played, java="java.net.NetworkInterface"):
    def __init__(self, phone: Phone, network: Network) -> None:
        super().__init__(phone)
        self.network = network

    def getNetworkInterfaces(phone: Phone) -> Enumeration | None:  # type: ignore[misc]
        """Null where there is not one, and an exception where the system does not let us look."""
        if phone.networks is None:
            raise phone.thrown("java.net.SocketException", "getifaddrs failed: EACCES (Permission denied)")
        return Enumeration(phone, [NetworkInterface(phone, each) for each in phone.networks]) if phone.networks else None

    def getName(self) -> str:
        return self.network.name

    def isUp(self) -> bool:
        return self.network.up

    def getInetAddresses(self) -> Enumeration:
        kinds = {True: Inet6Address, False: Inet4Address}
        return Enumeration(self.phone, [kinds[":" in each](self.phone, each) for each in self.network.addresses])
