"""EVERY PHONE as a page: the code, who asks to be let in, who is linked and what they may do."""

from __future__ import annotations

from functools import lru_cache

from companion.faraway import MOST
from companion.page.faults import copied
from companion.page.markup import Markup, join, tag
from companion.page.owner import AsksIn, At, Linked, OwnersPages, act, heading, said
from companion.page.parts import button, glyph, line
from companion.page.plates import card
from companion.page.svg import scanned
from companion.qr import squares
from companion.show.pictures.faraway import FIELDS, LEARNS, Far, stands
from companion.show.pictures.sharing import RIGHTS
from companion.show.place import HOME
from companion.show.tongue import Tongue


def every_phone(pages: OwnersPages, at: At) -> Markup:
    say, linked, link = at.say, pages.shell.linked(), pages.shell.invitation
    playing = pages.playing
    seats = {seat: (str(each["number"]), str(each["name"])) for seat, each in playing.view["seats"].items()} if playing else {}
    held = button(say("HOLD: {what}", what=say("STOP")), {"host": ["stop"]}, "close", "hold")
    return join(
        heading(say("EVERY PHONE"), at),
        *(_asks(each, linked, seats, say) for each in pages.shell.asks()),
        _code(link, say),
        _rows(linked, seats, say),
        tag("div", glyph("seal"), line(say("A seat's secrets go to its own phone and nowhere else.")), class_="row"),
        said(
            say(
                "A stranger on this Wi-Fi who alters what passes could see and act as one guest, or take a free seat. "
                "Set games up on the computer itself, and nobody can do that in your place."
            )
        ),
        _far(pages.shell.faraway.picture(), say),
        act(say("NEW CODE"), "new_code", symbol="qr", kind="verb"),
        held,
        said(say("STOP ends the host and forgets every phone. The game is kept.")),
        button(say("TO THE TABLE") if playing else say("DONE"), {"tab": HOME} if playing else {"back": 1}, "next", "act"),
    )


_squares = lru_cache(maxsize=2)(squares)


def _code(link: str, say: Tongue) -> Markup:
    words = tag(
        "div",
        line(say("SCAN TO JOIN"), "legend", "ink2"),
        line(say("Same network, any browser.")),
        line(say("OR TYPE, ON A SCREEN"), "legend", "ink2"),
        line(link.removeprefix("http://").partition("/")[0], "row", name="b"),
        class_="grow",
    )
    return tag("div", scanned(_squares(link), say("SCAN TO JOIN")), words, class_="row code")


def _far(far: Far, say: Tongue) -> Markup:
    """Guests who are elsewhere: by which broker, whether it is there, what it learns, and the code for them."""
    labels = (say("Address"), say("User, if any"), say("Password (kept)") if far.secret else say("Password, if any"))
    values = far.address, far.user, ""
    fields = (
        tag(
            "input",
            None,
            type="password" if name == "password" else "text",
            value=value,
            placeholder="wss://broker.example/mqtt" if name == "address" else label,
            aria_label=label,
            data_find=f"far:{name}",
            maxlength=MOST,
            autocomplete="off",
        )
        for name, label, value in zip(FIELDS, labels, values, strict=True)
    )
    turn = act(say("TURN IT OFF") if far.on else say("TURN IT ON"), "far", int(not far.on), symbol="", kind="small")
    code = (
        join(
            tag(
                "div",
                scanned(_squares(far.link), say("SCAN TO JOIN")),
                tag("div", line(say("SCAN TO JOIN"), "legend", "ink2"), line(say("From anywhere, any browser.")), class_="grow"),
                class_="row code",
            ),
            copied(far.link, say("The link"), "far-link", say),
        )
        if far.link
        else None
    )
    return card(
        tag("div", glyph("signal"), line(say("FAR AWAY"), "row", name="h2"), class_="row"),
        tag("div", glyph("link" if far.link else "link-off", 24, far.well), line(stands(far, say)), class_="row"),
        tag("div", *fields, class_="verbs one"),
        tag("div", turn, act(say("TEST CONNECTION"), "far_test", symbol="", kind="small"), class_="presses fit"),
        code,
        said(say(LEARNS)),
    )


