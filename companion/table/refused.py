"""How a rule says no: a reason, and the facts the sentence about it needs."""

from __future__ import annotations

from companion.table.events import Json


class Refused(Exception):
    """A rule declines; whoever asked reads the reason, and nothing changes.

    >>> str(Refused("bag_is_empty"))
    'bag_is_empty'
    """

    def __init__(self, reason: str, **parameters: Json) -> None:
        super().__init__(reason)
        self.reason = reason
        self.parameters = parameters
