"""Pages of the owner while no game is open: the one that waits, a new one, what everybody adds, all games, a file in trouble."""

from __future__ import annotations

import logging

from companion.charter import promise
from companion.kit.lazily import opened
from companion.page.afterwards import ranked
from companion.page.boxes import BOX
from companion.page.everyphone import every_phone
from companion.page.faults import FAULTS
from companion.page.keeping import kept
from companion.page.lobby import Onlooker, tongues
from companion.page.markup import Markup, join, tag
from companion.page.owner import OwnersPages, Room, act, brings, said, seal_words
from companion.page.parts import button, glyph, line
from companion.page.plates import card
from companion.page.svg import printed, svg
from companion.saves.shelf import LOST
from companion.saves.store import Saved
from companion.seal import words
from companion.show.group import called
from companion.show.newgame import NewGame
from companion.show.pictures.groups import NEW
from companion.show.pictures.launch import tile, waiting
from companion.show.pictures.new_game import Switch, added, chosen_in_short, drawn_by
from companion.show.pictures.shelf import ShelfLine, campaign, shelf
from companion.show.pictures.standings import EVERYBODY, groups_of
from companion.show.pictures.statistics import statistics
from companion.show.pictures.stuck import stuck
from companion.show.tongue import Tongue, word
from companion.table import Refused

OF_MANY = word("Draws, dice and tracks of the board games. Everybody has them in a browser.")
OF_ONE = word("Draws, dice and tracks of the board games. Put this phone in the middle.")
WAITING = 200.0
"""How high the instrument of a game that waits is, in dp."""


# -- launch --------------------------------------------------------------------------------------


def _launch(pages: OwnersPages, at: Onlooker) -> Markup | None:
    shell, say = pages.shell, at.say
    games = shell.games
    if games.store is None:
        return None
    saved = games.newest()
    tiles = []
    for game in shell.known:
        launch_tile = tile(game, games.face_of(game), shell.packs(game), say)
        head = tag("span", tag("b", launch_tile.title), tag("small", launch_tile.players, class_="c-ink2"), class_="tile")
        tiles.append(
            tag("button", glyph(launch_tile.emblem, 48), head, class_="b b-verb", data_say=f'{{"go":"new_game:{game}"}}')
        )
    guided = any(games.face_of(game).guide for game in shell.known)
    shown = act(say("SHOW ME A ROUND"), "try", symbol="guide", kind="verb") if guided and not saved else None
    return join(
        _waits(pages, saved, at) if saved else said(say(OF_ONE if shell.keeps else OF_MANY)),
        button(say("ALL GAMES {n}", n=games.kept.count()), {"go": "shelf"}, "time", "small") if saved else None,
        line(say("NEW GAME") if saved else say("WHAT IS IN YOUR BOX?"), "legend", "ink2", "h2"),
        tag("div", *tiles, shown, class_="verbs one"),
        tag(
            "div",
            button(say("EVERY PHONE"), {"go": "share"}, "link", "small") if shell.invitation else None,
            button(say("ABOUT"), {"go": "about"}, "info", "small"),
            class_="presses fit",
        ),
        kept(shell.keeps, say),
        tag("div", brings(say("BRING BACK")), class_="verbs one") if shell.keeps else None,
        tongues(say),
    )


def _waits(pages: OwnersPages, saved: Saved, at: Onlooker) -> Markup:
    """The newest game; of one of odd making the way into it alone, which says so."""
    shell, say = pages.shell, at.say
    goes_on = act(say("RESUME"), "open", saved.id)
    try:
        session = shell.games.kept.resume(saved.id, goes_on=False)
        session.speak(say.language)
        face = shell.games.face_of(session.game.name)
        shown = waiting(session, face, say, saved.evening.played)
    except Refused as refused:
        if refused.reason in LOST:
            shell.games.trouble(refused)
        return goes_on
    except Exception:  # a game of odd making, or a fault of ours: never a reason not to start
        logging.getLogger("airlock").exception("the card of a game could not be made")
        return goes_on
    drawn = None
    if "waiting" in face.instruments and shown.drawn is not None:
        instrument, wide = opened(face.instruments["waiting"]), at.column - 32
        high = instrument.needs(at.form, shown.drawn, wide, WAITING) if instrument.needs is not None else WAITING
        drawn = svg(printed(instrument.drawn(shown.drawn, wide, high, at.form)), class_="d", aria_hidden="true")
    seats = (
        tag("span", tag("b", chip.number, class_=f"seat {'solid' if chip.first else ''}"), chip.name, class_="cnt")
        for chip in shown.seats
    )
    last = tag("div", glyph(shown.symbol), tag("div", line(shown.last, "legend", "ink2"), line(shown.says)), class_="row")
    return card(
        drawn,
        line(" · ".join(filter(None, (shown.game, shown.played))), "legend", "ink2"),
        line(shown.round, "title", name="h2"),
        tag("div", *seats, class_="row wrap"),
        last if shown.last else None,
        line(shown.due, "body", "warn"),
        act(say("THE VERDICT"), "open", saved.id) if shown.over else goes_on,
        kind="plate waits-here",
    )


