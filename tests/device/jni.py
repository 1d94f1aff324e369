"""pyjnius as far as it is asked: classes by name, members as Java declares them at the phone's level, and what it refuses."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.device.choosing import chosen, converted
from tests.device.declared import Declared, Level, assignable, everything
from tests.device.played import PLAYED, JavaError, Played, Text
from tests.device.proxies import Proxy, proxies

if TYPE_CHECKING:
    from tests.device.double import Phone

OWN = ("org.kivy.", "org.libsdl.")
"""Classes that came with the app."""


class Instance:
    """A Java object as Python holds it: of the class that a declaration or a cast says, whatever it is in truth."""

    def __init__(self, jni: Jni, seen_as: str, thing: Played) -> None:
        self.__dict__.update(_jni=jni, _seen_as=seen_as, _thing=thing)

    def __getattr__(self, name: str) -> Any:
        return self._jni.member(self._seen_as, name, self._thing)

    def __setattr__(self, name: str, given: object) -> None:
        self._jni.member(self._seen_as, name, self._thing)
        setattr(self._thing, name, given)

    def __repr__(self) -> str:
        return f"<{self._seen_as} {self._thing!r}>"


class ClassOf:
    """What autoclass gives: called it makes an object, asked it tells what is static."""

    def __init__(self, jni: Jni, name: str) -> None:
        self._jni, self._name = jni, name

    def __call__(self, *given: Any) -> Instance:
        return self._jni.made(self._name, given)

    def __getattr__(self, name: str) -> Any:
        return self._jni.member(self._name, name, None)

    def __instancecheck__(self, given: object) -> bool:
        return isinstance(given, Instance) and assignable(given._thing.java, self._name)

    def __repr__(self) -> str:
        return f"<class {self._name}>"


class Jni:
    def __init__(self, phone: Phone) -> None:
        self.phone, self.level = phone, Level(phone.level)
        self.proxy_class = proxies(self)
        self.thread, self.loaded = threading.get_ident(), set[str]()
        self.for_ever: list[Proxy] = []
        """What pyjnius makes of bare functions given to Java: it lets go of none."""

    # -- the module's own functions ------------------------------------------------------------------

    def autoclass(self, name: str) -> ClassOf:
        self._open()
        against = self.level.why_no_class(name) or self._why_not_here(name)
        if against:
            self.phone.fault(against)
            raise self.error(
                f'JVM exception occurred: java.lang.ClassNotFoundException: Didn\'t find class "{name}"',
                "java.lang.ClassNotFoundException",
                f'Didn\'t find class "{name}"',
            )
        self.loaded.add(name)
        return ClassOf(self, name)

    def _why_not_here(self, name: str) -> str:
        """A thread that Python made sees the system's classes only, and those that somebody has looked up before."""
        if threading.get_ident() == self.thread or name in self.loaded or not name.startswith(OWN):
            return ""
        return f"{name} is the app's own, and was first looked up on a thread that Java does not know"

    def cast(self, target: str | ClassOf, given: Instance) -> Instance:
        if not isinstance(given, Instance):
            self.phone.fault(f"cast of {given!r}, which is no Java object")
            raise TypeError(f"Cannot convert {type(given).__name__} to jnius.JavaClass")
        name = (self.autoclass(target) if isinstance(target, str) else target)._name
        if not assignable(given._thing.java, name):  # pyjnius believes it, and a later call brings the app down
            self.phone.fault(f"a {given._thing.java} is no {name}")
            raise TypeError(f"cast of {given._thing.java} to {name}")
        return Instance(self, name, given._thing)

    def error(self, message: str, java: str | None = None, inner: str | None = None) -> JavaError:
        return JavaError(message, java, inner, [f"{java}: {inner}"] if java else None)

    # -- members -------------------------------------------------------------------------------------

    def member(self, owner: str, name: str, thing: Played | None) -> Any:
        self._open()
        if name.startswith("__"):
            raise AttributeError(name)
        found = self.level.members(owner, name)
        if not found:
            self.phone.fault(self.level.why_no_member(owner, name))
            called = f"type object {owner!r}" if thing is None else f"{owner!r} object"
            raise AttributeError(f"{called} has no attribute {name!r}")
        if found[0].takes is None:
            return self._field(found[0], thing)
        return lambda *given: self.call(found, thing, given)

    def _field(self, declared: Declared, thing: Played | None) -> Any:
        self._used(declared)
        if declared.constant is not None:
            return declared.constant
        if declared.static:
            return self.shown(self._act(declared.owner, declared.name)(self.phone), declared.gives)
        if thing is None:
            self.phone.fault(f"{declared.owner}.{declared.name} is asked of the class, and only an object has it")
            raise AttributeError(f"{declared.owner}.{declared.name} is no static field")
        return self.shown(getattr(thing, declared.name), declared.gives)

    def made(self, owner: str, given: tuple[Any, ...]) -> Instance:
        found = self.level.members(owner, "new")
        found = [each for each in found if each.owner == owner]
        if not found:
            self.phone.fault(f"nobody makes a {owner}")
            raise self.error("No constructor available")
        _, taken = self._resolved(found, found, given)
        return Instance(self, owner, self._play(owner)(self.phone, *taken))

    def call(self, found: list[Declared], thing: Played | None, given: tuple[Any, ...]) -> Any:
        self._open()
        declared, taken = self._resolved(found, [each for each in found if each.static == (thing is None)], given)
        if declared.static:
            return self.shown(self._act(declared.owner, declared.name)(self.phone, *taken), declared.gives)
        act = getattr(thing, declared.name, None)
        if thing is None or act is None:
            raise self.unplayed(declared.owner, declared.name)
        if declared.name in thing.on_ui_only and not self.phone.on_ui:
            self.phone.fault(f"{declared.owner}.{declared.name} was called on Python's thread, not on the window's")
            raise self.phone.thrown(
                "android.view.ViewRootImpl$CalledFromWrongThreadException",
                "Only the original thread that created a view hierarchy can touch its views.",
            )
        return self.shown(act(*taken), declared.gives)

    def _resolved(self, found: list[Declared], fit: list[Declared], given: tuple[Any, ...]) -> tuple[Declared, list[Any]]:
        """The overload that is taken, and the arguments as it gets them."""
        first = found[0]
        if len(found) > 1:
            taken = chosen(self, fit, given)
            against = "" if taken else f"no overload for {given!r}, there are {[each.signature for each in fit]}"
        else:
            taken = first
            against = "" if fit else "it belongs to an object, and was called on the class"
            if len(given) != len(first.takes or ()):
                against = f"it takes {len(first.takes or ())} arguments, not {len(given)}"
        if against or taken is None:
            self.phone.fault(f"{first.owner}.{first.name}: {against}")
            raise self.error(f"{first.owner}.{first.name}: {against}")
        self._used(taken)
        try:
            return taken, [self._plain(converted(self, kind, one)) for kind, one in zip(taken.takes or (), given, strict=True)]
        except (TypeError, OverflowError, JavaError) as error:
            self.phone.fault(f"{taken.owner}.{taken.name}{taken.signature}: {error}")
            raise

    def _used(self, declared: Declared) -> None:
        taken = "" if declared.takes is None else f"({', '.join(declared.takes)})"
        self.phone.seen.used[f"{declared.owner}.{declared.name}{taken}"] = declared.since, declared.until

    @staticmethod
    def _plain(given: Any) -> Any:
        return given.text if isinstance(given, Text) else given

    def _play(self, owner: str) -> type[Played]:
        if owner not in PLAYED:
            raise self.unplayed(owner, "new")
        return PLAYED[owner]

    def _act(self, owner: str, name: str) -> Callable[..., Any]:
        act: Callable[..., Any] | None = getattr(self._play(owner), name, None)
        if act is None:
            raise self.unplayed(owner, name)
        return act

    def unplayed(self, owner: str, name: str) -> NotImplementedError:
        says = f"{owner}.{name} is declared, but the double does not play it yet"
        self.phone.fault(says)
        return NotImplementedError(says)

    def shown(self, given: Any, kind: str) -> Any:
        """What comes back: texts and numbers as Python's, the rest as the declared class; Object as what it is."""
        if isinstance(given, Text):
            return given.text
        if isinstance(given, Played):
            return Instance(self, given.java if kind == "java.lang.Object" else kind, given)
        return given

    def _open(self) -> None:
        if self.phone.closed:
            raise AssertionError("kept from a phone that was put away")

    # -- what the choosing of overloads asks ---------------------------------------------------------

    def is_instance(self, given: object) -> bool:
        return isinstance(given, Instance)

    def is_class(self, given: object) -> bool:
        return isinstance(given, ClassOf)

    def is_proxy(self, given: object) -> bool:
        return isinstance(given, Proxy)

    def seen_as(self, given: Instance) -> str:
        return str(given._seen_as)

    def thing(self, given: Instance) -> Played:
        played: Played = given._thing
        return played

    def proxy_of(self, interface: str, act: Callable[..., Any]) -> Proxy:
        """A bare function for an interface with one method. pyjnius writes on the function, so a bound method will not do."""
        methods = [each for each in everything()[interface].members if each.takes is not None]
        act.__javasignature__ = methods[0].signature  # type: ignore[attr-defined]
        body = {"__javainterfaces__": [interface], methods[0].name: staticmethod(act)}
        made: Proxy = type("PythonLambdaArg", (self.proxy_class,), body)()
        self.for_ever.append(made)
        return made
