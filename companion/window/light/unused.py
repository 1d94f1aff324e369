"""What Kivy reads along and this app never enters: finders of touch screens that SDL finds for us (one of them prints a page of
errors where its library is missing), guesses at pictures without a name, a behaviour of pictures that wants decimals.
"""

from __future__ import annotations

from companion.window.light.outlines import standing_in

OUTLINES = {
    "filetype": {"guess_extension": lambda _: None},
    "kivy.uix.behaviors.cover": {"CoverBehavior": object},
    **{f"kivy.input.providers.{name}": {} for name in ("tuio", "probesysfs", "mtdev", "hidinput", "linuxwacom", "leapfinger")},
}


def read_the_rest() -> None:
    with standing_in(OUTLINES):
        import kivy.core.image
        import kivy.input
        import kivy.uix.behaviors  # noqa: F401
