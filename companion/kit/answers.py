"""What a table may answer to a question, by the form of the answer: for the simulator and the property tests of every game."""

from __future__ import annotations

from typing import Any

from companion.kit.dice import Dice
from companion.kit.forms import Form, Groups, Names, Number, One, Some, Tally, form_of
from companion.table import Table

SELDOM = 0.3
"""How likely each of several options is."""
FEW = 2
"""So many at the most, where the form allows more: people put down two fires, not twelve."""


def next_step(table: Table, dice: Dice) -> dict[str, Any]:
    """Mostly the quiet answer; now and then another one that fits the question."""
    if table.value("question") is None:
        return {}
    form = form_of(table.value("form"))
    quiet_allowed = not (isinstance(form, One | Number) and form.must)
    return {} if quiet_allowed and dice.random() < 0.6 else {"answer": any_answer(form, dice)}


def any_answer(form: Form, dice: Dice) -> Any:
    """An answer of this form."""
    match form:
        case One(options):
            return dice.choice(options)
        case Some(options, most=most):
            return [option for option in options if dice.random() < SELDOM][:most]
        case Number(least, most):
            return dice.randint(least, min(most, max(least, FEW)))
        case Names():
            return []
        case Tally(most):
            return {what: dice.randint(0, min(FEW, number)) for what, number in most.items()}
        case Groups(forms):
            return {name: any_answer(each, dice) for name, each in forms.items()}
