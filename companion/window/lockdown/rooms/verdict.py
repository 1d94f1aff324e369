"""VERDICT of Lockdown."""

from __future__ import annotations

from companion.show.lockdown.verdict import verdict
from companion.window.family.rooms.verdict import VerdictScreen


class LockdownVerdict(VerdictScreen):
    judge = staticmethod(verdict)
