"""Hostile pictures, pages and requests, each with what it must lead to."""

import struct
import zlib

from workshop import module

chunk = module("make_faulty_bundles", "samples/make-faulty-bundles.py").chunk


# ---- pictures: the portrait of a member ----


def png(width, height, rows, *chunks):
    """A grey PNG that states a size and has other chunks before its rows."""
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)),
            *chunks,
            chunk(b"IDAT", zlib.compress(rows)),
            chunk(b"IEND", b""),
        ]
    )


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
    "png-with-wrong-checksum": (
        "a PNG whose pixels have a wrong CRC",
        png(3, 3, SMALL).replace(b"IDAT", b"IDAT\1")[:-1],
        False,
    ),
    "png-cut-short": ("a PNG without its end", png(3, 3, SMALL)[:-12], False),
    "png-with-endless-chunk": (
        "a chunk of 2 GiB that is not there",
        png(3, 3, SMALL)[:33] + b"\x7f\xff\xff\xffIDAT",
        False,
    ),
    "png-with-rows-that-explode": ("64 MiB of rows, of which 12 bytes are needed", png(3, 3, bytes(64 << 20)), None),
    "png-with-text-that-explodes": (
        "a compressed text of 64 MiB",
        png(3, 3, SMALL, chunk(b"zTXt", b"Title\0\0" + BOMB)),
        True,
    ),
    "png-with-profile-that-explodes": (
        "a colour profile of 64 MiB",
        png(3, 3, SMALL, chunk(b"iCCP", b"p\0\0" + BOMB)),
        None,
    ),
    "png-with-file-behind": ("a ZIP file behind a PNG", png(3, 3, SMALL) + b"PK\5\6" + bytes(18), None),
    "gif-without-image": ("a GIF without an image", GIF + b";", False),
    "gif-of-100000-frames": ("a GIF of 100,000 images", GIF + FRAME * 100_000 + b";", None),
    "gif-cut-short": ("a GIF without its end", GIF + FRAME[:-2], False),
    "jpeg-of-markers": (
        "a JPEG of 100,000 empty markers",
        b"\xff\xd8" + b"\xff\xe1\0\2" * 100_000 + b"\xff\xd9",
        False,
    ),
    "jpeg-that-is-only-a-beginning": ("the first two bytes of a JPEG", b"\xff\xd8", False),
    "webp-of-another-length": (
        "a WebP that states 4 GiB",
        b"RIFF\xff\xff\xff\xffWEBPVP8L\x0a\0\0\0" + bytes(10),
        False,
    ),
    "box-in-itself": (
        "an AVIF of boxes nested 10,000 deep",
        b"\0\0\0\x14ftypavif\0\0\0\0avif"
        + b"".join(struct.pack(">I4s", 8 * (10_000 - depth), b"meta") for depth in range(10_000)),
        False,
    ),
}


# ---- pages: the portfolio of a member ----

PAGES = {
    "100000-elements-deep": ("elements nested 100,000 deep", b"<div>" * 100_000),
    "100000-attributes": (
        "an element with 100,000 attributes",
        b"<img " + b" ".join(b"a%d=1" % n for n in range(100_000)) + b">",
    ),
    "100000-pictures": (
        "100,000 pictures that are not there",
        b"".join(b'<img src="p%d.jpg" width=900 height=600>' % n for n in range(100_000)),
    ),
    "entities-without-end": ("a million references", b"<p>" + b"&amp;" * 1_000_000),
    "attribute-of-16-mb": ("an address of 16 MB", b'<img src="' + b"x" * (16 << 20) + b'">'),
    "unclosed-everything": (
        "tags, comments and quotes that never close",
        b"<html><body><table><a href='x<!-- <script><img src=\"" * 1000,
    ),
    "null-bytes": ("null bytes between tags", b"<\0i\0m\0g\0 \0s\0r\0c\0=\0a\0>" * 1000),
    "not-utf8": ("bytes of no encoding", bytes(range(256)) * 1000),
    "pictures-elsewhere": (
        "pictures at file:, data:, private and cloud addresses",
        b"".join(
            b'<a href="%b"><img src="%b" width=900 height=600></a>' % (url, url)
            for url in (
                b"file:///etc/passwd",
                b"data:image/png;base64,AAAA",
                b"http://10.0.0.1/a.jpg",
                b"http://169.254.169.254/a.jpg",
                b"http://[::ffff:10.0.0.1]/a.jpg",
                b"//10.0.0.1/a.jpg",
                b"http://0x7f.1/a.jpg",
            )
        ),
    ),
    "base-elsewhere": (
        "a base of another host",
        b'<base href="http://169.254.169.254/"><img src="a.jpg" width=900 height=600>',
    ),
    "json-100000-deep": (
        "data nested 100,000 deep",
        b'<script type="application/ld+json">' + b"[" * 100_000 + b"</script>",
    ),
    "pages-without-end": (
        "a thousand next pages",
        b"".join(b'<a rel="next" href="?page=%d">%d</a>' % (n, n) for n in range(1000)),
    ),
}


