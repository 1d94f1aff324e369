"""The script of the page: small, the same for every game, and sealing as published vectors and the host do."""

import hashlib
import json
import re
import subprocess
import zlib
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

import pytest

from companion.games.registry import GAMES
from companion.page.rooms import ROOMS
from companion.sharing import sealing, wire
from companion.sharing.sealing import DOWN, UP
from companion.show.face import face_of

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "page"
SCRIPT = (ROOT / "companion" / "page" / "page.js").read_text("utf-8")
FAR = (ROOT / "companion" / "page" / "far.js").read_text("utf-8")
"""The line of a page that is elsewhere."""
MOST = 300
"""The script has fewer lines."""
STRING = re.compile(r'"([^"\n]*)"')

HPKE = {
    "guest": "095182b502f1f91f63ba584c7c3ec473d617b8b4c2cec3fad5af7fa6748165ed",
    "info": "4f6465206f6e2061204772656369616e2055726e",
}
HPKE_HOST = "33d196c830a12f9ac65d6e565a590d80f04ee9b19c83c87f2c170d972a812848"
ENC = "e5e8f9bfff6c2f29791fc351d2c25ce1299aa5eaca78a757c0b4fb4bcd830918"
EXPORTED = [
    "7a36221bd56d50fb51ee65edfd98d06a23c4dc87085aa5866cb7087244bd2a36",
    "d5535b87099c6c3ce80dc112a2671c6ec8e811a2f284f948cec6dd1708ee33f0",
    "ffaabc85a776136ca0c378e5d084c9140ab552b78f039d2e8775f26efff4c70e",
]
"""RFC 9180, A.7.1: its guest, its info, the host's private key, and what is exported."""
PLAIN = b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
XCHACHA = {
    "key": bytes(range(0x80, 0xA0)).hex(),
    "nonce": bytes(range(0x40, 0x58)).hex(),
    "about": "50515253c0c1c2c3c4c5c6c7",
    "plain": PLAIN.hex(),
}
SEALED = (
    "bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb731c7f1b0b4aa6440bf3a82f4eda7e39ae64c6708c54c216cb96b72e"
    "1213b4522f8c9ba40db5d945b11b69b982c1bb9e3f3fac2bc369488f76b2383565d3fff921f9664c97637da9768812f615c68b13b52e"
    "c0875924c1c7987947deafd8780acf49"
)
"""draft-irtf-cfrg-xchacha, A.3.1: ciphertext and tag."""
SAYINGS: tuple[dict[str, Any], ...] = (
    {"have": [1, 1, 0]},
    {"page": "x" * 20_000, "n": 3},
    {"says": "C’est à Zoé — 🚪 – \u0000 …"},
    {},
)


@pytest.mark.parametrize("script", [SCRIPT, FAR], ids=["page", "far"])
def test_the_script_is_small_and_knows_no_game(script: str) -> None:
    assert len(script.splitlines()) < MOST
    faces = {name: face_of(name) for name in GAMES}
    intents = {intent for game in GAMES.values() for intent in game.intents}
    rooms = {
        *ROOMS,
        *(room for face in faces.values() for room in (*face.rooms, *face.instruments, *(tab.name for tab in face.tabs))),
    }
    assert set(STRING.findall(script)) & {*GAMES, *intents, *rooms} == set()
    assert {name for name in {*GAMES, *intents, *rooms} if "_" in name and re.search(rf"\b{name}\b", script)} == set()
    assert [name for name in GAMES if name in script.lower()] == []


def test_what_others_have_written_is_what_its_readme_notes() -> None:
    """And its licences lie beside it."""
    found = hashlib.sha256((FOLDER / "stablelib.js").read_bytes()).hexdigest()
    assert found in (FOLDER / "README.md").read_text("utf-8")
    licences = (FOLDER / "stablelib-LICENSE.txt").read_text("utf-8")
    fetched = json.loads((ROOT / "tools" / "stablelib" / "package-lock.json").read_text("utf-8"))["packages"]
    names = {name.rpartition("/")[2] for name in fetched if "@stablelib/" in name}
    assert {name for line in licences.splitlines() if line.startswith("== ") for name in line[3:].split()} == names
    assert all(each["integrity"].startswith("sha512-") for name, each in fetched.items() if name)


