"""Dependencies point one way, and nothing below the screen needs Kivy."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for path in (ROOT / "companion").rglob("*.py")
    if not {"window", "device"} & set(path.relative_to(ROOT).parts)
)

ALONE = """
import sys
for name in ("kivy", "plyer"):
    sys.modules[name] = None
for name in sys.argv[1:]:
    __import__(name)
"""


def test_every_module_below_the_screen_is_imported_without_kivy() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE, *MODULES], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr


def test_the_core_needs_nothing_but_the_standard_library() -> None:
    to_play = [name for name in MODULES if name not in YAML]
    script = ALONE.replace('"plyer"', '"yaml"')
    done = subprocess.run([sys.executable, "-c", script, *to_play], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr


YAML = ("companion.packs.written", "companion.packs.yamlnodes")
"""YAML is read in development and for an owner's own pack, nowhere on the way to a game."""


def test_the_contracts_between_layers_hold() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stdout
