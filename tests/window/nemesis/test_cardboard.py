"""What a result shows of a token that the table has drawn from its own bag."""

from typing import Any

from companion.charter import charter
from companion.packs import load
from companion.session import Session
from companion.show.nemesis import FACE
from companion.show.playing import Playing
from companion.show.tongue import Tongue

SAY = Tongue("en")


def met(session: Session, kind: str) -> Any:
    entry = session.do("encounter", seat="P1", kind=kind)
    return FACE.verbs["encounter"].result(Playing(session, FACE, SAY).happened(entry))


def begun() -> Session:
    pack = load("nemesis")
    return Session.new(charter(pack, ["Ana", "Bo"], b"seed", {"sources": {"bag": "cardboard"}}), pack)


def test_a_number_that_only_the_table_sees_is_a_question_mark() -> None:
    assert met(begun(), "adult").parts[0].value[2] == "?"
    assert met(begun(), "queen").parts[0].value[2] == "4"


def test_a_queen_who_stands_already_is_not_met_as_a_blank() -> None:
    session = begun()
    met(session, "queen")
    again = met(session, "queen")
    assert again.headline == "QUEEN"
    assert any("stands already" in line for line in again.lines)
    assert met(session, "blank").lines == ("Nobody comes. Noise in each corridor here; the token goes back.",)
