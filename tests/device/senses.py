"""What a phone is felt and heard by: vibration, and the engine that reads aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.device.played import Locale, Played
from tests.device.proxies import Held, Proxy
from tests.device.world import Buzz, Engine, Spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.device.double import Phone

# ruff: noqa: N802, N805 - members bear the names that Java gave them, and what is static there takes the phone first

SUCCESS, ERROR, NOT_SUPPORTED, MISSING_DATA = 0, -1, -2, -1
LONGEST = 4000
"""Characters that an engine takes at once."""


class VibrationEffect(Played, java="android.os.VibrationEffect"):
    def __init__(self, phone: Phone, buzz: Buzz) -> None:
        super().__init__(phone)
        self.buzz = buzz

    def createOneShot(phone: Phone, milliseconds: int, amplitude: int) -> VibrationEffect:  # type: ignore[misc]
        if milliseconds <= 0 or not (amplitude == -1 or 0 < amplitude <= 255):
            raise phone.thrown("java.lang.IllegalArgumentException", f"{milliseconds} ms at {amplitude}")
        return VibrationEffect(phone, Buzz((0, milliseconds)))

    def createWaveform(phone: Phone, timings: Sequence[int], *more: Any) -> VibrationEffect:  # type: ignore[misc]
        repeat = more[-1]
        if not any(timings) or any(each < 0 for each in timings) or not -1 <= repeat < len(timings):
            raise phone.thrown("java.lang.IllegalArgumentException", f"timings {timings}, repeat {repeat}")
        if len(more) == 2 and len(more[0]) != len(timings):
            raise phone.thrown("java.lang.IllegalArgumentException", f"{len(timings)} timings, {len(more[0])} amplitudes")
        return VibrationEffect(phone, Buzz(tuple(timings), repeat))


class Vibrator(Played, java="android.os.Vibrator"):
    def hasVibrator(self) -> bool:
        return self.phone.vibrator

    def cancel(self) -> None:
        self.phone.seen.cancelled += 1

    def vibrate(self, given: Any, *more: Any) -> None:
        if "android.permission.VIBRATE" not in self.phone.permissions:
            raise self.phone.thrown("java.lang.SecurityException", "Requires VIBRATE permission")
        if isinstance(given, VibrationEffect):
            buzz = given.buzz
        elif isinstance(given, int | float):
            buzz = Buzz((0, int(given)))
        else:
            buzz = Buzz(tuple(given), more[0])
            if not -1 <= buzz.repeat < len(buzz.pattern):
                raise self.phone.thrown("java.lang.ArrayIndexOutOfBoundsException", str(buzz.repeat))
        if self.phone.vibrator:
            self.phone.seen.buzzes.append(buzz)


class VibratorManager(Played, java="android.os.VibratorManager"):
    def getDefaultVibrator(self) -> Vibrator:
        return Vibrator(self.phone)

    def cancel(self) -> None:
        self.phone.seen.cancelled += 1


class AccessibilityManager(Played, java="android.view.accessibility.AccessibilityManager"):
    """Whoever has a screen reader touches to hear what is there."""

    def isEnabled(self) -> bool:
        return self.phone.explores

    def isTouchExplorationEnabled(self) -> bool:
        return self.phone.explores


class TextToSpeech(Played, java="android.speech.tts.TextToSpeech"):
    """Bound to an engine some time after it was made. Where none can be bound, onInit is called before it is even made."""

    def __init__(self, phone: Phone, context: Any, listener: Proxy | None, _: Any = None) -> None:
        super().__init__(phone)
        self.engine = Engine()
        phone.seen.engines.append(self.engine)
        self.held = Held(listener) if listener is not None else None
        if phone.engine == "missing":
            self._init("failed", ERROR)
        elif phone.engine != "silent":
            state, status = ("ready", SUCCESS) if phone.engine == "ready" else ("failed", ERROR)
            phone.post(lambda: self._init(state, status))

    def _init(self, state: str, status: int) -> None:
        if self.engine.state == "waiting":
            self.engine.state = state
            if self.held is not None:
                self.held.call("onInit", status)

    def isLanguageAvailable(self, locale: Locale) -> int:
        if self.engine.state != "ready":
            return NOT_SUPPORTED
        if locale.getLanguage() in self.phone.voices_to_download:
            return MISSING_DATA
        return 0 if locale.getLanguage() in self.phone.voices else NOT_SUPPORTED

    def setLanguage(self, locale: Locale) -> int:
        available = self.isLanguageAvailable(locale)
        if available >= 0:
            self.engine.language = locale.toLanguageTag()
        return available

    def setSpeechRate(self, rate: float) -> int:
        return SUCCESS if rate > 0 else ERROR

    def speak(self, text: str, mode: int, *_: Any) -> int:
        if self.engine.state != "ready" or len(text) > LONGEST:
            return ERROR
        self.phone.seen.spoken.append(Spoken(text, self.engine.language or self.phone.language, mode == 0))
        return SUCCESS

    def isSpeaking(self) -> bool:
        return False

    def stop(self) -> int:
        return SUCCESS if self.engine.state == "ready" else ERROR

    def shutdown(self) -> None:
        self.engine.state = "shut"
