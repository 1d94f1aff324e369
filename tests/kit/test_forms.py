"""Forms of answers: what is taken, what is refused, and what is left when something has gone."""

import pytest

from companion.kit.forms import Form, Number, One, Some, Tally
from companion.table import Refused


def test_what_is_none_of_the_options_is_refused_with_those_that_can_be_said() -> None:
    with pytest.raises(Refused) as refused:
        One((None, "adult", "queen")).read("dragon")
    assert refused.value.reason == "not_one_of"
    assert refused.value.parameters["words"] == "adult, queen"


def test_one_switch_that_is_on_is_an_answer_two_are_none() -> None:
    form = One(("done", "egg"))
    assert form.read(["egg"]) == "egg"
    assert form.read([]) == "done"
    with pytest.raises(Refused):
        form.read(["done", "egg"])


def test_of_a_piece_that_has_gone_neither_its_name_nor_its_kind_is_offered() -> None:
    form = Some(("adult-01", "adult-02", "queen-01"), "piece", {"adult": "adult-01", "queen": "queen-01"})
    assert form.without("queen-01") == Some(("adult-01", "adult-02"), "piece", {"adult": "adult-01"})


def test_a_seat_that_has_gone_is_counted_no_more() -> None:
    assert Tally({"P1": 4, "P2": 2}, "seat").without("P1") == Tally({"P2": 2}, "seat")


@pytest.mark.parametrize(
    ("form", "answers"),
    [
        (Some(("P1", "P2")), [[], ["P1"], ["P2"], ["P1", "P2"]]),
        (Some(("P1",)), [[], ["P1"]]),
        (Some(("P1", "P2"), most=1), [[], ["P1"], ["P2"]]),
        (Number(0, 4), [0, 2, 4]),
        (Tally({"fire": 3, "malfunction": 0}), [{}, {"fire": 3}, {"fire": 3, "malfunction": 0}]),
    ],
)
def test_every_answer_that_a_form_gives_is_one_that_it_takes(form: Form, answers: list[object]) -> None:
    assert list(form.answers()) == answers
    for answer in answers:
        form.read(answer)
