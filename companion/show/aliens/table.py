"""The TABLE of Aliens: who acts and what is left of it, everybody's aim, six verbs and four more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.show.aliens import warning
from companion.show.aliens.now import Lead, lead
from companion.show.aliens.squad import acting, called, player, short, there
from companion.show.aliens.words import ENDINGS, STEPS
from companion.show.doing import Here
from companion.show.pictures.ended import again
from companion.show.pictures.table import Button, Chip, Idle, TablePicture
from companion.show.port import Port
from companion.show.tongue import Tongue
from companion.value import value

NEAR = 8
"""From so few cards on the end is told beside who acts."""


@value
class Acting:
    """Whose activation runs: name, actions as bars, and what it may do besides."""

    name: str
    left: int
    spent: int
    says: str
    counted: str = ""
    """How many actions are left, in words."""
    taps: str = ""
    """What a tap on it leads to, in words; "" where it only says why."""
    opens: str = ""
    lead: Lead | None = None
    """Whom it may still lead."""


def table(view: Mapping[str, Any], say: Tongue, _: str, port: Port) -> TablePicture:
    over = view["phase"] == "over"
    return TablePicture(
        idle=_over(view, say) if over else _idle(view, say, port),
        tray_caption=say("AIM"),
        chips=tuple(
            Chip(
                each,
                "",
                f"choose:who:{each}",
                title=short(each),
                figure="?" if view["characters"][each]["aim"] is None else str(view["characters"][each]["dial"]),
                chosen=each == acting(view),
            )
            for each in there(view)
        ),
        verbs=_verdict(view, say) if over else _verbs(view, say),
        second=(Button("packing", say("PACK UP"), "bag", leads="packing"),)
        if over
        else (
            Button("draw", say("DRAW"), "draw-card", leads="choose:draw"),
            Button("tech", say("TECH"), "tech", leads="choose:tech"),
            Button("blip", say("BLIP"), "blip", leads="choose:blip"),
            Button("more", "", "more", leads="choose:more"),
        ),
    )


def _verbs(view: Mapping[str, Any], say: Tongue) -> tuple[Button, ...]:
    """Attack top left, and bottom right what moves on."""
    return (
        Button("attack", say("ATTACK"), "aim", leads="choose:attack"),
        Button("defend", say("DEFEND"), "shield", leads="choose:defend"),
        Button("exhaust", say("EXHAUST"), "exhaust", leads="choose:exhaust"),
        Button("rest", say("REST"), "recycle", leads="choose:rest"),
        Button("reveal", say("REVEAL"), "reveal", leads="choose:reveal"),
        _onward(view, say),
    )


def _onward(view: Mapping[str, Any], say: Tongue) -> Button:
    """Pass the token, or begin the Alien Phase; whoever wants every step goes over the rail."""
    if view["phase"] != "marine":
        return Button("steps", say("TURN STEPS"), "next", leads="rail", calls=True)
    if view["step"] == "remaining_grunts" or (view["active"] is None and view["step"] != "grunts"):
        return Button("alien_phase", say("ALIEN PHASE"), "next", "alien_phase", onward=True)
    if view["lead"] is None:  # a grunt of the last part
        following = next(_waiting(view), "")
        if following and not warning.ahead(view, "next", say):
            return Button(
                "done", say("NEXT: {who}", who=called(following)), "next", "activate", {"character": following}, onward=True
            )
        return Button("done", say("{name}: DONE", name=called(acting(view))), "next", "next", onward=True)
    if warning.ahead(view, "pass_token", say):
        return Button("pass_token", say("PASS TOKEN"), "next", leads="choose:pass", onward=True)
    return Button("pass_token", say("PASS TOKEN"), "next", "pass_token", onward=True)


def _waiting(view: Mapping[str, Any]) -> Iterator[str]:
    """The grunts that nobody has activated, the highest rank first."""
    grunts = {
        name: person for name, person in view["characters"].items() if person["side"] == "grunt" and person["status"] == "up"
    }
    for name in sorted(grunts, key=lambda each: -grunts[each]["rank"]):
        if not grunts[name]["activated"] and name != acting(view):
            yield name


def _verdict(view: Mapping[str, Any], say: Tongue) -> tuple[Button, ...]:
    return (
        Button("again", say("SAME CREW AGAIN"), "undo", does=Here(again)),
        Button("film", say("WATCH THE FILM"), "next", leads="film", calls=True),
    )


def _over(view: Mapping[str, Any], say: Tongue) -> Idle:
    ending = view["ending"] or {"won": False, "reasons": []}
    reasons = " + ".join(say(ENDINGS[each]) for each in ending["reasons"])
    score = view["campaign"]["score"] if view["campaign"] else None
    says = say("Score: {n}", n=score) if score is not None else reasons
    return Idle(
        say("THE GAME IS OVER"),
        say("WON") if ending["won"] else say("LOST"),
        says,
        drawn=Acting(say("WON") if ending["won"] else say("LOST"), 0, 0, says),
    )


def _idle(view: Mapping[str, Any], say: Tongue, port: Port) -> Idle:
    """Who acts and what is left; without anybody, where the turn stands."""
    active = view["active"]
    if active is None:
        name = say(STEPS[view["step"]].label) if view["step"] in STEPS else say("TURN {round}", round=view["round"])
        left = [each for each in there(view) if not view["characters"][each]["activated"]]
        says = say("Not activated: {names}", names=", ".join(map(called, left))) if left and view["phase"] == "marine" else ""
        if view["step"] == "remaining_grunts" and not left:
            name = say("ALL HAVE ACTED")
        return Idle(say("THIS TURN"), name, says, "remaining_grunts", Acting(name, 0, 0, says, lead=lead(view, say, port)))
    who = active["character"]
    seat = view["characters"][who]["seat"]
    caption = say("NOW: {player}", player=player(view, seat).upper()) if seat else say("NOW: A GRUNT")
    says = _besides(view, say)
    return Idle(
        caption,
        called(who),
        says,
        "actions",
        Acting(
            called(who),
            active["actions"],
            max(0, 2 - active["actions"]),
            says,
            say("{n} {n:ACTION|ACTIONS} LEFT", n=active["actions"]),
            say("MOVE, AIM, INTERACT, ABILITY …"),
            f"choose:who:{who}",
            lead(view, say, port),
        ),
    )


def _besides(view: Mapping[str, Any], say: Tongue) -> str:
    """What it may still do that is no action: an ability, a free attack."""
    active = view["active"]
    if warning.left(view) <= NEAR:
        return say("{n} {n:card|cards} left until everybody loses.", n=warning.left(view))
    if active["free"]:
        return say("A free attack waits.")
    if view["step"] in ("on_activation", "end_of_activation"):
        return say("An ability first, or act at once.") if view["step"] == "on_activation" else say("An ability before it ends.")
    return ""
