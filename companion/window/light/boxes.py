"""Rows and columns ask each child for its numbers one by one. Kivy asks for pairs of them, and a pair takes a hundred times as
long as a number; with five pairs of each child in every round of layout that was a tenth of what a change of screens takes.

Where a child stands already it is not placed again, either. What comes of it is the same to the last pixel.
"""

from __future__ import annotations

from typing import Any


def install() -> None:
    from kivy.uix.boxlayout import BoxLayout

    BoxLayout.do_layout = do_layout


def do_layout(box: Any, *_: object) -> None:
    """Kivy's own layout of a box, which still reckons where everything goes; the clock finds it by this name."""
    children = box.children
    if not children:
        left, top, right, low = box.padding
        box.minimum_size = left + right, top + low
        return
    sizes = [
        (
            (each.width, each.height),
            (each.size_hint_x, each.size_hint_y),
            each.pos_hint,
            (each.size_hint_min_x, each.size_hint_min_y),
            (each.size_hint_max_x, each.size_hint_max_y),
        )
        for each in children
    ]
    for number, x, y, wide, high in box._iterate_layout(sizes):
        child = children[number]
        if child.x != x or child.y != y:
            child.pos = x, y
        across, up = child.size_hint_x, child.size_hint_y
        if across is not None and up is not None:
            if child.width != wide or child.height != high:
                child.size = wide, high
        elif across is not None:
            child.width = wide
        elif up is not None:
            child.height = high
