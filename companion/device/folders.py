"""Where the files of a person lie on a desktop, and which language it speaks; what is ours lies in `home`."""

from __future__ import annotations

import os
from pathlib import Path

from companion.packs.words import LANGUAGES

NAMED = "user-dirs.dirs"
"""The file in which a desktop of Linux keeps what these folders are called in the language of the system."""
KNOWN = (("XDG_DOWNLOAD_DIR", "Downloads"), ("XDG_DOCUMENTS_DIR", "Documents"), ("XDG_DESKTOP_DIR", "Desktop"))

ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where an environment names a language, the strongest first."""


def language(place: str = "") -> str:
    """The system's language, as the thing itself tells it or else the environment does; English where we do not speak it."""
    import locale

    named = (os.environ.get(each, "") for each in ASKED)  # a system may lack the locale that somebody has asked for
    place = place or next((each for each in named if each not in ("", "C", "POSIX")), "") or locale.getlocale()[0] or LANGUAGES[0]
    return place[:2].lower() if place[:2].lower() in LANGUAGES else LANGUAGES[0]


def folders() -> tuple[Path, ...]:
    """The folders that there are, downloads first, the home folder last."""
    home = Path.home()
    named = _named(home)
    found = (named.get(key, home / usual) for key, usual in KNOWN)
    return tuple(dict.fromkeys(each for each in (*found, home) if each.is_dir()))


def downloads() -> Path:
    """Where files of other programs come down."""
    return folders()[0] if folders() else Path.home()


def _named(home: Path) -> dict[str, Path]:
    kept = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config") / NAMED
    try:
        lines = kept.read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return {}
    pairs = (line.strip().partition("=") for line in lines if not line.startswith("#"))
    return {key: Path(place.strip('"').replace("$HOME", str(home))) for key, _, place in pairs if place}
