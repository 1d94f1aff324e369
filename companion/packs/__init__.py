"""Packs: what a box holds, with source and confidence; written in YAML, compiled to JSON, corrected by its owner."""

from companion.packs.box import box
from companion.packs.entered import Entered, from_lines
from companion.packs.entered import read as read_entered
from companion.packs.files import compiled, load, load_folder, write_compiled
from companion.packs.holding import Holding, Holdings, Trait
from companion.packs.lexicon import Rule, lexicon, load_rules
from companion.packs.lookup import Lookup, plain
from companion.packs.model import COMMON, Component, Confidence, Item, Pack, PackError, Ruling, Task
from companion.packs.overlay import Correction, Overlay, correct, save_all
from companion.packs.words import Words

__all__ = [
    "COMMON",
    "Component",
    "Confidence",
    "Correction",
    "Entered",
    "Holding",
    "Holdings",
    "Item",
    "Lookup",
    "Overlay",
    "Pack",
    "PackError",
    "Rule",
    "Ruling",
    "Task",
    "Trait",
    "Words",
    "box",
    "compiled",
    "correct",
    "from_lines",
    "lexicon",
    "load",
    "load_folder",
    "load_rules",
    "plain",
    "read_entered",
    "save_all",
    "write_compiled",
]
