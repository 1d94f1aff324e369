"""Where phones nearby reach a desktop: what each system tells, without a word sent to anybody."""

import fcntl
import socket
import struct
import subprocess
import sys
from typing import Any

import pytest

from companion.device import addresses
from companion.device.real import RealDevice

FLAGS, ADDRESS = addresses.LINUX
UP, LOOP, CUT = 0x43, 0x49, 0x3


class Line:
    """A socket that nobody may send by."""

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was opened."""


def kernel(monkeypatch: pytest.MonkeyPatch, interfaces: dict[str, tuple[int, str]], flags: int = FLAGS) -> None:
    """A kernel with these interfaces: their flags, and their address or ""."""

    def ioctl(_: Any, asked: int, asking: bytes) -> bytes:
        name = asking[:16].rstrip(b"\0").decode()
        up, address = interfaces[name]
        if asked == flags:
            return struct.pack("16sH22x", name.encode(), up)
        if not address:
            raise OSError(99, "Cannot assign requested address")
        return struct.pack("16s2sH4s16x", name.encode(), b"\x02\0", 0, socket.inet_aton(address))

    monkeypatch.setattr(socket, "socket", lambda *_: Line())
    monkeypatch.setattr(socket, "if_nameindex", lambda: list(enumerate(interfaces, 1)))
    monkeypatch.setattr(fcntl, "ioctl", ioctl)


def test_linux_tells_of_what_is_up_and_has_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    kernel(
        monkeypatch,
        {
            "lo": (LOOP, "127.0.0.1"),
            "enp3s0": (UP, "192.168.1.7"),
            "wlp2s0": (UP, "192.168.1.8"),
            "wwan0": (UP, "100.64.3.2"),
            "docker0": (UP, "172.17.0.1"),
            "eth1": (CUT, "192.168.9.9"),
            "eth2": (UP, ""),
        },
    )
    assert RealDevice().addresses() == (("wlp2s0", "192.168.1.8"), ("enp3s0", "192.168.1.7"))


def test_macos_tells_the_same_in_its_own_numbers_and_its_hotspot_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    interfaces = {
        "lo0": (LOOP, "127.0.0.1"),
        "en0": (UP, "10.0.1.4"),
        "utun3": (UP, "10.9.0.2"),
        "bridge100": (UP, "192.168.2.1"),
    }
    kernel(monkeypatch, interfaces, addresses.ASKED["darwin"][0])
    assert addresses.here() == (("bridge100", "192.168.2.1"), ("en0", "10.0.1.4"))


def test_windows_tells_addresses_and_no_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(socket, "gethostname", lambda: "anas-pc")
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda name: (name, [], ["169.254.3.3", "192.168.1.9"]))
    assert addresses.here() == (("", "192.168.1.9"),)


def test_a_system_that_does_not_tell_leaves_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses() -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(socket, "if_nameindex", refuses)
    assert addresses.here() == ()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no names to ask by")
def test_what_this_machine_tells_can_be_listened_at() -> None:
    for _, address in addresses.here():
        with socket.create_server((address, 0)) as listening:
            assert listening.getsockname()[0] == address


@pytest.mark.parametrize(
    ("found", "order"),
    [
        (["wlan0", "ap0"], ["ap0", "wlan0"]),
        (["eth0", "wlan0", "swlan0"], ["swlan0", "wlan0", "eth0"]),
        (["wlan0", "wlan1"], ["wlan1", "wlan0"]),
        (["rndis0", "softap0", "p2p-wlan0-0"], ["softap0", "p2p-wlan0-0", "rndis0"]),
        (["rmnet_data0", "ccmni1", "tun0", "dummy0", "lo", "v4-rmnet1", "r_rmnet0", "clat4", "utun2", "veth12", "br-1a2b"], []),
    ],
)
def test_the_likeliest_comes_first(found: list[str], order: list[str]) -> None:
    offered = addresses.offered((name, f"192.168.{at}.1") for at, name in enumerate(found))
    assert [name for name, _ in offered] == order


def test_a_desktop_asks_nobody() -> None:
    heard: list[bool] = []
    RealDevice().ask_to_share(heard.append)
    assert (heard, RealDevice().may_share()) == ([True], True)


def test_a_device_is_made_without_a_word_of_networks() -> None:
    """They are read when they are shared, and not before: a start waits for neither module nor socket."""
    script = (
        "import sys; import companion.device, companion.device.real; companion.device.real.RealDevice(); "
        "print([each for each in ('socket', 'companion.device.addresses', 'Crypto') if each in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
