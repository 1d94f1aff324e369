"""A game that is about to begin: who plays, what was chosen, who draws; what its page changes, and the start."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from companion.games import Game
from companion.packs import Pack, Words
from companion.show.calling import Counted
from companion.show.face import Face
from companion.show.games import Games
from companion.show.group import Group, groups
from companion.show.pictures.groups import NEW
from companion.show.pictures.new_game import ChoiceLine, Detail, Segment, Switch, applies, extras, rows, switches, ways_again
from companion.show.tongue import Tongue
from companion.table import Json

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fay")
USUAL = 3
"""So many sit at most tables."""


class NewGame:
    """What was not chosen is as the game has it."""

    def __init__(self, games: Games, name: str) -> None:
        self.games, self.name = games, name
        self.least, self.most = self.pack.players
        self.groups = groups([saved.evening for saved in games.saved()], name)
        self.before: dict[str, int] = {}
        """How many of what lie there from the game before, where that one was not played here."""
        self.names: list[str] = []
        self.sat: list[str] = []
        """Who sat there before the table became that of a single player."""
        self.options: dict[str, Any] = {}
        self.group = NEW
        self.seat(0)

    @property
    def pack(self) -> Pack:
        """As its owner has it now."""
        return self.games.shell.packs(self.name)

    @property
    def game(self) -> Game:
        return self.games.known[self.pack.game]

    @property
    def face(self) -> Face:
        return self.games.face_of(self.pack.game)

    def take_up(self) -> None:
        """The game that follows one that was just played, where it is this one."""
        if self.games.follows and self.games.follows[0] == self.name:
            _, self.names, self.options = self.games.follows
            self.sat, self.games.follows = self.names, None
            self.group = next((number for number, each in enumerate(self.groups) if each.is_of(self.names)), NEW)

    # -- players ---------------------------------------------------------------------------------

    def seat(self, group: int) -> None:
        """Names, seats and choices of a group; nobody is known of a new one."""
        known = self.groups[group] if 0 <= group < len(self.groups) else Group(())
        self.group, self.sat = group, self._seated(known.names)
        self.names, self.options = self.sat, ways_again(self.game, known.options)

    def _seated(self, last: Sequence[str]) -> list[str]:
        """These as far as there are seats, and as many more as it takes."""
        last = last[: self.most]
        new = (name for name in NAMES if name not in last)
        return [*last, *islice(new, max(0, (self.least if last else min(USUAL, self.most)) - len(last)))]

    def add(self) -> None:
        self.names.append(next((name for name in NAMES if name not in self.names), str(len(self.names) + 1)))

    def move(self, number: int, to: int) -> None:
        """A seat to another place."""
        self.names.insert(to, self.names.pop(number))

    @property
    def first_begins(self) -> bool:
        """Whether whoever sits first begins, so that it matters who does."""
        return self.face.start.first_begins(self.options) and len(self.names) > 1

    # -- options ---------------------------------------------------------------------------------

    def lines(self, say: Tongue) -> tuple[ChoiceLine, ...]:
        """What there is to choose."""
        return rows(self.game, self.face, len(self.names), self.options, say)

    def choose(self, name: str, segment: Segment) -> None:
        """What is for a single player makes the table one, and what is for several makes it more."""
        if segment.alone:
            self.sat, self.names = self.names, self.names[:1]
            return
        self.options[name] = segment.value
        self.options = {each: value for each, value in self.options.items() if applies(self.game, each, self.options)}
        if len(self.names) == 1 and any(choice.name == name and choice.alone is not None for choice in self.game.choices):
            if len(self.sat) > 1:
                self.names = [self.names[0], *(name for name in self.sat[1:] if name != self.names[0])]
            else:
                self.add()

    def extras(self, say: Tongue) -> tuple[Switch, ...]:
        """What may be added."""
        return extras(self.game, self.face, self.options, say)

    def switches(self, say: Tongue) -> tuple[Switch, ...]:
        """Who draws, component by component."""
        return switches(self.game, self.face, self.pack, Words(self.pack, say.language), self.options)

    def drawn_by(self, component: str, app: bool) -> None:
        """The app draws it, or the cardboard on the table."""
        self.options["sources"] = {**self.options.get("sources", {}), component: "app" if app else "cardboard"}

    def details(self, say: Tongue) -> tuple[Detail, ...]:
        """What most leave as it stands."""
        return self.face.start.details(self.pack, self.names, self.options, say)

    def lies(self, say: Tongue) -> tuple[str, tuple[Counted, ...]]:
        """What lies there from the game before, where this one goes on from it: a sentence, and what has to be counted."""
        prelude = self.face.start.prelude
        if prelude is None or self.options.get(prelude.option) != prelude.value:
            return "", ()
        if "before" in self.options:
            return say("What lies there comes from the game before."), ()
        for each in prelude.counted:
            self.before.setdefault(each.name, each.start)
        return say(prelude.says), prelude.counted

    def count(self, counted: Counted, by: int) -> None:
        self.before[counted.name] = min(counted.most, max(0, self.before[counted.name] + by))

    # -- and it begins ---------------------------------------------------------------------------

    def chosen(self) -> dict[str, Json]:
        """The options of the game, as the rules take them."""
        alone = [choice.name for choice in self.game.choices if choice.alone is not None]
        options = {name: value for name, value in self.options.items() if len(self.names) > 1 or name not in alone}
        options |= {each.option: each.value for each in self.details(self.games.shell.say) if each.option in options}
        prelude = self.face.start.prelude
        if prelude is not None and options.get(prelude.option) == prelude.value:
            options.setdefault("before", prelude.make(self.before))
        else:
            options.pop("before", None)
        return options

    def begin(self, all_add: bool) -> None:
        """At once, or when everybody has added something to the seed."""
        (self.games.begin_ceremony if all_add else self.games.new_game)(self.name, list(self.names), self.chosen())
