"""Fix the record: set by hand what the table says otherwise. A fix sets and triggers nothing."""

from __future__ import annotations

import json

from companion.games.common import fixing
from companion.games.common.fixing import Fixer, any_of, end_of_path, fields, list_of, object_of, whole, word, wrong, yes_no
from companion.games.family.fixing import (
    LETTERS,
    among,
    between,
    called,
    cards,
    in_play,
    intruder_bag,
    mark,
    markers,
    opened_again,
    passed,
    seats,
    text,
    turns,
)
from companion.games.nemesis import clock, course, engines, exploration, intruder_player, pods, weakness
from companion.games.nemesis.aftermath import hourglass, missions, story, turrets
from companion.games.nemesis.carnomorphs import adaptations
from companion.games.nemesis.carnomorphs.mutation import MOST
from companion.games.nemesis.crew import STATUS
from companion.games.nemesis.enemies import VOID_SEEDERS
from companion.games.nemesis.setup import DICE
from companion.games.nemesis.void_seeders import lairs
from companion.kit import bag
from companion.kit.intent import Result, intent
from companion.kit.lazily import later
from companion.kit.track import Track
from companion.table import Json, Refused, Table


def _on_track(track: Track, name: str, may_go: bool) -> Fixer:
    """A marker on its track; null takes it off where it may be off."""

    def fixer(table: Table, parts: list[str], value: Json) -> None:
        if parts == ["slot"]:
            track.put(table, name, whole(f"{name}.slot", value, track.last, track.first))
        elif parts:
            end_of_path(name, parts)
        elif value is None and may_go:
            table.move(name, "aside")
        else:
            fixer(table, ["slot"], fields(name, value, ("slot",), *((None,) if may_go else ()))["slot"])

    return fixer


def _destination(table: Table, parts: list[str], value: Json) -> None:
    end_of_path("destination", parts)
    table.set("destination", word("destination", value, course.SPACES))


def _coordinates(table: Table, parts: list[str], value: Json) -> None:
    """The card that says so lies there; no card says anything else."""
    end_of_path("coordinates", parts)
    cards = [piece for piece in table.pieces if piece.startswith("coordinates-")]
    fits = next((piece for piece in cards if course.places(table.pieces[piece].traits) == value), None)
    if fits is None:
        may = (course.places(table.pieces[piece].traits) for piece in cards)
        raise wrong("coordinates", value, any_of(dict.fromkeys(json.dumps(each) for each in may)))
    lying, zone = course.card(table), table.where(course.card(table))
    if fits != lying:
        table.move(lying, course.PILE)
        table.move(fits, zone)


def _engines(table: Table, parts: list[str], value: Json) -> None:
    if len(parts) != 2 or parts[0] not in engines.ENGINES or parts[1] != "top":
        raise Refused("nothing_to_fix", typed=".".join(["engines", *parts]))
    engines.lay(table, parts[0], word("engines", value, engines.STATES))


def _pods(table: Table, parts: list[str], value: Json) -> None:
    """pods.1.locked, pods.1.seats; pods.1: null takes the pod away, a section puts it there."""
    path, now = ".".join(["pods", *parts]), dict(table.value("pods"))
    if not parts:
        said = fields("pods", value, ("1", "2", "3", "4"))
        table.set("pods", {pod: pods.read(table, f"pods.{pod}", each) for pod, each in sorted(said.items())})
    elif len(parts) == 1 and value is None:
        table.set("pods", {pod: state for pod, state in now.items() if pod != parts[0]})
    elif len(parts) == 1:
        pod = word(path, parts[0], ("1", "2", "3", "4"))
        table.set("pods", dict(sorted({**now, pod: pods.read(table, path, value)}.items())))
    elif len(parts) == 2 and parts[0] in now and parts[1] in now[parts[0]]:
        table.set("pods", {**now, parts[0]: pods.read(table, path, {**now[parts[0]], parts[1]: value})})
    else:
        raise Refused("nothing_to_fix", typed=path)


def _weakness(table: Table, parts: list[str], value: Json) -> None:
    """weakness.egg: that card lies open there, whatever lay there before."""
    if len(parts) != 1 or parts[0] not in weakness.objects(table):
        raise Refused("nothing_to_fix", typed=".".join(["weakness", *parts]))
    zone = weakness.opened(parts[0])
    found = [piece for piece in table.pieces if piece.startswith("weakness-") and table.kind(piece) == value]
    if not found:
        every = dict.fromkeys(piece.kind for piece in table.pieces.values() if piece.id.startswith("weakness-"))
        raise wrong(f"weakness.{parts[0]}", value, any_of(every))
    if table.where(found[0]) == zone:
        return
    table.shuffle(weakness.PILE, *table.inside(zone), *table.inside(weakness.hidden(parts[0])))
    table.move(found[0], zone)


