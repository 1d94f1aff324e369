"""The places of a guest, each as the lower part of its page; what only the phone of the table shows says so.

A room has the same name as in the window, and is made from the same picture.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

from companion.kit.lazily import opened
from companion.packs.words import LANGUAGES
from companion.page.markup import Markup, join, tag
from companion.page.parts import FILM, HIGH, allowed, button, column, drawn, dues, glyph, line, message, trace
from companion.page.reader import HOST, LOOK, TABLE, TABLET, Reader
from companion.page.taps import does, written
from companion.page.ways import leads, mine, options, to
from companion.show.duelines import OPENED
from companion.show.face import Face
from companion.show.pictures.bag import bag
from companion.show.pictures.choice import possible
from companion.show.pictures.dues import DuePile, onward, open_on
from companion.show.pictures.film import plain_film
from companion.show.pictures.history import ByHand, history
from companion.show.pictures.history import line as history_line
from companion.show.pictures.parts import Checklist, Fortune, Passage, Presses, Telling
from companion.show.pictures.question import AnswerLine, Asking
from companion.show.pictures.rail import asked, rail
from companion.show.pictures.result import Answer, Result
from companion.show.pictures.rules import RulesLine
from companion.show.pictures.secret import cover
from companion.show.pictures.story import names_of
from companion.show.pictures.table import actors, beside, fitting, turn_line
from companion.show.place import HOME
from companion.show.rooms import Page

Made = Callable[[Reader, str], Markup | None]
"""A room for who reads it, and what it is about; None where it has lost its subject."""
PAGE = 40
"""So many entries of the history at a time."""
MANY = 3
"""More buttons of the second row than these have no room for symbols beside their words."""
CHIP, CAPTION, BAG = 52, 44, 120
"""How wide a chip of the tray is with its air, and what stands before and after them, in dp."""
FAR = 2
"""So many rows of what is due are read from far away."""
FINISHED = "done"
"""The quiet answer of a step in which things are done one after the other."""


def card(*inside: str | None, kind: str = "plate", **attributes: Any) -> Markup:
    return tag("section", *inside, class_=kind, **attributes)


def why(rule: str, at: Reader) -> Markup | None:
    """The way to the rule behind something."""
    if not rule or at.screen or at.book.page(rule) is None:
        return None
    return button(at.say("WHY"), {"go": f"rule:{rule}"}, "info", "why")


# -- the table -----------------------------------------------------------------------------------


def _table(at: Reader, _: str) -> Markup:
    playing = at.playing
    acting = at.seat or playing.acting
    picture = at.face.table(at.view, at.say, acting, at.session)
    shown = playing.stands
    found = result(shown, at) if shown is not None else secret_of(at) or idle(picture.idle, at)
    moves = next((each for each in picture.verbs if each.onward and each.intent), None)
    left = playing.left(moves.intent) if moves else ()
    verbs = [_verb(each, at, left, "verb") for each in picture.verbs]
    second = [_verb(each, at, left, "small") for each in picture.second]
    turn = _turn(at)
    now = column(beside(playing), at) if shown is not None and turn is None else None
    return join(
        now,
        found,
        due_list(at),
        turn,
        _whose_turn(at),
        _tray(picture, at),
        tag("div", *verbs, class_="verbs") if any(verbs) else None,
        tag("div", *second, class_=f"presses{' many' if len(list(filter(None, second))) > MANY else ''}")
        if any(second)
        else None,
    )


def idle(idle: Any, at: Reader) -> Markup:
    instrument = at.instrument("idle")
    if instrument is not None:
        return tag("div", drawn(instrument, idle, at, high=HIGH["idle"]), class_="idle")
    said = (
        line(idle.caption, "legend", "ink2"),
        line(idle.headline, "headline_small", name="h2"),
        line(idle.detail, "body", "ink2"),
    )
    return card(*said, why(idle.rule, at), kind="idle")


def _turn(at: Reader) -> Markup | None:
    """Whose turn it is, where the app keeps turns; the reader's own is loud."""
    turn = turn_line(at.view, at.say, at.seat)
    if turn is None:
        return None
    number = tag("b", turn.number, class_="seat solid") if turn.number else None
    said = line(turn.says, "subtitle", name="b"), line(turn.detail, "legend", "ink" if turn.mine else "ink2", "span")
    return tag("section", number, *said, class_=f"plate row turn{' mine' if turn.mine else ''}", role="status")


