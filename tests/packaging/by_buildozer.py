"""Buildozer's own steps, off-line: what it copies, and what it asks of python-for-android; told as JSON.

    python by_buildozer.py SPEC APP

Run in a process of its own, with a home of its own: buildozer reads the environment and makes folders.
"""

from __future__ import annotations

import json
import sys
from typing import Any, NoReturn

from buildozer import Buildozer
from buildozer.targets.android import TargetAndroid


class Asked(Exception):
    """What python-for-android would now be started with."""


def ask(self: TargetAndroid, command: list[str], **_: Any) -> NoReturn:
    raise Asked(command)


def asked(act: Any) -> list[str]:
    try:
        act()
    except Asked as reached:
        return list(reached.args[0])
    raise AssertionError(f"{act} asked nothing")


def main() -> None:
    spec, app = sys.argv[1:]
    Buildozer.app_dir = property(lambda self: app)
    Buildozer.check_build_layout = lambda self: None  # it makes .buildozer beside the spec
    TargetAndroid._p4a = ask
    # Both write into a distribution, which is not made yet.
    TargetAndroid._update_libraries_references = TargetAndroid._generate_whitelist = lambda self, folder: None
    built = Buildozer(spec)
    built.set_target("android")
    built._copy_application_sources()
    answers = {"create": asked(built.target.compile_platform)}
    for mode in ("debug", "release"):
        built.target.build_mode = mode
        built.target.artifact_format = built.config.getdefault("app", f"android.{mode}_artifact", "apk")
        answers[mode] = asked(built.target.build_package)
    print(json.dumps(answers))


main()
