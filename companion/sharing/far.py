"""Far away: where a broker is, what a table is called there, and the link that says so. Nothing here opens a connection."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from dataclasses import replace
from ipaddress import ip_address
from urllib.parse import urlsplit

from companion.sharing.guests import Guests
from companion.sharing.wire import BODY
from companion.value import value

SEALED, OPEN = "wss", "ws"
"""MQTT over WebSocket, by TLS or without: one address for the app and for a browser, which speaks nothing else."""
PORTS = {SEALED: 443, OPEN: 80}
PATH = "/mqtt"
ADDRESS = 120
"""An address is no longer; it has to stand in a code that a camera reads."""
TOPIC = "airlock/1"
FRAME = BODY + 256
"""A frame of a guest is no longer: one that may be posted in a room, and its seal."""
APART = "~"
"""Stands in the fragment of a link between the code, the table and the broker."""


class NoBroker(ValueError):
    """What was typed is no address of a broker: "no_address", "only_web", or "only_tls"."""


@value
class Broker:
    """Where a broker is, and as whom it lets the host in. The user and the password stand in no link."""

    scheme: str
    host: str
    port: int
    path: str
    user: str = ""
    password: str = ""

    @staticmethod
    def read(text: str, user: str = "", password: str = "") -> Broker:
        """What somebody has typed, or NoBroker. TLS may be left away only where nobody is between: in the same house.

        >>> str(Broker.read("broker.example"))
        'wss://broker.example/mqtt'
        >>> str(Broker.read(" wss://broker.example:8084/ ", "ana", "secret"))
        'wss://broker.example:8084/mqtt'
        >>> str(Broker.read("ws://192.168.4.2:9001/mqtt"))
        'ws://192.168.4.2:9001/mqtt'
        >>> Broker.read("ws://broker.example")
        Traceback (most recent call last):
            ...
        companion.sharing.far.NoBroker: only_tls
        """
        typed = text.strip()
        scheme, apart, rest = typed.partition("://")
        try:
            found = urlsplit(typed if apart else f"{SEALED}://{typed}")
            host, port = found.hostname or "", found.port
        except ValueError:
            raise NoBroker("no_address") from None
        if found.scheme not in PORTS:
            raise NoBroker("only_web" if rest and scheme in ("mqtt", "mqtts", "tcp", "ssl") else "no_address")
        odd = found.username is not None or found.query or found.fragment or not found.path.isascii() or APART in typed
        if not host or not host.isascii() or any(each.isspace() for each in typed) or odd or len(typed) > ADDRESS:
            raise NoBroker("no_address")
        if found.scheme == OPEN and not _near(host):
            raise NoBroker("only_tls")
        path = found.path if found.path not in ("", "/") else PATH
        return Broker(found.scheme, host, port or PORTS[found.scheme], path, user, password)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}{'' if self.port == PORTS[self.scheme] else f':{self.port}'}{self.path}"

    @property
    def tls(self) -> bool:
        return self.scheme == SEALED

    @property
    def open(self) -> Broker:
        """The same without what lets one in."""
        return replace(self, user="", password="")


def _near(host: str) -> bool:
    """Whether an address is of this machine, or of the same house."""
    try:
        return ip_address(host).is_private
    except ValueError:
        return host == "localhost" or host.endswith(".local")


# -- a table at a broker -------------------------------------------------------------------------


def table_of(guests: Guests) -> str:
    """What a table is called: 128 bits that tell nothing, the same as long as its keys are, whoever is host."""
    return hmac.digest(bytes.fromhex(guests.open_key), b"airlock 1 table", hashlib.sha256)[:16].hex()


def link_by(page: str, guests: Guests, broker: Broker) -> str:
    """What a code says to somebody who is elsewhere: the page, and behind the # what no browser sends to it."""
    table = urlsafe_b64encode(bytes.fromhex(table_of(guests))).rstrip(b"=").decode()
    return f"{page}#{APART.join((guests.code.fragment, table, str(broker.open).removeprefix(f'{SEALED}://')))}"
