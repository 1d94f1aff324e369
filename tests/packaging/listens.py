"""Listen as the room does, on a thread of its own, answer one request, and say which files of Python that took; told as JSON.

python -OO -I -S listens.py
"""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import sys
import zlib
from threading import Event, Thread


def main() -> None:
    there, heard = Event(), bytearray()
    port: list[int] = []
    done: asyncio.Future[None]

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        heard.extend(await reader.readexactly(int(head.partition(b"Content-Length: ")[2].split(b"\r")[0])))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        await writer.drain()
        writer.close()
        done.set_result(None)

    async def listen() -> None:
        nonlocal done
        done = asyncio.get_running_loop().create_future()
        server = await asyncio.start_server(answer, "0.0.0.0", 0)
        port.append(server.sockets[0].getsockname()[1])
        async with server:
            there.set()
            await done

    thread = Thread(target=asyncio.run, args=(listen(),))
    thread.start()
    there.wait()
    sent = zlib.compress(secrets.token_bytes(16))
    with socket.create_connection(("127.0.0.1", port[0])) as line:
        line.sendall(b"POST /t HTTP/1.1\r\nContent-Length: %d\r\n\r\n" % len(sent) + sent)
        answered = line.makefile("rb").read()
    thread.join()
    if bytes(heard) != sent or not answered.endswith(b"\r\n\r\nok"):
        raise ValueError(f"{bytes(heard)!r} came of {sent!r}, and {answered!r} was answered")
    print(json.dumps(sorted(file for each in list(sys.modules.values()) if (file := getattr(each, "__file__", None)))))


main()
