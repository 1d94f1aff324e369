"""A room: a screen that says about itself what the stage has to know."""

from __future__ import annotations

from typing import Any


class Room:
    """Mixed into every screen."""

    header = ""
    """What stands in the header instead of the round."""
    bare = False
    """Needs the room of the strip: it says all that the strip says, or is not about the table."""
    headless = False
    """Has no header of the game: nothing stands there that leads elsewhere."""
    kept = False
    """Comes back at every turn; the others are made again, which is quicker than their memory is worth."""

    aside = False
    """It stands in the second pane, beside the rest."""

    def heading(self, app: Any) -> str:
        return str(app.say(self.header)) if self.header else ""

    def told(self, app: Any) -> str:
        """What whoever does not see it hears on coming here; "" for its title and the sentences before its first button."""
        return ""

    def lock(self, seconds: float) -> None:
        """Draw buttons do not take a second tap right after a draw."""
