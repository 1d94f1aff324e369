"""Games of released versions open for ever: every one that `tools.keep` has laid by, whatever the rules are now.

Where this fails after a change of rules, zones or values: raise `version` of that game, and
write what carries a table over as its `upgrades[VERSION]`. Nothing in `tests/kept` of a released version is written again. As
long as 1.0.0 is not released its folder is made anew: delete it, and run `python -m tools.keep 1.0.0`.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from companion.exports import checked, import_game
from companion.games.registry import GAMES
from companion.saves.evening import Evening
from companion.saves.store import Store
from companion.session import Session
from companion.show.evenings import in_short
from companion.show.face import face_of
from companion.show.tongue import Tongue
from companion.table import CARRIED_OVER, EVERYTHING, Refused
from tools.keep import KEPT, STAGES, played, wanted
from tools.verify import verify

FILES = sorted(KEPT.glob("*/*.json.gz"))
NAMED = [f"{path.parent.name}-{path.name.removesuffix('.json.gz')}" for path in FILES]
SAY = Tongue("en")


def told_in(path: Path) -> dict[str, Any]:
    return dict(json.loads(gzip.decompress(path.read_bytes())))


def newest(document: dict[str, Any]) -> int:
    """The rules by which a kept game went on last."""
    carried = [line[3]["rules"] for line in document["entries"] if line[2] == CARRIED_OVER]
    return int(carried[-1] if carried else document["rules"])


@pytest.mark.parametrize("path", FILES, ids=NAMED)
def test_a_kept_game_shows_all_it_was(path: Path) -> None:
    document = told_in(path)
    session = import_game(document)
    face = face_of(session.game.name)
    over = session.view()["phase"] == "over"
    assert session.export()["entries"][: len(document["entries"])] == document["entries"]
    assert verify(document)[1] is None
    for entry in session.journal.entries:
        for line in session.story(entry):
            assert line
            assert "{" not in line
        assert face.verb(entry.intent).label != "BY OTHER RULES"
    assert face.film(session, SAY).numbers
    assert in_short(session, face, Evening(session.pack.id, (), 0)).over == over
    if over:
        assert session.only_to_look or newest(document) == session.game.version
        session.do("open_seed")
    else:
        assert session.only_to_look == ""
        played(session, 1)
        assert session.view(EVERYTHING)["phase"] == "over"


@pytest.mark.parametrize("path", FILES, ids=NAMED)
def test_a_kept_game_of_the_rules_of_today_is_done_again_as_it_was(path: Path) -> None:
    """Rules that make something else of an old entry are newer rules, and say so by their version."""
    document = told_in(path)
    if newest(document) != GAMES[document["game"]].version:
        pytest.skip("of older rules: they are gone, and what they did stands in its events")
    checked(document)


@pytest.mark.parametrize("folder", sorted(KEPT.iterdir()), ids=lambda path: path.name)
def test_a_kept_file_of_games_opens_and_goes_on(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "games").write_bytes(gzip.decompress((folder / "games.gz").read_bytes()))
    store = Store(tmp_path / "games")
    games = store.games()
    assert len(games) >= 3
    for saved in games:
        session = store.resume(saved.id)
        count = len(session.journal.entries)
        assert count == saved.evening.entries
        played(session, saved.id)
        assert len(store.resume(saved.id).journal.entries) > count


@pytest.mark.parametrize("folder", sorted(KEPT.iterdir()), ids=lambda path: path.name)
def test_what_a_kept_damaged_file_holds_comes_back(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "games").write_bytes(gzip.decompress((folder / "damaged.gz").read_bytes()))
    with pytest.raises(Refused) as refused:
        Store(tmp_path / "games")
    rescued = Store(tmp_path / str(refused.value.parameters["rescued"]))
    assert sum(saved.evening.entries for saved in rescued.games()) >= 100
    for saved in rescued.games():
        session: Session = rescued.resume(saved.id)
        assert session.view()["seats"]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_choice_of_today_is_in_a_kept_game(game: str) -> None:
    kept = {path.name.removesuffix(".json.gz") for path in FILES}
    lacking = [name for name, _ in wanted(game) if not any(f"{game}-{name}-{stage}" in kept for stage in STAGES)]
    assert lacking == []


@pytest.mark.parametrize("game", list(GAMES))
def test_every_version_since_the_first_that_was_promised_leads_to_the_next(game: str) -> None:
    versions = {document["rules"] for document in map(told_in, FILES) if document["game"] == game}
    steps = range(min(versions) + 1, GAMES[game].version + 1)
    assert [step for step in steps if step not in GAMES[game].upgrades] == []
