"""CREW of Lockdown."""

from __future__ import annotations

from companion.show.lockdown.crew import crew
from companion.window.screens.crew import CrewScreen


class LockdownCrew(CrewScreen):
    picture = staticmethod(crew)
