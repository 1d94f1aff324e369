"""What python-for-android makes of that, off-line: its project with manifest and resources, and the app as it is packed.

    python by_p4a.py DIST API ARGUMENT…

DIST becomes what p4a calls a distribution, without what needs a compiler: no Python, no libraries, no Java. Run in a process of
its own: p4a's build.py works in the folder it stands in, and reads the argument list of the process that it is.
"""

from __future__ import annotations

import compileall
import json
import os
import shutil
import sys
from pathlib import Path

from pythonforandroid.bootstrap import Bootstrap, copy_files
from pythonforandroid.build import Context
from pythonforandroid.util import load_source

OURS = ("--bootstrap", "--dist_name", "--ndk-api", "--arch", "--local-recipes")
"""What p4a takes for itself of what buildozer says, with a value; the rest goes to build.py."""


def for_build(arguments: list[str]) -> list[str]:
    left, words = [], iter(arguments)
    for each in words:
        if each in OURS:
            next(words)
        elif each != "--copy-libs":
            left.append(each)
    return left


def distribution(folder: Path, api: str, arguments: list[str]) -> None:
    """The files of the bootstrap, laid over each other as p4a lays them, and what p4a notes beside them."""
    bootstrap = Bootstrap.get_bootstrap(arguments[arguments.index("--bootstrap") + 1], Context())
    for each in bootstrap.get_bootstrap_dirs():
        copy_files(os.path.join(each, "build"), str(folder), override=True)
    shutil.rmtree(folder / "src" / "patches")  # of Java that is not here; they want a program to patch with
    minimum = arguments[arguments.index("--minsdk") + 1]
    (folder / "dist_info.json").write_text(
        json.dumps(
            {"bootstrap": bootstrap.name, "archs": [], "ndk_api": minimum, "use_setup_py": False, "hostpython": sys.executable}
        )
    )
    (folder / "sdk" / "build-tools" / f"{api}.0.0").mkdir(parents=True)
    (folder / "local.properties").write_text(f"sdk.dir={folder / 'sdk'}")
    (folder / "project.properties").write_text(f"target=android-{api}")


def main() -> None:
    folder, api, arguments = Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
    distribution(folder, api, arguments)
    os.chdir(folder)
    build = load_source("build", str(folder / "build.py"))
    app = Path(arguments[arguments.index("--private") + 1])
    single = build.compile_py_file
    sample = single(str(app / "main.py"))
    assert sample is not None
    first = Path(sample).read_bytes()
    # p4a starts a Python for each file, which takes a minute; -OO -b in one go is the same, and the sample says whether it is.
    compileall.compile_dir(app, quiet=1, force=True, legacy=True, optimize=2)
    assert Path(sample).read_bytes() == first
    build.compile_py_file = lambda path, optimize_python: path + "c"
    build.parse_args_and_make_package(for_build(arguments[1:]))


main()