@pytest.mark.skipif(which("node") is None, reason="no node here")
def test_the_page_seals_by_published_vectors_and_as_the_host_does() -> None:
    """RFC 9180 A.7.1, XChaCha A.3.1, and frames both ways."""
    asked, hosts, pairs = [], [], []
    for number, says in enumerate(SAYINGS):
        host, secret, id = sealing.new_key(), sealing.new_key(), bytes([number + 1]) * wire.ID
        _, keys = sealing.reach(sealing.public(host), secret)
        frame = sealing.seal(keys.down, wire.written(says), DOWN + id)
        more = {"id": id.hex(), "frame": frame.hex(), "says": says}
        asked.append({"host": sealing.public(host).hex(), "secret": secret.hex(), **more})
        hosts.append(host)
        pairs.append(keys)
    hpke = {**HPKE, "host": sealing.public(bytes.fromhex(HPKE_HOST)).hex()}
    questions = {"heard": sealing.HEARD, "hpke": hpke, "xchacha": XCHACHA, "guests": asked}
    command = (str(which("node")), Path(__file__).with_name("vectors.js"))
    done = subprocess.run(command, input=json.dumps(questions), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["enc"], found["exported"]) == (ENC, EXPORTED)
    assert (found["sealed"], bytes.fromhex(found["opened"])) == (SEALED, PLAIN)
    for host, keys, says, given, guest in zip(hosts, pairs, SAYINGS, asked, found["guests"], strict=True):
        assert sealing.accept(host, bytes.fromhex(guest["enc"])) == keys
        assert (guest["up"], guest["down"], guest["words"]) == (keys.up.hex(), keys.down.hex(), keys.words)
        assert guest["opened"] == says
        assert guest["refused"] == [None, None, None]
        plain = sealing.unseal(keys.up, bytes.fromhex(guest["said"]), UP + bytes.fromhex(given["id"]))
        assert wire.parsed(plain) == says
        assert len(plain) % wire.BLOCK == 0


UNPACKS = """
const fs = require("fs"), far = fs.readFileSync(process.argv[2], "utf8");
const ELSEWHERE = new Function("location", `${far}; return ELSEWHERE;`)({ hash: "" });
const hex = (data) => Buffer.from(data).toString("hex"), asked = JSON.parse(fs.readFileSync(0, "utf8"));
const of = (what) => (each) => { try { return hex(what(new Uint8Array(Buffer.from(each, "hex")))); } catch (_) { return null; } };
process.stdout.write(JSON.stringify([asked.deflated.map(of(ELSEWHERE.inflate)), asked.packed.map(of(ELSEWHERE.unpack))]));
"""


@pytest.mark.skipif(which("node") is None, reason="no node here")
def test_a_page_elsewhere_unpacks_what_the_host_packs(tmp_path: Path) -> None:
    """RFC 1951 in each of its blocks, and what is none; and pages, with what only one seat sees and without."""
    dice = Random(7)
    texts = [b"", b"x", bytes(5000), dice.randbytes(70_000), SCRIPT.encode(), "C’est à Zoé 🚪".encode() * 300]
    texts += [bytes(dice.choices(b"<div class=row>", k=dice.randint(1, 4000))) for _ in range(20)]
    deflated = []
    for text in texts:
        for level, strategy in (
            (0, zlib.Z_DEFAULT_STRATEGY),
            (9, zlib.Z_DEFAULT_STRATEGY),
            (9, zlib.Z_FIXED),
            (6, zlib.Z_HUFFMAN_ONLY),
        ):
            packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS, 9, strategy)
            deflated.append(packer.compress(text) + packer.flush())
    wrong = [b"\x07", b"", deflated[-1][:-3], zlib.compressobj(9, zlib.DEFLATED, -15).compress(b"") + b"\x06"]
    says: list[dict[str, Any]] = [{"page": "<main>é", "n": 3}, {"page": SCRIPT, "mine": "a hand", "n": 7}, {"still": 1}]
    script = tmp_path / "unpacks.js"
    script.write_text(UNPACKS)
    asked = {"deflated": [each.hex() for each in (*deflated, *wrong)], "packed": [wire.packed(each).hex() for each in says]}
    command = (str(which("node")), script, ROOT / "companion" / "page" / "far.js")
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    inflated, unpacked = json.loads(done.stdout)
    assert [bytes.fromhex(each) for each in inflated[: len(deflated)]] == [text for text in texts for _ in range(4)]
    assert inflated[len(deflated) :] == [None] * len(wrong)
    assert [json.loads(bytes.fromhex(each)) for each in unpacked] == says
