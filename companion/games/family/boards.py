"""What lies on the character boards."""

from __future__ import annotations

from companion.kit.intent import Result
from companion.table import Refused, Table


def slime(table: Table, seat: str) -> None:
    """S0 415-417: one slime marker at most; another does nothing."""
    if not table.flag(f"{seat}.slime"):
        table.set(f"{seat}.slime", True)
        table.tell("slimed", seat=seat)


def larva(table: Table, seat: str) -> None:
    if not table.flag(f"{seat}.larva"):
        table.set(f"{seat}.larva", True)
        table.tell("larva_marked", seat=seat)


def washed(table: Table, seat: str, what: str) -> None:
    """Slime or larva is taken off, if there is one."""
    if table.flag(f"{seat}.{what}"):
        table.set(f"{seat}.{what}", False)
        table.tell(f"{what}_taken_off", seat=seat)


def marked(table: Table, seat: str, what: str, there: bool) -> Result:
    """Somebody says what lies there now."""
    if table.flag(f"{seat}.{what}") == there:
        raise Refused("already_so", what=what, seat=seat)
    table.set(f"{seat}.{what}", there)
    table.tell(f"{what}_{'marked' if there else 'taken_off'}", seat=seat)
    return {what: there}
