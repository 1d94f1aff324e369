"""What a tap says to the host: the same values that the window does, as the message that crosses the network."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from companion.show.doing import Choose, Do, Does, Explain, Go, Here, Leave, Series, StopWatch, TickAll, TickOff

Told = dict[str, Any]


def does(what: Does) -> Told | None:
    """The message of a tap; None for what only the phone does on which it is tapped.

    >>> does(Do("noise_roll", {"seat": "P2"}))
    {'do': 'noise_roll', 'with': {'seat': 'P2'}}
    >>> does(Explain("noise")), does(Leave()), does(Here(print))
    ({'go': 'rule:noise'}, {'back': 1}, None)
    """
    match what:
        case Do(intent, parameters, leaves, stays):
            said: Told = {"do": intent, "with": dict(parameters)}
            return {**said, **({"leaves": 1} if leaves else {}), **({"stays": 1} if stays else {})}
        case Series(acts):
            return {"do": [does(each) for each in acts]}
        case Go(to, instead):
            return {"instead" if instead else "go": to}
        case Explain(rule):
            return {"go": f"rule:{rule}"}
        case Choose(picked):
            return {"choose": dict(picked)}
        case Leave():
            return {"back": 1}
        case TickOff(due, done):
            return {"tick": [due, done]}
        case TickAll(dues):
            return {"ticks": list(dues)}
        case StopWatch():
            return {"clock": 1}
        case Here():
            return None


def written(given: Mapping[str, Any] | None) -> str | None:
    """As it stands in an attribute; None for nothing."""
    return None if given is None else json.dumps(given, ensure_ascii=False, separators=(",", ":"))
