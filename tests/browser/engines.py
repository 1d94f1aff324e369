"""Real browsers by their own protocols: Chromium and WebKit by WebDriver, Firefox by Marionette. Fingers, keys, pictures."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import Any
from urllib.error import HTTPError, URLError

PATIENCE = 60.0
PHONE, SMALL, TABLET, WALL = (412, 915), (360, 640), (820, 1180), (1280, 720)
MINI = (
    Path("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"),
    Path("/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser"),
    Path("/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser"),
)
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
CHROMIUM = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync --disable-features=Translate"
)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def comes(there: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Waits for a browser, which has a clock of its own; what came, or nothing."""
    end = time.monotonic() + patience
    while not (found := there()) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def until(there: Callable[[], Any], what: str | Callable[[], str]) -> Any:
    if found := comes(there):
        return found
    raise AssertionError(f"not there: {what if isinstance(what, str) else what()}")


FOUND = """
if (document.body.classList.contains('settles')) return null;
var all = document.querySelectorAll('button,[data-say],[data-hold],.box'), found = null;
for (var i = 0; i < all.length && !found; i++) {
  var each = all[i], name = each.getAttribute('aria-label') || '', said = (each.innerText || name).trim();
  if (!each.disabled && [said, said.split('\\n')[0], name, each.id].indexOf(arguments[0]) >= 0) found = each;
}
if (found) found.scrollIntoView({block: 'center'});
return found;
"""
"""Finds a button by its words, its name or its id, once it may be pressed, and brings it into the middle of the screen."""


MIDDLE = """
if (found) { var box = found.getBoundingClientRect(); found = [box.left + box.width / 2, box.top + box.height / 2]; }
return found;
"""
"""And says where its middle is: a page may be drawn anew at any time, and what was found on it is gone then."""
SPOT = FOUND.replace("return found;\n", MIDDLE)


def move(x: float, y: float) -> dict[str, Any]:
    return {"type": "pointerMove", "duration": 0, "origin": "viewport", "x": int(x), "y": int(y)}


