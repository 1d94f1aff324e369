"""What a host without a window says in its terminal."""

from __future__ import annotations

from companion.qr import squares
from companion.show.tongue import Tongue

HALVES = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
"""Two squares of a code over each other as one letter, dark where the terminal is: light letters on it are the paper."""
QUIET = 2


def code(link: str) -> str:
    """A code of letters; on a terminal of dark letters a phone reads it too."""
    rows = squares(link)
    wide = len(rows) + 2 * QUIET
    light = (False,) * wide
    paper = [light] * QUIET
    whole = [*paper, *((*light[:QUIET], *row, *light[:QUIET]) for row in rows), *paper]
    whole += [light] * (len(whole) % 2)
    lines = zip(whole[::2], whole[1::2], strict=True)
    return "\n".join("".join(HALVES[pair] for pair in zip(*two, strict=True)) for two in lines)


def unheard(why: object, say: Tongue) -> str:
    return say("Nothing can be listened on here: {why}", why=why)


def no_pictures(say: Tongue) -> str:
    return say("A browser takes its own pictures.")


def where(links: list[str], say: Tongue) -> list[str]:
    """A line for each link: this machine's, then those for phones."""
    here, *others = links
    found = [say("On this computer: {link}", link=here), *(say("On a phone nearby: {link}", link=each) for each in others)]
    return found if others else [*found, say("This computer is in no network of the house: no phone can reach it.")]


def elsewhere(link: str, say: Tongue) -> str:
    return say("From anywhere, by the broker: {link}", link=link)


def welcome(links: list[str], port: int, asked: int, owned: bool, say: Tongue) -> list[str]:
    """The links, each on a line of its own: this machine's first, then those for phones."""
    found = [] if port == asked or not asked else [say("Port {asked} is taken; this is {port}.", asked=asked, port=port)]
    who = say("Who was linked goes on.") if owned else say("Whoever opens it first sets the game up.")
    found += [say("A table for every phone. {who}", who=who), "", *where(links, say)]
    return [*found, "", say("Ctrl-C ends it; the game is kept, and phones may come back.")]
