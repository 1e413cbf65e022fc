#!/usr/bin/env python3
"""Plays visitors of an exhibition in a real browser, by touch alone, and the club that decides on what they leave.

    Scripts/checks/check-guestbook.py lumen-hub-2026.11.hubpack
    Scripts/checks/check-guestbook.py lumen-hub-2026.11.hubpack --screenshots /tmp/shots

The bundle has to hold the sample hub, release 2026.11, with its pages and all pictures. It is served on this machine, with
a guestbook of its own. Exits with 0 if every check passed, 1 if not, 77 without the browser. Python's standard library
only.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import traceback

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tools"))
from browser import Failure, driver  # noqa: E402  (after the lines that keep the tree clean, and say where it is)

# Width, height, pixels for each, whether it is a kiosk.
SCREENS = {"phone": (390, 844, 2, False), "landscape": (844, 390, 2, False), "kiosk": (1920, 1080, 1, True),
           "4k": (3840, 2160, 1, True)}
WORDS = {"en": {"like": "Like", "add": "Add a tag", "tags": "Tags", "comments": "Comments", "report": "Report",
                "home": "Take it home"},
         "nl": {"like": "Mooi", "add": "Label toevoegen", "tags": "Labels", "comments": "Reacties", "report": "Melden",
                "home": "Meenemen"}}
PICTURE = "#/images/fotogroep-morgenlicht-nevelberg/ilse-van-avondrood/2"
PUBLIC = "https://lumen.example/hub/"
SEEN = "document.querySelector('.slide:not([aria-hidden]) img')"


def expect(condition, what):
    """Fails unless a condition holds."""
    if not condition:
        raise Failure(what)


class Exhibition:
    """A served bundle with a guestbook."""

    def __init__(self, hubpack, bundle, folder, language, is_kiosk):
        self.hubpack, self.file = hubpack, os.path.join(folder, "guestbook")
        options = ["--kiosk", "--idle", "15", "--public-url", PUBLIC] if is_kiosk else []
        self.server = subprocess.Popen(  # noqa: S603
            [hubpack, "serve", bundle, "--port", "0", "--guestbook", self.file, "--allow", "like,tag,comment,report",
             "--language", language, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.address = re.search(r"http:\S+", self.server.stdout.readline())[0]

    def decide(self, *words):
        """What the club does, on the command line."""
        return subprocess.run([self.hubpack, "guestbook", self.file, *words], check=True,  # noqa: S603
                              stdout=subprocess.PIPE, text=True).stdout

    def entries(self):
        """Returns all entries."""
        return json.loads(self.decide("list", "columns id,kind,decision,text,x,y,person,title,club", "--format", "json"))["rows"]

    def stop(self):
        """Ends the server."""
        self.server.terminate()
        self.server.communicate()


class Visitor:
    """Somebody at a screen, who has nothing but fingers."""

    def __init__(self, browser, exhibition, screen, language, shots=None):
        self.page, self.exhibition, self.words, self.shots = browser.page(), exhibition, WORDS[language], shots
        width, height, scale, self.is_kiosk = SCREENS[screen]
        self.size = (width, height)
        self.name = f"{screen}-{language}"
        self.page.size(width, height, scale, touch=True)
        self.page.go(exhibition.address)
        self.arrive()

    def arrive(self):
        """Comes to an unused screen, or opens the pages, and goes to a picture."""
        if self.is_kiosk:
            self.page.wait("document.querySelector('.attract')")
            for _ in range(3):  # whoever sees nothing happen touches it again
                time.sleep(0.5)
                self.page.touch((300, 200, 300, 200), steps=1)
                time.sleep(0.8)
                if self.page.evaluate("!document.querySelector('.attract')"):
                    break
        self.page.wait("document.querySelector('main h1')")
        self.open(PICTURE)

    def open(self, link):
        """Goes to a page as a link does."""
        self.page.evaluate(f"void (location.hash = {json.dumps(link)})")
        self.page.wait("document.querySelector('.guest-bar:not([hidden])')")
        self.rest()

    def rest(self):
        """Waits until the picture is where it stays."""
        self.page.wait(f"{SEEN} && {SEEN}.complete && !document.documentElement.matches(':active-view-transition')")
        time.sleep(0.5)

    def shot(self, what):
        """Keeps what is seen."""
        if self.shots:
            time.sleep(0.4)
            self.page.screenshot(str(self.shots / f"{self.name}-{what}.png"))

    def box(self, selector):
        """Returns where an element is: left, top, right, bottom."""
        return self.page.evaluate(f"""(() => {{ const box = document.querySelector({json.dumps(selector)})
            .getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; }})()""")

    def tap(self, selector):
        """Touches the middle of an element, which has to be there."""
        self.page.wait(f"""(() => {{ const one = document.querySelector({json.dumps(selector)});
            return one && one.getClientRects().length > 0; }})()""")
        left, top, right, bottom = self.box(selector)
        x, y = (left + right) / 2, (top + bottom) / 2
        expect(0 <= x <= self.size[0] and 0 <= y <= self.size[1], f"{selector} is on the screen: {x}, {y}")
        self.page.touch((x, y, x, y), steps=1)
        time.sleep(0.4)

    def tool(self, name):
        """Touches a tool of the guestbook."""
        self.tap(f".guest-bar [aria-label^={json.dumps(self.words[name])}]")

    def type(self, text):
        """Types with the kiosk's own keyboard, or the telephone's."""
        if not self.is_kiosk:
            return self.page.type(text)
        for letter in text:
            if letter.isupper() != self.page.evaluate("document.querySelector('.keyboard').classList.contains('upper')"):
                self.page.evaluate("document.querySelector('.shift').click()")
            key = ("one.matches('.space')" if letter == " " else f"one.textContent === {json.dumps(letter.lower())}")
            self.page.evaluate(f"Array.from(document.querySelectorAll('.key')).find(one => {key}).click()")
        return None

    def expect_liked(self, is_liked):
        """Waits until the picture is liked by this visit, or is not."""
        self.page.wait(f"""document.querySelector('.guest-bar [aria-label^={json.dumps(self.words["like"])}]')
            .getAttribute('aria-pressed') === '{str(is_liked).lower()}'""", timeout=10)

    def press(self, x, y):
        """Presses long at a point of the picture, from 0 to 1 of its width and height."""
        left, top, right, bottom = self.box(".slide:not([aria-hidden]) img")
        point = (left + x * (right - left), top + y * (bottom - top))
        self.page.fingers(point)
        time.sleep(0.7)
        self.page.fingers()
        time.sleep(0.3)
        return point

    def tag(self, x, y, text):
        """Leaves a tag."""
        self.press(x, y)
        self.page.wait("document.activeElement.matches('.tag-form input')")
        self.type(text)
        self.tap(".tag-form .button")
        self.page.wait("!document.querySelector('.tag.draft') && document.querySelector('.tag')")
        time.sleep(0.5)

    def expect_tag(self, text, where):
        """Fails unless a tag is inside the picture and the screen, beside its point, and does not cover it."""
        box, tip, room = (self.page.evaluate(f"""(() => {{ const tag = Array.from(document.querySelectorAll('.tag:not(.away)'))
            .find(one => one.textContent.includes({json.dumps(text)})); if (!tag) return null;
            const box = tag.getBoundingClientRect(); const tip = tag.querySelector('.tag-tip').getBoundingClientRect();
            const picture = {SEEN}.getBoundingClientRect();
            return [[box.left, box.top, box.right, box.bottom], [tip.left, tip.top],
              [picture.left, picture.top, picture.right, picture.bottom]]; }})()""") or [None] * 3)
        expect(box, f"{where}: the tag is seen")
        room = (max(room[0], 0), max(room[1], 0), min(room[2], self.size[0]), min(room[3], self.size[1]))
        inside = box[0] >= room[0] - 1 and box[1] >= room[1] - 1 and box[2] <= room[2] + 1 and box[3] <= room[3] + 1
        expect(inside, f"{where}: the pop-over {box} is inside the picture {room}")
        covers = box[0] < tip[0] < box[2] and box[1] < tip[1] < box[3]
        expect(not covers, f"{where}: the pop-over {box} does not cover its point {tip}")
        away = max(box[0] - tip[0], tip[0] - box[2], box[1] - tip[1], tip[1] - box[3])
        expect(0 <= away <= 20, f"{where}: the pop-over {box} is beside its point {tip}")
        return tip

    def texts(self, selector):
        """Returns the texts of all matching elements that are seen."""
        return self.page.evaluate(f"""Array.from(document.querySelectorAll({json.dumps(selector)}))
            .filter(one => one.checkVisibility({{ visibilityProperty: true, opacityProperty: true }})).map(one => one.innerText)""")


# ---- What is played: one function each, named as a sentence ----

def a_visitor_likes_tags_and_comments_and_leaves_no_trace(visitor):
    page, exhibition = visitor.page, visitor.exhibition
    visitor.shot("1-picture")
    visitor.tool("like")
    visitor.expect_liked(True)
    visitor.tag(0.3, 0.4, "Boei")
    visitor.shot("2-tag")
    tip = visitor.expect_tag("Boei", "after it was left")
    left, top, right, bottom = visitor.box(".slide:not([aria-hidden]) img")
    expect(abs(tip[0] - left - 0.3 * (right - left)) < 2 and abs(tip[1] - top - 0.4 * (bottom - top)) < 2, f"at the point: {tip}")
    visitor.tool("comments")
    visitor.tap(".comment-form textarea")
    visitor.shot("3-writing")
    visitor.type("Mooi licht")
    visitor.tap(".comment-form .action")
    page.wait("document.querySelector('.comment-text')")
    visitor.shot("4-comment")
    expect(visitor.texts(".comment-text") == ["Mooi licht"], "one's own comment is seen")
    entries = exhibition.entries()
    expect([one["kind"] for one in entries] == ["like", "tag", "comment"], f"kept: {entries}")
    expect({one["person"] for one in entries} == {"Ilse van Avondrood"}, "at this photographer's picture")
    visitor.tap(".guest-panel .button")
    # The visitor walks away, and the next one comes.
    if visitor.is_kiosk:
        page.wait("document.querySelector('.attract')", timeout=40)
    else:
        page.reload()
        page.wait("document.querySelector('.guest-bar:not([hidden])')")
        visitor.rest()
    if visitor.is_kiosk:
        visitor.arrive()
    expect(visitor.texts(".tag") == [], "the next visitor sees no tag")
    visitor.expect_liked(False)
    visitor.tool("comments")
    time.sleep(0.4)
    expect(visitor.texts(".comment-text") == [], "and sees no comment")
    visitor.tap(".guest-panel .button")
    exhibition.decide("approve", "is:waiting")
    page.evaluate("void (location.hash = '#/portfolios')")
    page.wait("!document.querySelector('.show')")
    visitor.open(PICTURE)
    visitor.expect_tag("Boei", "after it was approved")
    visitor.tool("comments")
    page.wait("document.querySelector('.comment-text')")
    expect(visitor.texts(".comment-tools") == [], "what others wrote cannot be changed")
    visitor.tap(".guest-panel .button")


def a_like_can_be_taken_back(visitor):
    visitor.tool("like")
    visitor.expect_liked(True)
    time.sleep(0.4)
    visitor.tool("like")
    visitor.expect_liked(False)
    time.sleep(0.4)
    expect(visitor.exhibition.entries() == [], "nothing is left of it")


def a_tag_stays_beside_its_point_at_any_zoom(visitor):
    for x, y, text in [(0.04, 0.05, "Links boven"), (0.97, 0.96, "Rechts onder"), (0.5, 0.5, "Midden")]:
        visitor.tag(x, y, text)
    for text in ["Links boven", "Rechts onder", "Midden"]:
        visitor.expect_tag(text, "at first")
    left, top, right, bottom = visitor.box(".slide:not([aria-hidden]) img")
    x, y = (left + right) / 2, (top + bottom) / 2
    for zoom in ["in", "out"]:
        for _ in range(2):  # a double tap
            visitor.page.touch((x, y, x, y), steps=1)
        time.sleep(1)
        visitor.expect_tag("Midden", f"zoomed {zoom}")
    if visitor.page.evaluate("Boolean(document.querySelector('.bare'))"):
        visitor.page.touch((x, y, x, y), steps=1)
        time.sleep(0.8)
    visitor.tool("tags")
    expect(visitor.texts(".tag") == [], "all tags are hidden together")
    visitor.tool("tags")
    expect(len(visitor.texts(".tag")) == 3, "and shown together")


def a_tag_is_edited_and_deleted_and_the_bars_remain(visitor):
    visitor.tool("add")
    left, top, right, bottom = visitor.box(".slide:not([aria-hidden]) img")
    x, y = left + 0.6 * (right - left), top + 0.3 * (bottom - top)
    visitor.page.touch((x, y, x, y), steps=1)
    visitor.page.wait("document.activeElement.matches('.tag-form input')")
    visitor.type("boi")
    visitor.tap(".tag-form .button")
    visitor.page.wait("document.querySelector('.tag.own button')")
    time.sleep(0.5)
    visitor.tap(".tag.own button")
    visitor.page.wait("document.activeElement.matches('.tag-form input')")
    visitor.page.evaluate("document.activeElement.select()")
    visitor.type("boei")
    visitor.tap(".tag-form .button")
    time.sleep(0.8)
    [entry] = visitor.exhibition.entries()
    expect(entry["text"] == "boei" and abs(entry["x"] - 0.6) < 0.01 and abs(entry["y"] - 0.3) < 0.01, f"edited: {entry}")
    visitor.tap(".tag.own button")
    visitor.tap(".tag-form .button:nth-of-type(2)")
    visitor.page.wait("!document.querySelector('.tag')")
    expect(visitor.exhibition.entries() == [], "deleted")
    time.sleep(0.5)
    for bar in [".show-bar", ".show-foot", ".guest-bar"]:
        expect(visitor.page.evaluate(f"document.querySelector('{bar}').checkVisibility({{ visibilityProperty: true }})"), f"{bar} is there")


def a_reported_picture_is_hidden_everywhere_until_the_club_decides(visitor):
    page = visitor.page
    name = page.evaluate(f"{SEEN}.src.split('/').at(-1)")
    visitor.tool("report")
    visitor.shot("5-report")
    visitor.tap(".guest-question .action")
    page.wait("document.querySelector('.guest-cover:not([hidden])')")
    visitor.shot("6-hidden")
    hidden = "Array.from(document.images).filter(one => getComputedStyle(one).visibility === 'hidden').length"
    expect(page.evaluate(f"getComputedStyle({SEEN}).visibility") == "hidden", f"{name} is hidden")
    page.evaluate("void (location.hash = '#/pictures')")
    page.wait(f"document.querySelector('.tile img') && {hidden} > 0")
    visitor.exhibition.decide("reject", "is:report")
    visitor.open(PICTURE)
    page.wait(f"document.querySelector('.guest-cover').hidden")
    visitor.tool("like")  # which looks again
    page.wait(f"getComputedStyle({SEEN}).visibility === 'visible'")


def texts_are_texts(visitor):
    markup = "<img src=x onerror=window.hit=1><script>window.hit=1</script>"
    visitor.page.evaluate(f"""(async () => {{
        const digest = /([0-9a-f]{{64}})/.exec({SEEN}.src)[1];
        for (const entry of [{{ kind: "tag", text: {json.dumps(markup)}, x: 0.5, y: 0.5 }},
            {{ kind: "comment", author: {json.dumps(markup)}, text: {json.dumps(markup + chr(0x202E) + "drow")} }}])
          await fetch(`/guestbook/pictures/${{digest}}`, {{ method: "POST", body: JSON.stringify({{ ...entry,
            request: crypto.randomUUID() }}), headers: {{ "Content-Type": "application/json",
            "Guestbook-Visit": "visit-of-a-hostile-visitor" }} }}); }})()""")
    time.sleep(0.5)
    expect(len(visitor.exhibition.entries()) == 2, "both are kept")
    visitor.exhibition.decide("approve", "is:waiting")
    visitor.page.evaluate("void (location.hash = '#/portfolios')")
    visitor.page.wait("!document.querySelector('.show')")
    visitor.open(PICTURE)
    visitor.expect_tag("<script>", "markup")
    visitor.tool("comments")
    visitor.page.wait("document.querySelector('.comment-text')")
    expect(markup in visitor.texts(".comment-text")[0], "markup is shown")
    expect(visitor.page.evaluate("window.hit") is None, "and runs nothing")
    visitor.tap(".guest-panel .button")


def a_code_leads_home(visitor):
    if not visitor.is_kiosk:
        return  # whoever has a telephone shares the page
    page = visitor.page
    person = "#/people/ilse-van-avondrood"
    for link, tool in [(PICTURE, ".show-tools"), (person, ".way")]:
        page.evaluate(f"void (location.hash = {json.dumps(link)})")
        button = f"{tool} [aria-label={json.dumps(visitor.words['home'])}]"
        page.wait(f"document.querySelector({json.dumps(button)})?.checkVisibility()")
        page.wait("!document.documentElement.matches(':active-view-transition')")
        time.sleep(0.8)
        visitor.tap(button)
        page.wait("document.querySelector('.take-home img').complete")
        visitor.shot("7-code")
        told = visitor.texts(".take-home .note")[0]
        with tempfile.TemporaryDirectory() as folder:
            page.screenshot(f"{folder}/screen.png")
            read = subprocess.run(["zbarimg", "--quiet", "--raw", f"{folder}/screen.png"], check=True,  # noqa: S603, S607
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.strip()
        expect(told in read, f"the code {read} leads where it says: {told}")
        expect(read == PUBLIC + link, f"home: {read}")
        visitor.tap(".take-home .action")
        expect(page.evaluate("document.querySelector('.take-home')") is None, "closed")


def pages_go_on_without_the_guestbook(visitor):
    for name in ["", "-wal", "-shm"]:
        os.remove(visitor.exhibition.file + name)
    visitor.tool("like")
    visitor.page.wait("document.querySelector('.zoom-note').textContent")
    visitor.page.touch((300, 300, 60, 300))
    time.sleep(1)
    expect(visitor.page.evaluate("location.hash").endswith("/3"), "the next picture is seen")


PLAYS = [a_visitor_likes_tags_and_comments_and_leaves_no_trace, a_like_can_be_taken_back, a_tag_stays_beside_its_point_at_any_zoom,
         a_tag_is_edited_and_deleted_and_the_bars_remain, a_reported_picture_is_hidden_everywhere_until_the_club_decides,
         texts_are_texts, a_code_leads_home, pages_go_on_without_the_guestbook]


def run(options):
    """Plays everything, and returns the number of failures."""
    failures = 0
    with driver().Browser() as browser:
        for screen in options.screens:
            for language in options.languages:
                for play in PLAYS:
                    if options.only and not any(word in play.__name__ for word in options.only):
                        continue
                    with tempfile.TemporaryDirectory() as folder:
                        exhibition = Exhibition(options.hubpack, options.bundle, folder, language, SCREENS[screen][3])
                        title = f"{play.__name__.replace('_', ' ')}: {screen}, {language}"
                        visitor = None
                        try:
                            visitor = Visitor(browser, exhibition, screen, language, options.screenshots)
                            play(visitor)
                            print(f"passed  {title}", flush=True)
                        except Exception as error:  # noqa: BLE001  (a check that fails in any way has failed)
                            failures += 1
                            reason = error if isinstance(error, Failure) else traceback.format_exc()
                            print(f"FAILED  {title}: {reason}", flush=True)
                        finally:
                            if visitor:
                                visitor.page.close()
                            exhibition.stop()
    return failures


def main():
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("bundle", help="a bundle")
    parser.add_argument("--hubpack", default="hubpack", help="the program")
    parser.add_argument("--screens", nargs="*", default=list(SCREENS), choices=list(SCREENS))
    parser.add_argument("--languages", nargs="*", default=list(WORDS), choices=list(WORDS))
    parser.add_argument("--only", nargs="*", help="only plays with one of these words in their names")
    parser.add_argument("--screenshots", type=pathlib.Path, help="the folder for pictures of what is seen")
    options = parser.parse_args()
    return 1 if run(options) else 0


if __name__ == "__main__":
    sys.exit(main())
