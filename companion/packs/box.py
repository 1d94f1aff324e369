"""Check your box: what is not verified, component by component."""

from __future__ import annotations

from typing import Any

from companion.packs.model import Pack
from companion.value import value


@value
class Agreement:
    """How many other boxes say the same of a component, and how many say something else."""

    agree: int = 0
    differ: int = 0


def box(pack: Pack) -> list[dict[str, Any]]:
    """What is not verified, component by component: the page Check your box is made of."""
    return [
        {
            "component": each.id,
            "title": each.title,
            "confidence": each.confidence,
            "house_mix": each.house_mix,
            "source": list(each.source),
            "note": each.note,
            "items": [
                {"id": item.id, "name": item.name, "count": item.count, "confidence": item.confidence, **dict(item.traits)}
                for item in each.items
            ],
        }
        for each in pack.components.values()
        if each.unverified
    ]
