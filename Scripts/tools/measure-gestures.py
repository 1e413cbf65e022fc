#!/usr/bin/env python3
"""Measures how the images of an unpacked bundle answer fingers, beside PhotoSwipe and lightGallery, as a Markdown table.

    Scripts/tools/measure-gestures.py /tmp/lumen --photoswipe PhotoSwipe/dist --lightgallery lightGallery/dist

The folders of the two are those with their built files; without one of them, its column is missing. All show the same
pictures, made of the bundle's: 1,600 × 1,200 pixels, six of them, or 200 for turns and memory. Their settings are those
they come with, except that lightGallery has its plugins for zoom and thumbnails, and obeys the wheel. Needs Chromium and
ImageMagick. Python's standard library only.
"""

import argparse
import http.server
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

sys.dont_write_bytecode = True
from browser import Browser, Failure  # noqa: E402  (after the line that keeps the tree clean)

WIDTH, HEIGHT = 1600, 1200
GALLERY = "#/images/fotogroep-morgenlicht-nevelberg/ilse-van-avondrood"
PAGE = """<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>%s</title>%s<body><div id="place"></div><script>
const count = Number(new URLSearchParams(location.search).get("count"));
const pictures = Array.from({ length: count }, (_, index) => `/pictures/${index}.jpg`);
%s</script>"""
PHOTOSWIPE = PAGE % ("PhotoSwipe", """<link rel="stylesheet" href="/photoswipe/photoswipe.css">
<script src="/photoswipe/umd/photoswipe.umd.min.js"></script>
<script src="/photoswipe/umd/photoswipe-lightbox.umd.min.js"></script>""", """
const viewer = new PhotoSwipeLightbox({ pswpModule: PhotoSwipe,
  dataSource: pictures.map((src) => ({ src, width: 1600, height: 1200, alt: "" })) });
viewer.init();
viewer.loadAndOpen(1);""")
LIGHTGALLERY = PAGE % ("lightGallery", """<link rel="stylesheet" href="/lightgallery/css/lightgallery-bundle.css">
<script src="/lightgallery/lightgallery.umd.js"></script>
<script src="/lightgallery/plugins/zoom/lg-zoom.umd.js"></script>
<script src="/lightgallery/plugins/thumbnail/lg-thumbnail.umd.js"></script>""", """
const viewer = lightGallery(document.getElementById("place"), { dynamic: true, plugins: [lgZoom, lgThumbnail],
  mousewheel: true, dynamicEl: pictures.map((src) => ({ src, thumb: src.replace(".", "-small.") })) });
viewer.openGallery(1);""")

# For each: its page, the picture that is seen, the number of that, and whether it is open, in JavaScript.
VIEWERS = {
    "this viewer": (f"/bundle-COUNT/index.html{GALLERY}/2", "document.querySelector('.slide:not([aria-hidden]) img')",
                    "parseInt(document.querySelector('.position').textContent) - 1", "document.querySelector('.show')"),
    "PhotoSwipe": ("/photoswipe.html?count=COUNT",
                   "document.querySelector('.pswp__item[aria-hidden=false] .pswp__img:not(.pswp__img--placeholder)')",
                   "viewer.pswp.currIndex", "viewer.pswp && !viewer.pswp.isDestroying"),
    "lightGallery": ("/lightgallery.html?count=COUNT", "document.querySelector('.lg-current .lg-image')", "viewer.index",
                     "viewer.lgOpened"),
}


