"""Missions of Aliens by touches alone: a whole one in both languages, a campaign with a kill between each, gear and hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.window.listener import Listener
from tools.driver import Driver

TURNS = 3


class Squad(Listener):
    """Taps by what is written, in the language of the app."""

    @property
    def session(self) -> Any:
        return self.driver.app.session

    @property
    def view(self) -> Any:
        return self.session.view()

    def tap(self, label: str, **values: Any) -> None:
        self.look()
        self.driver.tap(self.say(label, **values))
        self.look()

    def begins(self, *chosen: str) -> None:
        """A new game by touches, up to the page on which everybody gears up."""
        self.driver.tap("new aliens")
        if chosen:
            self.driver.tap("what is played")
        for label in chosen:
            self.tap(label)
        for label in ("SEAL AND START", "TO THE TABLE", "PLAY"):
            self.tap(label)

    def gears_up(self) -> None:
        """A rifle for Hicks, a pistol for Hudson."""
        for who, card in (("hicks", "m41a_pulse_rifle"), ("hudson", "hk_vp70_pistol")):
            self.driver.app.over(f"gear:{who}")
            self.driver.frames(3)
            self.driver.tap(card)
            while self.driver.app.place.top.startswith("gear"):
                self.driver.back()
        self.driver.next()

    def marines(self) -> None:
        """Somebody begins, everybody moves once, and the token goes round."""
        if self.view["step"] == "first_player":
            self.driver.next()
        for _ in range(30):
            if self.view["phase"] != "marine" or self.view["active"] is None:
                break
            if self.driver.app.place.top == "rail":
                self.driver.back()
            who = self.view["active"]["character"]
            self.driver.tap(f"choose:who:{who}")
            self.tap("MOVE")
            self.driver.tap("pass_token")
            self.unasked()
        if self.view["phase"] == "marine":
            if self.driver.app.place.top == "rail":
                self.driver.back()
            self.driver.tap("alien_phase")

    def unasked(self) -> None:
        """Whatever is asked is answered the quiet way, and whatever stands over the table is dismissed."""
        for _ in range(6):
            top = self.driver.app.place.top
            if top in ("result", "secret", "choose"):
                self.driver.back()
            elif self.view["question"] is not None and self.view["phase"] == "marine":
                self.driver.next()

    def aliens(self) -> None:
        """On the rail, station by station, to the next turn."""
        for _ in range(40):
            if self.view["phase"] in ("marine", "over", "between"):
                return
            if self.driver.app.place.top != "rail":
                self.driver.back()
                continue
            self.driver.next()
        raise AssertionError("the Alien Phase does not end")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_mission(start: Callable[..., Driver], language: str) -> None:
    squad = Squad(start(language=language))
    squad.begins()
    assert squad.view["step"] == "gear_up"
    squad.gears_up()
    assert squad.view["characters"]["hicks"]["weapons"] == ["m41a_pulse_rifle"]
    for turn in range(TURNS):
        assert squad.view["round"] == turn + 1
        squad.marines()
        squad.aliens()
    squad.marines()
    for _ in range(10):  # to the question whether it is won
        if squad.view["step"] == "check":
            break
        squad.driver.next()
    squad.tap("IT IS WON")
    assert squad.view["ending"] == {"won": True, "reasons": ["mission"]}
    assert squad.leaks() == set()


def test_an_attack_goes_on_while_it_hits(start: Callable[..., Driver]) -> None:
    squad = Squad(start())
    squad.begins()
    squad.gears_up()
    squad.driver.next()  # the leader begins
    session, driver = squad.session, squad.driver
    if squad.view["active"]["character"] != "hicks":
        session.do("fix", path="token", value="P1")
    while squad.view["active"]["character"] != "hicks":
        session.do("pass_token")
    for _ in range(3):
        session.do("appears", kind="alien")
    session.do("fix", path="characters.hicks.dial", value=10)
    driver.app.go(driver.app.playing.plain())
    before = squad.view["endurance"]["exhaust"]
    driver.tap("attack")
    driver.tap("A")
    assert squad.shows("HITS")
    squad.tap("FULL AUTO: 1 CARD")
    assert squad.view["endurance"]["exhaust"] == before + 2
    assert session.journal.last.intent == "full_auto"


def test_what_a_hand_holds_stands_under_the_cover_and_is_played_by_its_number(start: Callable[..., Driver]) -> None:
    squad = Squad(start())
    squad.begins()
    squad.driver.next()
    squad.driver.next()
    session, driver = squad.session, squad.driver
    session.do("fix", path="hands.P1", value=["house_event", "m4_helmet"])
    driver.app.go(driver.app.playing.plain())
    driver.tap("more")
    squad.tap("HAND: {name}", name="ANA")
    assert "HELMET" not in " ".join(driver.texts())
    squad.tap("CARD {n}", n=1)
    squad.tap("PLAY IT")
    assert session.journal.last.intent == "play"
    assert squad.view["hands"]["P1"]["count"] == 1


def test_a_rest_asks_what_goes_back(start: Callable[..., Driver]) -> None:
    squad = Squad(start())
    squad.begins()
    squad.driver.next()
    squad.driver.next()
    squad.session.do("fix", path="endurance", value={"above": 30, "exhaust": 10})
    squad.driver.app.go(squad.driver.app.playing.plain())
    squad.driver.tap("rest")
    squad.tap("DRAW 2, THEN RECYCLE")
    assert squad.view["question"]["ask"] == "recycle"
    squad.driver.back()  # the cover with the cards drawn
    for _ in range(3):
        squad.driver.tap(f"{squad.say('OFF THE PILE')} +")
    squad.driver.next()
    assert squad.view["question"] is None
    assert squad.view["endurance"]["under"] == 3


def test_a_campaign_of_three_missions_with_a_kill_between_each(start: Callable[..., Driver]) -> None:
    squad = Squad(start())
    squad.begins("CAMPAIGN")
    squad.driver.next()
    for mission, label in (("newt", "MISSION 2: ESCAPE"), ("escape", "MISSION 3: SURVIVE"), ("survive", "")):
        assert squad.view["campaign"]["mission"] == mission
        if squad.driver.app.place.top == "rail":
            squad.driver.back()
        for _ in range(4):
            squad.driver.tap("draw")
            squad.tap("DISCARD OFF THE DECK")
            squad.unasked()
        squad.driver.tap("more")
        squad.driver.hold(squad.say("HOLD: {what}", what=squad.say("THE MISSION IS WON")))
        if not label:
            break
        while squad.view["step"] != "choose":
            driver = squad.driver
            if squad.view["question"] and squad.view["question"]["ask"] == "keep":
                kept = driver.app.stage.screen("rail").picture.asking.taps[0].label
                driver.tap(kept)
            else:
                driver.next()
        squad.driver = start()  # a kill: the same home
        squad.driver.app.games.open_game(squad.driver.app.games.saved()[0].id)
        squad.driver.frames(4)
        assert squad.view["step"] == "choose"
        assert squad.shows(label)
        squad.driver.next()  # the one button begins it
        squad.driver.next()  # without gear
    assert squad.view["ending"]["won"]
    assert squad.view["campaign"]["score"] > 0


class Fighters(Squad):
    """Who shoots, is attacked, rests and sees blips, all by touches."""

    def alien_comes(self) -> None:
        self.driver.tap("blip")
        self.tap("AN ALIEN COMES")

    def first(self, *kinds: str) -> str:
        """The button of the first thing of these kinds, as it is called."""
        each = next((each for each in self.view["in_play"] if each["kind"] in kinds), None)
        return "" if each is None else f"{each['piece']} +{each['tokens']}" if each["tokens"] else str(each["piece"])

    def fights(self) -> None:
        """The Marine Phase: everybody with a weapon shoots, the others rest."""
        if self.view["step"] == "first_player":
            self.driver.next()
        for _ in range(30):
            active = self.view["active"]
            if self.view["phase"] != "marine" or active is None:
                break
            target, person = self.first("alien"), self.view["characters"][active["character"]]
            if person["status"] == "down":
                pass  # who lies on the ground does nothing
            elif person["weapons"] and target:
                self.driver.tap("attack")
                self.driver.tap(target)
                self.tap("DONE")
            elif person["side"] == "hero":
                self.driver.tap("rest")
                self.tap("DRAW 1, THEN RECYCLE")
                self.unasked()
            self.driver.tap("pass_token")
            self.unasked()
        self.driver.tap("alien_phase")

    def is_fought(self) -> None:
        """The Alien Phase: one is attacked, the boards roll, the first blip is seen; then card by card."""
        for _ in range(40):
            step = self.view["step"]
            if self.view["phase"] != "alien":
                return
            if step == "aliens" and (attacker := self.first("alien")):
                self.driver.tap("choose:defend")
                self.driver.tap("HUDSON")
                self.driver.tap(attacker)
                self.tap("DONE")
            if step == "blips":
                board = next((due.about["board"] for due in self.session.due() if due.what == "board"), None)
                if board is not None:
                    self.tap("BOARD {n}", n=board)
                if blip := self.first("blip"):
                    self.tap("SEEN")
                    self.tap("{piece} IS SEEN", piece=blip)
                    self.tap("DONE")
            if self.driver.app.place.top != "rail":
                self.driver.app.go(self.driver.app.playing.plain())
            self.driver.next()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_mission_with_fights(start: Callable[..., Driver], language: str) -> None:
    squad = Fighters(start(language=language))
    squad.begins(squad.say("RESCUE"))
    squad.gears_up()
    for turn in range(TURNS):
        assert squad.view["round"] == turn + 1
        if squad.view["step"] == "first_player":
            squad.driver.next()
        squad.alien_comes()
        squad.fights()
        squad.is_fought()
        assert squad.view["step"] == "check"
        if turn + 1 < TURNS:
            squad.driver.next()
    squad.tap("IT IS WON")
    done = [entry.intent for entry in squad.session.journal.entries]
    assert done.count("attack") >= TURNS
    assert done.count("rest") >= TURNS
    assert {"defend", "spot", "blip_speed"} <= set(done)
    assert squad.view["ending"] == {"won": True, "reasons": ["mission"]}
    assert squad.leaks() == set()
