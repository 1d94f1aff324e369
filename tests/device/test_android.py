"""Each act of the phone on every level that changed something: nothing that Android does not have, on the thread that may,
without a wait, and nothing left behind. What Android declares is in extract.txt; what it does with it, in the double.
"""

import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.device import Insets
from tests.device.conftest import LEVELS
from tests.device.double import Phone
from tests.device.world import Document, Edges, Network, downloaded, forbidden, gone, on_drive, on_storage

FLAG_SECURE = 0x2000
NULL = Document("content://some.provider/document/9", b"", "null")


@pytest.fixture
def device(phone: Phone, tmp_path: Path) -> Iterator[Any]:
    """The app's own phone, read anew for each level; when the app ends, nothing of it is left."""
    for name in [name for name in sys.modules if name.startswith("companion.device.android")]:
        del sys.modules[name]
    from companion.device.android import AndroidDevice

    made = AndroidDevice(tmp_path)
    yield made
    made.leave()
    phone.settle()
    assert phone.unreleased() == []


# -- secrecy and edges -----------------------------------------------------------------------------


def test_a_secret_stays_out_of_pictures_and_asks_the_window_only_when_it_changes(phone: Phone, device: Any) -> None:
    for on in (False, True, True, True):
        device.hide(on)
    phone.settle()
    assert phone.flags & FLAG_SECURE
    assert phone.seen.posted == 1
    for _ in range(20):
        device.hide(False)
        device.hide(True)
    device.hide(False)
    phone.settle()
    assert not phone.flags & FLAG_SECURE
    device.leave()
    assert len(phone.seen.runnables) <= 4


def test_the_bar_is_not_counted_twice_where_the_picture_begins_below_it(phone: Phone, device: Any) -> None:
    below = phone.level < 35
    assert device.insets() == (Insets() if below else Insets(top=63, bottom=126))


def test_a_camera_at_the_side_and_the_bar_of_three_buttons_are_left_free_after_half_a_turn(phone: Phone, device: Any) -> None:
    heard: list[Insets] = []
    device.watch_insets(lambda: heard.append(device.insets()))
    phone.settle()
    phone.size = (2400, 1080)
    phone.turn(Edges(right=126), Edges(left=90), Edges())
    phone.turn(Edges(left=126), Edges(right=90), Edges())
    camera = 90 if phone.level >= 28 else 0
    assert heard[-2:] == [Insets(left=camera, right=126), Insets(left=126, right=camera)]


def test_before_the_first_layout_there_are_no_edges(phone: Phone, device: Any) -> None:
    phone.laid_out = False
    assert device.insets() == Insets()


def test_the_keyboard_is_no_edge(phone: Phone, device: Any) -> None:
    if phone.level < 30:
        pytest.skip("only since level 30 can the two be told apart")
    before = device.insets()
    phone.keyboard = 900
    assert device.insets() == before


# -- the hand, the voice, the language -------------------------------------------------------------


def test_it_buzzes_as_it_is_told(phone: Phone, device: Any) -> None:
    device.buzz((20,))
    device.buzz((40, 40))
    device.buzz(())
    assert [each.pattern for each in phone.seen.buzzes] == [(0, 20), (0, 40, 60, 40)]
    assert {each.repeat for each in phone.seen.buzzes} == {-1}


def test_a_tablet_without_a_motor_is_not_asked_to_shake(phone: Phone, device: Any) -> None:
    phone.vibrator = False
    device.buzz((20,))
    assert phone.seen.buzzes == []


def test_it_tells_whether_a_screen_reader_is_on(phone: Phone, device: Any) -> None:
    assert not device.explores()
    phone.explores = True
    assert device.explores()


def test_one_engine_speaks_the_players_language_and_drops_what_is_stale(phone: Phone, device: Any) -> None:
    device.speak("Silence", "en")
    device.speak("Corridor one", "en")
    assert phone.seen.spoken == []
    phone.settle()
    device.speak("Danger", "fr")
    assert [(each.text, each.language, each.flushed) for each in phone.seen.spoken] == [
        ("Corridor one", "en", True),
        ("Danger", "fr", True),
    ]
    assert len(phone.seen.engines) == 1


@pytest.mark.parametrize("engine", ["refuses", "missing", "silent"])
def test_a_phone_that_does_not_speak_is_silent(phone: Phone, device: Any, engine: str) -> None:
    phone.engine = engine
    for said in ("one", "two", "three"):
        device.speak(said, "en")
        phone.settle()
    assert phone.seen.spoken == []
    assert len(phone.seen.engines) <= 1


def test_where_there_is_no_such_voice_nothing_is_said_in_a_foreign_one(
    phone: Phone, device: Any, caplog: pytest.LogCaptureFixture
) -> None:
    phone.voices = {"en"}
    with caplog.at_level(logging.WARNING, "airlock"):
        for said in ("un", "deux"):
            device.speak(said, "fr")
            phone.settle()
        device.speak("three", "en")
    assert [each.text for each in phone.seen.spoken] == ["three"]
    assert sum("no voice for fr" in each.message for each in caplog.records) == 1