# ---- requests to a server of a bundle ----


def request(*lines, body=b""):
    """A request, byte for byte."""
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


HOST = "Host: 127.0.0.1:{port}"
# What each is, its bytes, and the status codes that are right; None is a connection that is closed without an answer.
REQUESTS = {
    "line-of-1-mb": (
        "a request line of 1 MB",
        request("GET /" + "x" * (1 << 20) + " HTTP/1.1", HOST),
        (None, 400, 404, 413, 414, 431),
    ),
    "field-of-1-mb": (
        "a header field of 1 MB",
        request("GET / HTTP/1.1", HOST, "X: " + "x" * (1 << 20)),
        (None, 400, 413, 431),
    ),
    "100000-fields": (
        "100,000 header fields",
        request("GET / HTTP/1.1", HOST, *["X: y"] * 100_000),
        (None, 400, 413, 431),
    ),
    "half-a-request": ("half a request, then the end", b"GET / HT", (None, 400)),
    "no-host": ("no Host", request("GET / HTTP/1.1"), (None, 400, 403, 421)),
    "two-hosts": ("two Hosts", request("GET / HTTP/1.1", HOST, "Host: evil.example"), (None, 400, 403, 421)),
    "host-of-somebody-else": (
        "a Host that leads here (DNS rebinding)",
        request("GET / HTTP/1.1", "Host: evil.example"),
        (400, 403, 421),
    ),
    "method-without-meaning": ("a method that nobody knows", request("BREW / HTTP/1.1", HOST), (None, 400, 405, 501)),
    "connect": ("CONNECT to another host", request("CONNECT 10.0.0.1:22 HTTP/1.1", HOST), (None, 400, 404, 405, 501)),
    "path-that-climbs-out": ("/../catalog.sqlite", request("GET /../catalog.sqlite HTTP/1.1", HOST), (None, 400, 404)),
    "path-that-climbs-out-encoded": (
        "/%2e%2e/ and /..%2f",
        request("GET /viewer/%2e%2e/..%2f..%2fetc/passwd HTTP/1.1", HOST),
        (None, 400, 404),
    ),
    "path-with-null": ("a null byte in a path", request("GET /index.html%00.png HTTP/1.1", HOST), (None, 400, 404)),
    "path-of-backslashes": ("backslashes", request("GET \\..\\..\\etc\\passwd HTTP/1.1", HOST), (None, 400, 404)),
    "absolute-path-elsewhere": (
        "the address of another host as a path",
        request("GET http://10.0.0.1/ HTTP/1.1", HOST),
        (302, 400, 403, 404, 421),
    ),
    "not-http": ("no HTTP at all", b"\x16\3\1\2\0\1\0\1\xfc\3\3" + bytes(200), (None, 400)),
    "null-bytes": ("a thousand null bytes", bytes(1000), (None, 400)),
    "two-lengths": (
        "two lengths that differ",
        request("POST /guestbook/pictures/x HTTP/1.1", HOST, "Content-Length: 5", "Content-Length: 6", body=b"aaaaa"),
        (None, 400),
    ),
    "length-and-chunks": (
        "a length and chunks (request smuggling)",
        request(
            "POST / HTTP/1.1",
            HOST,
            "Content-Length: 4",
            "Transfer-Encoding: chunked",
            body=b"0\r\n\r\nGET /x HTTP/1.1\r\n\r\n",
        ),
        (None, 400, 404, 405),
    ),
    "negative-length": ("Content-Length: -1", request("POST / HTTP/1.1", HOST, "Content-Length: -1"), (None, 400, 405)),
    "chunk-that-is-no-number": (
        "a chunk whose size is no number",
        request("POST / HTTP/1.1", HOST, "Transfer-Encoding: chunked", body=b"zz\r\n"),
        (None, 400, 405),
    ),
    "body-of-1-gb": (
        "a body of 1 GB for a guestbook",
        request("POST /guestbook/pictures/x HTTP/1.1", HOST, f"Content-Length: {1 << 30}", body=b"x" * (4 << 20)),
        (None, 400, 403, 404, 413),
    ),
    "ranges-without-end": (
        "ten thousand ranges",
        request("GET / HTTP/1.1", HOST, "Range: bytes=" + ",".join(["0-"] * 10_000)),
        (None, 200, 206, 302, 400, 416, 431),
    ),
    "range-beyond-numbers": (
        "a range beyond 64 bits",
        request("GET / HTTP/1.1", HOST, "Range: bytes=99999999999999999999-"),
        (200, 302, 400, 416),
    ),
    "upgrade": (
        "an upgrade to WebSocket",
        request("GET / HTTP/1.1", HOST, "Connection: Upgrade", "Upgrade: websocket"),
        (200, 302, 400, 426, 501),
    ),
}
