"""What is no longer needed is swept up while nobody touches the screen: looking for it takes as long as a page does, and Python
would do so in the middle of a tap.

Screens hear what they show until they are swept up, so it is not left undone: without a moment of rest Python does it by itself,
late. Without this module it does so as always, in the middle of taps.
"""

from __future__ import annotations

import gc

MANY = 5_000
"""So many more things than before are worth looking through."""
FAR_TOO_MANY = 400_000
"""Without any rest."""


def settle() -> None:
    """The first frame can be seen: what stands now stays and is not looked through again."""
    gc.set_threshold(FAR_TOO_MANY, 5, 5)
    gc.enable()
    gc.freeze()


def sweep() -> None:
    """Nobody is touching the screen."""
    if sum(gc.get_count()) > MANY:
        gc.collect()
