"""Makes the page that has the session in it: a folder that any static host serves. docs/web.md says what it is and what it does.

    python -m tools.web --into build/web             gets Pyodide from the npm registry once (npm pack), and makes it
    python -m tools.web --into build/web --from TGZ  with the registry's file, which lies here already
    python -m tools.web --serve build/web            serves it on this computer, for a look

It needs node: Python's memory with everything imported is taken there, so that no browser has to import anything.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib.util
import io
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from base64 import b64encode
from collections.abc import Iterator, Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import MappingProxyType

from companion import __version__
from companion.page.alone import WITHIN, WORDS
from companion.page.markup import join, tag
from companion.show.tokens import COLOURS
from tools.page import FOLDER as PAGES
from tools.page import document

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "companion" / "page" / "web"
VERSION = "314.0.7"
"""Of Pyodide, which is Python 3.14.2."""
INTEGRITY = "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""Of the registry's file, as the registry has it."""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs")
WASM, LOCK = "pyodide.asm.wasm", "pyodide-lock.json"
LIBRARIES = ("segno", "yaml")
"""Of the packages that are installed here; each is Python and nothing else."""
LEFT_OUT = ("companion/window/", "companion/page/web/", "companion/headless.py", "companion/device/android")
"""What has a window or is another program."""
DATA = ("data/**/*.json", "data/**/*.mo", "companion/**/*.mo", "data/*.txt", "tools/verify.py", "LICENSE")
HEADER = 128
"""Bytes of the file of a memory that come before it, at most."""
MOST = 15_000_000
"""Bytes of a first visit, at most."""
ICONS = (192, 512)


# -- what Python reads ---------------------------------------------------------------------------


def archive(root: Path = ROOT) -> dict[str, bytes]:
    """Every file that Python reads, by its path: our packages as they are, their data, and two libraries."""
    found = {path.relative_to(root).as_posix(): path for path in sorted((root / "companion").rglob("*.py"))}
    found = {name: path for name, path in found.items() if not name.startswith(LEFT_OUT)}
    for pattern in DATA:
        found.update({path.relative_to(root).as_posix(): path for path in sorted(root.glob(pattern))})
    for library in LIBRARIES:
        found.update(_library(library))
    return {name: path.read_bytes() for name, path in found.items()}


def _library(name: str) -> Iterator[tuple[str, Path]]:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(name)
    folder = Path(spec.origin).parent
    for path in sorted(folder.rglob("*.py")):
        yield f"{name}/{path.relative_to(folder).as_posix()}", path


def unpacked(files: Mapping[str, bytes], folder: Path) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def packed(folder: Path) -> bytes:
    """All files of a folder as one: how long the list of them is, the list, and their bytes one after the other."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    listed = [[path.relative_to(folder).as_posix(), path.stat().st_size] for path in paths]
    head = json.dumps(listed, separators=(",", ":")).encode()
    return gzipped(len(head).to_bytes(4, "big") + head + b"".join(path.read_bytes() for path in paths))


def gzipped(content: bytes) -> bytes:
    """The same bytes wherever it is made."""
    held = io.BytesIO()
    with gzip.GzipFile(fileobj=held, mode="wb", compresslevel=9, mtime=0, filename="") as packing:
        packing.write(content)
    return held.getvalue()


# -- Pyodide -------------------------------------------------------------------------------------


def fetched(into: Path) -> Path:
    """The registry's file, by npm: whoever has a mirror of it has told npm."""
    command = (str(shutil.which("npm")), "pack", "--silent", f"pyodide@{VERSION}", "--pack-destination", str(into))
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return into / f"pyodide-{VERSION}.tgz"


def checked(file: Path) -> bytes:
    """Its bytes, if they are those that were looked at when this was written."""
    content = file.read_bytes()
    found = f"sha512-{b64encode(hashlib.sha512(content).digest()).decode()}"
    if found != INTEGRITY:
        raise ValueError(f"{file.name} is not Pyodide {VERSION}: {found}")
    return content


def opened(content: bytes, into: Path) -> Path:
    with tarfile.open(fileobj=io.BytesIO(content)) as held:
        held.extractall(into, filter="data")
    return into / "package"


def in_node(what: str, pyodide: Path, folder: Path, *more: Path) -> None:
    node = shutil.which("node")
    if node is None:
        raise FileNotFoundError("node: it makes the memory with which Python begins")
    subprocess.run((node, ROOT / "tools" / "pyodide" / "make.mjs", what, pyodide, folder, *more), check=True)


# -- the folder ----------------------------------------------------------------------------------


