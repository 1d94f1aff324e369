"""The Python modules that python-for-android puts beside an app: `jnius`, and of `android` what we use.

`android.runnable`, `android.activity` and `android.permissions` do what those of python-for-android 2026.5.9 do, traps among
them: one Runnable for each function, kept for ever; its arguments lie on it, so that two calls in a row may both run with those
of the second; what a function raises is printed and goes no further.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tests.device.jni import Jni
from tests.device.played import JavaError
from tests.device.proxies import java_method

if TYPE_CHECKING:
    from tests.device.double import Phone

ACTIVITY = "org.kivy.android.PythonActivity"


def module(name: str, **held: Any) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(held)
    return made


def modules(phone: Phone, jni: Jni) -> dict[str, ModuleType]:
    jnius = module(
        "jnius",
        autoclass=jni.autoclass,
        cast=jni.cast,
        PythonJavaClass=jni.proxy_class,
        java_method=java_method,
        JavaException=JavaError,
    )
    config = module("android.config", ACTIVITY_CLASS_NAME=ACTIVITY, ACTIVITY_CLASS_NAMESPACE=ACTIVITY.replace(".", "/"))
    runnable, activity, permissions = _runnable(phone, jni), _activity(phone, jni), _permissions(jni)
    android = module("android", __path__=[], config=config, runnable=runnable, activity=activity, permissions=permissions)
    return {each.__name__: each for each in (jnius, android, config, runnable, activity, permissions)}


def _runnable(phone: Phone, jni: Jni) -> ModuleType:
    kept: dict[Callable[..., object], Any] = {}

    class Runnable(jni.proxy_class):  # type: ignore[name-defined, misc]
        __javainterfaces__ = ["java/lang/Runnable"]  # noqa: RUF012 - as pyjnius wants it
        waiting: list[Any] = []  # noqa: RUF012 - the phone's, as this class is

        def __init__(self, act: Callable[..., object]) -> None:
            super().__init__()
            self.act = act
            phone.seen.runnables.append(act)

        def __call__(self, *args: Any, **kwargs: Any) -> None:
            self.args, self.kwargs = args, kwargs
            Runnable.waiting.append(self)
            jni.autoclass(ACTIVITY).mActivity.runOnUiThread(self)

        @java_method("()V")
        def run(self) -> None:
            try:
                self.act(*self.args, **self.kwargs)
            except Exception as error:
                phone.fault(f"a Runnable raised what a phone only prints: {error!r}\n{traceback.format_exc()}")
            Runnable.waiting.remove(self)

    def run_on_ui_thread(act: Callable[..., object]) -> Callable[..., None]:
        if act not in kept:
            kept[act] = Runnable(act)
        its = kept[act]

        def posted(*args: Any, **kwargs: Any) -> None:
            its(*args, **kwargs)

        return posted

    return module("android.runnable", Runnable=Runnable, run_on_ui_thread=run_on_ui_thread)


def _activity(phone: Phone, jni: Jni) -> ModuleType:
    bound: list[tuple[Callable[..., object], Any]] = []

    class ResultListener(jni.proxy_class):  # type: ignore[name-defined, misc]
        __javainterfaces__ = [f"{ACTIVITY.replace('.', '/')}$ActivityResultListener"]  # noqa: RUF012
        __javacontext__ = "app"

        def __init__(self, act: Callable[..., object]) -> None:
            super().__init__()
            self.act = act

        @java_method("(IILandroid/content/Intent;)V")
        def onActivityResult(self, code: int, result: int, intent: Any) -> None:  # noqa: N802
            self.act(code, result, intent)

    def bind(**acts: Callable[..., object]) -> None:
        for event, act in acts.items():
            _known(phone, event)
            listener = ResultListener(act)
            jni.autoclass(ACTIVITY).mActivity.registerActivityResultListener(listener)
            bound.append((act, listener))

    def unbind(**acts: Callable[..., object]) -> None:
        for event, act in acts.items():
            _known(phone, event)
            for pair in [each for each in bound if each[0] == act]:
                bound.remove(pair)
                jni.autoclass(ACTIVITY).mActivity.unregisterActivityResultListener(pair[1])

    return module("android.activity", bind=bind, unbind=unbind)


def _permissions(jni: Jni) -> ModuleType:
    """Who waits is noted only after the question was put: an answer in between is lost, as there."""
    waiting: dict[int, Callable[..., object]] = {}
    kept: list[Any] = []

    class Callback(jni.proxy_class):  # type: ignore[name-defined, misc]
        __javainterfaces__ = [f"{ACTIVITY.replace('.', '/')}$PermissionsCallback"]  # noqa: RUF012
        __javacontext__ = "app"

        @java_method("(I[Ljava/lang/String;[I)V")
        def onRequestPermissionsResult(self, code: int, permissions: Any, granted: Any) -> None:  # noqa: N802
            if code in waiting:
                waiting[code](permissions, [each == 0 for each in granted])

    def request_permissions(permissions: list[str], callback: Callable[..., object]) -> None:
        activity = jni.autoclass(ACTIVITY).mActivity
        if not kept:
            kept.append(Callback())
            activity.addPermissionsCallback(kept[0])
        code = 2 + len(waiting)
        activity.requestPermissionsWithRequestCode(permissions, code)
        waiting[code] = callback

    return module("android.permissions", request_permissions=request_permissions)


def _known(phone: Phone, event: str) -> None:
    if event != "on_activity_result":
        phone.fault(f"android.activity has no event {event!r}, or the double does not play it")
        raise Exception(f"Unknown {event!r} event")
