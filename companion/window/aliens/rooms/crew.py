"""CREW of Aliens."""

from __future__ import annotations

from companion.show.aliens.crew import crew
from companion.window.screens.crew import CrewScreen


class SquadCrew(CrewScreen):
    picture = staticmethod(crew)