def _whose_turn(at: Reader) -> Markup | None:
    """Who acts: the reader, or the seat that the table says."""
    shown = actors(at.view, at.playing.acting)
    if at.seat or not at.face.turn.seats_act or at.may not in (HOST, TABLE):
        return None
    made = [
        button(each.name, {"acts": each.seat}, "first-player" if each.first else "", f"small{' chosen' if each.acts else ''}")
        for each in shown
    ]
    return tag("div", *made, class_="presses") if made else None


def _verb(each: Any, at: Reader, left: Any, kind: str) -> Markup | None:
    """A verb of the table, where it is this reader's."""
    if each.does is not None:
        says = message(each.does, at) if allowed(each.does, at) else None
    elif each.intent:
        says = {"do": each.intent, "with": dict(each.parameters)} if at.allowed(each.intent, each.parameters) else None
    else:
        says = {"go": each.leads} if at.may != LOOK and leads(each.leads, at) else None
    if says is None:
        return None
    kind = "act" if each.calls else "onward" if each.onward and kind == "verb" else kind
    if each.onward and left:
        owed = any(row in left for row in at.playing.owed)
        first = onward(left, at.say)
        elsewhere = owed or first is None or not allowed(first.does, at)
        first_of_all = {"choose": {OPENED: True}} if elsewhere or first is None else does(first.does)
        held = button(at.say("HOLD: {what}", what=each.label), says, each.symbol, "hold")
        return tag("span", button(f"{each.label}: {open_on(left, at.say)}", first_of_all, each.symbol, "act"), held, class_="two")
    return button(each.label, says, each.symbol, kind, name=each.name, aria_label=None if each.label else at.say("MORE"))


