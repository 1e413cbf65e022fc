#!/usr/bin/env python3
"""Drives a real browser through the viewer of a bundle, and reports each check that fails.

    hubpack unpack lumen-hub-2026.11.hubpack /tmp/lumen
    Scripts/checks/check-viewer.py /tmp/lumen                                  from file://
    Scripts/checks/check-viewer.py /tmp/lumen --address http://127.0.0.1:8080/ from a server of the same bundle
    Scripts/checks/check-viewer.py /tmp/hostile --hostile                      a hub with hostile texts
    Scripts/checks/check-viewer.py /tmp/lumen --axe axe.min.js                 with axe-core, too
    Scripts/checks/check-viewer.py /tmp/lumen --firefox                        in Firefox

The bundle has to hold the sample hub, release 2026.11. Exits with 0 if every check passed, 1 if not, 77 without the
browser. Firefox needs Debian's firefox-esr and python3-websocket; otherwise Python's standard library only.
"""

import argparse
import base64
import collections
import contextlib
import json
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import traceback

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tools"))
from browser import Failure, driver, languages  # noqa: E402  (after the lines that keep the tree clean, and say where it is)

PLACES = {"portfolios": "Portfolios", "clubs": "Clubs & Museums", "exhibitions": "Exhibitions", "people": "Who’s Who",
          "keywords": "Keywords", "search": "Search", "about": "About", "preferences": "Preferences"}
DEEP_LINKS = {
    "#/portfolios/fotogroep-morgenlicht-nevelberg": "Fotogroep Morgenlicht",
    "#/clubs/fotoclub-zonnevlek-waterlinge": "Fotoclub Zonnevlek",
    "#/clubs/逆光美術館-kirigahama": "逆光美術館",
    "#/people/sorine-aerligsen": "Sørine Ærligsen",
    "#/keywords/landscape": "Landscape",
    "#/search/korreltje": "Search",
    "#/images/fotogroep-morgenlicht-nevelberg/ilse-van-avondrood/3":
        "Ilse van Avondrood @ Fotogroep Morgenlicht (Nevelberg)",
    "#/help": "Help",
    "#/statistics": "Statistics",
    "#/statistics/fotogroep-morgenlicht-nevelberg": "Statistics: Fotogroep Morgenlicht (Nevelberg)",
    "#/exhibitions/tegen-de-zon-in-2026": "Tegen de zon in",
    "#/exhibitions/tegen-de-zon-in-2026/2": "Tegen de zon in @ Fotoclub Zonnevlek (Waterlinge)",
}
GALLERY = "#/images/fotogroep-morgenlicht-nevelberg/ilse-van-avondrood"
EMPTY = "#/images/fotogroep-morgenlicht-nevelberg/roos-van-aalschemer"
HEADING = "document.querySelector('main h1')"
# The picture on the screen, when it has come to rest.
SEEN = ("(document.documentElement.matches(':active-view-transition') ? null"
        " : document.querySelector('.slide:not([aria-hidden]) img'))")


# Changes pieces of data on their way to the pages, and lists their names in `pieces`. In a change, `name` is the piece's
# and `value` what is in it; edit(kind, rows, change) calls a function with a list of the rows as objects, which it may
# change, too; "return undefined" loses the piece.
CHANGE = """(function () {
  var scripts, columns;
  window.pieces = [];
  function edit(kind, rows, change) {
    var list = rows.map(row => Object.fromEntries(columns[kind].map((name, at) => [name, row[at]])));
    change(list);
    rows.splice(0, rows.length, ...list.map(one => columns[kind].map(name => one[name])));
  }
  function changed(name, value) {
    if (name === "hub") columns = value.columns;
    %s
    return value;
  }
  Object.defineProperty(window, "hubpack", {configurable: true, get: () => scripts, set: function (made) {
    var piece = made.piece;
    scripts = made;
    Object.defineProperty(made, "piece", {configurable: true, enumerable: true, set: given => { piece = given; },
      get: () => function (name, value) {
        pieces.push(name);
        value = changed(name, value);
        if (value !== undefined) piece(name, value);
      }});
  }});
})()"""


class Visit:
    """A page of the viewer, with short names for what visitors do."""

    def __init__(self, browser, start):
        self.page = browser.page()
        self.start = start
        self.page.size(1280, 800)

    def open(self, link="", query="", change=""):
        """Opens a page of the viewer anew. `change` is JavaScript that changes the pieces of data (CHANGE)."""
        self.page.go("about:blank")
        self.page.preload(CHANGE % change)
        self.page.go(self.start + (query and "?" + query) + link)
        self.page.wait("document.querySelector('main > *')")

    def go(self, link):
        """Goes to a page as a link does."""
        self.page.evaluate(f"void (location.hash = {json.dumps(link)})")

    def follow(self, link):
        """Goes to a page as a link does, and waits until it has settled."""
        before = self.page.evaluate("location.hash")
        self.go(link)
        if before != link:
            self.page.wait("document.querySelector('main > *')")
            time.sleep(0.15)

    def is_heading(self, text):
        """Waits for a heading."""
        self.page.wait(f"{HEADING} && {HEADING}.textContent === {json.dumps(text)}")

    def texts(self, selector):
        """Returns the texts of all matching elements."""
        return self.page.evaluate(
            f"Array.from(document.querySelectorAll({json.dumps(selector)}), e => e.textContent)")


def expect(condition, what):
    """Fails unless a condition holds."""
    if not condition:
        raise Failure(what)


# ---- Checks: one function each, named as a sentence ----

def every_place_is_reached_from_the_bar(visit):
    visit.open()
    visit.is_heading("Portfolios")
    for name, heading in PLACES.items():
        visit.page.click(f"[data-place={name}]")
        visit.is_heading(heading)
        expect(visit.page.evaluate("document.querySelectorAll('[aria-current=page]').length") == 1, "one place is current")


def every_deep_link_opens_its_place(visit):
    for link, heading in DEEP_LINKS.items():
        visit.open(link)
        visit.is_heading(heading)


def a_link_of_another_release_leads_to_the_search(visit):
    visit.open("#/people/somebody-else")
    visit.is_heading("Page not found")
    expect(visit.page.evaluate("document.title").startswith("Page not found · "), "the title")
    expect("does not exist in this release" in visit.texts(".lead")[0], "and why")
    visit.page.click("main a.action")
    visit.is_heading("Search")
    visit.open("#/%E0%A4%A/x")
    visit.is_heading("Page not found")


def names_that_every_object_has_lead_nowhere(visit):
    names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"]
    places = [f"#/{name}{rest}" for name in names for rest in ("", "/x")]
    places += [f"#/{place}/{name}" for place in ("clubs", "people", "keywords", "portfolios", "images", "exhibitions") for name in names]
    visit.open()
    for place in places:
        visit.go("#/about")
        visit.is_heading("About")
        visit.go(place)
        visit.is_heading("Page not found")
    for name in names:
        expect(visit.page.evaluate(f"hubpack.settings.word('{name}') === '{name}'"), f"{name} is not a word of the pages")
        expect(visit.page.evaluate(f"hubpack.settings.preference('{name}') === undefined"), f"{name} is not a preference")
    visit.open("#/__proto__/x", query="language=constructor&theme=__proto__&club=")
    visit.is_heading("Page not found")


def a_club_and_then_a_member_are_chosen_and_left_again(visit):
    visit.open()
    visit.page.wait("document.querySelector('.club-card')")
    visit.page.click("a[href$='fotogroep-morgenlicht-nevelberg']")
    visit.is_heading("Fotogroep Morgenlicht")
    visit.page.click("a[href$='ilse-van-avondrood']")
    visit.is_heading("Ilse van Avondrood @ Fotogroep Morgenlicht (Nevelberg)")
    visit.page.key("Escape")
    visit.is_heading("Fotogroep Morgenlicht")


def exhibitions_stand_under_when_they_are(visit):
    visit.open("#/exhibitions")
    order = visit.page.evaluate("Array.from(document.querySelectorAll('.exhibitions'), e => e.className.split('is-')[1])")
    expect(order == [when for when in ("running", "coming", "undated", "past") if when in order], f"{order}")
    for when, name in (("past", "Zout en zilver"), ("coming", "The Entrance Hall, Developed"), ("undated", "Zonder titel")):
        found = visit.texts(f".is-{when} .card-title")
        expect(name in found, f"{when}: {found}")
    visit.open("#/clubs/fotoclub-zonnevlek-waterlinge")
    visit.page.wait("document.querySelector('.club-exhibitions .line')")
    visit.page.click(".club-exhibitions a[href$='tegen-de-zon-in-2026']")
    visit.is_heading("Tegen de zon in")
    visit.page.wait("document.querySelector('.poster img').naturalWidth")
    expect("Sunglasses required" in visit.texts(".remark")[0], "its remark")
    expect(len(visit.texts(".exhibition-images li")) == 4, "its images")
    visit.page.click(".exhibition-images li:nth-child(2) a")
    visit.is_heading("Tegen de zon in @ Fotoclub Zonnevlek (Waterlinge)")
    visit.page.wait(f"{SEEN} && {SEEN}.naturalWidth")
    visit.page.key("ArrowRight")
    visit.page.wait("location.hash.endsWith('/3')")
    visit.page.key("Escape")
    visit.is_heading("Tegen de zon in")
    visit.open("#/search/wekker")
    visit.page.wait("Array.from(document.querySelectorAll('.line-title'), e => e.textContent).includes('Vóór de wekker')")


# The link to the exhibition that was hung by hand; the year in it is that of its first day.
HUNG = "hubpack.data.loadExhibitions().then(all => '#/exhibitions/' + all.list.find(one => one.images.some(image => image.wallTexts.length)).slug)"
WALL_TEXTS = "edit('exhibitionImages', one.images, images => images.forEach(image => { image.wallTexts = ['en', %s]; }))"
LONG_TEXTS = "if (/^exhibitions-/.test(name)) edit('exhibitions', value, list => list.forEach(one => " + (
    WALL_TEXTS % "'There is more to say. '.repeat(60)") + "));"


def hung_link(visit):
    """Opens the pages and returns the link to the exhibition that was hung by hand."""
    visit.open()
    return visit.page.evaluate(HUNG)


def hung(visit):
    """Returns the pictures of the exhibition that was hung by hand, by the catalog: (title, photographer, texts by language)."""
    with contextlib.closing(sqlite3.connect(visit.folder / "catalog.sqlite")) as catalog:
        texts = catalog.execute("SELECT position, language, text FROM exhibition_wall_texts").fetchall()
        rows = catalog.execute("""
            SELECT e.position, coalesce(e.title, i.title), coalesce(e.photographer,
              replace(member.name, '  ', ' '))
            FROM exhibition_galleries JOIN exhibition_images e USING (exhibition_id)
              LEFT JOIN images i ON i.id = (SELECT min(id) FROM images WHERE picture_id = e.picture_id)
              LEFT JOIN (SELECT m.id, given_name || ' ' || infix_name || ' ' || family_name AS name
                FROM memberships m JOIN photographers p ON p.id = photographer_id) AS member ON member.id = membership_id
            WHERE form = 'list' ORDER BY e.position""").fetchall()
    return [(title, photographer, {language: text for at, language, text in texts if at == position})
            for position, title, photographer in rows]


def pictures_hang_in_their_order_with_the_texts_of_the_language(visit):
    pictures = hung(visit)
    link = hung_link(visit)
    visit.follow(link)
    visit.is_heading("Vóór de wekker")
    expect(visit.texts(".remark")[0].startswith("Twelve pictures of light"), "the text at the entrance")
    expect(visit.page.evaluate("document.querySelector('.poster img').complete"), "its first picture")
    expect(visit.texts(".exhibition-images .card-title") == [title for title, _, _ in pictures], "the titles in their order")
    expect(visit.texts(".exhibition-images .card-text") == [f"© {name}" for _, name, _ in pictures], "and the photographers")
    visit.page.click("main .action")
    visit.page.wait(f"location.hash === '{link}/1' && document.querySelector('.show [aria-label=\"Stop slideshow\"]')")
    for code in ("nl", "en", "de"):
        visit.open(link + "/1", "language=" + code)
        for number, (title, name, texts) in enumerate(pictures, 1):
            visit.page.wait(f"document.querySelector('.position').textContent === '{number} / {len(pictures)}'")
            expect(visit.texts(".caption-title") == [title], f"{code}, {number}: the title")
            expect(visit.texts(".attribution") == [f"© {name}"], f"{code}, {number}: the photographer")
            text = texts.get(code, texts.get("en", texts.get("nl")))
            expect(visit.texts(".wall-text bdi") == ([text] if text else []), f"{code}, {number}: the text")
            expect(len(visit.texts(".wall-text .tongue")) == (text is not None and code not in texts), "in which language it is")
            visit.page.key("ArrowRight")
    visit.page.click(".attribution a")
    visit.is_heading(pictures[-1][1])
    visit.page.size(390, 844, 2, True)
    visit.open(link + "/1", change=LONG_TEXTS)
    visit.page.wait("document.querySelector('.wall-text')")
    box = visit.page.evaluate("(e => [e.scrollHeight > e.clientHeight, e.getBoundingClientRect().top])(document.querySelector('.caption'))")
    expect(box[0] and box[1] > 400, f"a long text scrolls below the picture: {box}")
    visit.open(link + "/1", "club=" + CLUB.replace(" ", "%20"))
    visit.page.wait("document.querySelector('.attribution')")
    expect(not visit.texts(".attribution a"), "nobody else's page in the pages of one club")


def an_exhibition_is_all_there_is(visit):
    pictures = hung(visit)
    link = hung_link(visit)
    for name in ("V%C3%B3%C3%B3r%20de%20wekker", "voor-de-wekker-1999"):
        visit.open("", "exhibition=" + name)
        visit.is_heading("Vóór de wekker")
        expect(visit.texts(".brand-name") == ["Vóór de wekker"], "its name is the title")
        expect(not visit.texts(".places a"), "no lists")
        for place in ("#/people", "#/clubs", "#/search/x", "#/statistics", "#/exhibitions", "#/exhibitions/tegen-de-zon-in-2026"):
            visit.follow(place)
            visit.is_heading("Vóór de wekker")
        visit.page.key("/")
        visit.page.click("main .action")
        visit.page.wait(SEEN)
        expect(not visit.texts(".attribution a"), "no way to its photographer")
        visit.page.key("Escape")  # which stops the slideshow
        visit.page.key("Escape")
        visit.is_heading("Vóór de wekker")
        visit.page.wait("!document.documentElement.matches(':active-view-transition')")
        visit.page.click("[data-place=preferences]")
        visit.is_heading("Preferences")
        expect(len(visit.texts("fieldset")) == 2, "language and appearance")
        visit.page.click("[data-place=about]")
        visit.is_heading("About")
        visit.page.click(".brand")
        visit.is_heading("Vóór de wekker")
        expect(visit.page.evaluate("location.hash") == link, "the way home")
    visit.open("", "exhibition=Nowhere%20to%20be%20seen")
    visit.is_heading("Page not found")
    expect("Nowhere to be seen" in visit.texts("main")[0], "which exhibition is not there")
    visit.page.size(1920, 1080, 1, True)
    visit.open("", "exhibition=voor-de-wekker&kiosk=3&autoplay=1")
    visit.page.wait("document.querySelector('.frame img')", 20)
    seen = []
    deadline = time.monotonic() + 30
    while len(seen) < 4 and time.monotonic() < deadline:
        now = visit.texts(".frame-place .frame:last-child figcaption")
        seen += [text for text in now if text not in seen]
        time.sleep(0.05)
    expect(seen[:4] == [f"{title}© {name} · Vóór de wekker" for title, name, _ in pictures[:4]], f"in order: {seen}")
    begin(visit)
    visit.is_heading("Vóór de wekker")
    expect(not visit.texts("button.quiet"), "a kiosk has no printer")
    visit.page.click(".exhibition-images li:nth-child(3) a")
    visit.page.wait(f"location.hash === '{link}/3'")
    visit.page.wait(f"{ATTRACT} && location.hash === '{link}'", 20)
    visit.page.evaluate("localStorage.clear()")


def paper(visit, press):
    """Prints with what `press` presses; returns the texts of the pages, in the order in which they are drawn, and what the
    codes on them lead to."""
    for tool in ("pdftotext", "pdftoppm", "zbarimg"):
        expect(shutil.which(tool), f"{tool} not found (run Scripts/install-packages --tests)")
    visit.page.evaluate("void (window.printed = false, window.print = () => { window.printed = true; })")
    press()
    visit.page.wait("window.printed")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "pages.pdf")
        file.write_bytes(base64.b64decode(visit.page.call("Page.printToPDF", preferCSSPageSize=True)["data"]))

        def output(*words):
            return subprocess.run(words, check=False, capture_output=True, text=True, cwd=folder).stdout  # noqa: S603

        pages = [" ".join(page.split()) for page in output("pdftotext", "-raw", "pages.pdf", "-").split("\f")[:-1]]
        codes = collections.Counter()
        for dots in ("200", "240", "300"):  # zbarimg overlooks a code of many now and then
            output("pdftoppm", "-r", dots, "-gray", "-png", "pages.pdf", dots)
            codes |= collections.Counter(line for image in sorted(pathlib.Path(folder).glob(f"{dots}-*.png"))
                                         for line in output("zbarimg", "--quiet", "--raw", image.name).splitlines())
    return pages, list(codes.elements())


def in_order(text, parts, what):
    """Fails unless a text has all parts, one after the other."""
    at = 0
    for part in parts:
        found = text.find(part, at)
        expect(found >= 0, f"{what}: “{part}” is missing or out of order")
        at = found + len(part)


