"""Set-up of Nemesis: pieces, zones and values for these players and options, then the first entry (S3 92-187)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.games.common import checklist, seating
from companion.games.common.options import option_values, read_options
from companion.games.common.sources import source_values
from companion.games.family import contamination, dealing, intruders, layout, lone, objectives
from companion.games.family.decks import ITEMS, OBJECTIVES
from companion.games.family.layout import made, within
from companion.games.nemesis import clock, course, crew, draft, engines, intruder_player, pods, weakness
from companion.games.nemesis import exploration as rooms
from companion.games.nemesis.aftermath import hourglass, missions, story, turrets
from companion.games.nemesis.carnomorphs import adaptations, mutation
from companion.games.nemesis.carnomorphs import kinds as carnomorphs
from companion.games.nemesis.enemies import LIMITED
from companion.games.nemesis.options import CHOICES, SOURCES
from companion.games.nemesis.void_seeders import insanity
from companion.games.nemesis.void_seeders import kinds as seeders
from companion.kit import bag, look
from companion.kit.deck import Deck
from companion.kit.intent import Result
from companion.kit.source import on_cardboard
from companion.packs import Pack
from companion.table import Json, Layout, Piece, Table, Zone

DICE = ("noise", "combat")
PLAIN_DECKS = ("contamination", "wounds", *ITEMS, *OBJECTIVES)
SPECIAL = "items_crafted_aftermath"
"""What only the crafting room of Aftermath makes."""
REQUIREMENTS = "objectives_requirement"
EXPLORED_BY_SEEDERS = 19
"""With the three lairs a token lies on the engines too."""
EXPLORED = 16
"""Eleven basic and five additional rooms hide a token; four tokens stay in the box."""
MARKERS = (Piece("time", "time"), Piece("selfdestruct", "selfdestruct"))
POD_NUMBERS = ("1", "2", "3", "4")


def lay_out(pack: Pack, names: Sequence[str], said: Mapping[str, Json]) -> Layout:
    """Everything that lies in the box and on the board for these players and options."""
    before = said.get("before")
    options = read_options(CHOICES, SOURCES, names, {name: value for name, value in said.items() if name != "before"})
    intruder_player.check_options(options)
    story.check_options(options, before, len(names))
    options |= {"before": before} if before is not None else {}
    seats = [f"P{number}" for number in range(1, len(names) + 1)]
    pieces = {piece.id: piece for piece in _pieces(pack, options, len(seats))}
    known = story.known(pieces, before)
    zones = {zone.name: zone for zone in _zones(pieces, seats, options, known)}
    return Layout(pieces, zones, _values(pack, seats, names, options))


# -- pieces --------------------------------------------------------------------------------------


def _pieces(pack: Pack, options: Mapping[str, Json], players: int) -> Iterator[Piece]:
    enemy = options["enemy"]
    yield from MARKERS
    yield from made(pack[f"tokens_{enemy}"])
    yield from layout.stand_ins()
    yield from (Piece(f"pod-{number}", number) for number in POD_NUMBERS)
    yield from (Piece(f"turret-{turret}-{status}", status) for turret in turrets.NUMBERS for status in turrets.STATUS)
    yield from (Piece(f"engine-{engine}-{state}", state) for engine in engines.ENGINES for state in engines.STATES)
    yield from made(pack["coordinates"], "coordinates")
    yield from made(story.events(pack, options), "event", signed=True)
    yield from made(pack[f"attack_{enemy}"], "attack")
    if enemy in weakness.OBJECTS:
        yield from made(pack[f"weakness_{enemy}"], "weakness")
    yield from made(pack["mutations"], "mutations")
    yield from made(pack["panic"], "panic")
    if enemy == "carnomorphs":
        yield from made(pack["adaptations"], "adaptations")
    if options["story"] in missions.STORIES:
        yield from made(pack["alerts"], "alerts")
        yield from made(pack["exploration_aftermath"], "exploration_aftermath")
    if options["story"] == "epilogue":
        yield from made(pack[REQUIREMENTS], REQUIREMENTS)
    if enemy == "void_seeders":
        for seat in (f"P{number}" for number in range(1, players + 1)):
            yield Piece(f"insanity-{seat}", "insanity", {"number": 0, "seat": seat})
    yield from made(pack["exploration"], "exploration")
    if options["turrets"] or options["story"] == "research":
        yield from (Piece(f"exploration-{number}", "turret", {"items": 0}) for number in range(81, 84))
    if enemy == "void_seeders":
        yield from (Piece(f"exploration-{number}", "lair", {"items": 0}) for number in range(91, 91 + seeders.LAIRS))
    yield from (card for card in made(pack["draft"], "draft") if options["promos"] or not card.traits.get("promo"))
    yield from made(pack["intruder_cards"], intruder_player.DECK.name)
    if options["aftermath_rooms"] or options["story"] == "research":
        yield from made(pack[SPECIAL], SPECIAL)
    for deck in (*PLAIN_DECKS, "items_crafted"):
        for piece in made(pack[deck], deck):
            if int(piece.traits.get("players", 0)) <= players:  # S3 144-151: cards for more players stay in the box
                yield piece


# -- zones ---------------------------------------------------------------------------------------


def _zones(
    pieces: Mapping[str, Piece], seats: Sequence[str], options: Mapping[str, Json], known: Mapping[str, str]
) -> Iterator[Zone]:
    played, mode = options["story"], options["mode"]
    all_of = within(pieces)
    yield from clock.TIME.zones()
    yield from clock.SELFDESTRUCT.zones()
    yield Zone("aside", holds=tuple(marker.id for marker in MARKERS))
    kinds = list(dict.fromkeys(piece.kind for piece in pieces.values() if piece.traits.get("number") is not None))
    yield from layout.intruder_zones(all_of, kinds)
    yield Zone(lone.GONE)
    yield Zone(seeders.ASIDE)
    yield Zone(pods.BOX, "bag", "none", tuple(f"pod-{number}" for number in POD_NUMBERS))
    yield Zone("pods.drawn")
    for engine in engines.ENGINES:
        yield Zone(engines.zone(engine), "laid", "none", tuple(f"engine-{engine}-{state}" for state in engines.STATES))
    for turret in turrets.NUMBERS:
        yield Zone(turrets.stack(turret), "laid", "none", tuple(f"turret-{turret}-{status}" for status in turrets.STATUS))
        yield Zone(turrets.opened(turret))
    yield Zone(turrets.GONE)
    yield Zone(course.PILE, "stack", "none", all_of("coordinates"))
    yield Zone(course.CARD, "set", "none")
    yield Zone(course.OPEN)
    yield from Deck("event").zones(all_of("event"))
    yield from Deck("attack").zones(all_of("attack"))
    yield Zone(weakness.PILE, "stack", "none", tuple(card for card in all_of("weakness") if card not in known.values()))
    for thing in weakness.THINGS:
        yield Zone(weakness.hidden(thing), "set", "none", (known[thing],) if thing in known else ())
        yield Zone(weakness.opened(thing))
    seeders_here = bool(all_of("insanity"))  # S3 2887-2891: slime and silence give way to the lairs
    out = ("slime", "silence") if seeders_here else ("doors", "danger") if played == "research" else ()
    boxed = tuple(token for token in all_of("exploration") if pieces[token].kind in out)
    yield Zone(rooms.PILE, "bag", "none", tuple(token for token in all_of("exploration") if token not in boxed))
    yield from (Zone(rooms.at(slot), "set", "none") for slot in rooms.SLOTS)
    yield Zone(rooms.GONE)
    yield Zone(rooms.LATER, "bag", "none", all_of("exploration_aftermath"))
    yield Zone(rooms.LATER_GONE)
    yield from adaptations.DECK.zones(all_of("adaptations"))
    for kind in carnomorphs.ADAPTING:
        yield Zone(adaptations.hidden(kind), "set", "none")
        yield Zone(adaptations.opened(kind))
    yield from missions.ALERTS.zones(all_of("alerts"))
    yield Zone(missions.SHOWN)
    yield Zone("exploration.box", "bag", "none", boxed)
    yield Zone("draft.draw", "stack", "none", all_of("draft"))
    yield Zone("draft.shown")
    yield Zone("draft.taken")
    yield Zone(intruder_player.WAITING)
    yield Zone(intruder_player.PLANS)
    for deck in (*PLAIN_DECKS, mutation.DECK.name, insanity.DECK.name, intruder_player.DECK.name):
        yield from Deck(deck).zones(all_of(deck))
    if played == "epilogue":
        yield from Deck(REQUIREMENTS).zones(all_of(REQUIREMENTS))
    yield Zone("items_crafted.draw", holds=(*all_of("items_crafted"), *all_of(SPECIAL)))
    for seat in seats:
        yield Zone(contamination.cards(seat), "set", "none")
        yield from objectives.zones(seat, mode)
        of_seat = (mutation.held(seat), mutation.offered(seat), intruder_player.hand(seat))
        yield from (Zone(name, "set", seat) for name in of_seat)
        yield Zone(mutation.shown_to_all(seat))
    yield from dealing.zones(seats)


# -- values --------------------------------------------------------------------------------------


def _values(pack: Pack, seats: list[str], names: Sequence[str], options: Mapping[str, Json]) -> dict[str, Json]:
    tracks = {item.id: item.traits["value"] for item in pack["tracks"].items}
    values: dict[str, Json] = {
        **seating.values(seats, names),
        "book": f"nemesis.{options['enemy'] if options['story'] == 'base' else options['story']}",
        **layout.marker_values(pack["markers"], LIMITED),
        "track.hibernation": tracks["hibernation"],
        "track.yellow": tracks["yellow"],
        "destination": course.START,
        "pods": {},
        "setup.pods": "",
        "pods.count": _pods(pack, len(seats)) - (options["story"] == "research"),
        **weakness.VALUES,
        **engines.VALUES,
        course.LAST: "",
        "queen_dead": False,
        "drafting": "",
        **draft.values(pack),
        **carnomorphs.VALUES,
        **adaptations.VALUES,
        **seeders.VALUES,
        **intruder_player.VALUES,
        **missions.VALUES,
        **turrets.VALUES,
        **hourglass.VALUES,
        "insanity_track": {item.id.removeprefix("level_"): item.traits["value"] for item in pack["insanity_track"].items},
        "adaptation.objects": {item.key: item.traits["object"] for item in pack["adaptation_objects"].items},
        **checklist.values(pack),
        **layout.VALUES,
    }
    values |= layout.dice_values(pack, DICE)
    for seat in seats:
        values[f"{seat}.offer"] = False
        values |= {f"{seat}.{what}": value for what, value in {**crew.BLANK, **mutation.VALUES, **insanity.VALUES}.items()}
    values |= look.values(seats)
    values |= source_values(pack, SOURCES, options)
    if options["enemy"] == "carnomorphs":  # S3 2552: all eggs lie on their board
        values |= {"eggs.nest": values["eggs.nest"] + values["eggs.supply"], "eggs.supply": 0}
    values |= option_values(options) | layout.bag_values(pack[story.first_bag(options)])
    return values | story.values(values, options)


def _pods(pack: Pack, players: int) -> int:
    return int(pack["pods"][f"pod_{players}"].traits["value"])


# -- the first entry -----------------------------------------------------------------------------


def set_up(table: Table) -> Result:
    """As far as chance has a hand in it."""
    seats = seating.seats(table)
    layout.help_cards(table, seats)
    if table.value("option.story") != "epilogue":
        table.move("time", clock.TIME.zone(clock.TIME.first))
    layout.fill_bag(table, len(seats))
    pods.deal(table, table.number("pods.count"))
    story.goes_on(table)
    for engine in engines.ENGINES:
        table.shuffle(engines.zone(engine))
    course.deal(table)
    for deck in ("event", "attack", "contamination", intruder_player.DECK.name):
        table.shuffle(f"{deck}.draw")
    _seeders_come(table)
    while table.count(rooms.PILE) > (EXPLORED if table.value("option.enemy") != "void_seeders" else EXPLORED_BY_SEEDERS):
        bag.draw(table, rooms.PILE, "exploration.box")
    if not on_cardboard(table, "weakness"):
        weakness.deal(table)
    if table.value("option.enemy") == "carnomorphs" and not on_cardboard(table, "adaptations"):
        adaptations.deal(table)
    if not on_cardboard(table, "alerts"):
        table.shuffle(missions.ALERTS.pile)
        missions.shows_first(table)
    if not on_cardboard(table, "mutations"):
        table.shuffle(mutation.DECK.pile)
    if not on_cardboard(table, "panic"):
        table.shuffle(insanity.DECK.pile)
    for deck in (*PLAIN_DECKS[1:], *([REQUIREMENTS] if table.has_zone(f"{REQUIREMENTS}.draw") else [])):
        if not on_cardboard(table, deck):
            table.shuffle(f"{deck}.draw")
    table.tell("game_begins", seats=seats, seat=table.word("first_player"))
    return {"seats": {seat: table.value(f"{seat}.name") for seat in seats}, "first_player": table.word("first_player")}


def _seeders_come(table: Table) -> None:
    """S3 2895-2906: random seeders, and an insanity token for everybody."""
    if table.value("option.enemy") != "void_seeders":
        return
    for token in table.of_kind(intruders.SUPPLY, "insanity"):
        table.move(token, intruders.BAG)
    for _ in range(seeders.STARTS + seeders.EACH * len(seating.seats(table))):
        bag.draw(table, intruders.SUPPLY, intruders.BAG)
