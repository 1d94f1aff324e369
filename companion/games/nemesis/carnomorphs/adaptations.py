"""Adaptations: one lies face down under each kind, opens when it comes, and may be researched away (S3 2552-2560, 2701-2710)."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.common.fixing import yes_no
from companion.games.family import lone, markers
from companion.games.family.lone import GONE
from companion.games.nemesis.carnomorphs.kinds import ADAPTING, with_carnomorphs
from companion.kit.deck import Deck
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Json, Piece, Refused, Table, View

DECK = Deck("adaptations")
VORACIOUS = "voracious"
"""The one that changes what the app says (S3 2580-2582); on cardboard the table marks it."""
VALUES: dict[str, Json] = {"adaptations": {kind: {"open": False, "gone": False} for kind in ADAPTING}, VORACIOUS: False}


def hidden(kind: str) -> str:
    return f"adaptations.{kind}"


def opened(kind: str) -> str:
    return f"adaptations.{kind}.open"


def deal(table: Table) -> None:
    """A card under each kind that still hides one."""
    table.shuffle(DECK.pile)
    for kind, state in table.value("adaptations").items():
        if not state["open"] and not table.count(hidden(kind)):
            DECK.draw(table, hidden(kind))


def arrives(table: Table, kind: str) -> str:
    """A kind that comes for the first time brings its adaptation."""
    lone.arrives(table, kind)
    if kind in ADAPTING and not table.value("adaptations")[kind]["open"]:
        _opens(table, kind)
    return kind


def _opens(table: Table, kind: str) -> None:
    adaptations = table.value("adaptations")
    table.set("adaptations", {**adaptations, kind: {**adaptations[kind], "open": True}})
    table.tell("adaptation_opens", kind=kind)
    if on_cardboard(table, "adaptations"):
        return
    for card in table.inside(hidden(kind)):
        table.move(card, opened(kind))
        table.tell("adaptation_is", card=table.kind(card))


def named(table: Table, kind: str) -> Result:
    """The adaptation of a kind, where it lies open."""
    cards = table.inside(opened(kind)) if kind in ADAPTING else ()
    return {"adaptation": table.kind(cards[0])} if cards else {}


# -- Voracious -----------------------------------------------------------------------------------


def voracious(table: Table | View) -> bool:
    """Whether they feed before they attack."""
    lying = [piece.kind for kind in ADAPTING for piece in _open(table, kind)]
    return VORACIOUS in lying or bool(table.value(VORACIOUS))


def _open(table: Table | View, kind: str) -> Iterable[Piece]:
    if isinstance(table, View):
        return table.pieces(opened(kind)) or ()
    return [table.pieces[card] for card in table.inside(opened(kind))]


def feeding(table: Table) -> Result:
    """After the attacks, who does not fight; once Voracious is open, everybody before them."""
    first = voracious(table)
    table.tell("they_feed_first" if first else "they_feed")
    return {VORACIOUS: first}


def marked(table: Table, there: bool) -> Result:
    """The table says that its open adaptation is Voracious, or is not any more."""
    with_carnomorphs(table)
    if not on_cardboard(table, DECK.name):
        raise Refused("app_draws", component=DECK.name)
    return markers.flag(table, VORACIOUS, VORACIOUS, there)


def _perhaps_gone(table: Table) -> None:
    """The table has marked it, and one of its adaptations leaves: the last open one was it, of several only the table knows."""
    if not table.flag(VORACIOUS):
        return
    if any(state["open"] and not state["gone"] for state in table.value("adaptations").values()):
        table.tell("voracious_perhaps")
    else:
        markers.flag(table, VORACIOUS, VORACIOUS, on=False)


# -- the laboratory ------------------------------------------------------------------------------


def discarded(table: Table, seat: str, thing: str | None, named: str | None) -> Result:
    """S3 2706-2710: only an adaptation whose kind has been seen. Which object belongs to it only the owner's board says."""
    adaptations = table.value("adaptations")
    kind = named or next((each for each, state in table.value("adaptation.objects").items() if state == thing), None)
    if kind is None:
        raise Refused("missing_parameter", intent="research", name="kind")
    if not adaptations[kind]["open"] or adaptations[kind]["gone"]:
        raise Refused("adaptation_is_not_open", kind=kind)
    table.set("adaptations", {**adaptations, kind: {"open": True, "gone": True}})
    for card in table.inside(opened(kind)):
        table.move(card, GONE)
    table.tell("adaptation_goes", seat=seat, kind=kind)
    _perhaps_gone(table)
    return {"discovered": None, "kind": kind}


def by_hand(table: Table, parts: list[str], value: Json) -> None:
    """adaptations.shambler.open, adaptations.shambler.gone; a card that the app has dealt goes along."""
    with_carnomorphs(table)
    path, now = ".".join(["adaptations", *parts]), dict(table.value("adaptations"))
    if len(parts) != 2 or parts[0] not in now or parts[1] not in ("open", "gone"):
        raise Refused("nothing_to_fix", typed=path)
    state = {**now[parts[0]], parts[1]: yes_no(path, value)}
    table.set("adaptations", {**now, parts[0]: state})
    for card in (*table.inside(hidden(parts[0])), *table.inside(opened(parts[0]))):
        target = GONE if state["gone"] else opened(parts[0]) if state["open"] else hidden(parts[0])
        if table.where(card) != target:
            table.move(card, target)
