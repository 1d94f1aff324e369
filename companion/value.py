"""Frozen values with slots: what @dataclass(frozen=True, slots=True) makes, but made when the first one is needed.

dataclass writes six methods for each class and compiles them while the module is read: a third of a millisecond a class, and
the app has two hundred. Here the shape is all that is made at once; how a value is put together is compiled with the first of
its kind, and the rest is shared. `fields`, `replace` and `asdict` of the standard library take these values for their own.

>>> @value
... class Place:
...     zone: str
...     index: int = 0
>>> Place("bag"), Place("bag") == Place("bag", 0), Place("bag") == Place("bag", 1)
(Place(zone='bag', index=0), True, False)
>>> from dataclasses import asdict, replace
>>> replace(Place("bag"), index=3), asdict(Place("bag"))
(Place(zone='bag', index=3), {'zone': 'bag', 'index': 0})
>>> Place("bag").index = 3
Traceback (most recent call last):
    ...
dataclasses.FrozenInstanceError: cannot assign to field 'index'
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, field, make_dataclass
from inspect import get_annotations
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform, overload

__all__ = ["field", "value"]

FEW = 8
"""Compiling how to put a value together takes as long as putting so many together by hand, and some more."""
T = TypeVar("T")


@overload
def value(cls: type[T]) -> type[T]: ...
@overload
def value(*, kw_only: bool) -> Callable[[type[T]], type[T]]: ...
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: Any = None, *, kw_only: bool = False) -> Any:
    """A class whose instances never change and are equal when what they hold is."""
    return _slotted(cls, kw_only) if cls is not None else lambda cls: _slotted(cls, kw_only)


def _slotted(cls: type, kw_only: bool) -> type:
    own = [name for name, kind in get_annotations(cls).items() if not str(kind).startswith("ClassVar")]
    defaults: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        defaults |= base.__dict__.get("__held__", {})
    body = {name: each for name, each in cls.__dict__.items() if name not in ("__dict__", "__weakref__")}
    inherited = [name for name in defaults if name not in own]
    defaults |= {name: body.pop(name, MISSING) for name in own}
    names = [*inherited, *own]
    body |= {
        "__slots__": tuple(own),
        "__match_args__": () if kw_only else tuple(names),
        "__held__": defaults,
        "__kw_only__": kw_only,
        "__key__": staticmethod(attrgetter(*names) if names else lambda _: ()),
        "__dataclass_fields__": _Fields(),
        "__init__": _first,
        "__made__": 0,
    }
    for name, act in SHARED.items():
        body.setdefault(name, act)
    made = type(cls)(cls.__name__, cls.__bases__, body)
    made.__qualname__ = cls.__qualname__
    return made


class _Fields:
    """What the standard library wants to know of a class, made when it asks."""

    def __get__(self, _: object, cls: Any) -> dict[str, Field[Any]]:
        parts = [
            (name, Any, each) if isinstance(each, Field) else (name, Any) if each is MISSING else (name, Any, field(default=each))
            for name, each in cls.__held__.items()
        ]
        made: dict[str, Field[Any]] = vars(make_dataclass(cls.__name__, parts, kw_only=True))["__dataclass_fields__"]
        type.__setattr__(cls, "__dataclass_fields__", made)
        return made


def _first(self: Any, *args: Any, **kwargs: Any) -> None:
    """The first few of their kind are put together by hand; from then on the class knows how."""
    cls: Any = next(each for each in type(self).__mro__ if "__held__" in each.__dict__)
    cls.__made__ += 1
    if cls.__made__ > FEW or not _by_hand(self, cls, args, kwargs):
        assembled = cls.__init__ = _assembling(cls)
        assembled(self, *args, **kwargs)


def _by_hand(self: Any, cls: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> bool:
    """Whether it could be done: what is missing or too much is named by the function that is compiled for it."""
    held, names = cls.__held__, cls.__match_args__
    given = dict(zip(names, args, strict=False))
    if len(args) > len(names) or given.keys() & kwargs.keys() or kwargs.keys() - held.keys():
        return False
    given |= kwargs
    for name, default in held.items():
        if name not in given:
            if isinstance(default, Field):
                default = default.default if default.default_factory is MISSING else default.default_factory()
            if default is MISSING:
                return False
            given[name] = default
        getattr(cls, name).__set__(self, given[name])
    return True


def _assembling(cls: Any) -> Any:
    known: dict[str, Any] = {}
    taken, lines = ["self"], ["pass"]
    if cls.__kw_only__:
        taken.append("*")
    for name, default in cls.__held__.items():
        known[f"set_{name}"] = getattr(cls, name).__set__
        made = default.default_factory if isinstance(default, Field) else MISSING
        if isinstance(default, Field):
            default = default.default
        if made is not MISSING:
            known[f"make_{name}"], known["MISSING"] = made, MISSING
            taken.append(f"{name}=MISSING")
            lines.append(f"set_{name}(self, make_{name}() if {name} is MISSING else {name})")
            continue
        known[f"usual_{name}"] = default
        taken.append(name if default is MISSING else f"{name}=usual_{name}")
        lines.append(f"set_{name}(self, {name})")
    exec(f"def __init__({', '.join(taken)}):\n " + "\n ".join(lines), known)
    made = known["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


# -- what all values share ---------------------------------------------------------------------------


def _same(self: Any, other: Any) -> Any:
    if type(self) is not type(other):
        return NotImplemented
    return self.__key__(self) == self.__key__(other)


def _hash(self: Any) -> int:
    return hash(self.__key__(self))


def _told(self: Any) -> str:
    held = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__held__)
    return f"{type(self).__qualname__}({held})"


def _copied(self: Any) -> Any:
    return _again, (type(self), {name: getattr(self, name) for name in self.__held__})


def _again(cls: Any, held: dict[str, Any]) -> Any:
    return cls(**held)


def _keep(self: object, name: str, _: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _stay(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


SHARED = {
    "__eq__": _same,
    "__hash__": _hash,
    "__repr__": _told,
    "__reduce__": _copied,
    "__setattr__": _keep,
    "__delattr__": _stay,
}
