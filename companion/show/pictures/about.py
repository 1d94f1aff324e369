"""ABOUT: what this is, whose games these are, what leaves the phone, how much is certain, what is inside, how to report."""

from __future__ import annotations

from companion.about import NAME, Known, Licence, Rights, version
from companion.show.tongue import Tongue
from companion.value import value


@value
class AboutLine:
    """A sign, a title, and what there is to say."""

    symbol: str
    title: str
    says: str
    leads: str = ""
    """The room that a tap on it opens."""


@value
class AboutPage:
    version: str
    lines: tuple[AboutLine, ...]


def about_page(
    known: tuple[Known, ...], titles: dict[str, str], rights: tuple[Rights, ...], fault: bool, say: Tongue, phone: bool = True
) -> AboutPage:
    """All of it; a report only where something has broken. A host without a window is no phone, and shows the game to others."""
    guessed = sum(each.guessed for each in known)
    versions = " · ".join(
        say("{game}: rules {rules}, box {pack}", game=titles[each.game], rules=each.rules, pack=each.pack) for each in known
    )
    by_players = say("By players. No publisher made it, checked it or pays for it. You need the games.")
    private = (
        say("Nothing leaves this phone unless you share it. No account, no adverts, no counting.")
        if phone
        else say("Nothing leaves this room unless you share it. No account, no adverts, no counting.")
    )
    lines = [
        AboutLine("unlocked", say("UNOFFICIAL"), f"{by_players} {_owners(rights, say)}"),
        AboutLine("airlock", say("PRIVATE"), private),
        AboutLine("house-mix", say("NOT CERTAIN"), say("{n} {n:list is|lists are} our guess and marked so.", n=guessed)),
        AboutLine("time", say("VERSIONS"), f"Airlock {version()} · {versions}"),
        AboutLine(
            "info",
            say("REPORT A FAULT"),
            say("Behind WHY, a card, a rule, a value: THIS IS WRONG. The project is {name}.", name=NAME),
        ),
    ]
    if fault:
        broke = AboutLine("danger", say("SOMETHING BROKE"), say("The report lies here. Read it, then share it."), "note:crash")
        lines.insert(0, broke)
    return AboutPage(version(), tuple(lines))


def _owners(rights: tuple[Rights, ...], say: Tongue) -> str:
    """Whose games these are, those of the same people together."""
    by_holders: dict[tuple[str, ...], list[str]] = {}
    for each in rights:
        by_holders.setdefault(each.holders, []).append(each.title)
    whose = " · ".join(
        say("{games}: {holders}", games=", ".join(titles), holders=", ".join(holders)) for holders, titles in by_holders.items()
    )
    return say("The names belong to their owners. {whose}.", whose=whose)


def licence_lines(licences: tuple[Licence, ...], say: Tongue) -> tuple[AboutLine, ...]:
    """Everything of somebody's that is inside; each leads to its text."""
    lines = (
        AboutLine(
            "tab-rules", f"{each.name} {each.version}".strip(), f"{each.licence} · {', '.join(each.holders)}", f"licence:{number}"
        )
        for number, each in enumerate(licences)
    )
    ours = AboutLine("airlock", say("SENTENCES AND DRAWINGS"), say("Our own, MIT, as the app."))
    return (ours, *lines)