# -- a new game ----------------------------------------------------------------------------------


def _new_game(pages: OwnersPages, at: Onlooker) -> Markup:
    new, say = pages.new, at.say
    first, *others = new.lines(say) or (None,)
    label, says = chosen_in_short(others, say) if first is not None else ("", "")
    lies, counted = new.lies(say)
    counts = (
        tag(
            "div",
            line(say(each.label), "row", name="span"),
            act("-", "count", each.name, -1, symbol="", kind="step", aria_label=f"{say(each.label)} -"),
            line(str(new.before[each.name]), "title", name="b"),
            act("+", "count", each.name, 1, symbol="", kind="step", aria_label=f"{say(each.label)} +"),
            class_="row count",
        )
        for each in counted
    )
    switches = new.switches(say)
    drawn, yours = drawn_by(switches, say) if switches else ("", "")
    extras = new.extras(say)
    mixed = any(each.house_mix for each in switches)
    return join(
        _groups(new, say),
        _players(new, say),
        _segments(new, 0, say),
        _fold(
            pages, "ways", label, says, new.face.emblem, *(_segments(new, number, say) for number in range(1, len(others) + 1))
        ),
        said(lies),
        *counts,
        _fold(pages, "draws", drawn, yours, "bag", _switches(switches, "turn", (say("APP"), say("CARDBOARD")))),
        _fold(pages, "adds", added(extras, say), "", "more", _switches(extras, "add", (say("YES"), say("NO"))))
        if extras
        else None,
        *_details(pages, new, say),
        tag(
            "div",
            line(say("Let each player add to the shuffle"), name="span"),
            _two("all_add", (), pages.all_add, (say("YES"), say("NO")), say("Let each player add to the shuffle")),
            class_="row between",
        ),
        tag(
            "div",
            glyph("house-mix", 24, "warn"),
            line(say("House mix: not known from any source. Check your box.")),
            class_="row",
        )
        if mixed
        else None,
        line(pages.shell.files.pack_fault, "body", "warn"),
        button(say("CHECK YOUR BOX"), {"go": f"box:{new.name}"}, "house-mix", "small"),
        act(say("SEAL AND START"), "begin", symbol="seal"),
    )


def _groups(new: NewGame, say: Tongue) -> Markup | None:
    """Who has played with this host, and new people."""
    if not new.groups:
        return None
    named = (
        (number, say("SAME CREW: {names}", names=called(each.names)) if not number else called(each.names))
        for number, each in enumerate(new.groups)
    )
    made = (
        act(label, "group", number, symbol="check" if new.group == number else "", kind=_kind(new.group == number))
        for number, label in (*named, (NEW, say("NEW")))
    )
    return tag("div", *made, class_="presses fit")


def _kind(chosen: bool) -> str:
    return f"small{' chosen' if chosen else ''}"


def _players(new: NewGame, say: Tongue) -> Markup:
    def row(number: int, name: str) -> Markup:
        field = tag(
            "input",
            None,
            type="text",
            value=name,
            data_find=f"name:{number}",
            aria_label=say("Name {n}", n=number + 1),
            maxlength=40,
        )
        up = act("", "move", number, symbol="back", kind="icon up", aria_label=say("{name}: one seat up", name=name))
        out = act("", "out", number, symbol="close", kind="icon", aria_label=say("{name} does not play", name=name))
        begins = tag("span", glyph("first-player"), class_="first", role="img", aria_label=say("FIRST"))
        return tag(
            "li",
            tag("b", str(number + 1), class_="seat"),
            field,
            begins if new.first_begins and not number else None,
            up if len(new.names) > 1 else None,
            out if len(new.names) > new.least else None,
            class_="row",
        )

    rows = (row(number, name) for number, name in enumerate(new.names))
    more = act(f"+ {say('PLAYER')}", "more", symbol="", kind="small") if len(new.names) < new.most else None
    return join(line(say("PLAYERS"), "legend", "ink2", "h2"), tag("ol", *rows, class_="list players"), more)


