""" "What of a fight names nobody: it goes on with the shot or the blow of whoever has rolled for it."""

from __future__ import annotations

ROLLED = ("combat_roll", "advantage_roll")
FIGHTS = dict.fromkeys(("injury_check", "injure", "killed", "flees", "hides"), ROLLED)