def made(pyodide: Path, into: Path) -> str:
    """The folder; its version."""
    shutil.rmtree(into, ignore_errors=True)
    with tempfile.TemporaryDirectory() as held:
        app, library, memory = (Path(held) / each for each in ("app", "library.zip", "memory"))
        unpacked(archive(), app)
        in_node("compile", pyodide, app, library)
        in_node("remember", pyodide, app, library, memory)
        memory_size = memory.stat().st_size
        files = {"app.gz": packed(app), "memory.gz": gzipped(memory.read_bytes()), "pyodide/library.zip": library.read_bytes()}
    files.update({f"pyodide/{name}": (pyodide / name).read_bytes() for name in PYODIDE})
    files[f"pyodide/{WASM}.gz"] = gzipped((pyodide / WASM).read_bytes())
    files.update({name: (SOURCES / name).read_bytes() for name in ("worker.js", "kept.js")})
    lock = json.dumps({"info": json.loads((pyodide / LOCK).read_text("utf-8"))["info"], "packages": {}})
    counted = sum(len(files[name]) for name in ("app.gz", "memory.gz", f"pyodide/{WASM}.gz"))
    known = {"LOCK": lock, "BYTES": counted, "MEMORY": memory_size - HEADER}
    files["made.js"] = "".join(f"export const {name} = {json.dumps(each)};\n" for name, each in known.items()).encode()
    script = (SOURCES / "within.js").read_text("utf-8")
    digest = hashlib.sha256(b"".join(name.encode() + content for name, content in sorted(files.items())) + script.encode())
    version = f"{__version__}-{digest.hexdigest()[:12]}"
    folder = f"v-{version}/"
    unpacked(files, into / folder)
    rest = {"index.html": index(script, folder), "manifest.webmanifest": manifest(), **icons(), **fonts(), **papers()}
    unpacked(rest, into)
    first = ("./", "manifest.webmanifest", *(name for name in rest if name.endswith((".png", ".woff2"))))
    listed = json.dumps([*first, *(folder + name for name in sorted(files))])
    worker = (SOURCES / "sw.js").read_text("utf-8").replace("@FILES@", listed).replace("@FOLDER@", folder)
    page = hashlib.sha256(rest["index.html"]).hexdigest()[:12]
    (into / "sw.js").write_text(worker.replace("@VERSION@", f"{version}-{page}"), "utf-8")
    (into / ".nojekyll").write_bytes(b"")
    return version


def index(script: str, folder: str) -> bytes:
    """The page: that of EVERY PHONE with another line, and under a policy of its own, for it may come without any head."""
    _, own, style = document(script, {**WORDS, **WITHIN}, {"folder": folder})
    policy = (
        f"default-src 'none'; script-src {own}; style-src {style}; font-src data: 'self'; img-src data: 'self'; "
        "worker-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
    )
    head = join(
        tag("meta", None, http_equiv="Content-Security-Policy", content=policy),
        tag("link", None, rel="manifest", href="manifest.webmanifest"),
        tag("link", None, rel="icon", href="icon-192.png"),
        tag("link", None, rel="apple-touch-icon", href="icon-192.png"),
        tag("meta", None, name="apple-mobile-web-app-capable", content="yes"),
        tag("meta", None, name="mobile-web-app-capable", content="yes"),
        tag("meta", None, name="apple-mobile-web-app-status-bar-style", content="black-translucent"),
        tag("meta", None, name="referrer", content="no-referrer"),
    )
    return document(script, {**WORDS, **WITHIN}, {"folder": folder}, head)[0].encode()


def manifest() -> bytes:
    return json.dumps(
        {
            "name": "Airlock",
            "short_name": "Airlock",
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": COLOURS["ground"],
            "theme_color": COLOURS["ground"],
            "icons": [
                {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any maskable"}
                for size in ICONS
            ],
        },
        indent=1,
    ).encode()


def icons() -> dict[str, bytes]:
    from PIL import Image

    found = {}
    with Image.open(ROOT / "assets" / "icons" / "icon.png") as icon:
        for size in ICONS:
            held = io.BytesIO()
            icon.convert("RGB").resize((size, size), Image.Resampling.LANCZOS).save(held, "PNG", optimize=True)
            found[f"icon-{size}.png"] = held.getvalue()
    return found


def fonts() -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(PAGES.glob("*-*.woff2"))}


def papers() -> dict[str, bytes]:
    """What is in it, and under which licence; the text of each."""
    from companion.packs.licences import licences

    known = licences()
    parts = known.along("web")
    said = [
        f"{part.name} {part.version}".strip() + f": {part.licence}\n  {'; '.join(part.holders)}\n  {part.address}"
        for part in parts
    ]
    texts = dict.fromkeys(text for part in parts for text in known.under(part))
    ours = (ROOT / "LICENSE").read_text("utf-8")
    return {"licences.txt": "\n\n".join(("Airlock: MIT", ours, *said, *texts)).encode()}


def weighed(into: Path) -> int:
    """How many bytes a first visit fetches, with what is kept for later; from a host that packs texts, as every one does."""
    counted = [path for path in into.rglob("*") if path.is_file() and path.name not in ("licences.txt", ".nojekyll")]
    texts = [path for path in counted if path.suffix in (".html", ".js", ".mjs", ".webmanifest")]
    packed = sum(len(gzipped(path.read_bytes())) for path in texts)
    return packed + sum(path.stat().st_size for path in counted if path not in texts)


# -- by hand -------------------------------------------------------------------------------------


TYPES = {".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


class Static(SimpleHTTPRequestHandler):
    """A folder as any static host serves it."""

    extensions_map = MappingProxyType({**SimpleHTTPRequestHandler.extensions_map, **TYPES})  # type: ignore[assignment]

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def served(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """On this computer and for nobody else."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Static, directory=str(folder)))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "web")
    parser.add_argument("--from", dest="file", type=Path, help="the registry's file")
    parser.add_argument("--serve", type=Path, help="a folder that is made already")
    asked = parser.parse_args(arguments)
    if asked.serve:
        with served(asked.serve, 4071) as server:
            print(f"http://127.0.0.1:{server.server_port}/")
            server.serve_forever()
    with tempfile.TemporaryDirectory() as held:
        file = asked.file or fetched(Path(held))
        version = made(opened(checked(file), Path(held)), asked.into)
    bytes_ = weighed(asked.into)
    print(f"{asked.into}: {version}, a first visit of {bytes_ / 1e6:.1f} MB")
    return 0 if bytes_ <= MOST else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
