"""Assets: made from what is there, with sources and licences, and roles that can be read in the dark."""

import json
import zlib
from pathlib import Path

import pytest
from PIL import Image

from companion.show.tokens import COLOURS, TYPE
from tools.assets import LARGE_SYMBOLS, PLANES, SYMBOLS, drawn, outlines, planes, stale

ASSETS = Path(__file__).parent.parent.parent / "assets"


def test_what_is_made_is_what_it_is_made_from() -> None:
    assert stale() == []


def test_every_symbol_is_one_path_on_the_grid() -> None:
    symbols = sorted(SYMBOLS.glob("*.svg"))
    assert len(symbols) == 149
    for path in symbols:
        text = path.read_text("utf-8")
        assert text.count("<path") == 1
        assert 'viewBox="0 0 96 96"' in text
        assert all(len(outline) > 2 for outline in outlines(text))


@pytest.mark.parametrize("pack", ["lockdown", "nemesis"])
def test_every_page_of_the_rules_has_its_symbol(pack: str) -> None:
    rules = json.loads((ASSETS.parent / "data" / pack / "rules.json").read_text("utf-8"))
    drawn_ones = {path.stem for path in SYMBOLS.glob("*.svg")}
    assert {rule["symbol"] for rule in rules if rule.get("symbol")} <= drawn_ones


def test_every_symbol_can_be_unpacked_at_every_size_and_is_what_was_drawn() -> None:
    every = {path.stem for path in SYMBOLS.glob("*.svg")}
    files = {path.stem: path for path in PLANES.glob("*.planes")}
    assert set(files) == {name for name, *_ in planes()}
    for name, path in files.items():
        head, _, body = path.read_bytes().partition(b"\n")
        sheet = json.loads(head)
        assert set(sheet["symbols"]) == (every if name.startswith("small") else set(LARGE_SYMBOLS))
        for start, length in sheet["symbols"].values():
            assert len(zlib.decompress(body[start : start + length])) == sheet["pixels"] ** 2
    sheet = symbols_of("small48@2")
    assert sheet["queen"] == drawn("queen", 96).transpose(Image.Transpose.FLIP_TOP_BOTTOM).tobytes()


def symbols_of(name: str) -> dict[str, bytes]:
    head, _, body = (PLANES / f"{name}.planes").read_bytes().partition(b"\n")
    places = json.loads(head)["symbols"]
    return {symbol: zlib.decompress(body[start : start + length]) for symbol, (start, length) in places.items()}


def test_the_five_intruders_differ_in_outline_at_the_smallest_size() -> None:
    shapes = [drawn(kind, 24).tobytes() for kind in ("larva", "creeper", "adult", "breeder", "queen")]
    for number, one in enumerate(shapes):
        for other in shapes[number + 1 :]:
            different = sum(abs(a - b) > 128 for a, b in zip(one, other, strict=True))
            assert different > 60


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(COLOURS[one]), luminance(COLOURS[other])), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("role", "grounds", "least"),
    [
        ("ink", ("ground", "plate", "plate2", "plate3"), 7),
        ("ink2", ("ground", "plate"), 7),
        ("on", ("ground", "plate"), 7),
        ("off", ("ground", "plate"), 7),
        ("warn", ("ground", "plate", "plate2", "plate3"), 7),
        ("done", ("ground", "plate"), 7),
        ("danger", ("ground", "plate"), 4.5),
        ("line", ("ground",), 3),
        ("ground", ("ink", "on", "danger", "qr_paper"), 4.5),
    ],
)
def test_every_pair_of_roles_that_meets_can_be_read(role: str, grounds: tuple[str, ...], least: float) -> None:
    for ground in grounds:
        assert round(contrast(role, ground), 1) >= least, f"{role} on {ground}"


BORDERS = ("line", "ink", "ink2", "warn", "danger", "done", "on", "off")
"""What the border of something may have that can be pressed. `faint` only orders, or stands around what can't be done now."""


@pytest.mark.parametrize("border", BORDERS)
def test_a_border_of_a_control_stands_out_from_whatever_it_lies_on(border: str) -> None:
    """WCAG 1.4.11: three to one, against the ground around it and the plate within."""
    assert min(contrast(border, ground) for ground in ("ground", "plate", "plate2")) >= 3


@pytest.mark.parametrize("border", ["on_line", "off_line", "off_line_strong"])
def test_a_cell_of_an_instrument_stands_out_from_the_ground_and_its_plate(border: str) -> None:
    assert min(contrast(border, ground) for ground in ("ground", "plate")) >= 3


def test_on_and_off_do_not_differ_in_brightness_alone() -> None:
    assert contrast("on", "off") < 1.5  # so shape and word must carry the state, never colour alone


def test_nothing_is_smaller_than_eighteen() -> None:
    assert min(size for _, size, _ in TYPE.values()) == 18


def test_everything_has_its_source_and_licence() -> None:
    readme = (ASSETS / "README.md").read_text("utf-8")
    for folder in ("fonts", "symbols", "theme", "planes"):
        assert f"`{folder}" in readme
    assert (ASSETS / "fonts" / "SairaCondensed-OFL.txt").exists()
    assert (ASSETS / "fonts" / "B612-copyright.txt").exists()
