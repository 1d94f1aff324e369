"""Python objects that Java calls: what implements an interface, and whether anybody keeps it alive."""

from __future__ import annotations

import traceback
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from tests.device.declared import everything

if TYPE_CHECKING:
    from tests.device.jni import Jni

C = TypeVar("C", bound=Callable[..., Any])


class java_method:  # noqa: N801 - pyjnius calls it so
    """Marks a method as the one that Java's of this signature calls."""

    def __init__(self, signature: str, name: str | None = None) -> None:
        self.signature, self.name = signature, name

    def __call__(self, act: C) -> C:
        act.__javasignature__ = self.signature  # type: ignore[attr-defined]
        act.__javaname__ = self.name  # type: ignore[attr-defined]
        return act


class Proxy:
    """What PythonJavaClass is on every phone; each phone has a class of its own that knows it."""

    jni: ClassVar[Jni]
    __javainterfaces__: ClassVar[list[str]] = []
    __javacontext__ = "system"

    def __init__(self, *_: Any, **__: Any) -> None:
        self._against()

    def _against(self) -> None:
        """What Java would refuse at once, or only when it calls: an unknown interface, and methods that do not fit it."""
        phone = self.jni.phone
        for name in self._interfaces():
            against = self.jni.level.why_no_class(name)
            if against:
                phone.fault(against)
                raise phone.thrown("java.lang.ClassNotFoundException", f'Didn\'t find class "{name}"')
            if name.startswith("org.kivy.") and self.__javacontext__ != "app":
                phone.fault(f"{name} is the app's own, and __javacontext__ is not 'app'")
                raise phone.thrown("java.lang.IllegalArgumentException", f"interface {name} is not visible from class loader")
            for each in everything()[name].members:
                act = self._found(each.name)
                if each.takes is not None and getattr(act, "__javasignature__", None) != each.signature:
                    phone.fault(f"{type(self).__name__} has no method {each.name} of signature {each.signature}")

    def _interfaces(self) -> list[str]:
        return [each.replace("/", ".") for each in self.__javainterfaces__]

    def _found(self, name: str) -> Any:
        named = (getattr(self, each, None) for each in dir(type(self)))
        return next((act for act in named if getattr(act, "__javaname__", None) == name), getattr(self, name, None))


def proxies(jni: Jni) -> type[Proxy]:
    return type("PythonJavaClass", (Proxy,), {"jni": jni})


class Held:
    """How Java holds a Python object: by an address that keeps nothing alive, so that calling a forgotten one is a crash."""

    def __init__(self, proxy: Proxy) -> None:
        self.called = f"{type(proxy).__name__} ({', '.join(proxy._interfaces())})"
        self.jni, self.held = proxy.jni, weakref.ref(proxy)

    def call(self, name: str, *given: Any) -> Any:
        """As Java would: with its own objects, and with errors that are printed where nobody reads them."""
        proxy = self.held()
        phone = self.jni.phone
        if proxy is None:
            phone.fault(f"{name} was called on {self.called}, which Python had let go of: a crash")
            return None
        declared = (each for owner in proxy._interfaces() for each in everything()[owner].members)
        kinds = next(each.takes or () for each in declared if each.name == name)
        try:
            return proxy._found(name)(*(self.jni.shown(one, kind) for one, kind in zip(given, kinds, strict=True)))
        except Exception as error:
            phone.fault(f"{name} raised what a phone only prints: {error!r}\n{traceback.format_exc()}")
            return None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and other.held == self.held

    __hash__ = None  # type: ignore[assignment]
