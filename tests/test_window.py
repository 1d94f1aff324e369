"""The window on a desktop: inside the screen, and where it was left."""

from pathlib import Path

import pytest

from companion.device.desktop import LEAST, PHONE, Frame


@pytest.mark.parametrize("screen", [(1366, 768), (1920, 1080), (1024, 600), (3840, 2160)])
def test_a_newcomers_window_lies_inside_the_screen(tmp_path: Path, screen: tuple[int, int]) -> None:
    frame = Frame.first(screen, tmp_path)
    assert frame.within(*screen)
    assert frame.height <= PHONE[1]


def test_it_opens_where_and_as_large_as_it_was_left(tmp_path: Path) -> None:
    Frame(500, 700, 30, 20).keep(tmp_path)
    assert Frame.first((1366, 768), tmp_path) == Frame(500, 700, 30, 20)
    assert Frame.first(None, Path("nowhere")).width == PHONE[0]


@pytest.mark.parametrize(
    "kept", [Frame(500, 700, 1200, 20), Frame(100, 100, 0, 0), Frame(2000, 700, 0, 0), Frame(412, 700, -5, 0)]
)
def test_what_would_hang_over_an_edge_or_be_too_small_opens_as_at_first(tmp_path: Path, kept: Frame) -> None:
    kept.keep(tmp_path)
    assert Frame.first((1366, 768), tmp_path) == Frame.first((1366, 768), Path("nowhere"))


def test_on_the_smallest_screen_it_is_at_least_as_large_as_can_be_used(tmp_path: Path) -> None:
    assert (Frame.first((300, 300), tmp_path).width, Frame.first((300, 300), tmp_path).height) >= LEAST
