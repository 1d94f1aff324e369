"""Conversations written in YAML: lines to the door, and what the table must look like after them.

A step is one of

    do: {do: NAME, ...}     must be possible; with `refused: reason` it must be refused so; `result` and `story` are compared,
                            what is `unsaid` must not be told
    round: n                n whole event phases with quiet answers
    rest: quiet             the event phase to its end with quiet answers
    to: STEP                into the event phase as far as this step; `result`, `story` and `unsaid` are compared
    table: {path: value}    compared with the table
    view: SEAT              with `has` and `lacks`: words that must and must not stand in that seat's view
    remember: NAME, same: NAME   the table, now and then
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml

from tests.play import Play


class _Plain(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """YAML in which the words on, off, yes and no are words; read by C where it is there, ten times as fast."""


_Plain.yaml_implicit_resolvers = {
    letter: [(tag, pattern) for tag, pattern in pairs if tag != "tag:yaml.org,2002:bool"]
    for letter, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Plain.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))


def read(path: Path) -> list[dict[str, Any]]:
    return list(yaml.load(path.read_text("utf-8"), Loader=_Plain))


def hold(example: dict[str, Any], pack: str = "lockdown") -> Play:
    """Hold a conversation; fails where the door says something else. The game as it stands then."""
    play = Play(example.get("players", 3), example.get("seed", "00" * 32), pack=pack, **example.get("options", {}))
    kept: dict[str, Any] = {}
    for number, step in enumerate(example["steps"], 1):
        try:
            _step(play, step, kept)
        except AssertionError as error:
            raise AssertionError(f"{example['name']}: step {number} {step}: {error}") from error
    return play


def _step(play: Play, step: dict[str, Any], kept: dict[str, Any]) -> None:
    match step:
        case {"do": line, "refused": reason}:
            name = line.pop("do")
            found = play.refused(name, **line)
            line["do"] = name
            assert found == reason, f"refused as {found}"
        case {"do": line}:
            answer = play.answer(**{"name": line["do"], **{key: value for key, value in line.items() if key != "do"}})
            _compare(answer["result"], step.get("result", {}))
            _heard(play.heard, step)
        case {"rest": "quiet"}:
            play.to_the_end()
        case {"round": count}:
            play.quiet_rounds(count)
        case {"to": name}:
            _compare(play.to(name), step.get("result", {}))
            _heard(play.heard, step)
        case {"table": paths}:
            _compare(play.table(), paths)
        case {"view": seat}:
            view = json.dumps(play.ask("view", seat=seat), ensure_ascii=False)
            for words in _list(step.get("has", [])):
                assert words in view, f"{words!r} is not in the view of {seat}"
            for words in _list(step.get("lacks", [])):
                assert words not in view, f"{words!r} is in the view of {seat}"
        case {"remember": name}:
            kept[name] = play.table()
        case {"same": name}:
            assert play.table() == kept[name], f"differs from {name}"
        case _:
            raise AssertionError("no such step")


def _heard(story: str, step: dict[str, Any]) -> None:
    for words in _list(step.get("story", [])):
        assert words in story, f"{words!r} is not told in {story!r}"
    for words in _list(step.get("unsaid", [])):
        assert words not in story, f"{words!r} is told in {story!r}"


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _compare(value: Any, paths: dict[str, Any]) -> None:
    for path, wanted in paths.items():
        found = value
        for part in path.split("."):
            assert isinstance(found, dict | list), f"there is no {path}"
            found = found[int(part)] if isinstance(found, list) else found[part]
        assert found == wanted, f"{path} is {found!r}, not {wanted!r}"