def server(bundle, peers, folder):
    """Starts a server of the bundle, with these pictures, and of pages with the peers; returns its address."""
    columns = json.loads(re.search(r'"images":(\[[^]]*\])', (bundle / "viewer/data/hub.js").read_text("utf-8"))[1])

    def piece(text, count):
        """Gives every gallery of several images `count` of ours."""
        name, rows = re.fullmatch(r'hubpack\.piece\(("[^"]*"),(.*)\);?\s*', text, re.S).groups()
        rows = json.loads(rows)
        for gallery in rows:
            if len(gallery["images"]) > 1:
                gallery["images"] = [[{"title": f"Picture {number}", "largest": [f"{number}.jpg", WIDTH, HEIGHT],
                                       "thumbnail": [f"{number}-small.jpg", 200, 150], "source": ""}.get(column)
                                      for column in columns] for number in range(count)]
        return f"hubpack.piece({name},{json.dumps(rows)});"

    def content(path):
        """Returns what is at a path."""
        picture = re.fullmatch(r"/(?:pictures|bundle-\d+/assets(?:/.*)?)/(\d{1,3})(-small)?\.jpg", path)
        if picture:
            return (folder / f"{int(picture[1]) % 6}{picture[2] or ''}.jpg").read_bytes()
        if path in ("/photoswipe.html", "/lightgallery.html"):
            return (PHOTOSWIPE if path[1] == "p" else LIGHTGALLERY).encode()
        place, _, rest = path[1:].partition("/")
        if place in peers:
            return (peers[place] / rest).read_bytes()
        data = (bundle / rest).read_bytes()
        if rest.startswith("viewer/data/images-"):
            return piece(data.decode(), int(place.rpartition("-")[2])).encode()
        return data

    class Handler(http.server.BaseHTTPRequestHandler):
        """Answers from memory or from the folders."""

        protocol_version = "HTTP/1.1"
        types = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".jpg": "image/jpeg"}

        def do_GET(self):  # noqa: N802  (the name is the library's)
            """Answers a request."""
            path = urllib.parse.unquote(self.path.partition("?")[0])
            try:
                status, body = 200, content(path)
            except (OSError, ValueError):
                status, body = 404, b""
            self.send_response(status)
            self.send_header("Content-Type", self.types.get(pathlib.PurePath(path).suffix, "application/octet-stream"))
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Cache-Control", "max-age=600")
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            """Stays silent."""

    made = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=made.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{made.server_port}"


class Viewing:
    """One viewer on a page of its own."""

    def __init__(self, browser, start, viewer):
        self.link, self.picture, self.number, self.open = viewer
        self.browser, self.start, self.page = browser, start, None

    def begin(self, count=6, width=390, height=844, motion="no-preference"):
        """Opens it anew, on a telephone unless told otherwise."""
        if self.page:
            self.page.close()
        self.page = self.browser.page()
        self.page.size(width, height, 2 if width < 1000 else 1, width < 1000)
        self.page.prefer(reduced_motion=motion)
        self.page.go(self.start + self.link.replace("COUNT", str(count)))
        self.page.wait(f"{self.picture}.complete && {self.picture}.naturalWidth > 500 && ({self.open})", 20)
        time.sleep(1.2)
        self.page.evaluate(f"""void (window.drawn = [], window.first = {self.picture}.getBoundingClientRect().width,
            (function draw(time) {{
              var picture = {self.picture}, box = picture && picture.getBoundingClientRect();
              if (box) drawn.push([time || 0, box.width / first, box.left, box.top]);
              requestAnimationFrame(draw); }})(),
            addEventListener("touchend", () => {{ window.held = drawn.at(-1) && drawn.at(-1)[2]; }}, true))""")

    def fingers(self, *points, seconds=0.016):
        """Puts fingers down, moves, or lifts them."""
        kind = "touchMove" if self.down and points else "touchStart" if points else "touchEnd"
        self.down = points
        self.page.call("Input.dispatchTouchEvent", type=kind,
                       touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])
        time.sleep(seconds)

    down = ()

    def rest(self):
        """Waits until the picture rests; returns its scale and left edge."""
        time.sleep(0.5)
        deadline = time.monotonic() + 6
        while time.monotonic() < deadline:
            last = self.page.evaluate("drawn.slice(-15)")
            if len(last) == 15 and max(one[1] for one in last) - min(one[1] for one in last) < 0.002 \
                    and max(one[2] for one in last) - min(one[2] for one in last) < 0.5:
                break
            time.sleep(0.1)
        return self.page.evaluate("drawn.at(-1).slice(1)")

    def double_tap(self, x=195, y=400):
        """Taps twice; returns the scale at rest, and how many scales were seen on the way."""
        self.page.evaluate("drawn.length = 0")
        for _ in range(2):
            self.page.touch((x, y, x, y), steps=1)
            time.sleep(0.06)
        scale = self.rest()[0]
        return scale, len({round(one[1], 2) for one in self.page.evaluate("drawn")}) - 2

    def pinch(self, start, end):
        """Moves two fingers apart or together; returns the scale before they leave."""
        step = 8 if end > start else -8
        self.fingers((195 - start / 2, 400), (195 + start / 2, 400))
        for size in range(start, end + step, step):
            self.fingers((195 - size / 2, 400), (195 + size / 2, 400))
        return self.page.evaluate("drawn.at(-1)[1]")

    def turn_time(self):
        """Swipes; returns the milliseconds from the end of that until the next picture rests."""
        self.fingers((330, 520))  # below the buttons that some have at the sides
        for x in range(320, 119, -20):
            self.fingers((x, 522))
        self.page.evaluate("drawn.length = 0")
        self.fingers()
        time.sleep(1.5)
        found = self.page.evaluate("drawn")
        moving = [after[0] for before, after in zip(found, found[1:]) if abs(after[2] - before[2]) > 0.5]
        return max(moving) - found[0][0] if moving else 0


