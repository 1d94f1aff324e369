"""Airlock: set the environment, build the app from its parts, run it."""

from __future__ import annotations

import os
import sys

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
os.environ.setdefault("KIVY_NO_FILELOG", "1")


def main() -> int:
    from companion.window.run import run

    return run()


if __name__ == "__main__":
    sys.exit(main())