def _segments(new: NewGame, number: int, say: Tongue) -> Markup | None:
    """One choice, its values side by side."""
    lines = new.lines(say)
    if number >= len(lines):
        return None
    choice_line = lines[number]
    made = (
        act(each.label, "choose", choice_line.name, at, symbol="", kind=_kind(each.chosen), aria_pressed=_pressed(each.chosen))
        for at, each in enumerate(choice_line.segments)
    )
    return join(line(choice_line.title if number else "", "legend", "ink2"), tag("div", *made, class_="presses fit"))


def _pressed(chosen: bool) -> str:
    return "true" if chosen else "false"


def _fold(pages: OwnersPages, name: str, label: str, says: str, symbol: str, *inside: Markup | None) -> Markup | None:
    """In a line what it is now; unfolded, what it may be."""
    if not label:
        return None
    open_ = name in pages.folds
    found = tag("span", tag("b", label), tag("small", says, class_="c-ink2") if says else None, class_="tile")
    head = tag(
        "button",
        glyph(symbol, 30),
        found,
        class_="b b-verb fold",
        data_say=f'{{"host":["fold","{name}"]}}',
        aria_expanded=_pressed(open_),
    )
    return join(head, tag("div", *inside, class_="unfolded") if open_ else None)


def _two(verb: str, shown: tuple[str, ...], first: bool, labels: tuple[str, str], what: str) -> Markup:
    """A switch between two words."""
    made = (
        act(
            label,
            verb,
            *shown,
            value,
            symbol="",
            kind=_kind(first == bool(value)),
            aria_label=f"{what}: {label}",
            aria_pressed=_pressed(first == bool(value)),
        )
        for label, value in zip(labels, (1, 0), strict=True)
    )
    return tag("span", *made, class_="rocker")


def _switches(shown: tuple[Switch, ...], verb: str, labels: tuple[str, str]) -> Markup:
    rows = (
        tag(
            "li",
            glyph(each.symbol),
            line(each.label, "row", name="span"),
            glyph("house-mix", 24, "warn") if each.house_mix else None,
            _two(verb, (each.component,), each.by_app, labels, each.label),
            class_="row switch",
        )
        for each in shown
    )
    return tag("ul", *rows, class_="list")


def _details(pages: OwnersPages, new: NewGame, say: Tongue) -> list[Markup | None]:
    made = []
    for each in new.details(say):
        rows = (
            tag(
                "div",
                line(detail_line.label, "row", name="span"),
                act(
                    detail_line.shown,
                    "set",
                    each.option,
                    detail_line.name,
                    symbol="",
                    kind="small",
                    disabled=detail_line.after is None,
                    aria_label=f"{detail_line.label}: {detail_line.shown}",
                ),
                class_="row between",
            )
            for detail_line in each.lines
        )
        made.append(_fold(pages, each.option, each.title, each.says, "more", *rows))
    return made


# -- the ceremony --------------------------------------------------------------------------------


def _ceremony(pages: OwnersPages, at: Onlooker) -> Markup | None:
    say, draft, adding = at.say, pages.shell.games.draft, pages.adding
    if draft is None:
        return None
    if not adding.promised:
        return join(
            line(say("THE HOST'S PROMISE"), "title", name="h2"),
            line(
                say("The host has chosen, and can't change its mind: these words prove it. Photograph them, then add to it."),
                "read",
            ),
            seal_words(words(promise(draft.secret))),
            act(say("NEXT"), "gives", 1),
        )
    name = draft.names[len(draft.given)].strip().upper()
    dice = (
        act(str(shows), "die", die, symbol="dice", kind="small", aria_label=say("Die {n}: {shows}", n=die + 1, shows=shows))
        for die, shows in enumerate(adding.dice)
    )
    return join(
        line(name, "headline", name="h2"),
        line(say("Add something that nobody could foresee: a word, your dice."), "read"),
        tag(
            "input",
            None,
            type="text",
            value=adding.word,
            data_find="gift",
            placeholder=say("A word"),
            aria_label=say("A word"),
            maxlength=40,
        ),
        tag("div", *dice, class_="presses fit"),
        act(say("ADDS NOTHING"), "gives", 0, symbol="silence", kind="verb"),
        act(say("NEXT"), "gives", 1),
    )


# -- all games -----------------------------------------------------------------------------------


