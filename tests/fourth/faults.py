"""What may be wrong with a fourth game, and which guard says so: each fault is a line of the game written otherwise."""

from __future__ import annotations

from dataclasses import dataclass

GAME = "beacon"
RULES, FACE, DATA = f"companion/games/{GAME}", f"companion/show/{GAME}", f"data/{GAME}"


@dataclass(frozen=True)
class Fault:
    """Something that is wrong with a game, and the guard that says so."""

    name: str
    guard: str
    """A test, or a tool."""
    says: str
    """Stands in what the guard says, as a pattern."""
    file: str
    before: str
    after: str


LAYERS, LINT, NAMES = "tests/test_layers.py", "importlinter", "tests/test_names.py"
WORDS, FACES, LAZY = "tests/packs/test_words.py", "tests/window/test_face.py", "lazily"
KNOWS, BARE, BELOW = f"{LAYERS}::test_a_game", f"{LAYERS}::test_nothing_outside", f"{LAYERS}::test_what_is_shown"
MISSING, SEEN, IDLE = f"{WORDS}::test_every_message_in", f"{WORDS}::test_every_message_of", f"{WORDS}::test_no_sentence"
VERBS, VERB, ASKS = f"{FACES}::test_every_intent", f"{FACES}::test_every_verb", f"{FACES}::test_every_question"
OTHERS = ("lockdown", "nemesis", "aliens")
"""What is tried of these has nothing to do with the new game."""
OFFERS, DUE, GAMES = "tests/test_offers.py", "tests/test_due.py", "games"
TELLS, LISTED = "tests/test_told.py::test_a_result", "tests/test_told.py::test_nothing_is_listed_that"
READ, TOUCHED = "tests/window/test_any_game.py::test_whatever", "tests/window/test_any_game.py::test_random"
TALKS, TAPS = f"tests/{GAME}", f"tests/window/{GAME}"
PACKS, SPOKEN, DOORS = "tools.packs", "tools.words", "tools.doors"
GUARDS = (
    LAYERS,
    LINT,
    NAMES,
    WORDS,
    FACES,
    LAZY,
    OFFERS,
    DUE,
    TELLS,
    LISTED,
    GAMES,
    PACKS,
    SPOKEN,
    DOORS,
    TALKS,
    TAPS,
    READ,
    TOUCHED,
)

