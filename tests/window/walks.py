"""A walk through the screens of any game: all that can be known of it is what its rules and its face say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.games.registry import GAMES
from companion.show.place import Place
from tools.offers import offer_of, options_of

NAMES = ["Ana", "Bo", "Cyprien"]
OVER = "over"
ACTS, MOST = 40, 3000
"""So many acts are looked at one by one, and no game is longer than that."""


def begin(app: Any, game: str, source: str = "") -> None:
    """A new game of up to three, with the options that chance would give it; all components drawn by the app, or by the table."""
    least, most = app.packs(game).players
    count = max(least, min(most, len(NAMES)))
    names = (NAMES * count)[:count]
    chosen = {"sources": {each.component: source for each in GAMES[game].sources}} if source else {}
    app.games.new_game(game, names, options_of(game, chosen, count))
    assert app.session is not None, app.notice


def through(app: Any, game: str, acts: int = ACTS, source: str = "") -> Iterator[str]:
    """Before, in the middle and behind: the app stands on a screen whenever its name is told."""
    app.go(Place())
    yield "launch"
    app.go(Place(f"new_game:{game}"))
    yield "new game"
    begin(app, game, source)
    for name in ("seal", "set-up list"):
        yield name
        if app.place.over:
            app.close()
    yield from rooms(app, game, "at first")
    dice, offer = Random(1), offer_of(game)
    for _ in range(acts):
        chosen = offer(app.session.table, dice)
        if chosen is None:
            break
        app.act(chosen[0], **chosen[1])
        yield f"{chosen[0]} {chosen[1]}"
        while app.place.over and app.place != app.playing.plain():
            app.back()
    yield from rooms(app, game, "in the middle")
    for _ in range(MOST):
        chosen = offer(app.session.table, dice)
        if chosen is None or app.session.table.value("phase") == OVER:
            break
        app.act(*chosen[:1], **chosen[1])
    yield from behind(app)


def rooms(app: Any, game: str, when: str) -> Iterator[str]:
    """Every tab, and every room of the shell that has something to say of this game."""
    for tab in app.playing.face.tabs:
        app.go(Place("game", tab.name))
        yield f"{tab.name}, {when}"
    view, rules = app.playing.view, GAMES[game]
    pages = [f"record:{page}" for page in rules.record(app.session.table)]
    there = {"bag": "bag" in view, "sources": bool(rules.sources), "crew": False}
    for overlay in ("menu", "settings", "history", "bag", "sources", "setup", "hand:P1", f"box:{app.session.pack.id}", *pages):
        if there.get(overlay, True):
            app.go(Place("game", over=(overlay,)))
            yield f"{overlay}, {when}"
    app.go(app.playing.plain())


def behind(app: Any) -> Iterator[str]:
    """What a game that has ended leaves."""
    app.go(Place("game"))
    yield "table, over"
    for overlay in ("ended", "proof", "film", "story", "turning", "history"):
        app.go(Place("game", over=(overlay,)))
        yield f"{overlay}, over"
    app.go(Place())
    yield "launch, with a game"
