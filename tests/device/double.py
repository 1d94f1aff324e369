"""A phone that is none: `jnius` and `android` as python-for-android has them, over what Android declares at one level.

    with Phone(24) as phone:
        device = AndroidDevice()
        device.hide(True)
        phone.settle()                      # the UI thread does what waits for it
        assert phone.flags == FLAG_SECURE

What a phone would refuse is refused as pyjnius refuses it, and noted in `phone.faults`, because code that catches everything
would hide it: leaving the block fails if any fault is left there, and so does what a phone would only print. A test that wants
a refusal takes it out of `faults`. Code that is for several levels asks SDK_INT; to try and catch is a fault here.

It is stricter than a phone in this: who sets something of a View must be on the window's thread, though Android looks only when
the view is drawn anew; and a wrong `cast` is refused at once, where pyjnius believes it until it crashes. It does not know what
a vendor changed, how long anything takes, or whether a manifest lets a thing happen: `engine = "missing"` is how a phone looks
to an app without `<queries>`, and `permissions` is what the manifest has. Members of other names than Java's that pyjnius adds
(`insets.systemWindowInsetTop`, `with stream:`) are not played.
"""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Self

from tests.device import network as _network  # noqa: F401 - played, and made by nobody but java.net
from tests.device.documents import Closing, Resolver
from tests.device.intents import Intent
from tests.device.jni import Jni
from tests.device.modules import modules
from tests.device.played import JavaError, Played, Uri
from tests.device.senses import AccessibilityManager, Vibrator, VibratorManager
from tests.device.window import Activity
from tests.device.world import Document, Edges, Network, Seen

RESULT_OK, RESULT_CANCELED = -1, 0
CAMERA = "android.media.action.IMAGE_CAPTURE"
LOCAL_NETWORK = "android.permission.ACCESS_LOCAL_NETWORK"
SAID = {LOCAL_NETWORK: 37}
"""What somebody has to allow while it runs, and the level from which on: before that nobody knows it."""
PICKERS = {f"android.intent.action.{each}" for each in ("OPEN_DOCUMENT", "CREATE_DOCUMENT", "GET_CONTENT")}


