"""The dark and light squares of a QR code."""

from __future__ import annotations

Squares = tuple[tuple[bool, ...], ...]
"""Row by row from the top, without the paper around them."""


def squares(text: str) -> Squares:
    """The smallest code that holds a text.

    >>> len(squares("AIRLOCK"))
    21
    """
    import segno  # only where a code is drawn, not on the way to the first frame

    return tuple(tuple(bool(square) for square in row) for row in segno.make(text, micro=False).matrix)
