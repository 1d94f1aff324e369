"""Where the app is: a tab and what lies over it, as a value; the back key pops it, a kill resumes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.value import value

HOME = "table"
"""The first tab of every game."""
SECRET = ("secret", "hand")
"""What is for one pair of eyes."""


@value
class Place:
    """Outside a game there is a screen of its own ("launch", "new_game"); in a game a tab, and overlays over it."""

    screen: str = "launch"
    tab: str = HOME
    over: tuple[str, ...] = ()

    def onto(self, overlay: str) -> Place:
        """Lay something over everything else."""
        return replace(self, over=(*self.over, overlay))

    def back(self) -> Place | None:
        """What the back key leads to; None where there is nothing to go back to."""
        if self.over:
            return replace(self, over=self.over[:-1])
        if self.screen.startswith("new_game"):
            return Place()
        if self.screen == "game" and self.tab != HOME:
            return replace(self, tab=HOME)
        return Place() if self.screen == "game" else None

    def at(self, tab: str) -> Place:
        return replace(self, tab=tab, over=())

    @property
    def top(self) -> str:
        """What is seen: the last overlay, or the tab."""
        return self.over[-1] if self.over else self.tab if self.screen == "game" else self.screen

    @property
    def secret(self) -> bool:
        """Whether what is seen is for one pair of eyes."""
        return self.room in SECRET

    @property
    def room(self) -> str:
        """The screen that is seen, by its name."""
        return self.top.partition(":")[0]

    @property
    def about(self) -> str:
        """What it is about: "P2" of "hand:P2"."""
        return self.top.partition(":")[2]

    def written(self) -> dict[str, Any]:
        return {"screen": self.screen, "tab": self.tab, "over": list(self.over)}

    @staticmethod
    def read(written: Any) -> Place:
        """The place that was written so; anything odd leads to the start."""
        try:
            return Place(str(written["screen"]), str(written["tab"]), tuple(map(str, written["over"])))
        except (KeyError, TypeError):
            return Place()