class Browser:
    """One window of one browser."""

    name = ""

    def __init__(self, size: tuple[int, int] = PHONE, language: str = "en", text: int = 16) -> None:
        self.size, self.language, self.text_size = size, language, text
        self.processes: list[subprocess.Popen[bytes]] = []
        self.begin()

    def begin(self) -> None: ...
    def call(self, command: str, given: dict[str, Any]) -> Any: ...

    def run(self, *command: str, **more: str) -> None:
        """In a group of its own: what it starts goes with it."""
        quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "start_new_session": True}
        self.processes.append(subprocess.Popen(command, env={**os.environ, **more}, **quiet))

    # -- what somebody does and sees -------------------------------------------------------------

    def go(self, link: str) -> None:
        self.call("Navigate", {"url": link})

    def js(self, script: str, *what: Any) -> Any:
        return self.call("ExecuteScript", {"script": script, "args": list(what)})

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.call("TakeScreenshot", {"full": False})))

    @property
    def text(self) -> str:
        return str(self.js("return document.body.innerText"))

    def sees(self, text: str) -> None:
        """It comes to stand there."""
        until(lambda: text in self.text, lambda: f"{self.name}: {text!r} in {self.text!r}")

    def element(self, label: str) -> Any:
        """The button with these words, in the middle of the screen."""
        return until(lambda: self.js(FOUND, label), lambda: f"{self.name}: a button {label!r} in {self.text!r}")

    def _pointer(self, actions: list[dict[str, Any]]) -> None:
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": self.pointer}, "actions": actions}
        self.call("PerformActions", {"actions": [finger]})

    pointer = "touch"

    def spot(self, label: str) -> tuple[float, float]:
        """Where the button with these words is, once it may be pressed."""
        x, y = until(lambda: self.js(SPOT, label), lambda: f"{self.name}: a button {label!r} in {self.text!r}")
        return x, y

    def offers(self, label: str, patience: float = 4.0) -> bool:
        """Whether there comes to be a button with these words."""
        return bool(comes(lambda: self.js(SPOT, label), patience))

    def tap(self, label: str) -> None:
        self.tap_at(*self.spot(label))

    def tap_at(self, x: float, y: float, seconds: float = 0.0) -> None:
        """A finger goes down there, and up again so much later."""
        stays = [{"type": "pause", "duration": int(seconds * 1000)}] if seconds else []
        self._pointer([move(x, y), {"type": "pointerDown", "button": 0}, *stays, {"type": "pointerUp", "button": 0}])

    def press(self, label: str) -> None:
        """A finger goes down on it and stays."""
        self._pointer([move(*self.spot(label)), {"type": "pointerDown", "button": 0}])

    def lift(self) -> None:
        self._pointer([{"type": "pointerUp", "button": 0}])

    def hold(self, label: str, seconds: float = 0.8) -> None:
        self.press(label)
        time.sleep(seconds)
        self.lift()

    def key(self, *keys: str) -> None:
        actions = [each for key in keys for each in ({"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})]
        self.call("PerformActions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def quit(self) -> None:
        for each in reversed(self.processes):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(each.pid, signal.SIGKILL)
            each.wait()


COMMANDS = {
    "Navigate": ("POST", "/url"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "TakeScreenshot": ("GET", "/screenshot"),
    "PerformActions": ("POST", "/actions"),
}


class WebDriver(Browser):
    """By HTTP, to a driver beside the browser."""

    session = ""

    def begin(self) -> None:
        self.port = free_port()
        self.run(*self.driver())
        until(self._up, f"{self.name} is up")
        found = self.ask("POST", "/session", {"capabilities": {"alwaysMatch": self.wants()}})
        self.session = f"/session/{found['sessionId']}"

    def driver(self) -> tuple[str, ...]:
        raise NotImplementedError

    def wants(self) -> dict[str, Any]:
        raise NotImplementedError

    def _up(self) -> bool:
        try:
            return bool(self.ask("GET", "/status")["ready"])
        except (URLError, OSError):
            return False

    def call(self, command: str, given: dict[str, Any]) -> Any:
        method, path = COMMANDS[command]
        return self.ask(method, self.session + path, given)

    def ask(self, method: str, path: str, what: Any = None) -> Any:
        body = json.dumps(what or {}).encode() if method == "POST" else None
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", body, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(f"{self.name}: {error.read().decode()[:500]}") from None
        except TimeoutError:
            raise AssertionError(f"{self.name} does not answer: {path} {body!r}") from None

    def quit(self) -> None:
        try:
            if self.session:
                self.ask("DELETE", self.session)
        finally:
            super().quit()


class Chromium(WebDriver):
    name = "chromium"
    needs = ("chromedriver", "chromium")

    def driver(self) -> tuple[str, ...]:
        return str(which("chromedriver")), f"--port={self.port}"

    def wants(self) -> dict[str, Any]:
        wide, high = self.size
        metrics = {"width": wide, "height": high, "pixelRatio": 2, "touch": True, "mobile": wide < 900}
        arguments = [*CHROMIUM.split(), f"--window-size={wide},{high}", f"--lang={self.language}"]
        prefs = {"intl.accept_languages": self.language, "webkit.webprefs.default_font_size": self.text_size}
        options = {"args": arguments, "mobileEmulation": {"deviceMetrics": metrics}, "prefs": prefs}
        return {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}

    def tool(self, command: str, **what: Any) -> Any:
        """What only the tools of this browser know."""
        return self.ask("POST", f"{self.session}/goog/cdp/execute", {"cmd": command, "params": what})

    def press(self, label: str) -> None:
        """By its own tools: a finger that stays down from one command to the next is lost by its driver."""
        x, y = self.spot(label)
        self.tool("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])

    def lift(self) -> None:
        self.tool("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def sleep(self) -> None:
        """Its page lies behind another one and is frozen, as on a phone in a pocket."""
        self.front = self.ask("GET", f"{self.session}/window")
        self.behind = self.ask("POST", f"{self.session}/window/new", {"type": "tab"})["handle"]
        self.tool("Page.setWebLifecycleState", state="frozen")

    def wake(self) -> None:
        """It goes on, and lies in front again: what is hidden feels no finger, and its driver waits for ever for that."""
        self.tool("Page.setWebLifecycleState", state="active")
        for method, window in (("POST", self.behind), ("DELETE", ""), ("POST", self.front)):
            self.ask(method, f"{self.session}/window", {"handle": window})

    def whole(self, file: Path) -> None:
        """All of the page, beyond what the screen shows."""
        high = self.js("return document.documentElement.scrollHeight")
        clip = {"x": 0, "y": 0, "width": self.size[0], "height": high, "scale": 1}
        found = self.tool("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)
        file.write_bytes(base64.b64decode(found["data"]))

    def complaints(self) -> list[str]:
        """What it says on its console."""
        return [
            each["message"]
            for each in self.ask("POST", f"{self.session}/se/log", {"type": "browser"})
            if each["level"] == "SEVERE"
        ]


class WebKit(WebDriver):
    name = "webkit"
    needs = ("WebKitWebDriver", "Xvfb")
    pointer = "mouse"

    def driver(self) -> tuple[str, ...]:
        wide, high = self.size
        return (
            "env",
            f"DISPLAY=:{self.screen(max(wide, 500) + 40, high + 120)}",
            f"LANG={self.language}.UTF-8",
            "WEBKIT_DISABLE_COMPOSITING_MODE=1",
            "WebKitWebDriver",
            f"--port={self.port}",
        )

    def screen(self, wide: int, high: int) -> int:
        """Something to be shown on, with a number that nobody else has; which."""
        says, hears = os.pipe()
        quiet: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "start_new_session": True}
        command = ("Xvfb", "-displayfd", str(hears), "-screen", "0", f"{wide}x{high}x24")
        self.processes.append(subprocess.Popen(command, pass_fds=(hears,), **quiet))
        os.close(hears)
        with os.fdopen(says) as number:
            return int(number.readline())

    def wants(self) -> dict[str, Any]:
        mini = next(each for each in MINI if each.exists())
        wide, high = self.size
        arguments = ["--automation", f"--geometry={wide}x{high}"]
        return {"browserName": "MiniBrowser", "webkitgtk:browserOptions": {"binary": str(mini), "args": arguments}}


class Firefox(Browser):
    name = "firefox"
    needs = ("firefox-esr",)
    pointer = "mouse"

    def begin(self) -> None:
        import tempfile

        self.folder = tempfile.TemporaryDirectory()
        self.port, (wide, high) = free_port(), self.size
        prefs = {
            "marionette.port": self.port,
            "intl.accept_languages": self.language,
            "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False,
            "toolkit.telemetry.reportingpolicy.firstRun": False,
            "app.update.enabled": False,
            "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False,
            "dom.security.https_first": False,
        }
        lines = "".join(f"user_pref({json.dumps(name)}, {json.dumps(each)});\n" for name, each in prefs.items())
        (Path(self.folder.name) / "user.js").write_text(lines)
        size = ("--width", str(wide), "--height", str(high))
        self.run(
            "firefox-esr",
            "--headless",
            "--marionette",
            "--no-remote",
            "--profile",
            self.folder.name,
            *size,
            HOME=self.folder.name,
        )
        self.line: socket.socket = until(self._line, "firefox is up")
        self._heard()
        self.number = 0
        self.call("NewSession", {"capabilities": {"alwaysMatch": {"acceptInsecureCerts": True}}})

    def _line(self) -> socket.socket | None:
        try:
            return socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        except OSError:
            return None

    def _heard(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self.line.recv(1)
        data, left = b"", int(length[:-1])
        while len(data) < left:
            data += self.line.recv(left - len(data))
        return json.loads(data)

    def call(self, command: str, given: dict[str, Any]) -> Any:
        self.number += 1
        said = json.dumps([0, self.number, f"WebDriver:{command}", given]).encode()
        self.line.sendall(str(len(said)).encode() + b":" + said)
        _, _, error, result = self._heard()
        assert error is None, error
        return result.get("value") if isinstance(result, dict) and set(result) == {"value"} else result

    def quit(self) -> None:
        self.line.close()
        super().quit()
        self.folder.cleanup()


ENGINES: tuple[type[Any], ...] = (Chromium, Firefox, WebKit)


def number(browser: Browser) -> int:
    """The entry whose page it shows."""
    return int(browser.js("return parseInt(document.getElementById('page').getAttribute('data-entry') || '0')"))
