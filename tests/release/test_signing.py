"""A package signed by a key made for the test, with the programs that Android's tools bring."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.release.conftest import Tool
from tools import release

FRAMEWORK = Path("/usr/share/android-framework-res/framework-res.apk")
MANIFEST = """<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="a.b">
<uses-sdk android:minSdkVersion="24" android:targetSdkVersion="29"/><application android:label="a"/></manifest>"""
PASS = "at least six"


def key(folder: Path, name: str, tool: Tool) -> tuple[Path, str]:
    """A keystore, and the fingerprint of its certificate as a person would write it down."""
    store = folder / f"{name}.keystore"
    words = [
        "-genkeypair",
        "-alias",
        "airlock",
        "-keyalg",
        "RSA",
        "-keysize",
        "2048",
        "-validity",
        "20000",
        "-dname",
        f"CN={name}",
    ]
    asked = tool("keytool", *words, "-keystore", store, "-storepass", PASS, "-keypass", PASS)
    assert asked.returncode == 0, asked.stdout + asked.stderr
    listed = tool("keytool", "-list", "-v", "-keystore", store, "-storepass", PASS).stdout
    (fingerprint,) = re.findall("SHA256: ([0-9A-F:]{95})", listed)
    return store, fingerprint


@pytest.fixture
def apk(tmp_path: Path, tool: Tool) -> Path:
    if not FRAMEWORK.is_file():
        pytest.skip("Debian's android-framework-res is not here")
    manifest, made, aligned = tmp_path / "AndroidManifest.xml", tmp_path / "made.apk", tmp_path / "aligned.apk"
    manifest.write_text(MANIFEST)
    linked = tool("aapt2", "link", "-I", FRAMEWORK, "--manifest", manifest, "-o", made)
    assert linked.returncode == 0, linked.stderr
    assert tool("zipalign", "4", made, aligned).returncode == 0
    return aligned


def signed(apk: Path, store: Path, tool: Tool) -> None:
    done = tool("apksigner", "sign", "--ks", store, "--ks-pass", f"pass:{PASS}", apk)
    assert done.returncode == 0, done.stderr


def test_only_the_lasting_key_makes_a_release(apk: Path, tmp_path: Path, tool: Tool) -> None:
    written = tmp_path / "key.sha256"
    ours, fingerprint = key(tmp_path, "ours", tool)
    other, _ = key(tmp_path, "other", tool)
    written.write_text(f"{fingerprint}\n")
    assert "is not signed" in release.unsigned(apk, written)
    signed(apk, ours, tool)
    assert release.unsigned(apk, written) == ""
    signed(apk, other, tool)
    assert "not by" in release.unsigned(apk, written)
    assert release.fingerprint(release.FINGERPRINT) == "", "there is a key: take this line away, and say so in docs/releasing.md"


def test_where_there_is_no_apksigner_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    with pytest.raises(SystemExit, match="no apksigner"):
        release.apksigner()


def test_it_needs_no_keystore_to_read_who_signed(tool: Tool) -> None:
    assert subprocess.run(["git", "check-ignore", "-q", "airlock.keystore"], check=False).returncode == 0
