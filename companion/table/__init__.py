"""Pieces in zones, seven events, and the table they act on. Standard library only."""

from companion.table.chance import Chance
from companion.table.events import Event, Json, Moved, Ordered, Rolled, Seen, Set, Told, Turned
from companion.table.journal import CARRIED_OVER, TAKEN_OVER, Entries, Entry, Journal, MemoryEntries
from companion.table.pieces import Eyes, Layout, Piece, Zone
from companion.table.refused import Refused
from companion.table.table import BACK, LOOK, UNSEEN, Table
from companion.table.view import EVERYTHING, SHARED, View

__all__ = [
    "BACK",
    "CARRIED_OVER",
    "EVERYTHING",
    "LOOK",
    "SHARED",
    "TAKEN_OVER",
    "UNSEEN",
    "Chance",
    "Entries",
    "Entry",
    "Event",
    "Eyes",
    "Journal",
    "Json",
    "Layout",
    "MemoryEntries",
    "Moved",
    "Ordered",
    "Piece",
    "Refused",
    "Rolled",
    "Seen",
    "Set",
    "Table",
    "Told",
    "Turned",
    "View",
    "Zone",
]
