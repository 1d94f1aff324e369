"""A page and its table in one program, for tests: what a browser says to a table within it, and what it shows.

It imports nothing of pytest and nothing of ours but the table itself: it is also run out of the archive that a browser gets.
"""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

from companion.within import OwnTable

ENDS = ("undo", "put_back", "end_game", "victory", "leave")


class Alone:
    """Somebody with one browser."""

    def __init__(self, home: Path, language: str = "en", seed: int = 7) -> None:
        self.home = home
        home.mkdir(exist_ok=True)
        self.table = OwnTable(home, language, bytes([seed]) * 32)
        self.shown: dict[str, Any] = {"term": 0, "n": 0, "at": 0, "by": ""}
        self.says(form=[412, 915, 1])
        self.looks()

    def says(self, **what: Any) -> dict[str, Any]:
        """Something that only changes the page, or an act."""
        shown = self.shown
        told = {"t": shown["term"], "by": shown["by"], **what}
        if "do" in what:
            told["n"] = shown["n"]
        found: dict[str, Any] = json.loads(self.table.heard(json.dumps(told)))
        if "page" in found:
            self.shown = found
        return found

    def looks(self) -> None:
        """What is new."""
        shown = self.shown
        if found := self.table.heard(json.dumps({"have": [shown["term"], shown["n"], shown["at"], shown["by"]]})):
            self.shown = json.loads(found)

    @property
    def page(self) -> str:
        return str(self.shown["page"])

    @property
    def offered(self) -> list[dict[str, Any]]:
        """What may be pressed."""
        return [json.loads(unescape(each)) for each in re.findall("data-(?:say|hold)='([^']*)'", self.page)]

    def begins(self, game: str) -> None:
        self.says(go=f"new_game:{game}")
        self.says(host=["begin"])
        for _ in range(4):
            if self.shown["page"].count("data-place='ceremony'"):
                self.says(host=["gives", 1])

    def plays(self, times: int, dice: Random) -> int:
        """Acts, by chance; how many were taken. What has none leads back, or to the table."""
        done = 0
        for number in range(times):
            offered = [each for each in self.offered if "do" in each]
            names = [[each["do"]] if isinstance(each["do"], str) else [one["do"] for one in each["do"]] for each in offered]
            acts = [each for each, said in zip(offered, names, strict=True) if not {*said} & {*ENDS}]
            if not acts:
                self.says(**({"back": 1} if "data-place='table'" not in self.page else {"tab": "table"}))
                continue
            found = self.says(**dice.choice(acts), k=number + 1)
            done += "ok" in found
            self.looks()
        return done
