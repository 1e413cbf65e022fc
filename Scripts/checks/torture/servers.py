"""A web server on loopback: files as they should be served, and hostile answers by name."""

import contextlib
import email.utils
import gzip
import hashlib
import http.server
import os
import pathlib
import re
import socket
import threading
import time
import urllib.parse


class Stop(Exception):
    """The server is ending."""


class Server:
    """A server of a folder; a path that begins with the name of a hostile answer gets that answer."""

    def __init__(self, folder):
        self.folder, self.ends = pathlib.Path(folder), False
        self.answers = {name: answer for name, (_, _, answer) in HOSTILE.items()}
        # The paths from which somebody took all that was called endless.
        self.taken = set()
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            """Answers the requests of one connection."""

            protocol_version = "HTTP/1.1"
            timeout = 60

            def do_GET(self):
                """Answers a request."""
                with contextlib.suppress(ConnectionError, TimeoutError, Stop):
                    owner.answer(self)

            def log_message(self, *_):
                """Says nothing."""

        class Threads(http.server.ThreadingHTTPServer):
            """One thread for each connection."""

            request_queue_size = 64

            def handle_error(self, *_):
                """A client that was killed is no error here."""

        self.server = Threads(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        """Ends it."""
        self.ends = True
        self.server.shutdown()
        self.server.server_close()

    def answer(self, request):
        """Answers a request."""
        path = urllib.parse.unquote(request.path.split("?")[0]).lstrip("/")
        name, _, rest = path.partition("/")
        if name in self.answers:
            request.close_connection = True
            self.answers[name](self, request, rest)
        else:
            self.send_file(request, path)

    def send_file(self, request, path):
        """Sends a file, or the part that was asked for."""
        file = self.folder / path
        if not file.is_file() or ".." in path:
            self.send(request, 404, b"not here\n")
            return
        data = file.read_bytes()
        tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
        fields = {
            "ETag": tag,
            "Last-Modified": email.utils.formatdate(os.path.getmtime(file), usegmt=True),
            "Accept-Ranges": "bytes",
        }
        if request.headers.get("If-None-Match") == tag:
            self.send(request, 304, b"", fields)
            return
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", request.headers.get("Range", ""))
        if asked and request.headers.get("If-Range", tag) == tag and int(asked[1]) < len(data):
            start, end = int(asked[1]), min(int(asked[2] or len(data)), len(data) - 1)
            self.send(
                request, 206, data[start : end + 1], {**fields, "Content-Range": f"bytes {start}-{end}/{len(data)}"}
            )
        else:
            self.send(request, 200, data, fields)

    @staticmethod
    def send(request, status, data, fields=()):
        """Sends an answer with the right length."""
        request.send_response(status)
        for name, value in dict(fields).items():
            request.send_header(name, value)
        if status != 304:
            request.send_header("Content-Length", str(len(data)))
        request.end_headers()
        if request.command != "HEAD":
            request.wfile.write(data)

    def repeat(self, request, data, pause=0.0, seconds=300, most=256 << 20):
        """Sends the same again and again, until the client has gone; it ends before a disk is full."""
        end, sent = time.monotonic() + seconds, 0
        while time.monotonic() < end and not self.ends:
            if sent > most:
                self.taken.add(request.path)
                return
            request.wfile.write(data)
            request.wfile.flush()
            sent += len(data)
            if pause:
                time.sleep(pause)

    def wait(self, request, seconds=300):
        """Sends nothing, until the client has gone."""
        request.wfile.flush()
        request.connection.settimeout(0.5)
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.ends:
            try:
                if not request.connection.recv(1000):
                    return
            except TimeoutError:
                pass


# ---- hostile answers ----
# What each is, the words of which one must be in the message, and the function. It answers requests for the root of a
# hub, for the list of a channel, and for a bundle.

HOSTILE = {}
# Those that only a clock detects.
STALLS = ("no-answer", "slow-header", "slow-body", "stalling-body")


def hostile(name, what, reason):
    """Registers a function that answers a request; all such answers are errors that name their reason."""

    def register(function):
        HOSTILE[name] = (what, reason, function)
        return function

    return register


def head(request, *lines, status="200 OK"):
    """Sends the beginning of an answer."""
    request.wfile.write(("\r\n".join([f"HTTP/1.1 {status}", *lines]) + "\r\n\r\n").encode())


@hostile("endless-body", "a body without a length that never ends", "larger than|not a hubpack bundle")
def _(server, request, _path):
    head(request, "Connection: close")
    server.repeat(request, b" " * 65536)


@hostile("endless-chunks", "chunks without a last one", "larger than|not a hubpack bundle")
def _(server, request, _path):
    head(request, "Transfer-Encoding: chunked")
    server.repeat(request, b"10000\r\n" + b" " * 65536 + b"\r\n")


@hostile("endless-header", "a header field that never ends", "headers are too long")
def _(server, request, _path):
    request.wfile.write(b"HTTP/1.1 200 OK\r\nX: ")
    server.repeat(request, b"x" * 65536)


@hostile("endless-headers", "header fields without an end", "headers are too long")
def _(server, request, _path):
    request.wfile.write(b"HTTP/1.1 200 OK\r\n")
    server.repeat(request, b"X-Field: something\r\n" * 1000)


@hostile("no-answer", "nothing is sent, and the connection stays open", "no data received|no complete response")
def _(server, request, _path):
    server.wait(request)


@hostile("slow-header", "one byte of the header every second", "no data received|no complete response")
def _(server, request, _path):
    for byte in b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Long: " + b"x" * 1000:
        if server.ends:
            return
        request.wfile.write(bytes([byte]))
        time.sleep(1)


@hostile("slow-body", "one byte of the body every second", "less than|no complete response|not a hubpack bundle")
def _(server, request, _path):
    head(request, "Content-Length: 100000")
    server.repeat(request, b" ", pause=1)


@hostile(
    "stalling-body",
    "half a body, and the connection stays open",
    "no data received|no complete response|less than|not a hubpack bundle",
)
def _(server, request, _path):
    head(request, "Content-Length: 100000")
    request.wfile.write(b" " * 50000)
    server.wait(request)


@hostile("short-body", "fewer bytes than announced", "incomplete|not a hubpack bundle")
def _(_server, request, _path):
    head(request, "Content-Length: 100000")
    request.wfile.write(b" " * 50000)


@hostile("cut-connection", "a connection that is reset within the body", "incomplete|reset|not a hubpack bundle")
def _(_server, request, _path):
    head(request, "Content-Length: 100000")
    request.wfile.write(b" " * 50000)
    request.wfile.flush()
    request.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")


@hostile("no-header", "a connection that is closed at once", "closed before the response|incomplete")
def _(_server, _request, _path):
    pass


@hostile("negative-length", "Content-Length: -1", "invalid HTTP response")
def _(_server, request, _path):
    head(request, "Content-Length: -1")


@hostile("two-lengths", "two lengths that differ", "invalid HTTP response")
def _(_server, request, _path):
    head(request, "Content-Length: 10", "Content-Length: 9")
    request.wfile.write(b" " * 10)


@hostile("huge-length", "a length of 2^62 bytes", "larger than|incomplete")
def _(_server, request, _path):
    head(request, f"Content-Length: {1 << 62}")
    request.wfile.write(b" " * 1000)


@hostile("bad-chunk", "a chunk whose size is not a number", "invalid HTTP response")
def _(_server, request, _path):
    head(request, "Transfer-Encoding: chunked")
    request.wfile.write(b"lots\r\n ")


@hostile("not-http", "a greeting of another protocol", "invalid HTTP response")
def _(_server, request, _path):
    request.wfile.write(b"220 mail.example ESMTP\r\n")


@hostile("redirect-loop", "a redirect to itself", "redirected more than")
def _(_server, request, path):
    head(request, f"Location: {request.path or path}", "Content-Length: 0", "Connection: close", status="302 Found")


@hostile("redirect-to-a-file", "a redirect to a file of this machine", "redirected to file:")
def _(_server, request, _path):
    head(request, "Location: file:///etc/passwd", "Content-Length: 0", "Connection: close", status="302 Found")


@hostile("redirect-into-the-network", "a redirect to a private address", "private address")
def _(_server, request, _path):
    head(request, "Location: http://10.0.0.1/", "Content-Length: 0", "Connection: close", status="302 Found")


@hostile("redirect-to-metadata", "a redirect to the metadata service of a cloud", "link-local address")
def _(_server, request, _path):
    head(request, "Location: http://169.254.169.254/", "Content-Length: 0", "Connection: close", status="302 Found")


@hostile("gzip-bomb", "1 GiB of spaces, compressed", "larger than|not a hubpack bundle")
def _(server, request, _path):
    head(request, "Content-Encoding: gzip", "Connection: close")
    packer = gzip.GzipFile(fileobj=request.wfile, mode="wb", compresslevel=9)
    for _ in range(1024):
        if server.ends:
            return
        packer.write(b" " * (1 << 20))
    packer.close()


@hostile("server-error", "HTTP 500", "HTTP 500")
def _(server, request, _path):
    server.send(request, 500, b"")


@hostile("uninvited-part", "a part that nobody asked for", "HTTP 206|did not send the bytes")
def _(server, request, _path):
    server.send(request, 206, b" " * 100, {"Content-Range": "bytes 900-999/5000", "ETag": '"1"'})


@hostile("wrong-range", "another part than the one asked for", "HTTP 206|different byte range")
def _(server, request, _path):
    server.send(request, 206, b" " * 1000, {"Content-Range": "bytes 5-4/300000", "ETag": '"1"'})


@hostile("web-page", "a page instead of the file", "web page|expected a value|not a hubpack bundle")
def _(server, request, _path):
    server.send(request, 200, b"<!DOCTYPE html><title>Welcome</title>", {"Content-Type": "text/html"})
