"""What the workflow promises of an APK, as far as a text can be held to it; it has to run to prove the rest."""

import os
import re
import stat
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.packaging.made import KEY, ROOT
from tools import weigh

GITHUB = ROOT / ".github"
Job = dict[str, Any]


@pytest.fixture(scope="module")
def jobs() -> dict[str, Job]:
    workflow = yaml.safe_load((GITHUB / "workflows" / "android.yml").read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    found: dict[str, Job] = workflow["jobs"]
    return found


def runs(job: Job) -> str:
    return "\n".join(str(step.get("run", "")) for step in job["steps"])


def using(job: Job, action: str) -> dict[str, Any]:
    return next(step for step in job["steps"] if step.get("uses", "").startswith(action))


def test_nothing_is_released_that_has_not_run_in_the_emulator(jobs: dict[str, Job]) -> None:
    assert jobs["emulator"]["needs"] == "debug"
    assert jobs["release"]["needs"] == "emulator"


def test_a_debug_build_is_for_the_emulator(jobs: dict[str, Job]) -> None:
    assert jobs["debug"]["env"] == {"APP_ANDROID_ARCHS": "x86_64"}
    assert "buildozer android debug" in runs(jobs["debug"])
    assert using(jobs["emulator"], "reactivecircus/")["with"]["arch"] == "x86_64"


def test_it_runs_on_the_oldest_and_the_newest_android_we_say(jobs: dict[str, Job], spec: ConfigParser) -> None:
    levels = jobs["emulator"]["strategy"]["matrix"]["level"]
    assert (str(min(levels)), str(max(levels))) == (spec["app"]["android.minapi"], spec["app"]["android.api"])


def test_the_emulator_fails_on_a_traceback_and_keeps_what_it_saw(jobs: dict[str, Job], spec: ConfigParser) -> None:
    script = ROOT / using(jobs["emulator"], "reactivecircus/")["with"]["script"].split()[0]
    assert script.stat().st_mode & stat.S_IXUSR
    assert subprocess.run(["bash", "-n", script], check=False).returncode == 0
    text = script.read_text("utf-8")
    assert "set -euo pipefail" in text
    assert all(sign in text for sign in ("adb install", "am start", "logcat", "Traceback", "FATAL EXCEPTION", "files/reports"))
    package = re.search("^package=(.*)$", text, re.MULTILINE)
    assert package is not None
    assert package.group(1) == f"{spec['app']['package.domain']}.{spec['app']['package.name']}"
    kept = [step for step in jobs["emulator"]["steps"] if step.get("uses", "").startswith("actions/upload-artifact")]
    assert [step["if"] for step in kept] == ["always()"]


ADB = """#!/bin/sh
case "$*" in
    "logcat -d") cat log ;;
    *KEYCODE_ENTER) [ ! -e leads ] || echo elsewhere > where ;;
    *KEYCODE_BACK) [ -e gone ] || rm -f where ;;
    *"cat files/place.json") cat where 2>/dev/null || echo launch ;;
    *"ls files/place.json") cat place ;;
    *"ls files/reports") ls reports ;;
    *pidof*) cat alive ;;
esac
"""
"""A device that says what lies in the folder."""


@pytest.mark.parametrize(
    ("without", "log", "report", "says"),
    [
        ("", "I python: all is well", "", ""),
        ("", "I python: Traceback (most recent call last):", "", "It raised: at the first start"),
        ("", "E AndroidRuntime: FATAL EXCEPTION: main", "", "It raised: at the first start"),
        ("", "", "20261119.txt", "It wrote a report: at the first start"),
        ("alive", "", "", "It is gone: at the first start"),
        ("place", "", "", "No such file"),
        ("leads", "", "", ""),
        ("back", "", "", "The back key does not lead back."),
    ],
)
def test_the_emulator_script_tells_good_from_bad(tmp_path: Path, without: str, log: str, report: str, says: str) -> None:
    programs = tmp_path / "programs"
    for folder in (programs, tmp_path / "reports"):
        folder.mkdir()
    for name, text in (("adb", ADB), ("sleep", "#!/bin/sh\n")):
        (programs / name).write_text(text)
        (programs / name).chmod(0o755)
    if without == "back":
        (tmp_path / "gone").touch()
    for name, text in (("log", log), ("place", "files/place.json"), ("alive", "4711"), ("leads", "")):
        if name != without:
            (tmp_path / name).write_text(text)
    if report:
        (tmp_path / "reports" / report).write_text("what broke")
    done = subprocess.run(
        [ROOT / "packaging" / "in_emulator.sh", "airlock.apk"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C", "PATH": f"{programs}:{os.environ['PATH']}"},
    )
    assert (done.returncode == 0) is (not says), done.stdout + done.stderr
    assert says in done.stderr
    assert (tmp_path / "build" / "emulator" / "logcat.txt").read_text() == log


def test_a_release_has_the_lasting_key_or_there_is_none(jobs: dict[str, Job]) -> None:
    """An APK with another key is no update: who installs it has to remove the old one, and every game with it."""
    steps = jobs["release"]["steps"]
    key = next(at for at, step in enumerate(steps) if step.get("id") == "key")
    assert steps[key]["env"] == {"KEYSTORE": "${{ secrets.P4A_RELEASE_KEYSTORE }}"}
    assert "No release: this repository holds no key" in steps[key]["run"]
    assert all(step["if"] == "steps.key.outputs.there == 'yes'" for step in steps[key + 1 :])
    (build,) = (step for step in steps if "buildozer" in step.get("run", ""))
    assert set(build["env"]) == set(KEY)
    secret = {name: value for name, value in build["env"].items() if name != "P4A_RELEASE_KEYSTORE"}
    assert secret == {name: f"${{{{ secrets.{name} }}}}" for name in secret}
    everything = (GITHUB / "workflows" / "android.yml").read_text("utf-8")
    assert not re.search("keytool|genkey|debug.keystore", everything)


def test_a_tag_is_the_version(jobs: dict[str, Job]) -> None:
    step = next(step for step in jobs["release"]["steps"] if step.get("if") == "github.ref_type == 'tag'")
    assert 'test "$GITHUB_REF_NAME" = "v$(python3 -c' in step["run"]


def test_each_build_is_weighed_and_kept(jobs: dict[str, Job]) -> None:
    for name, options in (("debug", ""), ("release", "--release ")):
        assert f"python -m tools.weigh {options}bin/*-{name}.apk" in runs(jobs[name])
        kept = using(jobs[name], "actions/upload-artifact")["with"]
        assert (kept["path"], kept["if-no-files-found"]) == (f"bin/*-{name}.apk", "error")
        assert using(jobs[name], "./.github/actions/builder")


def test_the_builder_has_what_is_tested_here() -> None:
    action = yaml.safe_load((GITHUB / "actions" / "builder" / "action.yml").read_text("utf-8"))
    assert "pip install -r requirements-dev.txt" in runs(action["runs"])
    needed = "autoconf automake autopoint cmake libffi-dev libltdl-dev libssl-dev libtool patch unzip zip"
    assert set(needed.split()) <= set(runs(action["runs"]).split())


def test_a_package_is_refused_for_its_weight_its_wishes_and_its_doors() -> None:
    badge = "package: name='a'\nuses-permission: name='android.permission.VIBRATE'\n"
    badge += "uses-permission: name='android.permission.INTERNET'\n"
    badge += "uses-permission: name='android.permission.ACCESS_LOCAL_NETWORK'\n"
    wishes = "uses-permission: name='android.permission.NFC'\nuses-permission-sdk-23: name='android.permission.CAMERA'\n"
    assert list(weigh.against(40_000_000, badge, release=True)) == []
    assert list(weigh.against(40_000_001, badge, release=True)) == ["40,000,001 bytes are more than 40,000,000"]
    assert list(weigh.against(1, badge + wishes, release=False)) == [
        "it asks for android.permission.CAMERA",
        "it asks for android.permission.NFC",
    ]
    assert list(weigh.against(1, f"{badge}application-debuggable\n", release=True)) == ["it can be debugged"]
    assert list(weigh.against(1, f"{badge}application-debuggable\n", release=False)) == []
