"""Agree on keys, seal and unseal as a phone does, with nothing but what lies in FOLDER, and say which libraries that took.

    python -OO -I -S seals.py FOLDER

`companion.sharing.sealing` does it, so what it uses is what is left of pycryptodome. What a phone can't be asked is refused
here: a function of Python's own library, where a library lies, another program.

The vectors: X25519 of RFC 7748, 6.1; keys that are exported of RFC 9180, A.7.1; XChaCha20-Poly1305 of
draft-irtf-cfrg-xchacha, A.3.1.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

SITE, ROOT = Path(sys.argv[1]).resolve(), Path(__file__).resolve().parents[2]
sys.path.extend((str(SITE), str(ROOT)))

ALICE = "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"
ALICES = "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"
BOB = "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"
SHARED = "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"
GUEST, HOST = (
    "095182b502f1f91f63ba584c7c3ec473d617b8b4c2cec3fad5af7fa6748165ed",
    "33d196c830a12f9ac65d6e565a590d80f04ee9b19c83c87f2c170d972a812848",
)
INFO, EXPORTED = "4f6465206f6e2061204772656369616e2055726e", "ffaabc85a776136ca0c378e5d084c9140ab552b78f039d2e8775f26efff4c70e"
TEXT = (
    "4c616469657320616e642047656e746c656d656e206f662074686520636c617373206f66202739393a204966204920636f756c64206f6666657220796f7520"
    "6f6e6c79206f6e652074697020666f7220746865206675747572652c2073756e73637265656e20776f756c642062652069742e"
)
ABOUT = "50515253c0c1c2c3c4c5c6c7"
BEGINNING, TAG = "bd6d179d3e83d43b9576579493c0e939", "c0875924c1c7987947deafd8780acf49"

loaded: set[str] = set()
library = ctypes.CDLL


def noted(name: str, *more: Any, **value: Any) -> ctypes.CDLL:
    loaded.add(Path(name).resolve().relative_to(SITE / "Crypto").as_posix().partition(".")[0])
    return library(name, *more, **value)


def is_(given: object, wanted: object) -> None:
    """An assertion would not be there: this runs optimized, as on a phone."""
    if given != wanted:
        raise ValueError(f"{given!r} is not {wanted!r}")


def refused(*asked: Any, **_: Any) -> NoReturn:
    raise RuntimeError(f"asked for {asked}")


def main() -> None:
    is_(sys.flags.optimize, 2)
    ctypes.CDLL = noted  # type: ignore[assignment, misc]
    ctypes.pythonapi = ctypes.util.find_library = subprocess.Popen = refused  # type: ignore[assignment, misc]
    from Crypto.Cipher import ChaCha20_Poly1305
    from Crypto.Util import _raw_api

    from companion.sharing import sealing

    is_(_raw_api.backend, "ctypes")
    is_(Path(_raw_api.__file__).is_relative_to(SITE), True)
    agrees(sealing)
    seals(sealing, ChaCha20_Poly1305)
    print(*loaded)


def agrees(sealing: Any) -> None:
    alice, bob, guest, host = map(bytes.fromhex, (ALICE, BOB, GUEST, HOST))
    is_(sealing.public(alice).hex(), ALICES)
    is_(sealing.agree(alice, sealing.public(bob)).hex(), SHARED)
    enc, theirs = sealing.public(guest), sealing.public(host)
    exporter = sealing.Exporter(sealing.shared_secret(sealing.agree(host, enc), enc, theirs), bytes.fromhex(INFO))
    is_(exporter.export(b"TestContext", 32).hex(), EXPORTED)
    enc, keys = sealing.reach(theirs)
    is_(sealing.accept(host, enc), keys)
    for nothing in (bytes(32), b"\x01" + bytes(31)):
        refuses(sealing, lambda nothing=nothing: sealing.agree(alice, nothing))


def seals(sealing: Any, cipher: Any) -> None:
    key, nonce, about, text = bytes(range(0x80, 0xA0)), bytes(range(0x40, 0x58)), bytes.fromhex(ABOUT), bytes.fromhex(TEXT)
    for kind in (bytes, bytearray, lambda given: memoryview(bytes(given)), lambda given: memoryview(bytearray(given))):
        sealer = cipher.new(key=kind(key), nonce=kind(nonce))
        sealer.update(kind(about))
        sealed, tag = sealer.encrypt_and_digest(kind(text))
        is_((sealed[:16].hex(), tag.hex()), (BEGINNING, TAG))
        is_(sealing.unseal(key, nonce + sealed + tag, about), text)
    is_(sealing.unseal(key, sealing.seal(key, text, about), about), text)
    refuses(sealing, lambda: sealing.unseal(key, nonce + sealed + bytes(16), about))
    refuses(sealing, lambda: sealing.unseal(key, sealing.seal(key, text, about), b""))


def refuses(sealing: Any, act: Callable[[], object]) -> None:
    try:
        act()
    except sealing.Unsealed:
        return
    raise ValueError("not refused")


main()
