"""What the workflows promise of a release, as far as a text can be held to it; they have to run to prove the rest."""

import json
import os
import re
import stat
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from companion import __version__
from tests.packaging.made import KEY, ROOT
from tools import release, weigh

GITHUB = ROOT / ".github"
Job = dict[str, Any]


WORKFLOWS = {path.stem: yaml.safe_load(path.read_text("utf-8")) for path in sorted((GITHUB / "workflows").glob("*.yml"))}
ACTIONS = [GITHUB / "actions" / "builder" / "action.yml", *(GITHUB / "workflows").glob("*.yml")]


@pytest.fixture(scope="module")
def jobs() -> dict[str, Job]:
    return {name: job for workflow in WORKFLOWS.values() for name, job in workflow["jobs"].items() if "steps" in job}


def runs(job: Job) -> str:
    return "\n".join(str(step.get("run", "")) for step in job["steps"])


def using(job: Job, action: str) -> dict[str, Any]:
    return next(step for step in job["steps"] if step.get("uses", "").startswith(action))


def test_nothing_is_released_that_has_not_run_in_the_emulator(jobs: dict[str, Job]) -> None:
    """Nor that fails a check on any Python or system; and nobody sees any of it before all of it is there."""
    release = WORKFLOWS["release"]["jobs"]
    assert jobs["emulator"]["needs"] == "debug"
    for name in ("checks", "android"):
        assert (release[name]["uses"], release[name]["needs"]) == (f"./.github/workflows/{name}.yml", "said")
        assert "workflow_call" in WORKFLOWS[name][True]  # YAML 1.1 reads `on` so
    assert set(release["phone"]["needs"]) == {"checks", "android"}
    assert set(release["publish"]["needs"]) == {"said", "phone", "desktop"}
    assert WORKFLOWS["release"][True] == {"push": {"tags": ["v*"]}}
    assert "--draft" in runs(release["publish"])


