"""THE SEAL, CHECKED: how many draws are what the seed says, and what that shows; the seed is opened when the game is over."""

from __future__ import annotations

from companion.seal import words
from companion.session import Session
from companion.show.proof import Hole, proof
from companion.show.tongue import Tongue
from companion.value import value


@value
class CheckedSeal:
    holds: bool
    verdict: str
    draws: str
    match: str
    words: str
    lines: tuple[str, ...]
    may_open: bool
    """The seed can be opened now."""


def checked_seal(session: Session, over: bool, say: Tongue) -> CheckedSeal:
    """Every draw so far against the seed, in sentences."""
    found = proof(session)
    shown = [_lost(say, hole) for hole in found.holes]
    shown.append(say("Compare these words with those you saw before the first draw."))
    if found.promise:
        promised, names = " · ".join(words(found.promise)).upper(), ", ".join(name for name, _ in session.charter.given)
        shown.append(say("The phone promised {words}. Then these added to it: {names}.", words=promised, names=names))
    if over and found.verdict:
        shown.append(say("The mark of this verdict, at #{entry}: {mark}", entry=found.verdict, mark=found.mark))
    opened = any(entry.intent == "open_seed" for entry in session.journal.entries)  # whether it stands or was taken back
    if opened:
        shown.append(say("The seed: {seed}", seed=" ".join(_parts(session.charter.seed))))
    else:
        shown.append(say("The seed stays closed until somebody opens it after the end; that is a line of the history."))
    shown.append(
        say(
            "What this shows: the app did not choose the draws, and every entry follows from the rules. "
            "What it can't show: whether what you told it is true. "
            "Who owns this phone can read the save, with all that is hidden."
        )
    )
    match = say("draws match, then: {wrong}", wrong=found.wrong) if found.wrong else say("draws are what the seed says")
    holds = say("A PART IS LOST") if found.holes else say("THE SEAL HOLDS")
    return CheckedSeal(
        holds=not found.wrong and not found.holes,
        verdict=say("THE SEAL IS BROKEN") if found.wrong else holds,
        draws=str(found.draws),
        match=match,
        words=" · ".join(words(session.charter.seal)).upper(),
        lines=tuple(shown),
        may_open=over and not opened,
    )


def _lost(say: Tongue, hole: Hole) -> str:
    """What a damaged file has lost, and what of the rest was checked."""
    which = f"#{hole.first}" if hole.first == hole.last else f"#{hole.first}–#{hole.last}"
    content = say(
        "Lost with a damaged file: {which}. {draws} {draws:draw|draws} before that {draws:matches|match}.",
        which=which,
        draws=hole.draws,
    )
    if not hole.again:
        return content + " " + say("What follows can't be checked.")
    return f"{content} {say('The table after #{again} is taken as it was kept; from there on all is checked.', again=hole.again)}"


def _parts(seed: str) -> list[str]:
    return [seed[at : at + 8] for at in range(0, len(seed), 8)]
