"""The files that the double plays: pickers and what they answer, streams, descriptors, full storage."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from tests.device.double import Phone
from tests.device.hand import activity, ask, java, refused
from tests.device.world import downloaded, forbidden, gone, on_drive, on_storage


@pytest.mark.parametrize("provider", [downloaded, on_storage, on_drive])
def test_every_provider_gives_bytes_through_a_descriptor(phone: Phone, provider: Callable[[bytes], Any]) -> None:
    came = ask()
    phone.choose(provider(b"{}" * 60_000))
    [(result, intent)] = came
    assert result == -1
    descriptor = activity().getContentResolver().openFileDescriptor(intent.getData(), "r")
    assert "is not closed" in phone.unreleased()[0]
    number = descriptor.detachFd()
    assert "was detached and never closed" in phone.unreleased()[0]
    with os.fdopen(number, "rb") as file:
        assert file.seekable() is (provider is not on_drive)
        assert file.read() == b"{}" * 60_000
    assert [each for each in phone.unreleased() if "bound" not in each] == []


def test_the_picker_may_answer_nothing(phone: Phone) -> None:
    came = ask()
    phone.cancel()
    ask()
    phone.choose(None)
    assert came == [(0, None), (-1, None)]
    assert len(phone.unreleased()) == 2


@pytest.mark.parametrize(
    ("provider", "raises"), [(gone, "java.io.FileNotFoundException"), (forbidden, "java.lang.SecurityException")]
)
def test_a_provider_may_refuse(phone: Phone, provider: Callable[[], Any], raises: str) -> None:
    came = ask()
    phone.choose(provider())
    refused(phone, lambda: activity().getContentResolver().openInputStream(came[0][1].getData()), raises)


def test_a_result_is_not_unbound_while_others_wait_for_it(phone: Phone) -> None:
    from android import activity as answers

    def once(*_: Any) -> None:
        answers.unbind(on_activity_result=once)

    answers.bind(on_activity_result=once)
    ask()
    phone.choose(downloaded())
    assert "ConcurrentModificationException" in phone.faults.pop()
    ask()
    phone.cancel()  # alone, or last: that is borne
    assert not phone.faults


def test_a_picker_wants_a_type(phone: Phone) -> None:
    intent = java("android.content.Intent")("android.intent.action.OPEN_DOCUMENT")
    refused(phone, lambda: activity().startActivityForResult(intent, 7), "android.content.ActivityNotFoundException")


def test_the_answer_comes_on_the_window_s_thread(phone: Phone) -> None:
    from android import activity as answers

    came: list[bool] = []
    answers.bind(on_activity_result=lambda *_: came.append(phone.on_ui))
    ask()
    phone.cancel()
    assert came == [True]


def test_nobody_may_be_there_to_answer(phone: Phone) -> None:
    phone.nobody_for = {"android.intent.action.OPEN_DOCUMENT"}
    refused(phone, ask, "android.content.ActivityNotFoundException")


def written(phone: Phone, content: bytes, *mode: str) -> None:
    came = ask("CREATE_DOCUMENT")
    phone.choose(downloaded(b"a longer game"))
    stream = activity().getContentResolver().openOutputStream(came[0][1].getData(), *mode)
    stream.write(content)
    stream.close()


def test_writing_over_a_longer_file_empties_it_only_if_told(phone: Phone) -> None:
    written(phone, b"short")
    assert list(phone.seen.written.values()) == [b"short" if phone.level < 29 else b"shortger game"]
    written(phone, b"brief", "wt")
    assert list(phone.seen.written.values()) == [b"brief"]


def test_full_storage_refuses_streams_and_descriptors(phone: Phone) -> None:
    came = ask("CREATE_DOCUMENT")
    phone.full = True
    phone.choose(downloaded())
    resolver, uri = activity().getContentResolver(), came[0][1].getData()
    stream = resolver.openOutputStream(uri, "wt")
    refused(phone, lambda: stream.write(b"x"), "java.io.IOException")
    stream.close()
    number = resolver.openFileDescriptor(uri, "wt").detachFd()
    with pytest.raises(OSError, match="No space left"):
        os.write(number, b"x")
    os.close(number)


def test_downloads_take_a_name_once(phone: Phone) -> None:
    if phone.level < 29:
        return
    values = java("android.content.ContentValues")()
    values.put("_display_name", "game.json")
    resolver, where = activity().getContentResolver(), java("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI
    first, second = resolver.insert(where, values), resolver.insert(where, values)
    assert [row["_display_name"] for row in phone.seen.rows.values()] == ["game.json", "game (1).json"]
    assert resolver.delete(second, None, None) == 1
    pending = java("android.content.ContentValues")()
    pending.put("is_pending", java("java.lang.Integer")(1))
    assert resolver.update(first, pending, None, None) == 1
    assert phone.unreleased() == ["game.json is still pending"]
    assert list(phone.seen.rows) == [first.toString()]
