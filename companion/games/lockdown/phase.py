"""The event phase of Lockdown: seven stations, from the launch of the pods to the intruder bag (S0 112-169)."""

from __future__ import annotations

from companion.games.family import development, events, phase
from companion.games.lockdown import css, power, time
from companion.kit.intent import Result
from companion.kit.rail import Rail, Reason, Step
from companion.table import Json, Table


def _all_dark(table: Table) -> Reason | None:
    return None if power.lit_sections(table) else ("no_power_no_removal", {})


def _remove_noise(table: Table) -> Result:
    """S0 121-124: in sections with power, away from characters; never in the vents."""
    sections = power.lit_sections(table)
    table.tell("remove_noise", sections=sections)
    return {"sections": sections}


RAIL = Rail(
    (
        Step("css", css.launch, css.why_skip, css.left),
        Step("time", lambda table: time.move_time(table)),
        Step("noise", _remove_noise, _all_dark),
        phase.ATTACKS,
        phase.FIRE,
        events.STEP,
        development.STEP,
    )
)


def ahead(table: Table) -> dict[str, Json]:
    """The stations that would be passed over as things stand, and what each coming end of round brings."""
    return {"skips": phase.skipped(table), "rounds": time.ends_of_round(table) if table.value("phase") != "over" else []}


def in_the_dark(table: Table, card: str) -> Result:
    """What an event says of sections without power (S0 1661-1664: the stairs are dark whatever is on)."""
    if not table.pieces[card].traits.get("has_dark"):
        return {"has_dark": False, "dark_sections": []}
    dark = power.dark_sections(table)
    if dark:
        table.tell("event_dark", sections=dark)
    else:
        table.tell("event_dark_stairs")
    table.tell(f"dark.{table.kind(card)}")
    return {"has_dark": True, "dark_sections": dark}
