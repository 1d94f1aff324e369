"""Somebody on the way between a browser and its host: hears every sealed answer, and may say an old one again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import urlsplit

from tests.browser.cable import ELSEWHERE, HERE, OURS

PATIENCE = 30
PASSED = ("Content-Type", "Content-Encoding", "Content-Security-Policy")
"""Of what the host says about an answer, this goes on to the browser."""


class Between:
    """A line that passes everything on, until it is told to say the last answer to whatever is asked."""

    def __init__(self, link: str) -> None:
        site, _, code = link.partition("/#")
        self.host = urlsplit(site).netloc
        self.kept, self.lies, self.lied = b"", False, 0
        self.server = ThreadingHTTPServer((OURS if ELSEWHERE else HERE, 0), self._handler())
        self.server.daemon_threads = True
        address, port = self.server.server_address[:2]
        self.link = f"http://{address!s}:{port}/#{code}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def shut(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @contextmanager
    def lying(self) -> Iterator[None]:
        """The host hears nothing more; the browser hears what was said last."""
        self.lies = True
        try:
            yield
        finally:
            self.lies = False

    def _asked(self, method: str, path: str, body: bytes | None) -> tuple[int, dict[str, str], bytes]:
        if self.lies and method == "POST":
            self.lied += 1
            return 200, {"Content-Type": "application/octet-stream"}, self.kept
        there = HTTPConnection(self.host, timeout=PATIENCE)
        try:
            there.request(method, path, body)
            answer = there.getresponse()
            found = answer.read()
            told = {name: said for name in PASSED if (said := answer.getheader(name))}
        finally:
            there.close()
        if method == "POST" and answer.status == 200:
            self.kept = found
        return answer.status, told, found

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        between = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                self._pass("GET", None)

            def do_POST(self) -> None:
                self._pass("POST", self.rfile.read(int(self.headers["Content-Length"])))

            def _pass(self, method: str, body: bytes | None) -> None:
                status, told, found = between._asked(method, self.path, body)
                self.send_response(status)
                for name, said in told.items():
                    self.send_header(name, said)
                self.send_header("Content-Length", str(len(found)))
                self.end_headers()
                self.wfile.write(found)

            def log_message(self, *_: object) -> None:
                """Nothing is said of it."""

        return Handler