def _tray(picture: Any, at: Reader) -> Markup | None:
    def chip(each: Any) -> Markup:
        corner = f"×{each.count}" if each.count > 1 else each.letter
        hurt = tag("i", str(each.hurt), class_="hurt") if each.hurt else None
        inside = glyph(each.symbol, 30), tag("b", each.figure or corner), tag("small", each.title) if each.title else None, hurt
        says = {"go": each.leads} if each.leads and at.may != LOOK and leads(each.leads, at) else None
        kind = f"chip{' chosen' if each.chosen else ''}{' titled' if each.title else ''}"
        return tag(
            "button", *inside, class_=kind, data_say=written(says), disabled=says is None, aria_label=f"{each.symbol} {corner}"
        )

    room = int((at.column - (CAPTION + BAG) * at.fonts - CHIP * bool(picture.adds)) // CHIP)
    titled = any(each.title for each in picture.chips)
    chips = [chip(each) for each in (picture.chips if titled else fitting(picture.chips, max(1, room), picture.rest))]
    more = button("+", {"go": picture.adds}, kind="chip") if picture.adds and at.may != LOOK and leads(picture.adds, at) else None
    look = button(picture.bag, None if at.screen else {"go": "bag"}, "bag", "chip") if picture.bag else None
    return (
        tag("div", line(picture.tray_caption, "legend", "ink2", "span"), *chips, more, look, class_="tray")
        if chips or look
        else None
    )


def concerning(at: Reader) -> tuple[tuple[Any, ...], tuple[Any, ...], tuple[Any, ...]]:
    """What is due: what concerns this reader, what of that is ticked, and what others have to do."""
    playing = at.playing
    seats = {due.id: due.seat for due in (*at.session.due(), *at.session.ticked())}

    def concerns(row: Any) -> bool:
        return at.may in (HOST, TABLE) or not at.seat or seats.get(row.id, "") in ("", at.seat)

    return (
        tuple(filter(concerns, playing.owed)),
        tuple(filter(concerns, playing.ticked)),
        tuple(row for row in playing.owed if not concerns(row)),
    )


def due_list(at: Reader) -> Markup | None:
    """What concerns this reader stands as a list; what concerns others is one line, and nothing else is loud."""
    mine_, done, others = concerning(at)
    said = line(f"{others[0].who}: {others[0].says}", "legend", "ink2") if others else None
    if at.screen and len(mine_) > FAR:
        mine_, said = mine_[:FAR], line(f"+ {len(mine_) - FAR}", "row", "ink2")
    return join(dues(DuePile(mine_, True, done), at), said) if mine_ or done or said else None


def calling(at: Reader) -> Markup | None:
    """Away from the table: what somebody waits for of this very seat, and the way there."""
    if not at.seat or at.playing.place.room in (HOME, "rail", "choose"):
        return None
    asked_here = at.view["question"] or {}
    own_ = {due.id for due in at.session.due() if due.seat == at.seat}
    found = [(row.who, row.says) for row in concerning(at)[0] if row.id in own_]
    if asked_here.get("seat") == at.seat:
        found.append((str(at.view["seats"][at.seat]["name"]).upper(), asked(at.view, at.face, at.say, at.session.words).says))
    rows = (
        tag("li", tag("div", line(who, "small_verb", name="b"), line(says, "legend"), class_="grow"), glyph("next"), class_="row")
        for who, says in found
    )
    return tag("ul", *rows, class_="dues calls", role="button", tabindex=0, data_say='{"tab":"table"}') if found else None


# -- results -------------------------------------------------------------------------------------


def result(shown: Result, at: Reader, aside: Markup | None = None) -> Markup:
    """What came: one large thing, sentences, parts, and the answers that are this reader's. On a wall its title block has room
    for more."""
    bars = trace() if shown.large and shown.symbol == "noise" else None
    large = (
        join(bars, tag("b", shown.large, class_=f"large c-{shown.role}"), bars)
        if shown.large
        else glyph(shown.symbol, 104 if at.screen else 72, shown.role)
        if shown.symbol
        else None
    )
    drawn_so = any(shown.word in each for each in shown.drawn)
    word = None if drawn_so else line(shown.word, "title", shown.role, "b")
    block = [tag("span", each) for each in (shown.number, shown.kind, shown.who) if each]
    head = None if at.screen else tag("div", *block, why(shown.rule, at), class_="which")
    use = ("headline_small", "read") if at.screen else ("effect", "body")
    said = tag(
        "div",
        head,
        word,
        line(shown.headline, use[0], shown.role, "h2"),
        *(line(each, use[1]) for each in shown.lines),
        class_="grow",
    )
    foot = tag("div", *block, aside, class_="foot") if at.screen else None
    answers = [_answer(each, at) for each in shown.answers]
    with at.on_a_plate():
        parts = column(shown.parts, at)
    alone = at.screen and not large and shown.headline in str(parts)  # the drawing says it
    return card(
        None if alone else tag("div", large, said, class_="row came"),
        parts or None,
        line(shown.quiet, "legend", "ink2"),
        tag("div", *answers, class_="verbs") if any(answers) else None,
        foot,
        kind="plate result",
        aria_live="polite",
    )


def _answer(each: Answer, at: Reader) -> Markup | None:
    """An answer does something, or leads somewhere; what only puts the result away is not needed on a page that scrolls."""
    parameters = dict(each.parameters or {})
    if each.intent and at.allowed(each.intent, parameters):
        return button(each.label, {"do": each.intent, "with": parameters}, each.symbol, "verb")
    if each.leads and at.may != LOOK and leads(each.leads, at):
        return button(each.label, {"go": each.leads}, each.symbol, "verb")
    return None


def secret_of(at: Reader) -> Markup | None:
    """The cover of what somebody drew for their own eyes alone."""
    playing = at.playing
    if not playing.shown:
        return None
    shown = cover(at.session.journal.entries[playing.shown], at.view, at.face, at.session.words, at.say)
    if shown is None:
        return None
    says = at.say("Hold to look.") if shown.seat and shown.seat == at.seat else at.say("Only {name} sees it.", name=shown.name)
    return card(line(shown.what, "legend", "ink2"), line(shown.name, "headline_small", name="h2"), line(says, "body", "ink2"))


def _result(at: Reader, _: str) -> Markup | None:
    shown = at.playing.stands
    return None if shown is None else join(result(shown, at), back(at))


def back(at: Reader, label: str = "") -> Markup | None:
    """Out of here; nothing on a wall, where nothing is tapped."""
    return None if at.screen else button(label or at.say("DONE"), {"back": 1}, "check", "act")


# -- the rail ------------------------------------------------------------------------------------


def narrow(at: Reader) -> bool:
    """Whether the head has no room for a title and all else."""
    return not at.screen and at.wide < TABLET


def _rail(at: Reader, _: str) -> Markup:
    playing = at.playing
    picture = rail(at.view, at.session, at.face, at.say, at.session.words)
    stations = (
        column((picture.card.rail,), at)
        if picture.card.rail
        else tag(
            "ol",
            *(tag("li", str(each.number), class_=each.state) for each in picture.stations),
            class_="stations",
            aria_hidden="true",
        )
    )
    phases = (
        tag("ol", *(tag("li", name, class_=state) for name, state in picture.phases), class_="phases") if picture.phases else None
    )
    skipped = [line(each, "legend", "ink2") for each in (() if at.screen else picture.skipped)]
    asking = picture.asking
    given = [each for part in picture.card.parts if isinstance(part, Checklist) for each in part.answers]
    if given:
        taps = tuple(tap for tap in asking.taps if tap.answer not in given)
        asking = replace(asking, taps=taps, says=asking.says if taps else "")
    at_once = bool(asking.taps) and not asking.parts
    foot = tag("div", tag("span", picture.number), tag("span", picture.kind), why(picture.rule, at), class_="foot")
    shown = playing.stands
    stepped = shown is not None and at.session.journal.entries[playing.shown].intent == "next"
    last = result(shown, at) if shown is not None and not stepped else None
    with at.on_a_plate():
        inside = column(picture.card.parts, at)
    return join(
        phases or tag("h1", picture.title, class_="unseen" if at.screen or narrow(at) else "t-row"),
        stations,
        *skipped,
        last,
        answering(asking, at) if at_once else None,
        None if at.screen and last else card(inside, line(picture.card.foot, "legend", "ink2"), foot),
        None if at_once else answering(asking, at),
        _strikers(at, any(isinstance(part, Checklist) for part in picture.card.parts)),
        due_list(at),
        _moves_on(picture, at),
    )


def answering(asking: Asking, at: Reader) -> Markup | None:
    """What the step asks, with the answers that are this reader's; the others read the question."""
    if not asking.says and not asking.taps and not asking.parts:
        return None
    may = at.allowed("next", {})
    taps = [button(tap.label, {"do": "next", "with": {"answer": tap.answer}}, kind="verb") for tap in asking.taps] if may else []
    parts = [_group(part, at) for part in asking.parts] if may else []
    return card(
        *_asked_of(at, may),
        line(asking.says, "headline_small" if taps else "subtitle", name="h2"),
        *parts,
        tag("div", *taps, class_="verbs even") if taps else None,
        kind="plate asked",
    )


def _asked_of(at: Reader, may: bool) -> tuple[Markup | None, Markup | None]:
    """Of whom, and who else sees it or may answer."""
    say, seats = at.say, at.view["seats"]
    seat = str((at.view["question"] or {}).get("seat") or "")
    if seat not in seats:
        note = None if may or at.screen else line(say("Who acts for the table answers."), "body", "ink2")
        return line(say("ASKED OF THE TABLE"), "legend", "ink2"), note
    name = str(seats[seat]["name"])
    mine = seat == at.seat
    head = say("ASKED OF YOU") if mine else say("ASKED OF {name}", name=name.upper())
    number = tag("b", str(seats[seat]["number"]), class_="seat solid")
    says = say("All phones show your answer. The phone of the table can answer for you.") if mine else ""
    says = says or ("" if may or at.screen else say("{name} answers, or the phone of the table.", name=name))
    return tag("div", number, line(head, "legend", "ink2", "span"), class_="row"), line(says, "body", "ink2")


def _group(part: Any, at: Reader) -> Markup:
    chosen = at.playing.chosen

    def row(each: AnswerLine) -> Markup:
        now = int(chosen.get((each.part, each.key), each.least))
        if each.switch:
            kind = f"small{' chosen' if now else ''}"
            pressed = "true" if now else "false"
            return button(each.label, {"put": [each.part, each.key, 0 if now else 1]}, kind=kind, aria_pressed=pressed)
        less, more = (
            button(sign, {"put": [each.part, each.key, value]}, kind="step", disabled=not each.least <= value <= each.most)
            for sign, value in (("-", now - 1), ("+", now + 1))
        )
        return tag("div", line(each.label, "row", name="span"), less, line(str(now), "title", name="b"), more, class_="row count")

    return join(line(part.title, "legend", "ink2"), tag("div", *(row(each) for each in part.rows), class_="presses fit"))


def _strikers(at: Reader, listed: bool) -> Markup | None:
    """A button for each that still has to act."""
    found = at.face.strikes(at.session, True)
    if found is None or listed:
        return None
    made = []
    for each in found.strikers:
        act = {"do": found.intent, "with": {"piece": each.piece}}
        says = {"do": [{"do": "next"}, act]} if found.steps_on else act
        if at.allowed("next" if found.steps_on else found.intent, {} if found.steps_on else {"piece": each.piece}):
            label = at.say(found.label, name=f"{at.say(each.label)} {each.letter}".strip())
            made.append(button(label, says, each.symbol, "verb"))
    if found.aside is not None and at.may != LOOK and leads(found.aside.leads, at):
        made.append(button(at.say(found.aside.label), {"go": found.aside.leads}, found.aside.symbol, "verb"))
    return tag("div", *made, class_="verbs") if made else None


def _moves_on(picture: Any, at: Reader) -> Markup | None:
    """The one button that moves on, or leads to what is left before it."""
    if press := picture.card.press:
        return column((Presses((press,)),), at)
    if not at.allowed("next", {}):
        return None
    answer = picture.asking.answer({key: value for key, value in at.playing.chosen.items() if isinstance(key, tuple)})
    if picture.asking.must:
        return line(at.say("ANSWER FIRST"), "row", "ink2")
    found: dict[str, Any] = {} if answer is None else {"answer": answer}
    quiet = picture.onward if answer is None else answer
    says = {"do": "next", "with": {} if quiet is None else {"answer": quiet}}
    label = picture.next if answer is None else picture.following
    first = onward(at.playing.left("next", **found), at.say)
    if first is None:
        return button(label, says, "next", "act", name="next")
    done_first = does(first.does) if allowed(first.does, at) else None
    held = button(at.say("HOLD: {what}", what=label), says, "next", "hold")
    return tag(
        "span",
        button(f"{first.caption}: {first.label}", done_first, "next", "act", disabled=done_first is None),
        held,
        class_="two",
    )


# -- choices -------------------------------------------------------------------------------------


def _choose(at: Reader, about: str) -> Markup | None:
    """Nothing to choose is no choice: who has chosen is back where it began."""
    title, found = options(at, about)
    made: list[Markup | None] = []
    for option in found:
        if not mine(option, at):
            continue
        if option.ticks is not None:
            says = does(option.ticks)
        elif option.leads:
            says = {"go": to(option)}
        else:
            says = {"do": option.intent, "with": dict(option.parameters)}
        held = bool(option.intent) and at.face.verb(option.intent).held
        grey = "" if possible(at.session, option) else " grey"
        label = at.say("HOLD: {what}", what=option.label) if held else option.label
        made.append(button(label, says, option.symbol, "hold" if held else f"verb{grey}"))
        if option.says:
            made.append(line(option.says, "legend", "ink2"))
    if not made:
        return None
    said = any(option.says for option in found)
    return join(
        tag("h1", title, class_="t-title"),
        tag("div", *made, class_="verbs one" if said else "verbs"),
        button(at.say("LEAVE IT"), {"back": 1}, "", "small"),
    )


def _acts(at: Reader, _: str) -> Markup:
    rows = [
        button(f"{each.number} {each.name}", {"acts": each.seat}, "first-player" if each.first else "tab-crew", "verb")
        for each in actors(at.view, at.playing.acting)
    ]
    return join(tag("h1", at.say("WHO ACTS?"), class_="t-title"), tag("div", *rows, class_="verbs"), back(at, at.say("LEAVE IT")))


# -- tabs ----------------------------------------------------------------------------------------


def _crew(at: Reader, _: str) -> Markup:
    picture = at.face.crew(at.view, at.say, at.session.words)

    def seat(each: Any) -> Markup:
        square = (
            tag("b", each.number, class_=f"seat {'solid' if each.seat == at.seat and at.seat else ''}") if each.number else None
        )
        counts = (tag("span", glyph(symbol), str(count), class_="cnt") for symbol, count in each.counts)
        signs = (tag("span", glyph(symbol), word, class_="cnt") for symbol, word in each.signs)
        name = tag("div", line(each.name, "subtitle", name="h2"), line(each.character, "legend", "ink2"), class_="grow")
        acts = [made for act in each.acts if not each.out and (made := _seat_act(act, each, at)) is not None]
        return card(
            tag("div", square, glyph("first-player") if each.first else None, name, *counts, class_="row"),
            line(each.status, "legend", "ink2"),
            line(each.states, "body", "ink2"),
            tag("div", *signs, class_="row wrap") if each.signs else None,
            tag("div", *acts, class_="presses fit") if acts else None,
            kind=f"plate{' over' if each.out else ''}",
        )

    def tally(each: Any) -> Markup:
        less, more = (
            button(sign, {"do": "mark", "with": {"what": each.what, "by": by}}, kind="step")
            if at.allowed("mark", {"what": each.what, "by": by})
            else None
            for sign, by in (("-", -1), ("+", 1))
        )
        return tag(
            "div",
            glyph(each.symbol),
            line(each.label, "row", name="span"),
            less,
            line(each.count, "title", name="b"),
            more,
            class_="row count",
        )

    links = [button(each.label, {"go": each.leads}, each.symbol, "small") for each in picture.links if leads(each.leads, at)]
    return join(
        *(seat(each) for each in picture.seats),
        line(picture.caption, "legend", "ink2"),
        *(tally(each) for each in picture.tallies),
        tag("div", *links, class_="presses fit") if links else None,
    )


def _seat_act(act: Any, seat: Any, at: Reader) -> Markup | None:
    if not act.intent:
        return button(act.label, {"go": act.leads}, act.symbol, "small") if at.may != LOOK and leads(act.leads, at) else None
    parameters = dict(act.parameters or {"seat": seat.seat})
    return (
        button(act.label, {"do": act.intent, "with": parameters}, act.symbol, "small")
        if at.allowed(act.intent, parameters)
        else None
    )


def _rules(at: Reader, _: str) -> Markup:
    query = at.query.strip()
    found = at.book.find(query) if query else ()
    field = tag(
        "input", None, type="search", value=at.query, placeholder=at.say("Search"), aria_label=at.say("Search"), data_find=True
    )
    chapters = [button(label, {"go": f"chapter:{kind}"}, symbol, "verb") for kind, label, symbol in at.book.chapters()]
    none = line(at.say("Nothing is called so."), "body", "ink2") if query and not found else None
    return join(field, none, _lines(found), tag("div", *chapters, class_="verbs") if not query else None)


def _lines(found: tuple[RulesLine, ...]) -> Markup | None:
    def row(each: RulesLine) -> Markup:
        said = tag("span", tag("small", each.legend), tag("b", each.title), tag("i", each.says), class_="grow")
        return tag("button", glyph(each.symbol), said, class_="line", data_say=written({"go": f"rule:{each.id}"}))

    return tag("div", *(row(each) for each in found), class_="list") if found else None


def _chapter(at: Reader, about: str) -> Markup:
    return join(_lines(at.book.chapter(about)), back(at))


def _rule(at: Reader, about: str) -> Markup | None:
    page = at.book.page(about)
    if page is None:
        return None
    dark = card(line(at.say("IN THE DARK"), "row", "off"), line(page.dark), kind="plate dark") if page.dark else None
    return join(
        line(page.legend, "legend", "ink2"),
        tag("div", glyph(page.symbol, 48), tag("h1", page.title, class_="t-headline_small"), class_="row"),
        line(page.foreign, "legend", "ink2"),
        *(line(each, "read") for each in page.says.split("\n")),
        dark,
        line(page.where, "legend", "ink2"),
        line(page.ours, "legend", "warn"),
        _lines(page.links),
        back(at),
    )


def _history(at: Reader, about: str) -> Markup:
    most = int(about) if about.isdecimal() else PAGE
    groups = history(at.session, at.face, at.say, "", most)

    def entry(each: Any) -> Markup:
        said = tag("span", tag("b", each.title), tag("i", each.detail), class_="grow")
        gone = tag("small", at.say("UNDONE")) if each.undone else None
        says = written({"go": f"entry:{each.number.removeprefix('#')}"})
        return tag(
            "button",
            tag("small", each.number),
            glyph(each.symbol),
            said,
            gone,
            class_=f"line{' undone' if each.undone else ''}",
            data_say=says,
        )

    found: Iterator[Markup] = (
        join(tag("h2", group.title, class_="t-legend c-ink2"), *(entry(each) for each in group.lines)) for group in groups
    )
    older = (
        button(at.say("OLDER"), {"go": f"history:{most + PAGE}"}, "", "small") if len(at.session.journal.entries) > most else None
    )
    return join(*found, older, back(at))


def _entry(at: Reader, about: str) -> Markup | None:
    number = int(about) if about.isdecimal() else 0
    if not 0 < number <= len(at.session.journal.entries):
        return None
    found = at.session.history(number)[0]
    entry = at.session.journal.entries[number]
    by_hand = ByHand(at.session, at.face, at.say)
    each = history_line(found, entry, at.face, at.say, by_hand)
    fixed = by_hand.became(entry)
    gone = at.say("Taken back by #{number}.", number=at.session.journal.taken_by(number)) if found["undone"] else ""
    said = [line(says, "read") for says in ([fixed] if fixed else found["story"])]
    return join(
        tag("h1", f"{each.number}  {each.title}", class_="t-title"),
        *said,
        line(gone, "body", "ink2"),
        why(at.face.rule(entry), at),
        *_takes_back(entry, at),
        back(at),
    )


def _takes_back(entry: Any, at: Reader) -> Iterator[Markup]:
    """What was done last, and by this reader."""
    last = at.session.journal.next_undo()
    if last is None or last.number != entry.number or not at.takes_back:
        return
    yield button(at.say("UNDO"), {"do": "undo"}, "undo", "verb")
    if at.may == HOST and at.session.can_put_back():
        yield button(at.say("HOLD: {what}", what=at.say("PUT BACK AND SHAKE")), {"do": "put_back"}, "shake", "hold")


def _bag(at: Reader, _: str) -> Markup:
    picture = bag(at.view, at.session.record(), at.face, at.say)
    rows = (
        tag(
            "li",
            glyph(each.symbol, 30),
            line(each.name, "row", name="span"),
            line(str(each.count), "title", name="b"),
            class_="row between",
        )
        for each in picture.rows
    )
    inside = tag(
        "details", tag("summary", at.say("LOOK")), tag("ul", *rows, class_="list"), *(line(each) for each in picture.elsewhere)
    )
    return join(
        tag("h1", at.say("THE BAG"), class_="t-title"),
        line(str(picture.total), "headline"),
        line(at.say("tokens inside")),
        inside,
        back(at),
    )


# -- once it is over -----------------------------------------------------------------------------


def _ended(at: Reader, _: str) -> Markup | None:
    if at.view["phase"] != "over":
        return None
    last = next(entry for entry in at.session.journal.standing())
    ended = at.face.ended(at.view, at.say, at.face.endings, tuple(at.session.story(last)))
    onward = button(at.say("VERDICT") if ended.leads else at.say("THE FILM"), {"instead": ended.leads or "film"}, "next", "act")
    said = [line(each, "read") for each in ended.lines]
    found = None if at.screen else onward
    return join(
        line(ended.mark, "hero", ended.role), tag("h1", ended.headline, class_=f"t-headline c-{ended.role}"), *said, found
    )


def _film(at: Reader, about: str) -> Markup:
    make = at.face.film if at.session.journal.whole else plain_film
    film = make(at.session, at.say)
    charts = {each.name: each for each in film.pages}
    shown = about if about in charts else "numbers" if about or not charts else next(iter(charts))
    pages = [
        button(label, {"instead": f"film:{name}"}, kind=f"small{' chosen' if name == shown else ''}")
        for name, label in (*((each.name, each.label) for each in film.pages), ("numbers", at.say("COUNTS")))
    ]
    if shown in charts:
        instrument = at.instrument(f"film.{shown}")
        assert instrument is not None, f"the face has no instrument film.{shown}"
        body = drawn(instrument, charts[shown].drawn, at, high=max(FILM, charts[shown].rows * 34.0))
    else:
        rows = (
            tag("li", line(says, name="span"), line(number, "title", name="b"), class_="row between")
            for says, number in film.numbers
        )
        body = join(tag("ul", *rows, class_="list"), line(film.danger, "read"))
    story = button(at.say("THE STORY"), {"go": "story"}, kind="small") if at.session.journal.whole else None
    return join(tag("h1", at.say("THE FILM"), class_="t-title"), tag("div", *pages, class_="presses fit"), body, story, back(at))


def _story(at: Reader, _: str) -> Markup | None:
    if at.view["phase"] != "over":
        return None
    story = at.playing.story(names_of(at.view, at.say))
    seats = (Fortune(each.number, each.name, each.word, each.role, each.luck) for each in story.seats if each.word or each.luck)
    marks = tuple((each.at, each.symbol) for each in story.marks)
    parts = (
        Telling(story.caption, story.headline, story.rounds, marks),
        *(Passage(each.number, each.says) for each in story.paragraphs),
        *seats,
    )
    return join(column(parts, at), back(at))


# -- ways ----------------------------------------------------------------------------------------


def _menu(at: Reader, _: str) -> Markup:
    say = at.say
    rows = [button(say("HISTORY"), {"go": "history"}, "time", "verb")]
    if at.face.guide:
        rows.append(button(say("PLAY GUIDE"), {"go": "guide"}, "guide", "verb"))
    if at.view["phase"] == "over":
        rows.append(button(say("THE FILM"), {"go": "film"}, "film", "verb"))
    if at.playing.tasks() and at.allowed("setup_done", {"task": str(at.playing.tasks()[0]["id"])}):
        rows.append(button(say("SET-UP LIST"), {"go": "setup"}, "tab-rules", "verb"))
    tongues = [
        button(each.upper(), {"speak": each}, kind=f"small{' chosen' if each == say.language else ''}", lang=each)
        for each in LANGUAGES
    ]
    more = at.desk.menu() if at.desk is not None else []
    return join(
        tag("h1", say("MENU"), class_="t-title"),
        tag("div", *rows, *more, class_="verbs"),
        tag("div", *tongues, class_="presses fit"),
        None if more else line(say("What else there is stands on the phone of the table."), "body", "ink2"),
        back(at),
    )


def _who(at: Reader, _: str) -> Markup:
    """Who has the code may take a seat that has no phone yet; the others say so."""
    rows = (
        button(
            f"{person['number']} {person['name']}",
            {"sit": seat},
            "link" if seat in at.linked else "",
            f"verb{' chosen' if seat == at.seat else ''}",
            disabled=seat in at.linked and at.desk is None,
        )
        for seat, person in at.view["seats"].items()
    )
    taken = line(at.say("A seat with this sign has a phone."), "body", "ink2") if at.linked else None
    screen = button(at.say("A SCREEN FOR EVERYBODY"), {"sit": ""}, "screen", "verb")
    return join(tag("h1", at.say("WHO ARE YOU?"), class_="t-title"), tag("div", *rows, screen, class_="verbs one"), taken)


def _guide(at: Reader, _: str) -> Markup:
    now = at.face.guided(at.view)
    rows = (
        tag(
            "li",
            tag("b", str(number), class_=f"seat {'solid' if number - 1 == now else ''}"),
            tag("div", line(at.say(step.title), "row", name="b"), line(at.say(step.says), "body", "ink2"), class_="grow"),
            why(step.rule, at),
            class_="row",
        )
        for number, step in enumerate(at.face.guide, 1)
    )
    return join(tag("h1", at.say("PLAY GUIDE"), class_="t-title"), tag("ol", *rows, class_="list"), back(at))


def _setup(at: Reader, _: str) -> Markup:
    lanes = []
    for lane, name in at.face.start.lanes.items():
        here = [task for task in at.playing.tasks() if task["lane"] == lane]
        if not here:
            continue
        done = f"{sum(bool(task['done']) for task in here)} / {len(here)}"
        rows = (
            tag(
                "li",
                tag(
                    "button",
                    glyph("check", 24, "done") if task["done"] else "",
                    class_="box",
                    role="checkbox",
                    aria_checked="true" if task["done"] else "false",
                    aria_label=str(task["says"]),
                    data_say=written({"do": "setup_done", "with": {"task": task["id"]}})
                    if at.allowed("setup_done", {"task": task["id"]})
                    else None,
                ),
                line(str(task["says"]), name="span"),
                _leads_to(at.face.start.tasks.get(str(task["id"]), ""), str(task["says"]), at),
                class_="row",
            )
            for task in here
        )
        lanes.append(card(line(f"{at.say(name)}  {done}", "row", name="h2"), tag("ul", *rows, class_="list")))
    missing = line(at.desk.missing, "body", "warn") if at.desk is not None else None
    return join(tag("h1", at.say("SET-UP"), class_="t-title"), missing, *lanes, back(at, at.say("PLAY")))


def _leads_to(where: str, says: str, at: Reader) -> Markup | None:
    """The way to where something on the list is done."""
    return button("", {"go": where}, "next", "icon", aria_label=says) if where and at.may != LOOK else None


def own_page(page: Page, at: Reader) -> Markup:
    """A room that the game brings."""
    card_foot = (
        tag("div", tag("span", page.card.number), tag("span", page.card.kind), why(page.card.rule, at), class_="foot")
        if page.card
        else None
    )
    with at.on_a_plate() if page.card else nullcontext():
        main = column(page.main, at)
    again = tag("i", hidden=True, data_again=True) if page.again else None
    return join(card(main, card_foot) if page.card else main, column(page.beside, at), column(page.foot, at), again)


ROOMS: dict[str, Made] = {
    "table": _table,
    "result": _result,
    "rail": _rail,
    "choose": _choose,
    "acts": _acts,
    "crew": _crew,
    "rules": _rules,
    "chapter": _chapter,
    "rule": _rule,
    "history": _history,
    "entry": _entry,
    "bag": _bag,
    "ended": _ended,
    "film": _film,
    "story": _story,
    "menu": _menu,
    "guide": _guide,
    "setup": _setup,
}
GUESTS = {"who": _who}
"""What the phone of the table has no need of."""
BARE = {"who", "rules", "chapter", "rule", "history", "entry", "bag", "ended", "film", "story", "guide", "setup"}
"""These say themselves what the strip says, or are not about the table."""


def bare(at: Reader) -> bool:
    """Whether the room where a reader is stands without the strip."""
    name = at.playing.place.room
    return (
        name in BARE
        or (at.desk is not None and name in at.desk.rooms)
        or (name in at.face.rooms and bool(opened(at.face.rooms[name]).bare))
    )


def room(at: Reader, name: str, about: str) -> Markup | None:
    """The lower part of a page; None where the room has lost its subject, or there is no such room here."""
    made = ROOMS.get(name) or GUESTS.get(name) or (at.desk.rooms.get(name) if at.desk is not None else None)
    if made is not None:
        found: Markup | None = made(at, about)
        return found
    if name in at.face.rooms:
        page = opened(at.face.rooms[name]).page(at.scene(about))
        return None if page is None else join(own_page(page, at), None if name in _tabs(at.face) else back(at))
    return None


def _tabs(face: Face) -> tuple[str, ...]:
    return tuple(tab.name for tab in face.tabs)
