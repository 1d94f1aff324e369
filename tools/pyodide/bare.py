"""Runs in Pyodide, in node: sources become bytecode, so that no browser has to compile them, without what only readers need."""

from __future__ import annotations

import ast
import gc
import importlib
import importlib.util
import random
import sys
from importlib import _bootstrap_external
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

APP, LIBRARY = Path("/app"), "/lib/python314.zip"
LEFT_OUT = {
    *("_pyrepl", "bdb", "cProfile", "cmd", "curses", "dbm", "doctest", "ensurepip", "fileinput", "ftplib", "idlelib", "imaplib"),
    *("mailbox", "modulefinder", "multiprocessing", "netrc", "optparse", "pdb", "pickletools", "plistlib", "poplib", "profile"),
    *("pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "sched", "shelve", "smtplib", "socketserver", "tabnanny"),
    *("test", "this", "tkinter", "trace", "turtle", "tty", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xmlrpc"),
    *("zipapp", "_pyio", "_pydecimal", "difflib"),
}
"""Of the standard library: what is for terminals, tests, servers and formats that nothing here reads."""
ENCODINGS = {
    *("__init__", "aliases", "ascii", "base64_codec", "charmap", "cp1252", "cp437", "hex_codec", "idna", "latin_1", "punycode"),
    *(
        "raw_unicode_escape",
        "undefined",
        "unicode_escape",
        "utf_16",
        "utf_16_be",
        "utf_16_le",
        "utf_32",
        "utf_7",
        "utf_8",
        "utf_8_sig",
    ),
}
ROOMS = ("table", "kit", "packs", "games", "saves", "show", "page")
"""Whose modules are opened one after the other in an evening."""
MOMENT = (1980, 1, 1, 0, 0, 0)


def bytecode(source: bytes, path: str, told: bool = False) -> bytes:
    """A module, as a file of it has it; its docstrings stay where something tells them."""
    tree = ast.parse(source)
    for node in () if told else ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
                node.body = node.body[1:] or [ast.copy_location(ast.Pass(), first)]
    code = compile(tree, path, "exec", dont_inherit=True)
    return bytes(_bootstrap_external._code_to_hash_pyc(code, importlib.util.source_hash(source), False))  # type: ignore[attr-defined]


def compiled() -> list[str]:
    """Every module of ours; which of them there are."""
    found = []
    for library in ("companion", "segno", "yaml"):
        for path in sorted((APP / library).rglob("*.py")):
            path.with_suffix(".pyc").write_bytes(bytecode(path.read_bytes(), str(path)))
            found.append(path.relative_to(APP).as_posix())
    return found


def library(given: str, into: str) -> None:
    """The standard library."""
    with ZipFile(given) as whole, ZipFile(into, "w") as bare:
        for name in sorted(whole.namelist()):
            folder, _, inside = name.partition("/")
            if name.endswith("/") or folder.removesuffix(".py") in LEFT_OUT:
                continue
            if folder == "encodings" and inside.removesuffix(".py") not in ENCODINGS:
                continue
            content = whole.read(name)
            if name.endswith(".py"):
                content, name = bytecode(content, f"{LIBRARY}/{name}", told="pyodide" in name), f"{name}c"
            bare.writestr(ZipInfo(name, MOMENT), content, ZIP_DEFLATED, 9)


def remembers() -> list[str]:
    """Every module that a table opens sooner or later is imported, and nothing of a game is in memory; their files."""
    sys.path.insert(0, str(APP))
    found = [
        path.relative_to(APP).with_suffix("") for room in ROOMS for path in sorted((APP / "companion" / room).rglob("*.pyc"))
    ]
    names = [".".join(each.parts).removesuffix(".__init__") for each in found if each.name != "__main__"]
    for name in ("companion.within", *names, "segno", "sqlite3", "tempfile", "zipfile", "yaml"):
        importlib.import_module(name)
    random.seed(0)  # each browser sows its own
    importlib.invalidate_caches()
    gc.collect()
    files = (Path(str(each.__file__)) for each in sys.modules.values() if getattr(each, "__file__", None))
    return [path.relative_to(APP).as_posix() for path in files if path.is_relative_to(APP)]
