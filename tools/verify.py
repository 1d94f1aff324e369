#!/usr/bin/env python3
"""Check an exported game: recompute every draw from its seed, and say the first that does not match.

    python tools/verify.py GAME.json        a game that was exported

Needs nothing but Python: it imports nothing of the app, so that nobody has to trust the app. How a draw is made:

    word k of draw n of a stream   64 bits, big-endian, number k mod 4 of HMAC-SHA256(seed, "STREAM/n/k div 4")
    a stream                       "ZONE/HAND": a zone or a die, and the seat that draws from it, or nobody in particular; what is
                                   only looked at, moved unseen, named or put in order has "/look", "/unseen", "/named" or
                                   "/order" behind it
    an index below size            the first word under the largest multiple of size below 2^64, modulo size
    a blind draw                   that index over the names of what lies there, in the order of the alphabet
    one of a kind that was named   that index over those of that kind
    out of what was mixed          the first that the seat has not looked at before, which "SEAT.looked" tells, else the first
    a shuffle                      Fisher and Yates from the last place down, one index after the other, over those names

Where an act names a seat, that seat draws. The counter of a stream is the value "draws.ZONE/HAND"; a draw is the counter going
up by one, followed by what was drawn.

A face-down stack has an order only where somebody made one. The value "laid.STACK" says how many at its bottom and how many on
its top lie as they were put; what lies between is drawn from as from a bag, and where backs differ, from those with the back
of the uppermost one, which changes places with the one that was drawn. Without that value all of a stack is ordered. An order
is forgotten where something is shuffled in, where a card of its deck has just left the game, and by hand.

Where the file was damaged, entries are lost, and the export carries the table as it was kept behind them. What is lost can't be
checked, nor can that table; what follows it is checked again.

Where players added to the seed, it is SHA-256 of what the phone chose first, and of the JSON list of who added what; the
phone showed SHA-256 of its choice before anybody added anything.

What it can't know: whether the rules were followed (the app does every entry again by them when a game is imported, and on
the page of the seal), whether a story line fits its event, whether entries at the end were left out, and what the layout
should have been; nor whether the table was led back, by undo, before something that was left out, and played another way. For all
of these, compare the mark that stood on the page of the seal at the verdict, which is a fingerprint of the journal up to there,
and the seal: a fingerprint of all that a game begins with, shown as four words before the first draw.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from typing import Any, NamedTuple

WORD = 1 << 64
BEGINS = ("game", "rules", "pack", "pack_version", "names", "options", "seed", "layout", "secret", "given", "says", "sealed")
"""What a seal covers; one of the first kind covers seed and layout."""
OVER = ("over", "between")
"""The phases in which a game, or a mission of several, has its verdict."""
BITS, SAID = 9, 4
SEAL_WORDS = """
absence acacia accent agenda album alibi alpha alphabet amateur ambition animal antique aquarium argument armada article
atlas atoll atrium audience avatar avenue aviation baccarat bandit baobab barbecue barrage bazooka beagle bikini bistro
bivouac blazer blouse bonbon bouquet boutique bowling bracelet bravo brigade brigand brioche brochure bronze buffet
bungalow bunker bureau cabaret cactus caddie calibre calorie campus capital caprice capsule caramel cascade casino
castor cavalier caviar central certain chalet chamois champion chapeau chef chiffon chorus citron civil clavier client
clown coach cobalt cobra cockpit cocktail cognac colonel commode concert condor confetti consul contour cordial corset
cosmos couplet couscous cousin coyote croquet crucial culture curry cycle dahlia danger dessert dialogue distance
division doctrine dollar dolmen domino donjon dossier duplex durable dynamite dynamo effort empire enclave encore endive
ensemble escargot espresso essence excuse exploit express extra fanfare fatigue festival fiasco figure film finale fjord
flacon flamenco flexible flirt folio fondant fondue football forum fragile fragment friction fruit futile futon gallon
gendarme genre geyser gibbon glacial globule gnome gouache goulash gourmand gourmet graffiti grenade grimace guide habit
hammam hamster handball handicap hangar harem hibiscus hippie horizon hostile humble humus husky hydrant igloo illusion
immense impala incident index indigo instinct intense invasion invite isotope jaguar jazz jeans jeep jersey jockey
jogging journal jungle junior justice kayak kebab kendo ketchup kimono kiwi klaxon koala kraken krill larynx lasagne
lasso lemming liaison ligament liqueur lobby lumbago lupin lustre lycra macabre macaron machine madame mafia magazine
magnolia magnum mahjong maillot malaise malaria mambo mandarin manioc maracas marathon marinade masque massif matador
match maximum mazurka melon membrane mesa message microbe migraine million mimosa minaret minute mixture moment monocle
monument motif mousse mufti multiple muscle mustang mutant mystique nacelle nectar neutron nimbus ninja nocturne noir
nominal normal nougat nouveau novice nuance nylon oasis obstacle occasion octave octet office olive omelette omnibus
onyx opinion opossum orange orbital orifice original ottoman paddock palpable pamphlet panache panorama paprika papyrus
parfait parking partisan passage pastel pastille patience patois pelvis pendant pergola phalange photo physique piano
piccolo pigeon pipette piquant piranha pivot pixel pizza pizzeria placard placebo plaid plasma plateau plumage podium
pompon poncho portion portrait posture prairie praline prestige presto prince probable profit prompt prudent public
pulsar puzzle python quartz quasar quatrain question quiche quinine quiz quorum quota quotient rafting ravioli record
recto refuge regard reggae relief religion reptile requiem revolver riposte robot romance rondeau roulette routine rugby
rupture rush sabotage safari salami saloon samovar sampan sandwich sardine sarong scalp science scooter scorpion scout
secret segment sensible sentence sermon service sherry signal silence silex silicone siphon sirocco sketch skipper
slalom slogan soluble solution sonnet soprano source souvenir spatial spectre sphinx spray squash standard steppe
sternum stress studio sultan support surf surface surplus surprise sushi svelte synapse syndrome synopsis tableau
talisman tambour tandem tempo tempura tennis texture thermos thorax tibia ticket timbre toast tombola tonnage torrent
toucan transit tribune tricycle trolley trombone tsunami tunnel tweed typhus ultra vagabond vampire variable velcro
vendetta verdict vermouth verso vertical vertigo vibrant vibrato vigilant vignette visible vitrine vivace volume vortex
wapiti western whist wigwam yogi yucca zeppelin zigzag zircon zombie zoom
"""
BY_HAND = {"fix": "fixed", "set_source": "source_"}
"""Here people put things where they say they are; chance has no part in it, and the story must say so."""
MIXES = {"mission": ("motion_tracker",)}
"""Acts in which whole decks are mixed, whether anything is shuffled in or not."""
FOR_ANOTHER = ("intruder_play",)
"""Acts that name a seat which is not the one that draws."""
OPEN_DICE = {"die.last_deck": ("action", "contamination"), "die.help_card": tuple(range(1, 9))}
"""What is left of a deck the app does not hold, drawn from as if it were a die, and what may be left."""
REACHES = {
    "bag": ("bag", "supply"),
    "in_play": ("tray", "supply", "bag", "stand_ins", "blips", "blip"),
    "css": ("css",),
    "contingency": ("contingency",),
    "ending": ("contingency",),
    "power": ("power",),
    "seats": ("contamination",),
    "time": ("time", "aside"),
    "endurance": ("hand",),
    "hands": ("hand", "endurance"),
    "characters": ("weapons", "equipment", "hazards", "endurance"),
    "autodestruction": ("time", "aside"),
    "alert": ("time", "aside"),
    "selfdestruct": ("time", "aside"),
    "engines": ("engine",),
    "turrets": ("turret",),
    "exploration": ("exploration_aftermath",),
    "intruder_player": ("intruder_cards",),
}
"""What setting a value by hand may move, by the first part of its path: zones of these names. A deck moves its own cards."""


def of_chance(event: list[Any]) -> bool:
    """Whether nothing but counts of draws and the order of a pile changes."""
    return event[0] in ("ordered", "told") or (event[0] == "set" and event[1].startswith(("draws.", "laid.")))


class Mismatch(Exception):
    """The first thing in a game that can't have happened so."""