def _turrets(table: Table, parts: list[str], value: Json) -> None:
    """turrets.1.status: that token comes on top, as open as the one before."""
    path = ".".join(["turrets", *parts])
    if len(parts) != 2 or parts[0] not in table.value("turrets") or parts[1] != "status":
        raise Refused("nothing_to_fix", typed=path)
    was_open = table.count(turrets.opened(parts[0]))
    turrets.lay(table, parts[0], word(path, value, turrets.STATUS))
    if was_open:
        table.move(table.inside(turrets.stack(parts[0]))[-1], turrets.opened(parts[0]))


def _shuttle(table: Table, parts: list[str], value: Json) -> None:
    """shuttle.left: so many moves to the red space; in a research mission it stands on its track while an alert runs."""
    if parts != ["left"] or (table.value("shuttle") is None and table.value("alert") is None):
        raise Refused("nothing_to_fix", typed=".".join(["shuttle", *parts]))
    table.set("shuttle", whole("shuttle.left", value, 0, missions.TURNS))


def _alert(table: Table, parts: list[str], value: Json) -> None:
    """alert.stage, alert.done, alert.card; alert: null while none runs, or all of it."""
    path, now = ".".join(["alert", *parts]), table.value("alert") or {"card": None, "stage": 1, "done": False}
    if table.value("option.story") not in missions.STORIES:
        raise Refused("nothing_to_fix", typed=path)
    if not parts and value is None:
        table.set("alert", None)
        return
    if parts and (len(parts) > 1 or parts[0] not in now):
        raise Refused("nothing_to_fix", typed=path)
    said = {**now, **(fields("alert", value, ("card", "stage", "done"), None) if not parts else {parts[0]: value})}
    if said["card"] is not None and not isinstance(said["card"], str):
        raise wrong(path, value, LETTERS)
    table.set("alert", {"card": said["card"], "stage": whole(path, said["stage"], 1, 9), "done": yes_no(path, said["done"])})


def _hourglass(table: Table, parts: list[str], value: Json) -> None:
    """hourglass.seconds, hourglass.left, hourglass.state."""
    path, glass = ".".join(["hourglass", *parts]), table.value("hourglass")
    if glass is None or len(parts) != 1 or parts[0] not in glass:
        raise Refused("nothing_to_fix", typed=path)
    said = word(path, value, hourglass.STATES) if parts[0] == "state" else whole(path, value, 0, hourglass.LONGEST)
    more = {"left": said} if parts[0] == "seconds" and glass["state"] == "runs" else {}
    table.set("hourglass", {**glass, parts[0]: said, **more})


def _hidden_tokens(table: Table, parts: list[str], value: Json) -> None:
    """exploration.aftermath: so many tokens nobody has turned over."""
    if parts != ["aftermath"]:
        raise Refused("nothing_to_fix", typed=".".join(["exploration", *parts]))
    exploration.later_hidden(table, whole("exploration.aftermath", value, 0, min(story.PLACES, exploration.later(table))))


def _researched(table: Table, parts: list[str], value: Json) -> None:
    end_of_path("researched", parts)
    if not isinstance(value, list) or len(value) != len(set(map(str, value))) or not set(map(str, value)) <= set(weakness.THINGS):
        raise wrong("researched", value, list_of(weakness.THINGS))
    table.set("researched", list(value))


def _intruders(table: Table, parts: list[str], value: Json) -> None:
    """intruder_player.seat: who plays them; intruder_player.hand: exactly these cards, wherever they lie."""
    seat, path = table.value("intruder.seat"), ".".join(["intruder_player", *parts])
    if parts == ["seat"] and table.value("option.intruder_player"):
        if value not in table.value("seats"):
            raise wrong(path, value, any_of(table.value("seats")))
        for card in table.inside(intruder_player.hand(seat)) if seat else ():
            table.move(card, intruder_player.hand(value))
        table.set("intruder.seat", value)
        return
    if parts != ["hand"] or seat is None:
        raise Refused("nothing_to_fix", typed=path)
    if not isinstance(value, list) or len(value) != len(set(map(str, value))):
        raise wrong(path, value, list_of(_of_deck(table)))
    zone, deck = intruder_player.hand(seat), intruder_player.DECK
    for card in table.inside(zone):
        table.move(card, deck.discards)
    for name in value:
        found = bag.of_kind(table, str(name), deck.discards, deck.pile)
        if found is None:
            raise wrong(path, value, list_of(_of_deck(table)))
        table.move(found, zone)


