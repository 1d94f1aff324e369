"""What tests ask of a phone in many places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.device.double import Phone

ACTIVITY = "org.kivy.android.PythonActivity"


def refused(phone: Phone, act: Callable[[], object], kind: str = "") -> str:
    """What was noted when it was refused, as an exception of this name; the note is taken as read."""
    try:
        act()
    except Exception as error:
        raised: Exception | None = error
    else:
        raised = None
    assert raised is not None
    assert kind in ("", type(raised).__name__, getattr(raised, "classname", None))
    faults = "\n".join(phone.faults)
    phone.faults.clear()
    return faults


def java(name: str) -> Any:
    from jnius import autoclass

    return autoclass(name)


def activity() -> Any:
    return java(ACTIVITY).mActivity


def listening(heard: list[int]) -> Any:
    from jnius import PythonJavaClass, java_method

    class Listener(PythonJavaClass):  # type: ignore[misc]
        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)

        @java_method("(I)V")
        def onInit(self, status: int) -> None:  # noqa: N802
            heard.append(status)

    return Listener()


def ask(action: str = "OPEN_DOCUMENT", code: int = 7) -> list[tuple[int, Any]]:
    """Open the picker, and the list that its answers come into."""
    from android import activity as answers

    came: list[tuple[int, Any]] = []
    answers.bind(on_activity_result=lambda _, result, intent: came.append((result, intent)))
    intent = java("android.content.Intent")(f"android.intent.action.{action}")
    intent.addCategory(java("android.content.Intent").CATEGORY_OPENABLE).setType("*/*")
    activity().startActivityForResult(intent, code)
    return came
