"""Hostile inputs, each with what it must lead to. `Scripts/torture --table` prints them all (Docs/Hostile.md)."""

import contextlib
import json
import re
import shutil
import socket
import struct
import subprocess
import sys
import zlib

import guests
import servers
from bench import FETCHED, OPTIONS, REPOSITORY, Finding, Part, module, state
from jobs import check_words

HUBS = module("make_faulty_hubs", "samples/make-faulty-hubs.py").FAULTS
BUNDLES = module("make_faulty_bundles", "samples/make-faulty-bundles.py")
CODES = set(re.findall(r"^\| `([a-z0-9-]+)` \| (?:error|warning|notice) \|", (REPOSITORY / "Docs" / "Format.md").read_text(), re.MULTILINE))


# ---- pictures: the portrait of a member ----

def png(width, height, rows, *chunks):
    """A grey PNG that states a size and has other chunks before its rows."""
    chunk = BUNDLES.chunk
    return b"".join([b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)), *chunks,
                     chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")])


SMALL = b"\0abc" * 3
BOMB = zlib.compress(bytes(64 << 20), 9)
GIF = b"GIF89a\4\0\4\0\x80\0\0\0\0\0\xff\xff\xff"
FRAME = b",\0\0\0\0\4\0\4\0\0\2\2\x84Q\0"
# What each is, the bytes, and whether it is kept: True, False, or None where both are right.
PICTURES = {
    "empty": ("an empty file", b"", False),
    "web-page": ("a page instead of a picture", b"<!DOCTYPE html><title>Not found</title>", False),
    "svg": ("an SVG with a script", b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', False),
    "png-of-4-gigapixels": ("a PNG that states 65,535 × 65,535 pixels", png(65535, 65535, SMALL), False),
    "png-of-width-0": ("a PNG without width", png(0, 3, SMALL), False),
    "png-with-wrong-checksum": ("a PNG whose pixels have a wrong CRC", png(3, 3, SMALL).replace(b"IDAT", b"IDAT\1")[:-1], False),
    "png-cut-short": ("a PNG without its end", png(3, 3, SMALL)[:-12], False),
    "png-with-endless-chunk": ("a chunk of 2 GiB that is not there", png(3, 3, SMALL)[:33] + b"\x7f\xff\xff\xffIDAT", False),
    "png-with-rows-that-explode": ("64 MiB of rows, of which 12 bytes are needed", png(3, 3, bytes(64 << 20)), None),
    "png-with-text-that-explodes": ("a compressed text of 64 MiB", png(3, 3, SMALL, BUNDLES.chunk(b"zTXt", b"Title\0\0" + BOMB)), True),
    "png-with-profile-that-explodes": ("a colour profile of 64 MiB", png(3, 3, SMALL, BUNDLES.chunk(b"iCCP", b"p\0\0" + BOMB)), None),
    "png-with-file-behind": ("a ZIP file behind a PNG", png(3, 3, SMALL) + b"PK\5\6" + bytes(18), None),
    "gif-without-image": ("a GIF without an image", GIF + b";", False),
    "gif-of-100000-frames": ("a GIF of 100,000 images", GIF + FRAME * 100_000 + b";", None),
    "gif-cut-short": ("a GIF without its end", GIF + FRAME[:-2], False),
    "jpeg-of-markers": ("a JPEG of 100,000 empty markers", b"\xff\xd8" + b"\xff\xe1\0\2" * 100_000 + b"\xff\xd9", False),
    "jpeg-that-is-only-a-beginning": ("the first two bytes of a JPEG", b"\xff\xd8", False),
    "webp-of-another-length": ("a WebP that states 4 GiB", b"RIFF\xff\xff\xff\xffWEBPVP8L\x0a\0\0\0" + bytes(10), False),
    "box-in-itself": ("an AVIF of boxes nested 10,000 deep", b"\0\0\0\x14ftypavif\0\0\0\0avif" + b"".join(
        struct.pack(">I4s", 8 * (10_000 - depth), b"meta") for depth in range(10_000)), False),
}


# ---- pages: the portfolio of a member ----

PAGES = {
    "100000-elements-deep": ("elements nested 100,000 deep", b"<div>" * 100_000),
    "100000-attributes": ("an element with 100,000 attributes", b"<img " + b" ".join(b"a%d=1" % n for n in range(100_000)) + b">"),
    "100000-pictures": ("100,000 pictures that are not there", b"".join(b'<img src="p%d.jpg" width=900 height=600>' % n for n in range(100_000))),
    "entities-without-end": ("a million references", b"<p>" + b"&amp;" * 1_000_000),
    "attribute-of-16-mb": ("an address of 16 MB", b'<img src="' + b"x" * (16 << 20) + b'">'),
    "unclosed-everything": ("tags, comments and quotes that never close", b"<html><body><table><a href='x<!-- <script><img src=\"" * 1000),
    "null-bytes": ("null bytes between tags", b"<\0i\0m\0g\0 \0s\0r\0c\0=\0a\0>" * 1000),
    "not-utf8": ("bytes of no encoding", bytes(range(256)) * 1000),
    "pictures-elsewhere": ("pictures at file:, data:, private and cloud addresses", b"".join(
        b'<a href="%b"><img src="%b" width=900 height=600></a>' % (url, url) for url in (
            b"file:///etc/passwd", b"data:image/png;base64,AAAA", b"http://10.0.0.1/a.jpg", b"http://169.254.169.254/a.jpg",
            b"http://[::ffff:10.0.0.1]/a.jpg", b"//10.0.0.1/a.jpg", b"http://0x7f.1/a.jpg"))),
    "base-elsewhere": ("a base of another host", b'<base href="http://169.254.169.254/"><img src="a.jpg" width=900 height=600>'),
    "json-100000-deep": ("data nested 100,000 deep", b'<script type="application/ld+json">' + b"[" * 100_000 + b"</script>"),
    "pages-without-end": ("a thousand next pages", b"".join(b'<a rel="next" href="?page=%d">%d</a>' % (n, n) for n in range(1000))),
}


# ---- requests to a server of a bundle ----

def request(*lines, body=b""):
    """A request, byte for byte."""
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


HOST = "Host: 127.0.0.1:{port}"
# What each is, its bytes, and the status codes that are right; None stands for a connection that is closed without an answer.
REQUESTS = {
    "line-of-1-mb": ("a request line of 1 MB", request("GET /" + "x" * (1 << 20) + " HTTP/1.1", HOST), (None, 400, 404, 413, 414, 431)),
    "field-of-1-mb": ("a header field of 1 MB", request("GET / HTTP/1.1", HOST, "X: " + "x" * (1 << 20)), (None, 400, 413, 431)),
    "100000-fields": ("100,000 header fields", request("GET / HTTP/1.1", HOST, *["X: y"] * 100_000), (None, 400, 413, 431)),
    "half-a-request": ("half a request, then the end", b"GET / HT", (None, 400)),
    "no-host": ("no Host", request("GET / HTTP/1.1"), (None, 400, 403, 421)),
    "two-hosts": ("two Hosts", request("GET / HTTP/1.1", HOST, "Host: evil.example"), (None, 400, 403, 421)),
    "host-of-somebody-else": ("a Host that leads here (DNS rebinding)", request("GET / HTTP/1.1", "Host: evil.example"), (400, 403, 421)),
    "method-without-meaning": ("a method that nobody knows", request("BREW / HTTP/1.1", HOST), (None, 400, 405, 501)),
    "connect": ("CONNECT to another host", request("CONNECT 10.0.0.1:22 HTTP/1.1", HOST), (None, 400, 404, 405, 501)),
    "path-that-climbs-out": ("/../catalog.sqlite", request("GET /../catalog.sqlite HTTP/1.1", HOST), (None, 400, 404)),
    "path-that-climbs-out-encoded": ("/%2e%2e/ and /..%2f", request("GET /viewer/%2e%2e/..%2f..%2fetc/passwd HTTP/1.1", HOST), (None, 400, 404)),
    "path-with-null": ("a null byte in a path", request("GET /index.html%00.png HTTP/1.1", HOST), (None, 400, 404)),
    "path-of-backslashes": ("backslashes", request("GET \\..\\..\\etc\\passwd HTTP/1.1", HOST), (None, 400, 404)),
    "absolute-path-elsewhere": ("the address of another host as a path", request("GET http://10.0.0.1/ HTTP/1.1", HOST), (302, 400, 403, 404, 421)),
    "not-http": ("no HTTP at all", b"\x16\3\1\2\0\1\0\1\xfc\3\3" + bytes(200), (None, 400)),
    "null-bytes": ("a thousand null bytes", bytes(1000), (None, 400)),
    "two-lengths": ("two lengths that differ", request("POST /guestbook/pictures/x HTTP/1.1", HOST, "Content-Length: 5",
                                                       "Content-Length: 6", body=b"aaaaa"), (None, 400)),
    "length-and-chunks": ("a length and chunks (request smuggling)", request(
        "POST / HTTP/1.1", HOST, "Content-Length: 4", "Transfer-Encoding: chunked", body=b"0\r\n\r\nGET /x HTTP/1.1\r\n\r\n"),
        (None, 400, 404, 405)),
    "negative-length": ("Content-Length: -1", request("POST / HTTP/1.1", HOST, "Content-Length: -1"), (None, 400, 405)),
    "chunk-that-is-no-number": ("a chunk whose size is no number", request(
        "POST / HTTP/1.1", HOST, "Transfer-Encoding: chunked", body=b"zz\r\n"), (None, 400, 405)),
    "body-of-1-gb": ("a body of 1 GB for a guestbook", request(
        "POST /guestbook/pictures/x HTTP/1.1", HOST, f"Content-Length: {1 << 30}", body=b"x" * (4 << 20)), (None, 400, 403, 404, 413)),
    "ranges-without-end": ("ten thousand ranges", request("GET / HTTP/1.1", HOST, "Range: bytes=" + ",".join(["0-"] * 10_000)),
                           (None, 200, 206, 302, 400, 416, 431)),
    "range-beyond-numbers": ("a range beyond 64 bits", request("GET / HTTP/1.1", HOST, "Range: bytes=99999999999999999999-"), (200, 302, 400, 416)),
    "upgrade": ("an upgrade to WebSocket", request("GET / HTTP/1.1", HOST, "Connection: Upgrade", "Upgrade: websocket"), (200, 302, 400, 426, 501)),
}


def codes_of(codes):
    """Status codes, as a person reads them."""
    return ", ".join("closed" if code is None else str(code) for code in codes)


def table():
    """Everything in Markdown."""
    lines = ["| input | what it is | what it must lead to |", "|---|---|---|"]
    levels = {"sound": "valid", "newer": "exit 2: it needs a newer hubpack"}
    for name, level, _, words, _ in BUNDLES.FAULTS:
        told = levels.get(level, f"`verify` finds it at the level `{level}`, exit 1") + (f": “{words}”" if words and level != "sound" else "")
        lines.append(f"| bundles/{name} | a bundle: {name.removeprefix('sound-').replace('-', ' ')} | {told} |")
    for name in BUNDLES.ODD:
        lines.append(f"| odd/{name} | a bundle: {name.replace('-', ' ')} | valid; unpacked as a hub, it exports again |")
    for name in BUNDLES.LATER:
        lines.append(f"| later/{name} | a bundle of a later version: {name.replace('-', ' ')} | valid; every command works |")
    lines += [f"| hubs/{name} | a hub: {name.replace('-', ' ')} | {outcome} |" for name, (_, outcome) in HUBS.items()]
    kept = {True: "kept; exit 0", False: "`picture-unreadable`; exit 3", None: "kept or `picture-unreadable`; exit 0 or 3"}
    lines += [f"| pictures/{name} | {what} | {kept[is_kept]} |" for name, (what, _, is_kept) in PICTURES.items()]
    lines += [f"| pages/{name} | a portfolio: {what} | what can be read is exported; exit 0 or 3; the bundle is valid |"
              for name, (what, _) in PAGES.items()]
    for name, (what, words, _) in servers.HOSTILE.items():
        told = " or ".join(f"“{word}”" for word in words.split("|"))
        lines.append(f"| servers/{name} | {what} | `export`, `pull` and `query` end with exit 2, nothing is written: {told} |")
    lines += [f"| requests/{name} | {what.replace('|', '')} | {codes_of(codes)}; the server goes on |" for name, (what, _, codes) in REQUESTS.items()]
    return "\n".join(lines) + "\n"


DOCUMENT = REPOSITORY / "Docs" / "Hostile.md"


class Corpus(Part):
    """A trial is named after the input: corpus/bundles/cut-in-half, corpus/servers/gzip-bomb/pull."""
    name, weight = "corpus", 5
    waiting = 8  # Threads for trials that only wait.

    def __init__(self, bench):
        super().__init__(bench)
        self.made = None

    def groups(self):
        def names(kind, known, *more):
            return len(known), [f"corpus/{kind}/{name}{end}" for name in known for end in more or [""]]
        readers = ["/export", "/pull", "/query"]
        stalls = [f"corpus/servers/{name}{reader}" for name in servers.STALLS for reader in readers]
        others = [f"corpus/servers/{name}{reader}" for name in servers.HOSTILE if name not in servers.STALLS for reader in readers]
        if self.bench.is_quick:
            stalls = [f"corpus/servers/{name}/export" for name in servers.STALLS]
        bundles = [fault[0] for fault in BUNDLES.FAULTS]
        self.bench.random("bundles").shuffle(bundles)
        return {"stalling servers": [(1, [stall]) for stall in stalls], "servers": [(len(others), others)],
                "requests": [names("requests", REQUESTS)], "pictures": [names("pictures", PICTURES)], "pages": [names("pages", PAGES)],
                "bundles": [names("bundles", bundles), names("odd", BUNDLES.ODD), names("later", BUNDLES.LATER)],
                "hubs": [names("hubs", HUBS)], "tables": [names("table", ["document"])]}

    def bundles(self):
        """The folder with faulty bundles, which is made once."""
        folder = self.bench.folder / "faulty-bundles"
        with self.bench.lock:
            if self.made is None:
                script = REPOSITORY / "Scripts" / "samples" / "make-faulty-bundles.py"
                subprocess.run([sys.executable, str(script), self.bench.hubpack, str(folder)], check=True)  # noqa: S603
                self.made = json.loads((folder / "expected.json").read_text())
        return folder

    def attempt(self, trial):
        _, kind, name, *reader = trial.split("/")
        with self.bench.place(trial) as place:
            getattr(self, "case_of_" + kind)(place, name, *reader)

    def run(self, place, words, codes, seconds=60):
        """Runs hubpack, which must end with one of some codes and a message for a person."""
        run = self.bench.run(place, words, seconds=seconds)
        if run.code not in codes:
            raise Finding(f"hubpack {' '.join(map(str, words))}: {run}")
        check_words(run)
        return run

    @staticmethod
    def case_of_table(_place, _name):
        """The published table."""
        if not DOCUMENT.read_text().endswith(table()):
            raise Finding("Docs/Hostile.md is not what Scripts/torture --table prints")

    def case_of_odd(self, place, name):
        """A valid bundle with odd names."""
        path = self.bundles() / "odd" / f"{name}.hubpack"
        self.run(place, ["verify", path], (0,))
        self.run(place, ["unpack", path, "out/u", "--as-hub"], (0,))
        self.run(place, ["export", "out/u", "-o", "out/b.hubpack", *OPTIONS], (0,))

    def case_of_later(self, place, name):
        """A valid bundle of a later version."""
        path = self.bundles() / "later" / f"{name}.hubpack"
        for words in (["verify", path], ["info", path], ["query", path, "clubs", "members", "images", "problems"],
                      ["diff", self.bundles() / "good.hubpack", path], ["unpack", path, "out/u"]):
            self.run(place, words, (0,))

    def case_of_bundles(self, place, name):
        """A faulty bundle."""
        path, expected = self.bundles() / f"{name}.hubpack", self.made[name]
        is_sound, is_newer = expected["level"] == "sound", expected["level"] == "newer"
        run = self.run(place, ["verify", path], (0,) if is_sound else (2,) if is_newer else (1,))
        if not is_sound and expected["words"] not in run.errors + run.output.decode():
            raise Finding(f"verify does not say \"{expected['words']}\": {run} {run.output.decode()}")
        self.run(place, ["unpack", path, "out/u"], (0,) if is_sound else (2,))
        if (place.out / "u").exists() != is_sound or len(state(place.out)) and not is_sound:
            raise Finding("unpack left something of a faulty bundle")
        for words in (["query", path, "clubs", "members", "images"], ["info", path], ["diff", self.bench.old, path], ["problems", path]):
            self.run(place, words, (0, 1) if is_sound else (0, 1, 2))

    def case_of_hubs(self, place, name):
        """A faulty hub."""
        outcome, path = HUBS[name][1], place.out / "b.hubpack"
        code = int(re.search(r"exit (\d)", outcome)[1])
        # As in the repository, for what climbs out of the folder.
        hub = REPOSITORY / "Bundles" / "faulty-hubs" / name
        run = self.run(place, ["export", hub, "-o", path, *OPTIONS], (code,))
        if code == 2:
            if state(place.out):
                raise Finding(f"left something: {run}")
            return
        self.run(place, ["verify", path], (0,))
        found = set(re.findall(r'"code" : "([a-z0-9-]+)"', self.run(place, ["problems", path, "--format", "json"], (0, 1)).output.decode()))
        wanted = {word for word in re.findall(r"`([^`]+)`", outcome) if word in CODES}
        if wanted - found:
            raise Finding(f"{', '.join(wanted - found)} is not among the problems {', '.join(sorted(found))}")

    def case_of_pictures(self, place, name):
        """A hostile portrait."""
        _, data, is_kept = PICTURES[name]
        hub, path = place.path / "hub", place.out / "b.hubpack"
        shutil.copytree(self.bench.old_hub, hub)
        (hub / "flip.png").write_bytes(data)
        codes = {True: (0,), False: (3,), None: (0, 3)}[is_kept]
        run = self.run(place, ["export", hub, "-o", path, *OPTIONS], codes)
        self.run(place, ["verify", path], (0,))
        if run.code == 3 and b"picture-unreadable" not in self.run(place, ["problems", path, "--format", "json"], (0, 1)).output:
            raise Finding(f"no problem picture-unreadable: {run}")

    def case_of_pages(self, place, name):
        """A hostile portfolio, from a server."""
        folder = self.bench.folder / "pages" / name
        if not folder.exists():
            shutil.copytree(self.bench.old_hub, folder)
            (folder / "flip" / "config.xml").unlink()
            members = folder / "fkKnipoog.level2.json"
            members.write_text(members.read_text().replace('"flip/"', '"flip/page.html"'))
            (folder / "flip" / "page.html").write_bytes(b"<!DOCTYPE html><title>Flip</title>" + PAGES[name][1])
        path = place.out / "b.hubpack"
        words = ["export", f"{self.bench.server.url}/pages/{name}/root_.level1.json", "-o", path, "--page-galleries", *FETCHED]
        self.run(place, words, (0, 3), seconds=90)
        self.run(place, ["verify", path], (0,))

    def case_of_servers(self, place, name, reader):
        """A hostile server."""
        words, url = servers.HOSTILE[name][1].split("|"), f"{self.bench.server.url}/{name}/{place.path.name}/"
        before = {}
        if reader == "pull":
            shutil.copy(self.bench.old, place.out / "k.hubpack")
            before = state(place.out)
        arguments = {"export": ["export", url + "root_.level1.json", "-o", "out/b.hubpack", "--deadline", "5", *FETCHED],
                     "pull": ["pull", url, "out/k.hubpack"], "query": ["query", url + "b.hubpack", "clubs"]}[reader]
        run = self.run(place, arguments, (2,), seconds=400)
        if not any(word in run.errors for word in words):
            raise Finding(f"the message has none of {words}: {run}")
        if state(place.out) != before:
            raise Finding(f"left something: {run}")
        if any(f"/{name}/{place.path.name}/" in path for path in self.bench.server.taken):
            raise Finding(f"took {256} MiB of what never ends: {run}")

    def case_of_requests(self, place, name):
        """A hostile request, after which the server must still answer."""
        _, data, codes = REQUESTS[name]
        serving = guests.Serving(self.bench, place)
        try:
            status = self.ask(serving, data.replace(b"{port}", str(serving.port).encode()))
            if status not in codes:
                raise Finding(f"answered {codes_of([status])}, not {codes_of(codes)}")
            if serving.ask("GET", "/")[0] not in (200, 302):
                raise Finding("does not answer any more")
        finally:
            code, errors = serving.stop()
        if code:
            raise Finding(f"ends with exit {code}: {errors}")

    @staticmethod
    def ask(serving, data):
        """Sends bytes, and returns the status; None if there is none."""
        answer = b""
        with socket.create_connection(("127.0.0.1", serving.port), timeout=45) as connection:
            with contextlib.suppress(ConnectionError):
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
            with contextlib.suppress(ConnectionError):
                try:
                    while len(answer) < 1000 and (piece := connection.recv(1000)):
                        answer += piece
                except TimeoutError:
                    raise Finding("neither answers nor closes within 45 s") from None
        if b"root:" in answer or answer[9:12] == b"200" and b"SQLite format" in answer:
            raise Finding("sends what it must not send")
        status = re.match(rb"HTTP/1\.[01] (\d{3})", answer)
        return int(status[1]) if status else None
