"""What kv files may not do, because it breaks only when somebody turns the phone."""

import re
from collections.abc import Iterator
from pathlib import Path

UI = Path(__file__).parent.parent.parent / "companion" / "window"
AXES = {"x": "width", "y": "height"}
HINT = re.compile(r"(\s*)size_hint(_[xy])?: (.*)$")


def siblings(lines: list[str], at: int) -> Iterator[str]:
    """The properties of the widget of which this line sets one."""
    depth = len(lines[at]) - len(lines[at].lstrip())
    for step in (1, -1):
        number = at + step
        while 0 <= number < len(lines):
            line, number = lines[number], number + step
            deep = len(line) - len(line.lstrip())
            if (line.strip() and deep < depth) or (deep == depth and re.match(r"\s*(<|[A-Z]|canvas)", line)):
                break
            if deep == depth:
                yield line.strip()


def forgets(path: Path) -> Iterator[str]:
    """Hints that come and go, beside a size that is only set once: what was tall stays tall, or low stays low."""
    lines = path.read_text("utf-8").splitlines()
    for number, line in enumerate(lines):
        found = HINT.match(line)
        if not found or " if " not in found.group(3) or "None" not in found.group(3):
            continue
        here = f"{path.relative_to(UI)}:{number + 1}: {line.strip()}"
        if not found.group(2):
            yield f"{here}: say size_hint_x and size_hint_y apart"
            continue
        axis = found.group(2)[1]
        size = f"self.size_hint_{axis} is None else self.{AXES[axis]}"
        text = any(each.startswith("use: ") for each in siblings(lines, number))  # a Text sets its height itself
        if not text and not any(each.startswith(f"{AXES[axis]}:") and size in each for each in siblings(lines, number)):
            yield f"{here}: needs '{AXES[axis]}: … if {size}'"


def test_a_size_hint_that_comes_and_goes_takes_its_size_along() -> None:
    assert [fault for path in sorted(UI.rglob("*.kv")) for fault in forgets(path)] == []


def test_a_text_of_a_given_height_that_comes_and_goes_says_the_height_for_both() -> None:
    """A detail of two lines stayed two lines high after it had become empty."""
    faults = []
    for path in sorted(UI.rglob("*.kv")):
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines):
            fixed = line.strip()
            if not fixed.startswith("fixed: ") or fixed == "fixed: True":
                continue
            if not any(each.startswith("height: ") and "self.height" in each for each in siblings(lines, number)):
                faults.append(f"{path.relative_to(UI)}:{number + 1}: {fixed}")
    assert faults == []