FIRST = "from __future__ import annotations\n"
FAULTS = (
    Fault(
        "another game is asked",
        KNOWS,
        "knows companion.games.aliens",
        f"{RULES}/sea.py",
        FIRST,
        f"{FIRST}\nimport companion.games.aliens.box\n",
    ),
    Fault(
        "the face asks another game",
        KNOWS,
        "knows companion.games.lockdown",
        f"{FACE}/table.py",
        FIRST,
        f"{FIRST}\nimport companion.games.lockdown.box\n",
    ),
    Fault("the face knows Kivy", BARE, "knows kivy", f"{FACE}/room.py", FIRST, f"{FIRST}\nimport kivy.clock\n"),
    Fault(
        "the face knows the window",
        BELOW,
        "knows companion.window",
        f"{FACE}/room.py",
        FIRST,
        f"{FIRST}\nimport companion.window.symbols\n",
    ),
    Fault("the rules have chance of their own", LINT, "random", f"{RULES}/sea.py", FIRST, f"{FIRST}\nimport random\n"),
    Fault(
        "a class name stands twice",
        NAMES,
        "class|Strip",
        f"{FACE}/table.py",
        "class Oil:",
        "class Strip:\n    pass\n\n\n@value\nclass Oil:",
    ),
    Fault(
        "a message has no sentence",
        MISSING,
        r"sea\.py:\d+: no sentence for nobody_wrote_this",
        f"{RULES}/sea.py",
        '"sea_is_calm"',
        '"nobody_wrote_this"',
    ),
    Fault(
        "a message that is handed on has no sentence",
        MISSING,
        r"night\.py:\d+: no sentence for nobody_wrote_this",
        f"{RULES}/night.py",
        '"lamp_goes_out"',
        '"nobody_wrote_this"',
    ),
    Fault(
        "a message can't be seen",
        SEEN,
        r"sea\.py:\d+: what table\.tell",
        f"{RULES}/sea.py",
        'table.tell("sea_is_calm"',
        'table.tell({"calm": "sea_is_calm"}[drawn]',
    ),
    Fault(
        "a sentence is there for nothing",
        IDLE,
        "nobody says nobody_says_this",
        f"{DATA}/story.yaml",
        "game_begins:",
        "nobody_says_this: 'Never.'\ngame_begins:",
    ),
    Fault("a symbol does not exist", VERB, "look_out", f"{FACE}/verbs.py", 'symbol="search"', 'symbol="no-such-symbol"'),
    Fault("a verb has no words", VERBS, "end_game", f"{FACE}/verbs.py", '"end_game": Verb', '"no_game": Verb'),
    Fault("a rule leads nowhere", VERB, "forecast", f"{FACE}/verbs.py", 'rule="weather"', 'rule="whether"'),
    Fault(
        "a question has no words",
        ASKS,
        "weather_card",
        f"{FACE}/__init__.py",
        '"weather_card": Question',
        '"wether_card": Question',
    ),
    Fault(
        "a component has no symbol",
        ASKS,
        "weather",
        f"{FACE}/__init__.py",
        'components={"weather": "event-card"}',
        "components={}",
    ),
    Fault(
        "an option has no word", ASKS, "long", f"{FACE}/__init__.py", '"long": word("LONG NIGHT")', '"lang": word("LONG NIGHT")'
    ),
    Fault("a path leads nowhere", LAZY, "drawn_up", f"{RULES}/__init__.py", "setup:set_up", "setup:drawn_up"),
    Fault(
        "an act does not say whose it is",
        GAMES,
        "'' was said, P. acted",
        f"{RULES}/weather.py",
        "seat=SEAT_IN)",
        "seat=__import__('dataclasses').replace(SEAT_IN, seat=None))",
    ),
    Fault(
        "a due has no sentence",
        GAMES,
        r"Due\(id=",
        f"{RULES}/__init__.py",
        'due=later("companion.kit.due:question")',
        'due=lambda table: (__import__("companion.kit.due").kit.due.Due("x", "board"),)',
    ),
    Fault(
        "a parameter lists nothing",
        OFFERS,
        "look_out",
        f"{RULES}/sea.py",
        "seat=SEAT_IN",
        "seat=__import__('dataclasses').replace(SEAT_IN, offers=None)",
    ),
    Fault(
        "what is offered is refused",
        GAMES,
        "refused: bag_is_empty",
        f"{RULES}/sea.py",
        "    if drawn ==",
        '    if drawn != "wreck" and table.number("oil") < 12:\n        raise Refused("bag_is_empty", zone=SEA)\n    if drawn ==',
    ),
    Fault(
        "an order has no words",
        DUE,
        "wreck_drifts_in",
        f"{RULES}/__init__.py",
        'orders=frozenset({"wreck_drifts_in"})',
        "orders=frozenset()",
    ),
    Fault(
        "the rules break",
        GAMES,
        "KeyError",
        f"{RULES}/sea.py",
        "    token = bag",
        '    table.value("no_such_value")\n    token = bag',
    ),
    Fault(
        "a key of a result is not listed",
        TELLS,
        "seen",
        f"{RULES}/sea.py",
        'return {"drawn": drawn}',
        'return {"seen": drawn, "drawn": drawn}',
    ),
    Fault(
        "a key is listed that nobody tells",
        LISTED,
        "dragon",
        f"{RULES}/told.py",
        '    "drawn":',
        '    "dragon": "Nobody tells it.",\n    "drawn":',
    ),
    Fault(
        "an effect stands twice",
        PACKS,
        "its effect is the sentence effect.fog",
        f"{DATA}/story.yaml",
        "game_begins:",
        "effect.fog: 'Fog.'\ngame_begins:",
    ),
    Fault(
        "a field is unknown",
        PACKS,
        r"game\.yaml:\d+: publisher: is not a field here",
        f"{DATA}/game.yaml",
        "title:",
        "publisher: nobody\ntitle:",
    ),
    Fault("a total is wrong", PACKS, "the items add up to 10, the box holds 11", f"{DATA}/box.yaml", "total: 10", "total: 11"),
    Fault(
        "a source is not listed",
        PACKS,
        "source RUMOUR is not listed",
        f"{DATA}/rules.yaml",
        "source: [OURS]}",
        "source: [RUMOUR]}",
    ),
    Fault(
        "a promise is not kept in the pack",
        PACKS,
        "beacon: fr: .* not translated",
        f"{DATA}/game.yaml",
        "players:",
        "languages: [fr]\nplayers:",
    ),
    Fault(
        "a promise is not kept by the face",
        SPOKEN,
        "not translated: 'LONG NIGHT'",
        f"{DATA}/game.yaml",
        "players:",
        "languages: [fr]\nplayers:",
    ),
    Fault(
        "the list of verbs is old",
        DOORS,
        "verbs.md is stale",
        f"{RULES}/sea.py",
        '"""Draw from the sea:',
        '"""Draw from the deep sea:',
    ),
    Fault(
        "a text is too small to read",
        READ,
        "small: '8'",
        f"{FACE}/drawing.py",
        "    for number in range(oil.full):",
        '    pen.figure("8", 8, 20, 20)\n    for number in range(oil.full):',
    ),
    Fault(
        "a page breaks under a finger",
        TOUCHED,
        "ZeroDivisionError",
        f"{FACE}/table.py",
        'say("R{round}", round=view["round"])',
        '"R" * (1 // (not undo))',
    ),
    Fault(
        "a rule is not what its example says",
        TALKS,
        "lamp goes out",
        f"{RULES}/night.py",
        'ends(table, "dark", "lamp_goes_out")',
        'ends(table, "dark", "shore_is_full")',
    ),
)
