"""CREW of Aliens."""

from __future__ import annotations

from companion.ui.aliens.crew import crew
from companion.ui.screens.crew import CrewScreen


class SquadCrew(CrewScreen):
    picture = staticmethod(crew)
