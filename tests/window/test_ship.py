"""The ship is heard if somebody wants it: by what all can see, and not where it would be out of place."""

import wave
from pathlib import Path
from typing import Any

import pytest

from companion.charter import charter
from companion.device.real import RealDevice
from companion.games.registry import GAMES
from companion.packs import load
from companion.session import Session
from companion.show.breathing import GO_ON, voices
from companion.show.face import face_of
from companion.show.senses import SOUNDS
from tests.window.hand import begin
from tools.driver import Driver


def heard(driver: Driver) -> tuple[str, ...]:
    driver.frames(2)
    return driver.device.looped


def wanted(driver: Driver) -> Any:
    """A game in which all sections have power, and the ship can be heard."""
    session = begin(driver)
    session.do("fix", path="power", value={each: {"on": True} for each in ("S1", "S2", "S3", "lift")})
    driver.app.turn("ship")
    driver.app.theme.duration = 0
    return session


def test_at_first_nothing_goes_on(driver: Driver) -> None:
    begin(driver)
    driver.tap("NOISE ROLL")
    assert not any(how == "loop" for how, _ in driver.device.asked)


def test_each_section_with_power_hums_and_dies_with_it(driver: Driver) -> None:
    session = wanted(driver)
    assert heard(driver) == ("hum_1", "hum_2", "hum_3", "hum_4", "pulse_1")
    driver.app.act("power_flip", section="S2")
    assert heard(driver) == ("hum_1", "hum_3", "hum_4", "pulse_1")
    driver.undo()
    assert heard(driver) == ("hum_1", "hum_2", "hum_3", "hum_4", "pulse_1")
    session.do("fix", path="in_play", value=["larva"])
    driver.app.refresh()
    assert "vents" in heard(driver)


def test_the_pulse_slows_as_time_runs_out(driver: Driver) -> None:
    session = wanted(driver)
    for slot, pulse in ((12, "pulse_1"), (9, "pulse_2"), (4, "pulse_3")):
        session.do("fix", path="time", value={"slot": slot, "side": "red"})
        driver.app.refresh()
        assert heard(driver)[-1] == pulse


def test_it_stops_where_it_is_out_of_place(driver: Driver) -> None:
    wanted(driver)
    assert heard(driver)
    driver.app.on_pause()
    assert heard(driver) == ()
    driver.app.on_resume()
    assert heard(driver)
    driver.app.turn("sound")
    assert heard(driver) == (), "muted is muted"
    driver.app.turn("sound")
    assert heard(driver)
    driver.app.go(driver.app.place.__class__())
    assert heard(driver) == (), "no game is open"
    driver.tap("RESUME")
    assert heard(driver)
    driver.app.turn("ship")
    assert heard(driver) == ()


def test_it_has_a_volume_of_its_own_and_is_not_begun_anew_at_every_picture(driver: Driver) -> None:
    wanted(driver)
    heard(driver)
    assert driver.device.loop_volume == 1
    driver.app.over("settings")
    driver.tap("ship_volume")
    heard(driver)
    assert (driver.device.loop_volume, driver.app.settings.volume) == (0.25, 1.0)
    driver.device.asked.clear()
    for tab in ("tracks", "crew", "table"):
        driver.app.tab(tab)
        driver.frames(2)
    assert not any(how == "loop" for how, _ in driver.device.asked)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_heard_of_a_game_ships_and_follows_what_all_can_see(game: str) -> None:
    """Other draws lie under the same table: it sounds the same."""
    found = set()
    for seed in (b"one", b"two", b"three"):
        session = Session.new(charter(load(game), ["Ana", "Bo", "Cy"], seed))
        view = session.view()
        for seat in ("P1", "P2"):
            assert face_of(game).breath({**view, "seat": seat}) == face_of(game).breath(view)
        found.add(voices(face_of(game).breath({**view, "in_play": [], "phase": "players", **_lit(view)})))
    assert len(found) == 1
    assert set(*found) <= set(GO_ON)
    assert not voices(face_of(game).breath({**view, "phase": "over"}))


def _lit(view: dict[str, Any]) -> dict[str, Any]:
    """Power that chance has dealt lies open; with all of it on, games of other seeds look alike."""
    return {"power": {name: {**each, "on": True} for name, each in view["power"].items()}} if "power" in view else {}


@pytest.mark.parametrize("name", GO_ON)
def test_what_goes_on_begins_and_ends_in_silence(name: str) -> None:
    """So nobody hears where it begins anew."""
    with wave.open(str(SOUNDS / f"{name}.wav")) as file:
        count = file.getnframes()
        frames = file.readframes(count)
    samples = [abs(int.from_bytes(frames[at : at + 2], "little", signed=True)) for at in range(0, len(frames), 2)]
    assert max(samples) < 0.35 * 32768, "low"
    assert max(samples[:40] + samples[-40:]) < 0.02 * 32768


class Played:
    """A sound of Kivy, as far as it is asked."""

    def __init__(self) -> None:
        self.loop, self.volume, self.asked = False, 0.0, []

    def play(self) -> None:
        self.asked.append("play")

    def stop(self) -> None:
        self.asked.append("stop")


def test_a_real_device_begins_what_is_new_and_stops_what_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    from kivy.core.audio import SoundLoader

    made: dict[str, Played] = {}
    monkeypatch.setattr(SoundLoader, "load", lambda name: made.setdefault(Path(name).stem, Played()))
    device, one, other = RealDevice(), Path("one.wav"), Path("other.wav")
    device.loop((one, other), 0.5)
    device.loop((one,), 1.0)
    assert (made["one"].asked, made["one"].loop, made["one"].volume) == (["play"], True, 1.0)
    assert (made["other"].asked, made["other"].loop) == (["play", "stop"], False)
    device.leave()
    assert made["one"].asked == ["play", "stop"]


def test_a_sound_that_cannot_be_played_stops_no_game() -> None:
    RealDevice().loop((Path("nowhere.wav"),), 1.0)
