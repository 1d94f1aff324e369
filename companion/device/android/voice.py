"""Speech: one engine for as long as the app runs, in the player's language, silent where the phone has no such voice.

An engine takes a while until it can speak. Nobody waits for it: only the last sentence is kept, for an earlier one is stale.
"""

from __future__ import annotations

import logging
from typing import Any

from companion.device.android.java import activity, java, text, unless_java


class Voice:
    def __init__(self) -> None:
        self._engine: Any = None
        self._listener: Any = None
        self._ready = self._failed = False
        self._waiting: tuple[str, str] | None = None
        self._language = ""
        """The one that was asked for last; `_speaks` whether the engine has it."""
        self._speaks = False

    def say(self, said: str, language: str) -> None:
        if self._failed:
            return
        self._waiting = said, language
        if self._engine is None:
            self._begin()
        if self._ready:
            self._speak()

    @unless_java(None)
    def _begin(self) -> None:
        from jnius import PythonJavaClass, java_method

        voice = self

        class Begun(PythonJavaClass):  # type: ignore[misc]
            __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)
            __javacontext__ = "app"

            @java_method("(I)V")
            def onInit(self, status: int) -> None:  # noqa: N802
                voice.began(status)

        self._listener = Begun()  # Java does not keep it for us
        self._engine = java("android.speech.tts.TextToSpeech")(activity(), self._listener)
        if self._ready:  # it answered before it was there
            self._speak()

    def began(self, status: int) -> None:
        """On the window's thread; the engine may not have been handed to us yet."""
        self._ready = status == java("android.speech.tts.TextToSpeech").SUCCESS
        self._failed = not self._ready
        if self._failed:
            logging.getLogger("airlock").warning("this phone has nobody who speaks: %s", status)
        elif self._engine is not None:
            self._speak()

    @unless_java(None)
    def _speak(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is None or self._engine is None:
            return
        said, language = waiting
        engines = java("android.speech.tts.TextToSpeech")
        if language != self._language:
            answer = self._engine.setLanguage(java("java.util.Locale").forLanguageTag(language))
            self._language, self._speaks = language, answer >= engines.LANG_AVAILABLE
            if not self._speaks:
                logging.getLogger("airlock").warning("this phone has no voice for %s", language)
        if self._speaks:
            self._engine.speak(text(said), engines.QUEUE_FLUSH, None, "airlock")

    @unless_java(None)
    def leave(self) -> None:
        if self._engine is not None:
            self._engine.stop()
            self._engine.shutdown()
        self._engine, self._ready = None, False