class Phone:
    """An Android phone of one level. Set what it is like before or while it is used; `seen` has what it did."""

    def __init__(self, level: int, language: str = "en-GB") -> None:
        self.level = level
        self.language = language
        """What java.util.Locale.getDefault() tells."""

        # -- the window: pixels. `surface` is how far the picture lies inside the window, because the system has consumed it.
        self.size = (1080, 2400)
        self.bars = Edges(top=63, bottom=126)
        self.cutout: Edges | None = None
        self.keyboard = 0
        self.surface = Edges() if level >= 35 else self.bars
        self.laid_out = True
        """Before that getRootWindowInsets is null."""
        self.split = False
        """Two apps share the screen."""

        # -- what it has
        self.vibrator = True
        self.explores = False
        """A screen reader is on."""
        self.permissions = {"android.permission.VIBRATE", "android.permission.INTERNET", LOCAL_NETWORK}
        self.allowed: set[str] = set()
        """What somebody has allowed of that while it ran."""
        self.networks: list[Network] | None = []
        """None where the system does not let an app look."""
        self.full = False
        """Storage is full: writing raises."""
        self.nobody_for: set[str] = set()
        """Actions that no app on this phone answers, e.g. ACTION_OPEN_DOCUMENT on a phone without a picker."""
        self.voices = {"en", "fr"}
        self.voices_to_download: set[str] = set()
        self.engine = "ready"
        """What becomes of a TextToSpeech: "ready" (onInit on the UI thread), "refuses" (the same, with ERROR), "missing"
        (onInit with ERROR out of the constructor itself, as where no engine can be seen), "silent" (never)."""

        # -- what it did
        self.seen = Seen()
        self.flags = 0
        """Those of the window."""
        self.kept_on = False
        """The screen, by View.setKeepScreenOn."""
        self.faults: list[str] = []
        """What a phone would have refused, or printed without anybody seeing it."""

        self._ready()

    def _ready(self) -> None:
        self.closed = self.on_ui = False
        self.opened: list[Closing] = []
        self.asked: list[int] = []
        """Codes of pickers that are open."""
        self.questions: list[tuple[int, list[str]]] = []
        """Permissions that somebody is asked for now, and the code that the answer bears."""
        self._waiting: deque[Callable[[], object]] = deque()
        self.activity, self.resolver = Activity(self), Resolver(self)
        self.jni = Jni(self)

    # -- what people do --------------------------------------------------------------------------

    def settle(self) -> None:
        """The UI thread does all that waits for it, and what that brings about."""
        with self.ui():
            while self._waiting:
                self._waiting.popleft()()

    @contextmanager
    def ui(self) -> Iterator[None]:
        """What is done in this block is done on the window's thread."""
        before, self.on_ui = self.on_ui, True
        try:
            yield
        finally:
            self.on_ui = before

    def choose(self, document: Document | None) -> None:
        """Answer the picker that is open: RESULT_OK, with a document or, as some providers do, with no data at all."""
        intent = None
        if document is not None:
            self.resolver.granted[document.uri] = document
            intent = Intent(self, None, Uri(self, document.uri))
        self._answer(RESULT_OK, intent)

    def shoot(self, picture: bytes) -> None:
        """Answer the camera that is open: it writes where it was told to, if it was let, and answers without data, as many do."""
        sent = self.seen.started[-1]
        assert sent.action == CAMERA
        assert sent.flags & 2, "the camera may not write there"
        self.file_of(sent.extras["output"]).write_bytes(picture)
        self._answer(RESULT_OK, None)

    def cancel(self) -> None:
        """Leave the picker: RESULT_CANCELED."""
        self._answer(RESULT_CANCELED, None)

    def _answer(self, result: int, intent: Intent | None) -> None:
        assert self.asked, "no picker is open"
        code = self.asked.pop()
        self.post(lambda: self.activity.answered(code, result, intent))
        self.settle()

    def allow(self, yes: bool | None) -> None:
        """Answer the question for a permission that is open; None breaks it off."""
        assert self.questions, "nothing is asked"
        code, names = self.questions.pop()
        self.allowed |= set(names) if yes else set()
        answers = [] if yes is None else [0 if yes else -1] * len(names)
        self.post(lambda: self.activity.permitted(code, names[: len(answers)], answers))
        self.settle()

    def turn(self, bars: Edges, cutout: Edges | None = None, surface: Edges | None = None) -> None:
        """Hold it otherwise: the edges change, and whoever listens for insets hears of it on the UI thread."""
        self.bars, self.cutout = bars, cutout
        self.surface = surface if surface is not None else Edges() if self.level >= 35 else bars
        self.post(self.tell_insets)
        self.settle()

    def unreleased(self) -> list[str]:
        """What was opened, bound or made and not given back: streams, descriptors, listeners, engines, Runnables."""
        left = [says for each in self.opened if (says := each.still_open())]
        left += [f"{each.called} is still bound" for each in self.activity.listeners]
        left += [f"an engine for speech is {each.state}, not shut" for each in self.seen.engines if each.state != "shut"]
        wrapped = Counter(getattr(each, "__code__", each) for each in self.seen.runnables)
        for code, often in wrapped.items():
            if often > 1:
                left.append(f"{getattr(code, 'co_qualname', code)} has {often} Runnables, kept for ever")
        left += [f"{row['_display_name']} is still pending" for row in self.seen.rows.values() if row.get("is_pending") == 1]
        return left + [f"{type(each).__name__} for {each.__javainterfaces__} is kept for ever" for each in self.jni.for_ever]

    # -- what the played classes ask -------------------------------------------------------------

    def fault(self, fault: str) -> None:
        self.faults.append(fault)

    def thrown(self, java: str, message: str) -> JavaError:
        """An exception out of Java, as pyjnius hands it on."""
        return JavaError(f"JVM exception occurred: {java}: {message}", java, message, [f"{java}: {message}"])

    def post(self, act: Callable[[], object]) -> None:
        self._waiting.append(act)

    def start(self, intent: Intent, code: int | None) -> None:
        sent = intent.sent(code)
        stream = (sent.inner or sent).extras.get("android.intent.extra.STREAM")
        if isinstance(stream, str) and stream.startswith("file:"):
            raise self.thrown("android.os.FileUriExposedException", f"{stream} exposed beyond app through ClipData")
        if sent.action in self.nobody_for or (sent.action in PICKERS and sent.kind is None):  # they answer to a type alone
            raise self.thrown("android.content.ActivityNotFoundException", f"No Activity found to handle {sent.action}")
        self.seen.started.append(sent)
        if code is not None:
            self.asked.append(code)

    def has(self, permission: str) -> bool:
        """Whether the manifest has it and, where somebody is to allow it while it runs, that was done."""
        known = SAID.get(permission, 0) <= self.level
        return known and permission in self.permissions and (permission not in SAID or permission in self.allowed)

    def service(self, name: str) -> Played | None:
        """A service by its name or class; NotImplemented if the double has none such."""
        known: dict[str, type[Played]] = {
            "vibrator": Vibrator,
            "vibrator_manager": VibratorManager,
            "accessibility": AccessibilityManager,
        }
        named = next((each for each in known.values() if each.java == name), known.get(name))
        if named is None:
            return NotImplemented  # type: ignore[no-any-return]
        return None if named is VibratorManager and self.level < 31 else named(self)

    def tell_insets(self) -> None:
        self.activity.window.decor.tell()
        self.activity.window.surface.tell()

    def file_of(self, uri: str) -> Path:
        """The file that stands for what lies behind a Uri."""
        if uri not in self.seen.files:
            self.seen.files[uri] = Path(self._folder.name) / str(len(self.seen.files))
            content = self.resolver.granted[uri].content
            if content:
                self.seen.files[uri].write_bytes(content)
        return self.seen.files[uri]

    def forget(self, uri: str) -> None:
        self.seen.files.pop(uri, None)
        self.resolver.granted.pop(uri, None)

    # -- a block that is the phone ---------------------------------------------------------------

    def __enter__(self) -> Self:
        self._folder = TemporaryDirectory(prefix="airlock-phone-")
        made = modules(self, self.jni)
        self._before = {name: sys.modules.get(name) for name in made}
        sys.modules.update(made)
        self._thread, self._sleep = threading.get_ident(), time.sleep
        time.sleep = self._slept  # type: ignore[assignment]
        return self

    def _slept(self, seconds: float) -> None:
        if threading.get_ident() != self._thread:
            self._sleep(seconds)
            return
        self.fault(f"slept for {seconds} s on the thread that draws")
        raise AssertionError(self.faults[-1])

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        time.sleep = self._sleep
        for name, module in self._before.items():
            sys.modules.pop(name, None)
            if module is not None:
                sys.modules[name] = module
        self.closed = True
        self._folder.cleanup()
        says = "a phone would refuse, or print where nobody reads it:\n" + "\n".join(self.faults)
        if self.faults and error is None:
            raise AssertionError(says)
        if self.faults and error is not None:
            error.add_note(says)
