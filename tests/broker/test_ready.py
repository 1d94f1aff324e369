"""The broker that docs/broker.md has one run: its configuration as it is handed out, and TLS."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.sharing import broker
from companion.sharing.broker import NO_TRUST, REFUSED, UP
from companion.sharing.far import Broker
from tests.broker.mosquitto import LOOPBACK, Mosquitto, PahoCarrier
from tests.broker.test_mosquitto import goes_far, until
from tests.sharing.table import OpenTable

READY = Path(__file__).resolve().parents[2] / "packaging" / "broker"
OURS = ("listener", "protocol", "persistence", "password_file", "acl_file")
"""What a test has elsewhere."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broker, "waits", lambda _: 0.05)


@pytest.fixture
def table(tmp_path: Path, mosquitto: Mosquitto) -> Iterator[OpenTable]:
    assert mosquitto.port  # skipped where there is none
    found = OpenTable(tmp_path / "table")
    yield found
    found.close()


def given(tmp_path: Path) -> list[str]:
    """The lines as they are, with paths of this test."""
    passwords = tmp_path / "passwords"
    subprocess.run(("mosquitto_passwd", "-b", "-c", str(passwords), "ana", "right"), check=True, capture_output=True)
    lines = (READY / "mosquitto.conf").read_text("utf-8").splitlines()
    kept = [each for each in lines if each and not each.startswith(("#", *OURS))]
    return [*kept, f"password_file {passwords}", f"acl_file {READY / 'acl'}"]


def test_a_table_works_by_the_configuration_that_is_handed_out_and_nothing_else_does(tmp_path: Path, table: OpenTable) -> None:
    ready = Mosquitto(tmp_path / "ready", *given(tmp_path))
    try:
        goes_far(table, Broker.read(ready.address), REFUSED)
        goes_far(table, Broker.read(ready.address, "ana", "right"))
        heard: list[str] = []
        other = PahoCarrier(Broker.read(ready.address, "ana", "right"), lambda topic, _: heard.append(topic))
        other.listen("chat/#", "airlock/1/mark/u/+")
        other.say("chat/all", b"what a broker is not for")
        other.say("airlock/1/mark/u/0", b"x")
        until(lambda: heard, "the mark")
        assert heard == ["airlock/1/mark/u/0"]
        other.close()
    finally:
        ready.end()


@pytest.fixture
def certified(tmp_path: Path) -> Callable[..., list[str]]:
    """A certificate of ours for this machine."""
    if shutil.which("openssl") is None:
        pytest.skip("not installed: openssl")
    key, crt = tmp_path / "key.pem", tmp_path / "crt.pem"
    names = ("-subj", "/CN=localhost", "-addext", f"subjectAltName=DNS:localhost,IP:{LOOPBACK}")
    made = (
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "2",
        *names,
        "-keyout",
        str(key),
        "-out",
        str(crt),
    )
    subprocess.run(made, check=True, capture_output=True)
    return lambda: [f"certfile {crt}", f"keyfile {key}"]


def test_by_tls_a_broker_is_spoken_to_whose_certificate_somebody_vouches_for(
    tmp_path: Path, table: OpenTable, certified: Callable[..., list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    secure = Mosquitto(tmp_path / "secure", *certified())
    at = Broker.read(f"wss://localhost:{secure.port}/mqtt")
    try:
        goes_far(table, at, NO_TRUST)
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "crt.pem"))
        goes_far(table, at, UP)
        began = time.monotonic()
        told: list[str] = []
        broker.tried(at, told.append)
        until(lambda: told, "tried")
        assert told == [UP]
        assert time.monotonic() - began < broker.ANSWERS
    finally:
        secure.end()
