"""LAUNCH: the game that waits, as a card with its instrument, and a tile for each game that can be begun."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from companion.charter import charter
from companion.games import Game
from companion.packs import Pack
from companion.session import Session
from companion.show.pictures.names import seat_name
from companion.show.tongue import Tongue
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face

NAMES = ("Ana", "Bo", "Cy")
"""Of the game that shows what a game looks like."""


@value
class GameChip:
    number: str
    name: str
    first: bool


@value
class Waiting:
    """The newest game, and where it stands."""

    game: str
    round: str
    seats: tuple[GameChip, ...]
    number: str
    kind: str
    who: str
    drawn: Any
    """What the game's own instrument draws."""
    over: bool = False


@value
class LaunchTile:
    """A game that can be begun."""

    game: str
    emblem: str
    title: str
    says: str
    house_mix: bool


def waiting(session: Session, face: Face, say: Tongue) -> Waiting:
    view, last = session.view(), session.journal.last
    assert last is not None  # a game that waits has at least its set-up
    return Waiting(
        game=say(face.title),
        round=say("THE END") if view["phase"] == "over" else face.stands_at(view, say),
        seats=tuple(
            GameChip(str(told["number"]), str(told["name"]).upper(), seat == view["first_player"])
            for seat, told in view["seats"].items()
        ),
        number=f"#{last.number}",
        kind=face.named(last, say),
        who=seat_name(view, last.parameters.get("seat")),
        drawn=face.waiting({**view, "ahead": session.ahead()}, say),
        over=view["phase"] == "over",
    )


def first(pack: Pack, face: Face, games: Mapping[str, Game], say: Tongue) -> Waiting:
    """Where there is no game yet, the instrument of one that could begin."""
    session = Session.new(charter(pack, NAMES[: pack.players[1]], bytes(32), {}, games), pack, games=games)
    view = session.view()
    return Waiting(
        say(face.title),
        "",
        (),
        say(face.says) if face.says else "",
        "",
        "",
        face.waiting({**view, "ahead": session.ahead()}, say),
    )


def tile(game: str, face: Face, pack: Pack, say: Tongue) -> LaunchTile:
    least, most = pack.players
    unsure = sum(component.unverified for component in pack.components.values())
    players = say("{least} to {most} players", least=least, most=most)
    says = f"{players}\n{say('{count} lists to check', count=unsure)}" if unsure else players
    house_mix = any(component.house_mix for component in pack.components.values())
    return LaunchTile(game, face.emblem, say(face.title), says, house_mix)
