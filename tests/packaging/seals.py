"""Agree on a key, derive others, seal and unseal with nothing but what lies in FOLDER, and say which libraries that took.

    python -OO -I -S seals.py FOLDER

What a phone can't be asked is refused here: a function of Python's own library, where a library lies, another program.

The vectors: X25519 of RFC 7748, 6.1; HKDF of RFC 5869, A.1; XChaCha20-Poly1305 of draft-irtf-cfrg-xchacha, A.3.1.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

SITE = Path(sys.argv[1]).resolve()
sys.path.append(str(SITE))

ALICE = "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"
ALICES = "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a"
BOB = "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"
SHARED = "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"
DERIVED = "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
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
    from Crypto.Hash import SHA256
    from Crypto.Protocol.DH import import_x25519_private_key, key_agreement
    from Crypto.Protocol.KDF import HKDF
    from Crypto.PublicKey import ECC
    from Crypto.Util import _raw_api

    is_(_raw_api.backend, "ctypes")
    alice, bob = (import_x25519_private_key(bytes.fromhex(each)) for each in (ALICE, BOB))
    is_(alice.public_key().export_key(format="raw").hex(), ALICES)
    is_(key_agreement(static_priv=alice, static_pub=bob.public_key(), kdf=bytes).hex(), SHARED)
    fresh = ECC.generate(curve="Curve25519")
    is_(len(key_agreement(static_priv=fresh, static_pub=bob.public_key(), kdf=bytes)), 32)
    derived = HKDF(b"\x0b" * 22, 42, bytes(range(13)), SHA256, context=bytes(range(0xF0, 0xFA)))
    is_(derived, bytes.fromhex(DERIVED))
    for kind in (bytes, bytearray, lambda given: memoryview(bytes(given)), lambda given: memoryview(bytearray(given))):
        key, nonce, about, text = map(kind, (range(0x80, 0xA0), range(0x40, 0x58), bytes.fromhex(ABOUT), bytes.fromhex(TEXT)))
        sealer, opener = (ChaCha20_Poly1305.new(key=key, nonce=nonce) for _ in range(2))
        for each in (sealer, opener):
            each.update(about)
        sealed, tag = sealer.encrypt_and_digest(text)
        is_((sealed[:16].hex(), tag.hex()), (BEGINNING, TAG))
        room = bytearray(len(sealed))
        opener.decrypt(sealed, output=room)
        opener.verify(tag)
        is_(room.hex(), TEXT)
    print(*loaded)


main()
