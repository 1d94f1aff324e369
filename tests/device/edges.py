"""What the system keeps of the window, in each of the ways in which Android has told it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.device.played import Played
from tests.device.world import Edges

if TYPE_CHECKING:
    from tests.device.double import Phone

# ruff: noqa: N802, N805 - members bear the names that Java gave them, and what is static there takes the phone first

STATUS, NAVIGATION, IME, CUTOUT = 1, 2, 8, 128
BARS = STATUS | NAVIGATION


class WindowInsets(Played, java="android.view.WindowInsets"):
    """What the system keeps of the window. Those of the root are of the whole window, whatever the decor has consumed of them."""

    def __init__(self, phone: Phone) -> None:
        super().__init__(phone)
        self.bars, self.cutout, self.keyboard = phone.bars, phone.cutout, phone.keyboard

    def of(self, kinds: int) -> Edges:
        parts = []
        if kinds & STATUS:
            parts.append(Edges(top=self.bars.top))
        if kinds & NAVIGATION:
            parts.append(Edges(left=self.bars.left, right=self.bars.right, bottom=self.bars.bottom))
        if kinds & IME:
            parts.append(Edges(bottom=self.keyboard))
        if kinds & CUTOUT and self.cutout:
            parts.append(self.cutout)
        sides = ("left", "top", "right", "bottom")
        return Edges(**{side: max([0, *(getattr(part, side) for part in parts)]) for side in sides})

    def system(self) -> Edges:
        """The old word for all of it: the keyboard too, and from level 30 the cutout."""
        return self.of(BARS | IME | (CUTOUT if self.phone.level >= 30 else 0))

    def getSystemWindowInsetLeft(self) -> int:
        return self.system().left

    def getSystemWindowInsetTop(self) -> int:
        return self.system().top

    def getSystemWindowInsetRight(self) -> int:
        return self.system().right

    def getSystemWindowInsetBottom(self) -> int:
        return self.system().bottom

    def getInsets(self, kinds: int) -> Insets:
        return Insets(self.phone, self.of(kinds))

    def getDisplayCutout(self) -> DisplayCutout | None:
        return DisplayCutout(self.phone, self.cutout) if self.cutout else None

    def isConsumed(self) -> bool:
        return False

    def consumeSystemWindowInsets(self) -> WindowInsets:
        return self


class Kind(Played, java="android.view.WindowInsets$Type"):
    def systemBars(phone: Phone) -> int:  # type: ignore[misc]
        return BARS

    def statusBars(phone: Phone) -> int:  # type: ignore[misc]
        return STATUS

    def navigationBars(phone: Phone) -> int:  # type: ignore[misc]
        return NAVIGATION

    def ime(phone: Phone) -> int:  # type: ignore[misc]
        return IME

    def displayCutout(phone: Phone) -> int:  # type: ignore[misc]
        return CUTOUT


class Insets(Played, java="android.graphics.Insets"):
    def __init__(self, phone: Phone, edges: Edges) -> None:
        super().__init__(phone)
        self.left, self.top, self.right, self.bottom = edges.left, edges.top, edges.right, edges.bottom


class DisplayCutout(Played, java="android.view.DisplayCutout"):
    def __init__(self, phone: Phone, edges: Edges) -> None:
        super().__init__(phone)
        self.edges = edges

    def getSafeInsetLeft(self) -> int:
        return self.edges.left

    def getSafeInsetTop(self) -> int:
        return self.edges.top

    def getSafeInsetRight(self) -> int:
        return self.edges.right

    def getSafeInsetBottom(self) -> int:
        return self.edges.bottom
