"""The activity, its window, and where the picture lies in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.device.edges import WindowInsets
from tests.device.played import Played
from tests.device.proxies import Held, Proxy
from tests.device.world import Edges

if TYPE_CHECKING:
    from tests.device.double import Phone
    from tests.device.intents import Intent

# ruff: noqa: N802, N805 - members bear the names that Java gave them, and what is static there takes the phone first


class Activity(Played, java="org.kivy.android.PythonActivity"):
    def __init__(self, phone: Phone) -> None:
        super().__init__(phone)
        self.window = Window(phone)
        self.listeners: list[Held] = []
        self.permissions: Held | None = None

    def mActivity(phone: Phone) -> Activity:  # type: ignore[misc]
        return phone.activity

    def getSurface(phone: Phone) -> Surface:  # type: ignore[misc]
        return phone.activity.window.surface

    def getWindow(self) -> Window:
        return self.window

    def getContentResolver(self) -> Played:
        return self.phone.resolver

    def getApplicationContext(self) -> Activity:
        return self

    def getPackageName(self) -> str:
        return "io.github.airlockcompanion.airlock"

    def isInMultiWindowMode(self) -> bool:
        return self.phone.split

    def runOnUiThread(self, runnable: Proxy) -> None:
        """At once on that thread, as Android does; else when it comes to it."""
        held = Held(runnable)
        self.phone.seen.posted += 1
        if self.phone.on_ui:
            held.call("run")
        else:
            self.phone.post(lambda: held.call("run"))

    def getSystemService(self, wanted: Any) -> Played | None:
        name = wanted if isinstance(wanted, str) else wanted._name
        service = self.phone.service(name)
        if service is NotImplemented:
            self.phone.fault(f"the double has no service {name!r}")
            return None
        return service

    def startActivity(self, intent: Intent, _: Any = None) -> None:
        self.phone.start(intent, None)

    def startActivityForResult(self, intent: Intent, code: int, _: Any = None) -> None:
        self.phone.start(intent, code if code >= 0 else None)

    def registerActivityResultListener(self, listener: Proxy) -> None:
        self.listeners.append(Held(listener))

    def unregisterActivityResultListener(self, listener: Proxy) -> None:
        if Held(listener) in self.listeners:
            self.listeners.remove(Held(listener))

    def checkSelfPermission(self, permission: str) -> int:
        return 0 if self.phone.has(permission) else -1

    def addPermissionsCallback(self, listener: Proxy) -> None:
        """One, which takes the place of another."""
        self.permissions = Held(listener)

    def requestPermissionsWithRequestCode(self, permissions: list[str], code: int) -> None:
        """A question that is open already is broken off."""
        for each in permissions:
            if each not in self.phone.permissions:
                self.phone.fault(f"{each} is asked for, and is not in the manifest: refused at once")
        if self.phone.questions:
            self.phone.fault("a permission was asked for while another question is open: refused at once")
        self.phone.questions.append((code, list(permissions)))

    def permitted(self, code: int, permissions: list[str], granted: list[int]) -> None:
        if self.permissions is not None:
            self.permissions.call("onRequestPermissionsResult", code, permissions, granted)

    def answered(self, code: int, result: int, data: Intent | None) -> None:
        """PythonActivity goes through its listeners with an iterator that bears no change but by the last of them."""
        there = list(self.listeners)
        for index, each in enumerate(there):
            each.call("onActivityResult", code, result, data)
            if self.listeners != there and index + 1 < len(there):
                self.phone.fault("bound or unbound while others wait for the result: ConcurrentModificationException, a crash")
                return


class Window(Played, java="android.view.Window"):
    on_ui_only = frozenset({"addFlags", "clearFlags", "setFlags", "setDecorFitsSystemWindows"})

    def __init__(self, phone: Phone) -> None:
        super().__init__(phone)
        self.decor = Decor(phone)
        self.surface = Surface(phone)

    def addFlags(self, flags: int) -> None:
        self.phone.flags |= flags

    def clearFlags(self, flags: int) -> None:
        self.phone.flags &= ~flags

    def setFlags(self, flags: int, mask: int) -> None:
        self.phone.flags = self.phone.flags & ~mask | flags & mask

    def getDecorView(self) -> Decor:
        return self.decor


class View(Played, java="android.view.View"):
    on_ui_only = frozenset({"setOnApplyWindowInsetsListener", "requestApplyInsets", "setKeepScreenOn", "setSystemUiVisibility"})

    def __init__(self, phone: Phone) -> None:
        super().__init__(phone)
        self.listener: Held | None = None

    def around(self) -> Edges:
        """How far it lies inside the window."""
        return Edges()

    def getRootView(self) -> View:
        return self.phone.activity.window.decor

    def getWidth(self) -> int:
        return self.phone.size[0] - self.around().left - self.around().right if self.phone.laid_out else 0

    def getHeight(self) -> int:
        return self.phone.size[1] - self.around().top - self.around().bottom if self.phone.laid_out else 0

    def getLocationInWindow(self, into: Any) -> None:
        if len(into) < 2:
            raise self.phone.thrown("java.lang.IllegalArgumentException", "outLocation must be an array of two integers")
        if isinstance(into, list):  # pyjnius writes back into lists, and into nothing else
            into[:] = [self.around().left, self.around().top] if self.phone.laid_out else [0, 0]

    def getRootWindowInsets(self) -> WindowInsets | None:
        return WindowInsets(self.phone) if self.phone.laid_out else None

    def setOnApplyWindowInsetsListener(self, listener: Proxy | None) -> None:
        self.listener = Held(listener) if listener is not None else None

    def onApplyWindowInsets(self, insets: WindowInsets) -> WindowInsets:
        return insets

    def requestApplyInsets(self) -> None:
        self.phone.post(self.phone.tell_insets)

    def setKeepScreenOn(self, on: bool) -> None:
        self.phone.kept_on = on

    def tell(self) -> None:
        if self.listener is not None and self.phone.laid_out:
            given = self.listener.call("onApplyWindowInsets", self, WindowInsets(self.phone))
            if given is None:
                self.phone.fault("onApplyWindowInsets gave null, where a view wants insets: a crash")


class Decor(View):
    """The whole window. Its own onApplyWindowInsets keeps the picture below the bars: a listener here takes its place."""


class Surface(View, java="android.view.SurfaceView"):
    def around(self) -> Edges:
        return self.phone.surface
