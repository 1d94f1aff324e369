"""THIS IS WRONG, ABOUT and BOX CODE on the pages of a host without a window: what is shared is what was shown."""

from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from companion import wrong
from companion.show.place import Place
from companion.show.reports import write_report
from tests.packs.test_boxcode import _moved
from tests.page.lobbies import Running
from tests.page.pressing import Somebody
from tests.page.test_lobby import set_up


def form(owner: Somebody) -> dict[str, str]:
    """What the form of the project is filled in with, by the one way to it that stands there."""
    page = owner.last["page"]
    address = unescape(page[page.index(f"href='{wrong.FORM}") + 6 :].partition("'")[0])
    return {name: each[0] for name, each in parse_qs(urlsplit(address).query).items()}


def note(owner: Somebody) -> str:
    """The letters that can be copied."""
    page = owner.last["page"]
    assert "data-copy='letters'" in page
    return unescape(page[page.index("<textarea") :].partition(">")[2].partition("</textarea>")[0])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_fault_is_told_from_the_very_entry(language: str, host: Running, tmp_path: Path) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    owner.ask({"speak": language})
    say = host.host.say
    assert say.language == language
    host.does(lambda: host.host.session.do("fix", path="bag", value={"adult": 1}))  # type: ignore[union-attr]
    entry = host.does(lambda: host.host.session.do("encounter", seat="P1", light="dark").number)  # type: ignore[union-attr]
    owner.ask({"go": f"entry:{entry}"})
    owner.poll()
    owner.press(say("THIS IS WRONG"))
    assert host.host.place.top == f"wrong:entry/{entry}"
    assert say("Sources agree") in owner.words
    owner.press(say("WORDS"))
    owner.type(say("IN ONE LINE"), "My adult says 3")
    owner.poll()
    told = form(owner)
    assert (told["kind"], told["line"]) == ("words", "My adult says 3")
    assert told["note"].startswith(f"about: entry/{entry}")
    owner.press(say("READ IT · QR"))
    text = note(owner)
    assert text.startswith(f"THIS IS WRONG: words\nMy adult says 3\n\nabout: entry/{entry}")
    assert "kind=adult" in text
    assert "Ida" not in text
    owner.press(say("SHARE THE NOTE"))
    assert (tmp_path / "airlock-wrong.txt").read_text("utf-8") == text
    assert owner.take("airlock-wrong.txt").decode() == text
    owner.press("QR")
    assert "class='scan'" in owner.last["page"]
    assert form(owner) == told
    owner.press(say("LEAVE IT"))
    owner.press(say("LEAVE IT"))
    assert host.host.place.top == f"entry:{entry}"


def test_rules_values_and_lists_have_it_too(host: Running) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    for overlay, about in (
        ("rule:css", "rule/css"),
        ("record:board", "record/board"),
        ("part:lockdown/css", "part/lockdown/css"),
        ("enter:lockdown/wounds", "part/lockdown/wounds"),
    ):
        owner.ask({"go": overlay})
        owner.poll()
        owner.press("THIS IS WRONG")
        assert host.host.place.top == f"wrong:{about}"
        assert form(owner)["note"].startswith(f"about: {about}")
        owner.press("LEAVE IT")
        assert host.host.place.top == overlay


def test_what_somebody_types_goes_with_what_it_is_about(host: Running) -> None:
    owner = host.guest()
    owner.press("LOCKDOWN")
    owner.press("CHECK YOUR BOX")
    owner.press(next(label for label in owner.labels if label.endswith("One source only")))
    owner.press("THIS IS WRONG")
    owner.type("IN ONE LINE", "Seven, not six")
    owner.poll()
    assert form(owner)["line"] == "Seven, not six"
    owner.press("BACK")
    owner.press("BACK")
    owner.press("BACK")
    owner.press("BACK")
    owner.press("ABOUT")
    owner.press("THIS IS WRONG")
    assert form(owner)["note"].startswith("about: app")
    assert "line" not in form(owner)


def test_what_is_not_there_any_more_goes(host: Running) -> None:
    owner = host.guest()
    set_up(owner, "lockdown")
    for about in ("rule/nothing", "entry/99", "record/nothing", "part/lockdown/nothing", "part/nothing/x"):
        before = host.host.place
        host.does(lambda about=about: host.host.go(Place("game", "table", (f"wrong:{about}",))))  # type: ignore[misc]
        assert "LEAVE IT" not in owner.look()
        host.does(lambda before=before: host.host.go(before))  # type: ignore[misc]


def test_about_says_what_this_is_and_what_broke(host: Running, tmp_path: Path) -> None:
    owner = host.guest()
    owner.press("ABOUT")
    for says in ("UNOFFICIAL", "PRIVATE", "Nothing leaves this room", "VERSIONS", f"Airlock {wrong.VERSION}"):
        assert says in owner.words
    assert "SOMETHING BROKE" not in owner.words
    owner.press("LICENCES")
    owner.press("Airlock")
    assert "Permission is hereby granted" in owner.words
    owner.press("BACK")
    owner.press("BACK")
    write_report(tmp_path, ValueError("Ida's phone"), "#3 encounter")
    owner.press("BACK")
    set_up(owner, "aliens")
    owner.press("MENU")
    owner.press("ABOUT")
    owner.press("SOMETHING BROKE")
    text = note(owner)
    assert "#3 encounter" in text
    assert "Ida" not in text
    assert form(owner)["template"] == "bug.yml"


def test_a_box_is_given_as_a_code_and_taken_list_by_list(host: Running, tmp_path: Path) -> None:
    owner, files = host.guest(), host.host.files.owner
    owner.press("LOCKDOWN")
    owner.press("CHECK YOUR BOX")
    owner.press("BOX CODE")
    assert "Nothing of your box was written down yet." in owner.words
    host.does(lambda: files.correct("lockdown", *_moved(tmp_path).corrections))
    owner.press("GIVE")
    code = note(owner)
    assert code == host.host.swapping.parts("lockdown")[0]
    assert "class='scan'" in owner.last["page"]
    owner.press("SHARE")
    assert owner.take("airlock-box-lockdown.txt").decode().strip() == code
    host.does(lambda: files.forget("lockdown", "css"))
    owner.press("TAKE")
    owner.type("BOX CODE", "AIRBOX1-nothing")
    owner.poll()
    assert host.host.swapping.says in owner.words
    owner.type("BOX CODE", code)
    owner.poll()
    offered = host.host.swapping.offers[0]
    assert not files.has("lockdown", offered.component)  # nothing counts before somebody has said so
    title = next(label for label, found in owner.read.found if found.get("host") == ["want", offered.component])
    owner.press(title)
    assert not [label for label in owner.labels if label.startswith("TAKE 1")]
    owner.press(title)
    owner.press("TAKE 1 LIST")
    assert files.has("lockdown", offered.component)
