"""Who may know whom, by the folders that are there: a game that nobody has thought of yet is held as well as the others."""

import ast
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

from companion.games.registry import GAMES

ROOT = Path(__file__).resolve().parent.parent
SHARED = {"common", "family"}
"""Folders beside the games that are no game: what all of them have, and what relatives share."""
LAYERS = ("games", "show")
"""Where a game, or a family, has a folder of its own: rules, words and drawings, and nothing that knows a screen."""
KIVY = {"kivy", "plyer"}
WINDOWED = ("companion.window", "companion.device")


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("companion", include_external_packages=True, cache_dir=None)


def owner(module: str) -> str:
    """The game or the family to which a module belongs; "" for what belongs to all."""
    parts = module.split(".")
    known = {*GAMES, *SHARED} - {"common"}
    return parts[2] if len(parts) > 2 and parts[0] == "companion" and parts[1] in LAYERS and parts[2] in known else ""


def imports(graph: grimp.ImportGraph) -> Iterator[tuple[str, str]]:
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            yield module, imported


def test_every_folder_of_rules_is_a_game_or_shared() -> None:
    folders = {path.parent.name for path in (ROOT / "companion" / "games").glob("*/__init__.py")}
    assert folders - SHARED == set(GAMES)


def test_no_game_has_a_folder_elsewhere() -> None:
    folders = {path.relative_to(ROOT / "companion").as_posix() for path in (ROOT / "companion").rglob("*") if path.name in GAMES}
    assert {folder for folder in folders if "." not in folder} == {f"{layer}/{game}" for layer in LAYERS for game in GAMES}


def test_a_game_knows_its_family_and_no_other_game_and_the_shell_knows_neither(graph: grimp.ImportGraph) -> None:
    faults = [
        f"{module} knows {imported}"
        for module, imported in imports(graph)
        if (whose := owner(imported)) and owner(module) != whose and (owner(module) in ("", "family") or whose != "family")
    ]
    assert faults == []


def raw_reads(path: Path) -> Iterator[str]:
    """Where a screen reads past the view: the table of a session, or the rules with one in the hand."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr == "table" and ast.unparse(node.value).endswith(("session", "port")):
            yield f"{path.name}:{node.lineno}: {ast.unparse(node)}"


def test_a_screen_sees_the_view_and_nothing_past_it() -> None:
    faults = [
        fault
        for layer in ("show", "window", "page")
        for path in (ROOT / "companion" / layer).rglob("*.py")
        for fault in raw_reads(path)
    ]
    assert faults == []


@pytest.mark.parametrize("code", ["app.session.table.value('phase')", "asked.port.table", "zone = session.table.zone('bag')"])
def test_a_read_past_the_view_is_found(tmp_path: Path, code: str) -> None:
    (tmp_path / "screen.py").write_text(code, "utf-8")
    assert list(raw_reads(tmp_path / "screen.py"))


def test_nothing_outside_of_the_window_and_the_device_knows_kivy(graph: grimp.ImportGraph) -> None:
    faults = [
        f"{module} knows {imported}"
        for module, imported in imports(graph)
        if imported.partition(".")[0] in KIVY and not module.startswith(WINDOWED)
    ]
    assert faults == []


def test_what_is_shown_knows_no_window(graph: grimp.ImportGraph) -> None:
    faults = [
        f"{module} knows {imported}"
        for module, imported in imports(graph)
        if imported.startswith("companion.window") and not module.startswith("companion.window")
    ]
    assert faults == []
