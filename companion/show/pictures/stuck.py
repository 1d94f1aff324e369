"""What is said when the file of games can't be read: what happened, that nothing is lost, and what can be done."""

from __future__ import annotations

from companion.show.tongue import Tongue
from companion.table import Refused
from companion.value import value


@value
class Stuck:
    title: str
    lines: tuple[str, ...]
    rescued: str
    """The button that goes on with what could be read, "" where there is nothing."""
    anew: str
    again: str


def stuck(refused: Refused, rescued: bool, say: Tongue) -> Stuck:
    """The picture of a file that was refused; only what belongs to the file is replaced, so some can only be tried again."""
    parameters = refused.parameters
    title, why = {
        "save_is_damaged": (say("THE SAVE IS DAMAGED"), say("Part of the file can't be read any more.")),
        "save_is_newer": (say("A NEWER SAVE"), say("A newer Airlock wrote it. Update the app to play on.")),
        "save_is_foreign": (say("NOT OUR SAVE"), say("There is a file in its place that Airlock did not write.")),
        "save_was_replaced": (
            say("ANOTHER FILE IN ITS PLACE"),
            say("While you played, another file was put where the games lie."),
        ),
        "save_is_in_use": (say("THE SAVE IS IN USE"), say("Another Airlock has it open. Close that one first.")),
        "disk_is_full": (say("THE DISK IS FULL"), say("Make some room, then try again.")),
    }.get(refused.reason, (say("THE SAVE CAN'T BE OPENED"), say("The system does not let Airlock read or write it.")))
    lines = [why, say("It was left as it is, and stays so.")]
    if parameters.get("copy") not in (None, "…"):
        lines.append(say("A copy: {copy}", copy=parameters["copy"]))
    if rescued:
        lines.append(
            say("{entries} {entries:entry|entries} could be read into a file of their own.", entries=parameters["entries"])
        )
    replaceable = refused.reason in ("save_is_damaged", "save_is_newer", "save_is_foreign")
    return Stuck(
        title,
        tuple(lines),
        say("GO ON WITH WHAT WAS READ") if rescued and parameters["entries"] else "",
        say("START A NEW FILE") if replaceable else "",
        say("TRY AGAIN"),
    )
