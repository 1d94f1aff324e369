"""What the owner of the box types in: decks, blips, Newt's numbers; dealt and counted from the next game on."""

import json
from pathlib import Path
from typing import Any

from companion.games.aliens.cards import boxed
from companion.headless import Door
from companion.packs import load
from tests.play import Play


def said(door: Door, **line: Any) -> Any:
    return json.loads(json.dumps(door.answer(json.dumps(line))))


def entered(door: Door, component: str, cards: Any = None, **more: Any) -> Any:
    lists = {} if cards is None else {"cards": cards}
    return said(door, do="enter", pack="aliens", component=component, **lists, **more)


def test_a_deck_of_sixty_is_dealt_once_it_adds_up(tmp_path: Path) -> None:
    door = Door(box=tmp_path / "box.json")
    answer = entered(door, "endurance", lines="20 | Sniper Rifle | weapon\n20 | Pep Talk | event | 2")
    assert answer["result"] == {"entered": 40, "total": 60, "complete": False}
    assert Play(1, door=door, pack="aliens", gear={}).table()["endurance"]["above"] == 60
    lines = "20 | Sniper Rifle | weapon\n20 | Pep Talk | event | 2\n20 | Bad Feeling | hazard"
    assert entered(door, "endurance", lines=lines)["result"]["complete"]
    play = Play(1, door=door, pack="aliens", gear={})
    play.do("fix", path="hands.P1", value=["pep_talk", "sniper_rifle"])
    assert play.do("play", seat="P1", card="pep_talk") == {"exhausted": 2, "discarded": 0}
    assert play.refused("equip", seat="P1", character="hicks", card="sniper_rifle") == "unknown_number"  # nobody entered its cost


def test_keywords_and_numbers_behind_a_card_are_what_it_does_and_a_sentence_is_its_text(tmp_path: Path) -> None:
    door = Door(box=tmp_path / "box.json")
    lines = (
        "20 | M42 Rifle | weapon | 2 | full auto, exhaust 2, cumbersome\n20 | Hope | event | 2 | action\n"
        "20 | Gloom | hazard | 0 | Everybody is sad, and exhausts 1."
    )
    assert entered(door, "endurance", lines=lines)["result"]["complete"]
    play = Play(1, door=door, pack="aliens", gear={"hicks": ["m42_rifle"]})
    play.do("next")
    told = play.do("attack", character="hicks")
    assert told["exhausted"] == 2
    play.do("fix", path="hands.P1", value=["hope"])
    before = play.table()["active"]["actions"]
    play.do("play", seat="P1", card="hope")
    assert play.table()["active"]["actions"] == before - 1
    play.do("fix", path="endurance", value={"above": ["gloom", "gloom"]})
    assert "Everybody is sad" in " ".join(said(door, do="draw", seat="P1")["story"])


def test_a_weapon_that_burns_a_space_or_is_thrown_is_known_by_its_keyword(tmp_path: Path) -> None:
    door = Door(box=tmp_path / "box.json")
    lines = "20 | Torch | weapon | 2 | area, exhaust 1\n20 | Bomb | weapon | 1 | discard, exhaust 1\n20 | Hope | event"
    assert entered(door, "endurance", lines=lines)["result"]["complete"]
    play = Play(1, door=door, pack="aliens", gear={"hicks": ["torch"], "hudson": ["bomb"]})
    assert play.do("attack", character="hicks", dice=2)["dice"] == {}
    play.do("activate", character="hudson")
    assert play.refused("attack", character="hudson", dice=2) == "no_area"
    play.do("attack", character="hudson")
    assert play["characters.hudson.weapons"] == []
    assert play["characters.hicks.weapons"] == ["torch"]


def test_blips_are_counted_the_short_way_and_by_lines(tmp_path: Path) -> None:
    for typed in ({"cards": {"1": 8, "3": 13}}, {"lines": "8 | 1\n13 | 3"}):
        door = Door(box=tmp_path / f"{len(str(typed))}.json")
        assert entered(door, "blips", **typed)["result"]["complete"]
        play = Play(1, door=door, pack="aliens", gear={})
        assert play.table()["blips"]["pool"] == 21
        play.do("place_blips", count=21)
        numbers = [each["number"] for each in play.table()["in_play"]]
        assert sorted(numbers) == [1] * 8 + [3] * 13


def test_newt_has_the_numbers_that_her_owner_reads_off_the_card(tmp_path: Path) -> None:
    door = Door(box=tmp_path / "box.json")
    assert Play(1, door=door, pack="aliens", mission="escape", gear={}).table()["characters"]["newt"]["tech"] is None
    assert entered(door, "characters", {"newt": {"grunt": {"tech": 3, "aim": 2}, "hero": {"tech": 4}}})["ok"]
    people = Play(1, door=door, pack="aliens", mission="escape", gear={}).table()["characters"]
    assert (people["newt"]["tech"], people["newt"]["aim"], people["hicks"]["tech"]) == (3, 2, 5)


def test_a_card_of_a_list_is_known_by_its_name_its_number_and_what_is_printed_on_it() -> None:
    typed = {"name": "Hope", "copies": 60, "type": "event", "cost": 2, "text": "Everybody takes heart."}
    (card,) = boxed(load("aliens"), {"lists": {"endurance": {"cards": [typed]}}})["endurance"].items
    assert (card.key, card.name, card.count, card.effect) == ("hope", "Hope", 60, "Everybody takes heart.")
    assert card.traits == {"type": "event", "cost": 2}
