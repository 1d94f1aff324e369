"""A player for tests: talks to the headless door and reads the table, as a person with a terminal would."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from companion.headless import Door
from companion.owner import Owner
from companion.packs import load

NAMES = ["Ana", "Bo", "Cy", "Di", "Ed", "Fay"]


printed = cache(load)
"""What is printed stays as it is: hundreds of games read it once."""


def _door() -> Door:
    door = Door()
    door.owner = Owner(printed=printed)
    return door


class Refusal(AssertionError):
    """The door said no where the test expected yes."""


class Play:
    """A game behind the door, of Lockdown if nothing else is said."""

    def __init__(
        self, players: int = 3, seed: str = "00" * 32, door: Door | None = None, pack: str = "lockdown", **options: Any
    ) -> None:
        self.door = door or _door()
        self.heard = ""
        """What was told last."""
        self.begun = self.do("new_game", pack=pack, seats=NAMES[:players], seed=seed, options=options)

    def say(self, **line: Any) -> dict[str, Any]:
        """One line in, one line out, through JSON both ways."""
        return json.loads(json.dumps(self.door.answer(json.dumps(line))))

    def answer(self, name: str, **parameters: Any) -> dict[str, Any]:
        """Do something that must be possible; the whole answer."""
        answer = self.say(do=name, **parameters)
        if not answer["ok"]:
            raise Refusal(f"{name} {parameters}: {answer}")
        self.heard = "\n".join(answer.get("story", ()))
        return answer

    def do(self, name: str, **parameters: Any) -> Any:
        """Do something that must be possible; its result."""
        return self.answer(name, **parameters)["result"]

    def story(self, name: str, **parameters: Any) -> str:
        """Do something; what the table is told."""
        return "\n".join(self.answer(name, **parameters)["story"])

    def refused(self, name: str, **parameters: Any) -> str:
        """Do something that must be refused with a sentence and change nothing; the reason."""
        before = self.table()
        answer = self.say(do=name, **parameters)
        assert not answer["ok"], f"{name} {parameters} was not refused"
        assert answer["says"]
        assert self.table() == before
        return str(answer["refused"])

    def ask(self, name: str, **parameters: Any) -> Any:
        answer = self.say(ask=name, **parameters)
        assert answer["ok"], answer
        return answer["result"]

    def table(self) -> dict[str, Any]:
        return dict(self.ask("table"))

    def __getitem__(self, path: str) -> Any:
        value: Any = self.table()
        for part in path.split("."):
            value = value[int(part)] if isinstance(value, list) else value[part]
        return value

    def fix(self, path: str, value: Any) -> None:
        self.do("fix", path=path, value=value)

    def cardboard(self, *components: str) -> None:
        for component in components:
            self.do("set_source", component=component, source="cardboard")

    def power(self, **tokens: tuple[int, bool]) -> None:
        """Lay out power: S1=(1, True), …"""
        self.fix("power", {section: {"token": number, "on": on} for section, (number, on) in tokens.items()})

    # -- the event phase -------------------------------------------------------------------------

    def quiet_rounds(self, count: int = 1) -> None:
        """Whole event phases with the quiet answer to everything."""
        for _ in range(count):
            self.do("event_phase")
            self.to_the_end()

    def to_the_end(self) -> list[dict[str, Any]]:
        """Next until the players' phase or the end; what each step said."""
        steps = []
        for _ in range(60):
            if self["phase"] != "event":
                return steps
            steps.append(self.do("next"))
        raise AssertionError("the event phase did not end")

    def to(self, step: str) -> dict[str, Any]:
        """Into an event phase, as far as a step; what it did."""
        if self["phase"] == "players":
            self.do("event_phase")
        for _ in range(20):
            result = dict(self.do("next"))
            passed = [each["step"] for each in result.get("passed", [])]
            if step in (self["step"], *passed) or self["phase"] != "event":
                return result
        raise AssertionError(f"never came to {step}")

    def event(self, card: str, answer: Any = None, then: str = "stay") -> dict[str, Any]:
        """The event step with this card on top, and the answer to what it asks."""
        self.fix("decks.event.top", card)
        result = self.to("event")
        assert result["card"] == card, result
        if answer is not None:
            result = self.do("next", answer=answer)
            return dict(result.get("answered", result))
        return result

    def develop(self, answer: Any = None, **bag: int) -> dict[str, Any]:
        """The bag step with exactly this bag; every other token in the supply."""
        self.cardboard("event")
        self.fix("bag", bag)
        result = self.to("bag")
        return dict(self.do("next", answer=answer)) if answer is not None else result
