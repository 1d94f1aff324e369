"""A socket that listens: python-for-android leaves on a phone what Python needs for it."""

import json
import subprocess
import sys
from pathlib import Path

from pythonforandroid.recipes.python3 import Python3Recipe

from tests.packaging.made import HERE, Making
from tests.packaging.test_shipped import left_out


def test_nothing_that_listening_takes_is_left_out(making: Making) -> None:
    done = subprocess.run([sys.executable, "-OO", "-I", "-S", HERE / "listens.py"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    loaded = [name for name in json.loads(done.stdout) if name != str(HERE / "listens.py")]
    assert {"selectors.py", "ssl.py", "socket.py"} <= {Path(name).name for name in loaded}
    assert [name for name in loaded if left_out(making, name) or set(Path(name).parts) & Python3Recipe.stdlib_dir_blacklist] == []
