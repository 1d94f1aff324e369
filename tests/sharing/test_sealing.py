"""Seals against published vectors, and what they must refuse."""

import hashlib
from pathlib import Path

import pytest
from Crypto.Cipher import ChaCha20_Poly1305
from hypothesis import given
from hypothesis import strategies as st

from companion.sharing import sealing, wire
from companion.sharing.sealing import DOWN, UP, Exporter, Unsealed

UNHEX = bytes.fromhex


def test_rfc_7748_two_ends_agree() -> None:
    one = UNHEX("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4")
    point = UNHEX("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c")
    assert sealing.agree(one, point).hex() == "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"


def test_rfc_9180_a_7_1_keys_are_exported() -> None:
    ours, theirs = (
        UNHEX("095182b502f1f91f63ba584c7c3ec473d617b8b4c2cec3fad5af7fa6748165ed"),
        UNHEX("33d196c830a12f9ac65d6e565a590d80f04ee9b19c83c87f2c170d972a812848"),
    )
    enc, host = sealing.public(ours), sealing.public(theirs)
    assert enc.hex() == "e5e8f9bfff6c2f29791fc351d2c25ce1299aa5eaca78a757c0b4fb4bcd830918"
    assert host.hex() == "194141ca6c3c3beb4792cd97ba0ea1faff09d98435012345766ee33aae2d7664"
    for agreed in (sealing.agree(theirs, enc), sealing.agree(ours, host)):
        exporter = Exporter(sealing.shared_secret(agreed, enc, host), UNHEX("4f6465206f6e2061204772656369616e2055726e"))
        assert exporter.export(b"", 32).hex() == "7a36221bd56d50fb51ee65edfd98d06a23c4dc87085aa5866cb7087244bd2a36"
        assert exporter.export(b"\x00", 32).hex() == "d5535b87099c6c3ce80dc112a2671c6ec8e811a2f284f948cec6dd1708ee33f0"
        assert exporter.export(b"TestContext", 32).hex() == "ffaabc85a776136ca0c378e5d084c9140ab552b78f039d2e8775f26efff4c70e"


def test_xchacha20_poly1305_is_opened_as_the_draft_seals_it() -> None:
    """draft-irtf-cfrg-xchacha A.3.1."""
    plain = b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
    key, nonce, about = bytes(range(0x80, 0xA0)), bytes(range(0x40, 0x58)), UNHEX("50515253c0c1c2c3c4c5c6c7")
    sealed = UNHEX(
        "bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e"
        "1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52e"
    )
    assert sealing.unseal(key, nonce + sealed + UNHEX("c0875924c1c7987947deafd8780acf49"), about) == plain


def test_both_ends_have_the_same_keys_and_words() -> None:
    host = sealing.new_key()
    enc, theirs = sealing.reach(sealing.public(host))
    assert sealing.accept(host, enc) == theirs
    assert theirs.up != theirs.down
    assert set(theirs.words.split()) <= set(sealing.HEARD)


def test_words_are_different_and_as_many_as_they_should_be() -> None:
    assert len(set(sealing.HEARD)) == len(sealing.HEARD) == 64


@given(st.binary(max_size=600))
def test_what_is_sealed_is_opened_by_its_key_its_way_and_its_guest_alone(plain: bytes) -> None:
    key, guest = bytes(range(32)), b"guest001"
    sealed = sealing.seal(key, plain, UP + guest)
    assert sealing.unseal(key, sealed, UP + guest) == plain
    for wrong in (
        (bytes(32), sealed, UP + guest),
        (key, sealed, DOWN + guest),
        (key, sealed, UP + b"guest002"),
        (key, sealed[:-1] + bytes([sealed[-1] ^ 1]), UP + guest),
        (key, sealed[:20], UP + guest),
    ):
        with pytest.raises(Unsealed):
            sealing.unseal(*wrong)


def test_the_example_of_the_page_for_those_who_write_a_client_is_true() -> None:
    """docs/sharing.md: keys and words of two private keys, and one body."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "sharing.md").read_text("utf-8")
    host, guest, id, nonce = bytes(range(32)), bytes(range(32, 64)), bytes(range(1, 9)), bytes(range(64, 88))
    enc, keys = sealing.reach(sealing.public(host), guest)
    for said in (sealing.public(host).hex(), enc.hex(), keys.up.hex(), keys.down.hex(), keys.words):
        assert f"  {said}\n" in page
    cipher = ChaCha20_Poly1305.new(key=keys.up, nonce=nonce)
    cipher.update(UP + id)
    sealed, tag = cipher.encrypt_and_digest(wire.written({"have": [1, 1, 0]}))
    body = id + nonce + sealed + tag
    assert sealing.unseal(keys.up, body[wire.ID :], UP + id).strip() == b'{"have":[1,1,0]}'
    for said in (f"has {len(body)} bytes", sealed[:16].hex(), tag.hex(), hashlib.sha256(body).hexdigest()):
        assert said in page


@pytest.mark.parametrize("point", [bytes(32), b"\x01" + bytes(31)])
def test_a_point_without_a_secret_is_refused(point: bytes) -> None:
    with pytest.raises(Unsealed):
        sealing.agree(sealing.new_key(), point)
