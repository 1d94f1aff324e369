"""What plays a Java class in the double, and the small ones: texts, numbers, languages, addresses, the level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from tests.device.double import Phone

# ruff: noqa: N802, N805 - members bear the names that Java gave them, and what is static there takes the phone first

PLAYED: dict[str, type[Played]] = {}
"""By the name of the Java class."""


class JavaError(Exception):
    """jnius.JavaException: raised in Java, or by pyjnius itself (then without a class name)."""

    def __init__(self, message: str, classname: str | None = None, inner: str | None = None, stack: list[str] | None = None):
        super().__init__(message)
        self.classname, self.innermessage, self.stacktrace = classname, inner, stack


class Played:
    """A Java object. Its methods and fields have Java's names; those that are static there take the phone."""

    java: ClassVar[str] = "java.lang.Object"
    on_ui_only: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls, java: str = "") -> None:
        if java:
            cls.java = java
            PLAYED[java] = cls

    def __init__(self, phone: Phone) -> None:
        self.phone = phone

    def toString(self) -> str:
        return f"{self.java}@{id(self):x}"


class Text(Played, java="java.lang.String"):
    def __init__(self, phone: Phone, given: Any = "") -> None:
        super().__init__(phone)
        self.text = given.decode() if isinstance(given, bytes | bytearray) else given

    def toString(self) -> str:
        return self.text


class Number(Played, java="java.lang.Integer"):
    def __init__(self, phone: Phone, given: int) -> None:
        super().__init__(phone)
        self.number = int(given)

    def intValue(self) -> int:
        return self.number


class Version(Played, java="android.os.Build$VERSION"):
    def SDK_INT(phone: Phone) -> int:  # type: ignore[misc]
        return phone.level


class Bundle(Played, java="android.os.Bundle"):
    def __init__(self, phone: Phone, given: Any = None) -> None:
        super().__init__(phone)
        self.held: dict[str, Any] = {}

    def putString(self, key: str, text: str) -> None:
        self.held[key] = text


class Locale(Played, java="java.util.Locale"):
    def __init__(self, phone: Phone, tag: str) -> None:
        super().__init__(phone)
        self.tag = tag

    def getDefault(phone: Phone) -> Locale:  # type: ignore[misc]
        return Locale(phone, phone.language)

    def forLanguageTag(phone: Phone, tag: str) -> Locale:  # type: ignore[misc]
        return Locale(phone, tag)

    def getLanguage(self) -> str:
        language = self.tag.split("-")[0].lower()
        return "" if language == "und" else language

    def getCountry(self) -> str:
        return next((part for part in self.tag.split("-")[1:] if len(part) == 2 and part.isupper()), "")

    def toLanguageTag(self) -> str:
        return self.tag or "und"


class Uri(Played, java="android.net.Uri"):
    def __init__(self, phone: Phone, text: str) -> None:
        super().__init__(phone)
        self.text = text

    def parse(phone: Phone, text: str) -> Uri:  # type: ignore[misc]
        return Uri(phone, text)

    def toString(self) -> str:
        return self.text

    def getScheme(self) -> str | None:
        return urlsplit(self.text).scheme or None

    def getAuthority(self) -> str | None:
        return urlsplit(self.text).netloc or None

    def getPath(self) -> str | None:
        return unquote(urlsplit(self.text).path) or None

    def getLastPathSegment(self) -> str | None:
        return unquote(urlsplit(self.text).path.rpartition("/")[2]) or None
