"""Facts read off photographs of the printed games stand in the packs, each with where it comes from and how sure it is."""

from typing import Any

import pytest

from companion.packs import Item, load

PRINTED: tuple[tuple[str, dict[str, Any], str, str], ...] = (
    ("m41a_pulse_rifle", {"type": "weapon", "cost": 3, "keywords": ["full_auto"], "exhaust": 1}, "STIVES97P", "verified"),
    (
        "m40_grenades",
        {"cost": 1, "keywords": ["backup", "close", "grenade"], "use": "discard", "area": True},
        "STIVES97P",
        "verified",
    ),
    ("body_armor", {"type": "equipment", "cost": 1}, "STIVES97P", "verified"),
    ("shoulder_lamp", {"cost": 1, "keywords": ["free_action"]}, "STIVES97P", "single-source"),
    ("just_deal_with_it", {"type": "event", "cost": 2}, "STIVES97P", "single-source"),
    ("losing_hope", {"type": "hazard", "cost": 0, "lies": True}, "STIVES97P", "single-source"),
    ("motion_tracker_unit", {"cost": 0}, "STIVES81P", "single-source"),
    ("medical_scanner", {"cost": 0}, "STIVES81P", "single-source"),
    ("m4_helmet", {"cost": 2}, "STIVES81P", "house"),
    ("hk_vp70_pistol", {"cost": 1, "keywords": ["backup"], "hits_on": 3}, "STIVES81P", "single-source"),
)


def of(pack: str, component: str) -> dict[str, Item]:
    return {item.id: item for item in load(pack)[component].items}


@pytest.mark.parametrize(("card", "traits", "source", "confidence"), PRINTED, ids=[each[0] for each in PRINTED])
def test_a_card_of_endurance(card: str, traits: dict[str, Any], source: str, confidence: str) -> None:
    item = of("aliens", "endurance")[card]
    assert {name: item.traits[name] for name in traits} == traits
    assert source in item.source
    assert item.confidence == confidence


def test_gorman_orders_from_the_hand_and_frost_moves_four() -> None:
    characters = of("aliens", "characters")
    assert characters["gorman"].confidence == "verified"
    assert "3 cards of the hand" in characters["gorman"].effect
    assert characters["frost"].traits["hero_speed"] == 4
    assert {"AGDC", "TABTERR"} == set(characters["frost"].source)


def test_escape_is_stacked_as_its_card_says() -> None:
    escape = of("aliens", "missions")["escape"]
    assert escape.traits["tracker"] == {"1": 3, "2": 3, "rest": "beneath"}
    assert escape.traits["first_cards"] == 2
    assert "STIVES97P" in escape.source
    assert escape.confidence == "single-source"


def test_the_shuttle_has_five_spaces_and_a_red_one() -> None:
    track = of("nemesis", "shuttle_track").values()
    assert [item.traits["value"] for item in track] == ["green", "blue", "yellow", "blue", "yellow", "red"]
    assert {item.confidence for item in track} == {"verified"}
    assert all("LY" in item.source for item in track)


def test_eight_events_of_the_void_seeders_stand_on_two_sheets() -> None:
    twice = {item.name for item in of("nemesis", "event_void_seeders").values() if {"AB", "VP"} <= set(item.source)}
    assert twice == {
        "Generator Overheat",
        "Computer System Failure",
        "Evacuation Pod Ejection",
        "Fire Wave",
        "Ship AI Failure",
        "Fuel Explosion",
        "Whispers",
        "Terror",
    }


def test_three_weaknesses_and_the_tracks_were_seen_on_retail_parts() -> None:
    seen = {item.name for item in of("nemesis", "weakness_intruders").values() if "LY" in item.source}
    assert seen == {"The Way of Fighting", "The Way of Moving", "Reaction to Danger"}
    tracks = {item.id: item.traits["value"] for item in of("nemesis", "tracks").values() if "LY" in item.source}
    assert tracks == {"time": 15, "hibernation": 8, "selfdestruct": 6, "yellow": 3}
