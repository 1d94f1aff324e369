"""BOX CODE: what goes in comes out, whatever stands around it; what is damaged, newer or not whole says so."""

import os
import signal
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.owner import Owner
from companion.packs import Correction, Entered, Overlay, load
from companion.packs.boxcode import LETTERS, PART, parts, read
from companion.packs.others import OtherBox, agreement, facts_alone, others, written
from companion.table import Refused
from tools.addbox import added


def _component(entered: Entered) -> str:
    return entered.component


NAMES = st.text("ab_1", min_size=1, max_size=6)
VALUES = st.one_of(st.integers(-9, 99), st.text("aé'Ł 1", max_size=8), st.booleans(), st.lists(st.integers(1, 6), max_size=3))
CORRECTIONS = st.lists(st.builds(Correction, NAMES, NAMES, NAMES, VALUES), max_size=6).map(tuple)
CARDS = st.lists(st.fixed_dictionaries({"name": st.sampled_from(["a", "Été", "Łuk a"]), "copies": st.integers(1, 9)}), max_size=3)
LISTS = st.lists(st.builds(Entered, NAMES, CARDS.map(tuple), st.none() | st.integers(1, 99)), max_size=2, unique_by=_component)
BOXES = st.lists(
    st.builds(Overlay, NAMES, CORRECTIONS, LISTS.map(lambda lists: tuple(sorted(lists, key=_component)))), max_size=2
)


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(BOXES, st.randoms(use_true_random=False))
def test_what_was_told_comes_out_of_the_code_as_it_went_in(boxes: list[Overlay], luck: object) -> None:
    made = list(parts(boxes, {each.pack: 7 for each in boxes}))
    luck.shuffle(made)  # type: ignore[attr-defined]
    found = read("Look:\n" + "\n\n".join(made).lower())
    assert list(found.boxes) == boxes
    assert found.versions == {each.pack: 7 for each in boxes}


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(CORRECTIONS, st.integers(0, 10**6), st.sampled_from(LETTERS))
def test_one_wrong_letter_is_never_taken(corrections: tuple[Correction, ...], at: int, letter: str) -> None:
    (code, *_) = parts([Overlay("lockdown", corrections)], {"lockdown": 1})[:1]
    head, _, letters = code.rpartition("-")
    place = at % len(letters)
    wrong = f"{head}-{letters[:place]}{letter}{letters[place + 1 :]}"
    if wrong == code:
        return
    with pytest.raises(Refused) as refused:
        read(wrong)
    assert refused.value.reason in ("code_is_damaged", "code_is_incomplete")


