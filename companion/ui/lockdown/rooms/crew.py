"""CREW of Lockdown."""

from __future__ import annotations

from companion.ui.lockdown.crew import crew
from companion.ui.screens.crew import CrewScreen


class LockdownCrew(CrewScreen):
    picture = staticmethod(crew)
