"""CREW of Nemesis."""

from __future__ import annotations

from companion.show.nemesis.crew import crew
from companion.window.screens.crew import CrewScreen


class ShipCrew(CrewScreen):
    picture = staticmethod(crew)
