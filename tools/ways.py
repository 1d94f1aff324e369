"""Every way to play a game, as the game itself declares it: as it comes, and with each other value of each choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games.registry import GAMES
from companion.show.face import face_of


def ways(game: str) -> Iterator[dict[str, Any]]:
    """Options for a new game. What follows another game begins with what that one would usually leave."""
    yield {}
    prelude = face_of(game).start.prelude
    for choice in GAMES[game].choices:
        for other in choice.values[1:]:
            way = {choice.name: other, **(dict([choice.only]) if choice.only else {})}
            if prelude is not None and way.get(prelude.option) == prelude.value:
                way["before"] = prelude.make({each.name: each.start for each in prelude.counted})
            yield way
