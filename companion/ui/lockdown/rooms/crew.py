"""CREW of Lockdown."""

from __future__ import annotations

from companion.ui.family.rooms.crew import CrewScreen
from companion.ui.lockdown.crew import crew


class LockdownCrew(CrewScreen):
    picture = staticmethod(crew)
