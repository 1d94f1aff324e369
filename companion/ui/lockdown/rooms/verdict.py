"""VERDICT of Lockdown."""

from __future__ import annotations

from companion.ui.family.rooms.verdict import VerdictScreen
from companion.ui.lockdown.verdict import verdict


class LockdownVerdict(VerdictScreen):
    judge = staticmethod(verdict)
