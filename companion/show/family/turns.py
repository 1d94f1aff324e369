"""Whose turn it is beside a result, where the app keeps turns; nothing where the table does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.show.pictures.table import TurnLine, turn_line
from companion.show.port import Port
from companion.show.tongue import Tongue


def now(view: Mapping[str, Any], say: Tongue, _: Port) -> TurnLine | None:
    return turn_line(view, say)
