"""STANDINGS over the evenings of a group, by touches, and how much is read for it."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from kivy.metrics import dp

from companion.saves.evening import Evening, Player
from companion.saves.gamesfile import GamesFile
from companion.saves.store import Store
from companion.show.pictures.standings import groups_of, standings
from companion.show.place import Place
from companion.show.tongue import Tongue
from tools.driver import Driver

SAY = Tongue("en")


def evening(*players: Player, game: str = "lockdown") -> Evening:
    return Evening(game, tuple(each.name for each in players), 9, over=bool(players), players=players, last=1)


ANA, BO = Player("Ana", left=True, won=True, draws=40, above=2.0, spread=2.0), Player("Bo", draws=40, above=-1.0, spread=2.0)
CY = Player("Cy", left=True)


def test_who_won_most_stands_first_with_games_ways_out_and_luck() -> None:
    standing = standings([evening(ANA, BO), evening(BO, ANA), Evening("lockdown", ("Ana", "Bo"), 3)], (), SAY)
    assert standing.evenings == 2
    assert [(line.name, line.numbers, line.first) for line in standing.lines] == [
        ("Ana", ("2", "2", "2"), True),
        ("Bo", ("0", "0", "2"), False),
    ]
    assert [line.luck for line in standing.lines] == ["LUCK 98 / 100", "LUCK 16 / 100"]
    assert standing.lucky[:2] == ("Best luck: Ana, 80 draws.", "Worst luck: Bo, 80 draws.")


def test_a_group_is_the_same_people_whoever_sits_where_and_has_standings_of_its_own() -> None:
    evenings = [evening(ANA, BO), evening(BO, ANA), evening(ANA, CY)]
    assert groups_of(evenings) == (("Ana", "Bo"), ("Ana", "Cy"))
    assert [line.name for line in standings(evenings, ("Bo", "Ana"), SAY).lines] == ["Ana", "Bo"]
    assert standings(evenings, ("Ana", "Cy"), SAY).lines[0].numbers == ("1", "1", "1")
    assert standings(evenings, (), SAY).lines[0].numbers == ("3", "3", "3")


def test_of_luck_that_nobody_knows_that_is_said() -> None:
    standing = standings([evening(CY)], (), SAY)
    assert standing.lines[0].luck == "LUCK ?"
    assert standing.lucky == ("Nothing is known of luck: the app has drawn or rolled too little for anybody.",)


def test_what_a_newer_app_wrote_of_a_player_is_passed_over() -> None:
    written = evening(ANA).written()
    written["players"] = [{**each, "colour": "red"} for each in written["players"]]
    assert Evening.read(written).players == (ANA,)


def ended(driver: Driver, names: Sequence[str], noises: int = 0) -> None:
    """A game of these to its end, with so many noise rolls of whoever sits first."""
    driver.app.games.new_game("lockdown", list(names), {})
    for _ in range(noises):
        driver.app.session.do("noise_roll", seat="P1")
    for seat in driver.app.playing.view["seats"]:
        driver.app.session.do("leave", seat=seat, how="pod")
    driver.app.act("fix", path="time", value={"slot": 5, "side": "red"})
    driver.app.games.leave_game(Place())


def to_the_standings(driver: Driver) -> None:
    driver.app.over("statistics")
    driver.frames(4)
    driver.tap(driver.app.say("STANDINGS"))
    driver.frames(4)


def test_an_evening_counts_for_its_group(driver: Driver) -> None:
    ended(driver, ["Ana", "Bo"], 12)
    ended(driver, ["Cy", "Di"])
    to_the_standings(driver)
    assert {"STANDINGS", "EVERYBODY", "CY, DI", "ANA, BO", "ANA", "BO", "CY", "DI", "WON", "GOT OUT"} <= set(driver.texts())
    driver.tap("ANA, BO")
    assert {"ANA", "BO", "1 evening"} <= {text.replace("EVENING", "evening") for text in driver.texts()}
    assert not {"CY", "DI"} & set(driver.texts())
    rows = driver.app.stage.lower.ids.rows.children
    assert any(getattr(row, "shown", None) and row.shown.luck.startswith("LUCK ") and row.shown.luck != "LUCK ?" for row in rows)
    driver.tap("DONE")
    assert driver.app.place.top == "statistics"


def test_before_a_game_has_ended_that_is_said(driver: Driver) -> None:
    to_the_standings(driver)
    assert "Nothing was played to its end yet." in driver.texts()


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (915, 412)], ids=str)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_long_names_stand_whole(start: Callable[..., Driver], size: tuple[int, int], language: str) -> None:
    driver = start(size, language)
    ended(driver, ["Maximilian", "Anne-Sophie", "Jo", "Ed"], 12)
    to_the_standings(driver)
    assert {"MAXIMILIAN", "ANNE-SOPHIE"} <= set(driver.texts())


@pytest.mark.parametrize("many", [5, 300])
def test_statistics_and_standings_read_each_game_once_and_open_none(
    driver: Driver, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(driver, ["Ana", "Bo"])
    store = driver.app.games.kept
    (saved,) = store.games()
    for _ in range(many - 1):
        at = store.next_game
        store.add(store.rows_of(saved, at))
        store.note(at, saved.evening)
    asked: list[str] = []
    read = GamesFile.read

    def counted(self: Store, query: str, values: Any = ()) -> Any:
        asked.append(query)
        return read(self, query, values)

    monkeypatch.setattr(GamesFile, "read", counted)
    monkeypatch.setattr(Store, "resume", None)
    for page in ("statistics", "standings"):
        asked.clear()
        driver.app.over(page)
        driver.frames(2)
        assert len(asked) <= 4, asked
        assert str(many) in " ".join(driver.texts())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_large_letters_leave_luck_whole_on_a_small_phone(start: Callable[..., Driver], language: str) -> None:
    driver = start((360, 640), language)
    while driver.app.settings.text_scale != 2.0:
        driver.app.turn("text_scale")
    ended(driver, ["Maximilian", "Bartholomäus"], 12)
    to_the_standings(driver)
    rows = [row for row in driver.app.stage.lower.ids.rows.children if getattr(row, "shown", None)]
    assert {row.shown.luck for row in rows} <= set(driver.texts())


def test_the_bar_of_statistics_stands_beside_its_numbers(start: Callable[..., Driver]) -> None:
    driver = start((360, 640))
    ended(driver, ["Ana", "Bo"], 12)
    driver.app.over("statistics")
    driver.frames(4)
    rows = driver.app.stage.lower.ids.rows
    scroll = rows.parent
    assert rows.height > scroll.height
    assert max(row.right for row in rows.children) <= scroll.right - scroll.bar_width - dp(4)
