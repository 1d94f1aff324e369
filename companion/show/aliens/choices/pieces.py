"""What stands on the board, as every choice about it calls it."""

from __future__ import annotations

from typing import Any

from companion.show.aliens.squad import there
from companion.show.pictures.choice import Asked


def standing(asked: Asked, *kinds: str) -> list[dict[str, Any]]:
    return [each for each in asked.view["in_play"] if each["kind"] in kinds]


def on_cardboard(asked: Asked, component: str) -> bool:
    return bool(asked.view["sources"][component] == "cardboard")


def piece_name(each: dict[str, Any]) -> str:
    return f"{each['piece']} +{each['tokens']}" if each["tokens"] else str(each["piece"])


def up(asked: Asked) -> list[str]:
    return [each for each in there(asked.view) if asked.view["characters"][each]["status"] == "up"]