def what_is_printed_of_an_exhibition_is_complete(visit):
    pictures = hung(visit)
    link = hung_link(visit)
    targets = []
    is_served = visit.start.startswith("http")

    def print_out(number, change=""):
        def press():
            visit.page.evaluate(f"document.querySelectorAll('button.quiet')[{number}].focus()")
            visit.page.key("Enter")
        visit.open(link, "codes=https://club.example/hub/", change)
        visit.page.wait("document.querySelectorAll('button.quiet').length === 3")
        found = paper(visit, press)
        if number != 1 and not change:
            expected = visit.page.evaluate("Array.from(document.querySelectorAll('.paper .code'), e => new URL(e.src).searchParams.get('of'))")
            expect(sorted(found[1]) == sorted(expected) and len(expected) == is_served * len(pictures), f"codes: {found[1]}")
            targets.append(expected)
        return found[0]

    pages = print_out(0)
    expect(len(pages) == 1, f"{len(pages)} pages of a contact sheet")
    in_order(pages[0], ["Vóór de wekker", "Fotogroep Morgenlicht (Nevelberg)", "15 November 2026"]
             + [part for at, (title, name, _) in enumerate(pictures, 1) for part in (f"{at} {title}", f"© {name}")] + ["1 / 1"], "sheet")
    pages = print_out(1)
    in_order(pages[0], ["Vóór de wekker", "February 2027", "Kleibeek", "Fotogroep Morgenlicht", "Twelve pictures"], "cover")
    expect(all(f"{at} / {len(pages)}" in page for at, page in enumerate(pages, 1)), "the numbers of the pages")
    in_order(" ".join(pages[1:]), [f"{at} {title}" for at, (title, _, _) in enumerate(pictures, 1)], "catalogue")
    for at, (title, name, texts) in enumerate(pictures, 1):
        page = next(page for page in pages[1:] if f"{at} {title}" in page)
        in_order(page, [f"{at} {title}", f"© {name}", texts.get("en", texts.get("nl", ""))], "a picture and its text are together")
    names = {name: [str(at) for at, one in enumerate(pictures, 1) if one[1] == name] for name in sorted({one[1] for one in pictures})}
    in_order(pages[-1], ["Photographers"] + [f"{name} {', '.join(numbers)}" for name, numbers in names.items()], "photographers")
    for change in ("", LONG_TEXTS):
        pages = print_out(2, change)
        expect(len(pages) == -(-len(pictures) // 10), f"{len(pages)} pages of labels")
        for at, (title, name, texts) in enumerate(pictures):
            text = texts.get("en", texts.get("nl", ""))
            in_order(pages[at // 10], [f"{at + 1} {title}", name, "There is more" if change else text], "labels")
        sizes = visit.page.evaluate("new Set(Array.from(document.querySelectorAll('.paper-label'), e => e.getBoundingClientRect())"
                                    ".map(b => [b.width, b.height].map(Math.round).join())).size")
        expect(sizes == 1, "of one size")
        expect(("…" in pages[0] or "..." in pages[0]) == bool(change), "only what has no room is shortened")
    if is_served:
        expect(targets[0] == targets[1], "the same codes on sheet and labels")
        own = [target for target in targets[0] if not target.startswith("https://club.example/hub/" + link)]
        expect(own and targets[0][0] == f"https://club.example/hub/{link}/1", f"to sites, or to the pictures: {targets[0]}")
    visit.page.key("Shift")
    expect(visit.page.evaluate("!document.querySelector('.paper')"), "the pages are gone")


def a_portfolio_is_printed_as_a_sheet(visit):
    visit.open(GALLERY + "/1")
    visit.page.wait(SEEN)
    titles = visit.page.evaluate("Array.from(document.querySelectorAll('.miniature'), e => e.getAttribute('aria-label').split(': ')[1])")
    visit.page.key("g")
    pages, codes = paper(visit, lambda: visit.page.click(".for-sheet"))
    expect(len(pages) == 1 and not codes, "one page, without codes")
    in_order(pages[0], ["Ilse van Avondrood", "Fotogroep Morgenlicht (Nevelberg)", "15 November 2026"]
             + [part for at, title in enumerate(titles, 1) for part in (f"{at} {title}", "© Ilse van Avondrood")], "sheet")


def a_picture_can_be_shared(visit):
    visit.open(GALLERY + "/2")
    visit.page.wait(SEEN)
    if not visit.start.startswith("http"):
        return expect(not visit.page.evaluate("document.querySelector('.show [aria-label=Share]')"), "not from a folder")
    visit.page.evaluate("void (navigator.share = undefined, window.copied = [],"
                        " Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { copied.push(text); }}}))")
    visit.page.click(".show [aria-label=Share]")
    visit.page.wait("document.querySelector('.zoom-note').textContent === 'Link copied.'")
    expect(visit.page.evaluate("copied[0] === location.href && copied[0].endsWith('/2')"), "the address of the picture")


def keys_turn_images(visit):
    visit.open(GALLERY + "/1")
    visit.page.wait(SEEN)
    for key, expected in [("ArrowRight", "2 / 6"), ("ArrowRight", "3 / 6"), ("ArrowLeft", "2 / 6"), ("End", "6 / 6"),
                          ("ArrowRight", "6 / 6"), ("Home", "1 / 6")]:
        visit.page.key(key)
        visit.page.wait(f"document.querySelector('.position').textContent === '{expected}'")
    visit.page.wait("location.hash.endsWith('/1')")


def fingers_turn_images(visit):
    visit.page.size(390, 844, 2, True)
    visit.open(GALLERY + "/2")
    visit.page.wait(SEEN)
    visit.page.touch((300, 400, 60, 410))
    visit.page.wait("document.querySelector('.position').textContent === '3 / 6'")
    time.sleep(0.4)
    visit.page.touch((60, 400, 330, 410))
    visit.page.wait("document.querySelector('.position').textContent === '2 / 6'")
    time.sleep(0.4)
    visit.page.touch((200, 400, 215, 400))
    time.sleep(0.4)
    expect(visit.texts(".position") == ["2 / 6"], "a short movement turns nothing")


def zooming_ends_at_the_pixels_of_the_picture(visit):
    visit.page.size(390, 844, 2, True)
    visit.open(GALLERY + "/2")
    visit.page.wait(f"{SEEN} && {SEEN}.complete")
    visit.page.touch((180, 400, 20, 400), (210, 400, 380, 400))
    width = f"{SEEN}.getBoundingClientRect().width"
    visit.page.wait(f"{width} > Math.min(400, {SEEN}.naturalWidth - 1)")
    visit.page.wait(f"{width} <= {SEEN}.naturalWidth + 0.5", 3)
    left = visit.page.evaluate(f"{SEEN}.getBoundingClientRect().left")
    visit.page.touch((200, 400, 290, 400))
    expect(visit.page.evaluate(f"{SEEN}.getBoundingClientRect().left") > left, "one finger pans")
    visit.page.touch((20, 400, 180, 400), (380, 400, 210, 400))
    visit.page.wait(f"{width} <= 390")
    visit.page.mouse("mouseWheel", 195, 400, deltaX=0, deltaY=-400)
    visit.page.wait(f"{width} > Math.min(400, {SEEN}.naturalWidth - 1)")


LARGE = """if (/^images-/.test(name)) value.forEach(one => edit('images', one.images, list => {
    list.forEach(image => { if (image.largest) image.largest = [image.largest[0], 1600, 1068]; }); }));"""
FACTOR = f"({SEEN}.getBoundingClientRect().width / {SEEN}.offsetWidth)"


def phone(visit, link=GALLERY + "/2"):
    """Opens images of 1,600 pixels on a telephone, where they can be zoomed to 4.1."""
    visit.page.size(390, 844, 2, True)
    visit.open(link, change=LARGE)
    visit.page.wait(f"{SEEN} && {SEEN}.complete && {SEEN}.offsetWidth === 390")
    # Every picture that is drawn: its scale, and where it is.
    visit.page.evaluate(f"""void (window.drawn = [], (function draw() {{
        var picture = {SEEN};
        if (picture) {{
          var box = picture.getBoundingClientRect();
          drawn.push([box.width / picture.offsetWidth, box.left, box.top]);
        }}
        requestAnimationFrame(draw); }})(),
        addEventListener("touchend", () => {{ window.held = {SEEN} && {SEEN}.getBoundingClientRect().left; }}, true))""")


def fingers(visit, *points, seconds=0.016):
    """Puts fingers down, moves, or lifts them, and waits a moment."""
    visit.page.fingers(*points)
    time.sleep(seconds)


def drawn(visit, script):
    """Returns the value of an expression when all that fingers have done so far is drawn: a browser that is
    busy hands their events on with its next frame."""
    return visit.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>"
                               f" done({script}))))")


def double_tap(visit, x, y):
    """Taps twice, and waits until the picture rests."""
    for _ in range(2):
        visit.page.touch((x, y, x, y), steps=1)
    rests(visit)


def rests(visit):
    """Waits until the picture rests."""
    time.sleep(0.1)
    visit.page.wait("(function (last) { return last.length === 12 && last.every(one => String(one) === String(last[0])); })"
                    "(drawn.slice(-12))", 10)


def a_double_tap_zooms_by_steps_that_move(visit):
    phone(visit)
    for expected in (2.5, 1600 / 390, 1):
        before = visit.page.evaluate(f"drawn.length = 0, [{FACTOR}, {SEEN}.getBoundingClientRect().left]")
        double_tap(visit, 120, 400)
        after = visit.page.evaluate(f"[{FACTOR}, {SEEN}.getBoundingClientRect().left]")
        expect(abs(after[0] - expected) < 0.02, f"{expected}: {after[0]}")
        between = visit.page.evaluate("drawn.filter(one => Math.min(...%s) + .05 < one[0] && one[0] < Math.max(...%s) - .05).length"
                                      % ((json.dumps([before[0], after[0]]),) * 2))
        expect(between >= 3, f"it moves to {expected} by {between} steps")
        if expected > 1:
            points = [(120 - left) / scale for scale, left in (before, after)]
            expect(abs(points[0] - points[1]) < 3, f"around the point that was touched: {points}")
    visit.page.prefer(reduced_motion="reduce")
    phone(visit)
    double_tap(visit, 120, 400)
    expect(abs(visit.page.evaluate(FACTOR) - 2.5) < 0.02, "or jumps, for who wants no movement")
    expect(visit.page.evaluate("drawn.every(one => one[0] < 1.01 || one[0] > 2.49)"), "without a step between")
    visit.page.prefer(reduced_motion="no-preference")


def limits_of_a_zoom_give_way_and_spring_back(visit):
    phone(visit)
    fingers(visit, (185, 400), (205, 400))
    for size in range(20, 181, 10):
        fingers(visit, (195 - size, 400), (195 + size, 400))
    scale = drawn(visit, FACTOR)
    expect(1600 / 390 * 1.05 < scale < 1600 / 390 * 2, f"a pinch of 18 gives way at 4.1: {scale}")
    fingers(visit)
    rests(visit)
    expect(abs(visit.page.evaluate(FACTOR) - 1600 / 390) < 0.01, "and springs back")
    top = visit.page.evaluate(f"{SEEN}.getBoundingClientRect().top")
    fingers(visit, (195, 200))
    for y in range(200, 801, 50):
        fingers(visit, (195, y))
    beyond = drawn(visit, f"{SEEN}.getBoundingClientRect().top")
    expect(0 < beyond < top + 600, f"so does an edge: {top}, {beyond}")
    fingers(visit)
    rests(visit)
    expect(abs(visit.page.evaluate(f"{SEEN}.getBoundingClientRect().top")) < 1, "which springs back")
    phone(visit)
    fingers(visit, (95, 400), (295, 400))
    for size in range(100, 69, -5):
        fingers(visit, (195 - size, 400), (195 + size, 400))
    scale = drawn(visit, FACTOR)
    expect(0.8 < scale < 0.95, f"a pinch to 0.7 gives way, too: {scale}")
    fingers(visit)
    rests(visit)
    expect(visit.page.evaluate(FACTOR) == 1 and visit.texts(".position") == ["2 / 6"], "and springs back")


def a_pinch_closes_images(visit):
    visit.page.size(390, 844, 2, True)
    visit.open("#/portfolios/fotogroep-morgenlicht-nevelberg")
    visit.page.wait("document.querySelector('.member-card') && document.readyState === 'complete'")
    time.sleep(0.3)
    visit.follow(GALLERY + "/1")
    visit.page.wait(f"{SEEN} && {SEEN}.complete")
    fingers(visit, (45, 400), (345, 400))
    for size in range(150, 29, -10):
        fingers(visit, (195 - size, 400), (195 + size, 400))
    expect(float(drawn(visit, "getComputedStyle(document.querySelector('.backdrop')).opacity")) < 0.6, "it thins")
    fingers(visit)
    visit.page.wait("location.hash === '#/portfolios/fotogroep-morgenlicht-nevelberg'")
    phone(visit)
    double_tap(visit, 195, 400)
    visit.page.touch((20, 400, 180, 400), (370, 400, 210, 400))
    rests(visit)
    expect(visit.page.evaluate(FACTOR) == 1 and visit.texts(".position") == ["2 / 6"], "but not one that was zoomed")


def a_zoomed_picture_that_is_let_go_moves_on_within_its_edges(visit):
    phone(visit)
    for _ in range(2):
        double_tap(visit, 195, 400)
    fingers(visit, (270, 400))
    for x in range(270, 119, -15):
        fingers(visit, (x, 400))
    fingers(visit)
    rests(visit)
    further = visit.page.evaluate("held") - visit.page.evaluate(f"{SEEN}.getBoundingClientRect().left")
    expect(further > 60, f"on by {further} pixels")
    for _ in range(3):
        visit.page.touch((195, 700, 195, 150))
    rests(visit)
    bottom = visit.page.evaluate(f"{SEEN}.getBoundingClientRect().bottom")
    expect(abs(bottom - 844) < 1, f"and no further than its edge: {bottom}")


def a_drag_turns_at_the_edge_of_a_zoomed_picture(visit):
    phone(visit)
    double_tap(visit, 195, 400)
    visit.page.touch((300, 400, 200, 400))
    rests(visit)
    expect(visit.texts(".position") == ["2 / 6"], "within the picture it moves that")
    for _ in range(3):
        visit.page.touch((350, 400, 40, 400))
        rests(visit)
    visit.page.wait("document.querySelector('.position').textContent !== '2 / 6'")
    expect(visit.page.evaluate(FACTOR) == 1, "the next one is as it was")


def a_flick_turns_at_the_end_of_a_slow_drag(visit):
    phone(visit)
    fingers(visit, (300, 400))
    for x in range(299, 289, -1):
        fingers(visit, (x, 400), seconds=0.07)
    for x in (262, 234, 207):  # not far enough by itself
        fingers(visit, (x, 400))
    fingers(visit)
    visit.page.wait("document.querySelector('.position').textContent === '3 / 6'", 3)
    rests(visit)
    fingers(visit, (300, 400))
    for x in (285, 270, 255, 240, 230):
        fingers(visit, (x, 400))
    time.sleep(0.2)
    fingers(visit)
    rests(visit)
    expect(visit.texts(".position") == ["3 / 6"], "one that has stopped turns nothing")
    fingers(visit, (300, 400))
    for x in (260, 220, 180, 140, 100, 125, 150, 175, 200, 225):
        fingers(visit, (x, 400))
    fingers(visit)
    rests(visit)
    expect(visit.texts(".position") == ["3 / 6"], "nor one that goes back")


def a_movement_on_a_trackpad_turns_once(visit):
    visit.open(GALLERY + "/2", change=LARGE)
    visit.page.wait(f"{SEEN} && {SEEN}.complete")

    def scroll(x, y, modifiers=0):
        for share in (0.2, 0.6, 1, 1, 0.8, 0.6, 0.4, 0.3, 0.2, 0.1, 0.1):
            visit.page.mouse("mouseWheel", 640, 400, deltaX=x * share, deltaY=y * share, modifiers=modifiers)
            time.sleep(0.016)
        time.sleep(0.4)

    for distance, expected in ((60, "3 / 6"), (70, "4 / 6"), (-60, "3 / 6")):
        scroll(distance, 2)
        expect(visit.texts(".position") == [expected], f"{expected}: {visit.texts('.position')}")
    scroll(0, -20, modifiers=2)
    expect(visit.page.evaluate(FACTOR) > 1.5, "a pinch zooms")
    top = visit.page.evaluate(f"{SEEN}.getBoundingClientRect().top")
    scroll(1, -30)
    expect(visit.page.evaluate(f"{SEEN}.getBoundingClientRect().top") > top + 30, "two fingers move what is zoomed")
    expect(visit.texts(".position") == ["3 / 6"], "and turn nothing")


def the_background_thins_while_a_picture_is_dragged_away(visit):
    visit.page.size(390, 844, 2, True)
    visit.open("#/portfolios/fotogroep-morgenlicht-nevelberg")
    visit.page.wait("document.querySelector('.member-card') && document.readyState === 'complete'")
    visit.follow(GALLERY + "/2")
    visit.page.wait(f"{SEEN} && {SEEN}.complete")
    opacity = "Number(getComputedStyle(document.querySelector('.backdrop')).opacity)"
    expect(visit.page.evaluate(opacity) == 1, "nothing can be seen through it")
    fingers(visit, (195, 300))
    found = []
    for y in range(310, 421, 20):
        fingers(visit, (195, y))
        found.append(drawn(visit, opacity))
    expect(found == sorted(found, reverse=True) and found[-1] < 0.85, f"more and more: {found}")
    expect(visit.page.evaluate(f"{SEEN}.getBoundingClientRect().width") < 385, "the picture shrinks")
    expect(visit.page.evaluate("document.querySelector('.behind .member-card') && !document.querySelector('.dark-page')"),
           "what was there before can be seen")
    for y in range(415, 329, -10):
        fingers(visit, (195, y))
    time.sleep(0.2)
    fingers(visit)
    visit.page.wait(f"{opacity} === 1 && !document.querySelector('.behind') && {SEEN}.getBoundingClientRect().width === 390")


def a_slow_picture_says_that_it_is_coming(visit):
    busy = "document.querySelector('.slide:not([aria-hidden])[aria-busy]')"
    visit.open(GALLERY + "/2")
    visit.page.wait(f"{SEEN} && {SEEN}.complete")
    time.sleep(0.4)
    expect(not visit.page.evaluate(f"Boolean({busy})"), "not one that is there")
    # The pictures never arrive, until they are told to.
    # The page tells how long it was patient: what asks it from outside may come late.
    visit.page.evaluate("""void (function (source) {
        window.late = [];
        Object.defineProperty(HTMLImageElement.prototype, "setAttribute", {configurable: true, value: function (name, value) {
          if (name === "src") late.push(() => source.call(this, name, value));
          else source.call(this, name, value);
        }});
        Object.defineProperty(HTMLElement.prototype, "setAttribute", {configurable: true, value: function (name, value) {
          if (name === "aria-busy") this.patience = performance.now() - followed;
          source.call(this, name, value);
        }}); })(Element.prototype.setAttribute)""")
    visit.page.evaluate("void (window.followed = performance.now())")
    visit.follow(GALLERY.replace("ilse-van-avondrood", "jan-zonneschijn") + "/1")
    visit.page.wait(busy, 5)
    expect(visit.page.evaluate(f"{busy}.patience") >= 300, "not at once")
    expect(visit.page.evaluate(f"getComputedStyle({busy}, '::after').animationName") == "circle", "it moves")
    visit.page.prefer(reduced_motion="reduce")
    expect(visit.page.evaluate(f"getComputedStyle({busy}, '::after').animationName") == "none", "or not")
    visit.page.prefer(reduced_motion="no-preference")
    visit.page.evaluate("late.forEach(arrive => arrive())")
    visit.page.wait(f"{SEEN}.naturalWidth && !document.querySelector('[aria-busy]')", 5)


def escape_leaves_one_thing_at_a_time(visit):
    visit.open("#/portfolios/fotogroep-morgenlicht-nevelberg")
    visit.page.wait("document.querySelector('.member-card') && document.readyState === 'complete'")
    visit.follow(GALLERY + "/2")
    visit.page.wait(f"{SEEN} && {SEEN}.complete")
    visit.page.size(390, 844)
    visit.page.click(".show-tools .button[aria-label='Full screen']")
    visit.page.wait("document.fullscreenElement")
    visit.page.evaluate("document.querySelector('.show').focus()")
    visit.page.key("+")
    visit.page.key(" ")
    states = ["document.querySelector('.zoomed')", "document.querySelector('.show-tools [aria-label=\"Stop slideshow\"]')",
              "document.fullscreenElement", "document.querySelector('.show')"]
    visit.page.wait(" && ".join(states))
    for number, state in enumerate(states):
        visit.page.key("Escape")
        visit.page.wait(f"!({state})", 5)
        expect(visit.page.evaluate("[%s].every(Boolean)" % ",".join(states[number + 1:])), f"only {state}")


def nothing_is_upscaled_on_any_screen(visit):
    for width, height in [(390, 844), (1280, 800), (3840, 2160)]:
        visit.page.size(width, height)
        visit.open(GALLERY + "/1")
        visit.page.wait(f"{SEEN} && {SEEN}.complete")
        expect(visit.page.evaluate(f"{SEEN}.clientWidth <= {SEEN}.naturalWidth && {SEEN}.clientWidth > 0"), f"{width}")


def neighbours_are_there_before_they_are_seen(visit):
    visit.open(GALLERY + "/3")
    visit.page.wait("document.querySelectorAll('.slide img').length === 3"
                    " && Array.from(document.querySelectorAll('.slide img')).every(i => i.complete)")


def visible(selector):
    """Returns an expression that is true if an element can be seen."""
    return (f"(function (e) {{ var s = getComputedStyle(e); return s.visibility === 'visible' && s.opacity === '1'; }})"
            f"(document.querySelector({json.dumps(selector)}))")


def one_tap_gives_the_picture_the_screen(visit):
    for width, height in [(390, 844), (1280, 800)]:
        visit.page.size(width, height, 1, True)
        visit.open(GALLERY + "/2")
        visit.page.wait(f"{SEEN} && {SEEN}.complete")
        expect("Ilse van Avondrood" in visit.texts(".attribution")[0], "the caption names the photographer")
        visit.page.click(".stage")
        visit.page.wait(f"!{visible('.show-bar')} && !{visible('.caption')}")
        visit.page.wait(f"getComputedStyle(document.querySelector('.slide')).paddingTop === '0px'")
        visit.page.click(".stage")
        visit.page.wait(f"{visible('.show-bar')} && {visible('.caption')}")


def a_picture_fills_a_phone_held_sideways(visit):
    visit.page.size(844, 390, 1, True)
    visit.open(GALLERY + "/2", change="""if (/^images-/.test(name)) value.forEach(one => edit('images', one.images, list => {
        list.slice(1, 2).forEach(one => { one.caption = "Long ".repeat(400); }); }));""")
    visit.page.wait(f"{SEEN} && {SEEN}.complete")

    def box(selector):
        return visit.page.evaluate("(function (b) { return [b.left, b.top, b.right, b.bottom].map(Math.round); })"
                                   f"(document.querySelector({json.dumps(selector)}).getBoundingClientRect())")

    picture, caption, tools = box(".slide:not([aria-hidden]) img"), box(".caption"), box(".show-tools")
    expect(picture[0] <= 1 and picture[2] >= caption[0] - 1 or picture[3] - picture[1] >= 389, f"the rest of it: {picture}")
    expect(picture[2] <= caption[0] + 1, f"the caption stands beside: {picture}, {caption}")
    expect(caption[1] >= tools[3] - 1 and caption[2] <= 844 and caption[3] <= 390, f"below the bar: {caption}, {tools}")
    expect(visit.page.evaluate("document.querySelector('.caption').scrollHeight > document.querySelector('.caption').clientHeight"
                               " && getComputedStyle(document.querySelector('.caption')).overflowY === 'auto'"), "and scrolls")
    expect(picture[2] <= tools[0] + 1, f"as do the tools: {picture}, {tools}")
    visit.page.click(".stage")
    visit.page.wait(f"!{visible('.caption')} && {SEEN}.getBoundingClientRect().height > 385")


def controls_fade_when_nobody_moves(visit):
    visit.open(GALLERY + "/2")
    visit.page.wait(SEEN)
    visit.page.wait(f"!{visible('.show-bar')}", 8)
    expect(visit.page.evaluate(visible(".caption")), "the caption stays")
    visit.page.mouse("mouseMoved", 300, 300)
    visit.page.wait(visible(".show-bar"))
    visit.page.wait(f"!{visible('.show-bar')}", 8)
    visit.page.key("Tab")
    visit.page.wait(visible(".show-bar"))
    time.sleep(4.2)
    expect(visit.page.evaluate(visible(".show-bar")), "they stay while one of them has the focus")


def a_touch_first_brings_the_controls_back(visit):
    visit.page.size(390, 844, 2, True)
    visit.open(GALLERY + "/2")
    visit.page.wait(SEEN)
    visit.page.wait(f"!{visible('.show-bar')}", 9)
    visit.page.touch((195, 300, 195, 300), steps=1)
    visit.page.wait(visible(".show-bar"), 3)
    time.sleep(0.6)
    expect(not visit.page.evaluate("document.querySelector('.show').classList.contains('bare')"), "they stay")


def a_swipe_down_closes_and_the_ends_give_way_a_little(visit):
    visit.page.size(390, 844, 2, True)
    visit.open("#/portfolios/fotogroep-morgenlicht-nevelberg")
    visit.page.wait("document.querySelector('.member-card')")
    # Before that, a new address would take the place of this one.
    visit.page.wait("document.readyState === 'complete'")
    time.sleep(0.3)
    visit.follow(GALLERY + "/1")
    visit.page.wait(f"{SEEN} && {SEEN}.complete")
    visit.page.touch((100, 400, 340, 405))
    visit.page.wait("document.querySelector('.position').textContent === '1 / 6'")
    visit.page.touch((200, 300, 205, 340))
    time.sleep(0.5)
    expect(visit.texts(".position") == ["1 / 6"], "a short movement closes nothing")
    closed = "location.hash === '#/portfolios/fotogroep-morgenlicht-nevelberg'"
    for _ in range(3):  # a busy machine may lose the beginning of a movement
        visit.page.touch((200, 250, 205, 620))
        time.sleep(1.5)
        if visit.page.evaluate(closed):
            return
    visit.page.wait(closed)


def people_are_the_same_when_their_names_come_in_parts(visit):
    size = 9
    catalog = sqlite3.connect(f"file:{visit.folder}/catalog.sqlite?mode=ro", uri=True)
    families = [name for name, in catalog.execute("SELECT family_name FROM photographers ORDER BY sort_key, id")]
    # One piece arrives as several.
    parts = f"""
    if (name === 'hub' && !window.isInParts) {{
      window.isInParts = true;
      value.sizes.names = {size};
      value.familyNames = {json.dumps(families[::size])};
      var source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
      Object.defineProperty(HTMLScriptElement.prototype, 'src', {{configurable: true, get: source.get,
        set: function (to) {{ source.set.call(this, to.replace(/names-(\\d+)\\.js$/, 'names-0.js?$1')); }}}});
    }}
    if (/^names-/.test(name) && !value.isPart) {{
      var number = Number(document.currentScript.src.split('?')[1]);
      var part = Object.assign(value.slice(number * {size}, (number + 1) * {size}), {{isPart: true}});
      scripts.piece('names-' + number, part);
      return undefined;
    }}"""
    visit.open("#/people")
    visit.page.wait("document.querySelector('.person-card')")
    people = visit.page.evaluate("hubpack.data.loadNames().then(all => all.list.map(one => [one.slug, one.name]))")
    for slug, name in people[::3] + people[-1:]:
        visit.open(f"#/people/{slug}", change=parts)
        visit.page.wait(f"document.querySelector('main h1').textContent === {json.dumps(name)}", 5)
        loaded = [one for one in visit.page.evaluate("pieces") if one.startswith("names-")]
        expect(len(set(loaded) - {"names-0"}) <= len(slug.split("-")), f"{name} needs few names: {loaded}")
    visit.open("#/keywords/landscape")
    visit.page.wait("document.querySelectorAll('.person-card').length === 9")
    cards = visit.texts(".card-title")
    visit.open("#/keywords/landscape", change=parts)
    visit.page.wait("document.querySelectorAll('.person-card').length === 9")
    expect(visit.texts(".card-title") == cards, "nobody is missing in a list")
    visit.page.click(".person-card")
    visit.is_heading(cards[0])


def every_tool_of_an_image_is_on_the_screen(visit):
    for width, height in ((320, 640), (360, 780), (390, 844), (667, 375), (844, 390)):
        visit.page.size(width, height, 2, True)
        visit.open("#/pictures/100")
        visit.page.wait(SEEN)
        outside = visit.page.evaluate(
            "Array.from(document.querySelectorAll('.show-tools > *'), e => [e.className, e.getBoundingClientRect()])"
            ".filter(([, b]) => b.width && (b.left < 0 || b.right > innerWidth || b.bottom > innerHeight)).map(([name]) => name)")
        expect(not outside, f"{width}: {outside}")
        covered = visit.page.evaluate("""(([bar, picture]) => bar.left < picture.right - 1 && picture.left < bar.right - 1
            && picture.top < bar.bottom - 1 && bar.top < picture.bottom - 1)(
            ['.show-tools', '.slide:not([aria-hidden]) img'].map(one => document.querySelector(one).getBoundingClientRect()))""")
        expect(not covered, f"{width}: nothing of the picture is below them")
    visit.page.key("End")
    visit.page.wait("document.querySelector('.turn.after').disabled && !document.querySelector('.turn.before').disabled")
    visit.page.key("g")
    visit.page.wait("document.activeElement.matches('.sheet .miniature')")
    visit.page.key("Home")
    expect(visit.page.evaluate("document.activeElement.dataset.index") == "0", "Home and End move on the sheet")


def a_strip_has_what_is_near_and_more_when_it_is_scrolled(visit):
    strip = "Array.from(document.querySelectorAll('.strip .miniature'), e => Number(e.dataset.index))"
    visit.page.size(390, 844, 2, True)
    visit.open(GALLERY + "/2", change="if (/^images-/.test(name)) value.forEach(one => edit('images', one.images, list => {"
               " while (list.length > 1 && list.length < 400) list.push(...list.slice(0, 400 - list.length).map(each => ({ ...each }))); }));")
    visit.page.wait("document.querySelector('.position').textContent === '2 / 400'")
    near = visit.page.evaluate(strip)
    expect(near == list(range(len(near))) and 5 < len(near) < 30, f"those near the second: {near}")
    visit.page.evaluate("document.querySelector('.strip').scrollLeft = 1e6")
    visit.page.wait(f"{strip}.length > {len(near)}")
    visit.page.key("End")
    visit.page.wait(f"{strip}.at(-1) === 399 && document.querySelector('.strip [aria-current]').dataset.index === '399'")
    first = visit.page.evaluate(strip)[0]
    visit.page.evaluate("document.querySelector('.strip').scrollLeft = 10")
    visit.page.wait(f"{strip}[0] < {first} && document.querySelector('.strip').scrollLeft > 10")
    together = visit.page.evaluate(strip)
    expect(together == list(range(together[0], 400)), "without a gap")


def all_images_of_a_portfolio_can_be_chosen(visit):
    visit.open(GALLERY + "/2")
    visit.page.wait(SEEN)
    expect(visit.page.evaluate("document.querySelectorAll('.strip .miniature').length") == 6, "the strip has all")
    visit.page.click(".strip .miniature:nth-child(5)")
    visit.page.wait("document.querySelector('.position').textContent === '5 / 6'")
    expect(visit.page.evaluate("document.querySelector('.strip [aria-current]').dataset.index") == "4", "and marks one")
    visit.page.key("g")
    visit.page.wait("!document.querySelector('.sheet').hidden && document.activeElement.dataset.index === '4'")
    visit.page.key("Escape")
    visit.page.wait("document.querySelector('.sheet').hidden")
    expect(visit.page.evaluate("document.querySelector('.position').textContent") == "5 / 6", "Esc closes the sheet only")
    visit.page.key("g")
    visit.page.click(".sheet .miniature:nth-child(3)")
    visit.page.wait("document.querySelector('.position').textContent === '3 / 6' && document.querySelector('.sheet').hidden")


def a_caption_leads_to_the_photographer_and_the_club(visit):
    visit.open(GALLERY + "/2")
    visit.page.wait("document.querySelectorAll('.attribution a').length === 2")
    visit.page.click(".attribution a")
    visit.is_heading("Ilse van Avondrood")
    visit.open(GALLERY + "/2")
    visit.page.wait("document.querySelectorAll('.attribution a').length === 2")
    visit.page.click(".attribution a:last-child")
    visit.is_heading("Fotogroep Morgenlicht")


def the_small_version_is_seen_until_the_large_one_has_arrived(visit):
    visit.open(change="if (/^images-/.test(name)) value.forEach(one => edit('images', one.images, list => {"
                      " if (list.length > 1) list[0].thumbnail = list[1].largest; }));")
    visit.page.evaluate("void (window.seen = [], new MutationObserver(function () {"
                        " var i = document.querySelector('.slide img'); if (i) seen.push(i.style.backgroundImage); })"
                        ".observe(document.body, {childList: true, subtree: true}))")
    visit.follow(GALLERY + "/1")
    visit.page.wait("seen.some(one => one.includes('assets/'))")


def a_featured_image_without_a_portfolio_is_shown_large(visit):
    visit.open(change="""if (/^members-/.test(name)) value.forEach(club => edit('members', club.members, list => {
        list.filter(one => one.given === "Ilse" && one.family === "Avondrood").forEach(one => Object.assign(one, {images: 0,
          piece: null, form: "web-page", state: "present", address: "https://avondrood.example/", featured: one.cover}));
        }));""")
    visit.follow(GALLERY)
    visit.page.wait(f"{SEEN} && {SEEN}.naturalWidth > 100")
    expect("This portfolio is on a web page." in visit.texts(".caption")[0], f"and why: {visit.texts('.caption')}")
    expect(visit.texts(".caption .external")[0] == "Open web page", "with a link")


def whose_pictures_are_in_the_bundle_has_no_initials(visit):
    visit.open("#/portfolios/cercle-photo-presque-jour-ombreuil-sur-brume")
    visit.page.wait("document.querySelector('.member-card img')")
    cards = visit.texts(".member-card .card-title")
    expect(cards == ["Blaise Contre-Vent", "Églantine Demi-Teinte", "Capucine Grand-Angle"], f"{cards}")
    expect(visit.page.evaluate("document.querySelectorAll('.member-card .picture.empty').length") == 0, "a picture on each")
    expect(visit.texts(".plain-card .card-title") == ["Octave Flou-Gras"], "who has none comes after")
    expect(visit.texts(".plain-card .monogram") == ["O\u200cF"], "with initials of words")
    visit.open("#/portfolios")
    visit.page.wait("document.querySelector('.club-card img')")
    expect("Fotokring Schemerlamp" in visit.texts(".plain-card .card-title"), "clubs without pictures come after")
    expect(visit.page.evaluate("document.querySelectorAll('.covers .empty').length") == 0, "and no card is empty")


def the_filter_of_portfolios_finds_photographers(visit):
    visit.open("#/portfolios")
    visit.page.wait("document.querySelector('.club-card')")
    visit.page.evaluate("(function (f) { f.value = 'capu'; f.dispatchEvent(new Event('input')); })"
                        "(document.querySelector('.field input'))")
    visit.page.wait("document.querySelector('.person-card')")
    expect(visit.texts(".person-card .card-title") == ["Capucine Grand-Angle"], "by name")


def the_name_of_the_hub_heads_the_pages(visit):
    visit.open()
    expect(visit.texts(".brand-name") == [visit.page.evaluate("hubpack.core.bundle.hub.title || 'Photo clubs'")], "or what it is")
    visit.open(change="if (name === 'hub') value.title = 'Lumière';")
    visit.page.wait("document.querySelector('.brand-name').textContent === 'Lumière'")


def a_picture_grows_out_of_its_link_and_returns(visit):
    club = GALLERY.rsplit("/", 1)[0].replace("images", "portfolios")
    spy = """void (function (start) { window.moves = []; document.startViewTransition = function (change) {
        var move = start(change);
        move.ready.then(function () {
          moves.push(document.getAnimations().some(one => one.effect.pseudoElement === "::view-transition-group(picture)"));
        });
        return move; }; })(document.startViewTransition.bind(document))"""
    for motion, moves in (("no-preference", ["true"]), ("reduce", [])):
        visit.page.prefer(reduced_motion=motion)
        visit.open(club)
        visit.page.wait(f"document.querySelector('a[href=\"{GALLERY}\"] img')")
        visit.page.evaluate(spy)
        visit.page.click(f'a[href="{GALLERY}"]')
        visit.page.wait(SEEN)
        visit.page.wait(f"moves.join() === {json.dumps(','.join(moves))}")
        visit.page.key("Escape")
        visit.page.wait("document.querySelector('.member-card')")
        visit.page.wait(f"moves.join() === {json.dumps(','.join(moves * 2))} && !document.querySelector('.shared')")
    visit.page.prefer(reduced_motion="no-preference")


def closing_returns_to_where_one_was(visit):
    visit.open("#/portfolios/fotogroep-morgenlicht-nevelberg")
    visit.page.wait("document.querySelector('.member-card')")
    visit.page.evaluate("document.querySelector('a[href$=ilse-van-avondrood]').focus()")
    visit.page.key("Enter")
    visit.page.wait(SEEN)
    expect(visit.page.evaluate("document.querySelector('.bar').inert && document.querySelector('.skip').inert"),
           "nothing behind the images has the focus")
    visit.page.key("Escape")
    visit.page.wait("document.activeElement.getAttribute('href') === '#/images/fotogroep-morgenlicht-nevelberg/ilse-van-avondrood'")
    expect(not visit.page.evaluate("document.querySelector('.bar').inert"), "and the frame is back")


def a_link_leads_to_the_top_and_going_back_to_where_one_was(visit):
    visit.page.size(390, 844)
    visit.open("#/pictures")
    visit.page.wait("document.querySelectorAll('.tile img').length > 3")
    visit.page.evaluate("scrollTo(0, 400)")
    visit.page.wait("scrollY === 400")
    visit.page.evaluate("document.querySelector('.tile').click()")
    visit.page.wait(SEEN)
    visit.page.key("Escape")
    visit.page.wait("location.hash === '#/pictures' && scrollY === 400"
                    " && !document.documentElement.matches(':active-view-transition')")
    visit.page.click("a[data-place=about]")
    visit.page.wait("document.querySelector('.about-sources') && scrollY === 0")
    visit.page.evaluate("scrollTo(0, 300)")
    visit.page.click("a[data-place=people]")
    visit.page.wait("document.querySelector('.person-card') && scrollY === 0")
    visit.page.click("a[data-place=about]")
    visit.page.wait("document.querySelector('.about-sources')")
    time.sleep(0.3)
    expect(visit.page.evaluate("scrollY") == 0, "a link leads to the top")
    visit.page.evaluate("history.back()")
    visit.page.wait("document.querySelector('.person-card')")
    visit.page.evaluate("history.back()")
    visit.page.wait("document.querySelector('.about-sources') && scrollY === 300")
    visit.page.click("a[data-place=about]")
    visit.page.wait("scrollY === 0")


def a_chosen_club_stands_above_the_map_on_a_phone(visit):
    visit.page.size(390, 844)
    visit.open("#/clubs/fotoclub-maneschijn-duinlo")
    visit.page.wait("document.querySelector('.panel .facts')")
    tops = visit.page.evaluate("['main h1', '.map'].map(name => document.querySelector(name).getBoundingClientRect().top)")
    expect(tops[0] < 500 < tops[1] or tops[0] < tops[1] < 844, f"its name is seen before the map: {tops}")
    visit.open("#/clubs")
    visit.page.wait("document.querySelector('.directory .line')")
    expect(visit.page.evaluate("document.querySelector('.map').getBoundingClientRect().top"
                               " < document.querySelector('.directory').getBoundingClientRect().top"), "the map before the list")


def a_long_remark_is_cut_until_it_is_asked_for(visit):
    visit.open(change="""if (/^details-/.test(name)) edit('details', value, list => list.forEach(one => {
        one.remarks = ["en", "A long story. ".repeat(200)]; }));""")
    visit.follow("#/portfolios/fotoclub-zonnevlek-waterlinge")
    visit.page.wait("document.querySelector('.read-more') && !document.querySelector('.read-more').hidden")
    low = visit.page.evaluate("document.querySelector('.remark').clientHeight")
    visit.page.click(".read-more")
    visit.page.wait(f"document.querySelector('.remark').clientHeight > {low} * 3")


def searching_tells_who_somebody_is_and_is_kept(visit):
    visit.open("#/search")
    visit.page.wait("document.querySelector('.results .chip')")
    expect(visit.texts(".results h2") == ["Suggestions"], "suggestions first")
    visit.open("#/search/avondrood")
    visit.page.wait("document.querySelector('.results .line-text').textContent")
    expect(visit.texts(".results .line-text")[0] == "Chairman of Fotogroep Morgenlicht (Nevelberg)", "role and club")
    visit.page.wait("document.querySelector('.results .line img')")
    visit.page.click(".results .line")
    visit.is_heading("Ilse van Avondrood")
    visit.open("#/search")
    visit.page.wait("document.querySelector('.results .chip')")
    expect(visit.texts(".results .chip")[0] == "avondrood", "the last search")
    visit.page.evaluate("localStorage.clear()")


def the_wall_has_every_picture(visit):
    visit.open("#/portfolios")
    visit.page.wait("document.querySelector('.ways a:last-child')")
    visit.page.click(".ways a:last-child")
    visit.is_heading("All pictures")
    count = visit.page.evaluate("hubpack.data.countOf('images')")
    expect(visit.texts(".lead") == [f"{count} images"] or "deceased" in "".join(visit.texts(".lead")), f"{visit.texts('.lead')} of {count}")
    visit.page.click(".tile")
    visit.page.wait(SEEN)
    # From one picture to the next, whoever made them.
    first = visit.texts(".attribution")
    visit.page.key("End")
    visit.page.wait(f"document.querySelector('.position').textContent.startsWith('{count} / ')")
    expect(visit.texts(".attribution") != first, "somebody else's")
    visit.page.size(844, 390)
    visit.page.key("g")
    visit.page.wait("document.querySelectorAll('.sheet .miniature').length > 1")
    tops = visit.page.evaluate("Array.from(new Set(Array.from(document.querySelectorAll('.sheet .miniature'), e => e.offsetTop)))"
                               ".concat(document.querySelector('.sheet .miniature').offsetHeight)")
    expect(all(after - before >= tops[-1] for before, after in zip(tops, tops[1:-1])), f"its rows stand apart: {tops}")
    visit.page.key("ArrowUp")
    visit.page.key("ArrowLeft")
    columns = visit.page.evaluate("(function (all) { return all.filter(e => e.offsetTop === all[0].offsetTop).length; })"
                                  "(Array.from(document.querySelectorAll('.sheet .miniature')))")
    expect(visit.page.evaluate("+document.activeElement.dataset.index") == count - 1 - columns - 1, "arrows move on it")
    visit.page.key("Escape")
    visit.page.wait("document.querySelector('.sheet').hidden")
    visit.page.key(" ")
    visit.page.wait("document.querySelector('.show-tools [title=\"Stop slideshow\"]')")
    visit.page.key("Escape")
    visit.page.wait("document.querySelector('.show-tools [title=\"Start slideshow\"]')")
    visit.page.key("Escape")
    visit.page.wait("document.querySelector('.tile')")
    visit.follow("#/preferences")
    visit.page.evaluate("document.querySelector('input[name=first][value=pictures]').click()")
    visit.open()
    visit.is_heading("All pictures")
    visit.page.evaluate("localStorage.clear()")


def letters_lead_to_names(visit):
    visit.open("#/people")
    visit.page.wait("document.querySelector('.letters button')")
    letters = visit.texts(".letters button")
    expect(letters[0] == "A" and letters == sorted(set(letters) - {"…"}) + ["…"], f"{letters}")
    visit.page.evaluate("Array.from(document.querySelectorAll('.letters button')).find(e => e.textContent === 'T').click()")
    visit.page.wait("(function (e) { var top = e.getBoundingClientRect().top; return top > 0 && top < 200; })"
                    "(Array.from(document.querySelectorAll('.card-title')).find(e => e.textContent === 'Kees Tegenlicht'))")


def paper_is_white_and_has_no_menus(visit):
    visit.open("#/people", "theme=dark")
    visit.page.wait("document.querySelector('.person-card')")
    visit.page.call("Emulation.setEmulatedMedia", media="print")
    expect(visit.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)", "white")
    expect(visit.page.evaluate("Array.from(document.querySelectorAll('.bar, .field, .letters')).every("
                               "e => getComputedStyle(e).display === 'none')"), "without menus")
    visit.page.call("Emulation.setEmulatedMedia", media="")


def a_lost_file_is_told_with_a_way_on(visit):
    visit.open(change="if (/^names-/.test(name)) return undefined;")
    visit.follow("#/people")
    visit.page.wait("document.querySelector('.notice button')")
    expect(visit.texts(".notice button") == ["Try again"], "to try again")
    expect("names-0" not in visit.texts(".notice p")[0], "and no name of a file in the sentence")


def the_slide_show_turns_in_the_time_that_was_chosen(visit):
    visit.open(GALLERY + "/5")
    visit.page.wait(SEEN)
    visit.page.evaluate("(function () { var s = document.querySelector('.interval'); s.value = '3';"
                        " s.dispatchEvent(new Event('change')); })()")
    start = time.monotonic()
    visit.page.key(" ")
    visit.page.wait("document.querySelector('.position').textContent === '6 / 6'")
    expect(time.monotonic() - start > 2.5, f"3 s, and it took {time.monotonic() - start:.1f}")
    visit.page.wait("document.querySelector('.position').textContent === '1 / 6'")
    visit.page.key(" ")
    time.sleep(3.5)
    expect(visit.texts(".position") == ["1 / 6"], "it stops")


def an_image_says_in_which_state_it_is(visit):
    visit.open(change="""if (/^images-/.test(name)) value.forEach(one => edit('images', one.images, list => {
        if (list.length < 3) return;
        list.forEach(one => Object.assign(one, {date: null, title: null, caption: null}));
        list[0].state = "stale";
        Object.assign(list[1], {largest: null, thumbnail: null, state: "failed", reason: "404 Not Found"});
        Object.assign(list[2], {largest: null, thumbnail: null, state: "left-out", reason: null}); }));""")
    visit.follow(GALLERY)
    visit.page.wait("document.querySelector('.source')")
    expect(visit.texts(".source") == ["Older version; the current one could not be fetched."], "older, and no path of a file")
    for text in ("This image could not be fetched when the bundle was made.404 Not Found.", "This image is not in this bundle."):
        visit.page.key("ArrowRight")
        visit.page.wait(f"document.querySelector('.slide:not([aria-hidden])').textContent === {json.dumps(text)}")
        expect("Ilse van Avondrood" in visit.texts(".attribution")[0], "and whose it is")


def who_has_no_images_has_a_page_that_says_so(visit):
    visit.open(EMPTY)
    visit.page.wait("location.hash === '#/people/roos-van-aalschemer' && document.querySelector('.memberships')")
    expect(not visit.page.evaluate("document.documentElement.classList.contains('dark-page')"), "no dark page without a picture")
    expect(visit.texts(".membership-card .card-note") [0] == "No portfolio", f"{visit.texts('.membership-card')}")
    visit.open(change="""if (/^members-/.test(name)) value.forEach(club => edit('members', club.members, all => {
        if (!all.some(one => one.given === "Ilse" && one.family === "Avondrood")) return;
        var list = all.filter(one => !one.statuses.includes("deceased"));
        list.slice(0, 5).forEach(one => Object.assign(one, {images: 0, piece: null, form: null, state: "present", featured: null}));
        Object.assign(list[0], {state: "failed", reason: "it is not a portfolio", address: null});
        Object.assign(list[1], {state: "failed", reason: "is missing", address: null});
        Object.assign(list[2], {state: "left-out", reason: "placeholder", address: null});
        Object.assign(list[3], {form: "web-page", address: "pages/index.html"});
        Object.assign(list[4], {state: null});
        window.names = list.map(one => [one.given, one.infix, one.family].filter(Boolean).join(" ")); }));""")
    visit.follow("#/portfolios/fotogroep-morgenlicht-nevelberg")
    visit.is_heading("Fotogroep Morgenlicht")
    notes = visit.page.evaluate("Array.from(document.querySelectorAll('.member-card, .plain-card')).sort((a, b) =>"
                                " names.indexOf(a.querySelector('.card-title').textContent)"
                                " - names.indexOf(b.querySelector('.card-title').textContent)).slice(0, 5)"
                                ".map(e => [e.querySelector('.card-note').textContent, e.getAttribute('href')])")
    expect([note for note, _ in notes] == [
        "Portfolio not available", "Portfolio not available", "Portfolio not included", "Web page", "No portfolio"],
        f"on cards: {notes}")
    links = [link for _, link in notes]
    expect(all(link.startswith("#/people/") for link in links), f"who has no images has a page: {notes}")
    for link, text in zip(links, [
            "This portfolio could not be used.It is not a portfolio.",
            "This portfolio could not be fetched when the bundle was made.Is missing.",
            "The link to this portfolio is only a placeholder.", "This portfolio is a web page that cannot be opened from here."]):
        visit.follow(link)
        visit.page.wait("Array.from(document.querySelectorAll('.without'), e => e.textContent)"
                        f".some(text => text.startsWith({json.dumps(text)}))")


# Elements whose text is cut: what is inside is larger than they are, or ends in an ellipsis.
CUT = """Array.from(document.querySelectorAll('main *')).filter(e => {
    const style = getComputedStyle(e);
    if (!e.clientHeight || e.closest('.is-cut, svg, .map, select, .unseen, .table') || style.overflow === 'visible') return false;
    if (!e.textContent.trim() || e.matches('.picture, .picture *')) return false;
    return e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1;
}).map(e => e.className + ': ' + e.textContent.slice(0, 60))"""


def nothing_that_is_written_is_cut(visit):
    long = ("if (/^names-/.test(name)) edit('names', value, list => list.slice(0, 9).forEach((one, at) => { one.given = ["
            "'Wilhelmina-Alexandrina', 'Donaudampfschifffahrtsgesellschaftskapitänin', 'عبد الرحمن بن محمد'][at % 3]; }));"
            " if (/^members-/.test(name)) value.forEach(club => edit('members', club.members, list => list.forEach(one => {"
            " one.family = 'Hottentottententententoonstellingsmakers'; })));")
    for width, height in ((390, 844), (1280, 800), (3840, 2160)):
        visit.page.size(width, height, 1, width < 900)
        for language in ("nl", "de", "pl"):
            for link in ("#/portfolios", "#/portfolios/fotogroep-morgenlicht-nevelberg", "#/people", "#/clubs", "#/exhibitions",
                         "#/keywords", "#/search/foto", "#/clubs/fotoclub-zonnevlek-waterlinge", "#/people/ilse-van-avondrood"):
                visit.open(link, "language=" + language, long)
                time.sleep(0.3)
                cut = visit.page.evaluate(CUT)
                expect(not cut, f"{width} {language} {link}: {cut[:3]}")


# Clubs enough for a list in parts, some of them with much to say of them.
MANY = """if (name === "hub") value.pieces.organizations = 1;
    if (/^organizations-/.test(name)) edit('organizations', value, list => {
      for (var at = list.length; at < 900; at++) list.push(Object.assign({}, list[at % 20], {
        name: "Fotoclub " + at + (at % 7 ? "" : " van alle windstreken, wolkenluchten en weerspiegelingen".repeat(2)), townNames: null}));
    });"""


def a_long_list_has_only_what_is_near_and_returns_to_its_place(visit):
    for width, height in ((390, 844), (1280, 800)):
        visit.page.size(width, height)
        visit.open("#/clubs", "", MANY)
        visit.page.wait("document.querySelectorAll('.directory .line').length > 20")
        first = visit.page.evaluate("document.querySelectorAll('.directory .line').length")
        expect(first < 300, f"not all 900 at once: {first}")
        visit.page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
        visit.page.wait("Array.from(document.querySelectorAll('.directory .cell')).some(e => e.ariaPosInSet > 300)")
        time.sleep(0.4)
        expect(visit.page.evaluate("document.querySelectorAll('.directory .line').length") < 400, "what is far is let go")
        heights = visit.page.evaluate("Array.from(new Set(Array.from(document.querySelectorAll('.directory .cell'), e => e.offsetHeight)))")
        expect(len(heights) > 1, f"rows are as high as what is in them: {heights}")
        seen = ("Array.from(document.querySelectorAll('.directory .cell')).filter(e => { var box = e.getBoundingClientRect();"
                " return box.top >= 60 && box.bottom <= innerHeight; }).map(e => Number(e.ariaPosInSet))")
        before = visit.page.evaluate(seen)
        visit.follow("#/about")
        visit.is_heading("About")
        visit.page.evaluate("history.back()")
        visit.is_heading("Clubs & Museums")
        time.sleep(0.4)
        after = visit.page.evaluate(seen)
        expect(before[1] in after, f"{width}: where one was: {before} and {after}")


def a_way_back_leads_to_where_one_was_with_the_filter_as_it_was(visit):
    for start, text, link, label in (
            ("#/portfolios", "morgen", ".club-card", "Portfolios"), ("#/people", "avond", ".person-card", "Who’s Who"),
            ("#/clubs", "zonnevlek", ".directory .line", "Clubs & Museums")):
        visit.open(start)
        visit.page.wait("document.querySelector('.field input')")
        visit.page.evaluate("document.querySelector('.field input').focus()")
        visit.page.type(text)
        time.sleep(0.3)
        found = visit.texts(link)
        visit.page.evaluate(f"document.querySelector({json.dumps(link)}).click()")
        visit.page.wait("document.querySelector('.way a') && !document.querySelector('.way').hidden")
        expect(visit.texts(".way a") == [label], f"{visit.texts('.way a')}")
        visit.page.click(".way a")
        visit.page.wait(f"location.hash === {json.dumps(start)} && document.querySelector('.field input').value === {json.dumps(text)}")
        visit.page.wait(f"Array.from(document.querySelectorAll({json.dumps(link)}), e => e.textContent).length === {len(found)}")
        visit.page.wait(f"document.activeElement.matches({json.dumps(link)})", 5)
    below = ["#/portfolios/fotogroep-morgenlicht-nevelberg", "#/clubs/fotoclub-zonnevlek-waterlinge", "#/people/ilse-van-avondrood",
             "#/keywords/landscape", "#/pictures/landscape", "#/statistics", "#/statistics/fotoclub-zonnevlek-waterlinge", "#/help",
             "#/exhibitions/tegen-de-zon-in-2026", "#/people/nobody"]
    for link in below:
        visit.open(link)
        visit.page.wait("document.querySelector('.way a')")
        expect(not visit.page.evaluate("document.querySelector('.way').hidden"), f"{link} has a way back")
        visit.page.click(".way a")
        visit.page.wait(f"location.hash !== {json.dumps(link)} && document.querySelector('main h1')")
        time.sleep(0.3)
        expect("not found" not in visit.texts("main h1")[0], f"{link} leads somewhere")


def a_club_is_the_heading_of_its_page(visit):
    visit.open("#/clubs/fotoclub-zonnevlek-waterlinge")
    visit.page.wait("document.querySelector('.panel .facts')")
    expect(visit.texts("main h1") == ["Fotoclub Zonnevlek"], f"{visit.texts('main h1')}")
    visit.page.click("[data-place=clubs]")
    visit.is_heading("Clubs & Museums")


def no_tile_is_dead(visit):
    visit.page.size(3840, 2160)
    visit.open("#/exhibitions")
    visit.page.wait("document.querySelector('.exhibition-card')")
    expect(not visit.page.evaluate("document.querySelector('.exhibition-card .empty')"), "a poster that is not there")
    expect(visit.page.evaluate("Array.from(document.querySelectorAll('.leaf'), e => e.textContent).every(text => text.length > 1)"),
           "a leaf of the calendar instead")
    visit.open("#/people/ilse-van-avondrood")
    visit.page.wait("(document.querySelector('.person-picture img') || {}).naturalWidth > 0")
    expect(visit.page.evaluate("(function (box, image) { return box.width <= image.naturalWidth + 1; })"
                               "(document.querySelector('.person-picture').getBoundingClientRect(), document.querySelector('.person-picture img'))"),
           "a portrait has a frame of its own size")
    visit.open("#/people/fleur-fluister")
    visit.page.wait("document.querySelector('.memberships')")
    expect(not visit.page.evaluate("document.querySelector('.person-picture.empty')"), "no initials of a quarter of the screen")


def portfolios_go_from_present_to_past(visit):
    change = ("if (/^images-/.test(name)) value.forEach(one => edit('images', one.images, list => list.forEach((image, at) => {"
              " image.caption = null; image.date = null; image.title = ['2019', 'Undated', '2024', null, '2021', 'Last'][at] || null;"
              " if (at === 3) image.date = '2022-05-01'; })));")
    for query, expected in (("", ["2024", "Undated", None, "2021", "2019", "Last"]), ("gallery", ["2019", "Undated", "2024", None, "2021", "Last"])):
        visit.open("#/preferences", "", change)
        if query:
            visit.page.click("input[name=portfolioOrder][value=gallery]")
        visit.follow(GALLERY)
        visit.page.wait("document.querySelector('.position')")
        expect(visit.texts(".position") == ["1 / 6"], "it opens at the first")
        titles = []
        for _ in range(6):
            titles.append((visit.texts(".caption-title") or [None])[0])
            visit.page.key("ArrowRight")
            time.sleep(0.1)
        expect(titles == expected, f"{query or 'present'}: {titles}")
    visit.page.evaluate("localStorage.clear()")


def searching_knows_what_people_mean(visit):
    found = "Array.from(document.querySelectorAll('.results .line-title'), e => e.textContent)"
    for language, text, wanted in (
            ("nl", "secretaris zonnevlek", "Pip Kwadraat"), ("nl", "voorzitter", "Ilse van Avondrood"),
            ("de", "schatzmeister", "Jürgen Blendensprung"), ("nl", "expositie", "Tegen de zon in"),
            ("nl", "tentoonstelling waterlinge", "Tegen de zon in"), ("nl", "Wie is de secretaris van Zonnevlek?", "Pip Kwadraat"),
            ("nl", "landschappen", "Landschap"), ("nl", "secretaris zonnenvlek", "Pip Kwadraat"), ("nl", "nachtegal", "Bas Nachtegaal"),
            ("en", "Zonevlek", "Fotoclub Zonnevlek"), ("en", "avondrodo", "Ilse van Avondrood")):
        visit.open("#/search/" + text.replace(" ", "%20"), "language=" + language)
        visit.page.wait(f"{found}.includes({json.dumps(wanted)})", 20)
    expect("but for “avondrood”" in visit.texts(".count")[0], f"and says how it is spelt: {visit.texts('.count')}")
    visit.open("#/search/nachtfaltr")
    visit.page.wait("document.querySelector('.results .line')")
    expect(visit.texts(".line-title")[0] == "Jan Nachtfalter", "the nearest spelling before a longer word")
    visit.open("#/search/former")
    visit.page.wait("document.querySelector('.results .line-text').textContent")
    expect(all("former" in text.lower() for text in visit.texts(".results section:first-child .line-text")), "former members")
    names = ("if (/^names-/.test(name)) edit('names', value, list => { [['Bo', 'Marjanski'], ['Jana', 'Ko'], ['Ot', 'Jan'], ['Jan', 'Ek']]"
             ".forEach((name, at) => { Object.assign(list[at], {given: name[0], infix: '', family: name[1], isFormer: 0, isDeceased: 0}); }); });")
    visit.open("#/search/jan", "language=en", names)
    visit.page.wait(f"{found}.length > 3")
    people = [name for name in visit.page.evaluate(found) if name in ("Bo Marjanski", "Jana Ko", "Ot Jan", "Jan Ek")]
    expect(people == ["Jan Ek", "Ot Jan", "Jana Ko", "Bo Marjanski"], f"whole words first, given names before family names: {people}")


def a_keyword_shows_pictures_and_leads_to_all_of_them(visit):
    visit.open("#/keywords/landscape")
    visit.page.wait("document.querySelector('.keyword-pictures .tile')")
    expect(visit.page.evaluate("document.querySelector('.keyword-pictures').getBoundingClientRect().top"
                               " < document.querySelector('.person-card').getBoundingClientRect().top"), "pictures before people")
    visit.page.click(".keyword-pictures .links a")
    visit.is_heading("Pictures by photographers with the keyword Landscape")
    visit.page.wait("document.querySelector('.tile img')")
    expect(visit.page.evaluate("location.hash") == "#/pictures/landscape", "a link of its own")
    visit.page.click(".tile")
    visit.page.wait(SEEN)
    expect(visit.page.evaluate("location.hash") == "#/pictures/landscape/1", "and so has each")


def what_a_finger_has_to_find_is_large_enough(visit):
    visit.page.size(390, 844, 2, True)
    for link in ("#/portfolios", "#/clubs", "#/people", "#/people/ilse-van-avondrood", "#/clubs/fotoclub-zonnevlek-waterlinge",
                 "#/preferences", "#/keywords/landscape", "#/exhibitions/tegen-de-zon-in-2026", "#/statistics", "#/about", "#/search"):
        visit.open(link, "language=nl")
        time.sleep(0.3)
        small = visit.page.evaluate("""Array.from(document.querySelectorAll('button, select, main a, .bar a, summary, .choice')).filter(e => {
            const box = e.getBoundingClientRect();
            return box.width && !e.closest('svg, .table, .map-note') && (box.height < 43.5 || box.width < 40) && !e.matches('.skip');
          }).map(e => e.className + ' ' + e.textContent.slice(0, 30) + ' ' + Math.round(e.getBoundingClientRect().height))""")
        expect(not small, f"{link}: {small[:4]}")
        tiny = visit.page.evaluate("""Array.from(document.querySelectorAll('body *')).filter(e => e.childNodes.length && e.offsetWidth
            && Array.from(e.childNodes).some(n => n.nodeType === 3 && n.textContent.trim())
            && parseFloat(getComputedStyle(e).fontSize) < 11).map(e => e.textContent.slice(0, 30))""")
        expect(not tiny, f"{link}: labels of at least 11 pixels: {tiny[:4]}")


def without_scripts_there_are_the_names_of_the_clubs(visit):
    visit.page.call("Emulation.setScriptExecutionDisabled", value=True)
    visit.page.go("about:blank")
    visit.page.go(visit.start)
    time.sleep(0.5)
    text = visit.page.call("Accessibility.getFullAXTree")
    names = [node["name"]["value"] for node in text["nodes"] if node.get("name", {}).get("value")]
    visit.page.call("Emulation.setScriptExecutionDisabled", value=False)
    expect(any("catalog.sqlite" in name for name in names), "how to see the rest")
    expect(any(name == "Fotoclub Zonnevlek (Waterlinge)" for name in names), f"{names[:20]}")


def a_page_can_be_shared(visit):
    if not visit.start.startswith("http"):
        return visit.open("#/people/ilse-van-avondrood") or expect(
            not visit.page.evaluate("document.querySelector('.share')"), "a folder has no addresses for others")
    visit.open("#/people/ilse-van-avondrood")
    visit.page.wait("document.querySelector('.share .button')")
    visit.page.evaluate("void (navigator.share = undefined, window.copied = [],"
                        " Object.defineProperty(navigator, 'clipboard', {value: {writeText: async text => { copied.push(text); }}}))")
    visit.page.click(".share .button")
    visit.page.wait("document.querySelector('.share .note').textContent === 'Link copied.'")
    expect(visit.page.evaluate("copied[0] === location.href"), "the address of the page")


def nothing_moves_once_it_is_seen(visit):
    visit.page.size(390, 844, 2, True)
    for link in ("#/portfolios", "#/clubs", "#/clubs/fotoclub-zonnevlek-waterlinge", "#/people", "#/people/ilse-van-avondrood",
                 "#/keywords/landscape", "#/exhibitions", "#/search/foto"):
        visit.open(link)
        time.sleep(1)
        shift = visit.page.evaluate("new Promise(done => { let sum = 0; new PerformanceObserver(list => { list.getEntries().forEach(one => {"
                                    " if (!one.hadRecentInput) sum += one.value; }); }).observe({type: 'layout-shift', buffered: true});"
                                    " setTimeout(() => done(sum), 100); })")
        expect(shift < 0.05, f"{link}: {shift}")


def searching_finds_parts_of_names(visit):
    expected = {"jan": "Ariejan van der Straal", "ber": "Haus der langen Schatten", "SORINE": "Sørine Ærligsen",
                "thokkason": "Ólafur Þokkason", "den akker": "Teun van den Akkerglans", "korreltje": "Fotokring ’t Korreltje",
                "'t korrel": "Fotokring ’t Korreltje", "zwart": "Black & White", "月あ": "月あかり写真会", "the keeper": "The keeper", "fjolu": "Fjólublátt"}
    visit.open("#/search")
    visit.page.wait("document.activeElement && document.activeElement.type === 'search'")
    for text, found in expected.items():
        visit.page.evaluate("void (document.activeElement.value = '')")
        visit.page.type(text)
        visit.page.wait(f"Array.from(document.querySelectorAll('.line-title'), e => e.textContent).includes({json.dumps(found)})")
    visit.page.type("qqq")
    visit.page.wait("document.querySelector('.count').textContent === 'Nothing found.'")
    for several, found in {"akkerglans teun": "Teun van den Akkerglans", "zonnevlek netherlands": "Fotoclub Zonnevlek"}.items():
        visit.open("#/search/" + several.replace(" ", "%20"))
        visit.page.wait(f"Array.from(document.querySelectorAll('.line-title'), e => e.textContent).includes({json.dumps(found)})")
    # Words of different kinds: a name and a town, a name and a keyword, a keyword and a country.
    for several, found in {"zonneschijn nevelberg": "Jan Zonneschijn", "landscape jan": "Jan Zonneschijn",
                           "landscape netherlands": "Jan Zonneschijn", "museum japan": "逆光美術館"}.items():
        visit.open("#/search/" + several.replace(" ", "%20"))
        visit.page.wait(f"Array.from(document.querySelectorAll('.line-title'), e => e.textContent).includes({json.dumps(found)})")
    visit.open("#/search/morgenlicht%20nevelberg")
    visit.page.wait("document.querySelector('.results .line')")
    expect("Jan Zonneschijn" not in visit.texts(".line-title"), "a club alone does not bring all its members")
    visit.open("#/search/landscape%20qqq")
    visit.page.wait("document.querySelector('.count').textContent === 'Nothing found with all of these words. Try a single one.'")
    expect("Landscape" in visit.texts(".results .chip"), "and what could be looked for instead")


def searching_shows_the_rest_when_asked(visit):
    visit.open("#/search/e")
    visit.page.wait("document.querySelector('.more')")
    shown = visit.page.evaluate("document.querySelector('.more').parentNode.querySelectorAll('li').length")
    all_of_them = int(visit.texts("section:has(.more) .badge")[0])
    expect(visit.texts(".more")[0] == f"Show {all_of_them - shown} more", f"{visit.texts('.more')}")
    visit.page.click(".more")
    visit.page.wait("document.activeElement.matches('li a')")
    lines = "Array.from(document.activeElement.closest('section').querySelectorAll('li a'))"
    expect(visit.page.evaluate(f"{lines}.indexOf(document.activeElement)") == shown, "the focus is on the first of the rest")
    expect(visit.page.evaluate(f"{lines}.length") == all_of_them, "all are there")
    visit.open("#/search/landscape")
    visit.page.wait("document.querySelector('.line')")
    expect("Landscape" in visit.texts(".line-title") and "Landscape" not in visit.texts(".line-text"), "a keyword once")


def words_say_who_somebody_is(visit):
    cases = [  # roles, statuses, English, Dutch
        (["chairman", "secretary"], ["former", "deceased"], "Former chairman and secretary (deceased)", "Oud-voorzitter en oud-secretaris (overleden)"),
        ([], ["former", "deceased"], "Deceased member", "Overleden lid"),
        ([], ["former", "deceased", "honorary"], "Deceased honorary member", "Overleden erelid"),
        ([], ["former"], "Former member", "Oud-lid"), (["admin"], [], "Administrator", "Beheerder"),
        (["other"], [], "Holds another role", "Andere functie"),
        (["other"], ["former"], "Formerly in another role", "Voorheen andere functie"),
        (["secretary", "other"], ["former"], "Former secretary and another role", "Oud-secretaris en een andere functie"),
    ]
    shown = {"current": 8, "former": 2, "deceased": 1}
    visit.open()
    for at, language in ((2, "en"), (3, "nl")):
        visit.page.evaluate("hubpack.settings.setPreference('deceased', true)")
        choose_language(visit, language)
        for case in cases:
            member = json.dumps({"roles": case[0], "statuses": case[1]})
            found = visit.page.evaluate(f"hubpack.settings.membershipText({member})")
            expect(found == case[at], f"{found}, not {case[at]}")
        other = visit.page.evaluate("hubpack.settings.membershipText({roles: ['other'], statuses: []}, 'X')")
        expect(other == ("Another role at X" if language == "en" else "Andere functie bij X"), other)
        for counts, en, nl in [(shown, "8 members, 2 former, 1 deceased", "8 leden, 2 oud-leden, 1 overleden"),
                               (dict(shown, current=0, former=5, deceased=0), "5 former members", "5 oud-leden"),
                               (dict(shown, current=0, former=0), "1 deceased member", "1 overleden lid")]:
            found = visit.page.evaluate(f"hubpack.data.memberText({json.dumps(counts)})")
            expect(found == {"en": en, "nl": nl}[language], found)
        ranges = visit.page.evaluate("[['2026-11-21', '2026-12-06'], ['2027-02-06', '2027-02-28'], ['2026-12-05', '2027-01-17']]"
                                     ".map(r => hubpack.settings.dateRange(r[0], r[1]).replace(/\u00a0/g, ' '))")
        english = ["21 November – 6 December 2026", "6–28 February 2027", "5 December 2026 – 17 January 2027"]
        expect(ranges == english or language == "nl" and ranges == [
            "21 november – 6 december 2026", "6–28 februari 2027", "5 december 2026 – 17 januari 2027"], f"{ranges}")
    visit.page.evaluate("localStorage.clear()")


def a_card_of_a_membership_tells_everything(visit):
    for width in (390, 768, 1280):
        visit.page.size(width, 800)
        visit.open("#/people/fleur-fluister")
        visit.page.wait("document.querySelector('.membership-card')")
        expect(visit.texts(".membership-card .person-main span") == [
            "Fotogroep Morgenlicht", "Nevelberg, Netherlands", "Former member", "No portfolio",
            "Member from 1 September 2014 to 31 December 2025", "Fotobond number 73.01.025"], f"{visit.texts('.membership-card span')}")
        cut = visit.page.evaluate("Array.from(document.querySelectorAll('.membership-card, .membership-card span')).filter("
                                  "e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1).length")
        expect(cut == 0, f"nothing is cut at {width}")
    expect(visit.texts(".person h2")[-1] == "Clubs", "under its heading")
    visit.open("#/people")
    visit.page.wait("Array.from(document.querySelectorAll('.person-card .card-text')).some(e => e.textContent.endsWith(' and 1 more club'))")


def other_scripts_keep_their_order(visit):
    town, name = "القاهرة", "نادي التصوير الفوتوغرافي في مدينة القاهرة الكبرى وضواحيها"
    visit.page.size(390, 844)
    visit.open("", "language=nl", "if (/^organizations-/.test(name)) edit('organizations', value, list =>"
               f" Object.assign(list[0], {{name: {json.dumps(name)}, town: {json.dumps(town)}, townNames: null, country: 'EG'}}));")
    visit.follow("#/clubs")
    visit.page.wait("document.querySelector('.directory .line')")
    line = f"Array.from(document.querySelectorAll('.line')).find(e => e.textContent.includes({json.dumps(town)}))"
    expect(visit.page.evaluate(f"{line}.querySelector('.line-text').textContent") == town + ", Egypte", "town and country")
    expect(visit.page.evaluate("(function (line) { var b = line.querySelector('.line-text bdi bdi').getBoundingClientRect();"
                               " return b.right < line.querySelector('.line-text > bdi').getBoundingClientRect().right; })"
                               f"({line})"), "the country comes after the town")
    expect(visit.page.evaluate(f"getComputedStyle({line}.querySelector('.line-title')).direction") == "rtl", "cut at its end")


def towns_are_in_the_language_of_the_pages(visit):
    link = "#/clubs/haus-der-langen-schatten-berlin"
    for language, town in (("en", "Berlin, Germany"), ("nl", "Berlijn, Duitsland"), ("es", "Berlín, Alemania")):
        visit.open(link, f"language={language}")
        visit.page.wait("document.querySelector('main h1, main h2')")
        visit.page.wait(f"document.querySelector('main').textContent.includes({json.dumps(town)})")
        expect(f"({town.split(',')[0]})" in visit.page.evaluate("document.title"), f"in {language}")
    visit.open("#/about")
    visit.page.wait("document.querySelector('.about-sources')")
    expect(any("GeoNames (CC BY 4.0)" in text for text in visit.texts(".note")), "their origin")
    visit.open("#/search/berlijn", "language=en")
    visit.page.wait("document.querySelector('main').textContent.includes('Haus der langen Schatten')")


def about_agrees_with_itself(visit):
    visit.open("#/about")
    visit.page.wait("document.querySelector('.about-sources')")
    expect(visit.texts(".about-sources th")[:2] == ["Item", "Files"], "it counts files")
    kinds = visit.texts(".about-sources .table:first-of-type td:first-child")
    expect(len(kinds) == len(set(kinds)), f"each kind of file once: {kinds}")
    expect(not visit.page.evaluate("Array.from(document.querySelectorAll('.table'), e => e.scrollHeight > e.clientHeight + 1"
                                   " && e.querySelectorAll('tr').length < 12).includes(true)"), "no short table is cut")
    expect(visit.texts(".good") == ["Nothing failed."] and not visit.texts(".about-missing td"), "nothing failed")
    expect(visit.texts(".about-bundle h2") == ["This bundle"] and "Root file" in visit.texts(".about-bundle dt"), "its facts")
    expect("0" not in visit.texts(".figures dd") and "Standard keywords" in visit.texts(".figures dt"), "counts")
    cells = visit.texts(".about td")
    expect(not [text for text in cells if text[:1].islower() and "/" not in text], f"{cells}")
    visit.open("#/about", change="if (name === 'hub') value.missing = [['portfolio', 'clubs/lost.level3.json', 'failed', 'HTTP 404']];")
    visit.page.wait("document.querySelector('.about-missing td')")
    expect(visit.texts(".about-missing td") == ["Portfolio, failed", "clubs/lost.level3.json", "HTTP 404"] and not visit.texts(".good"),
           "what failed")


def the_officers_of_a_club_stand_on_its_page(visit):
    visit.open("#/clubs/cercle-photo-presque-jour-ombreuil-sur-brume")
    visit.page.wait("document.querySelector('.officer')")
    expect(visit.texts("dt.officer") == ["Chairman", "Treasurer"], f"the highest first: {visit.texts('dt.officer')}")
    visit.page.click(".officer a")
    visit.is_heading("Églantine Demi-Teinte")
    visit.open("#/clubs/逆光美術館-kirigahama")
    visit.page.wait("document.querySelector('.organization')")
    expect(not visit.texts(".officer"), "none where there are none")


def portfolios_from_web_pages_say_so(visit):
    visit.open("#/about")
    visit.page.wait("document.querySelector('.pages-read tbody')")
    expect(visit.texts(".pages-read p") == ["The pictures of 3 portfolios come from web pages."], f"{visit.texts('.pages-read p')}")
    rows = visit.page.evaluate("Array.from(document.querySelectorAll('.pages-read tbody tr'), row => [row.cells[0].textContent,"
                               " row.cells[0].querySelector('a').hash, row.cells[2].textContent])")
    unwanted = [row for row in rows if "asks not to be copied" in row[2]]
    expect([row[0] for row in rows] == ["Églantine Demi-Teinte", "Blaise Contre-Vent", "Capucine Grand-Angle", "Octave Flou-Gras"]
           and [row[0] for row in unwanted] == ["Octave Flou-Gras"], f"{rows}")
    for row in rows:
        visit.follow(row[1])
        if row in unwanted:
            visit.page.wait("document.querySelector('.without p').textContent"
                            " === 'This portfolio is not in this bundle because its site asks not to be copied.'")
        else:
            visit.page.wait("/From a web page/.test((document.querySelector('.caption .source') || {}).textContent)")
    visit.follow(GALLERY)
    visit.page.wait("document.querySelector('.caption .attribution')")
    expect("web page" not in " ".join(visit.texts(".caption")), "others do not")


# The drawings of statistics as numbers: years with members, who joined and who left, and bars in shares of the longest one.
DRAWN = r"""(function () {
  var members = {}, flows = {joined: {}, left: {}}, bars = {};
  var rows = Array.from(document.querySelectorAll('.chart-members tbody tr'));
  var first = rows.length ? +rows[0].cells[0].textContent : 0;
  var area = document.querySelector('.area');
  if (area) {
    var top = area.viewBox.baseVal.height;
    var parts = area.querySelector('.members-line').getAttribute('d').match(/[HV][\d.]+/g);
    for (var at = 0; at + 1 < parts.length; at += 2) members[first + +parts[at].slice(1)] = top - parts[at + 1].slice(1);
  }
  document.querySelectorAll('.flows rect').forEach(function (e) {
    flows[e.getAttribute('class')][e.getAttribute('data-year')] = +e.getAttribute('height');
  });
  ['clubs', 'museums', 'keywords'].forEach(function (name) {
    bars[name] = Array.from(document.querySelectorAll('.chart-' + name + ' .bar-row'), function (row) {
      return [row.querySelector('.bar-label').textContent, +row.querySelector('.bar-value').textContent,
        Array.from(row.querySelectorAll('rect'), function (e) { return [e.getAttribute('class'), parseFloat(e.getAttribute('width'))]; })];
    });
  });
  return [members, flows, bars];
})()"""


def cells(visit, name):
    """Returns the rows of the table of a figure."""
    return visit.page.evaluate(f"Array.from(document.querySelectorAll('.chart-{name} tbody tr'), r => Array.from(r.cells, c => c.textContent))")


def years_agree(visit, where):
    """Compares table and drawing of members by year with the catalog, asked for each year by itself."""
    catalog = sqlite3.connect(f"file:{visit.folder}/catalog.sqlite?mode=ro", uri=True)
    now = int(json.loads(visit.folder.joinpath("manifest.json").read_text("utf-8"))["created"][:4])
    rows = [(start and int(start[:4]), end and int(end[:4]), former) for start, end, former in catalog.execute(
        "SELECT start_date, end_date, m.is_former FROM memberships m JOIN organizations o ON o.id = organization_id"
        f" WHERE {where}")]
    ends = [end for _, end, former in rows if former and end]
    years = sorted({start for start, _, _ in rows if start} | set(ends) | {now})

    def members(year):
        return sum(1 for start, end, former in rows if start and start <= year and (not former or (end or 0) > year))
    expected = [[year, members(year), sum(1 for row in rows if row[0] == year), ends.count(year)] for year in years]
    found = [[int(cell) for cell in row] for row in cells(visit, "members")]
    expect(found == expected, f"the table: {found}, not {expected}")
    drawn, flows, _ = visit.page.evaluate(DRAWN)
    expect(drawn == {str(row[0]): row[1] for row in expected}, f"the area: {drawn}")
    expect(flows == {"joined": {str(row[0]): row[2] for row in expected if row[2]},
                     "left": {str(row[0]): row[3] for row in expected if row[3]}}, f"the bars: {flows}")
    unknown = sum(1 for start, end, former in rows if start and former and not end)
    expect(("without a known end" in "".join(visit.texts(".chart-members > .note"))) == (unknown > 0), f"{unknown} without an end")
    return expected


def statistics_agree_with_the_catalog(visit):
    visit.open("#/statistics")
    visit.page.wait("document.querySelector('.chart-keywords')")
    expected = years_agree(visit, "1")
    expect(visit.texts(".chart-members > p")[0] == f"{expected[-1][1]} members in {expected[-1][0]}", "in words")
    expect("Not counted as members in any year: 3 former members without a known end." in visit.texts(".chart-members .note"), "who is not drawn")
    catalog = sqlite3.connect(f"file:{visit.folder}/catalog.sqlite?mode=ro", uri=True)
    bars = visit.page.evaluate(DRAWN)[2]
    tables = {name: [[row[0]] + [int(cell) for cell in row[1:]] for row in cells(visit, name)] for name in bars}
    for name, kind in (("clubs", "club"), ("museums", "museum")):
        levels = catalog.execute("SELECT sum(level = 1), sum(level = 2), sum(level = 3), count(*) FROM organizations WHERE kind = ?"
                                 " GROUP BY country", (kind,)).fetchall()
        rows = [list(row) if kind == "club" else [row[3]] for row in levels]
        expect(sorted(row[1:] for row in tables[name]) == sorted(rows), f"{name}: {tables[name]}")
        longest = max(row[-1] for row in rows)
        for row, (label, total, parts) in zip(tables[name], bars[name]):
            values = [(f"level-{at + 1}", value) for at, value in enumerate(row[1:4])] if kind == "club" else [("level-3", row[1])]
            expect(label == row[0] and total == row[-1], f"{label}: {total}")
            expect([[part[0], round(part[1] * longest / 100, 6)] for part in parts] == [list(one) for one in values if one[1]],
                   f"{label} is drawn as {parts}")
    expect(tables["clubs"][0] == ["Netherlands", 2, 1, 2, 5] and tables["museums"][-1][0] == "Unknown country", "the largest first")
    people = catalog.execute("SELECT coalesce((SELECT name FROM keyword_names WHERE keyword_id = k.id AND language = 'en'), id_string),"
                             " count(DISTINCT photographer_id) FROM keywords k JOIN photographer_keywords ON keyword_id = k.id"
                             " GROUP BY k.id ORDER BY 2 DESC, key").fetchall()
    expect([tuple(row) for row in tables["keywords"]] == people, f"{tables['keywords']}")
    expect([(row[0], row[1], row[2][0][1]) for row in bars["keywords"]]
           == [(name, count, 100 * count / people[0][1]) for name, count in people], f"{bars['keywords']}")
    visit.page.click(".chart-keywords .bar-row[href$='landscape']")
    visit.is_heading("Landscape")


def statistics_tell_of_a_chosen_club(visit):
    visit.open("#/clubs")
    visit.page.click(".heading a.quiet")
    visit.is_heading("Statistics")
    visit.page.evaluate("(function (s) { s.focus(); s.value = '#/statistics/fotoclub-zonnevlek-waterlinge';"
                        " s.dispatchEvent(new Event('change')); })(document.querySelector('.chooser select'))")
    visit.is_heading("Statistics: Fotoclub Zonnevlek (Waterlinge)")
    years_agree(visit, "full_name = 'Fotoclub Zonnevlek'")
    expect(visit.texts(".chart h2") == ["Members over the years"], "of its members")
    visit.page.wait("document.activeElement.matches('.chooser select') && document.activeElement.value.endsWith('waterlinge')")
    visit.page.click(".heading a.quiet")
    visit.is_heading("Fotoclub Zonnevlek")
    visit.page.click(".heading a.quiet")
    visit.is_heading("Statistics: Fotoclub Zonnevlek (Waterlinge)")
    visit.follow("#/statistics/fotoclub-zonnevlek-oost-waterlinge")
    visit.is_heading("Statistics: Fotoclub Zonnevlek Oost (Waterlinge)")
    expect(visit.texts(".chart p") == ["No members listed."], "a club without members")
    visit.follow("#/statistics/nowhere")
    visit.is_heading("Page not found")
    visit.open("#/about", "language=nl&club=" + CLUB.replace(" ", "%20"))
    visit.page.click(".heading a.quiet")
    visit.is_heading("Statistieken")
    expect(visit.texts(".chart h2") == ["Leden door de jaren heen"] and not visit.texts(".chooser"), "a single club")
    expect(visit.texts(".chart th")[:4] == ["Jaar", "Leden", "Nieuw", "Vertrokken"] and visit.texts("summary") == ["Als tabel"],
           "in Dutch")
    visit.follow("#/statistics/fotoclub-zonnevlek-waterlinge")
    visit.is_heading("Pagina niet gevonden")


def empty_lists_say_what_is_missing(visit):
    visit.open("", "language=nl", "if (/^(organizations|names|exhibitions)-/.test(name)) return [];"
               " if (name === 'hub') Object.assign(value, {keywords: [], counts: []});")
    for link, text in [("clubs", "Geen clubs in deze bundel."), ("portfolios", "Geen clubs in deze bundel."),
                       ("people", "Geen fotografen in deze bundel."), ("exhibitions", "Geen tentoonstellingen in deze bundel."),
                       ("keywords", "Geen trefwoorden in deze bundel.")]:
        visit.follow("#/" + link)
        visit.page.wait(f"document.querySelector('.notice') && document.querySelector('.notice').textContent === {json.dumps(text)}")
    visit.follow("#/portfolios")
    expect(visit.texts(".lead") == ["Kies een club en dan een lid."], "without pictures")
    visit.follow("#/about")
    visit.page.wait("document.querySelector('.about-missing')")
    expect("pixels" not in visit.texts(".about-missing")[0], "no size of pictures that are not there")


def folding_is_that_of_the_catalog(visit):
    catalog = sqlite3.connect(f"file:{visit.folder}/catalog.sqlite?mode=ro", uri=True)
    rows = catalog.execute("SELECT given_name || ' ' || CASE infix_name WHEN '' THEN '' ELSE infix_name || ' ' END"
                           " || family_name, folded_name FROM photographers"
                           " UNION SELECT full_name, folded_name FROM organizations"
                           " UNION SELECT town, folded_town FROM organizations").fetchall()
    visit.open()
    folded = visit.page.evaluate(f"{json.dumps([row[0] for row in rows])}.map(hubpack.core.fold)")
    expect(folded == [row[1] for row in rows], "names fold alike")


def the_language_changes_pages_and_data_and_is_kept(visit):
    visit.open("#/preferences")
    visit.page.evaluate("(function () { var s = document.querySelector('select'); s.value = 'nl';"
                        " s.dispatchEvent(new Event('change')); })()")
    visit.is_heading("Voorkeuren")
    visit.follow("#/keywords")
    visit.is_heading("Trefwoorden")
    expect("Zwart-wit" in visit.texts(".keyword-card .card-title"), "keywords are Dutch")
    visit.follow("#/preferences")
    visit.is_heading("Voorkeuren")
    expect("Íslenska" in visit.texts("option") and "Nederlands" in visit.texts("option"), f"{visit.texts('option')}")
    visit.open("#/people")
    visit.is_heading("Wie is wie")
    expect(visit.page.evaluate("document.documentElement.lang") == "nl", "the page says its language")
    visit.page.evaluate("localStorage.clear()")
    visit.open("#/portfolios/ljosmyndafelagid-nordurskin-thokuvik", "language=nl")
    visit.page.wait("document.querySelector('.remark')")
    expect(visit.texts(".remark .tongue") in (["Engels"], ["IJslands"]), "another language is named in that of the pages")


# The languages: the heading of the preferences in each, and the invitation of an unused kiosk.
LANGUAGES = languages()


def choose_language(visit, code):
    """Sets the language and waits for its words."""
    visit.page.evaluate(f"void (hubpack.settings.setPreference('language', '{code}'), hubpack.start.showAgain())")
    visit.page.wait(f"document.documentElement.lang === '{code}' && hubpack.words.wordTables.{code} && document.querySelector('main > *')")


def every_language_has_every_word(visit):
    visit.open()
    expect(visit.page.evaluate("Object.keys(hubpack.words.tongues)") == list(LANGUAGES), "the languages of the pages")
    for code in LANGUAGES:
        choose_language(visit, code)
        faults = visit.page.evaluate(WORDS % {"code": json.dumps(code)})
        expect(not faults, f"{code}: {faults[:6]}")
    visit.page.evaluate("void (delete hubpack.words.wordTables.pl.search)")
    expect(visit.page.evaluate("hubpack.settings.word('search')") == "Search", "a missing word is in English")
    visit.page.evaluate("void (delete hubpack.words.wordTables.pl.images)")
    expect(visit.page.evaluate("[1, 2, 5].map(n => hubpack.settings.word('images', {n: n}))") == ["1 image", "2 images", "5 images"],
           "by the rules of English")
    visit.page.evaluate("localStorage.clear()")


# What a table of words lacks, has too much, or has in another shape than the English one.
WORDS = r"""(function (code) {
  var faults = [], english = hubpack.words.wordTables.en, table = hubpack.words.wordTables[code];
  function same(name, a, b) {
    a = Object.keys(a || {}).sort().join(); b = Object.keys(b || {}).sort().join();
    if (a !== b) faults.push(name + ': ' + b + ', not ' + a);
  }
  function holes(text) { return Array.from(new Set(text.match(/\{\w+\}/g) || [])).sort().join(); }
  Object.keys(english).concat(Object.keys(table)).forEach(function (name) {
    var a = english[name], b = table[name];
    if (name === 'day' || name === 'reasons' || name === 'plurals') return;
    if (a === undefined || b === undefined) return faults.push((b === undefined ? 'lacks ' : 'has ') + name);
    if (typeof a !== typeof b || Array.isArray(a) !== Array.isArray(b)) return faults.push('another kind: ' + name);
    if (typeof a === 'object' && !Array.isArray(a)) return same(name, a, b);
    if (typeof a === 'function') return;
    [].concat(b).forEach(function (form) {
      if (!form || form !== form.trim() && name !== 'colon') faults.push('empty or with spaces: ' + name);
      if (holes(form) !== holes([].concat(a)[0])) faults.push('placeholders: ' + name + ': ' + form);
    });
    if (Array.isArray(b) && b.length !== Math.max.apply(null, Object.values(table.plurals)) + 1) faults.push('forms: ' + name);
  });
  same('reasons', code === 'en' ? {} : hubpack.words.reasonPatterns, table.reasons);
  new Intl.PluralRules(code).resolvedOptions().pluralCategories.forEach(function (category) {
    if (table.plurals[category] === undefined) faults.push('no plural for ' + category);
  });
  return faults;
})(%(code)s)"""


def each_language_says_who_somebody_is(visit):
    cases = {  # former honorary member of X; chairman and secretary; deceased; another role; former another role of X
        "de": ["Ehemaliges Ehrenmitglied bei X", "Vorsitz und Schriftführung", "Mitglied (verstorben)", "Andere Funktion",
               "Früher andere Funktion bei X"],
        "fr": ["Ancien membre d’honneur de X", "Présidence et secrétariat", "Membre (†)", "Autre fonction",
               "Auparavant, autre fonction à X"],
        "es": ["Exmiembro de honor de X", "Presidencia y secretaría", "Miembro (†)", "Otro cargo", "Antes, otro cargo en X"],
        "pl": ["Dawniej członek honorowy klubu X", "Prezes i sekretarz", "Członek (zm.)", "Inna funkcja",
               "Dawniej inna funkcja w klubie X"],
    }
    members = [([], ["former", "honorary"], "X"), (["chairman", "secretary"], [], ""), ([], ["deceased"], ""), (["other"], [], ""),
               (["other"], ["former"], "X")]
    counts = {
        "de": ["0 Bilder", "1 Bild", "2 Bilder", "22 Bilder"], "fr": ["0 photo", "1 photo", "2 photos", "22 photos"],
        "es": ["0 fotos", "1 foto", "2 fotos", "22 fotos"], "pl": ["0 zdjęć", "1 zdjęcie", "2 zdjęcia", "22 zdjęcia"],
    }
    dates = {"de": "1. September 2014", "fr": "1er septembre 2014", "es": "1 de septiembre de 2014", "pl": "1 września 2014"}
    visit.open()
    for code, expected in cases.items():
        choose_language(visit, code)
        found = [visit.page.evaluate("hubpack.settings.membershipText(%s, %s)" % (
            json.dumps({"roles": roles, "statuses": statuses}), json.dumps(club))) for roles, statuses, club in members]
        expect(found == expected, f"{found}")
        found = visit.page.evaluate("[0, 1, 2, 22].map(n => hubpack.settings.word('images', {n: n}))")
        expect(found == counts[code], f"{found}")
        expect(visit.page.evaluate("hubpack.settings.dateText('2014-09-01')") == dates[code], "a date")
    choose_language(visit, "pl")
    found = visit.page.evaluate("[5, 12, 1000].map(n => hubpack.settings.word('clubs', {n: n}))")
    expect([text.split()[-1] for text in found] == ["klubów"] * 3, f"{found}")
    choose_language(visit, "fr")
    found = visit.page.evaluate("hubpack.settings.membershipText({roles: [], statuses: []}, 'Objectif')")
    expect(found == "Membre d’Objectif", found)
    expect(visit.page.evaluate("hubpack.settings.reasonText('the file is empty: x')") == "le fichier est vide", "a reason")
    visit.page.evaluate("localStorage.clear()")


def the_language_changes_without_a_reload(visit):
    visit.open("#/preferences")
    expect(visit.page.evaluate("Object.keys(hubpack.words.wordTables)") == ["en"], "the words of other languages are not loaded")
    visit.page.evaluate("void (window.stays = true)")
    for code, (heading, _) in list(LANGUAGES.items())[::-1]:
        visit.page.evaluate("(function () { var s = document.querySelector('select'); s.value = '%s';"
                            " s.dispatchEvent(new Event('change')); })()" % code)
        visit.is_heading(heading)
        expect(visit.page.evaluate("document.documentElement.lang") == code, "the page says its language")
    expect(visit.page.evaluate("window.stays"), "without a reload")
    # Of two choices in a row, the second holds.
    visit.open("#/preferences", "language=de")
    visit.is_heading("Einstellungen")
    visit.page.evaluate("void (hubpack.settings.setPreference('language', 'pl'), hubpack.start.showAgain(),"
                        " hubpack.settings.setPreference('language', 'fr'), hubpack.start.showAgain())")
    visit.is_heading("Préférences")
    time.sleep(0.3)
    visit.is_heading("Préférences")
    visit.page.evaluate("localStorage.clear()")


def no_language_is_wider_than_a_phone(visit):
    visit.page.size(390, 844)
    visit.open()
    links = ["#/" + name for name in PLACES] + ["#/help", "#/statistics", "#/pictures", "#/clubs/fotoclub-zonnevlek-waterlinge",
                                               "#/people/fleur-fluister", "#/nowhere", GALLERY + "/2", EMPTY]
    for code in LANGUAGES:
        visit.follow("#/about")
        choose_language(visit, code)
        for link in links:
            visit.follow(link)
            visit.page.wait(f"document.querySelector('h1')")
            faults = visit.page.evaluate(CUT) + visit.page.evaluate(
                "Array.from(document.querySelectorAll('.action, .chip, .ways a, legend, .choice, h1, .figures dt, .facts dt'))"
                ".filter(e => e.getBoundingClientRect().right > innerWidth + .5 || e.scrollWidth > Math.ceil(e.getBoundingClientRect().width))"
                ".filter(e => getComputedStyle(e).display !== 'inline' && e.offsetWidth > 1).map(e => 'too wide: ' + e.textContent)")
            expect(not faults, f"{code} {link}: {faults[:4]}")
    visit.page.evaluate("localStorage.clear()")


def help_explains_and_its_mosaic_can_be_zoomed(visit):
    scale = "new DOMMatrix(getComputedStyle(document.querySelector('.mosaic-view')).transform).a"
    visit.open("#/about")
    visit.page.click("main a[href='#/help']")
    visit.is_heading("Help")
    expect(visit.texts("[aria-current=page]") == [""] and visit.page.evaluate(
        "document.querySelector('[aria-current=page]').dataset.place") == "about", "it belongs to About")
    visit.page.wait("document.querySelector('.mosaic canvas')")
    expect("©" in visit.texts("#mosaic-hint")[0], "whose picture it is")
    visit.page.evaluate("document.querySelector('.mosaic').focus()")
    for key in "++":
        visit.page.key(key)
    expect(abs(visit.page.evaluate(scale) - 2.25) < 0.01, "keys zoom")
    left = visit.page.evaluate("document.querySelector('.mosaic-view').getBoundingClientRect().left")
    visit.page.key("ArrowRight")
    expect(visit.page.evaluate("document.querySelector('.mosaic-view').getBoundingClientRect().left") < left, "arrows move")
    visit.page.key("0")
    expect(visit.page.evaluate(scale) == 1, "0 shows all")
    visit.page.click(".mosaic-tools .more")
    visit.page.wait("!document.querySelector('.mosaic canvas')", 15)
    visit.page.click(".mosaic-tools .more")
    visit.page.wait("document.querySelector('.mosaic canvas')")
    visit.page.size(390, 844, 2, True)
    visit.open("#/help")
    visit.page.wait("document.querySelector('.mosaic canvas')")
    x, y = visit.page.place(".mosaic")
    visit.page.touch((x - 10, y, x - 110, y), (x + 10, y, x + 110, y))
    visit.page.wait(f"{scale} > 3")


def preferences_say_who_is_shown(visit):
    def people():
        visit.follow("#/people")
        visit.is_heading("Who’s Who")
        return visit.texts(".person-card .card-title")
    visit.open("#/preferences")
    before = people()
    expect("Wim de Donkerekamer" not in before and "Fleur Fluister" in before, "former shown, deceased hidden")
    expect(visit.texts(".lead") == ["66 photographers, 4 not shown"], f"{visit.texts('.lead')}")
    visit.page.evaluate("(function (i) { i.value = 'donkere'; i.dispatchEvent(new Event('input')); })(document.querySelector('input'))")
    visit.page.wait("document.querySelector('.lead').textContent === '0 photographers, 1 not shown'")
    visit.page.evaluate("(function (i) { i.value = 'fluister'; i.dispatchEvent(new Event('input')); })(document.querySelector('input'))")
    visit.page.wait("document.querySelector('.lead').textContent === '1 photographer'")
    visit.follow("#/portfolios/fotogroep-morgenlicht-nevelberg")
    visit.is_heading("Fotogroep Morgenlicht")
    notes = ".note:not([role=status]), .notice"
    expect(visit.texts(notes) == ["1 member is not shown. Preferences"], f"{visit.texts(notes)}")
    visit.open("#/portfolios/fotoclub-zonnevlek-waterlinge", change="if (/^members-/.test(name)) value.forEach(club =>"
               " edit('members', club.members, all => all.splice(0, all.length, ...all.filter(one => one.statuses.includes('deceased')))));")
    visit.is_heading("Fotoclub Zonnevlek")
    expect(visit.texts(notes) == ["1 member is not shown. Preferences"], f"once: {visit.texts(notes)}")
    visit.follow("#/preferences")
    visit.page.click("input[name=deceased]")
    visit.page.click("input[name=former]")
    after = people()
    expect("Wim de Donkerekamer" in after and "Fleur Fluister" not in after, "and the other way round")
    visit.follow("#/people/wim-de-donkerekamer")
    visit.is_heading("Wim de Donkerekamer")
    expect(visit.texts(".mark.deceased") == ["Deceased"], "in words, not by colour alone")
    expect("eceased" not in "".join(visit.texts(".membership-card")), "once")
    visit.page.evaluate("localStorage.clear()")


def the_theme_changes(visit):
    visit.open("#/preferences")
    light = visit.page.evaluate("getComputedStyle(document.body).backgroundColor")
    visit.page.click("input[value=dark]")
    visit.page.wait(f"getComputedStyle(document.body).backgroundColor !== '{light}'")
    visit.page.evaluate("localStorage.clear()")


def the_map_is_locked_and_then_moves(visit):
    visit.open("#/clubs")
    visit.page.wait("document.querySelectorAll('.land path').length > 50")
    before = visit.page.evaluate("document.querySelector('.land').getAttribute('transform')")
    x, y = visit.page.place(".map-canvas")

    def drag():
        visit.page.mouse("mousePressed", x, y + 150, button="left", clickCount=1)
        visit.page.mouse("mouseMoved", x + 60, y + 190, button="left", buttons=1)
        visit.page.mouse("mouseMoved", x + 120, y + 200, button="left", buttons=1)
        visit.page.mouse("mouseReleased", x + 120, y + 200, button="left", clickCount=1)

    def transform():
        return visit.page.evaluate("document.querySelector('.land').getAttribute('transform')")

    def changes(known):
        visit.page.wait(f"document.querySelector('.land').getAttribute('transform') !== {json.dumps(known)}")

    drag()
    time.sleep(0.2)
    expect(transform() == before, "locked")
    expect(visit.page.evaluate("document.querySelector('.map-tools button').title") == "Unlock the map to move it", "it says so")
    visit.page.click(".map-tools button")
    visit.page.click(".map-tools button:nth-child(2)")
    changes(before)
    # Until it has come to rest, which a drag must not be mistaken for.
    time.sleep(0.2)
    zoomed = transform()
    drag()
    changes(zoomed)


def lines(visit, selector):
    """Returns the texts of labels, whose lines have no space between them."""
    return visit.page.evaluate(
        f"Array.from(document.querySelectorAll({json.dumps(selector)}), e => Array.from(e.children, l => l.textContent).join(' '))")


SCALE = "Number(document.querySelector('.land').getAttribute('transform').match(/scale\\(([^)]+)/)[1])"
SHOWN = ("Array.from(document.querySelectorAll('.place, .cluster')).reduce((sum, e) =>"
         " sum + (e.matches('.place') ? 1 : Number(e.textContent)), 0)")


def in_list(change):
    """Returns the change to the pieces of data that changes the organizations, `list`."""
    return "if (/^organizations-/.test(name)) edit('organizations', value, list => { " + change + " });"


def open_map(visit, change="", link="#/clubs", query=""):
    """Opens the map with a changed list of organizations, `list`."""
    visit.open("", query, in_list(change))
    visit.follow(link)
    visit.page.wait("document.querySelector('.land path') && document.querySelector('.place, .cluster')")
    time.sleep(0.2)


def tap(visit, what):
    """Taps what an expression gives, and waits until the map has come to rest."""
    visit.page.evaluate(f"void {what}.dispatchEvent(new MouseEvent('click', {{bubbles: true, cancelable: true}}))")
    time.sleep(0.15)


def every_cluster_leads_on(visit):
    # Six on one spot, one 150 m beside, one in the next town.
    near = ("list.slice(0, 6).forEach(one => Object.assign(one, {latitude: 52.1, longitude: 5.1}));"
            " Object.assign(list[6], {latitude: 52.1, longitude: 5.1022}); Object.assign(list[7], {latitude: 52.2, longitude: 5.3});"
            " list.slice(8).forEach((one, at) => Object.assign(one, {latitude: at % 2 ? -50 : 20, longitude: at * 18 - 160}));")
    for query, touch in (("", False), ("kiosk=60", True)):
        visit.page.size(1280, 800, 1, touch)
        if query:
            start_kiosk(visit, change=in_list(near))
            visit.follow("#/clubs")
            visit.page.wait("document.querySelector('.cluster')")
        else:
            open_map(visit, near)
        visit.page.click(".map-tools button:nth-child(4)")
        time.sleep(0.2)
        steps = []
        while visit.page.evaluate("document.querySelector('.cluster') !== null"):
            holder = ("(Array.from(document.querySelectorAll('.cluster')).sort((a, b) => b.textContent - a.textContent)[0])")
            before = visit.page.evaluate(f"[{SCALE}, document.querySelectorAll('.place').length]")
            tap(visit, holder)
            after = visit.page.evaluate(f"[{SCALE}, document.querySelectorAll('.place').length]")
            expect(after[0] > before[0] * 1.4 or after[1] > before[1], f"a tap leads on: {before}, {after}")
            steps.append(after)
            expect(len(steps) < 12, f"soon: {steps}")
        spots = visit.page.evaluate("Array.from(document.querySelectorAll('.leg'), e => e.getAttribute('x1') + ' ' + e.getAttribute('y1'))")
        expect(len(spots) == 6 and len(set(spots)) == 1, f"six stand around one spot: {spots}")
        boxes = visit.page.evaluate("Array.from(document.querySelectorAll('.place .reach'), e => { var b = e.getBoundingClientRect();"
                                    " return [b.left + b.width / 2, b.top + b.height / 2, b.width]; })")
        for at, (x, y, width) in enumerate(boxes):
            for other in boxes[:at]:
                expect((x - other[0]) ** 2 + (y - other[1]) ** 2 > width ** 2, "no marker covers another")
        tap(visit, "document.querySelector('.place')")
        visit.page.wait("document.querySelector('.panel .links')")
    open_map(visit, near)
    visit.page.evaluate("document.querySelector('.cluster').focus()")
    slug = visit.page.evaluate("document.activeElement.getAttribute('data-slug').split(' ')[1]")
    for _ in range(2):
        visit.page.key("Enter")
        time.sleep(0.3)
    expect(visit.page.evaluate("document.activeElement.getAttribute('data-slug')") == slug, "the focus follows the keys")
    # What lies under a chosen marker makes way, without covering another.
    open_map(visit, "list.forEach((one, at) => Object.assign(one, at < 3 ? {latitude: 52.1 + at / 1000, longitude: 5.1 + at / 1000} :"
             " {latitude: at % 2 ? -50 : 20, longitude: at * 16 - 180}));")
    visit.page.evaluate("hubpack.data.loadOrganizations().then(all => { location.hash = '#/clubs/' + all.list[1].slug; })")
    for _ in range(9):
        visit.page.wait("document.querySelector('.place.selected')")
        covered = visit.page.evaluate(
            "(function () { var b = Array.from(document.querySelectorAll('.shape, .cluster .count'), e => document.querySelector('.map').contains(e)"
            " && e.getBoundingClientRect()).filter(Boolean); return b.filter((one, at) => b.slice(0, at).some(o => Math.hypot("
            " o.left + o.width / 2 - one.left - one.width / 2, o.top + o.height / 2 - one.top - one.height / 2) < 17)).length; })()")
        expect(covered == 0, f"{covered} markers are covered at {visit.page.evaluate(SCALE)}")
        visit.page.click(".map-tools button:nth-child(2)")
        time.sleep(0.2)
    # With nothing near, the spot is spread before the map is at its closest.
    open_map(visit, near + "Object.assign(list[6], {latitude: 52.1, longitude: 5.15});")
    for _ in range(4):
        tap(visit, "(document.querySelector('.cluster') || document.body)")
    expect(visit.page.evaluate("document.querySelectorAll('.leg').length") == 6 and visit.page.evaluate(SCALE) < 1000, "a spread spot")
    for _ in range(2):
        visit.page.click(".map-tools button:nth-child(3)")
        time.sleep(0.2)
    expect(visit.page.evaluate("document.querySelectorAll('.leg').length") == 0, "from farther away it is a cluster again")


def the_map_opens_where_most_places_are(visit):
    most = "list.forEach((one, at) => { if (at % 5) Object.assign(one, {latitude: 52 + at % 7 / 10, longitude: 5 + at % 9 / 10}); });"
    open_map(visit, most)
    places = visit.page.evaluate("hubpack.data.loadOrganizations().then(all => all.shown.filter(one => one.latitude !== null).length)")
    seen = visit.page.evaluate(SHOWN)
    expect(places * 0.7 < seen < places, f"most places: {seen} of {places}")
    expect(visit.page.evaluate(SCALE) > 5, "as large as a country")
    visit.page.click(".map-tools button:nth-child(4)")
    time.sleep(0.2)
    expect(visit.page.evaluate(SHOWN) == places and visit.page.evaluate(SCALE) < 1, "all of them in the world")
    visit.page.evaluate("(function () { var f = document.querySelector('.directory input'); f.value = 'Dateline';"
                        " f.dispatchEvent(new Event('input')); })()")
    visit.page.wait("document.querySelectorAll('.place').length === 1 && !document.querySelector('.cluster')")
    visit.page.evaluate("(function () { var f = document.querySelector('.directory input'); f.value = '';"
                        " f.dispatchEvent(new Event('input')); })()")
    # As in the beginning.
    visit.page.wait(f"document.querySelectorAll('.line').length > 20 && {SHOWN} === {seen} && {SCALE} > 5", 10)
    visit.page.evaluate("void (location.hash = document.querySelector('.line').hash)")
    visit.page.wait("document.querySelector('.place.selected')")
    middle = visit.page.evaluate("(function () { var m = document.querySelector('.map').getBoundingClientRect(), s ="
                                 " document.querySelector('.place.selected .reach').getBoundingClientRect();"
                                 " return [s.left + s.width / 2 - m.left - m.width / 2, s.top + s.height / 2 - m.top - m.height / 2]; })()")
    expect(max(map(abs, middle)) < 60, f"the chosen one is in the middle: {middle}")


# Which texts on the map cover a text or a marker.
COVERED = """(function () {
  function box(e) { // without its outline, which some browsers count
    var b = e.getBBox(), m = e.getScreenCTM();
    return {left: b.x * m.a + m.e, right: (b.x + b.width) * m.a + m.e, top: b.y * m.d + m.f, bottom: (b.y + b.height) * m.d + m.f};
  }
  function boxes(selector) { return Array.from(document.querySelectorAll(selector), e => ({e, b: box(e)})); }
  var texts = boxes('.place text, .names text'), rest = boxes('.shape, .cluster .count');
  return texts.filter((one, at) => texts.slice(0, at).concat(rest.filter(o => document.querySelector('.map').contains(o.e))).some(o =>
    o.b.left < one.b.right - 1 && o.b.right > one.b.left + 1 && o.b.top < one.b.bottom - 1 && o.b.bottom > one.b.top + 1))
    .map(one => one.e.textContent); })()"""


def labels_are_names_that_cover_nothing(visit):
    # All in a small country, so that there is little room.
    near = "list.forEach((one, at) => Object.assign(one, {latitude: 51 + at * 0.37 % 1.3, longitude: 4.5 + at * 0.53 % 1.7}));"
    for width, height, touch in ((1280, 800, False), (390, 844, True)):
        visit.page.size(width, height, 1, touch)
        open_map(visit, near)
        names = visit.page.evaluate("hubpack.data.loadOrganizations().then(all => all.list.map(one => one.name))")
        share = []
        for _ in range(5):
            visit.page.wait("pieces.includes('geography')")
            time.sleep(0.4)
            covered = visit.page.evaluate(COVERED)
            expect(not covered, f"{width}: {covered}")
            labels = lines(visit, ".place text")
            strange = [one for one in labels if not any(name.startswith(one.rstrip("…").strip()) for name in names)]
            expect(not strange, f"{strange}")
            expect(visit.page.evaluate("Math.max(0, ...Array.from(document.querySelectorAll('.place text'),"
                                       " e => Math.max(e.children.length / 2, e.getBoundingClientRect().width / 200)))") <= 1, "short")
            share.append(len(labels) / max(1, visit.page.evaluate(SHOWN)))
            visit.page.click(".map-tools button:nth-child(2)")
        expect(share[0] < max(share) and max(share) > 0.8, f"more of them appear: {share}")
    long = visit.page.evaluate("['Fotoclub', 'Stichting Nederlands Centrum voor Fotografie en Beeldende Kunst', '一'.repeat(60)]"
                               ".map(name => hubpack.labels.fitLabel(name, '600 12px', 150))")
    expect(long[0]["lines"] == ["Fotoclub"], "a short name has one line")
    expect(len(long[1]["lines"]) == 2 and long[1]["lines"][1].endswith("…"), f"a long one two, and an ellipsis: {long}")
    expect(all(label["width"] <= 150 for label in long), f"none is wider than it may be: {long}")


def towns_and_lakes_come_with_a_closer_look(visit):
    open_map(visit)
    visit.page.click(".map-tools button:nth-child(4)")
    time.sleep(0.5)
    expect(visit.page.evaluate("!document.querySelector('.names text, .water path')"), "the world has none")
    expect("geography" not in visit.page.evaluate("pieces"), "and does not ask for them")
    close = "list.forEach((one, at) => Object.assign(one, {latitude: 52.2 + at / 50, longitude: 5.2 + at / 50}));"
    open_map(visit, close)
    visit.page.wait("document.querySelector('.water path')")
    visit.page.wait("document.querySelectorAll('.names .town').length > 4")
    asked = visit.page.evaluate("pieces")
    expect(asked.index("geography") > asked.index("borders"), f"after the map itself: {asked}")
    expect("Netherlands" in visit.texts(".names .country") and "The Hague" in visit.texts(".names text.town"), "in English")
    expect("Natural Earth" in visit.texts(".map-note")[0], "their origin")
    open_map(visit, close, query="language=nl")
    visit.page.wait("document.querySelectorAll('.names .town').length > 4")
    expect("Nederland" in visit.texts(".names .country") and "Den Haag" in visit.texts(".names text.town"), "in Dutch")
    open_map(visit, close, query="language=fr")
    visit.page.wait("document.querySelectorAll('.names .town').length > 4")
    expect("La Haye" in visit.texts(".names text.town"), "in French")
    size = visit.folder.joinpath("viewer/data/geography.js").stat().st_size
    expect(size < 90_000, f"{size} bytes")
    pages = [path for path in visit.folder.glob("viewer/*.*")] + [visit.folder / "index.html"]
    expect(sum(path.stat().st_size for path in pages) < 430_000, "the pages stay small")


def clubs_and_museums_are_shown_apart(visit):
    open_map(visit)
    both = len(visit.texts(".line"))
    visit.page.click(".kinds button[value=museums]")
    visit.page.wait(f"document.querySelectorAll('.line').length < {both}")
    time.sleep(0.2)
    museums = len(visit.texts(".line"))
    expect(visit.page.evaluate("!document.querySelector('.line .club, .place .club')"), "no club in the list or on the map")
    expect(visit.texts(".directory .count") == [f"{museums} museums"], "their number")
    expect(visit.texts(".kinds [aria-pressed=true]") == ["Museums"], "the switch says so")
    visit.open("#/clubs")
    visit.page.wait(f"document.querySelectorAll('.line').length === {museums}")
    visit.follow("#/clubs/fotoclub-zonnevlek-waterlinge")
    visit.page.wait("document.querySelector('.place.selected .club')")
    visit.open("#/clubs")
    visit.page.click(".kinds button[value=clubs]")
    visit.page.wait(f"document.querySelectorAll('.line').length === {both - museums}")
    visit.page.evaluate("localStorage.clear()")
    start_kiosk(visit, "kiosk=8")
    visit.follow("#/clubs")
    visit.page.click(".kinds button[value=museums]")
    visit.page.wait(f"document.querySelectorAll('.line').length === {museums}")
    visit.page.wait(ATTRACT)
    begin(visit)
    visit.follow("#/clubs")
    visit.page.wait(f"document.querySelectorAll('.line').length === {both}")
    expect(visit.page.evaluate("localStorage.length") == 0, "nothing is kept")


def the_map_follows_a_chosen_town_and_is_as_it_was_before_a_club(visit):
    seen = "document.querySelector('.land').getAttribute('transform')"
    open_map(visit)
    first = visit.page.evaluate(seen)
    visit.page.evaluate("document.querySelector('.order input').focus()")
    visit.page.type("Nevelberg")
    visit.page.wait("document.querySelector('.here')")
    near = visit.page.evaluate(seen)
    box, here = (visit.page.evaluate(f"(({{x, y, width, height}}) => [x, y, width, height])(document.querySelector('{one}').getBoundingClientRect())")
                 for one in (".map-canvas", ".here"))
    expect(all(box[at] < here[at] + here[at + 2] / 2 < box[at] + box[at + 2] for at in (0, 1)), "the town is marked on the map")
    expect(first != near and visit.page.evaluate("document.querySelectorAll('.place').length") >= 1, "which shows what is near it")
    visit.page.click(".line")
    visit.page.wait("document.querySelector('.panel:not([hidden])')")
    expect(visit.page.evaluate(seen) != near, "a club is in the middle")
    visit.page.click(".way a")
    visit.page.wait(f"document.querySelector('.directory:not([hidden])') && {seen} === '{near}'")
    visit.page.evaluate("(function (input) { input.value = ''; input.dispatchEvent(new Event('input')); })(document.querySelector('.order input'))")
    visit.page.wait(f"!document.querySelector('.here') && {seen} === '{first}'")


def the_nearest_come_first(visit):
    def choose(text):
        visit.page.evaluate("document.querySelector('.order input').focus(); document.querySelector('.order input').select()")
        visit.page.type(text)
        # The only town with just that name is chosen by itself.
        if text != "Nevelberg":
            visit.page.wait("document.querySelector('.order .chips button')")
            visit.page.key("Enter")

    def distances():
        return [float(text.split()[0].replace(",", "")) for text in visit.texts(".distance")]
    open_map(visit, "list[2].latitude = null;")
    names = visit.texts(".line-title")
    choose("Nevelberg")
    visit.page.wait("document.querySelector('.distance')")
    expect("Fotogroep Morgenlicht" in visit.texts(".line-title")[:2], "those of the town come first")
    places = visit.page.evaluate("hubpack.data.loadOrganizations().then(all => all.shown.filter(one => one.latitude !== null).length)")
    expect(len(distances()) == places < len(names) and distances() == sorted(distances()), f"then the others: {distances()}")
    expect(distances()[-1] > 1000 and visit.texts(".distance")[-1].endswith(" km"), "in kilometres")
    choose("Bois-le-D")
    visit.page.wait("document.querySelector('.order input').value === '’s-Hertogenbosch' || document.querySelector('.order input').value.includes('Hertogenbosch')")
    expect(distances()[0] > 0, "a town without a club, by any of its names")
    visit.page.evaluate("(function (input) { input.value = ''; input.dispatchEvent(new Event('input')); })(document.querySelector('.order input'))")
    visit.page.wait("!document.querySelector('.distance')")
    expect(visit.texts(".line-title") == names, "by name again")
    stub = ("navigator.geolocation.getCurrentPosition = function (found, failed) { window.times = (window.times || 0) + 1;"
            " if (window.refuse) failed({code: 1, PERMISSION_DENIED: 1}); else found({coords: {latitude: -18.1, longitude: 178.4}}); }; 0")
    visit.open("", "language=nl")
    visit.page.evaluate(stub)
    visit.follow("#/clubs")
    visit.page.wait("document.querySelector('.order button')")
    time.sleep(0.3)
    expect(visit.page.evaluate("window.times") is None, "nobody is asked unbidden")
    visit.page.click(".order button")
    visit.page.wait("document.querySelector('.distance')")
    expect(visit.texts(".line-title")[0] == "Dateline Darkroom", f"from where one is: {visit.texts('.line-title')[0]}")
    expect("." in visit.texts(".distance")[-1] and visit.texts(".distance")[-1].endswith(" km"), f"{visit.texts('.distance')[-1]} in Dutch")
    visit.page.evaluate("window.refuse = true")
    visit.page.click(".order button")
    visit.page.wait("!document.querySelector('.order button').getClientRects().length")
    expect("Kies een plaats" in "".join(visit.texts(".directory .note")), "and says what to do")
    visit.open()
    visit.page.evaluate("void Object.defineProperty(window, 'isSecureContext', {value: false})")
    visit.follow("#/clubs")
    visit.page.wait("document.querySelector('.order input')")
    expect(visit.page.evaluate("!document.querySelector('.order button')"), "not offered where it cannot work")
    start_kiosk(visit)
    visit.follow("#/clubs")
    visit.page.wait("document.querySelector('.order input')")
    expect(visit.page.evaluate("!document.querySelector('.order button')"), "nor in a kiosk")


def a_marker_is_chosen_and_stands_out(visit):
    visit.open("#/clubs/amberlight-museum-of-slow-shutters-fogmouth")
    visit.page.wait("document.querySelector('.place.selected .museum')")
    visit.open("#/clubs/fotoclub-zonnevlek-waterlinge")
    visit.page.wait("document.querySelector('.place.selected .club')")
    expect(lines(visit, ".place.selected text") == ["Fotoclub Zonnevlek"], "with its name")
    expect(visit.texts(".way a") == ["Clubs & Museums"], "and a way back")


def no_label_is_cut_at_the_edge_of_the_map(visit):
    visit.open("#/clubs")
    visit.page.wait("document.querySelectorAll('.place, .cluster').length")
    for _ in range(4):
        time.sleep(0.3)
        cut = visit.page.evaluate(
            "(function () { var m = document.querySelector('.map').getBoundingClientRect();"
            " return Array.from(document.querySelectorAll('.place text')).filter(e => { var b = e.getBoundingClientRect();"
            " return b.left < m.left || b.right > m.right; }).map(e => e.textContent); })()")
        expect(not cut, f"{cut}")
        visit.page.click(".map-tools button:nth-child(2)")


def a_person_has_pictures_and_leads_to_them(visit):
    visit.open("#/people/ilse-van-avondrood")
    visit.page.wait("document.querySelectorAll('.some-pictures .tile').length === 6")
    visit.page.click(".some-pictures .tile:nth-child(2)")
    visit.page.wait("document.querySelector('.position') && document.querySelector('.position').textContent === '2 / 6'")
    # The card opens the picture that it shows.
    visit.open("#/portfolios/fotogroep-morgenlicht-nevelberg")
    visit.page.wait("document.querySelector('.member-card img')")
    card = "Array.from(document.querySelectorAll('.member-card')).find(e => e.textContent.includes('Ilse van Avondrood'))"
    shown = visit.page.evaluate(f"{card}.querySelector('img').getAttribute('src')")
    visit.page.evaluate(f"{card}.click()")
    visit.page.wait(SEEN)
    expect(visit.page.evaluate(f"{SEEN}.getAttribute('src')") == shown, "the same picture")


def keys_alone_reach_a_picture(visit):
    visit.open()
    visit.page.wait("document.querySelector('.club-card')")
    for link in ("a.card[href$='morgenlicht-nevelberg']", "a.card[href$='ilse-van-avondrood']"):
        visit.page.wait(f"document.querySelector({json.dumps(link)})")
        for _ in range(60):
            visit.page.key("Tab")
            if visit.page.evaluate(f"document.activeElement.matches({json.dumps(link)})"):
                break
        visit.page.key("Enter")
        time.sleep(0.2)
    visit.is_heading("Ilse van Avondrood @ Fotogroep Morgenlicht (Nevelberg)")


def birthdays_have_no_year(visit):
    visit.open("#/people")
    visit.page.wait("document.querySelector('.birthdays')")
    names = visit.folder.joinpath("viewer/data/names-0.js").read_text("utf-8")
    catalog = sqlite3.connect(f"file:{visit.folder}/catalog.sqlite?mode=ro", uri=True)
    for (birthday,) in catalog.execute("SELECT birthday FROM photographers WHERE birthday NOT LIKE '--%'"):
        expect(birthday not in names, birthday)
    visit.open("#/people/jan-zonneschijn")
    visit.is_heading("Jan Zonneschijn")
    expect(visit.page.evaluate("document.querySelector('.corner').getAttribute('aria-label')") == "Menu", "the menu has a name")
    expect("Birthday 21 June" in visit.texts(".person-facts")[0], "and say what they are")


def links_that_lead_out_tell_nothing(visit):
    for link in ["#/portfolios/fotogroep-morgenlicht-nevelberg", "#/clubs/fotoclub-zonnevlek-waterlinge",
                 "#/people/rene-eclair", "#/about"]:
        visit.open(link)
        visit.page.wait("document.querySelector('main a, main section')")
        wrong = visit.page.evaluate(
            "Array.from(document.querySelectorAll('a')).filter(a => /^http/.test(a.getAttribute('href')) &&"
            " (a.rel !== 'noopener noreferrer' || a.target !== '_blank')).length")
        expect(wrong == 0, link)


def no_page_is_wider_than_its_screen(visit):
    for width, height in [(320, 640), (390, 844), (1280, 800), (3840, 2160)]:
        visit.page.size(width, height)
        for link in ["#/" + name for name in PLACES] + list(DEEP_LINKS) + [EMPTY]:
            visit.open(link)
            expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{link} at {width}")


def no_bar_is_cut(visit):
    for language in LANGUAGES:
        for query in ("", "club=" + CLUB.replace(" ", "%20"), "kiosk=60", "kiosk=60&club=" + CLUB.replace(" ", "%20")):
            start = start_kiosk if "kiosk" in query else lambda visit, query: visit.open("", query)
            start(visit, f"language={language}&{query}")
            for width in (360, 390, 768, 1024, 1280, 1600):
                visit.page.size(width, 800, 1, "kiosk" in query)
                for link in ("#/keywords", "#/search"):
                    visit.follow(link)
                    visit.page.wait(f"innerWidth === {width}")
                    faults = settled(visit.page, CUT)
                    expect(not faults, f"{language} {query} {link} at {width}: {faults}")


def settled(page, script):
    """Returns the faults that remain: on a busy machine a page takes a moment to lay itself out anew."""
    deadline = time.monotonic() + 10
    while True:
        faults = page.evaluate(script)
        if not faults or time.monotonic() > deadline:
            return faults
        time.sleep(0.05)


# What is cut in the bar or covers its neighbour.
CUT = r"""(function () {
  var faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than its screen');
  document.querySelectorAll('.bar > *, .places a, .brand-name, .key').forEach(function (e) {
    var box = e.getBoundingClientRect();
    if (box.width && (box.left < -.5 || box.right > innerWidth + .5)) faults.push('outside: ' + e.textContent);
    if (box.width && e.scrollWidth > Math.ceil(box.width)) faults.push('cut: ' + e.textContent);
  });
  if (document.querySelector('.brand .icon').getBoundingClientRect().left > innerWidth / 10) faults.push('the brand is not first');
  var last = -1;
  document.querySelectorAll('.places span').forEach(function (e) {
    var box = e.getBoundingClientRect();
    if (!box.width) return;
    if (box.left < last) faults.push('covered: ' + e.textContent);
    last = box.right;
  });
  return faults;
})()"""


def every_page_can_be_used_by_everybody(visit):
    for scheme in ("light", "dark"):
        visit.page.prefer(color_scheme=scheme, reduced_motion="reduce")
        for link in ["#/" + name for name in PLACES] + list(DEEP_LINKS) + [EMPTY]:
            visit.open(link)
            time.sleep(0.2)
            faults = visit.page.evaluate(FAULTS) + serious(visit)
            expect(not faults, f"{scheme} {link}: {faults}")


def serious(visit):
    """Returns the serious faults that axe-core finds, if it was given."""
    if not visit.axe:
        return []
    if not visit.page.evaluate("Boolean(window.axe)"):
        visit.page.evaluate(visit.axe + "; void 0")
    return visit.page.evaluate(
        "axe.run({preload: false}).then(r => r.violations.filter(v => ['serious', 'critical'].includes(v.impact))"
        ".map(v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', ')))")


# Needs of screen readers, keyboards and weak eyes, as far as a script can check them.
FAULTS = r"""(function () {
  var faults = [];
  function name(e) {
    return (e.getAttribute('aria-label') || e.textContent || (e.labels && e.labels[0] && e.labels[0].textContent) ||
      (e.querySelector('img') || {}).alt || '').trim();
  }
  function luminance(c) {
    var p = c.map(function (v) { v /= 255; return v <= .03928 ? v / 12.92 : Math.pow((v + .055) / 1.055, 2.4); });
    return .2126 * p[0] + .7152 * p[1] + .0722 * p[2];
  }
  function color(text) { return (text.match(/[\d.]+/g) || [0, 0, 0, 0]).map(Number); }
  function background(e) {
    for (; e; e = e.parentElement) {
      var c = color(getComputedStyle(e).backgroundColor);
      if (c.length < 4 || c[3] === 1) return c.slice(0, 3);
    }
    return [255, 255, 255];
  }
  document.querySelectorAll('a, button, input, select').forEach(function (e) {
    if (!name(e)) faults.push('no name: ' + e.outerHTML.slice(0, 80));
    var box = e.getBoundingClientRect();
    if (e.matches('button, .places a, .line, .card, .quiet, .links a, .birthdays a') && box.width && (box.width < 24 || box.height < 24)) {
      faults.push('small: ' + name(e));
    }
  });
  document.querySelectorAll('img').forEach(function (e) {
    if (!e.hasAttribute('alt')) faults.push('no alt: ' + e.src);
  });
  var ids = Array.from(document.querySelectorAll('[id]'), function (e) { return e.id; });
  if (new Set(ids).size !== ids.length) faults.push('an id twice');
  if (!document.documentElement.lang) faults.push('no language');
  if (document.querySelectorAll('main').length !== 1) faults.push('not one main');
  if (document.querySelectorAll('h1').length !== 1) faults.push('not one h1');
  document.querySelectorAll('body *:not(svg):not(svg *)').forEach(function (e) {
    if (!e.getClientRects().length || !Array.from(e.childNodes).some(function (n) {
      return n.nodeType === 3 && n.data.trim(); })) return;
    if (e.closest('[aria-hidden=true], .skip, .unseen, option')) return;
    var style = getComputedStyle(e);
    var a = luminance(color(style.color).slice(0, 3)), b = luminance(background(e));
    var ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    var size = parseFloat(style.fontSize);
    if (ratio < (size >= 24 ? 3 : 4.5)) faults.push('contrast ' + ratio.toFixed(1) + ': ' + e.textContent.slice(0, 40));
  });
  return Array.from(new Set(faults)).slice(0, 5);
})()"""


# ---- Kiosk ----

CLUB = "Fotogroep Morgenlicht Nevelberg"
LAYER = "document.querySelector('.layer:not(.leaving)')"
HANGING = "document.querySelector('.frame img') && !document.querySelector('.curtain canvas')"
ATTRACT = "document.querySelector('.attract:not(.leaving)')"


def start_kiosk(visit, query="kiosk=60", touch=True, change=""):
    """Opens a kiosk and touches its opening pictures."""
    visit.page.size(1280, 800, 1, touch)
    visit.open("", query, change)
    begin(visit)


def begin(visit):
    visit.page.wait(ATTRACT)
    visit.page.touch((640, 500, 640, 500))
    visit.page.wait("!document.querySelector('.layer')")


def a_kiosk_begins_with_pictures_and_the_first_touch_only_ends_them(visit):
    visit.page.size(1280, 800, 1, True)
    visit.open("", "kiosk=60")
    visit.page.wait(HANGING, 20)
    for text in visit.texts(".frame-whose"):
        expect(text.startswith("© ") and " @ " in text, f"whose picture it is: {text}")
    expect(visit.page.evaluate("Array.from(document.querySelectorAll('.frame img')).every("
                               "i => i.complete && i.clientWidth > 0 && i.clientWidth <= i.naturalWidth)"), "none is upscaled")
    expect(visit.texts(".attract-begin p") == [begin for _, begin in LANGUAGES.values()], "all languages")
    expect(visit.page.evaluate("Array.from(document.querySelectorAll('.frame figcaption'), e => e.getBoundingClientRect().bottom)"
                               ".every(y => y <= document.querySelector('.attract-begin').getBoundingClientRect().top)"),
           "they cover no caption")
    expect(visit.page.evaluate("document.documentElement.clientWidth === innerWidth"), "no scroll bar of what lies below")
    # A club's card lies below.
    below = visit.page.evaluate("Array.from(document.querySelectorAll('.club-card')).some(e => {"
                                " var b = e.getBoundingClientRect(); return b.left < 640 && b.right > 640 && b.top < 300"
                                " && b.bottom > 300; })")
    expect(below, "there is something to touch by mistake")
    visit.page.touch((640, 300, 640, 300))
    time.sleep(1)
    visit.is_heading("Portfolios")
    expect(visit.page.evaluate(f"!{LAYER} && location.hash === '#/portfolios'"), "nothing was chosen")
    visit.page.touch((640, 300, 640, 300))
    visit.page.wait("location.hash.startsWith('#/portfolios/')")


def a_key_begins_and_does_nothing_else(visit):
    for key in ("/", "Enter", " ", "x"):
        visit.page.size(1280, 800)
        visit.open("", "kiosk=60")
        visit.page.wait(ATTRACT)
        visit.page.key(key)
        visit.page.wait("!document.querySelector('.layer')")
        visit.is_heading("Portfolios")
        expect(visit.page.evaluate("location.hash") == "#/portfolios", key)


def pictures_change_and_few_are_kept(visit):
    visit.page.size(1280, 800)
    visit.open("", "kiosk=60&autoplay=1")
    visit.page.wait(HANGING, 20)
    before = visit.page.evaluate("Array.from(document.querySelectorAll('.frame img'), i => i.src)")
    visit.page.wait("Array.from(document.querySelectorAll('.frame img'), i => i.src)"
                    f".some(s => !{json.dumps(before)}.includes(s))", 25)
    visit.page.wait("document.querySelector('.print canvas')")
    for _ in range(6):
        time.sleep(1)
        expect(visit.page.evaluate("document.querySelectorAll('.frame').length") <= len(before) + 2, "old ones go")
        expect(visit.page.evaluate("document.querySelectorAll('.print canvas').length") <= 3, "and what covered them")


def who_wants_no_movement_sees_none(visit):
    visit.page.prefer(reduced_motion="reduce")
    visit.page.size(1280, 800)
    visit.open("", "kiosk=60&autoplay=1")
    visit.page.wait(HANGING, 20)
    before = visit.page.evaluate("Array.from(document.querySelectorAll('.frame img'), i => i.src)")
    visit.page.wait("Array.from(document.querySelectorAll('.frame img'), i => i.src)"
                    f".some(s => !{json.dumps(before)}.includes(s))", 25)
    expect(visit.page.evaluate("!document.querySelector('.attract canvas') && document.getAnimations().length === 0"),
           "pictures change without movement")


def without_pictures_there_is_the_filter_and_a_name(visit):
    visit.page.size(1280, 800)
    visit.open("", "kiosk=60&club=Fotoclub%20Maneschijn%20Duinlo")
    visit.page.wait("document.querySelector('.attract.is-bare canvas')")
    expect(visit.texts(".attract-title") == ["Fotoclub Maneschijn"], "the club's name")
    visit.page.evaluate("void (document.querySelector('.attract').click())")
    visit.page.wait("!document.querySelector('.layer')")
    visit.is_heading("Fotoclub Maneschijn")


def a_screen_that_nobody_touches_starts_again(visit):
    visit.open("", "")
    visit.page.evaluate("void hubpack.settings.setPreference('language', 'nl')")
    start_kiosk(visit, "kiosk=6&language=en&languages=en,nl")
    visit.page.evaluate("localStorage.clear()")
    visit.page.click(".languages button[lang=nl]")
    visit.is_heading("Portfolio’s")
    visit.page.evaluate("void (location.hash = '#/people')")
    visit.is_heading("Wie is wie")
    visit.page.evaluate("scrollTo(0, 400)")
    visit.page.wait("document.querySelector('.still-there')")
    expect(visit.texts(".still-there-title") == ["Ben je er nog?"], "it asks")
    expect(visit.texts(".still-there-count")[0].endswith("beginnen we opnieuw."), "and counts")
    visit.page.wait(ATTRACT)
    visit.is_heading("Portfolios")
    expect(visit.page.evaluate("document.documentElement.lang === 'en' && scrollY === 0 && localStorage.length === 0"
                               " && location.hash === '#/portfolios' && !document.querySelector('.still-there:not(.leaving)')"),
           "as at the beginning")
    begin(visit)
    # What the one before looked at, the next does not find.
    visit.page.evaluate("history.back()")
    time.sleep(0.5)
    visit.is_heading("Portfolios")
    expect(visit.page.evaluate("location.hash") == "#/portfolios", "the way back ends at the start")


def a_kiosk_limits_and_orders_the_languages(visit):
    buttons = ".languages button[lang]"
    start_kiosk(visit, "kiosk=60&languages=nl,xx,EN,de,nl&language=fr")
    expect(visit.texts(buttons) == ["Nederlands", "English", "Deutsch"], f"{visit.texts(buttons)}")
    visit.is_heading("Portfolios")
    visit.page.click(".languages button[lang=de]")
    visit.page.wait("document.documentElement.lang === 'de'")
    expect(visit.page.evaluate("document.activeElement.lang") == "de", "the focus stays")
    visit.follow("#/preferences")
    visit.is_heading("Einstellungen")
    expect(visit.texts("option") == ["Nederlands", "English", "Deutsch"], "nor do preferences offer others")
    visit.open("", "kiosk=60&languages=pl,nl")
    visit.page.wait(ATTRACT)
    expect(visit.page.evaluate("document.documentElement.lang") == "pl", "the first one, if the browser has none of them")
    expect(len(visit.texts(".attract-begin p")) == 2, "invitations in both")
    start_kiosk(visit, "kiosk=60&languages=nl")
    expect(not visit.texts(".languages"), "one is no choice")
    start_kiosk(visit, "kiosk=60&languages=xx")
    expect(len(visit.texts(buttons)) == len(LANGUAGES), "what makes no sense is not taken")


def many_languages_are_a_menu(visit):
    open_list = "!document.querySelector('.languages-list').hidden"
    for width, height in [(1280, 800), (1080, 1920), (390, 844)]:
        start_kiosk(visit)
        visit.page.size(width, height, 1, True)
        expect(not visit.page.evaluate(open_list), "closed at first")
        visit.page.click(".languages-open")
        visit.page.wait(open_list)
        faults = visit.page.evaluate("Array.from(document.querySelectorAll('.languages-list button'), e => e.getBoundingClientRect())"
                                     ".filter(b => b.height < 55.5 || b.width < 55.5 || b.left < 0 || b.right > innerWidth || b.bottom > innerHeight).length")
        expect(faults == 0, f"large, and on the screen of {width}")
        visit.page.key("Escape")
        visit.page.wait(f"!({open_list}) && document.activeElement.matches('.languages-open')")
        visit.page.click(".languages-open")
        visit.page.wait(open_list)
        visit.page.click("h1")
        visit.page.wait(f"!({open_list})")
        visit.page.click(".languages-open")
        visit.page.click(".languages-list button[lang=pl]")
        visit.is_heading("Portfolia")
        expect(visit.page.evaluate("document.activeElement.matches('.languages-open')"), "the focus stays")
        expect(visit.page.evaluate("document.querySelector('.languages-open').getAttribute('aria-label')") == "Język: Polski", "its name")


def a_touch_keeps_the_screen(visit):
    start_kiosk(visit, "kiosk=6")
    visit.page.evaluate("void (location.hash = '#/people')")
    visit.is_heading("Who’s Who")
    visit.page.wait("document.querySelector('.still-there')")
    focused = visit.page.evaluate("document.activeElement.className")
    expect("layer" in focused, f"what lies below has no focus: {focused}")
    visit.page.touch((640, 300, 640, 300))
    visit.page.wait("!document.querySelector('.still-there:not(.leaving)')")
    expect(visit.page.evaluate("document.activeElement.localName") == "h1", "the focus is where it was")
    time.sleep(1)
    visit.is_heading("Who’s Who")
    expect(visit.page.evaluate(f"location.hash === '#/people' && !{ATTRACT}"), "and chooses nothing")
    visit.page.wait(ATTRACT, 30)


def slides_that_turn_by_themselves_are_nobody(visit):
    start_kiosk(visit, "kiosk=8&autoplay=1")
    visit.page.evaluate(f"void (location.hash = '{GALLERY}')")
    visit.page.wait("document.querySelector('.position') && document.querySelector('.position').textContent === '3 / 6'")
    visit.page.wait(ATTRACT, 30)
    expect(visit.page.evaluate("location.hash") == "#/portfolios", "the start is below")
    time.sleep(0.5)
    expect(visit.page.evaluate("location.hash") == "#/portfolios", "and stays, whatever turned last")


def autoplay_starts_the_slide_show_anywhere(visit):
    visit.open(GALLERY + "/1", "autoplay=1")
    visit.page.wait("document.querySelector('.position').textContent === '2 / 6'", 4)
    expect(visit.page.evaluate("document.querySelector('.interval').value") == "1", "its time is the one that is chosen")


def no_way_leads_out_of_a_kiosk(visit):
    start_kiosk(visit)
    for link in ["#/" + name for name in PLACES] + list(DEEP_LINKS) + [
            EMPTY, "#/images/fotoclub-zonnevlek-waterlinge/pip-kwadraat", "#/portfolios/fotoclub-zonnevlek-waterlinge"]:
        visit.follow(link)
        wrong = visit.page.evaluate(
            "Array.from(document.querySelectorAll('[href], [target], form, iframe, object, embed')).filter(e =>"
            " !e.matches('link') && (!(e.getAttribute('href') || '').startsWith('#') || e.hasAttribute('target')))"
            ".map(e => e.outerHTML.slice(0, 90))")
        expect(not wrong, f"{link}: {wrong}")
    visit.follow("#/clubs/fotoclub-zonnevlek-waterlinge")
    visit.page.wait("document.querySelector('.site')")
    expect(visit.texts(".site")[0] == "zonnevlek.example", f"web sites are named: {visit.texts('.site')}")
    prevented = ("(function (target, name, kind, more) { return !target.dispatchEvent(new kind(name,"
                 " Object.assign({bubbles: true, cancelable: true}, more))); })")
    for key, more in [("p", "ctrlKey"), ("s", "ctrlKey"), ("f", "ctrlKey"), ("u", "ctrlKey"), ("w", "ctrlKey"), ("+", "ctrlKey"),
                      ("p", "metaKey"), ("d", "altKey"), ("ArrowRight", "altKey"), ("F1", ""), ("F5", ""), ("F11", ""), ("F12", ""),
                      ("ContextMenu", ""), ("BrowserBack", ""), ("BrowserHome", "")]:
        script = f"{prevented}(document.body, 'keydown', KeyboardEvent, {{key: {json.dumps(key)}, {more or 'repeat'}: true}})"
        expect(visit.page.evaluate(script), f"{more} {key}")
    for name, kind in [("contextmenu", "MouseEvent"), ("dragstart", "DragEvent"), ("drop", "DragEvent"), ("dragover", "DragEvent"),
                       ("selectstart", "Event"), ("auxclick", "MouseEvent")]:
        expect(visit.page.evaluate(f"{prevented}(document.querySelector('main'), '{name}', {kind})"), name)
    expect(visit.page.evaluate(f"{prevented}(document.querySelector('.places a'), 'click', MouseEvent, {{ctrlKey: true}})"),
           "no second window")
    expect(visit.page.evaluate(f"{prevented}(document.body, 'wheel', WheelEvent, {{ctrlKey: true}})"), "no zooming of the page")
    expect(visit.page.evaluate("getComputedStyle(document.body).userSelect") == "none", "nothing is selected")
    for letter in "abc":
        expect(not visit.page.evaluate(f"{prevented}(document.body, 'keydown', KeyboardEvent, {{key: '{letter}'}})"), letter)


def the_way_back_ends_at_the_start_of_a_kiosk(visit):
    start_kiosk(visit)
    visit.page.wait("document.querySelector('.club-card')")
    visit.follow("#/people")
    visit.is_heading("Who’s Who")
    foreign = ("!document.body.dispatchEvent(new KeyboardEvent('keydown',"
               " {key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true}))")
    expect(not visit.page.evaluate(foreign), "back to the start")
    visit.page.evaluate("history.back()")
    visit.is_heading("Portfolios")
    expect(visit.page.evaluate(foreign), "and no further")
    visit.page.reload()
    visit.page.wait(ATTRACT)


def one_club_is_all_there_is(visit):
    members = ["Ilse van Avondrood", "René Éclair"]
    for query in ("club=" + CLUB.replace(" ", "%20"), "kiosk=60&club=fotogroep-morgenlicht-nevelberg"):
        visit.page.size(1280, 800, 1, "kiosk" in query)
        visit.open("", query)
        if "kiosk" in query:
            visit.page.wait(HANGING, 20)
            wrong = [text for text in visit.texts(".frame-whose") if not text.endswith("@ Fotogroep Morgenlicht (Nevelberg)")]
            expect(not wrong, f"{wrong}")
            begin(visit)
        visit.is_heading("Fotogroep Morgenlicht")
        expect(visit.texts(".brand-name") == ["Fotogroep Morgenlicht"], "its name is the title")
        visit.follow("#/portfolios")
        visit.is_heading("Fotogroep Morgenlicht")
        visit.follow("#/clubs")
        visit.is_heading("Fotogroep Morgenlicht")
        visit.page.wait("document.querySelector('.place')")
        expect(visit.page.evaluate("document.querySelectorAll('.place, .cluster').length") == 1, "one marker")
        visit.follow("#/people")
        visit.is_heading("Who’s Who")
        people = visit.texts(".person-card .card-title")
        expect(len(people) == 13 and set(members) < set(people), f"{people}")
        visit.page.wait("Array.from(document.querySelectorAll('.person-card .card-text')).every(e => e.textContent)")
        expect(all(text.endswith("Fotogroep Morgenlicht (Nevelberg)") for text in visit.texts(".person-card .card-text")), "of it")
        visit.follow("#/people/ilse-van-avondrood")
        visit.is_heading("Ilse van Avondrood")
        expect(visit.texts(".membership-card .card-title") == ["Fotogroep Morgenlicht"], "one membership")
        visit.follow("#/search/zonnevlek")
        visit.page.wait("document.querySelector('.count').textContent === 'Nothing found.'")
        visit.follow("#/search/ilse")
        visit.page.wait("document.querySelector('.line-title')")
        visit.follow("#/keywords")
        visit.is_heading("Keywords")
        expect("0 photographers" not in visit.texts(".keyword-card .card-note"), "keywords that somebody has")
        for link in ("#/clubs/fotoclub-zonnevlek-waterlinge", "#/portfolios/fotoclub-zonnevlek-waterlinge",
                     "#/images/fotoclub-zonnevlek-waterlinge/pip-kwadraat", "#/people/pip-kwadraat",
                     "#/exhibitions/tegen-de-zon-in-2026"):
            visit.follow(link)
            visit.is_heading("Page not found")
        for link in ("#/clubs/its-earlier-name", "#/portfolios/its-earlier-name"):
            visit.follow(link)
            visit.is_heading("Fotogroep Morgenlicht")
        visit.follow("#/images/its-earlier-name/ilse-van-avondrood/2")
        visit.page.wait("document.title.startsWith('Ilse van Avondrood @ Fotogroep Morgenlicht')")
        visit.follow("#/exhibitions")
        visit.is_heading("Exhibitions")
        expect(visit.texts(".exhibition-card .card-title") == ["Vóór de wekker"], "its own exhibitions")
        expect(visit.texts(".lead") == ["What the club is showing, and where."], "as of one club")
        visit.follow("#/about")
        visit.is_heading("About")
        expect("onnevlek" not in visit.texts("main")[0], "no word of the others")
    visit.open("", "club=Nobody%20Nowhere")
    visit.is_heading("Page not found")
    expect("Nobody Nowhere" in visit.texts("main")[0], "which club is not there")
    visit.open("", "club=%3Cimg%20src%3Dx%20onerror%3D%22attacked%3D1%22%3E&kiosk=%3C&language=%3Cb%3E&theme=%22&autoplay=-1")
    visit.page.wait("document.querySelector('.attract.is-bare')")
    expect(visit.page.evaluate("hubpack.query.query.idle === 120 && hubpack.query.query.autoplay === 8 && !window.attacked"
                               " && !document.querySelector('img')"), "what makes no sense is not taken")


def fingers_find_what_they_touch(visit):
    for width, height in [(1280, 800), (1920, 1080)]:
        start_kiosk(visit)
        visit.page.size(width, height, 1, True)
        for link in ["#/" + name for name in PLACES] + list(DEEP_LINKS):
            visit.follow(link)
            small = visit.page.evaluate(
                "Array.from(document.querySelectorAll('a, button, select, .choice, .field')).filter(e => {"
                " var b = e.getBoundingClientRect(); return b.width && !e.matches('.skip, .membership-card') &&"
                " (b.height < 55.5 || b.width < 55.5); }).map(e => e.className + ' ' + e.textContent.slice(0, 30))")
            expect(not small, f"{link} at {width}: {small[:4]}")
            expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{link} fits into {width}")
    visit.page.size(390, 844, 2, True)
    for link in ["#/" + name for name in PLACES]:
        visit.follow(link)
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{link} fits into 390")


def a_keyboard_comes_where_there_is_none(visit):
    start_kiosk(visit)
    visit.follow("#/search")
    visit.page.wait("document.querySelector('.keyboard')")
    small = visit.page.evaluate("Array.from(document.querySelectorAll('.key')).filter(e => {"
                                " var b = e.getBoundingClientRect(); return b.height < 55.5 || b.width < 55.5; }).length")
    expect(small == 0, "keys are large")

    def press(*labels):
        for label in labels:
            x, y = visit.page.evaluate(
                "(function () { var e = Array.from(document.querySelectorAll('.key')).find(e =>"
                f" (e.getAttribute('aria-label') || e.textContent) === {json.dumps(label)}); var b = e.getBoundingClientRect();"
                " return [b.left + b.width / 2, b.top + b.height / 2]; })()")
            visit.page.touch((x, y, x, y))
    press(*"sorinx")
    press("Delete a letter", "e")
    visit.page.wait("Array.from(document.querySelectorAll('.line-title'), e => e.textContent).includes('Sørine Ærligsen')")
    press("Clear", *"van", "Space", *"avond")
    visit.page.wait("Array.from(document.querySelectorAll('.line-title'), e => e.textContent).includes('Ilse van Avondrood')")
    expect(visit.page.evaluate("document.querySelector('input').value") == "van avond", "as it was typed")
    press("Close")
    visit.page.wait("!document.querySelector('.keyboard')")
    visit.page.click("input[type=search]")
    visit.page.touch(tuple(visit.page.place("input[type=search]") * 2))
    visit.page.wait("document.querySelector('.keyboard')")
    visit.page.click(".line")
    visit.is_heading("Ilse van Avondrood")
    visit.page.wait("!document.querySelector('.keyboard')")
    visit.page.size(1280, 800)
    visit.open("#/search", "kiosk=60")
    visit.page.wait(ATTRACT)
    visit.page.key("x")
    visit.page.wait("!document.querySelector('.layer')")
    visit.follow("#/search")
    visit.is_heading("Search")
    expect(not visit.page.evaluate("document.querySelector('.keyboard')"), "not where there is a mouse")


def the_keyboard_covers_no_field(visit):
    start_kiosk(visit)
    for width, height in [(390, 844), (844, 390), (820, 1180)]:
        visit.page.size(width, height, 1, True)
        for link in ("#/search", "#/clubs", "#/people"):
            visit.follow("#/about")
            visit.follow(link)
            visit.page.wait(f"location.hash === '{link}' && document.querySelector('input[type=search]')")
            time.sleep(0.2)
            # Search has the keyboard at once; elsewhere the field may be under the bar at the bottom.
            visit.page.evaluate("void (document.querySelector('.keyboard')"
                                " || document.querySelector('input[type=search]').scrollIntoView({block: 'center'}))")
            visit.page.touch(tuple(visit.page.place("input[type=search]") * 2))
            visit.page.wait("document.querySelector('.keyboard')")
            time.sleep(0.1)
            seen = visit.page.evaluate(
                "(function (e) { var b = e.getBoundingClientRect();"
                " return document.elementFromPoint(b.left + b.width / 2, b.top + 1) === e"
                " && document.elementFromPoint(b.left + b.width / 2, b.bottom - 1) === e; })"
                "(document.querySelector('input[type=search]'))")
            expect(seen, f"{link} at {width} by {height}")
            expect(visit.page.evaluate("Array.from(document.querySelectorAll('.key')).every(e =>"
                                       " e.getBoundingClientRect().height >= 43.5)"), f"keys at {width} by {height}")


def a_kiosk_can_be_used_by_everybody(visit):
    def look(what):
        faults = visit.page.evaluate(FAULTS) + serious(visit)
        expect(not faults, f"{what}: {faults}")
    for scheme in ("light", "dark"):
        visit.page.prefer(color_scheme=scheme, reduced_motion="reduce")
        visit.page.size(1280, 800, 1, True)
        visit.open("", "kiosk=60")
        visit.page.wait(HANGING, 20)
        time.sleep(0.5)
        look(f"{scheme} pictures")
        begin(visit)
        for link in ["#/" + name for name in PLACES] + list(DEEP_LINKS) + [EMPTY]:
            visit.follow(link)
            time.sleep(0.2)
            look(f"{scheme} {link}")
        start_kiosk(visit, "kiosk=20")
        visit.follow("#/people")
        visit.page.wait("document.querySelector('.still-there')", 15)
        look(f"{scheme} still there")


# ---- Hostile texts ----

def hostile_texts_are_shown_as_texts(visit):
    hub = json.loads(visit.folder.joinpath("texts.json").read_text("utf-8"))
    for link in ["#/" + name for name in PLACES]:
        visit.open(link)
    visit.open("#/people")
    visit.page.wait(f"document.querySelectorAll('.person-card').length === {len(hub['people'])}")
    expect(sorted(visit.texts(".person-card .card-title")) == sorted(hub["people"]), "names of people")
    visit.open("#/portfolios")
    visit.page.wait("document.querySelector('.club-card')")
    expect(hub["club"] in visit.texts(".club-card .card-title"), "the club's name")
    visit.page.click(".club-card")
    visit.page.wait("document.querySelector('.member-card')")
    visit.page.evaluate("Array.from(document.querySelectorAll('.member-card')).find("
                        "card => card.querySelector('.card-note').textContent === '1 image').click()")
    visit.page.wait("document.querySelector('.caption-title')")
    expect(visit.texts(".caption-title") == [hub["title"]], "the title of an image")
    visit.open("#/exhibitions")
    expect(visit.texts(".exhibition-card .card-title") == [hub["exhibition"]], "the name of an exhibition")
    visit.page.click(".exhibition-card")
    visit.is_heading(hub["exhibition"])
    expect(not visit.page.evaluate("Array.from(document.links).filter(a => !/^(https?|file):/.test(a.protocol)).length"),
           "the address of an exhibition")
    expect(visit.page.evaluate("document.querySelectorAll('main img').length") == 2, "its poster and its image alone")
    visit.open("#/about")
    visit.page.wait("document.querySelector('.facts')")
    expect(visit.texts(".facts dd")[:2] == [hub["about"]] * 2, "title and maker of the bundle")
    expect(visit.texts(".about-rights p")[-1].endswith(hub["about"]), "the terms of use")
    expect(visit.page.evaluate("window.attacked") is None, "nothing ran")


def hostile_addresses_are_no_links(visit):
    visit.open("#/people")
    visit.page.wait("document.querySelector('.person-card')")
    for link in visit.page.evaluate("Array.from(document.querySelectorAll('.person-card'), a => a.getAttribute('href'))"):
        visit.open(link)
        wrong = visit.page.evaluate("Array.from(document.links).filter(a => !/^(https?|file):/.test(a.protocol)).length")
        expect(wrong == 0, link)


def hostile_texts_widen_no_page(visit):
    visit.page.size(390, 844)
    visit.open("#/people")
    visit.page.wait("document.querySelector('.person-card')")
    people = visit.page.evaluate("Array.from(document.querySelectorAll('.person-card'), a => a.getAttribute('href'))")
    for link in ["#/" + name for name in PLACES] + people:
        visit.open(link)
        expect(visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), link)


def hostile_texts_hang_on_the_wall_as_texts(visit):
    hub = json.loads(visit.folder.joinpath("texts.json").read_text("utf-8"))
    visit.page.size(1280, 800)
    visit.open("", "kiosk=60")
    visit.page.wait("document.querySelector('.frame-whose')")
    # It may be somebody's featured image, which has no title.
    expect(visit.texts(".frame-title") in ([], [hub["title"]]), "the title of an image")
    whose = visit.texts(".frame-whose")[0]
    expect(hub["club"] in whose and any(person in whose for person in hub["people"]), f"whose it is: {whose}")
    visit.page.key("x")
    visit.page.wait("!document.querySelector('.layer')")
    visit.follow("#/people")
    visit.page.wait("document.querySelector('.person-card')")
    for link in visit.page.evaluate("Array.from(document.querySelectorAll('.person-card'), a => a.getAttribute('href'))"):
        visit.follow(link)
        wrong = visit.page.evaluate("Array.from(document.links).filter(a => a.origin !== location.origin"
                                    " || a.pathname !== location.pathname).length")
        expect(wrong == 0, link)
    expect(visit.page.evaluate("window.attacked") is None, "nothing ran")


HOSTILE = [hostile_texts_are_shown_as_texts, hostile_addresses_are_no_links, hostile_texts_widen_no_page,
           hostile_texts_hang_on_the_wall_as_texts]
# Firefox tells nobody what a page looks like on paper, without scripts, or to a screen reader. Without a window, it fills
# no screen, and it always has a mouse.
CHROMIUM = [paper_is_white_and_has_no_menus, what_is_printed_of_an_exhibition_is_complete, a_portfolio_is_printed_as_a_sheet, without_scripts_there_are_the_names_of_the_clubs, escape_leaves_one_thing_at_a_time,
            a_keyboard_comes_where_there_is_none]
SAMPLE = [
    every_place_is_reached_from_the_bar, every_deep_link_opens_its_place, a_link_of_another_release_leads_to_the_search,
    names_that_every_object_has_lead_nowhere,
    a_club_and_then_a_member_are_chosen_and_left_again, exhibitions_stand_under_when_they_are,
    pictures_hang_in_their_order_with_the_texts_of_the_language, what_is_printed_of_an_exhibition_is_complete,
    a_portfolio_is_printed_as_a_sheet, a_picture_can_be_shared, keys_turn_images, fingers_turn_images,
    zooming_ends_at_the_pixels_of_the_picture, a_double_tap_zooms_by_steps_that_move, limits_of_a_zoom_give_way_and_spring_back,
    a_pinch_closes_images, a_zoomed_picture_that_is_let_go_moves_on_within_its_edges, a_drag_turns_at_the_edge_of_a_zoomed_picture,
    a_flick_turns_at_the_end_of_a_slow_drag, a_movement_on_a_trackpad_turns_once,
    the_background_thins_while_a_picture_is_dragged_away, a_slow_picture_says_that_it_is_coming, escape_leaves_one_thing_at_a_time,
    nothing_is_upscaled_on_any_screen,
    neighbours_are_there_before_they_are_seen, one_tap_gives_the_picture_the_screen,
    a_picture_fills_a_phone_held_sideways, controls_fade_when_nobody_moves,
    a_touch_first_brings_the_controls_back,
    a_swipe_down_closes_and_the_ends_give_way_a_little, all_images_of_a_portfolio_can_be_chosen,
    every_tool_of_an_image_is_on_the_screen,
    a_strip_has_what_is_near_and_more_when_it_is_scrolled, people_are_the_same_when_their_names_come_in_parts,
    a_caption_leads_to_the_photographer_and_the_club, the_small_version_is_seen_until_the_large_one_has_arrived,
    a_featured_image_without_a_portfolio_is_shown_large, whose_pictures_are_in_the_bundle_has_no_initials,
    the_filter_of_portfolios_finds_photographers, the_name_of_the_hub_heads_the_pages,
    a_picture_grows_out_of_its_link_and_returns, closing_returns_to_where_one_was,
    a_link_leads_to_the_top_and_going_back_to_where_one_was, a_chosen_club_stands_above_the_map_on_a_phone,
    a_long_remark_is_cut_until_it_is_asked_for, searching_tells_who_somebody_is_and_is_kept, the_wall_has_every_picture, letters_lead_to_names, paper_is_white_and_has_no_menus,
    a_lost_file_is_told_with_a_way_on,
    the_slide_show_turns_in_the_time_that_was_chosen, an_image_says_in_which_state_it_is, who_has_no_images_has_a_page_that_says_so,
    nothing_that_is_written_is_cut,
    a_long_list_has_only_what_is_near_and_returns_to_its_place,
    a_way_back_leads_to_where_one_was_with_the_filter_as_it_was,
    a_club_is_the_heading_of_its_page,
    no_tile_is_dead,
    portfolios_go_from_present_to_past,
    searching_knows_what_people_mean,
    a_keyword_shows_pictures_and_leads_to_all_of_them,
    what_a_finger_has_to_find_is_large_enough,
    without_scripts_there_are_the_names_of_the_clubs,
    a_page_can_be_shared,
    nothing_moves_once_it_is_seen,
    searching_finds_parts_of_names, searching_shows_the_rest_when_asked, words_say_who_somebody_is,
    a_card_of_a_membership_tells_everything, other_scripts_keep_their_order, towns_are_in_the_language_of_the_pages, about_agrees_with_itself,
    a_person_has_pictures_and_leads_to_them, the_officers_of_a_club_stand_on_its_page, portfolios_from_web_pages_say_so,
    statistics_agree_with_the_catalog, statistics_tell_of_a_chosen_club, empty_lists_say_what_is_missing,
    folding_is_that_of_the_catalog, the_language_changes_pages_and_data_and_is_kept, every_language_has_every_word,
    each_language_says_who_somebody_is, the_language_changes_without_a_reload, no_language_is_wider_than_a_phone,
    help_explains_and_its_mosaic_can_be_zoomed, preferences_say_who_is_shown,
    the_theme_changes, the_map_is_locked_and_then_moves, a_marker_is_chosen_and_stands_out,
    every_cluster_leads_on, the_map_opens_where_most_places_are, labels_are_names_that_cover_nothing,
    towns_and_lakes_come_with_a_closer_look, clubs_and_museums_are_shown_apart, the_nearest_come_first,
    the_map_follows_a_chosen_town_and_is_as_it_was_before_a_club,
    no_label_is_cut_at_the_edge_of_the_map, keys_alone_reach_a_picture,
    birthdays_have_no_year, links_that_lead_out_tell_nothing, no_page_is_wider_than_its_screen, no_bar_is_cut,
    every_page_can_be_used_by_everybody,
]
KIOSK = [
    a_kiosk_begins_with_pictures_and_the_first_touch_only_ends_them, a_key_begins_and_does_nothing_else,
    pictures_change_and_few_are_kept, who_wants_no_movement_sees_none, without_pictures_there_is_the_filter_and_a_name,
    a_screen_that_nobody_touches_starts_again, a_kiosk_limits_and_orders_the_languages, many_languages_are_a_menu,
    a_touch_keeps_the_screen, slides_that_turn_by_themselves_are_nobody,
    autoplay_starts_the_slide_show_anywhere, no_way_leads_out_of_a_kiosk, the_way_back_ends_at_the_start_of_a_kiosk,
    one_club_is_all_there_is, an_exhibition_is_all_there_is, fingers_find_what_they_touch, a_keyboard_comes_where_there_is_none,
    the_keyboard_covers_no_field, a_kiosk_can_be_used_by_everybody,
]


def run(options, module):
    """Runs all checks in one browser; returns the number of failures."""
    folder = options.bundle.resolve()
    start = options.address or folder.joinpath("index.html").as_uri()
    axe = options.axe.read_text("utf-8") if options.axe else None
    failures = 0
    browser = module.Browser()

    def report(name, why=None):
        nonlocal failures
        failures += why is not None
        print(f"{'FAILED' if why else 'ok'}: {name.replace('_', ' ')}" + (f": {why}" if why else ""), flush=True)

    try:
        number, parts = map(int, options.part.split("/"))
        for check in (HOSTILE if options.hostile else SAMPLE + KIOSK)[number - 1::parts]:
            if options.firefox and check in CHROMIUM:
                continue
            if options.only and not any(word in check.__name__ for word in options.only):
                continue
            why = None
            for attempt in (1, 2):  # a machine with several browsers is sometimes late
                visit = Visit(browser, start)
                visit.folder, visit.axe = folder, axe
                try:
                    check(visit)
                    complaints = visit.page.complaints()
                    why = f"on the console: {complaints}" if complaints else None
                except Failure as failure:
                    why = f"{failure} {visit.page.complaints() or ''}"
                    with contextlib.suppress(Failure):
                        visit.page.evaluate("localStorage.clear()")
                visit.page.close()
                if why is None:
                    break
                print(f"failed at attempt {attempt}: {check.__name__.replace('_', ' ')}: {why}", flush=True)
            report(check.__name__, why)
    except (Failure, OSError):
        traceback.print_exc()
        failures += 1
    finally:
        browser.close()
    base = start.rsplit("/", 1)[0] + "/"
    # The browser's own log has every URL that was requested, from the first moment to the last.
    elsewhere = sorted({url for url in browser.requests() if not url.startswith((
        base, "data:", "about:", "chrome:", "resource:", "chrome-extension:", "devtools:"))})
    report("no_request_leaves_for_anywhere_else", f"{elsewhere[:5]}" if elsewhere else None)
    browser.remove()
    return failures


def main():
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("bundle", type=pathlib.Path, help="an unpacked bundle")
    parser.add_argument("--address", help="the URL of a server that shows the same bundle")
    parser.add_argument("--hostile", action="store_true", help="the bundle holds hostile texts")
    parser.add_argument("--firefox", action="store_true", help="in Firefox instead of Chromium")
    parser.add_argument("--axe", type=pathlib.Path, help="axe-core's axe.min.js")
    parser.add_argument("--only", nargs="*", help="only checks with one of these words in their names")
    parser.add_argument("--part", default="1/1", help="which part of the checks, such as 2/3: every third, from the second")
    options = parser.parse_args()
    return 1 if run(options, driver(options.firefox)) else 0


if __name__ == "__main__":
    sys.exit(main())
