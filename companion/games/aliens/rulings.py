"""Rulings that a table may choose otherwise: the first is ours (A1 … A24 of the open questions)."""

from __future__ import annotations

from companion.kit.intent import shown
from companion.table import Json, Refused, Table

CHOICES: dict[str, tuple[str, ...]] = {
    "A1": ("exhaust", "discard", "under"),
    "A2": ("exhaust", "under"),
    "A4": ("ask", "yes", "no"),
    "A9": ("pool", "out"),
    "A10": ("discard", "exhaust"),
    "A15": ("all", "marines"),
    "A23": ("activation", "action"),
}
"""Where the text is silent or at odds, and more than one answer is played."""


def read(said: Json) -> dict[str, str]:
    chosen = said or {}
    if not isinstance(chosen, dict):
        raise Refused("not_an_answer", answer=shown(said))
    for name, value in chosen.items():
        if name not in CHOICES:
            raise Refused("not_one_of", name="rulings", value=shown(name), words=", ".join(CHOICES))
        if value not in CHOICES[name]:
            raise Refused("not_one_of", name=name, value=shown(value), words=", ".join(CHOICES[name]))
    return {name: chosen.get(name, values[0]) for name, values in CHOICES.items()}


def ruled(table: Table, name: str) -> str:
    return str(table.value("option.rulings")[name])