def test_letters_that_are_misread_and_typed_in_groups_are_taken() -> None:
    (code,) = parts([Overlay("lockdown", (Correction("css", "css_a", "count", 2),))], {"lockdown": 1})
    head, _, letters = code.rpartition("-")
    typed = "-".join(letters[at : at + 4] for at in range(0, len(letters), 4)).replace("0", "o").replace("1", "l")
    assert read(f"{head.lower()}-{typed}").boxes[0].corrections[0].value == 2


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "code_is_none"),
        ("Hello", "code_is_none"),
        ("AIRBOX1-ABCD-1-1-", "code_is_damaged"),
        ("AIRBOX2-ABCD-1-1-AAAA", "code_is_newer"),
        ("AIRBOX1-ABCD-0-0-0000", "code_is_damaged"),
    ],
)
def test_what_is_no_code_says_so(text: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        read(text)
    assert refused.value.reason == reason


def _long() -> Overlay:
    cards = tuple({"name": f"Card {number:x} {number * 7919:x}", "copies": 1} for number in range(200))
    return Overlay("lockdown", (), (Entered("event_intruders", cards, 200),))


def test_a_long_code_comes_in_parts_and_says_what_is_missing_or_mixed() -> None:
    made = parts([_long()], {"lockdown": 1})
    assert len(made) > 2
    assert all(len(each) <= PART + 24 for each in made)
    with pytest.raises(Refused) as refused:
        read(made[0] + made[-1])
    assert refused.value.reason == "code_is_incomplete"
    assert refused.value.parameters["missing"] == ", ".join(map(str, range(2, len(made))))
    other = parts([replace(_long(), pack="nemesis")], {"nemesis": 1})
    with pytest.raises(Refused) as refused:
        read(made[0] + other[1])
    assert refused.value.reason == "code_is_mixed"


CSS = (Correction("css", "css_a", "count", 2), Correction("css", "css_none", "count", 0))
"""Of the seven tokens one more has an A."""


def owner(folder: Path) -> Owner:
    return Owner(None, folder / "box.json")


def _css(**counts: int) -> Overlay:
    pack = load("lockdown")
    return Overlay(
        "lockdown", tuple(Correction("css", item.id, "count", counts.get(item.id, item.count)) for item in pack["css"].items)
    )


def _moved(folder: Path) -> Overlay:
    items = load("lockdown")["css"].items
    return _css(**{items[0].id: items[0].count - 1, items[1].id: items[1].count + 1})


def test_what_is_offered_is_told_part_by_part_before_it_counts(tmp_path: Path) -> None:
    mine, moved = owner(tmp_path), _moved(tmp_path)
    boxes = [
        replace(
            moved,
            corrections=(
                *moved.corrections,
                Correction("engines", "x", "count", 1),
                Correction("noise_die", "1", "count", 9),
                Correction("time_track", "99", "line", "none"),
            ),
        ),
        Overlay("nowhere", (Correction("css", "css_a", "count", 1),)),
    ]
    found = {(each.pack, each.component): each.state for each in mine.offered(boxes)}
    assert found["lockdown", "css"] == "new"
    assert found["lockdown", "engines"] == "unknown"
    assert found["lockdown", "time_track"] == "unfit"
    assert found["nowhere", "css"] == "unknown"
    assert not (tmp_path / "box.json").exists()
    with pytest.raises(Refused):
        mine.adopt(mine.offered(boxes))
    assert not (tmp_path / "box.json").exists()
    assert mine.adopt([each for each in mine.offered(boxes) if each.fits]) == 1
    assert [each.state for each in mine.offered([moved])] == ["same"]
    assert [each.state for each in mine.offered([_css()])] == ["other"]
    again = owner(tmp_path)
    assert again.pack("lockdown")["css"].items[0].count == load("lockdown")["css"].items[0].count - 1


def of_two_packs(tmp_path: Path) -> list[Overlay]:
    """What somebody has told of the boxes of two games."""
    alerts = Entered("alerts", tuple({"name": f"Ours {number}", "copies": 1} for number in range(10)), None)
    return [_moved(tmp_path), Overlay("nemesis", lists=(alerts,))]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process that is killed begins where this one stands")
@pytest.mark.parametrize("written", [True, False])
def test_a_code_of_several_packs_is_taken_whole_or_not_at_all(tmp_path: Path, written: bool) -> None:
    """Killed before or after each of the moments at which a file takes the place of another."""
    boxes = of_two_packs(tmp_path)
    for moment in range(1, len(boxes) + 1):
        folder = tmp_path / str(moment)
        folder.mkdir()
        if not (child := os.fork()):
            _die_at(moment, written)
            with suppress(BaseException):
                mine = owner(folder)
                mine.adopt(mine.offered(boxes))
            os._exit(0)
        os.waitpid(child, 0)
        kept = {box.pack for box in Overlay.all_in(folder / "box.json")}
        assert kept in (set(), {box.pack for box in boxes}), f"killed at moment {moment}"
        assert bool(kept) == (written or moment > 1)


def _die_at(moment: int, written: bool) -> None:
    swaps, swap = count(1), os.replace

    def dies(beside: Path, path: Path) -> None:
        at = next(swaps)
        if at == moment and not written:
            os.kill(os.getpid(), signal.SIGKILL)
        swap(beside, path)
        if at == moment:
            os.kill(os.getpid(), signal.SIGKILL)

    os.replace = dies  # type: ignore[assignment]


def test_other_boxes_are_counted_by_what_they_say_of_a_component() -> None:
    pack, holds = load("lockdown"), Owner().holds_of(load("lockdown"))
    as_printed, moved = OtherBox("A", 1, _css()), OtherBox("B", 1, _moved(Path()))
    stale = OtherBox("C", 1, Overlay("lockdown", (Correction("css", "gone", "count", 1),)))
    found = agreement(pack, holds, pack["css"], [as_printed, moved, as_printed, stale, OtherBox("D", 1, Overlay("nemesis"))])
    assert (found.agree, found.differ) == (2, 1)


def test_the_file_of_other_boxes_is_read_as_it_is_written(tmp_path: Path) -> None:
    boxes = (OtherBox("English, 2022", 1, _css()), OtherBox("Français", 2, facts_alone(_long())))
    file = tmp_path / "boxes.json"
    file.write_text(written(boxes), "utf-8")
    assert others(file) == boxes
    assert written(others()) == (Path(__file__).parents[2] / "data" / "boxes.json").read_text("utf-8")


def test_no_sentence_of_a_card_goes_into_the_repository() -> None:
    told = Overlay("lockdown", (), (Entered("attack", ({"name": "Bite", "copies": 2, "text": "Words"},), 2),))
    assert facts_alone(told).lists[0].cards == ({"name": "Bite", "copies": 2},)


def test_a_code_is_added_to_the_other_boxes_once_and_only_where_it_fits(tmp_path: Path) -> None:
    file = tmp_path / "boxes.json"
    file.write_text(written(()), "utf-8")
    code = " ".join(parts([_moved(tmp_path)], {"lockdown": 1}))
    assert added("English, 2022", code, file) == 1
    with pytest.raises(Refused, match="code_does_not_fit"):
        added("English, 2022", code, file)
    assert added("Français, 2023", code, file) == 2
    bad = " ".join(parts([Overlay("lockdown", (Correction("nothing", "x", "count", 1),))], {"lockdown": 1}))
    with pytest.raises(Refused, match="code_does_not_fit"):
        added("English, 2022", bad, file)
    assert [each.edition for each in others(file)] == ["English, 2022", "Français, 2023"]
