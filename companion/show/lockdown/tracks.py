"""The TRACKS screen: the clock, the forecast, and the verbs that fit what is running."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.family.forecast import Coming
from companion.show.lockdown.clock import Clock, clock
from companion.show.lockdown.coming import coming
from companion.show.lockdown.strip import SECTIONS
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.value import value


@value
class TrackAct:
    """A button: the overlay it opens, or the intent it is held for."""

    label: str
    symbol: str
    does: str
    held: bool = False


@value
class Tracks:
    clock: Clock
    caption: str
    rows: tuple[Coming, ...]
    verbs: tuple[TrackAct, ...]
    second: tuple[TrackAct, ...]


def tracks(view: Mapping[str, Any], port: Port, say: Tongue) -> Tracks:
    verbs = []
    if port.why_not("power_flip", section=SECTIONS[0]) is None:
        verbs.append(TrackAct(say("RESTORE POWER"), "backup-on", "restore"))
        verbs.append(TrackAct(say("FLIP ONE SECTION"), "powered", "choose:flip"))
    if port.why_not("autodestruction_start") is None:
        verbs.append(TrackAct(say("AUTO-\nDESTRUCTION…"), "autodestruction", "what_if:autodestruction"))
    if port.why_not("autodestruction_stop") is None:
        verbs.append(TrackAct(say("HOLD: STOP AUTO"), "autodestruction", "autodestruction_stop", held=True))
    if port.why_not("alert_start") is None:
        verbs.append(TrackAct(say("ALERT…"), "alert", "what_if:alert"))
    second = (
        TrackAct(say("PEEK CSS"), "peek-eye", "choose:css_peek"),
        TrackAct(say("MOVE CSS"), "css-pod", "choose:css"),
        TrackAct(say("EDIT"), "", "record:tracks"),
    )
    return Tracks(clock(view), say("ENDS OF ROUND FROM NOW"), coming(view, say), tuple(verbs), second)
