"""The check of the seal, by the same file that a stranger uses; the app only reads out what it says."""

from __future__ import annotations

import json
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from companion.charter import promise
from companion.exports import checked
from companion.session import Session
from companion.table import Refused
from companion.value import value

TOOLS = Path(__file__).resolve().parent.parent.parent / "tools"
VERIFIER = next(path for path in (TOOLS / "verify.py", TOOLS / "verify.pyc") if path.exists())
"""A phone's package holds byte code only."""


@value
class Hole:
    """Entries that a damaged file has lost."""

    first: int
    last: int
    draws: int
    """How many draws before it match."""
    again: int
    """The entry after which the table was kept; 0 where none was."""


@value
class Proof:
    draws: int
    wrong: str
    """The first thing that does not match; "" where all does."""
    promise: str
    """The fingerprint of what the phone chose before others added to it; "" where nobody did."""
    by_hand: str
    """What people should look at themselves: what was set by hand, put back, or taken back."""
    verdict: int
    """The entry at which the game was over; 0 where it is not."""
    mark: str
    """The fingerprint of the journal up to there: what was opened or taken back afterwards leaves it alone, and a game of which
    something was left out has another one."""
    holes: tuple[Hole, ...] = ()
    """What a damaged file has lost."""


@cache
def _verifier() -> ModuleType:
    spec = spec_from_file_location("airlock_verify", VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def proof(session: Session) -> Proof:
    """Every draw so far against the seed, and every entry done again by the rules."""
    document: Any = json.loads(json.dumps(session.export()))
    found = _verifier().judged(document)
    wrong = found.wrong
    if not wrong:
        try:
            checked(document, lambda _: session.pack, {session.charter.game: session.game})
        except Refused as refused:
            wrong = f"entry {refused.parameters.get('entry', '?')}: the rules make something else of it"
    secret = session.charter.secret
    promised = promise(bytes.fromhex(secret)) if secret else ""
    number, mark = found.verdicts[-1] if found.verdicts else (0, "")
    holes = tuple(Hole(*hole) for hole in found.holes)
    return Proof(found.draws, wrong or "", promised, found.look, number, mark[:16], holes)
