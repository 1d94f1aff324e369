"""The check of the seal, by the same file that a stranger uses; the app only reads out what it says."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from companion.charter import promise
from companion.session import Session

VERIFIER = Path(__file__).resolve().parent.parent.parent / "tools" / "verify.py"


@dataclass(frozen=True, slots=True)
class Proof:
    draws: int
    wrong: str
    """The first thing that does not match; "" where all does."""
    promise: str
    """The fingerprint of what the phone chose before others added to it; "" where nobody did."""


@cache
def _verifier() -> ModuleType:
    spec = spec_from_file_location("airlock_verify", VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def proof(session: Session) -> Proof:
    """Every draw so far against the seed."""
    draws, wrong = _verifier().verify(session.export())
    secret = session.charter.secret
    return Proof(draws, wrong or "", promise(bytes.fromhex(secret)) if secret else "")