def test_it_is_tested_on_every_python_and_every_system() -> None:
    checks = WORKFLOWS["checks"]["jobs"]
    newest = checks["newest"]["steps"][1]["with"]["python-version"]
    assert [*checks["linux"]["strategy"]["matrix"]["python"], newest] == ["3.11", "3.12", "3.13", "3.14"]
    assert {each.split("-")[0] for each in checks["elsewhere"]["strategy"]["matrix"]["system"]} == {"macos", "windows"}
    systems = {each.split("-")[0] for each in WORKFLOWS["release"]["jobs"]["desktop"]["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu", "macos", "windows"}
    (tests,) = (line for line in runs(checks["elsewhere"]).splitlines() if "pytest" in line)
    assert all((ROOT / word).is_dir() for word in tests.split() if word.startswith("tests/"))


@pytest.mark.parametrize("path", ACTIONS, ids=lambda path: path.name)
def test_every_action_is_pinned_to_a_commit_that_is_written_once(path: Path) -> None:
    """A tag can be moved to other code, which then has our key and may write our releases."""
    used = re.findall(r"uses: ([^./\s][^@\s]*)@(\S+) # (v\d+\.\d+\.\d+)$", path.read_text("utf-8"), re.MULTILINE)
    lines = [line for line in path.read_text("utf-8").splitlines() if "uses: " in line and "uses: ./" not in line]
    assert len(used) == len(lines)
    everywhere = "".join(each.read_text("utf-8") for each in ACTIONS)
    for action, commit, said in used:
        assert re.fullmatch("[0-9a-f]{40}", commit), action
        assert set(re.findall(rf"{re.escape(action)}@(\S+) # (\S+)", everywhere)) == {(commit, said)}


def test_a_job_may_do_what_it_has_to_and_no_more() -> None:
    for name, workflow in WORKFLOWS.items():
        assert workflow["permissions"] == {}, name
        for job, made in workflow["jobs"].items():
            usual = {"contents": "write" if job == "publish" else "read"}
            assert made["permissions"] == ({"pages": "write", "id-token": "write"} if job == "pages" else usual), job
            for step in made.get("steps", ()):
                if "actions/checkout" in step.get("uses", ""):
                    assert step["with"] == {"persist-credentials": False}, job
            assert "steps" not in made or made["timeout-minutes"] <= 120, job


def test_what_a_job_installs_is_pinned_and_once() -> None:
    developers = set((ROOT / "requirements-dev.txt").read_text("utf-8").splitlines())
    named = {"tests/requirements.txt", "packaging/desktop/requirements.txt", "packaging/tools/requirements.txt"}
    used = set(re.findall(r"-r ((?:tests|packaging)\S+txt)", "".join(path.read_text("utf-8") for path in ACTIONS)))
    assert used | {"packaging/tools/requirements.txt"} == named
    for name in named:
        lines = [line for line in (ROOT / name).read_text("utf-8").splitlines() if line and not line.startswith(("#", "-r"))]
        assert all("==" in line for line in lines), name
        assert name != "tests/requirements.txt" or set(lines) <= developers
    watched = yaml.safe_load((GITHUB / "dependabot.yml").read_text("utf-8"))["updates"]
    folders = {(each["package-ecosystem"], folder) for each in watched for folder in each["directories"]}
    assert folders >= {("pip", f"/{Path(name).parent.as_posix()}") for name in named} | {("pip", "/"), ("github-actions", "/")}


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
    steps = jobs["phone"]["steps"]
    assert jobs["phone"]["environment"] == "release"
    (key,) = (step for step in steps if step.get("env", {}).get("KEYSTORE"))
    assert key["env"] == {"KEYSTORE": "${{ secrets.P4A_RELEASE_KEYSTORE }}"}
    assert "No release: this repository holds no key" in key["run"]
    assert "exit 1" in key["run"]
    order = runs(jobs["phone"])
    assert order.index("lasting.keystore") < order.index("buildozer") < order.index("rm ") < order.index("tools.release signed")
    (build,) = (step for step in steps if "buildozer" in step.get("run", ""))
    assert set(build["env"]) == set(KEY)
    secret = {name: value for name, value in build["env"].items() if name != "P4A_RELEASE_KEYSTORE"}
    assert secret == {name: f"${{{{ secrets.{name} }}}}" for name in secret}
    everything = "".join(path.read_text("utf-8") for path in ACTIONS)
    assert not re.search("keytool|genkey|debug.keystore", everything)


def test_a_tag_is_the_version(jobs: dict[str, Job]) -> None:
    assert 'python3 -m tools.release check "$GITHUB_REF_NAME"' in runs(jobs["said"])
    assert next(release.wrong("v0.0.9")) == f"the tag is v0.0.9, the version is {__version__}"
    assert not [fault for fault in release.wrong(f"v{__version__}") if "key.sha256" not in fault]


def test_each_build_is_weighed_and_kept(jobs: dict[str, Job]) -> None:
    for name, options in (("debug", ""), ("phone", "--release ")):
        kind = "debug" if name == "debug" else "release"
        assert f"python -m tools.weigh {options}bin/*-{kind}.apk" in runs(jobs[name])
        kept = using(jobs[name], "actions/upload-artifact")["with"]
        assert (kept["path"], kept["if-no-files-found"]) == ("dist" if name == "phone" else "bin/*-debug.apk", "error")
        assert using(jobs[name], "./.github/actions/builder")


def test_everything_that_is_promised_is_published(jobs: dict[str, Job]) -> None:
    said = runs(jobs["said"])
    assert all(f"tools.release {each}" in said for each in ("notes", "source", "page"))
    assert 'tools.sbom "$where"' in said
    assert "for where in phone desktop" in said
    last = runs(jobs["publish"])
    assert "tools.release sums dist" in last
    assert "--notes-file given/said/notes.md dist/*" in last
    given = {using(jobs[name], "actions/upload-artifact")["with"]["name"] for name in ("said", "phone", "desktop", "wheel")}
    assert given == {"said", "phone", "desktop-${{ runner.os }}", "wheel"}


def test_what_the_emulator_ran_is_not_published(jobs: dict[str, Job], tmp_path: Path) -> None:
    """Every job lays something down, the package for the emulator too, whose name begins as those do that are published."""
    promised = {
        "said": (f"dist/airlock-{__version__}-source.tar.gz", f"dist/airlock-{__version__}-page.html", "notes.md"),
        "phone": (f"airlock-{__version__}.apk",),
        "desktop-Linux": (f"airlock-{__version__}-linux.tar.gz",),
        "wheel": ("Kivy-2.3.1-cp314.whl",),
    }
    others = {"emulator": (f"airlock-{__version__}-x86_64-debug.apk",), "seen-on-36": ("airlock-1.png",)}
    for folder, names in {**promised, **others}.items():
        for name in names:
            (tmp_path / "given" / folder / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / "given" / folder / name).write_text(name)
    (gathers,) = (step["run"] for step in jobs["publish"]["steps"] if "mkdir dist" in step.get("run", ""))
    shell = ["bash", "-e", "-o", "pipefail", "-c", gathers]
    subprocess.run(shell, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True, capture_output=True)
    found = {path.name for path in (tmp_path / "dist").iterdir()} - {"SHA256SUMS"}
    assert found == {Path(name).name for names in promised.values() for name in names} - {"notes.md"}


def test_the_page_with_the_session_is_made_of_what_was_published() -> None:
    workflow = WORKFLOWS["web"]
    assert workflow[True] == {"release": {"types": ["published"]}, "workflow_dispatch": None}
    folder, pages = workflow["jobs"]["folder"], workflow["jobs"]["pages"]
    assert "make web" in runs(folder)
    assert using(folder, "actions/upload-pages-artifact")["with"] == {"path": "build/web"}
    assert pages["needs"] == "folder"
    assert not [step for step in pages["steps"] if "run" in step], "what may write the pages runs nothing of ours"
    assert "python -m" not in runs(folder)
    assert re.search("tools.web --into build/web", (ROOT / "Makefile").read_text("utf-8"))


def test_notes_are_of_this_version_and_need_nothing_installed() -> None:
    """The job that tells them has no package but Python's own."""
    bare = [sys.executable, "-S", "-m"]
    notes = subprocess.run([*bare, "tools.release", "notes"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert release.told()[1] in notes
    assert "### " not in notes
    assert "unofficial" in notes.lower()
    bill = subprocess.run([*bare, "tools.sbom", "phone"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert json.loads(bill)["metadata"]["component"]["version"] == __version__


def test_the_sources_and_the_page_are_the_same_whenever_they_are_packed(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        release.source(folder)
        release.page(folder)
        release.sums(folder)
    assert [path.read_bytes() for path in sorted(first.iterdir())] == [path.read_bytes() for path in sorted(second.iterdir())]
    assert subprocess.run(["sha256sum", "--check", "--status", release.SUMS], cwd=first, check=False).returncode == 0
    names = subprocess.run(["tar", "tzf", next(first.glob("*source*"))], capture_output=True, text=True, check=True).stdout
    assert f"airlock-{__version__}/main.py\n" in names
    assert not re.search(r"/(build|dist|\.venv)/", names)


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