def _asks(asks_in: AsksIn, linked: tuple[Linked, ...], seats: dict[str, tuple[str, str]], say: Tongue) -> Markup:
    """The words are the same on both, or it is somebody else."""
    taken = any(each.seat == asks_in.seat for each in linked) and bool(asks_in.seat) and not asks_in.follows
    answers = [("no", say("NO")), *([("both", say("BOTH")), ("replace", say("REPLACE"))] if taken else [("both", say("LET IN"))])]
    made = (act(label, "let_in", asks_in.enc, answer, symbol="", kind="small") for answer, label in answers)
    return card(
        line(_who(asks_in, seats[asks_in.seat][1].upper() if asks_in.seat in seats else "", say), "legend"),
        line(asks_in.words, "headline", name="b"),
        line(say("Same on theirs? It holds every secret then.") if asks_in.follows else say("Same on theirs?")),
        tag("div", *made, class_="presses fit"),
        kind="plate asked",
    )


def _who(asks_in: AsksIn, name: str, say: Tongue) -> str:
    if asks_in.follows:
        return say("{name}'S PHONE OFFERS TO STAND BY", name=name) if name else say("A PHONE OFFERS TO STAND BY")
    return say("A PHONE ASKS FOR THE SEAT OF {name}", name=name) if name else say("A SCREEN ASKS TO BE LET IN")


def _rows(linked: tuple[Linked, ...], seats: dict[str, tuple[str, str]], say: Tongue) -> Markup:
    here = {each.seat for each in linked if not each.away}
    count = say("{n} OF {all} LINKED", n=len(here & set(seats)), all=len(seats)) if seats else say("{n} LINKED", n=len(linked))
    rows = []
    for seat, (number, name) in seats.items():
        phones = [each for each in linked if each.seat == seat]
        sign = tag("b", number, class_="seat")
        rows += [_phone(each, sign, name.upper(), say) for each in phones]
        if not phones:
            nobody = tag("div", line(name.upper(), "row", name="b"), line(say("nobody yet"), "legend", "ink2"), class_="grow")
            rows.append(tag("li", tag("div", sign, nobody, class_="row"), class_="out"))
    rows += [_phone(each, glyph("screen" if seats else "phone", 30), each.name, say) for each in linked if each.seat not in seats]
    head = tag("div", line(say("AT THE TABLE"), "legend", name="h2"), line(count, "legend", "ink2", "span"), class_="row between")
    return card(head, tag("ul", *rows, class_="list phones"))


def _phone(linked: Linked, sign: Markup | None, name: str, say: Tongue) -> Markup:
    """One that is linked: it may be given other rights, and is unlinked by a hold; the owner's stays what it is."""
    state = tag(
        "span",
        glyph("link-off" if linked.away else "link", 24, "warn" if linked.away else "done"),
        say("CUT OFF") if linked.away else say("LINKED"),
        class_=f"cnt c-{'warn' if linked.away else 'done'}",
    )
    says = (
        say("{phone}, the host's", phone=linked.name) if linked.own else linked.name if name != linked.name else say("no secrets")
    )
    who = tag("div", line(name, "row", name="b"), line(says, "legend", "ink2"), class_="grow")
    if linked.own:
        return tag("li", tag("div", sign, who, state, class_="row"))
    rights = (
        act(
            say(label),
            "allow",
            linked.id,
            may,
            symbol="",
            kind=f"small{' chosen' if linked.may == may else ''}",
            aria_pressed="true" if linked.may == may else "false",
            aria_label=f"{name}: {say(label)}",
        )
        for may, label in RIGHTS
    )
    away = button(
        say("HOLD: {what}", what=say("UNLINK")),
        {"host": ["unlink", linked.id]},
        "",
        "hold",
        aria_label=say("Unlink {name}", name=name),
    )
    return tag(
        "li", tag("div", sign, who, state, class_="row"), tag("div", *(rights if linked.seat else ()), away, class_="presses fit")
    )
