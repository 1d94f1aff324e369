"""The TRACKS screen: the clock, the forecast, and the verbs that fit what is running."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.ui.pictures.clock import Clock, Coming, clock, coming
from companion.ui.tongue import Tongue


@dataclass(frozen=True, slots=True)
class Act:
    """A button: the overlay it opens, or the intent it is held for."""

    label: str
    symbol: str
    does: str
    held: bool = False


@dataclass(frozen=True, slots=True)
class Tracks:
    clock: Clock
    caption: str
    rows: tuple[Coming, ...]
    verbs: tuple[Act, ...]
    second: tuple[Act, ...]


def tracks(view: Mapping[str, Any], say: Tongue) -> Tracks:
    verbs = [
        Act(say("RESTORE POWER"), "backup-on", "restore"),
        Act(say("FLIP ONE SECTION"), "powered", "choose:flip"),
    ]
    auto = view["autodestruction"]
    if auto is None:
        verbs.append(Act(say("AUTO: WHAT IF?"), "autodestruction", "what_if:autodestruction"))
    elif auto["side"] == "yellow":
        verbs.append(Act(say("HOLD TO STOP AUTO"), "autodestruction", "autodestruction_stop", held=True))
    if view["alert"] is None:
        verbs.append(Act(say("ALERT: WHAT IF?"), "alert", "what_if:alert"))
    second = (
        Act(say("PEEK CSS"), "peek-eye", "choose:css_peek"),
        Act(say("MOVE CSS"), "css-pod", "choose:css"),
        Act(say("EDIT"), "", "record:tracks"),
    )
    return Tracks(clock(view), say("ENDS OF ROUND FROM NOW"), coming(view, say), tuple(verbs), second)
