"""Chi-square over a million draws of each kind: python -m bench.chance [DRAWS]."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations

from companion.packs import load
from companion.table import Chance, Json

PACK = load("lockdown")


def kinds(chance: Chance) -> Iterator[tuple[str, Callable[[int], Json], list[Json]]]:
    """Each kind of draw the app makes: its name, the n-th draw, and all it can give."""
    for size in (2, 7, 13, 16, 27):
        yield f"one of {size} from a bag", lambda n, size=size: chance.pick("bag", n, size), list(range(size))
    for die in ("noise", "combat", "advantage", "surface_die"):
        faces = sum(item.count for item in PACK[die].items)
        yield f"{die} die, {faces} sides", lambda n, die=die, f=faces: chance.pick(f"die.{die}", n, f), list(range(faces))
    for size, name in ((22, "event"), (20, "attack"), (27, "contamination"), (6, "computer")):
        yield f"top of the shuffled {name} deck", lambda n, s=size, z=name: chance.shuffle(z, n, s)[-1], list(range(size))
        yield f"bottom of the shuffled {name} deck", lambda n, s=size, z=name: chance.shuffle(z, n, s)[0], list(range(size))
    yield "order of 5 shuffled cards", lambda n: tuple(chance.shuffle("five", n, 5)), list(permutations(range(5)))


def tail(chi: float, freedom: int) -> float:
    """How often fair chance deviates at least so much (Wilson and Hilferty's approximation)."""
    deviation = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return 0.5 * math.erfc(deviation / math.sqrt(2))


def main() -> int:
    draws = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    suspicious = 0
    for name, draw, cells in kinds(Chance(b"a seed that was fixed before the first run")):
        counts: Counter[Json] = Counter(draw(n) for n in range(draws))
        expected = draws / len(cells)
        chi = sum((counts[cell] - expected) ** 2 / expected for cell in cells)
        p = tail(chi, len(cells) - 1)
        suspicious += p < 0.0005
        verdict = "ok " if p >= 0.0005 else "ODD"
        print(f"{verdict} p = {p:.4f}, chi-square {chi:8.1f} of {len(cells) - 1:3d}: {name}", flush=True)
    print(f"{draws} draws each; {suspicious} kind(s) deviate more than chance does once in 2,000 runs")
    return 1 if suspicious else 0


if __name__ == "__main__":
    sys.exit(main())
