"""Colour roles, type and time of the interface; made from assets/theme/tokens.json by `make assets`."""

from typing import Final

COLOURS: Final = {
    "ground": "#0B0E11",  # every screen, the system bars, the start-up window
    "plate": "#12171B",  # cards, power cells, chips
    "plate2": "#1B2228",  # verb buttons
    "plate3": "#28323A",  # pressed, chosen, the body of the one act that moves on
    "ink": "#E8E2D6",  # text, numerals, glyphs, the end cap
    "ink2": "#A3A9AE",  # second-rank text, captions, what is over
    "line": "#666F77",  # borders and dividers that carry meaning
    "faint": "#2B3238",  # dividers that only order (decorative)
    "on": "#6FB7FF",  # powered: circle, ON, LIT, blue lines
    "off": "#FF7A3D",  # without power: hatched square, DARK, backup off, red lines
    "warn": "#FFC933",  # countdowns, autodestruction yellow, house mix
    "done": "#58D6A6",  # step done, alive, seal holds
    "danger": "#FF5C5C",  # the worst, HITS, slot S, autodestruction red; 24 sp and up, or a glyph of 24 dp and up
    "on_line": "#446B8D",  # border of a powered cell
    "off_line": "#9A5230",  # border of a dark cell
    "off_line_strong": "#9A5230",  # border of a dark part on a card
    "off_hatch": "#3D2418",  # hatch of a dark part on a card
    "door_hatch": "#262E34",  # left door leaf
    "skip_hatch": "#454D54",  # skipped step
    "lock_hatch": "#20272C",  # locked button
    "qr_paper": "#C9C4BA",  # paper of the QR code
    "ember_ink": "#7D7A74",  # ember view, numerals
    "ember_on": "#3F678F",  # ember view, powered
    "ember_off": "#9A4D2A",  # ember view, dark
    "ember_warn": "#8C7020",  # ember view, countdown
}

TYPE: Final = {
    "result": ("Saira", 136, 110),
    "ember": ("Saira", 220, 170),
    "half": ("Saira", 104, 104),
    "hero_large": ("Saira", 84, 76),
    "hero": ("Saira", 72, 70),
    "headline": ("Saira", 60, 58),
    "headline_small": ("Saira", 44, 46),
    "title": ("Saira", 36, 38),
    "subtitle": ("Saira", 30, 34),
    "effect": ("Saira", 26, 28),
    "verb": ("Saira", 24, 25),
    "row": ("Saira", 22, 25),
    "small_verb": ("Saira", 20, 22),
    "legend": ("Saira", 18, 22),
    "read_large": ("B612", 24, 33),
    "read": ("B612", 20, 27),
    "body": ("B612", 18, 25),
}
"""Font, size in sp and height of a line in dp, by use."""

DURATIONS: Final = {
    "press": 0.08,
    "release": 0.12,
    "screen": 0.16,
    "seam": 0.18,
    "draw_close": 0.12,
    "draw_open": 0.2,
    "draw_settle": 0.08,
    "draw_lock_after": 0.4,
    "hold": 0.6,
    "secret_hold": 0.4,
    "hold_back": 0.12,
    "power_drain": 0.3,
    "power_pause": 0.12,
    "power_hatch": 0.3,
    "power_total": 0.9,
    "ember_after": 30,
    "ember_shift_every": 60,
}
"""In seconds."""

DRAWS: Final = {
    "silence": 0.6,
    "noise": 0.6,
    "explore": 0.66,
    "injury_check": 0.7,
    "event": 0.72,
    "attack": 0.74,
    "secret": 0.76,
}
"""How long a draw of each kind takes, in seconds."""
