"""CREW of Nemesis."""

from __future__ import annotations

from companion.ui.nemesis.crew import crew
from companion.ui.screens.crew import CrewScreen


class ShipCrew(CrewScreen):
    picture = staticmethod(crew)
