"""App or cardboard: who draws for a component, changeable during the game."""

from __future__ import annotations

from collections.abc import Callable

from companion.table import Refused, Table


def source(table: Table, component: str) -> str:
    return table.word(f"source.{component}")


def on_cardboard(table: Table, component: str) -> bool:
    return source(table, component) == "cardboard"


def app_draws(table: Table, component: str) -> None:
    """Refuse where the players draw this component themselves."""
    if on_cardboard(table, component):
        raise Refused("on_cardboard", component=component)


def by_app(component: str) -> Callable[[Table], None]:
    """A check for an intent: refuse where the players draw this component themselves."""

    def check(table: Table) -> None:
        app_draws(table, component)

    return check