def _shelf(pages: OwnersPages, at: Onlooker) -> Markup:
    shell, say, about = pages.shell, at.say, pages.shell.place.about
    games = shell.games
    found = games.evenings()
    if about.isdigit():
        found = campaign(found, int(about))
    lines = shelf(
        found,
        lambda game: games.face_of(shell.packs(game).game) if game in shell.known else None,
        games.stopwatch.now(),
        say,
        whole=about.isdigit(),
    )
    gone = games.kept.games(gone=True)
    return join(
        line(say("{n} {n:EVENING|EVENINGS}", n=len(found)), "legend", "ink2"),
        tag("div", *(_one(pages, each, say) for each in lines), class_="list"),
        act(
            say("NOT DELETED AFTER ALL: {names}", names=", ".join(gone[0].evening.names)),
            "bring_back",
            symbol="undo",
            kind="verb",
        )
        if gone
        else None,
        tag(
            "div",
            button(say("STATISTICS"), {"go": "statistics"}, "time", "verb"),
            button(say("STANDINGS"), {"go": "standings"}, "check", "verb"),
            act(say("BACK UP"), "back_up", symbol="phone", kind="verb"),
            brings(say("BRING BACK")),
            class_="verbs",
        ),
    )


def _one(pages: OwnersPages, shelf_line: ShelfLine, say: Tongue) -> Markup:
    """A game: it opens, or after its fold it goes."""
    text = tag(
        "span",
        tag("b", shelf_line.title),
        tag("i", shelf_line.names),
        tag("small", " · ".join(filter(None, (shelf_line.date, shelf_line.says)))),
        class_="grow",
    )
    opens = f'{{"go":"shelf:{shelf_line.id}"}}' if shelf_line.games > 1 else f'{{"host":["open",{shelf_line.id}]}}'
    fold = f"game {shelf_line.id}"
    goes = act("", "fold", fold, symbol="more", kind="icon", aria_label=say("DELETE {names}?", names=shelf_line.names))
    asked = (
        button(say("HOLD: {what}", what=say("DELETE")), {"host": ["delete", shelf_line.id]}, "close", "hold")
        if fold in pages.folds
        else None
    )
    return join(
        tag(
            "div",
            tag("button", glyph(shelf_line.emblem, 48), text, class_="line", data_say=opens),
            goes if shelf_line.games == 1 else None,
            class_="row",
        ),
        asked,
    )


def _statistics(pages: OwnersPages, at: Onlooker) -> Markup:
    say = at.say
    shown = statistics((saved.evening for saved in pages.shell.games.evenings()), say)

    def group(title: str, rows: list[tuple[str, str]]) -> Markup | None:
        made = (tag("li", line(says, name="span"), line(number, "row", name="b"), class_="row between") for says, number in rows)
        return join(line(title, "legend", "ink2", "h2"), tag("ul", *made, class_="list")) if rows else None

    players = [(each.name, f"{each.games} · {each.left} · {each.won}") for each in shown.players]
    return join(
        group("", list(shown.numbers)),
        group(say("HOW THEY ENDED"), [(name, str(count)) for name, count in shown.ends]),
        group(say("GAMES · GOT OUT · WON"), players),
    )


def _standings(pages: OwnersPages, at: Onlooker) -> Markup:
    """Of everybody who has played with this host, or of one group of them."""
    evenings, about, say = pages.shell.games.ended(), pages.shell.place.about, at.say
    groups, chosen = groups_of(evenings), int(about) if about.isdecimal() else EVERYBODY
    names = groups[chosen - 1] if 0 < chosen <= len(groups) else ()
    others = (
        button(label, {"go": f"standings:{number}"}, kind=_kind(number == chosen))
        for number, label in enumerate([say("EVERYBODY"), *map(called, groups)] if len(groups) > 1 else [])
    )
    return join(ranked(evenings, names, say), tag("div", *others, class_="presses fit"))


def _stuck(pages: OwnersPages, at: Onlooker) -> Markup | None:
    games = pages.shell.games
    if games.stuck_at is None:
        return None
    shown = stuck(games.stuck_at, bool(games.shelf.rescued(games.stuck_at)), at.say)
    return join(
        tag("h1", shown.title, class_="t-headline_small"),
        *(line(each, "read") for each in shown.lines),
        act(shown.rescued, "rescued") if shown.rescued else None,
        act(shown.again, "retry", symbol="redo", kind="verb"),
        act(shown.anew, "new_file", symbol="airlock", kind="verb") if shown.anew else None,
    )


OUTSIDE: dict[str, Room] = {
    "launch": _launch,
    "new_game": _new_game,
    "ceremony": _ceremony,
    "shelf": _shelf,
    "statistics": _statistics,
    "standings": _standings,
    **BOX,
    **FAULTS,
    "share": every_phone,
    "stuck": _stuck,
}
"""The pages that need no game."""
