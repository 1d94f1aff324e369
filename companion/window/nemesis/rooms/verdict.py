"""VERDICT of Nemesis."""

from __future__ import annotations

from companion.show.nemesis.verdict import verdict
from companion.window.family.rooms.verdict import VerdictScreen


class ShipVerdict(VerdictScreen):
    judge = staticmethod(verdict)
