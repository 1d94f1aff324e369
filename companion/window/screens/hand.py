"""HAND: what a seat holds that nobody else may see, under the same cover as every secret."""

from __future__ import annotations

from companion.window.screens.secret import SecretScreen


class HandScreen(SecretScreen):
    """Whose it is stands in the place; nothing is journalled, for nothing happened."""