def _of_deck(table: Table) -> dict[str, None]:
    """Every card that an intruder player may have."""
    return dict.fromkeys(piece.kind for piece in table.pieces.values() if piece.id.startswith(f"{intruder_player.DECK.name}-"))


def _track(table: Table, parts: list[str], value: Json) -> None:
    """All five levels, as they are printed on the owner's card."""
    end_of_path("insanity_track", parts)
    said = fields("insanity_track", value, ("1", "2", "3", "4", "5"))
    if len(said) != len(table.value("insanity_track")):
        raise wrong("insanity_track", value, object_of(table.value("insanity_track")))
    table.set("insanity_track", {level: word("insanity_track", kind, VOID_SEEDERS.standing) for level, kind in said.items()})


def _ending(table: Table, parts: list[str], value: Json) -> None:
    opened_again(table, parts, value)
    for piece in table.inside(course.OPEN):
        table.move(piece, course.CARD)


def _status(table: Table, parts: list[str], value: Json) -> None:
    """Who is not in any more sits in no pod."""
    among(*STATUS)(table, parts, value)
    if value != "in":
        pods.out(table, parts[0])


OF_SEAT: dict[str, Fixer] = {
    "status": _status,
    "passed": passed,
    "contamination": cards,
    "number": between(1, 5),
    "name": called,
    "character": text,
    **dict.fromkeys(("larva", "slime", "signal", "mutation"), mark),
    "mutation_markers": between(0, MOST),
    "insanity": between(1, 5),
    "offer": mark,
}
FLAGS = ("first_encounter", "first_death", "venting", "queen_dead", "butcher_dead", "despoiler_gone", "voracious")
FIXERS: dict[str, Fixer] = {
    **fixing.EVERYWHERE,
    "time": _on_track(clock.TIME, "time", may_go=False),
    "selfdestruct": _on_track(clock.SELFDESTRUCT, "selfdestruct", may_go=True),
    "destination": _destination,
    "coordinates": _coordinates,
    "engines": _engines,
    "pods": _pods,
    "bag": intruder_bag,
    "in_play": in_play,
    "markers": markers,
    "weakness": _weakness,
    "insanity_track": _track,
    "intruder_player": _intruders,
    "turrets": _turrets,
    "lairs": lairs.by_hand,
    "adaptations": adaptations.by_hand,
    "shuttle": _shuttle,
    "alert": _alert,
    "hourglass": _hourglass,
    "exploration": _hidden_tokens,
    "researched": _researched,
    "seats": seats(OF_SEAT),
    "turns": turns,
    "dice": fixing.dice(*DICE),
    "ending": _ending,
    **{name: fixing.flag(name) for name in FLAGS},
}
PATHS = (
    *("round", "first_player", "decks.event.top", "time", "time.slot", "selfdestruct", "selfdestruct.slot", "destination"),
    *("coordinates", "engines.1.top", "pods", "pods.1", "pods.1.section", "pods.1.locked", "pods.1.seats", "bag", "bag.adult"),
    *("in_play", "in_play.PIECE.injuries", "markers.fire", "markers.fire.placed", "markers.fire.limit", "markers.eggs"),
    *("weakness.egg", "researched", "insanity_track", "intruder_player.seat", "intruder_player.hand", "turrets.1.status"),
    *("lairs", "lairs.standing", "lairs.destroyed", "lairs.hidden"),
    *("adaptations.shambler.open", "adaptations.shambler.gone", "shuttle.left"),
    *("alert", "alert.card", "alert.stage", "alert.done"),
    *("hourglass.state", "hourglass.left", "hourglass.seconds", "exploration.aftermath", "seats.P1"),
    *(f"seats.P1.{field}" for field in OF_SEAT),
    *("turns", *(f"dice.{die}" for die in DICE), "ending", *FLAGS),
)
"""Every kind of path, with an example of what changes in it."""
HIDDEN = ("coordinates", "decks", "engines", "turrets", "intruder_player")


PATH, VALUE = fixing.shapes(later("companion.games.nemesis.record:record"))


@intent(path=PATH, value=VALUE)
def fix(table: Table, path: str, value: Json = None) -> Result:
    """Set one value by hand; what can't be is refused."""
    return fixing.fixed(table, FIXERS, PATHS, HIDDEN, path, value)
