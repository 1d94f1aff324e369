"""Decks that no source tells: typed in once, dealt by the app from then on, and given away as a small file."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.charter import charter
from companion.headless import Door
from companion.packs import load
from companion.session import Session
from tests.play import Play
from tools.verify import verify

DECKS = {
    "alerts": (10, {"story": "research"}),
    "objectives_requirement": (13, {"story": "epilogue", "before": {"bag": {"adult": 1}}}),
    "adaptations": (8, {"enemy": "carnomorphs"}),
    "mutations": (12, {"enemy": "carnomorphs"}),
    "weakness_void_seeders": (8, {"enemy": "void_seeders"}),
}


def cards(count: int) -> list[dict[str, Any]]:
    return [{"name": f"Card {number}", "text": "What it asks for."} for number in range(1, count + 1)]


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_that_adds_up_is_dealt_by_the_app(tmp_path: Path, deck: str) -> None:
    count, options = DECKS[deck]
    door = Door(box=tmp_path / "box.json")
    component = "weakness" if deck.startswith("weakness") else deck
    assert Play(3, door=door, pack="nemesis", **options).table()["sources"][component] == "cardboard"
    entered = door.answer(json.dumps({"do": "enter", "pack": "nemesis", "component": deck, "cards": cards(count - 1)}))
    assert entered["ok"]
    assert Play(3, door=door, pack="nemesis", **options).table()["sources"][component] == "cardboard"
    assert door.answer(json.dumps({"do": "enter", "pack": "nemesis", "component": deck, "cards": cards(count)}))["ok"]
    assert Play(3, door=door, pack="nemesis", **options).table()["sources"][component] == "app"
    too_many = door.answer(json.dumps({"do": "enter", "pack": "nemesis", "component": deck, "cards": cards(count + 1)}))
    assert too_many["refused"] == "pack_is_wrong"


def test_an_alert_that_was_typed_is_turned_over_by_its_name(tmp_path: Path) -> None:
    door = Door(box=tmp_path / "box.json")
    door.answer(json.dumps({"do": "enter", "pack": "nemesis", "component": "alerts", "cards": cards(10)}))
    play = Play(3, door=door, pack="nemesis", story="research")
    assert "The alert: Card " in play.story("alert_start")
    assert play.table()["alert"]["card"].startswith("card_")


def test_a_turret_that_is_destroyed_passes_the_reckoning_of_a_stranger() -> None:
    pack = load("nemesis")
    session = Session.new(charter(pack, ["Ana"], bytes(4), {"turrets": True}), pack)
    session.do("turret_place")
    session.do("fix", path="turrets.1.status", value="all")
    session.do("turret_destroy", turret="1")
    assert verify(json.loads(json.dumps(session.export())))[1] is None


def test_an_object_that_the_owner_has_looked_up_takes_its_adaptation_away(tmp_path: Path) -> None:
    door = Door(box=tmp_path / "box.json")
    play = Play(3, door=door, pack="nemesis", enemy="carnomorphs")
    play.do("appears", kind="shambler")
    assert play.refused("research", seat="P1", object="egg") == "missing_parameter"
    correction = {"component": "adaptation_objects", "item": "shambler", "field": "object", "value": "egg"}
    assert door.answer(json.dumps({"do": "correct", "pack": "nemesis", "corrections": [correction]}))["ok"]
    play = Play(3, door=door, pack="nemesis", enemy="carnomorphs")
    assert play.refused("research", seat="P1", object="egg") == "adaptation_is_not_open"
    play.do("appears", kind="shambler")
    assert play.do("research", seat="P1", object="egg")["kind"] == "shambler"
    assert play["adaptations.shambler.gone"]
