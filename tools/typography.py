"""What a language asks of a line: in French nothing parts a word from the sign that follows it.

Catalogues are written with plain spaces, which are easy to type and to compare; the compiled ones have those that do not break.
"""

from __future__ import annotations

import io
import re

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

UNBROKEN = "\N{NO-BREAK SPACE}"


def bound(text: str) -> str:
    """
    >>> bound("Qui ? « Ana » : 2") == "Qui\\xa0? «\\xa0Ana\\xa0»\\xa0: 2"
    True
    """
    return re.sub(r" (?=[:;?!»])|(?<=«) ", UNBROKEN, text)


def compiled(catalog: Catalog) -> bytes:
    """The catalogue as gettext reads it."""
    if str(catalog.locale) == "fr":
        for message in catalog:
            if message.id and isinstance(message.string, str):
                message.string = bound(message.string)
    out = io.BytesIO()
    write_mo(out, catalog)
    return out.getvalue()
