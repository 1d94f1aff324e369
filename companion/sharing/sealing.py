"""Seals: what crosses a network is read by one guest and the host, and by nobody between them.

A guest that has the host's public key makes a pair of keys with it, one a direction: HPKE in base mode, export only (RFC 9180:
DHKEM of X25519 and HKDF-SHA256, HKDF-SHA256). Frames are XChaCha20-Poly1305 with a random nonce each, so they may come in any
order, twice, or not at all. Nothing below that is ours: X25519 and the cipher are pycryptodome's, HMAC is Python's. The cipher is
imported where it is used: a table within a browser seals nothing, and has none.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from companion.value import value

KEY, NONCE, TAG = 32, 24, 16
"""How many bytes each takes."""
KEM = b"KEM\x00\x20"
SUITE = b"HPKE\x00\x20\x00\x01\xff\xff"
"""The suite, as the key schedule is told of it: the last two bytes say that keys are exported and nothing else."""
ABOUT = b"airlock 1"
UP, DOWN = ABOUT + b" up", ABOUT + b" down"
"""Additional data of a frame, in front of the guest it belongs to: from a guest to the host, and back."""
SAID = (
    "ALBUM ATLAS BANJO BIKINI BISON BRONZE BUFFET CACTUS CANYON CASINO CAVIAR CITRON COBRA CONDOR CORTEX DAHLIA DOLLAR "
    "DOMINO DRAGON EMPIRE FJORD FORUM FRUIT GADGET GEYSER GLOBE GNOME HAMSTER HORIZON IGLOO INDIGO JAGUAR JUNGLE KAYAK "
    "KIMONO KIWI KOALA LASSO LOTUS LYNX MAGNUM MELON MIMOSA MUSTANG NECTAR NYLON OASIS ONYX ORANGE PANDA PIANO PIRATE PIVOT "
    "POLKA PUZZLE PYTHON QUARTZ ROBOT SAFARI TANGO TUNNEL YUCCA ZIGZAG ZOMBIE"
)
HEARD = SAID.split()
"""64 words that sound unlike each other, written alike in English and in French: each may read another language."""


class Unsealed(Exception):
    """A frame that nobody we know has sealed, or that was sealed for somebody else."""


@value
class KeyPair:
    """What a guest and the host have between them: a key each way, and two words by which people know it is the same on both."""

    up: bytes
    down: bytes
    words: str


# -- HPKE ----------------------------------------------------------------------------------------


def _extract(salt: bytes, suite: bytes, label: bytes, secret: bytes) -> bytes:
    return hmac.digest(salt or bytes(32), b"HPKE-v1" + suite + label + secret, hashlib.sha256)


def _expand(key: bytes, suite: bytes, label: bytes, info: bytes, length: int) -> bytes:
    labelled = length.to_bytes(2, "big") + b"HPKE-v1" + suite + label + info
    found, block = b"", b""
    while len(found) < length:
        block = hmac.digest(key, block + labelled + bytes([len(found) // 32 + 1]), hashlib.sha256)
        found += block
    return found[:length]


def shared_secret(agreed: bytes, enc: bytes, host: bytes) -> bytes:
    """What both ends make of their agreement, bound to both public keys."""
    return _expand(_extract(b"", KEM, b"eae_prk", agreed), KEM, b"shared_secret", enc + host, 32)


class Exporter:
    """The key schedule of one agreement, from which keys are exported by their names."""

    def __init__(self, secret: bytes, info: bytes) -> None:
        context = b"\x00" + _extract(b"", SUITE, b"psk_id_hash", b"") + _extract(b"", SUITE, b"info_hash", info)
        self._secret = _expand(_extract(secret, SUITE, b"secret", b""), SUITE, b"exp", context, 32)

    def export(self, name: bytes, length: int) -> bytes:
        return _expand(self._secret, SUITE, b"sec", name, length)


def _keys(agreed: bytes, enc: bytes, host: bytes) -> KeyPair:
    exporter = Exporter(shared_secret(agreed, enc, host), ABOUT)
    one, two = (HEARD[each % len(HEARD)] for each in exporter.export(b"words", 2))
    return KeyPair(exporter.export(b"up", KEY), exporter.export(b"down", KEY), f"{one} {two}")


# -- agreeing ------------------------------------------------------------------------------------


def new_key() -> bytes:
    """A host's private key."""
    return secrets.token_bytes(KEY)


def public(private: bytes) -> bytes:
    """What the code on the screen says of a private key.

    >>> public(bytes(range(32))).hex()[:16]
    '8f40c5adb68f2562'
    """
    from Crypto.Protocol.DH import import_x25519_private_key

    return bytes(import_x25519_private_key(private).public_key().export_key(format="raw"))


def agree(private: bytes, other: bytes) -> bytes:
    """What two ends have in common; a point that has nothing to agree on is refused."""
    from Crypto.Protocol.DH import import_x25519_private_key, import_x25519_public_key, key_agreement

    try:
        ours, theirs = import_x25519_private_key(private), import_x25519_public_key(other)
        return bytes(key_agreement(eph_priv=ours, eph_pub=theirs, kdf=bytes))
    except ValueError:
        raise Unsealed("no point to agree on") from None


def reach(host: bytes, private: bytes = b"") -> tuple[bytes, KeyPair]:
    """A guest's side: what is said openly in a join, and the keys."""
    private = private or new_key()
    enc = public(private)
    return enc, _keys(agree(private, host), enc, host)


def accept(private: bytes, enc: bytes) -> KeyPair:
    """The host's side of the same."""
    return _keys(agree(private, enc), enc, public(private))


# -- frames --------------------------------------------------------------------------------------


def seal(key: bytes, plain: bytes, about: bytes) -> bytes:
    from Crypto.Cipher import ChaCha20_Poly1305

    nonce = secrets.token_bytes(NONCE)
    cipher = ChaCha20_Poly1305.new(key=key, nonce=nonce)
    cipher.update(about)
    sealed, tag = cipher.encrypt_and_digest(plain)
    return nonce + sealed + tag


def unseal(key: bytes, sealed: bytes, about: bytes) -> bytes:
    """What was said, or Unsealed.

    >>> key = bytes(32)
    >>> unseal(key, seal(key, b"noise", UP), UP)
    b'noise'
    >>> unseal(key, seal(key, b"noise", UP), DOWN)
    Traceback (most recent call last):
        ...
    companion.sharing.sealing.Unsealed: sealed by nobody we know
    """
    from Crypto.Cipher import ChaCha20_Poly1305

    if len(sealed) < NONCE + TAG:
        raise Unsealed("too short")
    cipher = ChaCha20_Poly1305.new(key=key, nonce=sealed[:NONCE])
    cipher.update(about)
    try:
        return cipher.decrypt_and_verify(sealed[NONCE:-TAG], sealed[-TAG:])
    except ValueError:
        raise Unsealed("sealed by nobody we know") from None
