"""Encounters: a token drawn from the intruder bag because of noise (S0 455-483)."""

from __future__ import annotations

from companion.games.family import dues, intruders
from companion.games.family.book import book
from companion.games.family.intruders import BAG, DRAWN, SUPPLY, TRAY
from companion.games.family.kinds import BLANK
from companion.kit import bag
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.table import Refused, Table


def bag_holds_something(table: Table) -> None:
    if not on_cardboard(table, "bag") and not table.count(BAG):
        raise Refused("bag_is_empty", zone="bag")


def draw_token(table: Table, kind: str | None) -> str:
    """A token out of the bag: drawn by the app, or named by the table that draws from its own bag."""
    if not on_cardboard(table, "bag"):
        if kind is not None:
            raise Refused("app_draws", component="bag")
        return bag.draw(table, BAG, DRAWN)
    if kind is None:
        raise Refused("say_what_came", component="bag")
    named = bag.of_kind(table, kind, BAG, SUPPLY) or intruders.gives_up_token(table, kind)
    if named is None:
        raise Refused("not_that_many", kind=kind, wanted=1)
    table.move(named, DRAWN)
    return named


def may_be_drawn(table: Table) -> list[str]:
    """Whose tokens may come out of the bag on the table; that of one who stands, too: it may have come without its token."""
    return [kind for kind in book(table).kinds.tokens if any(table.of_kind(zone, kind) for zone in (BAG, SUPPLY, TRAY))]


def meets(table: Table, seat: str, kind: str | None, empty: bool = False) -> str | None:
    """Clear the corridors and draw; the token, or None where it was the blank, which goes back. Empty is a room elsewhere."""
    if not empty:
        book(table).reached(table, seat)
        dues.met(table, seat)
    table.tell("clear_corridors_there" if empty else "clear_corridors", seat=seat)
    piece = draw_token(table, kind)
    if table.kind(piece) != BLANK:
        return piece
    table.tell("blank_drawn_there" if empty else "blank_drawn", seat=seat)
    if not table.count(BAG):  # S0 481-483: the last token; another follows
        (book(table).reinforces or _adult_joins)(table)
    table.move(piece, BAG)
    return None


def _adult_joins(table: Table) -> None:
    table.tell("adult_joins_bag" if intruders.to_bag(table, "adult") else "no_adult_left")


def numbers(table: Table, piece: str) -> Result:
    """What a hand is compared with; a revealed Reaction to Danger lowers it.

    None where the tokens of its kind differ and the table has drawn one of its own: only the table sees which.
    """
    rules, traits = book(table), table.pieces[piece].traits
    if on_cardboard(table, "bag") and _differ(table, table.kind(piece)):
        return dict.fromkeys(rules.numbers)
    less = int(rules.helps(table, "reaction_to_danger", None))
    return {name: max(1, int(traits[name]) - less) if less else int(traits[name]) for name in rules.numbers}


def _differ(table: Table, kind: str) -> bool:
    """Whether tokens of a kind show different numbers."""
    names = book(table).numbers
    tokens = [piece.traits for piece in table.pieces.values() if piece.kind == kind and set(names) <= set(piece.traits)]
    return len({tuple(traits[name] for name in names) for traits in tokens}) > 1


def nobody_left(table: Table, piece: str, seat: str) -> bool:
    """A token in hand for which no miniature is left: it goes back, and nobody comes (our ruling)."""
    kind = book(table).shows(table, table.kind(piece), seat) or table.kind(piece)
    if not book(table).kinds[kind].scarce or intruders.left(table, kind):
        return False
    table.tell("token_returns", kind=kind)
    table.move(piece, BAG)
    return True


def stands(table: Table, piece: str, seat: str = "") -> Result:
    """What was drawn stands on the board, or what the token shows."""
    token, met = table.kind(piece), numbers(table, piece)
    kind = book(table).shows(table, token, seat)
    if kind is None:
        kind, standing = token, piece
        book(table).arrives(table, kind)
        table.move(piece, TRAY)
    else:
        table.move(piece, SUPPLY)
        standing = intruders.comes(table, kind)
    if None in met.values():
        table.tell("encounter_yours", kind=kind)
    else:
        table.tell("encounter", kind=kind, **met)
    intruders.replaced(table, kind)
    return {"kind": kind, **met, "piece": standing, **book(table).comes_with(table, kind)}


def surprises(table: Table, below: int | None) -> Result:
    """S0 468-475: whoever holds fewer cards is attacked at once; None: than the token shows that the table has drawn."""
    if below is not None:
        table.tell("surprise_below" if below > 0 else "no_surprise", number=below)
    elif book(table).helps(table, "reaction_to_danger", None):
        table.tell("surprise_below_less")
    else:
        table.tell("surprise_below_yours")
    return {"surprise_below": below}


def compared(table: Table, met: Result, number: str = "number") -> Result:
    """S0 172-175, S3 298-302: what was met means something for the whole table first, then the hand is compared.

    At once, where the token has one number for all, or somebody has said which of its numbers counts.
    """
    result = {**met, **_counted(table, met["kind"])}
    return {**result, **surprises(table, met[number])} if number in met else result


def _counted(table: Table, kind: str) -> Result:
    """Everybody gives up an objective, and a ninth adult makes the others leave."""
    intruders.first_encounter(table)
    return {"crowded": True} if kind == "adult" and intruders.crowded(table) else {}
