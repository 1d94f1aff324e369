"""Chance: sealed, reproducible, and fair."""

from collections import Counter
from itertools import permutations

import pytest

from companion.table import Chance
from tools import verify

SEED = bytes(range(32))


def test_draws_from_one_zone_do_not_depend_on_others() -> None:
    chance = Chance(SEED)
    before = [chance.pick("bag", n, 13) for n in range(10)]
    chance.pick("die.noise", 0, 10)
    chance.shuffle("event.draw", 0, 22)
    assert [chance.pick("bag", n, 13) for n in range(10)] == before


def test_zones_and_seeds_draw_differently() -> None:
    draws = {
        tuple(Chance(seed).pick(zone, n, 1000) for n in range(8))
        for seed in (SEED, bytes(32))
        for zone in ("bag", "bag2", "die.bag")
    }
    assert len(draws) == 6


def test_the_verifier_draws_the_same() -> None:
    chance = Chance(SEED)
    for n in range(50):
        assert verify.below(verify.words(SEED, "bag", n), 27) == chance.pick("bag", n, 27)
        assert verify.shuffled(verify.words(SEED, "deck", n), 22) == chance.shuffle("deck", n, 22)


def test_draws_are_pinned_so_that_old_games_keep_their_future() -> None:
    assert [Chance(bytes(32)).pick("bag", n, 13) for n in range(8)] == [9, 0, 1, 3, 10, 4, 11, 12]
    assert Chance(bytes(32)).shuffle("deck", 0, 6) == [2, 5, 3, 0, 1, 4]


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (cells - len(counts)) * expected


@pytest.mark.parametrize("size", [2, 6, 10, 13, 27])
def test_every_index_is_equally_likely(size: int) -> None:
    chance = Chance(SEED)
    counts: Counter[object] = Counter(chance.pick("bag", n, size) for n in range(20_000))
    freedom = size - 1
    assert chi_square(counts, size) < freedom + 5 * (2 * freedom) ** 0.5 + 5  # five deviations; the seed is fixed


def test_every_order_is_equally_likely() -> None:
    chance = Chance(SEED)
    counts: Counter[object] = Counter(tuple(chance.shuffle("deck", n, 4)) for n in range(20_000))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 23 + 5 * 46**0.5 + 5


def test_rejection_keeps_out_what_would_favour_low_numbers() -> None:
    size = (1 << 63) + 1  # nearly half of all words must be rejected
    chance = Chance(SEED)
    draws = [chance.pick("bag", n, size) for n in range(2_000)]
    assert all(0 <= draw < size for draw in draws)
    assert 900 < sum(draw < size // 2 for draw in draws) < 1_100
