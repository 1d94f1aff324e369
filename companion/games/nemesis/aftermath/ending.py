"""How an Epilogue and a research mission are judged (S3 3300-3326, 3427-3436)."""

from __future__ import annotations

from companion.games.common import seating
from companion.games.family import judging
from companion.games.family.judging import judge, survivors
from companion.kit.intent import shown
from companion.table import Json, Refused, Table

MAY_STAY = {2: 3}
"""How many tokens may stay hidden, by players."""


def alert(table: Table, answer: Json) -> None:
    """An alert that is still undone kills everybody aboard, sleepers too (our ruling); who left in a pod lives."""
    if answer is not None and not isinstance(answer, bool):
        raise Refused("not_an_answer", answer=shown(answer))
    running = table.value("alert")
    done = answer if isinstance(answer, bool) else running is None or running["done"]
    if not done and not table.value("ending")["destroyed"]:
        for seat in survivors(table):
            if table.value(f"{seat}.status") == "hibernating":
                judge(table, seat, False, "dead", "alert_undone")


def tokens(table: Table, answer: Json) -> None:
    """Two players may leave three of the tokens; else all must be turned over."""
    hidden = table.number("aftermath.hidden") if answer is None else answer
    if isinstance(hidden, bool) or not isinstance(hidden, int) or hidden < 0:
        raise Refused("not_an_answer", answer=shown(answer))
    table.set("tokens_hidden", hidden > MAY_STAY.get(len(seating.seats(table)), 0))
    table.tell("tokens_left", hidden=hidden)


def shuttle(table: Table, answer: Json) -> None:
    """Who is neither on the shuttle nor away in a pod is left behind."""
    aboard = answer if answer is not None else []
    if not isinstance(aboard, list) or not set(map(str, aboard)) <= set(seating.seats(table)):
        raise Refused("not_an_answer", answer=shown(answer))
    if table.value("shuttle"):  # S3 3270: the first alert ended the game, and the shuttle has left nobody behind
        return
    for seat in survivors(table):
        if table.value(f"{seat}.status") == "in" and seat not in aboard:
            judge(table, seat, False, "dead", "left_behind")


def objectives(table: Table, answer: Json) -> None:
    """As ever; but hidden tokens lose everybody the game, and so does an alert, whoever has left in a pod (our ruling).

    The offer asks for neither, once the shuttle leaves (FAQ); when the first alert fails, it has not left.
    """
    judging.decided(table, judging.read_met(table, answer))
    failed = "alert" in table.value("ending")["reasons"]
    for seat in seating.seats(table):
        takes = table.flag(f"{seat}.offer")
        if failed and not (takes and table.value("shuttle") == 0):
            _lost(table, seat, "alert_undone")
        elif table.flag("tokens_hidden") and not takes:
            _lost(table, seat, "tokens_hidden")
    judging.announced(table)


def _lost(table: Table, seat: str, reason: str) -> None:
    """Alive, but the game is lost; playing together the dead have not won either."""
    judged = table.value("verdict")[seat]
    if judged["alive"] or judged["verdict"] == "won":
        judge(table, seat, judged["alive"], "lost", reason)
