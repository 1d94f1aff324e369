"""Instruments: widgets that a game brings itself, made by the name of the place where they stand."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from companion.show.face import Face


def made(path: str, **properties: Any) -> Any:
    """A widget of the class "module:Class"."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)(**properties)


def instrument(face: Face, place: str, **properties: Any) -> Any:
    """The game's own widget for a place, or None where it brings none."""
    return made(face.instruments[place], **properties) if place in face.instruments else None
