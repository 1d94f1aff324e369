"""What can be chosen about the ship: engines, course, pods, self-destruct, turrets, and the alert of a mission."""

from __future__ import annotations

from companion.show.family.choices import Choose, drawn_by_app
from companion.show.nemesis.results import STATUS
from companion.show.pictures.choice import Asked, Choices, Option, offered
from companion.show.pictures.names import seat_name

SPACES = ("A", "B", "C", "D")
ENGINES = ("1", "2", "3")


def _check(asked: Asked) -> Choices:
    """What one pair of eyes may look at, each under the cover."""
    say, seat, by_app = asked.say, {"seat": asked.acting}, drawn_by_app(asked)
    looks = (
        [
            *(Option(say("ENGINE {n}", n=engine), "engine", "engine_check", {**seat, "engine": engine}) for engine in ENGINES),
            Option(say("ALL THREE ENGINES"), "engine", "engine_check", {**seat, "engine": "all"}),
        ]
        if "engines" in by_app
        else []
    )
    if "coordinates" in by_app:
        looks.append(Option(say("COORDINATES"), "coordinates", "coordinates_peek", seat))
    looks.append(Option(say("YOUR HAND"), "hand-cards", leads=f"room:hand:{asked.acting}"))
    return say("CHECK: {name} ONLY", name=seat_name(asked.view, asked.acting)), looks


def _engine(asked: Asked) -> Choices:
    say, seat, engine = asked.say, {"seat": asked.acting}, asked.about
    return say("ENGINE {n}", n=engine), [
        Option(
            say("CHECK: {name} ONLY", name=seat_name(asked.view, asked.acting)),
            "peek-eye",
            "engine_check",
            {**seat, "engine": engine},
        ),
        Option(say("REPAIR: OTHERS LOOK AWAY"), "engine", leads=f"repair:{engine}"),
        Option(say("TURN THEM UNSEEN"), "redo", "engine_swap", {"engine": engine}),
    ]


def _repair(asked: Asked) -> Choices:
    """Which of the two lies on top from now on; what is said aloud is only whether that changed the order."""
    say, given = asked.say, {"seat": asked.acting, "engine": asked.about}
    return say("ENGINE {n}: {name} ONLY", n=asked.about, name=seat_name(asked.view, asked.acting)), [
        Option(say("WORKING ON TOP"), "engine", "engine_repair", {**given, "top": "working"}),
        Option(say("BROKEN ON TOP"), "engine", "engine_repair", {**given, "top": "damaged"}),
    ]


def _coordinates(asked: Asked) -> Choices:
    say, seat = asked.say, {"seat": asked.acting}
    return say("COORDINATES"), [
        Option(say("CHECK: {name} ONLY", name=seat_name(asked.view, asked.acting)), "peek-eye", "coordinates_peek", seat),
        *_spaces(asked),
    ]


def _spaces(asked: Asked) -> list[Option]:
    """All four in their order; where the marker stands has a tick."""
    say, now = asked.say, asked.view["destination"]

    def label(space: str) -> str:
        return say("DESTINATION {to}: SET", to=space) if space == now else say("DESTINATION {to}", to=space)

    def symbol(space: str) -> str:
        return "check" if space == now else "destination"

    return offered(asked, "destination_set", "to", symbol, label, seat=asked.acting)


# -- pods ----------------------------------------------------------------------------------------


def _pods(asked: Asked) -> Choices:
    say, view = asked.say, asked.view
    inside = [seat for state in view["pods"].values() for seat in state["seats"]]
    sections = sorted({state["section"] for state in view["pods"].values() if state["seats"]})
    return say("PODS"), [
        *(
            Option(_pod_name(asked, pod), "locked" if state["locked"] else "unlocked", leads=f"pod:{pod}")
            for pod, state in view["pods"].items()
        ),
        *(
            Option(say("{name} CLIMBS OUT", name=seat_name(view, seat)), "escape-pod", "pod_leave", {"seat": seat})
            for seat in inside
        ),
        *(
            Option(say("AN INTRUDER IN SECTION {section}", section=each), "danger", "pod_leave", {"section": each})
            for each in sections
        ),
    ]


