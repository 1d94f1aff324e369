"""Set-up: the draft with the original crew, help cards, the list that several people work on."""

from companion.headless import Door
from tests.play import Play


def test_the_original_crew_may_be_taken_by_colour_and_starts_in_isolation() -> None:
    alternatives = {
        "hacker": "pilot",
        "janitor": "mechanic",
        "lab_rat": "scout",
        "sentry": "captain",
        "survivor": "soldier",
        "xenobiologist": "scientist",
    }
    play = Play(3, originals=True)
    offered = play.do("draft_offer", seat="P1")["characters"]
    assert len(offered) == 2
    chosen = alternatives[offered[0]]
    kept = play.do("draft_keep", seat="P1", character=chosen)
    assert (kept["character"], kept["room"]) == (chosen, "isolation_room")
    assert play["seats.P1.knowledge"] == 3
    again = play.do("draft_offer", seat="P2")["characters"]
    assert offered[0] not in again  # its card is taken, the other one is back


def test_workers_start_in_the_repository_with_one_knowledge_and_survivors_in_isolation_with_three() -> None:
    play = Play(5)
    for seat in ("P1", "P2", "P3", "P4", "P5"):
        character = play.do("draft_offer", seat=seat)["characters"][0]
        room = play.do("draft_keep", seat=seat, character=character)["room"]
        survivor = character in ("lab_rat", "survivor")
        assert room == ("isolation_room" if survivor else "repository")
        assert play[f"seats.{seat}.knowledge"] == (3 if survivor else 1)
    assert play.refused("draft_offer", seat="P1") == "has_a_character"


def test_help_cards_go_by_seat_or_are_dealt_and_number_one_begins() -> None:
    assert [seat["number"] for seat in Play(4)["seats"].values()] == [1, 2, 3, 4]
    for seed in ("01", "02", "03"):
        play = Play(4, seed=seed, help_cards="deal")
        numbers = {name: seat["number"] for name, seat in play["seats"].items()}
        assert sorted(numbers.values()) == [1, 2, 3, 4]
        assert numbers[play["first_player"]] == 1


def test_the_set_up_list_holds_what_these_options_call_for_and_speaks_french() -> None:
    tasks = {task["id"]: task for task in Play(3).ask("setup")}
    assert {"sides", "laboratory", "weakness_yours", "objectives_corporate_yours", "objectives_personal_yours"} <= set(tasks)
    assert not {"sides_mars", "bag_yours", "contingency_yours", "objectives_solo"} & set(tasks)
    assert len({task["lane"] for task in tasks.values()}) == 4
    yours = {"exploration": "cardboard", "surface_exploration": "cardboard"}
    solo = {task["id"] for task in Play(1, board="surface", sources=yours).ask("setup")}
    assert {"sides_mars", "surface_yours", "objectives_solo", "items_solo"} <= solo
    original = {task["id"] for task in Play(2, enemy="intruders", sources={"weakness": "cardboard"}).ask("setup")}
    assert "weakness_intruders" in original  # two cards are left out
    assert {"event_intruders", "attack_intruders"} <= {
        task["id"] for task in Play(2, enemy="intruders", sources={"event": "cardboard", "attack": "cardboard"}).ask("setup")
    }
    french = Play(3, door=Door(language="fr")).ask("setup")
    assert french[0]["says"] == "Posez le plateau côté de base."


def test_bags_power_and_places_for_every_number_of_players() -> None:
    for players in range(1, 6):
        table = Play(players).table()
        assert table["bag"] == {"blank": 1, "larva": 4, "creeper": 1, "adult": 3 + players, "breeder": 0, "queen": 1}
        assert sorted(each["token"] for each in table["power"].values()) == [1, 2, 3, 4]
        assert all(each["on"] == (each["token"] < 3) for each in table["power"].values())
        assert list(table["css"]) == ["10", "8", "6", "4", "2", "1"]
        assert table["decks"]["computer"]["open"] != "lockdown"


def test_what_the_app_deals_nobody_sorts_by_hand() -> None:
    by_app = {f"objectives_{deck}": "app" for deck in ("corporate", "personal", "shared")}
    semi = {task["id"] for task in Play(2, sources=by_app).ask("setup") if task["id"].startswith("objectives")}
    assert semi == {"objectives_corporate", "objectives_personal"}
    for players, mode in ((1, "solo"), (2, "coop")):
        tasks = Play(players, mode=mode, sources=by_app).ask("setup")
        assert [task["id"] for task in tasks if task["id"].startswith("objectives")] == ["objectives_shared"]


def test_the_list_tells_what_goes_with_the_crew() -> None:
    says = {task["id"]: task["says"] for task in Play(3, originals=True).ask("setup")}
    assert "own action deck (the Pilot: that of Lockdown), quest items of Lockdown" in says["originals"]
    assert "reference cards of contingencies and enemy" in says["help_cards"]


def test_the_french_words_are_those_of_the_room_sheet() -> None:
    play = Play(2, door=Door(language="fr"), sources={"contingency": "cardboard"})
    says = {task["id"]: task["says"] for task in play.ask("setup")}
    assert "pool neutre" in says["contingency_yours"]
    play.fix("time.slot", 10)
    play.fix("css.10", "NONE")
    assert "dans la nacelle A" in play.story("pod_enter", seat="P1", pod="A")
