"""Forms of answers: what may be answered to a question. The door checks with them, screens draw them, simulators feed on them.

A form is written into the question, so it is kept with the game, undone with it, and can be sent to another phone. Most
questions have a quiet answer, which stands for "no", "nobody", "none", "done": what is taken when nobody says anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from typing import Any

from companion.kit.intent import Of, shown
from companion.table import Json, Refused
from companion.value import value

QUIET = (None, False, "done", "nobody", "none", "no")
"""Every way to say that there is nothing to say."""


def _is_quiet(answer: Json) -> bool:
    return answer is None or answer is False or (isinstance(answer, str) and answer in QUIET)


def _no_such(value: Json, options: Iterable[Json], of: Of) -> Refused:
    """Refuses what is none of the options, in the words of what they are."""
    match of:
        case "seat":
            return Refused("no_such_seat", seat=shown(value))
        case "piece":
            return Refused("not_in_play", piece=shown(value))
        case "card":
            return Refused("no_such_card", card=shown(value))
    words = ", ".join(str(each) for each in options if each is not None)
    return Refused("not_one_of", name="answer", value=shown(value), words=words)


def _about(of: Of) -> dict[str, Json]:
    return {"of": of} if of else {}


@value
class One:
    """One of a few options; the first is the quiet one, unless something must be said. Of two, true is the second.

    >>> One(("hidden", "working", "broken")).read(None)
    'hidden'
    >>> One(("done", "egg")).read(True)
    'egg'
    """

    options: tuple[Json, ...]
    of: Of = ""
    must: bool = False

    def read(self, answer: Json) -> Json:
        if isinstance(answer, list) and len(answer) <= 1:  # the one switch that is on among several questions
            answer = answer[0] if answer else None
        if _is_quiet(answer) and not self.must:
            return self.options[0]
        if answer is None:
            raise Refused("answer_is_needed")
        for option in self.options:
            if (option == answer and type(option) is type(answer)) or (isinstance(option, bool) and str(option) == answer):
                return option
        if answer is True and len(self.options) == 2:
            return self.options[1]
        raise _no_such(answer, self.options, self.of)

    def written(self) -> Json:
        return {"one": list(self.options), **_about(self.of), **({"must": True} if self.must else {})}

    def without(self, gone: str) -> One:
        return replace(self, options=tuple(option for option in self.options if option != gone))

    def answers(self) -> Iterator[Json]:
        """Every answer it allows."""
        yield from self.options


@value
class Some:
    """Any of several options, each once; none is the quiet answer.

    >>> Some(("P1", "P2"), "seat").read("P2")
    ['P2']
    """

    options: tuple[str, ...]
    of: Of = ""
    also: Mapping[str, str] = field(default_factory=dict)
    """Other words for some of them: a kind for the first piece of that kind."""
    most: int | None = None
    """How many at once, where not all of them can be meant."""

    def read(self, answer: Json) -> list[str]:
        if _is_quiet(answer):
            return []
        if isinstance(answer, dict):
            raise Refused("not_an_answer", answer=shown(answer))
        found = list(dict.fromkeys(self._option(each) for each in (answer if isinstance(answer, list) else [answer])))
        if self.most is not None and len(found) > self.most:
            raise Refused("too_many_named", most=self.most)
        return found

    def _option(self, said: Json) -> str:
        if isinstance(said, str) and (option := said if said in self.options else self.also.get(said)) is not None:
            return option
        raise _no_such(said, self.options, self.of)

    def written(self) -> Json:
        form = {"some": list(self.options), **_about(self.of), **({"also": dict(self.also)} if self.also else {})}
        return form if self.most is None else {**form, "most": self.most}

    def without(self, gone: str) -> Some:
        also = {word: option for word, option in self.also.items() if option != gone}
        return replace(self, options=tuple(option for option in self.options if option != gone), also=also)

    def answers(self) -> Iterator[Json]:
        """None, each alone, all."""
        yield []
        yield from ([option] for option in self.options)
        if len(self.options) > 1 and self.most != 1:
            yield list(self.options[: self.most])


@value
class Number:
    """A whole number between two bounds; the least is the quiet one.

    >>> Number(0, 3).read(2)
    2
    """

    least: int
    most: int
    must: bool = False

    def read(self, answer: Json) -> int:
        if _is_quiet(answer) and not self.must:
            return self.least
        if not isinstance(answer, int) or isinstance(answer, bool) or not self.least <= answer <= self.most:
            raise Refused("not_a_number", name="answer", value=shown(answer), least=self.least, most=self.most)
        return answer

    def written(self) -> Json:
        return {"number": [self.least, self.most], **({"must": True} if self.must else {})}

    def without(self, _: str) -> Number:
        return self

    def answers(self) -> Iterator[Json]:
        yield from sorted({self.least, (self.least + self.most) // 2, self.most})


@value
class Tally:
    """How many of each of several things; none of any is the quiet answer. Of one thing alone the number will do.

    >>> Tally({"fire": 3, "malfunction": 1}).read({"fire": 2})
    {'fire': 2, 'malfunction': 0}
    """

    most: Mapping[str, int]
    of: Of = ""

    def read(self, answer: Json) -> dict[str, int]:
        if _is_quiet(answer):
            answer = {}
        if isinstance(answer, int) and not isinstance(answer, bool) and len(self.most) == 1:
            answer = {next(iter(self.most)): answer}
        if not isinstance(answer, dict):
            raise Refused("not_an_answer", answer=shown(answer))
        for what in answer:
            if what not in self.most:
                raise _no_such(what, self.most, self.of)
        return {what: Number(0, most).read(answer.get(what)) for what, most in self.most.items()}

    def written(self) -> Json:
        return {"tally": dict(self.most), **_about(self.of)}

    def without(self, gone: str) -> Tally:
        return replace(self, most={what: most for what, most in self.most.items() if what != gone})

    def answers(self) -> Iterator[Json]:
        yield {}
        yield from ({what: most} for what, most in self.most.items() if most)
        yield dict(self.most)


@value
class Names:
    """Names of things that only the asked seat knows, at most so many; none is the quiet answer. Whether they are there, the
    rules look up themselves: the form would tell everybody what lies in a hand.

    >>> Names(3).read("flare")
    ['flare']
    """

    most: int

    def read(self, answer: Json) -> list[str]:
        if _is_quiet(answer):
            return []
        said = answer if isinstance(answer, list) else [answer]
        if len(said) > self.most or not all(isinstance(each, str) for each in said):
            raise Refused("not_an_answer", answer=shown(answer))
        return list(said)

    def written(self) -> Json:
        return {"names": self.most}

    def without(self, _: str) -> Names:
        return self

    def answers(self) -> Iterator[Json]:
        yield []


@value
class Groups:
    """Several questions at once, each with a form of its own. An answer that names no group is for the first.

    >>> Groups({"nest": Some(("P1", "P2")), "dark": Some(("P1", "P2"))}).read({"dark": ["P1"]})
    {'nest': [], 'dark': ['P1']}
    """

    forms: Mapping[str, Form]

    def read(self, answer: Json) -> dict[str, Any]:
        said = {} if _is_quiet(answer) else answer if isinstance(answer, dict) else {next(iter(self.forms)): answer}
        for name in said:
            if name not in self.forms:
                raise _no_such(name, self.forms, "")
        return {name: form.read(said.get(name)) for name, form in self.forms.items()}

    def written(self) -> Json:
        return {"groups": {name: form.written() for name, form in self.forms.items()}}

    def without(self, gone: str) -> Groups:
        return Groups({name: form.without(gone) for name, form in self.forms.items() if name != gone})

    def answers(self) -> Iterator[Json]:
        yield {}
        yield from ({name: answer} for name, form in self.forms.items() for answer in form.answers())
        yield {name: list(form.answers())[-1] for name, form in self.forms.items()}


Form = One | Some | Number | Tally | Names | Groups
DONE = One(("done",))
"""A question that is only waited for."""


def form_of(written: Json) -> Form:
    """The form that was written so.

    >>> form_of(Number(0, 3).written())
    Number(least=0, most=3, must=False)
    """
    must, of = bool(written.get("must", False)), written.get("of", "")
    match written:
        case {"one": options}:
            return One(tuple(options), of, must)
        case {"some": options}:
            return Some(tuple(options), of, written.get("also", {}), written.get("most"))
        case {"number": [least, most]}:
            return Number(least, most, must)
        case {"tally": most}:
            return Tally(dict(most), of)
        case {"names": most}:
            return Names(most)
        case {"groups": forms}:
            return Groups({name: form_of(form) for name, form in forms.items()})
    raise ValueError(f"{written} is no form of an answer")
