"""What a step asks, as it is tapped: buttons that answer at once, switches, and steps, from the form of the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from companion.kit.forms import Form, Groups, Number, One, Some, Tally, form_of
from companion.table import Json
from companion.value import value

Name = Callable[[Json, str], str]
"""What an option is called: by its value, and what it is."""


@value
class Tap:
    """A button that answers at once."""

    label: str
    answer: Json


@value
class AnswerLine:
    """Something that is set before NEXT: a switch (most 1), or a number with a step each way."""

    part: str
    """The group it belongs to; "" where there is one question alone."""
    key: str
    """The option, or the thing that is counted; "" for a plain number."""
    label: str
    least: int
    most: int
    switch: bool
    one: bool = False
    """Of the switches of its group only one is on."""


@value
class QuestionPart:
    """A group of rows under a title."""

    title: str
    rows: tuple[AnswerLine, ...]


@value
class Asking:
    says: str = ""
    taps: tuple[Tap, ...] = ()
    parts: tuple[QuestionPart, ...] = ()
    must: bool = False
    """There is no quiet answer: one of the buttons answers, and NEXT is not pressed."""

    def answer(self, chosen: Mapping[tuple[str, str], int]) -> Json:
        """The answer that these switches and numbers make; None, the quiet one, where nothing was touched."""
        rows = [row for part in self.parts for row in part.rows]
        if all(chosen.get((row.part, row.key), row.least) == row.least for row in rows):
            return None
        made: dict[str, Json] = {}
        for row in rows:
            value = chosen.get((row.part, row.key), row.least)
            if row.switch:
                made.setdefault(row.part, []).extend([row.key] if value else [])
            elif row.key:
                made.setdefault(row.part, {})[row.key] = value
            else:
                made[row.part] = value
        return made[""] if set(made) == {""} else made


def asking(form: Json, says: str, name: Name) -> Asking:
    """The picture of a question; nothing where nothing is asked."""
    if form is None:
        return Asking()
    wanted = form_of(form)
    must = bool(getattr(wanted, "must", False))
    if isinstance(wanted, One):
        options = wanted.options if wanted.must else wanted.options[1:]
        return Asking(says, tuple(Tap(name(option, wanted.of), option) for option in options), must=must)
    if isinstance(wanted, Number) and wanted.must:  # no number stands there that nobody has said
        return Asking(says, tuple(Tap(str(each), each) for each in range(wanted.least, wanted.most + 1)), must=must)
    if isinstance(wanted, Groups):
        alone = len(wanted.forms) == 1  # then the question itself says what it is about
        return Asking(
            says,
            parts=tuple(
                QuestionPart("" if alone else name(part, ""), tuple(_rows(part, each, name)))
                for part, each in wanted.forms.items()
            ),
        )
    return Asking(says, parts=(QuestionPart("", tuple(_rows("", wanted, name))),))


def _rows(part: str, form: Form, name: Name) -> Iterator[AnswerLine]:
    match form:
        case Some(options, of):
            yield from (AnswerLine(part, option, name(option, of), 0, 1, True, one=form.most == 1) for option in options)
        case Tally(most, of):
            yield from (AnswerLine(part, what, name(what, of), 0, number, False) for what, number in most.items() if number)
        case Number(least, most):
            yield AnswerLine(part, "", name(part, "") if part else "", least, most, False)
        case One(options, of):  # one of several beside other questions: switches of which one is on
            offered = options if form.must else options[1:]
            yield from (AnswerLine(part, str(option), name(option, of), 0, 1, True, one=True) for option in offered)
