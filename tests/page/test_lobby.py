"""A host without a window: a stranger with a browser sets a game up, seals it, plays, and finds it again tomorrow."""

from pathlib import Path
from random import Random

import pytest

from companion.games.registry import GAMES
from companion.packs import load
from tests.page.lobbies import Running
from tests.page.pressing import Somebody


def set_up(owner: Somebody, game: str) -> None:
    """A game with three of other names than usual, sealed, laid out."""
    title = next(label for label in owner.labels if label.upper().startswith(game.upper()))
    owner.press(title)
    assert "SEAL AND START" in owner.labels
    owner.type("Name 1", "Ida")
    owner.press("SEAL AND START")
    assert "WHO ARE YOU?" in owner.words
    owner.press("1 Ida")
    assert "Every draw of this game is settled" in owner.words
    owner.press("TO THE TABLE")
    if "SET-UP" in owner.words:
        owner.press("PLAY")


def rounds(host: Running) -> int:
    return int(host.does(lambda: host.host.session.view()["round"]))  # type: ignore[union-attr]


def play_on(owner: Somebody, host: Running, most: int = 80) -> None:
    """Presses whatever goes on, until the next round begins; nobody says that it is won already."""
    begun = rounds(host)
    for _ in range(most):
        does = [(label, found) for label, found in owner.read.found if found.get("do", "undo") != "undo"]
        acts = [label for label, found in does if found.get("with", {}).get("answer") is not True]
        onward = [label for label, found in owner.read.found if label in acts and found["do"] in ("next", "event_phase")]
        owner.press((onward or acts)[0])
        if rounds(host) > begun:
            return
    raise AssertionError(f"no round begins: {owner.labels}")


def test_the_first_who_comes_by_the_code_owns_the_host_and_the_others_wait(host: Running) -> None:
    ana = host.guest()
    assert host.host.hosting.owner == ana.id
    assert "WHAT IS IN YOUR BOX?" in ana.words
    bo = host.guest()
    assert "NO GAME YET" in bo.words
    assert not [label for label in bo.labels if label not in ("EN", "FR")]
    bo.ask({"host": ["begin"]})
    bo.ask({"go": "new_game:lockdown"})
    assert "NO GAME YET" in bo.look()
    assert host.host.session is None


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_sets_up_each_game_by_pages_alone(game: str, host: Running, tmp_path: Path) -> None:
    owner, bo = host.guest(), host.guest()
    set_up(owner, game)
    names = host.does(lambda: host.host.session.charter.names)  # type: ignore[union-attr]
    assert names == ("Ida", "Bo", "Cy")
    assert "WHO ARE YOU?" in bo.look()
    bo.press("2 Bo")
    assert "BO ONLY" in bo.words
    play_on(owner, host)
    entries = host.does(lambda: len(host.host.session.journal.entries))  # type: ignore[union-attr]
    host.shut()
    again = Running(tmp_path)
    owner, bo = again.back(owner), again.back(bo)
    assert again.host.hosting.owner == owner.id
    assert "BO ONLY" in bo.words
    assert again.does(lambda: len(again.host.session.journal.entries)) == entries  # type: ignore[union-attr]
    owner.press("MENU")
    owner.press("OTHER GAMES")
    assert "RESUME" in owner.labels
    assert "NO GAME YET" in bo.look()
    owner.press("RESUME")
    assert "BO ONLY" in bo.look()
    assert "IDA ONLY" in owner.words
    again.shut()


def test_everybody_adds_to_the_seal(host: Running) -> None:
    owner = host.guest()
    owner.press("LOCKDOWN")
    owner.press("Let each player add to the shuffle: YES")
    owner.press("SEAL AND START")
    promised = owner.words
    assert "PROMISE" in promised
    owner.press("NEXT")
    for name in ("ANA", "BO", "CY"):
        assert name in owner.words
        owner.type("A word", f"moth {name}")
        owner.press("Die 2")
        owner.press("NEXT")
    given = host.does(lambda: host.host.session.charter.given)  # type: ignore[union-attr]
    assert [name for name, _ in given] == ["Ana", "Bo", "Cy"]
    assert given[1][1] == "moth BO/121/"


def test_the_page_of_a_new_game_changes_who_plays_and_what(host: Running) -> None:
    owner = host.guest()
    owner.press("LOCKDOWN")
    owner.press("+ PLAYER")
    owner.press("Di: one seat up")
    owner.press("Cy does not play")
    owner.press("CO-OP")
    label = next(label for label in owner.labels if "SIDE" in label or "·" in label)
    owner.press(label)
    owner.press("DRAWN BY THE APP")
    switch = next(label for label in owner.labels if label.endswith(": CARDBOARD"))
    owner.press(switch)
    owner.press("SEAL AND START")
    charter = host.does(lambda: host.host.session.charter)  # type: ignore[union-attr]
    assert charter.names == ("Ana", "Bo", "Di")
    assert charter.options["mode"] == "coop"
    assert list(charter.options["sources"].values()) == ["cardboard"]


