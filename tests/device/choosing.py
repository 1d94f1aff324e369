"""Which overload pyjnius 1.7.0 takes for the arguments it is given, and what it then makes of them.

Written after reading its `calculate_score` and `populate_args`, and held against it by `beside_pyjnius`: of 68,374 calls none
that pyjnius refuses is let through, and where both take one they take the same. The double is the stricter: a float is no int,
a list no object and bytes are no text, wherever pyjnius would take them. What surprises: a Python text is no CharSequence where
a method has several overloads, a Python int is no Integer there, and of overloads that fit equally the one whose signature is
last in the alphabet is taken, whatever class the argument is of: hence `cast`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tests.device.declared import Declared, assignable

if TYPE_CHECKING:
    from tests.device.jni import Jni

BITS = {"byte": None, "short": 15, "int": 31, "long": None}
TEXTS = ("java.lang.String", "java.lang.CharSequence", "java.lang.Object")
WELL, SOSO, BARELY = 10, 5, 1


def points(jni: Jni, kind: str, given: Any) -> int | None:
    """How well it fits; None if not at all."""
    if kind in BITS:
        bits = BITS[kind]
        if isinstance(given, int):
            return WELL if bits is None or -(1 << bits) <= given < 1 << bits else None
        return SOSO if isinstance(given, float) and kind != "byte" else None
    if kind in ("float", "double"):
        return SOSO if isinstance(given, int) else WELL if isinstance(given, float) else None
    if kind == "boolean":
        return WELL if isinstance(given, bool) else None
    if kind == "char":
        return WELL if isinstance(given, str) and len(given) == 1 else None
    if given is None:
        return WELL
    return _array(jni, kind, given) if kind.endswith("[]") else _object(jni, kind, given)


def _array(jni: Jni, kind: str, given: Any) -> int | None:
    if kind == "byte[]" and isinstance(given, bytes | bytearray):
        return WELL
    if kind == "char[]" and isinstance(given, str):
        return WELL
    if not isinstance(given, list | tuple):
        return None
    if not given:
        return 0
    return None if any(points(jni, kind[:-2], each) is None for each in given) else WELL


def _object(jni: Jni, kind: str, given: Any) -> int | None:
    ours = jni.is_instance(given)
    if kind == "java.lang.String" and isinstance(given, str):
        return WELL
    if kind == "java.lang.Object":
        return WELL if ours or jni.is_proxy(given) else SOSO if isinstance(given, str | list | tuple | int | float) else None
    if kind == "java.lang.Class" and jni.is_class(given):
        return WELL
    if ours:
        return WELL if jni.seen_as(given) == kind else SOSO
    return BARELY if jni.is_proxy(given) or callable(given) else None


def chosen(jni: Jni, found: Sequence[Declared], given: tuple[Any, ...]) -> Declared | None:
    """Of several overloads the one that fits best; None if none does."""
    ranked = []
    for each in found:
        takes = each.takes or ()
        if len(takes) == len(given):
            got = [points(jni, kind, one) for kind, one in zip(takes, given, strict=True)]
            if None not in got:
                ranked.append((WELL + sum(one or 0 for one in got), each.signature, each))
    return max(ranked, key=lambda each: each[:2])[2] if ranked else None


def converted(jni: Jni, kind: str, given: Any) -> Any:
    """What the Java side gets, or the error that pyjnius raises."""
    if kind in BITS or kind in ("float", "double", "boolean", "char"):
        return _primitive(kind, given)
    if given is None:
        return None
    if kind.endswith("[]"):
        if not isinstance(given, list | tuple | bytes | bytearray) and not (kind == "char[]" and isinstance(given, str)):
            raise jni.error(f"Expecting a python list/tuple, got {given!r}")
        if isinstance(given, list | tuple):
            for each in given:
                converted(jni, kind[:-2], each)
        return given
    if isinstance(given, int | float):
        boxed = "java.lang.Integer" if isinstance(given, int) else "java.lang.Float"
        return _fits(boxed, kind, given)
    if isinstance(given, str) and kind in TEXTS:
        return given
    if jni.is_instance(given):
        return _fits(jni.seen_as(given), kind, jni.thing(given))
    if jni.is_class(given) or jni.is_proxy(given):
        return given
    if callable(given):
        return jni.proxy_of(kind, given)
    raise jni.error(f"Invalid python object for this argument. Want {kind.replace('.', '/')!r}, got {given!r}")


def _primitive(kind: str, given: Any) -> Any:
    """A number that fits. pyjnius cuts a float down to an int where there is one overload: here that is refused."""
    fits = isinstance(given, str) if kind == "char" else isinstance(given, float | int)
    if not fits or (isinstance(given, float) and kind in BITS):
        raise TypeError(f"{kind} is required, not {given!r}")
    bits = {"byte": 7, "boolean": 8, "short": 15, "int": 31, "long": 63}.get(kind)
    least = 0 if kind == "boolean" else -(1 << (bits or 0))
    if bits and not least <= given < 1 << bits:
        raise OverflowError(f"{given} is no {kind}")
    return given


def _fits(source: str, target: str, given: Any) -> Any:
    if not assignable(source, target):
        raise TypeError(f"Invalid instance of {source.replace('.', '/')!r} passed for a {target.replace('.', '/')!r}")
    return given
