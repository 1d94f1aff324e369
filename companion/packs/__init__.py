"""Packs: what a box holds, with source and confidence; written in YAML, compiled to JSON, corrected by its owner."""

from companion.packs.box import box
from companion.packs.files import compiled, load, load_folder, write_compiled
from companion.packs.model import Component, Confidence, Item, Pack, PackError, Ruling, Task
from companion.packs.overlay import Correction, Overlay, correct
from companion.packs.words import Words

__all__ = [
    "Component", "Confidence", "Correction", "Item", "Overlay", "Pack", "PackError", "Ruling", "Task", "Words",
    "box", "compiled", "correct", "load", "load_folder", "write_compiled",
]
