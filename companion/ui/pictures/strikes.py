"""Who still has to attack, or to burn, in this step of the event phase: each intruder once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from companion.session import Session
from companion.table import Entry


@dataclass(frozen=True, slots=True)
class Strikes:
    """Buttons to be: one an intruder."""

    intent: Literal["attack", "injury_check"]
    intruders: tuple[Mapping[str, Any], ...]
    steps_on: bool
    """The first of them is also the step there."""


def strikes(session: Session, on_the_rail: bool) -> Strikes | None:
    """Attacks first; when all have attacked, what burns is next. None where nobody strikes, or cardboard draws."""
    view = session.view()
    standing, asked = tuple(view["in_play"]), (view["question"] or {}).get("ask")
    if view["sources"]["attack"] == "cardboard":
        return None
    if view["step"] == "noise" and on_the_rail:
        return Strikes("attack", standing, steps_on=True)
    if asked == "attacks":
        done = _struck(session, "attack")
        left = _but(standing, done)
        if done and not left and view["markers"]["fire"]["placed"]:
            return Strikes("injury_check", standing, steps_on=True)
        return Strikes("attack", left, steps_on=False)
    return Strikes("injury_check", _but(standing, _struck(session, "injury_check")), steps_on=False) if asked == "fire" else None


def _but(standing: tuple[Mapping[str, Any], ...], done: set[str]) -> tuple[Mapping[str, Any], ...]:
    return tuple(each for each in standing if each["piece"] not in done)


def _struck(session: Session, intent: str) -> set[str]:
    """Who has, since this step began; what came out of an attack does not attack itself."""
    found: set[str] = set()
    for entry in standing_entries(session):
        if entry.intent in ("next", "event_phase"):
            break
        if entry.intent == intent:
            told = entry.result if isinstance(entry.result, dict) else {}
            found |= {str(entry.parameters.get("piece")), str(told.get("evolved")), str(told.get("summoned"))}
    return found


def standing_entries(session: Session) -> Iterator[Entry]:
    """What still stands, the newest first; what was put back does not, nor does the entry that put it back."""
    entries, last = session.journal.entries, session.journal.last
    number = last.standing if last else 0
    while number:
        entry = entries[number]
        if entry.act == "put_back":
            number = entries[entry.of].below
            continue
        yield entry
        number = entry.below


def entries_since(session: Session) -> list[Entry]:
    """The entries of this event phase that still stand, oldest first."""
    found: list[Entry] = []
    for entry in standing_entries(session):
        if entry.intent in ("next", "event_phase"):
            found.append(entry)
        if entry.intent == "event_phase":
            break
    return found[::-1]
