"""Names: a class name stands once in the project, so that a stranger who reads it knows which one is meant."""

import ast
from collections import defaultdict
from pathlib import Path

COMPANION = Path(__file__).parent.parent / "companion"


def test_a_class_name_stands_once() -> None:
    found = defaultdict(list)
    for path in COMPANION.rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(COMPANION).as_posix())
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
