"""What the rules know of a kind of creature, token or thing: one value each, and all that is told of several follows from it."""

from __future__ import annotations

from collections.abc import Callable

from companion.kit.intent import Result
from companion.kit.lazily import later
from companion.table import Table
from companion.value import value

Develops = Callable[[Table, str], Result | None]
"""What a drawn token makes of the bag, and what came of it besides."""
BLANK = "blank"


@value
class Kind:
    """One kind: a creature, or a token or a thing that is called like one."""

    name: str
    stands: bool = True
    """Whether it is a creature that stands on the board."""
    cards: int | None = None
    """How many cards an injury check draws; with 0 it dies at once, and nothing hurts what has None."""
    column: str = "blood"
    """Where the number stands that kills it."""
    dies_of: Callable[[list[int]], int] | None = sum
    """How the cards make one number; None where no injury kills it, and it only flees."""
    stays: bool = False
    """Whether an arrow saves it without driving it away."""
    carcass: bool = True
    """Whether it leaves one when it is killed."""
    leaves: tuple[str, ...] = ()
    """The creatures, all of a kind, that stand where it was killed."""
    draws: bool = True
    """Whether a card is drawn when it attacks."""
    develops: Develops | None = None
    """What its token makes of the bag at the end of a round; None where no token of it lies there."""
    grows: str = ""
    """The kind it grows into, or for which its token makes room."""
    limited: bool = False
    """Whether its miniatures are counted."""
    replaced: int = 0
    """How many miniatures there are of a kind for which something else stands once they are used up; 0 of all others."""
    scarce: bool = False
    """Whether nobody places more of them than there are."""
    lone: str | None = None
    """Where there is only one: the value that says that it was killed and never returns, "" where it may."""


class Kinds(dict[str, Kind]):
    """All kinds of one enemy by their names, the smallest creature first.

    >>> kinds = Kinds(Kind("imp", develops=lambda *_: None), Kind("blank", stands=False, develops=lambda *_: None))
    >>> kinds.standing, kinds.tokens, kinds.listed
    (('imp',), ('imp', 'blank'), ('blank', 'imp'))
    """

    def __init__(self, *kinds: Kind) -> None:
        super().__init__((each.name, each) for each in kinds)
        self.standing = tuple(each.name for each in kinds if each.stands)
        """The creatures."""
        self.told_apart = tuple(each.name for each in kinds if each.stands and each.draws)
        """The creatures that an attack card names."""
        self.things = tuple(each.name for each in kinds if not each.stands and each.cards is not None)
        """What can be hurt and is no creature."""
        self.tokens = tuple(each.name for each in kinds if each.develops)
        """What may lie in the bag."""
        self.listed = tuple(sorted(self.tokens, key=lambda name: name != BLANK))
        """The same as it is listed: the blank leads."""
        self.limited = tuple(each.name for each in kinds if each.limited)
        """Those whose miniatures are counted."""


# -- the original box ----------------------------------------------------------------------------

DEVELOPMENT = "companion.games.family.development"
GROWS, LISTENS = later(f"{DEVELOPMENT}:grows"), later(f"{DEVELOPMENT}:everyone_listens")
EGG = Kind("egg", stands=False, cards=0)


def original(dead: str | None = "") -> Kinds:
    """The Intruders of the original box, with the value that says that the queen never returns; None where nobody counts her."""
    return Kinds(
        Kind("larva", cards=0, carcass=False, draws=False, develops=GROWS, grows="adult", replaced=6),
        Kind("creeper", cards=1, develops=GROWS, grows="breeder", replaced=3),
        Kind("adult", cards=1, develops=LISTENS, limited=True),
        Kind("breeder", cards=2, develops=LISTENS, limited=True),
        Kind("queen", cards=2, develops=later(f"{DEVELOPMENT}:queen_comes"), lone=dead),
        Kind(BLANK, stands=False, develops=later(f"{DEVELOPMENT}:brings"), grows="adult"),
        EGG,
    )


INTRUDERS = original()
