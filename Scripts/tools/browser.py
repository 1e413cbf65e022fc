"""A headless Chromium, driven over a pipe with the DevTools protocol. Python's standard library only.

    with Browser() as browser:
        page = browser.page()
        page.size(1280, 800)
        page.go("file:///tmp/unzipped/index.html")
        page.wait("document.querySelector('h1')")
"""

import base64
import contextlib
import json
import os
import pathlib
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome"]
KEYS = {"ArrowLeft": 37, "ArrowRight": 39, "ArrowUp": 38, "ArrowDown": 40, "Home": 36, "End": 35, "Escape": 27,
        "Enter": 13, "Tab": 9, " ": 32}


def languages():
    """Returns the codes of the languages of the viewer's pages, in their order: for each, its word for preferences, and the
    invitation of an unused kiosk."""
    pages = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "HubViewer" / "Pages"
    words = (pages / "words.js").read_text("utf-8")
    found = {}
    for code, begin in re.findall(r'^  ([a-z]{2}): { name: .*, begin: "(.*)"', words, re.M):
        text = words if code == "en" else (pages / f"words-{code}.js").read_text("utf-8")
        found[code] = (re.search(r'^ +preferences: "(.*)"', text, re.M)[1], begin)
    return found


def chromium():
    """Returns the path of a Chromium, or None."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


class Failure(Exception):
    """A failure of the browser or of a page in it."""


def driver(is_firefox=False):
    """Returns the module that drives a browser, this one or firefox.py. Without the browser, the program ends with 77."""
    found, missing = None, "Chromium not found (run Scripts/install-packages --tests)"
    if not is_firefox and chromium():
        found = sys.modules[__name__]
    elif is_firefox:
        missing = "Firefox not found (Debian's firefox-esr and python3-websocket)"
        with contextlib.suppress(ImportError):
            import firefox
            found = firefox if firefox.firefox() else None
    if not found:
        print(missing, file=sys.stderr)
        sys.exit(77)
    return found


class Browser:
    """A process of Chromium with a profile of its own, which is removed with it."""

    def __init__(self, *flags):
        program = chromium()
        if program is None:
            raise Failure("Chromium not found (run Scripts/install-packages --tests)")
        self.profile = tempfile.mkdtemp(prefix="hubpack-browser-")
        self.net_log = os.path.join(self.profile, "net-log.json")
        to_read, self.writing = os.pipe()
        self.reading, to_write = os.pipe()

        def pipes():
            # --remote-debugging-pipe expects descriptors 3 and 4; duplicates first, which may have these numbers.
            first, second = os.dup(to_read), os.dup(to_write)
            os.dup2(first, 3)
            os.dup2(second, 4)

        # A page that is kept to come back to would have the fingers of the next one.
        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
             "--hide-scrollbars", "--force-color-profile=srgb", "--no-first-run", "--disable-sync",
             "--disable-background-networking", "--disable-component-update", "--disable-extensions",
             "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--disable-default-apps", "--disable-domain-reliability", "--no-pings", "--metrics-recording-only",
             "--disable-features=BackForwardCache,OptimizationHints,MediaRouter,Translate,AutofillServerCommunication",
             "--lang=en-US", f"--log-net-log={self.net_log}", "--net-log-capture-mode=Everything",
             f"--user-data-dir={self.profile}", *flags, "about:blank"],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.buffer = b""
        self.number = 0
        self.answers = {}
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the process and completes its network log."""
        with contextlib.suppress(Failure, OSError):
            self.call("Browser.close", timeout=30)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(60)
        self.process.kill()
        self.process.wait()
        for descriptor in (self.writing, self.reading):
            with contextlib.suppress(OSError):
                os.close(descriptor)

    def remove(self):
        """Removes the profile, with the log."""
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, timeout=120, **parameters):
        """Calls a method of the protocol and waits for its result."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.writing, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + timeout
        while number not in self.answers:
            self.read(deadline - time.monotonic(), method)
        answer = self.answers.pop(number)
        if "error" in answer:
            raise Failure(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def read(self, timeout, what="an event"):
        """Reads messages for at most `timeout` seconds."""
        if timeout <= 0 or not select.select([self.reading], [], [], timeout)[0]:
            raise Failure(f"{what}: timed out")
        chunk = os.read(self.reading, 1 << 20)
        if not chunk:
            raise Failure("the browser exited")
        *messages, self.buffer = (self.buffer + chunk).split(b"\0")
        for message in map(json.loads, messages):
            if "id" in message:
                self.answers[message["id"]] = message
            else:
                self.events.append(message)

    def page(self):
        """Opens a new page."""
        return Page(self, self.call("Target.createTarget", url="about:blank")["targetId"])

    def requests(self):
        """Returns the URLs that pages requested, by the browser's network log, after it was closed. Requests of
        the browser itself (updates, the time) have no origin."""
        with open(self.net_log, encoding="utf-8") as file:
            text = file.read()
        try:
            log = json.loads(text)
        except json.JSONDecodeError:
            log = json.loads(text.rstrip().rstrip(",") + "]}")
        found = [event["params"]["request"]["url"] for event in self.events
                 if event["method"] == "Network.requestWillBeSent"]
        for event in log["events"]:
            parameters = event["params"] if isinstance(event.get("params"), dict) else {}
            if parameters.get("initiator", "not an origin") != "not an origin" and "url" in parameters:
                found.append(parameters["url"])
        return found


class Page:
    """A page of the browser."""

    def __init__(self, browser, target):
        self.browser = browser
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        """Calls a method of the protocol for this page."""
        return self.browser.call(method, session=self.session, **parameters)

    def size(self, width, height, scale=1, touch=False):
        """Sets the size of the window, in CSS pixels."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)

    def prefer(self, **features):
        """Sets media features: color_scheme="dark", reduced_motion="reduce"."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-" + name.replace("_", "-"), "value": value} for name, value in features.items()])

    def go(self, address):
        """Opens a URL."""
        self.call("Page.navigate", url=address)

    def reload(self):
        """Opens the page again."""
        self.call("Page.reload")

    preloaded = None

    def preload(self, script):
        """Runs a script before those of each page from now on, in place of the one before."""
        if self.preloaded:
            self.call("Page.removeScriptToEvaluateOnNewDocument", identifier=self.preloaded)
        self.preloaded = self.call("Page.addScriptToEvaluateOnNewDocument", source=script)["identifier"]

    def evaluate(self, script):
        """Returns the value of an expression, after waiting for promises."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def wait(self, script, timeout=60):
        """Waits until an expression is true; long, so that only what never happens times out."""
        deadline = time.monotonic() + timeout
        while True:
            with contextlib.suppress(Failure):
                if self.evaluate(f"Boolean({script})"):
                    return
            if time.monotonic() > deadline:
                raise Failure(f"not true within {timeout} s: {script}")
            time.sleep(0.02)

    def key(self, key):
        """Presses a key."""
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else None)
        code = KEYS.get(key, ord(key[0].upper()))
        for kind in ("keyDown", "keyUp"):
            extra = {"text": text} if text and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, **extra)

    def place(self, selector):
        """Returns the centre of an element."""
        found = self.evaluate(
            f"(function () {{ var e = document.querySelector({json.dumps(selector)});"
            " if (!e) return null; e.scrollIntoView({block: 'nearest'}); var b = e.getBoundingClientRect();"
            " return [b.left + b.width / 2, b.top + b.height / 2]; })()")
        if found is None:
            raise Failure(f"no element matches {selector}")
        return found

    def mouse(self, kind, x, y, **extra):
        """Sends a mouse event: a movement, a press, a release, or a turn of the wheel."""
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **extra)

    def click(self, selector):
        """Clicks on the centre of an element."""
        x, y = self.place(selector)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    down = ()

    def fingers(self, *points):
        """Puts fingers down at points (x, y), moves them there, or lifts them if there are none."""
        kind = "touchMove" if self.down and points else "touchStart" if points else "touchEnd"
        self.down = points
        self.call("Input.dispatchTouchEvent", type=kind,
                  touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])

    def touch(self, *paths, steps=8):
        """Moves fingers along paths: (from x, from y, to x, to y)."""
        for step in range(steps + 1):
            self.fingers(*[(a + (c - a) * step / steps, b + (d - b) * step / steps) for a, b, c, d in paths])
        self.fingers()

    def type(self, text):
        """Types text into the focused element."""
        self.call("Input.insertText", text=text)

    def screenshot(self, path):
        """Writes a screenshot to a PNG file."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        """Closes the page."""
        self.call("Page.close")

    def complaints(self):
        """Returns errors and warnings on the console, exceptions, and log entries of the browser."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            parameters = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif event["method"] == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
                found.append(" ".join(str(value.get("value")) for value in parameters["args"]))
            elif event["method"] == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(parameters["entry"]["text"] + " " + parameters["entry"].get("url", ""))
        return found