def _pod_name(asked: Asked, pod: str) -> str:
    state = asked.view["pods"][pod]
    return asked.say("POD {pod}, SECTION {section}", pod=pod, section=state["section"])


def _pod(asked: Asked) -> Choices:
    say, pod, seat = asked.say, asked.about, {"seat": asked.acting}
    if pod not in asked.view["pods"]:
        return say("PODS"), []
    state = asked.view["pods"][pod]
    inside = ", ".join(seat_name(asked.view, each) for each in state["seats"])
    lock = (
        Option(say("UNLOCK IT"), "unlocked", "pod_unlock", {**seat, "pod": pod})
        if state["locked"]
        else Option(say("LOCK IT"), "locked", "pod_lock", {**seat, "pod": pod})
    )
    return " · ".join(each for each in (_pod_name(asked, pod), inside) if each), [
        lock,
        Option(say("{name} GETS IN", name=seat_name(asked.view, asked.acting)), "escape-pod", "pod_enter", {**seat, "pod": pod}),
        Option(say("LAUNCH IT"), "airlock", "pod_launch", {"pod": pod}),
    ]


# -- turrets and alerts --------------------------------------------------------------------------


def _turrets(asked: Asked) -> Choices:
    say, view = asked.say, asked.view
    found = [
        Option(
            say("TURRET {n}", n=number),
            STATUS[state["status"]][1] if "status" in state else "unknown-token",
            leads=f"turret:{number}",
            says=say(STATUS[state["status"]][0]) if "status" in state else say("face down"),
        )
        for number, state in view["turrets"].items()
    ]
    return say("TURRETS"), [*found, Option(say("A TURRET IS FOUND"), "turret", "turret_place", {})]


def _turret(asked: Asked) -> Choices:
    say, number = asked.say, asked.about
    return say("TURRET {n}", n=number), [
        Option(say("SOMEBODY ENTERS: REVEAL"), "peek-eye", "turret_reveal", {"turret": number}),
        Option(say("TURRET ROOM: {name} ONLY", name=seat_name(asked.view, asked.acting)), "turret", leads=f"set:{number}"),
        Option(say("DESTROYED"), "turret-off", "turret_destroy", {"turret": number}),
    ]


def _set(asked: Asked) -> Choices:
    """The new status, face down; only who does it may look."""
    say, given = asked.say, {"seat": asked.acting, "turret": asked.about}
    return say("{name} ONLY", name=seat_name(asked.view, asked.acting)), offered(
        asked, "turret_set", "status", lambda status: STATUS[status][1], lambda status: say(STATUS[status][0]), **given
    )


def _alert(asked: Asked) -> Choices:
    say, view = asked.say, asked.view
    alert, shuttle = view["alert"], view["shuttle"]
    title = say("ALERT") if shuttle is None else say("ALERT: {n} {n:TURN|TURNS} LEFT", n=shuttle["left"])
    known = [item for item in asked.port.pack["alerts"].items if item.confidence == "owner"]
    named = (
        [Option(asked.port.words.name(item.id).upper(), "alert-card", "alert_start", {"card": item.id}) for item in known]
        if view["sources"]["alerts"] == "cardboard"
        else []
    )
    if alert is None:
        return title, [Option(say("AN ALERT BEGINS"), "alert-card", "alert_start", {}), *named]
    return title, [
        Option(say("STAGE {n} DONE: THE NEXT", n=alert["stage"]), "next", "alert_stage", {}),
        Option(say("THE ALERT IS DONE"), "check", "alert_done", {}),
    ]


CHOICES: dict[str, Choose] = {
    "check": _check,
    "engine": _engine,
    "repair": _repair,
    "coordinates": _coordinates,
    "pods": _pods,
    "pod": _pod,
    "turrets": _turrets,
    "turret": _turret,
    "set": _set,
    "alert": _alert,
}
