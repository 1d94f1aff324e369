"""Whose everything is: every file of the tree, and every part of a package, by the tools that others will use."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from companion import __version__
from companion.packs.licences import licences
from tests.release.conftest import INSTRUMENTS, ROOT, Tool

ASK = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
print(JsonStrictValidator(SchemaVersion.V1_6).validate_str(sys.stdin.read()) or "valid")
"""


def test_every_file_says_whose_it_is_and_under_which_licence(tool: Tool) -> None:
    done = tool("reuse", "lint")
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("where", ["phone", "desktop", "web"])
def test_the_bill_of_materials_is_cyclonedx_and_whole(where: str) -> None:
    python = INSTRUMENTS / "python" / "bin" / "python"
    if not python.is_file():
        pytest.skip("cyclonedx-python-lib is not here, and tools/instruments.sh could not fetch it")
    bill = subprocess.run(
        [sys.executable, "-m", "tools.sbom", where], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    said = subprocess.run([python, "-c", ASK], input=bill, capture_output=True, text=True, check=False)
    assert said.stdout == "valid\n", said.stdout + said.stderr
    told = json.loads(bill)
    assert {each["bom-ref"] for each in told["components"]} == {part.id for part in licences().along(where)}
    assert told["metadata"]["component"]["version"] == __version__


def test_each_licence_is_one_that_spdx_knows(tool: Tool) -> None:
    python = INSTRUMENTS / "python" / "bin" / "python"
    if not python.is_file():
        pytest.skip("license-expression is not here, and tools/instruments.sh could not fetch it")
    ask = (
        "import sys; from license_expression import get_spdx_licensing as s; [s().parse(e, validate=True) for e in sys.argv[1:]]"
    )
    done = subprocess.run([python, "-c", ask, *sorted({part.licence for part in licences().parts})], check=False)
    assert done.returncode == 0


def test_linux_shows_it_by_its_name(tool: Tool) -> None:
    (about,) = (ROOT / "packaging" / "desktop").glob("*.metainfo.xml")
    done = tool("appstreamcli", "validate", "--no-net", about)
    assert done.returncode == 0, done.stdout
    text = about.read_text("utf-8")
    assert f'<release version="{__version__}"' in text
    entry = Path(str(about).replace(".metainfo.xml", ".desktop")).read_text("utf-8")
    assert "Exec=airlock\n" in entry
