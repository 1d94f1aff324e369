"""CREW of Nemesis."""

from __future__ import annotations

from companion.ui.family.rooms.crew import CrewScreen
from companion.ui.nemesis.crew import crew


class ShipCrew(CrewScreen):
    picture = staticmethod(crew)
