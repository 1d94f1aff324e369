"""What a line at the door could have said instead of what was refused: names of verbs, of parameters, or values of one."""

from __future__ import annotations

from collections.abc import Mapping

from companion.kit.intent import Parameter
from companion.session import Session
from companion.table import Json, Refused

ANSWER = "answer"
"""The parameter by which a question is answered."""
OF_FORMS = (
    *("answer_is_needed", "no_such_card", "no_such_seat", "not_a_number", "not_an_answer", "not_in_play", "not_one_of"),
    "too_many_named",
)
"""Why an answer is refused that does not fit its form."""


def of_a_verb(session: Session, name: str, line: Mapping[str, Json], refused: Refused) -> Json:
    """For each parameter at fault what it takes now; nothing where it is the rules that refuse.

    The rules themselves say which values they would take; where nobody can list these, it is told what they are.
    """
    intent = session.game.intents.get(name)
    if intent is None:
        return {}
    given = {each: said for each, said in line.items() if any(each == known.name for known in intent.parameters)}
    if len(given) < len(line):
        return {each.name: each.shape.says for each in intent.parameters}
    fault = next((each for each in intent.parameters if _at_fault(session, each, given, refused)), None)
    if fault is None:
        return {}
    others = {each: said for each, said in given.items() if each != fault.name}
    return {fault.name: _takes(session, name, fault, others)}


def _at_fault(session: Session, parameter: Parameter, given: Mapping[str, Json], refused: Refused) -> bool:
    """Whether it was this that could not be read, or was not said."""
    if given.get(parameter.name) is None:
        return parameter.needed and refused.reason == "missing_parameter"
    if parameter.name == ANSWER and refused.parameters.get("name", ANSWER) == ANSWER and refused.reason in OF_FORMS:
        return session.table.value("form") is not None
    try:
        parameter.shape.read(session.table, parameter.name, given[parameter.name])
    except Refused as unread:
        return unread.reason == refused.reason
    return False


def _takes(session: Session, name: str, parameter: Parameter, others: Mapping[str, Json]) -> Json:
    if parameter.name == ANSWER:
        form: Json = session.table.value("form")
        return form
    if parameter.shape.offers is None:
        return parameter.shape.says
    try:
        return session.offers(name, parameter.name, **others) or parameter.shape.says
    except Refused:  # what else was said is at fault, too
        return parameter.shape.says