def test_what_the_rules_refuse_is_a_sentence_on_the_page(host: Running) -> None:
    owner = host.guest()
    owner.press("LOCKDOWN")
    owner.type("Name 1", "Bo")
    owner.press("SEAL AND START")
    assert host.host.session is None
    assert "SEAL AND START" in owner.labels
    assert host.host.notice in owner.words
    assert host.host.notice


def test_the_next_game_keeps_the_seats_of_who_plays_again(host: Running) -> None:
    owner, bo, cy = host.guest(), host.guest(), host.guest()
    set_up(owner, "lockdown")
    bo.look()
    bo.press("2 Bo")
    cy.look()
    cy.press("3 Cy")
    owner.press("MENU")
    owner.press("OTHER GAMES")
    owner.press("NEMESIS")
    owner.type("Name 3", "Zoe")
    owner.press("Bo: one seat up")
    owner.press("SEAL AND START")
    assert "BO ONLY" in bo.look()
    assert host.host.hosting.guests.linked[bo.id].seat == "P1"
    assert "WHO ARE YOU?" in cy.look()
    assert host.host.hosting.guests.linked[owner.id].seat == "P2"


def test_an_act_on_a_page_of_the_game_before_does_nothing(host: Running) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    term = owner.shown[0]
    owner.press("MENU")
    owner.press("OTHER GAMES")
    owner.press("LOCKDOWN")
    owner.press("SEAL AND START")
    assert owner.shown[0] > term
    said = owner.ask({"do": "noise_roll", "with": {"seat": "P1"}, "n": owner.shown[1], "t": term, "k": 99})
    assert said["no"] == "table_moved_on"


def test_a_seat_that_has_a_phone_is_nobody_elses(host: Running) -> None:
    owner, bo, eve = host.guest(), host.guest(), host.guest()
    set_up(owner, "lockdown")
    bo.look()
    bo.press("2 Bo")
    eve.look()
    assert "2 Bo" not in eve.labels
    eve.ask({"sit": "P2"})
    assert host.host.hosting.guests.linked[eve.id].seat == ""
    eve.press("A SCREEN FOR EVERYBODY")
    assert "WHO ARE YOU?" not in eve.words


def test_who_has_typed_the_address_asks_and_is_a_screen(host: Running) -> None:
    owner = host.guest()
    tv = Somebody(host.link)
    _, _, key = tv.get("/k")
    tv.key, tv.code = key, ""
    assert tv.join("")["no"] == "ask_host"
    owner.look()
    owner.press(f"{tv.keys.words} ASKS TO BE LET IN")  # type: ignore[union-attr]
    owner.press("LET IN")
    assert "id" in tv.join("")
    tv.poll()
    set_up_by(owner)
    assert "WHO ARE YOU?" not in tv.look()
    tv.ask({"sit": "P2"})
    assert host.host.hosting.guests.linked[tv.id].seat == ""


def set_up_by(owner: Somebody) -> None:
    owner.press("DONE")
    set_up(owner, "lockdown")


def test_its_owner_says_what_the_others_may_do(host: Running) -> None:
    owner, bo = host.guest(), host.guest()
    set_up(owner, "lockdown")
    bo.look()
    bo.press("2 Bo")
    owner.look()
    owner.press("MENU")
    owner.press("EVERY PHONE")
    assert "2 OF 3 LINKED" in owner.words
    owner.press("BO: TABLE")
    assert host.host.hosting.guests.linked[bo.id].may == "table"
    before = host.link
    owner.press("NEW CODE")
    assert host.link != before
    assert any(host.link in line for line in host.said)
    assert Somebody(before).join(None)["no"] == "code_is_old"
    owner.press("Unlink BO")
    assert bo.poll() == {"status": 403}
    assert "1 OF 3 LINKED" in owner.look()


def test_its_owner_sets_the_record_right_and_hands_over_to_cardboard(host: Running) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    owner.press("MENU")
    owner.press("FIX THE RECORD")
    step = next(label for label in owner.labels if label.endswith(" +"))
    owner.press(step)
    assert host.does(lambda: host.host.session.journal.last.intent) == "fix"  # type: ignore[union-attr]
    owner.press("DONE")
    owner.press("MENU")
    owner.press("APP OR CARDBOARD")
    owner.press(next(label for label in owner.labels if label.endswith(": CARDBOARD")))
    assert host.does(lambda: host.host.session.journal.last.intent) == "set_source"  # type: ignore[union-attr]


def test_a_game_that_pauses_is_told_to_who_returns(host: Running) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    owner.press("MENU")
    owner.press("PAUSE")
    owner.press("PAUSE HERE")
    assert "RESUME" in owner.labels
    owner.press("RESUME")
    assert "WHERE WE WERE" in owner.words
    owner.press("GO ON")
    assert "WHERE WE WERE" not in owner.words


