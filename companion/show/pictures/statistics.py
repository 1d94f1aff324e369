"""All games together: how they ended, who survived, and how much was drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from companion.session import Session
from companion.show.tongue import Tongue
from companion.table import Rolled
from companion.value import value

if TYPE_CHECKING:
    from companion.show.face import Face


@value
class Player:
    """One name in all games that are over."""

    name: str
    games: int
    left: int
    """How often this player got out alive, before the verdict."""
    won: int


@value
class Statistics:
    numbers: tuple[tuple[str, str], ...]
    ends: tuple[tuple[str, int], ...]
    players: tuple[Player, ...]


def _counted(session: Session, face: Face, say: Tongue) -> dict[str, int]:
    """How often each was done, by its name; of a verb that rolls a die every roll of that die, whoever made it fall."""
    stands = [entry for entry in session.journal.standing() if entry.act in ("do", "redo")]
    done = Counter(entry.intent for entry in stands)
    rolled = Counter(event.die for entry in stands for event in entry.events if isinstance(event, Rolled))
    found = {verb: face.verbs[verb] for verb in face.counted}
    return {say(each.label): rolled.get(each.drawn_by, done[verb]) for verb, each in found.items()}


def statistics(sessions: Iterable[Session], face_of: Callable[[str], Face], say: Tongue) -> Statistics:
    """Counted from the games themselves; nothing is kept beside them."""
    games = over = rounds = 0
    acts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    played, left, won = (Counter[str]() for _ in range(3))
    for session in sessions:
        view, face = session.view(), face_of(session.game.name)
        games += 1
        rounds += view["round"]
        acts.update(_counted(session, face, say))
        if view["phase"] != "over":
            continue
        over += 1
        reasons.update(say(face.endings[reason]) for reason in view["ending"]["reasons"])
        for seat, told in view["seats"].items():
            played[told["name"]] += 1
            left[told["name"]] += told["status"] in face.ways_out and face.ways_out[told["status"]].alive
            won[told["name"]] += view.get("verdict", {}).get(seat, {}).get("verdict") == "won"
    return Statistics(
        numbers=(
            (say("GAMES"), str(games)),
            (say("PLAYED TO THE END"), str(over)),
            (say("ROUNDS"), str(rounds)),
            *((name, str(count)) for name, count in acts.items()),
        ),
        ends=tuple(reasons.most_common()),
        players=tuple(Player(name, count, left[name], won[name]) for name, count in played.most_common()),
    )