def double_tap(viewing):
    viewing.begin()
    steps = [viewing.double_tap() for _ in range(3)]
    return " → ".join(f"{scale:.1f}×" for scale, _ in steps) + (", animated" if steps[0][1] > 2 else ", jumps")


def beyond(viewing):
    viewing.begin()
    held = viewing.pinch(24, 360)
    viewing.fingers()
    outer = viewing.rest()[0]
    viewing.begin()
    small = viewing.pinch(200, 136)
    viewing.fingers()
    inner = viewing.rest()[0] if viewing.page.evaluate(f"Boolean({viewing.open})") else None
    return (f"15× gives {held:.1f}×, then {outer:.1f}×; 0.7× gives {small:.2f}×, then "
            + ("closes" if inner is None else f"{inner:.1f}×"))


def close(viewing):
    viewing.begin()
    viewing.pinch(320, 48)
    viewing.fingers()
    time.sleep(1.2)
    return "no" if viewing.page.evaluate(f"Boolean({viewing.open})") else "yes"


def inertia(viewing):
    viewing.begin()
    viewing.double_tap()
    if viewing.rest()[0] < 3:
        viewing.double_tap()
    scale, before, _ = viewing.rest()
    viewing.fingers((270, 400))
    for x in range(270, 119, -15):
        viewing.fingers((x, 400))
    viewing.fingers()
    after, held = viewing.rest()[1], viewing.page.evaluate("held")
    return f"{held - after:.0f} (of {before - held:.0f}, at {scale:.1f}×)"


def swipe_on(viewing):
    viewing.begin()
    viewing.double_tap()
    before = viewing.page.evaluate(viewing.number)
    for number in range(1, 9):
        viewing.page.touch((340, 520, 40, 525))
        viewing.rest()
        if viewing.page.evaluate(viewing.number) != before:
            return f"yes, by swipe {number}"
    return "no"


def trackpad(viewing):
    viewing.begin(width=1280, height=800)
    before = viewing.page.evaluate(viewing.number)
    for share in (0.2, 0.6, 1, 1, 0.8, 0.6, 0.4, 0.3, 0.2, 0.1, 0.1):
        viewing.page.mouse("mouseWheel", 640, 400, deltaX=60 * share, deltaY=2 * share)
        time.sleep(0.016)
    viewing.rest()
    turned = viewing.page.evaluate(viewing.number) - before
    return f"turns by {turned}" if turned else "no"


def still(viewing):
    viewing.begin()
    usual = viewing.turn_time()
    viewing.begin(motion="reduce")
    return f"{viewing.turn_time():.0f} ms (otherwise {usual:.0f} ms)"