def test_a_game_goes_from_the_shelf_and_comes_back(host: Running) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    owner.press("MENU")
    owner.press("OTHER GAMES")
    owner.press("ALL GAMES 1")
    owner.press("DELETE Ida, Bo, Cy?")
    owner.press("HOLD: DELETE")
    assert "0 EVENINGS" in owner.words
    owner.press("NOT DELETED AFTER ALL")
    assert "1 EVENING" in owner.words


def test_a_name_is_set_right_in_the_middle_of_a_game(host: Running) -> None:
    owner, bo = host.guest(), host.guest()
    set_up(owner, "lockdown")
    bo.look()
    bo.press("2 Bo")
    owner.look()
    owner.press("MENU")
    owner.press("WHO SITS WHERE")
    owner.press("2 BO")
    owner.type("A name for Bo", "Zoe")
    owner.press("NEW NAME")
    assert "ZOE ONLY" in bo.look()


def test_stop_forgets_every_phone_and_keeps_the_game(host: Running, tmp_path: Path) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    owner.press("MENU")
    owner.press("EVERY PHONE")
    owner.press("HOLD: STOP")
    host.thread.join(30)
    again = Running(tmp_path)
    assert again.host.hosting.owner == ""
    assert again.host.session is not None
    stranger = Somebody(again.link)
    assert stranger.join(None)["no"] == "which_seat"
    stranger = again.guest("P1")
    assert again.host.hosting.owner == stranger.id
    again.shut()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_its_owner_presses_leads_somewhere(
    game: str, host: Running, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Presses by chance, in the lobby and in a game: every press is answered, and nothing of ours breaks."""
    dice, owner = Random(game), host.guest()
    set_up(owner, game)
    pressed = set()
    for _ in range(220):
        label, found = dice.choice([each for each in owner.read.found if each[1] != {"host": ["stop"]}])
        owner.k += 1
        answer = owner.ask({**found, **({"t": owner.shown[0], "n": owner.shown[1], "k": owner.k} if "do" in found else {})})
        assert "status" not in answer, (label, found, answer)
        assert answer.get("no") not in ("asleep", "garbled", "not_your_seat", "look_only"), (label, found, answer)
        if "page" not in answer:
            owner.poll()
        assert owner.labels, label
        pressed.add(label)
    assert len(pressed) > 30
    assert not list((tmp_path / "reports").glob("*")), [each.read_text("utf-8") for each in (tmp_path / "reports").glob("*")]
    assert [record.getMessage() for record in caplog.records if record.name == "airlock"] == []


def test_what_only_the_phone_of_the_table_does_its_owner_does(host: Running) -> None:
    owner = host.guest()
    set_up(owner, "aliens")
    owner.press("HICKS")
    owner.press("HU")
    assert host.host.place.top == "gear:hudson"
    owner.press("BACK")
    assert host.host.place.over == ("rail",)


def test_once_it_is_over_the_seal_is_checked_and_all_is_packed_up(host: Running) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    owner.press("MENU")
    owner.press("HOLD: STOP THE GAME")
    owner.ask({"go": "menu"})
    owner.poll()
    owner.press("THE SEAL")
    assert "THE SEAL HOLDS" in owner.words
    owner.press("OPEN THE SEED")
    assert "The seed:" in owner.words
    owner.ask({"go": "packing"})
    owner.poll()
    row = next(label for label, found in owner.read.found if found.get("host", [""])[0] == "here")
    owner.press(row)
    assert host.does(lambda: len(host.host.session.packed_away())) == 1  # type: ignore[union-attr]


def test_everybody_has_a_language_of_their_own(host: Running) -> None:
    owner, bo = host.guest(), host.guest()
    bo.press("FR")
    assert "NO GAME YET" not in bo.words
    set_up(owner, "lockdown")
    bo.look()
    assert "QUI ES-TU" in bo.words
    owner.press("MENU")
    owner.press("FR")
    assert host.host.say.language == "fr"
    assert "SEAL" not in owner.words.split()


def test_every_game_that_is_known_stands_in_the_lobby(host: Running) -> None:
    owner = host.guest()
    assert len([found for _, found in owner.read.found if str(found.get("go", "")).startswith("new_game:")]) == len(GAMES)
    assert {load(game).game for game in GAMES} == set(GAMES)


def test_who_comes_while_pages_are_made_owns_the_host_all_the_same(host: Running) -> None:
    """The line hears a join before the thread of the game does."""
    hosting = host.host.hosting
    host.does(lambda: host.host.begin("nemesis", ["Ana", "Bo"], {}))
    noticed, hosting.room._changed = hosting.room._changed, lambda: None
    ana = Somebody(host.link)
    ana.join("P1")
    noticed()
    host.does(lambda: None)
    assert "data-place='seal'" in ana.poll(0, 0)["page"]
