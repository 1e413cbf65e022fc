#!/usr/bin/env python3
"""Tortures the guestbook of a served bundle: many clients at once, kill -9, a full disk, hostile requests.

    Scripts/checks/torture-guestbook.py lumen-hub-2026.11.hubpack
    Scripts/checks/torture-guestbook.py lumen-hub-2026.11.hubpack --clients 50 --seconds 5 --kills 5 --hostile 200

Everything is sent to this machine. Afterwards, every entry that was acknowledged has to be in the file exactly once, and
nothing else may be there but entries whose answers were lost. Exits with 0 if that is so, otherwise with 1. The full disk
is a small file system in memory, which only root can mount; without it, that part is skipped. Python's standard library
only, on Linux.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

KINDS = "like,tag,comment,report"


class Server:
    """hubpack serve, on the same port each time."""

    def __init__(self, options, file):
        self.options, self.file, self.port, self.process = options, file, 0, None

    def start(self):
        """Starts it, and waits until it listens."""
        self.process = subprocess.Popen(  # noqa: S603
            [self.options.hubpack, "serve", self.options.bundle, "--port", str(self.port), "--guestbook", self.file, "--allow",
             KINDS], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not found:
            sys.exit(f"the server did not start: {line}{self.process.stderr.read()}")
        self.port = int(found[1])
        while not (link := re.search(r"standings at http://127\.0\.0\.1:(\d+)/([\w-]{22})", line)):
            line = self.process.stdout.readline()
        self.desk = (int(link[1]), link[2])

    def stop(self, number=signal.SIGTERM):
        """Ends it, and returns its messages."""
        self.process.send_signal(number)
        return self.process.communicate()[1]


async def ask(server, source, method, path, headers, body=b"", timeout=20, port=None):
    """Sends a request over a connection of its own, from one of the machine's own addresses, and returns status and body."""
    async with asyncio.timeout(timeout):
        reader, writer = await asyncio.open_connection("127.0.0.1", port or server.port, local_addr=(source, 0))
        try:
            lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{port or server.port}", "Connection: close",
                     f"Content-Length: {len(body)}", *[f"{name}: {value}" for name, value in headers.items()]]
            writer.write("\r\n".join(lines).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + body)
            await writer.drain()
            answer = await reader.read()
            head, _, rest = answer.partition(b"\r\n\r\n")
            if not head:
                raise ConnectionError("no answer")
            return int(head.split()[1]), rest
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


def fields(server, visit):
    """The header fields of a page."""
    return {"Guestbook-Visit": visit, "Origin": f"http://127.0.0.1:{server.port}", "Content-Type": "application/json"}


class Account:
    """What was sent, and what came of it."""

    def __init__(self):
        self.acknowledged, self.doubtful, self.refused = {}, {}, 0

    async def leave(self, server, source, visit, picture, note):
        """Leaves an entry, and keeps account of it."""
        body = {**note, "request": secrets.token_urlsafe(18)}
        try:
            status, answer = await ask(server, source, "POST", f"/guestbook/pictures/{picture}", fields(server, visit),
                                       json.dumps(body).encode())
        except (OSError, TimeoutError, ConnectionError, IndexError, ValueError):
            self.doubtful[body["request"]] = body
            return None
        if status != 200:
            self.refused += 1
            return status
        self.acknowledged[body["request"]] = (json.loads(answer)["id"], body)
        return status

    def check(self, file):
        """Returns what is wrong in the file."""
        with contextlib.closing(sqlite3.connect(file)) as database:
            rows = {request: (number, kind, text) for number, request, kind, text in
                    database.execute("SELECT id, request, kind, text FROM entries")}
            wrong = [] if database.execute("PRAGMA integrity_check").fetchone() == ("ok",) else ["the file is damaged"]
        ids = {number: kind for number, kind, _ in rows.values()}
        for request, (number, body) in self.acknowledged.items():
            # The second like of a visit is the first one.
            if request not in rows and ids.get(number) != body["kind"]:
                wrong.append(f"lost: {body}")
            elif request in rows and rows[request] != (number, body["kind"], body.get("text", rows[request][2])):
                wrong.append(f"changed: {body}: {rows[request]}")
        wrong += [f"nobody left it: {rows[request]}" for request in rows.keys() - self.acknowledged.keys() - self.doubtful.keys()]
        return wrong, len(rows)