def frames(viewing):
    viewing.begin(count=200)
    viewing.page.call("Emulation.setCPUThrottlingRate", rate=4)
    time.sleep(1)
    viewing.page.call("HeapProfiler.collectGarbage")  # of opening, or it would be collected during the turns
    viewing.page.evaluate("drawn.length = 0")
    for _ in range(40):
        viewing.page.touch((330, 520, 90, 522))
        time.sleep(0.6)
    times = [one[0] for one in viewing.page.evaluate("drawn")]
    number = viewing.page.evaluate(viewing.number)
    # Three screens of 16.67 ms are not over 50.
    slow = [after - before for before, after in zip(times, times[1:]) if after - before > 51]
    return f"{len(slow)} of {len(times)}, the longest {max(slow, default=0):.0f} ms ({number - 1} turns)"


def memory(viewing):
    viewing.begin(count=200)

    def heap():
        viewing.page.evaluate("drawn.length = 0")
        for _ in range(2):
            viewing.page.call("HeapProfiler.collectGarbage")
        return viewing.page.call("Runtime.getHeapUsage")["usedSize"] / 1e6

    before = heap()
    for _ in range(198):
        viewing.page.key("ArrowRight")
        time.sleep(0.12)
    for _ in range(60):  # one that turns while it moves does not turn again
        if viewing.page.evaluate(viewing.number) >= 199:
            break
        viewing.page.key("ArrowRight")
        time.sleep(0.6)
    after = heap()
    images = viewing.page.evaluate("document.images.length")
    return f"heap {after:.1f} MB, grown by {after - before:.1f}; process {process(viewing.browser):.0f} MB; {images} pictures in the page"


def process(browser):
    """Returns the megabytes of the process that shows the page: its own, and its share of what it has in common."""
    renderers = [one["id"] for one in browser.call("SystemInfo.getProcessInfo")["processInfo"] if one["type"] == "renderer"]
    texts = [pathlib.Path(f"/proc/{number}/smaps_rollup").read_text("ascii") for number in renderers]
    return max(int(re.search(r"^Pss:\s+(\d+)", text, re.M)[1]) for text in texts) / 1e3


ROWS = {
    "Double tap, three times": double_tap, "A pinch beyond the limits": beyond, "A pinch closes": close,
    "Inertia after 150 pixels, in pixels": inertia, "Swiping on while zoomed turns": swipe_on,
    "Two fingers on a trackpad": trackpad, "A turn for who wants no motion": still,
    "Frames over 50 ms in 40 turns, 4 times slower": frames, "Memory after 200 pictures": memory,
}


def main():
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("bundle", type=pathlib.Path, help="an unpacked bundle with the sample hub")
    parser.add_argument("--photoswipe", type=pathlib.Path, help="the folder with photoswipe.css")
    parser.add_argument("--lightgallery", type=pathlib.Path, help="the folder with lightgallery.umd.js")
    parser.add_argument("--only", nargs="*", help="only rows with one of these words in their names")
    options = parser.parse_args()
    peers = {name: folder.resolve() for name, folder in vars(options).items()
             if name in ("photoswipe", "lightgallery") and folder}
    viewers = {name: viewer for name, viewer in VIEWERS.items() if name == "this viewer" or name.lower() in peers}
    with tempfile.TemporaryDirectory() as place:
        folder, bundle = pathlib.Path(place), options.bundle.resolve()
        largest = sorted(bundle.glob("assets/**/*.jpg"), key=lambda path: -path.stat().st_size)[:6]
        for number, path in enumerate(largest):
            subprocess.run(["convert", path, "-resize", f"{WIDTH}x{HEIGHT}!", "-attenuate", ".3", "+noise", "Gaussian",
                            "-quality", "85", folder / f"{number}.jpg"], check=True)
            subprocess.run(["convert", folder / f"{number}.jpg", "-resize", "200x", folder / f"{number}-small.jpg"], check=True)
        start = server(bundle, peers, folder)
        print(f"| | {' | '.join(viewers)} |\n|---|{'---|' * len(viewers)}", flush=True)
        for row, measure in ROWS.items():
            if options.only and not any(word in row for word in options.only):
                continue
            cells = []
            for viewer in viewers.values():
                browser = Browser()
                try:
                    cells.append(measure(Viewing(browser, start, viewer)))
                except Failure as failure:
                    cells.append(f"failed: {failure}"[:200])
                browser.close()
                browser.remove()
            print(f"| {row} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
