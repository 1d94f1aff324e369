"""VERDICT of Nemesis."""

from __future__ import annotations

from companion.ui.family.rooms.verdict import VerdictScreen
from companion.ui.nemesis.verdict import verdict


class ShipVerdict(VerdictScreen):
    judge = staticmethod(verdict)
