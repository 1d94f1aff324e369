"""Whose word holds when two devices believe that they are the host: terms, and their order.

A term is a path: for each time that a game changed hands, by which naming of its host of then the next one stood by, counted from
one. So two devices that take over never have the same term, whoever named them and however long they were apart; and who was
named later wins, for the last host was still there then. A new game on the same host wins over whoever took the old one over.
"""

from __future__ import annotations

from companion.value import value

NEW_GAME = 999_999
"""Stands in a path where the host began another game: nobody names so many."""
WIDE = len(str(NEW_GAME))


@value
class Term:
    """A time under one host.

    >>> first = Term()
    >>> first < first.again() < first.taken_over(5) < first.taken_over(8) < first.new_game()
    True
    >>> first.number, first.again().number, first.taken_over(5).number
    (1, 1, 2)
    >>> Term.read(str(first.taken_over(5).again().taken_over(10).again()))
    Term(path=(5, 10), starts=1)
    """

    path: tuple[int, ...] = ()
    starts: int = 0
    """How often the host came back; what was said to it before is not said to it now."""

    @property
    def number(self) -> int:
        return len(self.path) + 1

    def taken_over(self, naming: int) -> Term:
        """By a device that stands by because of this naming."""
        return Term((*self.path, naming))

    def new_game(self) -> Term:
        return Term((*self.path, NEW_GAME))

    def again(self) -> Term:
        """The same host, after it was gone."""
        return Term(self.path, self.starts + 1)

    def __lt__(self, other: Term) -> bool:
        return (self.number, self.path, self.starts) < (other.number, other.path, other.starts)

    def __str__(self) -> str:
        """As it is written: of two terms of the same number the later one is the greater text."""
        return f"{'.'.join(f'{naming:0{WIDE}}' for naming in self.path)}/{self.starts:0{WIDE}}"

    @staticmethod
    def read(text: str) -> Term:
        path, _, starts = text.partition("/")
        return Term(tuple(int(each) for each in path.split(".") if each), int(starts))


FIRST = Term()


@value
class Meant:
    """A term as somebody names it: whole, by its number alone, or not at all.

    >>> Meant().fits(Term((5,))), Meant(2).fits(Term((5,))), Meant(2, Term((7,))).fits(Term((5,)))
    (True, True, False)
    >>> Meant(2, Term((7,))).later(Term((5,))), Meant(2).later(Term((5,))), Meant(3).later(Term((5,)))
    (True, False, True)
    """

    number: int = 0
    whole: Term | None = None

    def fits(self, term: Term) -> bool:
        """Whether this term may be meant."""
        return self.whole == term if self.whole is not None else self.number in (0, term.number)

    def later(self, term: Term) -> bool:
        """Whether one is meant that comes after this term."""
        return term < self.whole if self.whole is not None else self.number > term.number
