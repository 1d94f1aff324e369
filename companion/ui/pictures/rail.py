"""The event rail: seven stations, what the current one did, and the one button that moves on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from companion.table import Entry
from companion.ui.pictures.names import kind_names, step_names
from companion.ui.pictures.why import STEPS as STEP_RULES
from companion.ui.tongue import Tongue

STEPS = ("css", "time", "noise", "attacks", "fire", "event", "bag")
State = Literal["done", "now", "skipped", "coming"]


@dataclass(frozen=True, slots=True)
class Station:
    number: int
    state: State


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to what the step asks."""

    label: str
    answer: Any


@dataclass(frozen=True, slots=True)
class Card:
    """What the step shows: its name or what was drawn, symbols and a number, what to do, and the part for the dark."""

    headline: str
    role: str = "ink"
    symbols: tuple[str, ...] = ()
    number: str = ""
    lines: tuple[str, ...] = ()
    dark: str = ""
    dark_lines: tuple[str, ...] = ()
    fallen: int = 0
    """The token that went dark, drawn as it falls."""


@dataclass(frozen=True, slots=True)
class Rail:
    title: str
    stations: tuple[Station, ...]
    skipped: tuple[str, ...]
    card: Card
    choices: tuple[Choice, ...]
    next: str
    rule: str = ""
    """The rule behind this step."""
    encounters: tuple[str, ...] = ()
    """Seats that have just rolled a corridor: a marker may lie there already."""


def rail(view: Mapping[str, Any], entries: Sequence[Entry], stories: Sequence[Sequence[str]], say: Tongue) -> Rail:
    """The rail of the event phase, from the entries since it began."""
    names = step_names(say)
    step = view["step"]
    skipped = {each["step"] for entry in entries for each in _listed(entry, "skipped")}
    at = STEPS.index(step) if step in STEPS else -1
    stations = tuple(
        Station(number + 1, "now" if number == at else "coming" if number > at else "skipped" if name in skipped else "done")
        for number, name in enumerate(STEPS)
    )
    last = tuple(stories[-1]) if stories else ()
    result = entries[-1].result if entries and isinstance(entries[-1].result, dict) else {}
    reasons = len(result.get("skipped", ()))
    return Rail(
        title=say("END OF ROUND {round}", round=view["round"]),
        stations=stations,
        skipped=last[:reasons],
        card=_card(names.get(step, ""), result, last[reasons:], say, _token(view, result)),
        choices=_choices(view, say),
        next=_next(view, at, names, say),
        rule=STEP_RULES.get(step, ""),
        encounters=tuple(each["seat"] for each in result.get("rolls", ()) if isinstance(each["face"], int)),
    )


def _token(view: Mapping[str, Any], result: Mapping[str, Any]) -> int:
    section = result.get("dark")
    return int(view["power"][section]["token"]) if isinstance(section, str) else 0


def _card(name: str, result: Mapping[str, Any], lines: tuple[str, ...], say: Tongue, fallen: int = 0) -> Card:
    """A step's card, after what it drew."""
    match result.get("step"):
        case "time" if "dark" in result:
            section = say("LIFT") if result["dark"] == "lift" else result["dark"]
            return Card(say("{section} GOES DARK", section=section), "off", (), f"{result['from']} | {result['to']}", lines,
                        fallen=fallen)
        case "time":
            return Card(name, "ink", (), f"{result['from']} | {result['to']}", lines)
        case "event" if result.get("card"):
            return _event(result, lines)
        case "bag" if result.get("kind"):
            return Card(kind_names(say)[result["kind"]], "danger" if result["kind"] == "queen" else "ink", (result["kind"],), "",
                        lines[1:])
        case _:
            return Card(name, lines=lines)


def _event(result: Mapping[str, Any], lines: tuple[str, ...]) -> Card:
    """An event card: its name, who moves through which corridor, the effect, and the dark part in its frame."""
    name, *rest = lines
    corridors = ", ".join(map(str, result["corridors"]))
    at = next((number for number, line in enumerate(rest) if line.endswith(":")), len(rest))
    return Card(
        name.partition(":")[2].strip().rstrip(".").upper(), "ink", tuple(result["movers"]), corridors, tuple(rest[1:at]),
        rest[at].rstrip(":") if at < len(rest) else "", tuple(rest[at + 1 :]),
    )


def _listed(entry: Entry, name: str) -> list[Mapping[str, Any]]:
    told = entry.result if isinstance(entry.result, dict) else {}
    return list(told.get(name, ()))


def _next(view: Mapping[str, Any], at: int, names: Mapping[str, str], say: Tongue) -> str:
    question = view["question"] or {}
    if question.get("ask") == "noise_roll":
        return say("ROLL FOR {name}", name=str(view["seats"][question["seat"]]["name"]).upper())
    ahead = next((step for step in STEPS[at + 1 :] if not _nothing_to_do(step, view)), "")
    if ahead:
        return say("NEXT: {step}", step=names[ahead])
    return say("DONE: NEXT ROUND")


def _nothing_to_do(step: str, view: Mapping[str, Any]) -> bool:
    """Whether a step that is still to come will be passed over, as far as it can be seen now."""
    return {
        "css": str(view["time"]["slot"]) not in view["css"] and view["sources"]["css"] == "app",
        "noise": not any(told["on"] for told in view["power"].values()),
        "attacks": not view["in_play"],
        "fire": not view["markers"]["fire"]["placed"],
    }.get(step, False)


def _choices(view: Mapping[str, Any], say: Tongue) -> tuple[Choice, ...]:
    """Everything but the quiet answer, which is NEXT."""
    question = view["question"] or {}
    seats = [seat for seat, told in view["seats"].items() if told["status"] == "in"]
    named = {seat: str(view["seats"][seat]["name"]).upper() for seat in seats}
    match question.get("ask"):
        case "noise_roll":
            return (Choice(say("IN COMBAT"), "combat"), Choice(say("ROLL FOR ALL"), "all"))
        case "nest":
            return tuple(Choice(say("{name} IN THE NEST", name=name), [seat]) for seat, name in named.items())
        case "pods_left":
            return tuple(Choice(say("{name} LEFT", name=name), [seat]) for seat, name in named.items())
        case "cooling_system":
            return (Choice(say("IT WORKS"), "working"), Choice(say("IT IS BROKEN"), "broken"))
        case "noise_in_vents":
            return (Choice(say("NOISE WAS THERE"), True),)
        case "fire":
            return (Choice(say("AN EGG BURNS"), "egg"),) if question.get("eggs") else ()
        case "markers":
            most = view["form"]["tally"]
            return tuple(Choice(f"+{count}", {next(iter(most)): count}) for count in (1, 2, 3) if count <= min(most.values()))
        case "adults_come":
            return (Choice("+1", 1), Choice("+2", 2))
        case "who_in_dark" | "who_infested":
            return tuple(Choice(name, [seat]) for seat, name in named.items())
        case _:
            return ()