def note():
    """Something to leave."""
    kind = random.choice(["like", "tag", "comment", "comment"])
    text = f"Text {secrets.token_hex(8)} é 👩‍👩‍👧"
    return {"like": {"kind": kind}, "tag": {"kind": kind, "text": text, "x": 0.25, "y": 0.75},
            "comment": {"kind": kind, "author": "Ann", "text": text}}[kind]


def source(number):
    """One of the addresses of this machine, for clients are counted by address."""
    return f"127.0.{number % 200 + 1}.{number // 200 + 1}"


async def crowd(server, account, pictures, clients, seconds):
    """Many clients at once."""
    end = time.monotonic() + seconds

    async def client(number):
        while time.monotonic() < end:
            await account.leave(server, source(number), secrets.token_urlsafe(18), random.choice(pictures), note())
            await asyncio.sleep(random.random() * 0.2)
    await asyncio.gather(*map(client, range(clients)))


async def kill(server, account, pictures, clients, kills):
    """Kills the server again and again while clients write."""
    for _ in range(kills):
        writing = asyncio.create_task(crowd(server, account, pictures, clients, 0.7))
        await asyncio.sleep(0.1 + random.random() * 0.5)
        server.stop(signal.SIGKILL)
        server.start()
        await writing


def hostile(server, visit, picture, number):
    """A request that has to be refused, or whose text has to be kept as text: method, path, fields, body, and the text."""
    good = fields(server, visit)
    token = secrets.token_urlsafe(18)
    path = f"/guestbook/pictures/{picture}"
    texts = ["<script>window.hit=1</script>", "\u202egnp.exe", "a\u0000b", "\u001b[2J\u001b]0;x\u0007", "𝕏" * 400, "=cmd|' /C calc'!A0",
             "'; DROP TABLE entries; --", "\ufeff\u2066\u2069", "e" + "\u0301" * 2000, "👩‍👩‍👧" * 600, "x" * 9000, "", " \n ", "\ud800"]
    bodies = [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"kind": ["like"]}', b'{"kind": "like", "kind": 5}', b'{"x":' * 2000,
              b'{"kind": "tag", "text": "a", "x": 1e999, "y": 0}', b'{"kind": "like", "request": 12}', b"0" * 100_000]
    choice = number % 8
    if choice < 3:
        text = texts[number // 8 % len(texts)]
        entry = {"kind": ["comment", "tag"][number % 2], "text": text, "author": text, "x": 0.5, "y": 0.5, "request": token}
        return "POST", path, good, json.dumps(entry).encode(), token
    if choice == 3:
        return "POST", path, good, bodies[number // 8 % len(bodies)], None
    like = json.dumps({"kind": "like", "request": token}).encode()
    if choice == 4:
        origin = random.choice(["https://elsewhere.example", "null", "http://127.0.0.1", "", "http://127.0.0.1:1"])
        return "POST", path, {**good, "Origin": origin}, like, None
    if choice == 5:
        kind = random.choice(["text/plain", "multipart/form-data", "application/x-www-form-urlencoded", ""])
        return "POST", path, {**good, "Content-Type": kind}, like, None
    if choice == 6:
        wrong = random.choice(["", "short", "' OR 1=1 --------------------", "a" * 65, "\udcff" * 30])
        return "POST", path, {**good, "Guestbook-Visit": wrong}, like, None
    places = ["/guestbook/pictures/../../index.html", "/guestbook/entries/1", "/guestbook/pictures/" + "0" * 64, "/guestbook/%2e%2e/",
              "/guestbook/entries/-1", "/guestbook/entries/99999999999999999999", "/guestbook/", "/guestbook/overview"]
    return random.choice(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]), random.choice(places), good, like, None


async def attack(server, account, pictures, count):
    """Sends hostile requests; a text that is taken is one that has to be in the file."""
    wrong, replayed = [], []
    for number in range(count):
        method, path, headers, body, token = hostile(server, secrets.token_urlsafe(18), random.choice(pictures), number)
        try:
            status, answer = await ask(server, source(number), method, path, headers, body)
        except (ConnectionError, IndexError, ValueError):
            continue  # A request that is not HTTP may be cut off.
        if status == 200 and token:
            account.acknowledged[token] = (json.loads(answer)["id"], {"kind": json.loads(body)["kind"]})
            replayed.append((path, headers, body, json.loads(answer)["id"]))
        elif status < 400 or status >= 500 and status != 503:
            wrong.append(f"{method} {path} {headers} {body[:80]}: {status} {answer[:80]}")
    port, token = server.desk
    for number in range(count // 10):
        guess = random.choice([secrets.token_urlsafe(17)[:22], token[:-1], token + "a", token.swapcase(), "", "index.html", "%00"])
        place = random.choice(["", "/results", "/picture/" + pictures[0]])
        method = random.choice(["GET", "POST"])
        status, answer = await ask(server, source(number), method, f"/{guess}{place}", {"Origin": f"http://127.0.0.1:{port}"},
                                   b"id=1&decision=approved", port=port)
        if status != 404:
            wrong.append(f"the club's page: {method} /{guess}{place}: {status} {answer[:80]}")
        status, answer = await ask(server, source(number), "POST", f"/{token}", fields(server, token), b"id=1&decision=rejected", port=port)
        if status != 403:
            wrong.append(f"the club's page from a visitor's: {status} {answer[:80]}")
    for path, headers, body, number in replayed[:100]:
        status, answer = await ask(server, source(number % 500), "POST", path, headers, body)
        if status not in (200, 429) or status == 200 and json.loads(answer)["id"] != number:
            wrong.append(f"replayed: {status} {answer[:80]}")
    return wrong


async def pictures_of(server):
    """The digests of pictures of the served bundle."""
    found = set()
    for number in range(3):
        _, text = await ask(server, "127.0.0.1", "GET", f"/viewer/data/images-{number}.js", {})
        found |= set(re.findall(r"\b[0-9a-f]{64}\b", text.decode()))
    return sorted(found)


@contextlib.contextmanager
def small_disk(size):
    """A small file system; None without the right to mount one."""
    with tempfile.TemporaryDirectory() as folder:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], check=False, stderr=subprocess.DEVNULL)  # noqa: S603, S607
        if mounted.returncode:
            yield None
            return
        try:
            yield folder
        finally:
            subprocess.run(["umount", folder], check=True)  # noqa: S603, S607


