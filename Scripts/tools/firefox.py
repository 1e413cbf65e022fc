"""A headless Firefox with the interface of browser.py, driven with WebDriver BiDi. Needs Debian's python3-websocket.

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
import shutil
import subprocess
import tempfile
import time

import websocket

import browser
from browser import Failure

NAMES = ["firefox-esr", "firefox"]
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "End": "\ue010", "Home": "\ue011",
        "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015"}
PREFERENCES = {
    "color_scheme": ("layout.css.prefers-color-scheme.content-override", {"dark": 0, "light": 1}),
    "reduced_motion": ("ui.prefersReducedMotion", {"no-preference": 0, "reduce": 1}),
}


def firefox():
    """Returns the path of a Firefox, or None."""
    return os.environ.get("FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)


def value(remote):
    """Returns a value that the protocol describes."""
    kind, found = remote["type"], remote.get("value")
    if kind == "array":
        return [value(one) for one in found or []]
    if kind == "object":
        return {name: value(one) for name, one in found or []}
    return float(found) if kind == "number" and isinstance(found, str) else found


class Browser:
    """A process of Firefox with a profile of its own, which is removed with it."""

    def __init__(self):
        program = firefox()
        if program is None:
            raise Failure("Firefox not found")
        self.profile = tempfile.mkdtemp(prefix="hubpack-browser-")
        log = pathlib.Path(self.profile, "log.txt")
        with open(log, "wb") as file:
            self.process = subprocess.Popen(
                [program, "--headless", "--no-remote", "--remote-allow-system-access", "--remote-debugging-port", "0",
                 "--profile", self.profile], stdout=subprocess.DEVNULL, stderr=file)
        deadline = time.monotonic() + 60
        while not (found := re.search(r"BiDi listening on (\S+)", log.read_text("utf-8", "replace"))):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise Failure("Firefox does not start: " + log.read_text("utf-8", "replace")[-500:])
            time.sleep(0.1)
        self.number = 0
        self.events = []
        self.socket = websocket.create_connection(found[1] + "/session", suppress_origin=True, timeout=120)
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        # The context of the window itself, where preferences are set.
        self.chrome = self.call("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"][0]["context"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the process."""
        with contextlib.suppress(Failure, OSError, websocket.WebSocketException):
            self.call("browser.close")
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(60)
        self.process.kill()
        self.process.wait()

    def remove(self):
        """Removes the profile."""
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        """Calls a method of the protocol and waits for its result."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message["type"] == "event":
                self.events.append(message)
            elif message.get("id") == self.number:
                if message["type"] == "error":
                    raise Failure(f"{method}: {message['message']}")
                return message["result"]

    def evaluate(self, context, script):
        """Returns the value of an expression in a context, after waiting for promises."""
        answer = self.call("script.evaluate", expression=script, target={"context": context}, awaitPromise=True)
        if answer["type"] == "exception":
            raise Failure(answer["exceptionDetails"]["text"])
        return value(answer["result"])

    def page(self):
        """Opens a new page, for somebody without preferences."""
        for preference, _ in PREFERENCES.values():
            self.evaluate(self.chrome, f"Services.prefs.clearUserPref('{preference}')")
        return Page(self, self.call("browsingContext.create", type="tab")["context"])

    def requests(self):
        """Returns the URLs that pages requested."""
        return [event["params"]["request"]["url"] for event in self.events
                if event["method"] == "network.beforeRequestSent"]


class Page:
    """A page of the browser."""

    def __init__(self, browser, context):
        self.browser = browser
        self.context = context

    def call(self, method, **parameters):
        """Calls a method of the protocol for this page."""
        return self.browser.call(method, context=self.context, **parameters)

    def size(self, width, height, scale=1, touch=False):
        """Sets the size of the window, in CSS pixels. Firefox has no fingers here."""
        del touch
        self.call("browsingContext.setViewport", viewport={"width": width, "height": height}, devicePixelRatio=scale)

    def prefer(self, **features):
        """Sets media features: color_scheme="dark", reduced_motion="reduce"."""
        for name, value in features.items():
            preference, values = PREFERENCES[name]
            self.browser.evaluate(self.browser.chrome, f"Services.prefs.setIntPref('{preference}', {values[value]})")

    def go(self, address):
        """Opens a URL."""
        self.call("browsingContext.navigate", url=address, wait="none")

    def reload(self):
        """Opens the page again."""
        self.call("browsingContext.reload", wait="none")

    preloaded = None

    def preload(self, script):
        """Runs a script before those of each page from now on, in place of the one before."""
        if self.preloaded:
            self.browser.call("script.removePreloadScript", script=self.preloaded)
        self.preloaded = self.browser.call("script.addPreloadScript", functionDeclaration=f"() => {{ {script}; }}",
                                           contexts=[self.context])["script"]

    def evaluate(self, script):
        """Returns the value of an expression, after waiting for promises."""
        return self.browser.evaluate(self.context, script)

    wait = browser.Page.wait
    place = browser.Page.place
    touch = browser.Page.touch

    def act(self, *sources):
        """Performs what a keyboard, a mouse, a wheel or fingers do: (kind, id, actions, further facts)."""
        self.call("input.performActions", actions=[
            {"type": kind, "id": name, "actions": actions, **facts} for kind, name, actions, facts in sources])

    def type(self, text):
        """Types text into the focused element."""
        self.act(("key", "keyboard", [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")], {}))

    def key(self, key):
        """Presses a key."""
        self.type([KEYS.get(key, key)])

    def mouse(self, kind, x, y, **extra):
        """Sends a mouse event: a movement, a press, a release, or a turn of the wheel."""
        if kind == "mouseWheel":
            keys = ["\ue009"] if extra.get("modifiers") else []
            wheel = {"type": "scroll", "x": round(x), "y": round(y), "deltaX": round(extra["deltaX"]), "deltaY": round(extra["deltaY"])}
            return self.act(("key", "keyboard", [*({"type": "keyDown", "value": key} for key in keys), {"type": "pause"},
                                                 *({"type": "keyUp", "value": key} for key in keys)], {}),
                            ("wheel", "wheel", [*({"type": "pause"} for _ in keys), wheel], {}))
        press = {"mousePressed": [{"type": "pointerDown", "button": 0}], "mouseReleased": [{"type": "pointerUp", "button": 0}]}
        self.act(("pointer", "mouse", [{"type": "pointerMove", "x": round(x), "y": round(y)}, *press.get(kind, [])], {}))

    def click(self, selector):
        """Clicks on the centre of an element."""
        x, y = self.place(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, x, y)

    down = ()

    def fingers(self, *points):
        """Puts fingers down at points (x, y), moves them there, or lifts them if there are none."""
        def actions(number):
            if number >= len(points):
                return [{"type": "pointerUp", "button": 0}]
            move = {"type": "pointerMove", "x": round(points[number][0]), "y": round(points[number][1])}
            return [move] if number < len(self.down) else [move, {"type": "pointerDown", "button": 0}]
        self.act(*(("pointer", f"finger{number}", actions(number), {"parameters": {"pointerType": "touch"}})
                   for number in range(max(len(points), len(self.down)))))
        self.down = points

    def screenshot(self, path):
        """Writes a screenshot to a PNG file."""
        data = self.call("browsingContext.captureScreenshot")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        """Closes the page."""
        self.call("browsingContext.close")

    def complaints(self):
        """Returns errors and warnings on the console, and exceptions."""
        return [event["params"]["text"] for event in self.browser.events
                if event["method"] == "log.entryAdded" and event["params"]["level"] in ("error", "warn")
                and event["params"]["source"].get("context") == self.context
                # What it says of a picture that was still arriving when the page was left.
                and not event["params"]["text"].startswith("Image corrupt or truncated")]
