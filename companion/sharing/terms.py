"""Whose word holds when two devices believe that they are the host: terms, and their order.

A term is a path: for each time that a game changed hands, the entry at which its next host had been named. So two devices that
take over never have the same term, whoever named them and however long they were apart; and who was named later wins, for the
last host was still there then. A new game on the same host wins over whoever took the old one over.
"""

from __future__ import annotations

from companion.value import value

NEW_GAME = 999_999_999
"""Stands in a path where the host began another game: no entry has so high a number."""
WIDE = len(str(NEW_GAME))


@value
class Term:
    """A time under one host.

    >>> first = Term()
    >>> first.number, first.taken_over(5).number, first < first.taken_over(5) < first.taken_over(8) < first.new_game()
    (1, 2, True)
    >>> Term.read(str(first.taken_over(5).taken_over(10))).path
    (5, 10)
    """

    path: tuple[int, ...] = ()

    @property
    def number(self) -> int:
        return len(self.path) + 1

    def taken_over(self, named: int) -> Term:
        """By a device that was named at this entry."""
        return Term((*self.path, named))

    def new_game(self) -> Term:
        return Term((*self.path, NEW_GAME))

    def __lt__(self, other: Term) -> bool:
        return (self.number, self.path) < (other.number, other.path)

    def __str__(self) -> str:
        """As it is written: texts of equal terms are equal, and of two of the same number the later one is the greater text."""
        return ".".join(f"{named:0{WIDE}}" for named in self.path)

    @staticmethod
    def read(text: str) -> Term:
        return Term(tuple(int(each) for each in text.split(".") if each))
