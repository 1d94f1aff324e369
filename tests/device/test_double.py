"""The double itself: what a phone would refuse it refuses, and nothing it notes is lost."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator

import pytest

from tests.device.declared import ancestry, everything
from tests.device.double import Phone
from tests.device.hand import ACTIVITY, activity, java, listening, refused
from tests.device.played import PLAYED

SECURE = 0x2000


# -- what is not there -------------------------------------------------------------------------------


def test_outside_a_phone_there_is_no_jnius_and_time_sleeps_again() -> None:
    slept = time.sleep
    with Phone(30):
        assert "jnius" in sys.modules
        assert time.sleep is not slept
    assert "jnius" not in sys.modules
    assert "android.runnable" not in sys.modules
    assert time.sleep is slept


def test_an_unknown_class_or_member_is_refused_as_pyjnius_refuses_it(phone: Phone) -> None:
    from jnius import JavaException

    with pytest.raises(JavaException) as raised:
        java("android.view.Wimdow")
    assert raised.value.classname == "java.lang.ClassNotFoundException"
    phone.faults.clear()
    assert "no member" in refused(phone, lambda: java("android.content.Intent").ACTION_SENT, "AttributeError")
    assert "no member" in refused(phone, lambda: activity().getWindou(), "AttributeError")


@pytest.mark.parametrize(
    ("name", "member", "since"),
    [
        ("android.os.VibrationEffect", "", 26),
        ("android.view.DisplayCutout", "", 28),
        ("android.provider.MediaStore$Downloads", "", 29),
        ("android.view.WindowInsets$Type", "", 30),
        ("android.os.VibratorManager", "", 31),
        ("android.provider.MediaStore$MediaColumns", "IS_PENDING", 29),
        ("android.content.Context", "VIBRATOR_MANAGER_SERVICE", 31),
    ],
)
def test_what_came_later_is_not_there_earlier(phone: Phone, name: str, member: str, since: int) -> None:
    def asked() -> object:
        return getattr(java(name), member) if member else java(name)

    if phone.level >= since:
        assert asked() is not None
    else:
        assert f"level {since}" in refused(phone, asked)


def test_a_method_of_a_later_level_is_no_attribute(phone: Phone) -> None:
    insets = activity().getWindow().getDecorView().getRootWindowInsets()
    assert hasattr(insets, "getInsets") is (phone.level >= 30)
    assert hasattr(insets, "getDisplayCutout") is (phone.level >= 28)
    phone.faults.clear()


def test_a_fault_that_is_caught_still_fails_the_block() -> None:
    def careless() -> None:
        with Phone(24):
            try:
                java("android.provider.MediaStore$Downloads")
            except Exception:
                return

    with pytest.raises(AssertionError, match="came with level 29"):
        careless()


def test_every_class_that_is_played_is_declared_with_all_it_plays() -> None:
    for name, played in PLAYED.items():
        declared = {each.name for owner in _above(name) for each in everything()[owner].members}
        for member in vars(played):
            if member[0].islower() and callable(vars(played)[member]) and any(letter.isupper() for letter in member):
                assert member in declared, f"{name}.{member}"


def _above(name: str) -> Iterator[str]:
    return (each for each in ancestry(name) if each in everything())


# -- arguments ---------------------------------------------------------------------------------------


def test_the_number_of_arguments_counts(phone: Phone) -> None:
    window = activity().getWindow()
    with phone.ui():
        assert "1 arguments, not 0" in refused(phone, lambda: window.addFlags(), "JavaError")
        assert "1 arguments, not 2" in refused(phone, lambda: window.addFlags(1, 2), "JavaError")
    assert "no overload" in refused(phone, lambda: java("android.content.Intent")("a", "b", "c", "d", "e"), "JavaError")


def test_their_kinds_count_too(phone: Phone) -> None:
    intent = java("android.content.Intent")("android.intent.action.SEND")
    refused(phone, lambda: intent.setType(3), "TypeError")
    refused(phone, lambda: intent.addFlags("1"), "TypeError")
    refused(phone, lambda: intent.putExtra(1, "x"), "JavaError")
    refused(phone, lambda: intent.setData("content://x"), "JavaError")
    assert "no overload" in refused(phone, lambda: activity().startActivity("android.intent.action.SEND"), "JavaError")


def test_a_python_text_is_no_char_sequence_where_methods_bear_the_same_name(phone: Phone) -> None:
    from jnius import cast

    intents = java("android.content.Intent")
    sent = intents("android.intent.action.SEND")
    assert "no overload" in refused(phone, lambda: intents.createChooser(sent, "Airlock"), "JavaError")
    title = cast("java.lang.CharSequence", java("java.lang.String")("Airlock"))
    assert intents.createChooser(sent, title).getAction() == "android.intent.action.CHOOSER"


def test_an_address_goes_into_an_intent_as_a_parcelable_only(phone: Phone) -> None:
    from jnius import cast

    sent, uri = java("android.content.Intent")(), java("android.net.Uri").parse("content://x/1")
    refused(phone, lambda: sent.putExtra("stream", uri), "TypeError")
    sent.putExtra("stream", cast("android.os.Parcelable", uri))
    assert "no java.lang.CharSequence" in refused(phone, lambda: cast("java.lang.CharSequence", uri), "TypeError")


def test_a_python_number_is_no_integer_for_content_values(phone: Phone) -> None:
    values = java("android.content.ContentValues")()
    assert "no overload" in refused(phone, lambda: values.put("is_pending", 1), "JavaError")
    values.put("is_pending", java("java.lang.Integer")(1))
    values.put("_display_name", "box.json")
    assert values.size() == 2


def test_what_belongs_to_an_object_is_not_the_class_s(phone: Phone) -> None:
    assert "belongs to an object" in refused(phone, lambda: java("android.view.Window").addFlags(1), "JavaError")


def test_a_number_too_large_is_refused(phone: Phone) -> None:
    with phone.ui():
        refused(phone, lambda: activity().getWindow().addFlags(1 << 31), "OverflowError")


def test_it_knows_which_members_were_used_and_their_levels(phone: Phone) -> None:
    insets = activity().getWindow().getDecorView().getRootWindowInsets()
    insets.getSystemWindowInsetTop()
    assert phone.seen.used[f"{ACTIVITY}.mActivity"] == (21, 0)
    assert phone.seen.used["android.view.View.getRootWindowInsets()"] == (23, 0)
    assert phone.seen.used["android.view.WindowInsets.getSystemWindowInsetTop()"] == (21, 30)


# -- threads and time --------------------------------------------------------------------------------


def test_the_window_is_touched_on_its_own_thread_only(phone: Phone) -> None:
    from android.runnable import run_on_ui_thread

    window = activity().getWindow()
    fault = refused(phone, lambda: window.addFlags(SECURE), "android.view.ViewRootImpl$CalledFromWrongThreadException")
    assert "Window.addFlags" in fault
    run_on_ui_thread(window.addFlags)(SECURE)
    assert phone.flags == 0  # it only waits
    phone.settle()
    assert phone.flags == SECURE


def test_a_thread_of_python_s_own_finds_no_class_of_the_app(phone: Phone) -> None:
    def aside() -> str:
        thread = threading.Thread(target=lambda: faults.append(refused(phone, activity)))
        faults: list[str] = []
        thread.start()
        thread.join()
        return faults[0]

    assert "a thread that Java does not know" in aside()
    activity()
    thread = threading.Thread(target=activity)
    thread.start()
    thread.join()
    assert not phone.faults


def test_nobody_sleeps_where_the_picture_is_drawn(phone: Phone) -> None:
    assert "slept for 0.1 s" in refused(phone, lambda: time.sleep(0.1), "AssertionError")
    aside = threading.Thread(target=time.sleep, args=(0,))
    aside.start()
    aside.join()
    assert not phone.faults


def test_what_is_raised_on_the_window_s_thread_is_not_lost(phone: Phone) -> None:
    from android.runnable import run_on_ui_thread

    run_on_ui_thread(lambda: 1 // 0)()
    phone.settle()
    assert "ZeroDivisionError" in phone.faults.pop()


def test_a_function_of_its_own_for_each_call_is_a_leak(phone: Phone) -> None:
    from android.runnable import run_on_ui_thread

    def hide() -> None:
        run_on_ui_thread(lambda: None)()

    hide()
    assert not phone.unreleased()
    hide()
    phone.settle()
    assert "hide.<locals>.<lambda> has 2 Runnables" in phone.unreleased()[0]


def test_two_calls_in_a_row_run_with_the_arguments_of_the_second(phone: Phone) -> None:
    from android.runnable import run_on_ui_thread

    seen: list[int] = []
    posted = run_on_ui_thread(seen.append)
    posted(1)
    posted(2)
    phone.settle()
    assert seen == [2, 2]


def test_what_java_calls_must_be_kept_alive(phone: Phone) -> None:
    speech = java("android.speech.tts.TextToSpeech")
    speech(activity(), listening([]))
    phone.settle()
    assert "a crash" in phone.faults.pop()


def test_what_java_calls_must_have_its_signature(phone: Phone) -> None:
    from jnius import PythonJavaClass, java_method

    class Wrong(PythonJavaClass):  # type: ignore[misc]
        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)

        @java_method("()V")
        def onInit(self) -> None: ...  # noqa: N802

    Wrong()
    assert "no method onInit of signature (I)V" in phone.faults.pop()


def test_what_was_kept_from_one_phone_is_none_for_the_next() -> None:
    with Phone(30):
        kept = activity()
    with Phone(30), pytest.raises(AssertionError, match="put away"):
        kept.getWindow()
