"""How a table changes hands: everything that can happen to a few devices is tried; `python -m tests.sharing.model` tries more."""

from __future__ import annotations

import pytest

from companion.sharing.terms import Term
from tests.sharing.model import SMALL, Broken, Rules, begun, explored

PATHS = Rules(Term.taken_over)


@pytest.mark.parametrize("budget", SMALL, ids=str)
def test_whatever_happens_one_host_is_left_and_nothing_that_was_answered_is_gone(budget: tuple[int, ...]) -> None:
    assert explored(begun(*budget), PATHS) > 1_000


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (Rules(lambda term, named: Term((*term.path, 1))), "two hosts of one term"),
        (Rules(Term.taken_over, steps_down=False), "hosts in the end"),
        (Rules(Term.taken_over, keeps=False), "in nobody's journal"),
        (Rules(Term.taken_over, only_newer=False), "two branches as one"),
    ],
    ids=["one term for all who take over", "nobody steps down", "what lost is thrown away", "an older page is taken"],
)
def test_each_rule_is_needed(broken: Rules, says: str) -> None:
    devices = 3 if "term" in says else 2
    with pytest.raises(Broken, match=says):
        explored(begun(devices, 1, 1, 2, 2, 0), broken)


def test_a_number_and_the_last_naming_are_no_order() -> None:
    """The model found it: Ana names Bo, is cut off, names Cy. Both take over, each names somebody, and those two take over, too.
    Of a number and the last naming both then make 3 and 1."""
    bo, cy = Term().taken_over(1), Term().taken_over(2)
    one, other = bo.taken_over(1), cy.taken_over(1)
    assert (one.number, one.path[-1]) == (other.number, other.path[-1])
    assert one != other
    assert one < other


def test_texts_of_terms_are_in_the_same_order() -> None:
    """A page compares them without knowing what they are."""
    terms = sorted(
        [
            Term(),
            Term((5,)),
            Term((12,)),
            Term((5, 9)),
            Term((5, 10)),
            Term((12, 2)),
            Term((5,)).new_game(),
            Term().again(),
            Term((5,), 12),
        ]
    )
    assert terms == sorted(terms, key=lambda term: (term.number, str(term)))
    assert [Term.read(str(term)) for term in terms] == terms
