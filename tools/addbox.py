"""Adds a box code that somebody has handed in to the file by which CHECK YOUR BOX counts how many boxes agree.

python -m tools.addbox EDITION CODE        the code itself, or the name of a file that holds it

Every list of it must fit the packs as they are; sentences of cards are left out. The same box once more is no second box.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from companion.owner import Owner
from companion.packs import COMMON, PackError, Words, boxcode, load
from companion.packs.others import FILE, OtherBox, facts_alone, others, written
from companion.table import Refused


def added(edition: str, code: str, file: Path = FILE) -> int:
    """Adds the boxes of a code; how many there are now. Refused where something of it does not fit, and nothing is added."""
    read, owner = boxcode.read(code), Owner()
    if bad := next((each for each in owner.offered(read.boxes) if not each.fits), None):
        raise Refused("code_does_not_fit", what=f"{bad.pack} {bad.component} ({bad.fault or bad.state})")
    known = others(file)
    new = [OtherBox(edition, read.versions[each.pack], facts_alone(each)) for each in read.boxes]
    if twice := next((each for each in new if any(each.told.same_as(one.told) for one in known if one.edition == edition)), None):
        raise Refused("code_does_not_fit", what=f"{twice.told.pack}: this box of {edition} is there already")
    file.write_text(written([*known, *new]), "utf-8")
    others.cache_clear()
    return len(known) + len(new)


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.addbox", description=__doc__)
    parser.add_argument("edition", help="language and year of the box")
    parser.add_argument("code", help="the code, or a file that holds it")
    options = parser.parse_args()
    code = options.code if boxcode.NAME in options.code.upper() else Path(options.code).read_text("utf-8")
    try:
        count = added(options.edition, code)
    except (Refused, PackError) as trouble:
        reason = Words(load(COMMON)).say(f"no.{trouble}", getattr(trouble, "parameters", {}))
        print(reason, file=sys.stderr)
        return 1
    print(f"{count} boxes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