class Hole(NamedTuple):
    """Entries that a damaged file has lost."""

    first: int
    last: int
    draws: int
    """How many draws before it match."""
    again: int
    """The entry after which the table was kept; 0 where none was, and nothing behind it can be checked."""


class Judgement(NamedTuple):
    """What a check has found."""

    draws: int
    wrong: str | None
    """The first thing that does not match."""
    look: str = ""
    """What people should look at themselves: what was put somewhere by hand, put back, or taken back."""
    verdicts: tuple[tuple[int, str], ...] = ()
    """Each entry at which the game was over, with the mark of the journal up to there."""
    holes: tuple[Hole, ...] = ()


def words(seed: bytes, stream: str, n: int) -> Any:
    block = 0
    while True:
        digest = hmac.new(seed, f"{stream}/{n}/{block}".encode(), hashlib.sha256).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def below(source: Any, size: int) -> int:
    limit = WORD - WORD % size
    return int(next(word for word in source if word < limit)) % size


def shuffled(source: Any, size: int) -> list[int]:
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(source, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class Replay:
    """The table of an exported game, rebuilt event by event."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.seed = bytes.fromhex(game["seed"])
        layout = game["layout"]
        if any(name.startswith(("draws.", "laid.")) for name in layout["values"]):
            raise Mismatch("the layout counts draws before the first one")
        self.zones: dict[str, list[str]] = {}
        self.blind: dict[str, str] = {}
        self.by_hand = self.switches = False
        self.seat: str | None = None
        self.mixes: tuple[str, ...] = ()
        self.reach: tuple[str, ...] = ()
        self.shaken: dict[str, int] | None = None
        self.mixed: set[str] = set()
        self.standing: list[int] = []
        self.undone: list[tuple[int, int]] = []
        self.hands: list[int] = []
        self.put_back = self.taken_back = 0
        self.kinds: dict[str, str] = {}
        self.stacks: set[str] = set()
        self.backs: dict[str, Any] = {}
        self.brought = self.settled = self.mixing = self.gone = ""
        self.offered: dict[str, list[str]] = {}
        self.shown: dict[str, list[str]] = {}
        self.pieces: dict[str, str] = {}
        self.made: set[str] = set()
        self.owed: list[tuple[str, list[int], bool]] = []
        self.undrawn: dict[str, str] = {}
        self.faces: dict[str, str] = {}
        self.values: dict[str, Any] = {}
        self.draws = 0
        self.waiting: tuple[str, int] | None = None
        self.carried: list[int] = []
        self.verdicts: list[int] = []
        self.holes: list[Hole] = []
        self.lost = False
        self.bookmarks: dict[int, Any] = dict(game.get("bookmarks", []))
        self.layout = layout
        self.grow(layout)

    def grow(self, layout: dict[str, Any]) -> None:
        """The layout of the game, or what newer rules have added to it."""
        if {name for name, *_ in layout["zones"]} & set(self.zones) or {piece for piece, *_ in layout["pieces"]} & set(
            self.faces
        ):
            raise Mismatch("what is added was there before")
        self.zones |= {name: list(holds) for name, _, _, holds in layout["zones"]}
        self.blind |= {name: kind for name, kind, eyes, _ in layout["zones"] if kind == "bag" or eyes == "none"}
        self.kinds |= {name: kind for name, kind, _, _ in layout["zones"]}
        self.stacks |= {name for name, kind, eyes, _ in layout["zones"] if kind == "stack" and eyes == "none"}
        self.backs |= {piece: traits.get("back") for piece, _, traits, _ in layout["pieces"]}
        self.pieces |= {piece: kind for piece, kind, _, _ in layout["pieces"]}
        self.faces |= {piece: face for piece, _, _, face in layout["pieces"]}
        self.values |= {name: value for name, value in layout["values"].items() if name not in self.values}

    # -- one event -------------------------------------------------------------------------------

    def happen(self, event: list[Any]) -> None:
        """Check an event against the table, and against chance where chance made it; then let it happen."""
        kind, *facts = event
        drawn, self.waiting = self.waiting, None
        self.nothing_owed(kind, facts)
        self.shuffled_in(kind, facts)
        if drawn is not None:
            self.check(drawn[0], drawn[1], kind, facts)
        elif kind == "rolled":
            raise Mismatch(f"die {facts[0]} fell without being drawn")
        elif kind == "ordered":
            raise Mismatch(f"{facts[0]} was put in order without being shuffled")
        elif kind == "moved" and self.by_hand:
            self.within_reach(facts[0], facts[1], facts[3])
        elif kind == "moved":
            self.came_blindly(*facts[:4])
        elif kind == "set" and facts[0].startswith("die.") and not self.by_hand:
            if not isinstance(facts[2], list) or any(face not in OPEN_DICE.get(facts[0], ()) for face in facts[2]):
                raise Mismatch(f"{facts[0]} got other faces")
        elif kind == "set" and facts[0].startswith("source.") and not self.switches:
            raise Mismatch(f"{facts[0]} changed while nobody handed anything over")
        self.gone = facts[3].partition(".")[0] if kind == "moved" and facts[3].endswith(".removed") else ""
        getattr(self, f"on_{kind}")(*facts)

    def within_reach(self, piece: str, source: str, target: str) -> None:
        """What is set by hand moves what it names, and nothing else."""
        if not all(zone.partition(".")[0] in self.reach for zone in (source, target)):
            raise Mismatch(f"{piece} went from {source} to {target}, which is not what was set by hand")

    def came_blindly(self, piece: str, source: str, index: int, target: str) -> None:
        """What leaves a bag was drawn; what leaves a face-down pile lay on its top. On cardboard the table says.

        What is laid, somebody may lay in another order.
        """
        if source not in self.blind or self.on_cardboard(source):
            return
        if self.kinds[source] == "bag":
            raise Mismatch(f"{piece} left {source} without being drawn")
        if self.kinds[source] == "set" and len(self.zones[source]) > 1 and source not in self.mixed:
            raise Mismatch(f"{piece} left {source} without being drawn or mixed")
        if self.offered.get(source) and self.offered[source].pop(0) != piece:
            raise Mismatch(f"{piece} is not the one of {source} that was mixed to the front")
        if self.kinds[source] == "laid" and target == source:
            return
        if self.kinds[source] in ("stack", "laid") and index != len(self.zones[source]) - 1:
            raise Mismatch(f"{piece} did not lie on top of {source}")
        first, behind = self.loose(source)
        if source in self.stacks and first < behind == len(self.zones[source]) and self.brought != piece:
            self.undrawn[source] = piece

    def on_cardboard(self, zone: str) -> bool:
        return bool(self.values.get(f"source.{zone.partition('.')[0]}") == "cardboard")

    def loose(self, zone: str) -> tuple[int, int]:
        """The part of a zone that nobody has ordered."""
        size = len(self.zones[zone])
        if zone not in self.stacks:
            return (0, size) if self.kinds[zone] in ("bag", "set") else (size, size)
        laid = self.values.get(f"laid.{zone}", 0)
        return (laid[0], size - laid[1]) if laid else (size, size)

    def among(self, zone: str) -> list[str]:
        """What a draw may bring."""
        first, behind = self.loose(zone)
        if first == behind or behind < len(self.zones[zone]):
            raise Mismatch(f"{zone} is drawn from, although its top was laid by hand")
        back = self.backs[self.zones[zone][-1]]
        return sorted(piece for piece in self.zones[zone][first:] if self.backs[piece] == back)

    def in_order(self, stream: str, source: Any, before: list[str], after: list[str]) -> bool:
        """Whether an order is a shuffle, one that was made of what had none, or a draw changing places with the top."""
        zone, _, purpose = stream.partition("/")
        if purpose.endswith("/order"):
            first, behind = self.loose(zone)
            part = before[first:behind]
            mixed = [sorted(part)[index] for index in shuffled(source, len(part))]
            piles = {back: [piece for piece in mixed if self.backs[piece] == back] for back in map(self.backs.get, part)}
            self.settled = zone
            return after == before[:first] + [piles[self.backs[piece]].pop(0) for piece in part] + before[behind:]
        moved = [index for index, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]]
        if zone in self.stacks and len(moved) in (0, 2) and self.loose(zone)[1] == len(before):
            among = self.among(zone)
            self.brought = among[below(words(self.seed, stream, int(self.values[f"draws.{stream}"]) - 1), len(among))]
            swapped = sorted(moved) == [before.index(self.brought), len(before) - 1] if moved else before[-1] == self.brought
            if swapped and after[-1] == self.brought:
                return True
            self.brought = ""
        return [sorted(before)[index] for index in shuffled(source, len(before))] == after

    def shuffled_in(self, kind: str, facts: list[Any]) -> None:
        """After an order was forgotten something comes onto the stack, to be shuffled in."""
        stack, self.mixing = self.mixing, ""
        if stack and not (kind == "moved" and facts[3:] == [stack, len(self.zones[stack]) - (facts[1] == stack)]):
            raise Mismatch(f"what was laid on {stack} was forgotten, and nothing was shuffled in")

    def nothing_owed(self, kind: str, facts: list[Any]) -> None:
        """What was put on a loose stack, beneath it, or taken from there, is counted at once; what is shuffled in is not."""
        if kind == "set" and facts[0].startswith("laid."):
            return
        if any(must for _, _, must in self.owed):
            raise Mismatch(f"{self.owed[0][0]} was not counted")
        self.owed = []

    def counted(self, name: str, before: Any, after: Any) -> None:
        """A stack was shuffled, settled, or what is laid on it has changed as it must."""
        while self.owed and not self.owed[0][2] and self.owed[0][:2] != (name, after):
            self.owed.pop(0)
        if self.owed and self.owed[0][:2] == (name, after):
            self.owed.pop(0)
        elif self.owed or (after == 0 and self.settled != name.removeprefix("laid.")) or after not in (0, [0, 0]):
            raise Mismatch(f"{name} is not {after}")
        elif after == [0, 0] and (before or name in self.made) and not self.may_forget(name):
            self.mixing = name.removeprefix("laid.")
        if after == 0:
            self.made.add(name)
        self.settled = ""

    def may_forget(self, name: str) -> bool:
        """Whether the order of a stack goes without anything shuffled in."""
        deck, _, _ = name.removeprefix("laid.").partition(".")
        told_of = self.by_hand or self.shaken is not None or deck in (self.gone, *self.mixes)
        return told_of or not self.zones[name.removeprefix("laid.")]

    def check(self, stream: str, n: int, kind: str, facts: list[Any]) -> None:
        """What follows a draw must be what the seed says."""
        source, zone = words(self.seed, stream, n), stream.partition("/")[0]
        hand, _, purpose = stream.partition("/")[2].partition("/")
        self.mixed.add(zone)
        if self.seat not in (None, hand):
            raise Mismatch(f"{self.seat} acts, and {hand or 'nobody'} draws from {zone}")
        if kind == "ordered" and facts[0] == zone:
            fits = self.in_order(stream, source, facts[1], facts[2])
            if self.kinds[zone] == "set":
                self.mixed_to_the_front(zone, hand, purpose, facts[2])
        elif kind == "rolled" and zone == f"die.{facts[0]}":
            faces = self.values[zone]
            fits = faces[below(source, len(faces))] == facts[1]
        elif kind == "moved" and facts[1] == zone and self.by_hand:  # of those that were named, which only the rules know
            self.within_reach(facts[0], facts[1], facts[3])
            return
        elif kind == "moved" and facts[1] == zone:
            if purpose == "named" and zone in self.blind and not self.on_cardboard(zone):
                raise Mismatch(f"{facts[0]} was named, although nobody sees what lies in {zone}")
            among = self.among(zone) if purpose != "named" else self.of_a_kind(zone, facts[0])
            fits = among[below(source, len(among))] == facts[0]
        elif kind == "seen" and facts[1] in self.zones[zone]:
            among = self.among(zone)
            fits = among[below(source, len(among))] == facts[1]
        else:
            raise Mismatch(f"draw {n} from {stream} is followed by nothing that was drawn")
        if not fits:
            raise Mismatch(f"draw {n} from {stream} is not what the seed gives")
        self.draws += 1

    def mixed_to_the_front(self, zone: str, hand: str, purpose: str, order: list[str]) -> None:
        """What a seat takes or looks at first, when it has mixed what is face down: nothing that it knows already."""
        looked = self.values.get(f"{hand}.looked", [])
        (self.shown if purpose else self.offered)[zone] = sorted(order, key=lambda piece: piece in looked)

    def of_a_kind(self, zone: str, piece: str) -> list[str]:
        return sorted(each for each in self.zones[zone] if self.pieces[each] == self.pieces[piece])

    def on_moved(self, piece: str, source: str, index: int, target: str, at: int) -> None:
        if not 0 <= index < len(self.zones[source]) or self.zones[source][index] != piece:
            raise Mismatch(f"{piece} does not lie at {index} in {source}")
        size = len(self.zones[source])
        del self.zones[source][index]
        if not self.zones[source]:  # all of it was taken away: nobody chose
            self.undrawn.pop(source, None)
        end = len(self.zones[target])
        self.zones[target].insert(at, piece)
        self.brought = ""
        self.now_owed(source, index, size, target, at, end)

    def now_owed(self, source: str, index: int, size: int, target: str, at: int, end: int) -> None:
        """How what is laid on the stacks of a move must change."""
        laid = self.values.get(f"laid.{source}", 0)
        if laid and (index < laid[0] or index >= size - laid[1]):
            below_it = index < laid[0]
            laid = [laid[0] - below_it, laid[1] - (not below_it)]
            self.owed.append((f"laid.{source}", laid, True))
        if source != target:
            laid = self.values.get(f"laid.{target}", 0)
        if laid and (at >= end - laid[1] or at <= laid[0]):
            above = at >= end - laid[1]
            self.owed.append((f"laid.{target}", [laid[0] + (not above), laid[1] + above], laid != [0, 0] or at < end))

    def on_turned(self, piece: str, before: str, after: str) -> None:
        if self.faces[piece] != before:
            raise Mismatch(f"{piece} does not show {before!r}")
        self.faces[piece] = after

    def on_ordered(self, zone: str, before: list[str], after: list[str]) -> None:
        if self.zones[zone] != before or sorted(before) != sorted(after):
            raise Mismatch(f"{zone} does not hold what is put in order")
        self.zones[zone] = list(after)

    def on_set(self, name: str, before: Any, after: Any) -> None:
        if self.values.get(name, 0) != before:
            raise Mismatch(f"{name} is not {before!r}")
        if name.startswith("draws."):
            if after != before + 1 and (self.shaken is None or self.shaken.get(name) != after):
                raise Mismatch(f"{name} goes from {before} to {after}")
            self.waiting = (name.removeprefix("draws."), after - 1)
        if name.startswith("laid."):
            self.counted(name, before, after)
        self.values[name] = after

    def on_rolled(self, die: str, face: Any) -> None:
        pass

    def on_seen(self, seat: str, piece: str) -> None:
        for zone, first in self.shown.items():
            if piece in self.zones[zone] and (not first or first.pop(0) != piece):
                raise Mismatch(f"{piece} is not the one of {zone} that was mixed to the front")

    def on_told(self, message: str, parameters: dict[str, Any]) -> None:
        pass

    # -- one entry -------------------------------------------------------------------------------

    def reverse(self, events: list[list[Any]]) -> None:
        for kind, *facts in reversed(events):
            match kind:
                case "moved":
                    piece, source, index, target, at = facts
                    inside, hidden = self.zones[target], self.kinds[target] == "stack" and target in self.blind
                    if hidden and inside[at : at + 1] != [piece] and piece in inside:
                        at = inside.index(piece)  # shaken since, because somebody had seen it
                    self.on_moved(piece, target, at, source, index)
                case "turned":
                    self.faces[facts[0]] = facts[1]
                case "ordered":
                    self.zones[facts[0]] = list(facts[1])
                case "set":
                    self.values[facts[0]] = facts[1]
        self.owed = []

    def again(self, events: list[list[Any]]) -> None:
        """Events that were checked when they happened first."""
        for kind, *facts in events:
            if kind == "set":
                self.values[facts[0]] = facts[2]
            else:
                getattr(self, f"on_{kind}")(*facts)
        self.waiting, self.owed = None, []

    def begin(self, entry: list[Any]) -> None:
        """What may happen in an entry besides what chance does."""
        number, act, intent, parameters, events, *_ = entry
        self.seat = parameters.get("seat") if act == "do" and intent not in FOR_ANOTHER else None
        self.offered, self.shown, self.gone, self.mixes = {}, {}, "", MIXES.get(intent, ())
        self.mixed, self.switches = set(), intent == "set_source" or (intent == "new_game" and number == 1)
        self.by_hand = intent in BY_HAND and any(
            kind == "told" and facts[0].startswith(BY_HAND[intent]) for kind, *facts in events
        )
        if intent == "carried_over" and act == "do":
            self.carried.append(number)
            self.grow(parameters["added"])
            self.by_hand, self.reach = True, tuple({zone.partition(".")[0] for zone in self.zones})
        elif self.by_hand:
            first, *rest = str(parameters.get("path", parameters.get("component", ""))).split(".")
            self.reach = tuple(rest[:1]) if first == "decks" else (*REACHES.get(first, ()), first)
            if act == "do":
                self.hands.append(number)

    def follow(self, entry: list[Any], entries: list[list[Any]]) -> None:
        """One entry more; what can't be checked, because something before it is lost, is passed over."""
        number, act, before = entry[0], entry[1], self.values.get("phase")
        if act == "lost":
            self.lose(number)
        elif not self.lost:
            self.take(entry, entries)
        if number in self.bookmarks:
            if not self.lost:
                raise Mismatch("a table was kept where nothing was lost")
            self.go_on(number, entries)
        if self.values.get("phase") in OVER and before not in OVER:
            self.verdicts.append(number)

    def lose(self, number: int) -> None:
        first = self.holes.pop().first if self.lost else number
        again = min((kept for kept in self.bookmarks if kept >= number), default=0)
        self.holes.append(Hole(first, number, self.draws, again))
        self.lost = True

    def go_on(self, number: int, entries: list[list[Any]]) -> None:
        """From the table as it was kept after this entry."""
        kept, self.lost = self.bookmarks[number], False
        for zones in (self.zones, self.faces, self.values, self.blind, self.kinds, self.backs, self.pieces):
            zones.clear()
        self.stacks.clear()
        for layout in (self.layout, *(more["added"] for more in kept.get("grown", []))):
            self.grow(layout)
        if set(kept["zones"]) - set(self.zones) or set(kept["faces"]) - set(self.faces):
            raise Mismatch(f"the table kept after #{number} has other places or pieces")
        self.zones |= {zone: list(inside) for zone, inside in kept["zones"].items()}
        self.faces |= kept["faces"]
        self.values |= kept["values"]
        if sorted(piece for inside in self.zones.values() for piece in inside) != sorted(self.faces):
            raise Mismatch(f"the table kept after #{number} does not hold every piece once")
        self.standing, self.undone = links(number, entries)

    def take(self, entry: list[Any], entries: list[list[Any]]) -> None:
        number, act, intent, _, events, _, of, *_ = entry
        self.begin(entry)
        match act:
            case "do":
                for event in events:
                    self.happen(event)
                self.nothing_waits()
                if intent != "taken_over":
                    self.standing.append(number)
                    self.undone.clear()
                elif any(event[0] != "told" for event in events):
                    raise Mismatch("more happens in it than that another device keeps the game")
            case "undo" | "put_back":
                if not self.standing or self.standing.pop() != of:
                    raise Mismatch(f"entry {of} does not stand on top")
                self.reverse_entry(entries[of - 1], entries)
                if act == "undo":
                    self.taken_back += any(event[0] == "set" and event[1].startswith("draws.") for event in entries[of - 1][4])
                    if any(not of_chance(event) or event[0] == "told" for event in events):
                        raise Mismatch("more happens in it than a shuffle of what was seen")
                    for event in events:
                        self.happen(event)
                    self.nothing_waits()
                    self.undone.append((of, number))
                    if entries[of - 1][1] == "put_back":
                        self.standing.append(entries[of - 1][6])
                else:
                    self.put_back += 1
                    if not all(map(of_chance, events)):
                        raise Mismatch("more happens in it than a shuffle of what was drawn")
                    self.shake(events, entries[of - 1][4])
                    self.standing.append(number)
                    self.undone.clear()
            case "redo":
                if not self.undone or self.undone[-1][0] != of:
                    raise Mismatch(f"entry {of} was not the last one undone")
                self.reverse(entries[self.undone.pop()[1] - 1][4])
                if entries[of - 1][1] == "put_back":
                    self.reverse(entries[self.standing.pop() - 1][4])
                self.again(entries[of - 1][4])
                self.standing.append(of)
            case _:
                raise Mismatch(f"entry {number} is nothing that can happen")

    def reverse_entry(self, entry: list[Any], entries: list[list[Any]]) -> None:
        self.reverse(entry[4])
        if entry[1] == "put_back":
            self.again(entries[entry[6] - 1][4])

    def nothing_waits(self) -> None:
        self.nothing_owed("told", [])
        self.shuffled_in("told", [])
        for zone, piece in self.undrawn.items():
            if self.zones[zone]:  # else all of it was taken away
                raise Mismatch(f"{piece} left {zone} without being drawn")
        self.undrawn = {}
        if self.waiting is not None:
            raise Mismatch(f"draw {self.waiting[1]} from {self.waiting[0]} has no result")

    def shake(self, events: list[list[Any]], of: list[list[Any]]) -> None:
        """After put back, the counters of what was drawn move on to where they were; shuffles still are draws."""
        self.shaken = {event[1]: event[3] for event in of if event[0] == "set" and event[1].startswith("draws.")}
        for position, event in enumerate(events):
            self.happen(event)
            following = events[position + 1] if position + 1 < len(events) else ["told"]
            if self.waiting is not None and not (following[0] == "ordered" and following[1] == self.waiting[0].partition("/")[0]):
                self.waiting = None
        self.shaken = None


def links(number: int, entries: list[list[Any]]) -> tuple[list[int], list[tuple[int, int]]]:
    """What stands after an entry, and what could be done again, by the links that it carries."""
    standing, undone = [], []
    above, again = entries[number - 1][8:10]
    while above:
        standing.append(above)
        _, act, _, _, _, _, of, below, *_ = entries[above - 1]
        above = entries[of - 1][7] if act == "put_back" else below
    while again:
        undone.append((entries[again - 1][6], again))
        again = entries[again - 1][10]
    return standing[::-1], undone[::-1]


def written(value: Any) -> bytes:
    """JSON that is the same for the same."""
    return json.dumps(value, ensure_ascii=True, sort_keys=True, separators=(",", ":")).encode()


def seal(game: dict[str, Any]) -> str:
    """The fingerprint that was shown before the first draw: of all that a game begins with, once of seed and layout alone."""
    if game.get("sealed", 1) == 1:
        return hashlib.sha256(bytes.fromhex(game["seed"]) + written(game["layout"])).hexdigest()
    return hashlib.sha256(written({name: game[name] for name in BEGINS if name in game})).hexdigest()


def said(seal: str) -> str:
    """A seal as the four words that people noted."""
    number = int(seal, 16) >> (len(seal) * 4 - BITS * SAID)
    words = SEAL_WORDS.split()
    return " · ".join(words[number >> BITS * place & (1 << BITS) - 1] for place in reversed(range(SAID))).upper()


def fingerprint(game: dict[str, Any], upto: int | None = None) -> str:
    """Of the whole journal, or of its beginning: a game of which the end was left out has another one."""
    return hashlib.sha256(written(game["entries"][:upto])).hexdigest()


def unfair(game: dict[str, Any]) -> str | None:
    """Whether the seed is what the phone promised and what the players added to it, if they did."""
    if "secret" not in game:
        return None
    given = json.dumps(game["given"], ensure_ascii=True, separators=(",", ":"))
    if hashlib.sha256(bytes.fromhex(game["secret"]) + given.encode()).hexdigest() != game["seed"]:
        return "the seed: it is not what the phone promised and the players added"
    return None


UNREADABLE = (KeyError, IndexError, TypeError, ValueError, AttributeError)


def verify(game: dict[str, Any]) -> tuple[int, str | None]:
    """How many draws matched, and the first thing that did not, or None."""
    found = judged(game)
    return found.draws, found.wrong


def judged(game: dict[str, Any]) -> Judgement:
    """The same, and what people should look at themselves."""
    try:
        if (wrong := unfair(game)) is not None:
            return Judgement(0, wrong)
        replay = Replay(game)
        entries = list(game["entries"])
    except Mismatch as mismatch:
        return Judgement(0, f"the layout: {mismatch}")
    except UNREADABLE as error:
        return Judgement(0, f"the game can't be read ({type(error).__name__}: {error})")
    for number, entry in enumerate(entries, 1):
        try:
            if entry[0] != number:
                raise Mismatch(f"it is numbered {entry[0]}")
            replay.follow(entry, entries)
        except Mismatch as mismatch:
            return Judgement(replay.draws, f"entry {number} ({entry[2]}): {mismatch}")
        except UNREADABLE as error:
            return Judgement(replay.draws, f"entry {number}: can't be read ({type(error).__name__}: {error})")
    hands = ", ".join(f"#{number}" for number in replay.hands) or "nothing"
    carried = f" · carried over to newer rules: {', '.join(f'#{number}' for number in replay.carried)}" if replay.carried else ""
    look = f"by hand: {hands} · put back: {replay.put_back} · draws taken back: {replay.taken_back}{carried}"
    verdicts = tuple((number, fingerprint(game, number)) for number in replay.verdicts)
    return Judgement(replay.draws, None, look, verdicts, tuple(replay.holes))


def report(game: dict[str, Any], found: Judgement) -> list[str]:
    """What a check has found, in lines."""
    lines = []
    if found.wrong is None or not found.wrong.startswith("the game"):
        lines.append(f"sealed as {said(seal(game))}; compare with the words you saw before the first draw")
        lines.append(f"the whole seal, as in its code: {seal(game)}; the seed: {game['seed']}")
        if "secret" in game:
            promise = hashlib.sha256(bytes.fromhex(game["secret"])).hexdigest()
            lines.append(f"promised as {said(promise)} ({promise}), then {len(game['given'])} players added to it")
    if found.wrong is not None:
        return [*lines, f"{found.draws} draws match, then {found.wrong}."]
    lines.append(found.look)
    for number, mark in found.verdicts:
        lines.append(f"at the verdict, entry {number}: {mark[:16]}; compare with the mark you noted there")
    lines.append(f"the journal: {fingerprint(game)}, of {len(game['entries'])} entries")
    return [*lines, *map(lost, found.holes), f"{found.draws} draws match."]


def lost(hole: Hole) -> str:
    which = f"entry {hole.first} was" if hole.first == hole.last else f"entries {hole.first} to {hole.last} were"
    goes_on = "nothing behind it can be checked"
    if hole.again:
        goes_on = f"the table after entry {hole.again} is taken as it was kept, and checked again from there"
    return f"{which} lost with a damaged file; {hole.draws} draws before it match; {goes_on}"


def main() -> int:
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        print(__doc__)
        return 0 if sys.argv[1:] in (["-h"], ["--help"]) else 2
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            document = json.load(file)
    except (OSError, ValueError, RecursionError) as error:
        print(f"{sys.argv[1]} can't be read: {error}")
        return 2
    game = document.get("result", document) if isinstance(document, dict) else {}
    found = judged(game)
    print(*report(game, found), sep="\n")
    return 0 if found.wrong is None else 1


if __name__ == "__main__":
    sys.exit(main())