@pytest.mark.parametrize(("tag", "language"), [("fr-FR", "fr"), ("en-GB", "en"), ("de-DE", "de")])
def test_the_first_start_is_in_the_phones_language(
    phone: Phone, device: Any, tag: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from companion.window import run

    monkeypatch.delenv("LANGUAGE", raising=False)
    phone.language = tag
    assert device.language() == language
    assert run.language(device) == (language if language in ("en", "fr") else "en")


# -- files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("provider", [downloaded, on_storage, on_drive])
def test_a_file_comes_in_from_every_kind_of_provider(phone: Phone, device: Any, provider: Any) -> None:
    taken: list[bytes] = []
    device.pick(lambda file: taken.append(file.read_bytes()), lambda _: None)
    phone.choose(provider(b'{"pack": "lockdown"}'))
    assert taken == [b'{"pack": "lockdown"}']
    assert phone.seen.started[-1].categories == ("android.intent.category.OPENABLE",)


def test_nobody_chooses_and_nothing_happens_but_what_cannot_be_read_is_told(phone: Phone, device: Any) -> None:
    taken: list[Path] = []
    failed: list[str] = []
    device.pick(taken.append, failed.append)
    phone.cancel()
    for document in (None, NULL):
        device.pick(taken.append, failed.append)
        phone.choose(document)
    before = len(failed)
    for document in (gone(), forbidden()):
        device.pick(taken.append, failed.append)
        phone.choose(document)
    assert taken == []
    assert failed[before:] == ["unreadable", "unreadable"]
    device.pick(taken.append, failed.append)
    phone.choose(downloaded(b"{}"))
    assert len(taken) == 1


def test_a_phone_without_room_for_what_comes_in_says_so(phone: Phone, device: Any, tmp_path: Path) -> None:
    (tmp_path / "incoming.json").mkdir()  # it can't be written, as on a full phone
    failed: list[str] = []
    device.pick(lambda _: None, failed.append)
    phone.choose(downloaded(b"{}"))
    assert failed == ["unreadable"]


def test_a_phone_without_a_picker_says_so_and_goes_on(phone: Phone, device: Any) -> None:
    phone.nobody_for = {"android.intent.action.OPEN_DOCUMENT", "android.intent.action.CREATE_DOCUMENT"}
    taken: list[Path] = []
    failed: list[str] = []
    device.pick(taken.append, failed.append)
    assert (taken, failed) == ([], ["no_window"])
    assert device.folders() == ()


def saved(phone: Phone, device: Any, file: Path, choose: bool = True) -> list[str]:
    """Share a file; where somebody has to choose a place for it, they do."""
    saved_as: list[str] = []
    device.share(file, "application/json", saved_as.append)
    if phone.level < 29 and choose:
        phone.choose(Document("content://some.provider/document/new"))
    return saved_as


def test_a_file_goes_out_on_every_level(phone: Phone, device: Any, tmp_path: Path) -> None:
    file = tmp_path / "airlock-12345678.json"
    file.write_bytes(b"{}" * 50_000)
    assert saved(phone, device, file) == ["Download" if phone.level >= 29 else file.name]
    assert list(phone.seen.written.values()) == [b"{}" * 50_000]
    if phone.level >= 29:
        [row] = phone.seen.rows.values()
        assert (row["_display_name"], row["mime_type"], row["is_pending"]) == (file.name, "application/json", 0)
        sent = phone.seen.started[-1].inner
        assert sent is not None
        assert sent.kind == "application/json"


def test_a_full_phone_says_so_and_keeps_no_half_of_it(phone: Phone, device: Any, tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(b"{}")
    phone.full = True
    assert saved(phone, device, file) == [""]
    assert phone.seen.rows == {}


def test_nobody_takes_it_and_it_lies_in_downloads_all_the_same(phone: Phone, device: Any, tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(b"{}")
    phone.nobody_for = {"android.intent.action.CHOOSER", "android.intent.action.SEND", "android.intent.action.CREATE_DOCUMENT"}
    assert saved(phone, device, file, choose=False) == ["Download" if phone.level >= 29 else ""]


# -- the camera ------------------------------------------------------------------------------------


JPEG = b"\xff\xd8\xff" + bytes(70_000)


def test_a_picture_comes_from_the_camera_and_nothing_of_it_stays_elsewhere(phone: Phone, device: Any) -> None:
    taken: list[bytes] = []
    assert device.has_camera() is (phone.level >= 29)
    if not device.has_camera():
        return
    device.photograph(lambda file: taken.append(file.read_bytes()))
    assert phone.seen.started[-1].flags == 3
    phone.shoot(JPEG)
    assert taken == [JPEG]
    assert phone.seen.rows == {}
    assert not {each for each in phone.permissions if "CAMERA" in each}


def test_nobody_takes_a_picture_and_nothing_happens(phone: Phone, device: Any) -> None:
    if not device.has_camera():
        return
    taken: list[Path] = []
    device.photograph(taken.append)
    phone.cancel()
    device.photograph(taken.append)
    phone.shoot(b"")
    phone.nobody_for = {"android.media.action.IMAGE_CAPTURE"}
    device.photograph(taken.append)
    assert (taken, phone.seen.rows) == ([], {})


# -- the networks it is in ---------------------------------------------------------------------------


def test_a_hotspot_comes_first_and_the_mobile_network_never(phone: Phone, device: Any) -> None:
    phone.networks = [
        Network("lo", ("127.0.0.1", "::1")),
        Network("rmnet_data2", ("10.121.8.4",)),
        Network("v4-rmnet_data2", ("192.0.0.4",)),
        Network("dummy0", ("fe80::1%dummy0",)),
        Network("tun0", ("10.8.0.2",)),
        Network("wlan0", ("fe80::2%wlan0", "192.168.1.23")),
        Network("eth0", ("192.168.7.2",)),
        Network("wlan1", ("192.168.200.1",), up=False),
        Network("swlan0", ("192.168.43.1", "2001:db8::5")),
    ]
    assert device.addresses() == (("swlan0", "192.168.43.1"), ("wlan0", "192.168.1.23"), ("eth0", "192.168.7.2"))


@pytest.mark.parametrize("networks", [[], None])
def test_a_phone_in_no_network_or_that_does_not_tell_has_no_address(phone: Phone, device: Any, networks: Any) -> None:
    phone.networks = networks
    assert device.addresses() == ()


def test_nobody_is_asked_before_android_17_and_then_once_by_the_system(phone: Phone, device: Any) -> None:
    heard: list[bool] = []
    assert device.may_share() is (phone.level < 37)
    device.ask_to_share(heard.append)
    if phone.level < 37:
        assert (heard, phone.questions) == ([True], [])
        return
    assert heard == []
    assert [names for _, names in phone.questions] == [["android.permission.ACCESS_LOCAL_NETWORK"]]
    phone.allow(True)
    assert (heard, device.may_share()) == ([True], True)
    device.ask_to_share(heard.append)
    assert (heard, phone.questions) == ([True, True], [])


@pytest.mark.parametrize("said", [False, None])
def test_whoever_says_no_or_leaves_the_question_can_be_asked_again(phone: Phone, device: Any, said: bool | None) -> None:
    if phone.level < 37:
        return
    heard: list[bool] = []
    device.ask_to_share(heard.append)
    phone.allow(said)
    assert (heard, device.may_share()) == ([False], False)
    device.ask_to_share(heard.append)
    phone.allow(True)
    assert (heard, device.may_share()) == ([False, True], True)


MEMBERS = Path(__file__).parents[2] / "docs" / "android-members.md"


def everything(phone: Phone, device: Any, folder: Path) -> dict[str, tuple[int, int]]:
    """All that the app asks of this phone, and the Java members that took."""
    file = folder / "box.json"
    file.write_bytes(b"{}")
    phone.networks = [Network("wlan0", ("192.168.1.23",))]
    phone.explores = True
    for act in (
        device.explores,
        lambda: device.hide(True),
        lambda: device.hide(False),
        lambda: device.speak("one", "en"),
        lambda: device.buzz((20, 20)),
        device.language,
        device.insets,
        lambda: device.watch_insets(device.insets),
        device.addresses,
        lambda: device.ask_to_share(lambda _: None),
    ):
        act()
        phone.settle()
    if phone.questions:
        phone.allow(True)
    device.pick(lambda _: None, lambda _: None)
    phone.choose(downloaded(b"{}"))
    saved(phone, device, file)
    if device.has_camera():
        device.photograph(lambda _: None)
        phone.shoot(JPEG)
    phone.full = True
    saved(phone, device, file)
    device.leave()
    phone.settle()
    return phone.seen.used


def test_the_members_that_are_used_are_listed_each_with_its_level(phone: Phone, device: Any, tmp_path: Path) -> None:
    """Nothing is used that is not listed, and nothing newer than this phone; docs/android-members.md is that list."""
    listed = dict(re.findall(r"^\| `(.+?)` \| (\d+) \|", MEMBERS.read_text("utf-8"), re.MULTILINE))
    used = everything(phone, device, tmp_path)
    assert {name: str(level) for name, (level, _) in used.items() if listed.get(name) != str(level)} == {}
    assert all(level <= phone.level for level, _ in used.values())


if __name__ == "__main__":
    import tempfile

    found: dict[str, tuple[int, int]] = {}
    for level in LEVELS:
        for name in [name for name in sys.modules if name.startswith("companion.device.android")]:
            del sys.modules[name]
        with Phone(level) as made, tempfile.TemporaryDirectory() as folder:
            from companion.device.android import AndroidDevice

            found |= everything(made, AndroidDevice(Path(folder)), Path(folder))
    print(
        "# What of Android is used\n\nEvery Java member that the app asks for, the level it came with, and the one from which "
        "Android advises against it.\nMade by `python -m tests.device.test_android > docs/android-members.md`; a test holds "
        "it. Levels of 21 and before are all told as 21.\n\n| member | level | advised against |\n| --- | --- | --- |"
    )
    for name, (since, until) in sorted(found.items()):
        print(f"| `{name}` | {since} | {until or ''} |")
