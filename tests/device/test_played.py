"""The phone that the double plays: speech, shaking, edges and language as people find them, level by level."""

from __future__ import annotations

from typing import Any

import pytest

from tests.device.double import Phone
from tests.device.hand import ACTIVITY, activity, java, listening, refused
from tests.device.world import Buzz, Edges


def test_speech_comes_some_time_after_it_was_asked_for(phone: Phone) -> None:
    from jnius import cast

    heard: list[int] = []
    listener, locale, text = listening(heard), java("java.util.Locale"), java("java.lang.String")
    engine = java("android.speech.tts.TextToSpeech")(activity(), listener)
    assert (engine.stop(), heard) == (-1, [])
    phone.settle()
    assert heard == [0]
    assert engine.setLanguage(locale.forLanguageTag("de")) == -2
    assert engine.setLanguage(locale.forLanguageTag("fr")) == 0
    assert "no overload" in refused(phone, lambda: engine.speak("Une larve", 0, None, None), "JavaError")
    assert engine.speak(cast("java.lang.CharSequence", text("Une larve")), 0, None, None) == 0
    assert engine.speak("Une reine", 0, None) == 0  # the old one, of a String
    assert [(each.text, each.language) for each in phone.seen.spoken] == [("Une larve", "fr"), ("Une reine", "fr")]
    assert phone.unreleased() == ["an engine for speech is ready, not shut"]
    engine.shutdown()
    assert not phone.unreleased()


@pytest.mark.parametrize(("becomes", "at_once", "later"), [("refuses", [], [-1]), ("missing", [-1], [-1]), ("silent", [], [])])
def test_an_engine_may_fail_in_three_ways(phone: Phone, becomes: str, at_once: list[int], later: list[int]) -> None:
    phone.engine = becomes
    heard: list[int] = []
    listener = listening(heard)
    engine = java("android.speech.tts.TextToSpeech")(activity(), listener)
    assert heard == at_once
    phone.settle()
    assert heard == later
    assert engine.speak("Silence", 0, None) == -1
    assert not phone.seen.spoken


def test_a_voice_may_have_to_be_downloaded(phone: Phone) -> None:
    phone.voices, phone.voices_to_download = {"en"}, {"fr"}
    listener = listening([])
    engine = java("android.speech.tts.TextToSpeech")(activity(), listener)
    phone.settle()
    assert engine.isLanguageAvailable(java("java.util.Locale").forLanguageTag("fr-CA")) == -1


def test_the_phone_has_a_language(phone: Phone) -> None:
    phone.language = "fr-CA"
    default = java("java.util.Locale").getDefault()
    assert (default.getLanguage(), default.getCountry()) == ("fr", "CA")


def test_it_shakes_in_the_words_of_its_level(phone: Phone) -> None:
    vibrator = activity().getSystemService("vibrator")
    vibrator.vibrate([0, 40, 60, 40], -1)
    vibrator.vibrate(30)
    if phone.level >= 26:
        vibrator.vibrate(java("android.os.VibrationEffect").createWaveform([0, 20], -1))
    assert phone.seen.buzzes[:2] == [Buzz((0, 40, 60, 40)), Buzz((0, 30))]
    assert len(phone.seen.buzzes) == (3 if phone.level >= 26 else 2)
    phone.vibrator = False
    vibrator.vibrate(30)
    phone.permissions.clear()
    refused(phone, lambda: vibrator.vibrate(30), "java.lang.SecurityException")
    assert not vibrator.hasVibrator()
    assert len(phone.seen.buzzes) <= 3


def test_the_picture_lies_below_the_bars_or_under_them(phone: Phone) -> None:
    surface, into = java(ACTIVITY).getSurface(), [0, 0]
    surface.getLocationInWindow(into)
    assert into == ([0, 0] if phone.level >= 35 else [0, 63])
    assert activity().getWindow().getDecorView().getRootWindowInsets().getSystemWindowInsetTop() == 63
    assert surface.getHeight() == (2400 if phone.level >= 35 else 2400 - 63 - 126)
    phone.laid_out = False
    assert surface.getRootWindowInsets() is None


def test_edges_are_told_in_the_words_of_the_level(phone: Phone) -> None:
    phone.turn(Edges(right=126), Edges(left=90), Edges())
    phone.keyboard = 800
    insets = activity().getWindow().getDecorView().getRootWindowInsets()
    assert insets.getSystemWindowInsetBottom() == 800
    if phone.level >= 30:
        kind = java("android.view.WindowInsets$Type")
        whole = insets.getInsets(kind.systemBars() | kind.displayCutout())
        assert (whole.left, whole.top, whole.right, whole.bottom) == (90, 0, 126, 0)
    elif phone.level >= 28:
        assert (insets.getSystemWindowInsetLeft(), insets.getDisplayCutout().getSafeInsetLeft()) == (0, 90)


def test_who_listens_hears_of_half_a_turn_on_the_window_s_thread(phone: Phone) -> None:
    from android.runnable import run_on_ui_thread
    from jnius import PythonJavaClass, java_method

    heard: list[tuple[bool, int]] = []

    class Listener(PythonJavaClass):  # type: ignore[misc]
        __javainterfaces__ = ("android/view/View$OnApplyWindowInsetsListener",)

        @java_method("(Landroid/view/View;Landroid/view/WindowInsets;)Landroid/view/WindowInsets;")
        def onApplyWindowInsets(self, view: Any, insets: Any) -> Any:  # noqa: N802
            heard.append((phone.on_ui, insets.getSystemWindowInsetLeft()))
            return view.onApplyWindowInsets(insets)

    listener = Listener()
    run_on_ui_thread(java(ACTIVITY).getSurface().setOnApplyWindowInsetsListener)(listener)
    phone.settle()
    phone.turn(Edges(left=126))
    assert heard == [(True, 126)]
