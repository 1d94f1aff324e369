"""A real Mosquitto, and guests that speak to it by paho."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import time
from pathlib import Path
from shutil import which
from typing import Any

from paho.mqtt.client import Client, MQTTMessage
from paho.mqtt.enums import CallbackAPIVersion

from companion.sharing.broker import Hears
from companion.sharing.far import Broker

LOOPBACK = "127.0.0.1"
PROGRAM = which("mosquitto") or next((each for each in ("/usr/sbin/mosquitto",) if Path(each).is_file()), "")


def free_port() -> int:
    with socket.socket() as found:
        found.bind((LOOPBACK, 0))
        return int(found.getsockname()[1])


class Mosquitto:
    """One that is ours, with the lines of configuration that are wanted beside its port."""

    def __init__(self, home: Path, *lines: str, persists: bool = True, address: str = LOOPBACK) -> None:
        self.home, self.port, self._lines, self._persists, self._at = home, free_port(), lines, persists, address
        self.plain = free_port()
        home.mkdir(exist_ok=True)
        self.begin()

    @property
    def address(self) -> str:
        return f"ws://{LOOPBACK}:{self.port}/mqtt"

    @property
    def broker(self) -> Broker:
        return Broker.read(self.address)

    def begin(self) -> None:
        keeps = ["persistence true", f"persistence_location {self.home}/"] if self._persists else ["persistence false"]
        who = [] if any(each.startswith("allow_anonymous") for each in self._lines) else ["allow_anonymous true"]
        plain = f"listener {self.plain} {LOOPBACK}"  # without one that is no WebSocket, 2.0.11 does not start
        lines = [*keeps, "user root", plain, f"listener {self.port} {self._at}", "protocol websockets", *who, *self._lines]
        (self.home / "mosquitto.conf").write_text("\n".join(lines) + "\n")
        log = (self.home / "mosquitto.log").open("ab")
        self.process = subprocess.Popen((PROGRAM, "-c", str(self.home / "mosquitto.conf")), stdout=log, stderr=log)
        until = time.monotonic() + 20
        while time.monotonic() < until:  # a program of others has no other way to say that it is up
            with contextlib.suppress(OSError), socket.create_connection((LOOPBACK, self.port), 1):
                return
            assert self.process.poll() is None, (self.home / "mosquitto.log").read_text()
            time.sleep(0.02)
        raise AssertionError("Mosquitto does not listen")

    def end(self, hard: bool = False) -> None:
        self.process.send_signal(signal.SIGKILL if hard else signal.SIGTERM)
        self.process.wait(20)

    def restart(self, empty: bool, hard: bool = False) -> None:
        self.end(hard)
        if empty:
            (self.home / "mosquitto.db").unlink(missing_ok=True)
        self.begin()


class PahoCarrier:
    """What a guest has of a broker; it connects again by itself, and listens to the same."""

    def __init__(self, at: Broker, hears: Hears) -> None:
        self._wants: list[tuple[str, int]] = []
        self._client = Client(CallbackAPIVersion.VERSION2, transport="websockets")
        self._client.ws_set_options(at.path)
        self._client.reconnect_delay_set(0.05, 0.2)  # type: ignore[arg-type]
        self._client.on_connect = lambda *_: self._client.subscribe(self._wants) if self._wants else None
        if at.user:
            self._client.username_pw_set(at.user, at.password)

        def said(_: Client, _data: object, message: MQTTMessage) -> None:
            hears(message.topic, bytes(message.payload))

        self._client.on_message = said
        self._client.on_socket_open = lambda _, _data, line: _at_once(line)
        self._client.connect(at.host, at.port, 20)
        self._client.loop_start()

    def say(self, topic: str, data: bytes, keep: bool = False) -> None:
        self._client.publish(topic, data, qos=1, retain=keep)

    def listen(self, *topics: str) -> None:
        wanted = [(each, 1) for each in topics]
        self._wants += wanted
        self._client.subscribe(wanted)

    def close(self) -> None:
        self._client.disconnect()
        self._client.loop_stop()


def _at_once(line: Any) -> None:
    with socket.fromfd(line.fileno(), socket.AF_INET, socket.SOCK_STREAM) as same:
        same.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
