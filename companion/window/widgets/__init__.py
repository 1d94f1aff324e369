"""Widgets: each draws one part of the instrument, from properties, in a module and a kv file beside it."""

from pathlib import Path

from kivy.lang import Builder


def load_kv(module: str) -> None:
    """Load the kv file that lies beside a module, once."""
    path = str(Path(module).with_suffix(".kv"))
    if path not in Builder.files:
        Builder.load_file(path)