async def fill(server, account, pictures):
    """Writes until the disk is full; returns the number of refusals, and whether pages are still served."""
    statuses = []
    for number in range(4000):
        statuses.append(await account.leave(server, source(number), secrets.token_urlsafe(18), random.choice(pictures), note()))
        if statuses.count(503) > 20:
            break
    page, _ = await ask(server, "127.0.0.1", "GET", "/viewer/start.js", {})
    return statuses.count(503), page


def report(title, account, file, started, wrong=()):
    """Tells what came of a part; returns the number of faults."""
    faults, count = account.check(file)
    faults = [*wrong, *faults]
    print(f"{title}: {len(account.acknowledged)} acknowledged, {len(account.doubtful)} without an answer, {account.refused} refused, "
          f"{count} in the file, {len(faults)} faults, {time.monotonic() - started:.0f} s", flush=True)
    for fault in faults[:10]:
        print(f"  {fault}", flush=True)
    return len(faults)


def main():
    """Reads the arguments, and does everything in turn."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("bundle", help="a bundle with pages and pictures")
    parser.add_argument("--hubpack", default="hubpack", help="the program")
    parser.add_argument("--clients", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--hostile", type=int, default=2000)
    options = parser.parse_args()
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        server, account = Server(options, os.path.join(folder, "guestbook")), Account()
        server.start()
        pictures = asyncio.run(pictures_of(server))
        started = time.monotonic()
        asyncio.run(crowd(server, account, pictures, options.clients, options.seconds))
        faults += report(f"{options.clients} clients", account, server.file, started)
        started = time.monotonic()
        asyncio.run(kill(server, account, pictures, min(50, options.clients), options.kills))
        faults += report(f"{options.kills} times kill -9", account, server.file, started)
        started = time.monotonic()
        wrong = asyncio.run(attack(server, account, pictures, options.hostile))
        faults += report(f"{options.hostile} hostile requests", account, server.file, started, wrong)
        server.stop()
    with small_disk("400k") as folder:
        if folder is None:
            print("full disk: skipped (only root can mount a small one)")
        else:
            server, account, started = Server(options, os.path.join(folder, "guestbook")), Account(), time.monotonic()
            server.start()
            refusals, page = asyncio.run(fill(server, account, pictures))
            messages = server.stop()
            wrong = [] if refusals and page == 200 and "no space left on device" in messages else [f"{refusals}, {page}, {messages}"]
            faults += report("full disk", account, server.file, started, wrong)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
