"""The one builder of what a browser is told: everything is escaped but what this builder has made itself."""

from __future__ import annotations

from functools import cache
from typing import Any


class Markup(str):
    """Text that is marked up already; nothing but `tag` and `join` makes one of what came from elsewhere."""

    __slots__ = ()


def figure(number: float) -> str:
    """As short as it can be said.

    >>> figure(12.0), figure(0.75), figure(-0.001)
    ('12', '0.75', '0')
    """
    content = f"{number:.2f}".rstrip("0").rstrip(".")
    return "0" if content == "-0" else content


def tag(name: str, /, *inside: str | None, **attributes: Any) -> Markup:
    """An element; None alone makes it one that never has an inside. An attribute that is None or False is left out, one that is
    True has no value.

    >>> tag("p", "Ana & ", tag("b", "<Bo>"), class_="who", hidden=False)
    "<p class='who'>Ana &amp; <b>&lt;Bo&gt;</b></p>"
    >>> tag("use", None, href="#bag")
    "<use href='#bag'/>"
    """
    content = ""
    for key, what in attributes.items():
        if what is None or what is False:
            continue
        if what is True:
            content += f" {_named(key)}"
            continue
        said = what if type(what) is str else figure(what) if isinstance(what, float | int) else str(what)
        said = _told(said)
        if "'" in said:
            said = said.replace("'", "&#39;")  # what is said to the host is full of the other quotes, and a page goes as JSON
        content += f" {_named(key)}='{said}'"
    if inside == (None,):
        return Markup(f"<{name}{content}/>")
    return Markup(f"<{name}{content}>{join(*inside)}</{name}>")


@cache
def _named(key: str) -> str:
    """An attribute as a page has it: there are some dozens."""
    return key.rstrip("_").replace("_", "-")


def _told(text: str) -> str:
    """As `html.escape` does it where no quotes are escaped; a page has thousands of texts, and few of them have such a sign."""
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    return text.replace(">", "&gt;") if ">" in text else text


def join(*parts: str | None) -> Markup:
    """One after the other; what is not marked up is told as it is.

    >>> join("1 < 2", tag("br", None), None)
    '1 &lt; 2<br/>'
    """
    return Markup("".join([each if type(each) is Markup else _told(each) for each in parts if each is not None]))
