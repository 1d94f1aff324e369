"""EVERY PHONE: the code that is scanned, who asks to be let in, a row for each seat, and what people decide about all that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from companion.qr import squares
from companion.show.doing import Here
from companion.show.pictures.faraway import Far, address_of
from companion.show.pictures.parts import (
    Caption,
    Knock,
    MarkedLine,
    Part,
    Press,
    Presses,
    ScanCode,
    SeatLink,
    SeatLinks,
    Sentences,
)
from companion.show.rooms import Page
from companion.show.tongue import Tongue, word
from companion.show.writing import Format
from companion.value import value

SIDE, SIDE_SMALL, SIDE_LINKED = 212, 160, 112
"""How wide the code is in dp, also on a small phone, and once somebody is linked."""
ACT, ACT_SMALL, SECOND = 84, 64, 52
AGAIN = 1.0
"""Seconds after which it is told anew how long somebody has been cut off."""
RIGHTS = (("look", word("LOOK")), ("seat", word("PLAY")), ("table", word("TABLE")))
"""What a guest may do: nothing but look, act for its own seat, or also for the table."""


@value
class SharedSeat:
    """A seat of the game."""

    id: str
    number: str
    name: str


@value
class LinkedPhone:
    """A phone, or a screen, that is linked."""

    id: str
    seat: str
    """"" for a screen."""
    kind: str
    """What it says that it is."""
    may: str
    away: int = 0
    """For how many seconds nothing was heard of it."""


@value
class Knocking:
    """Somebody who waits to be let in."""

    enc: str
    seat: str
    words: str
    follows: bool = False
    """It offers to stand by."""


@value
class StandingBy:
    """The phone that takes over, if this one is gone."""

    id: str
    seat: str
    behind: int
    """How many entries it has not yet."""
    away: int


@value(kw_only=True)
class SharedTable:
    """A table as it is shared, or why it is not."""

    links: tuple[str, ...]
    """What the code says, for each address."""
    addresses: tuple[str, ...]
    at: int
    """The address that the code says."""
    open: bool
    why: str
    """Why it is not open, in a sentence; "" where nobody has opened it."""
    seats: tuple[SharedSeat, ...]
    own: str
    """The seat whose owner holds this phone; "" where every seat has its own."""
    phones: tuple[LinkedPhone, ...]
    asking: tuple[Knocking, ...]
    standby: StandingBy | None = None
    far: Far | None = None
    """Guests who are elsewhere; None where nothing is open."""

    def of(self, seat: str) -> tuple[LinkedPhone, ...]:
        return tuple(each for each in self.phones if each.seat == seat)


# -- what people decide --------------------------------------------------------------------------


@value
class Allows:
    id: str
    may: str

    def __call__(self, app: Any) -> None:
        app.phones.decide(lambda hosting: hosting.allow(self.id, self.may))


@value
class LetsIn:
    enc: str
    answer: Literal["both", "replace", "no"]

    def __call__(self, app: Any) -> None:
        app.phones.decide(lambda hosting: hosting.let_in(self.enc, self.answer))


@value
class Unlinks:
    id: str

    def __call__(self, app: Any) -> None:
        app.phones.decide(lambda hosting: hosting.unlink(self.id))


@value
class Owns:
    """Whose phone the table is on."""

    seat: str

    def __call__(self, app: Any) -> None:
        app.phones.own(self.seat)


@value
class ShowsLink:
    at: int

    def __call__(self, app: Any) -> None:
        app.phones.show_link(self.at)


def new_code(app: Any) -> None:
    app.phones.decide(lambda hosting: hosting.new_code())


def stop(app: Any) -> None:
    app.phones.stop()


def begin(app: Any) -> None:
    app.phones.begin()


def to_the_table(app: Any) -> None:
    app.phones.to_the_table()


def far_away(app: Any) -> None:
    app.over("far")


def is_held(app: Any) -> None:
    """A tap on what is held."""
    app.notice = app.say("Hold it down until it is full.")
    app.refresh()


# -- its page ------------------------------------------------------------------------------------


def every_phone(shared_table: SharedTable, form: Format, say: Tongue) -> Page:
    """The code and who asks; the rows beside it in landscape; at the foot what ends it, and the way back."""
    small = form.compact or form.wide
    onward = Press(say("TO THE TABLE"), Here(to_the_table), kind="act", high=ACT_SMALL if small else ACT)
    if not shared_table.open:
        opens = Press(say("OPEN THE TABLE"), Here(begin), "phone", kind="verb")
        why = shared_table.why or say("Nothing of this game leaves this phone now.")
        return Page(seam=0.48, main=(MarkedLine("link-off", why), Presses((opens,))), foot=(Presses((onward,)),))
    knocks = tuple(_knock(each, shared_table, say) for each in shared_table.asking)
    code = (_code(shared_table, form, say),) if shared_table.addresses else (MarkedLine("link-off", _no_network(say), "warn"),)
    rows, says = _links(shared_table, say), (*_far(shared_table, say), *_says(shared_table, say))
    ends = say("HOLD: {what}", what=say("STOP"))
    stops = (
        Press(ends, Here(stop), "close", "stop", kind="hold", high=SECOND)
        if shared_table.phones
        else Press(say("STOP"), Here(stop), "close", "stop", high=SECOND)
    )
    codes = Press(say("NEW CODE"), Here(new_code), "qr", "new code", high=SECOND)
    return Page(
        seam=0.48,
        main=(*knocks, *code, *(says if form.wide else (rows, *says))),
        beside=(rows,) if form.wide else (),
        foot=(Presses((codes, stops, onward)),) if form.wide and not form.big else (Presses((codes, stops)), Presses((onward,))),
        top=True,
        again=AGAIN,
    )


def _far(shared_table: SharedTable, say: Tongue) -> tuple[Part, ...]:
    """The way to those who are elsewhere, and how it stands."""
    far = shared_table.far
    if far is None:
        return ()
    label = say("FAR AWAY: {broker}", broker=address_of(far) or say("ON")) if far.on else say("FAR AWAY")
    return (Presses((Press(label, Here(far_away), "signal", "far away", chosen=far.link != "", high=SECOND),)),)


def _no_network(say: Tongue) -> str:
    return say("This phone is in no network. Turn on Wi-Fi, or its own hotspot, then come back here.")


def _code(shared_table: SharedTable, form: Format, say: Tongue) -> ScanCode:
    far = shared_table.far is not None and shared_table.far.link == shared_table.links[shared_table.at]
    side = SIDE_SMALL if form.compact or form.wide else SIDE
    return ScanCode(
        squares=squares(shared_table.links[shared_table.at]),
        side=SIDE_LINKED if shared_table.phones and not far else side,
        caption=say("SCAN TO JOIN") if far or not shared_table.phones else say("SCAN, OR TYPE ON A SCREEN"),
        says=say("From anywhere, any browser.") if far else "" if shared_table.phones else say("Same network, any browser."),
        typed="" if far or shared_table.phones else say("OR TYPE, ON A SCREEN"),
        addresses=tuple((each, Here(ShowsLink(number))) for number, each in enumerate(shared_table.addresses)),
        chosen=shared_table.at,
    )


def _knock(asked: Knocking, shared_table: SharedTable, say: Tongue) -> Knock:
    """Whoever asks for a seat that has a phone already takes its place, or sits there too."""
    name = next((each.name for each in shared_table.seats if each.id == asked.seat), "")
    no = Press(say("NO"), Here(LetsIn(asked.enc, "no")), named="not in")
    if asked.follows:
        names = Press(say("LET IN"), Here(LetsIn(asked.enc, "both")), named="let in")
        whose = say("{name}'S PHONE OFFERS TO STAND BY", name=name) if name else say("A PHONE OFFERS TO STAND BY")
        return Knock(whose, asked.words, say("Same on theirs? It holds every secret then."), (no, names))
    lets_in = Press(say("LET IN"), Here(LetsIn(asked.enc, "both")), named="let in")
    instead = Press(say("REPLACE"), Here(LetsIn(asked.enc, "replace")), named="replace")
    both = Press(say("BOTH"), Here(LetsIn(asked.enc, "both")), named="both")
    return Knock(
        caption=say("A PHONE ASKS FOR THE SEAT OF {name}", name=name) if asked.seat else say("A SCREEN ASKS TO BE LET IN"),
        words=asked.words,
        says=say("Same on theirs?"),
        answers=(no, instead, both) if asked.seat and shared_table.of(asked.seat) else (no, lets_in),
    )


def _links(shared_table: SharedTable, say: Tongue) -> SeatLinks:
    stands = shared_table.standby.seat if shared_table.standby is not None else ""
    linked = sum(1 for seat in shared_table.seats if shared_table.of(seat.id) or seat.id == stands)
    rows = [row for seat in shared_table.seats for row in _seat(seat, shared_table, say)]
    rows += (_screen(each, say) for each in shared_table.of(""))
    if shared_table.standby is not None and not shared_table.standby.seat:
        rows.append(_standby(shared_table.standby, "", say("STAND-BY"), say))
    return SeatLinks(say("AT THE TABLE"), say("{n} OF {all} LINKED", n=linked, all=len(shared_table.seats)), tuple(rows))


def _seat(seat: SharedSeat, shared_table: SharedTable, say: Tongue) -> Iterator[SeatLink]:
    phones = shared_table.of(seat.id)
    for each in phones:
        yield _phone(seat, each, len(phones) > 1, say)
    if shared_table.standby is not None and shared_table.standby.seat == seat.id:
        yield _standby(shared_table.standby, seat.number, seat.name, say)
        return
    if phones:
        return
    if seat.id == shared_table.own:
        yield SeatLink(f"link {seat.id}", seat.number, seat.name, say("this phone"), "host", say("HOST"), "phone")
    else:
        mine = Here(Owns(seat.id))
        yield SeatLink(f"link {seat.id}", seat.number, seat.name, say("nobody yet"), "nobody", does=mine)


def _phone(seat: SharedSeat, phone: LinkedPhone, several: bool, say: Tongue) -> SeatLink:
    """A phone that is cut off keeps its rights; what it would be told is kept here."""
    named, does, held = f"link {phone.id}", Here(is_held), Here(Unlinks(phone.id))
    if phone.away:
        return SeatLink(
            named, seat.number, seat.name, say("kept here"), "cut", _cut(phone, say), "link-off", (), does, held, say("UNLINK")
        )
    rights = tuple(
        Press(say(label), Here(Allows(phone.id, may)), named=f"{may} {phone.id}", chosen=phone.may == may)
        for may, label in RIGHTS
    )
    says = say("linked: {kind}", kind=phone.kind) if several and phone.kind else say("linked")
    return SeatLink(named, seat.number, seat.name, says, "linked", "", "link", rights, does, held, say("UNLINK"))


def _screen(phone: LinkedPhone, say: Tongue) -> SeatLink:
    state: Literal["linked", "cut"] = "cut" if phone.away else "linked"
    word, sign = (_cut(phone, say), "link-off") if phone.away else (say("LINKED"), "link")
    held = Here(Unlinks(phone.id))
    return SeatLink(
        f"link {phone.id}", "", say("SCREEN"), say("no secrets"), state, word, sign, (), Here(is_held), held, say("UNLINK")
    )


def _standby(phone: StandingBy, number: str, name: str, say: Tongue) -> SeatLink:
    """Who takes over, if need be, and how much of the game is there."""
    has = say("stands by, {n} behind", n=phone.behind) if phone.behind else say("stands by, has everything")
    named, held = f"link {phone.id}", Here(Unlinks(phone.id))
    if phone.away:
        return SeatLink(named, number, name, has, "cut", _cut(phone, say), "link-off", (), Here(is_held), held, say("UNLINK"))
    return SeatLink(named, number, name, has, "linked", "", "link", (), Here(is_held), held, say("UNLINK"))


def _cut(phone: LinkedPhone | StandingBy, say: Tongue) -> str:
    return say("CUT {time}", time=f"{phone.away // 60}:{phone.away % 60:02}")


def _says(shared_table: SharedTable, say: Tongue) -> tuple[Part, ...]:
    """Where secrets go, what a stranger could do, and what a finger on a row does."""
    own = say("A seat's secrets go to its own phone and nowhere else.")
    stranger = say(
        "A stranger on this Wi-Fi who alters what passes could see and act as one guest, or take a free seat; never change the"
        " game that is kept here."
    )
    hint = say("Hold a row to unlink it.") if shared_table.phones else say("Whose phone is this? Tap that row.")
    return Sentences((own, stranger), "ink2"), Caption(hint)
