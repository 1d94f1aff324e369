"""Of Kivy's style only what our widgets stand on: it describes sixty widgets, and reading it takes a fifth of a bare start.

While Kivy's builder is read it finds the empty style beside this module. Then the rules of the few classes that ours are made of
are cut out of the real one, by their names; a test looks at every class in use.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import kivy

AT_ONCE = ("StencilView", "ScrollView")
WRITING = ("TextInput", "TextInputCutCopyPaste", "BubbleContent", "BubbleButton", "Button", "Label")
"""A field to write in, and what it offers to paste with; read when there is one."""
_there: set[str] = set()


def read_builder() -> None:
    whole = kivy.kivy_data_dir
    kivy.kivy_data_dir = str(Path(__file__).parent)
    try:
        from kivy.lang import builder  # noqa: F401
    finally:
        kivy.kivy_data_dir = whole
    need(*AT_ONCE)


def need(*classes: str) -> None:
    """From now on these classes of Kivy have their rules. Nothing to do where the whole style was read."""
    from kivy.lang import Builder

    if str(Path(kivy.kivy_data_dir) / "style.kv") in Builder.files:
        return
    wanted = [name for name in classes if name not in _there]
    _there.update(wanted)
    if wanted:
        cut = str(Path(__file__).with_name(f"style_{wanted[0]}.kv"))  # no such file; a name for what was read
        Builder.load_string("\n".join(dict.fromkeys(_rules()[name] for name in wanted)), filename=cut)


@cache
def _rules() -> dict[str, str]:
    """Each class with the rule that is written for it."""
    text = (Path(kivy.kivy_data_dir) / "style.kv").read_text("utf-8")
    found = {}
    for rule in text.split("\n<")[1:]:
        names = rule.partition("\n")[0].strip().rstrip(":").rstrip(">")
        found |= {name.strip().lstrip("-").partition("@")[0]: f"<{rule.partition('# ====')[0]}" for name in names.split(",")}
    return found
