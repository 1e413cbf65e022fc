#!/usr/bin/env python3
"""Opens every kind of page of a bundle's viewer at six sizes, light and dark, in all languages, and reports what is
cut, covered, too small, without a visible focus, or complained about on the console.

    hubpack unpack lumen-hub-2026.11.hubpack /tmp/lumen
    Scripts/checks/check-pages.py /tmp/lumen                                  from file://, in Chromium
    Scripts/checks/check-pages.py /tmp/lumen --firefox                        in Firefox
    Scripts/checks/check-pages.py /tmp/lumen --address http://127.0.0.1:8080/ from a server of the same bundle
    Scripts/checks/check-pages.py /tmp/lumen --axe axe.min.js                 with axe-core, too
    Scripts/checks/check-pages.py /tmp/lumen --screenshots /tmp/screenshots   to look at: in a folder by page

Any bundle will do; pages are found as a visitor finds them. check-viewer.py checks what the pages of the sample hub
say and do. Exits with 0 if nothing was found, 1 if something was, 77 without the browser. Firefox needs Debian's
firefox-esr and python3-websocket; otherwise Python's standard library only.
"""

import argparse
import contextlib
import json
import pathlib
import sys
import time

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tools"))
import browser  # noqa: E402  (after the lines that keep the tree clean, and say where it is)

SIZES = {"390x844": (390, 844, 2, True), "844x390": (844, 390, 2, True), "820x1180": (820, 1180, 2, True),
         "1280x800": (1280, 800, 1, False), "1080x1920": (1080, 1920, 1, True), "3840x2160": (3840, 2160, 1, False)}
THEMES = ["light", "dark"]
LANGUAGES = list(browser.languages())
# Languages other than these two are shown at two sizes, and light.
EVERYWHERE = ["en", "nl"]
SOMEWHERE = ["390x844", "1280x800"]

PLACES = ["portfolios", "pictures", "clubs", "exhibitions", "people", "keywords", "search", "about", "preferences",
          "help", "statistics"]
# A page that is opened from another one: by the link there that has a picture, and then the longest text.
LINKS = {"members": ("portfolios", "#/portfolios/"), "club": ("clubs", "#/clubs/"), "person": ("people", "#/people/"),
         "keyword": ("keywords", "#/keywords/"), "exhibition": ("exhibitions", "#/exhibitions/"),
         "exhibition-picture": ("exhibition", "#/exhibitions/"), "picture": ("pictures", "#/pictures/"),
         "portfolio": ("members", "#/images/")}


class Visit:
    """The pages of a viewer in one window."""

    def __init__(self, page, start):
        self.page = page
        self.start = start

    def open(self, query):
        """Opens the viewer anew."""
        self.page.go("about:blank")
        self.page.wait("location.href === 'about:blank'")
        self.page.go(self.start + "?" + query)
        self.page.wait("document.querySelector('main > *, .layer')")

    def follow(self, link):
        """Goes to a page as a link does."""
        self.page.evaluate(f"void (function () {{ var e = document.querySelector('main > :last-child');"
                           f" if (e && location.hash !== {json.dumps(link)}) e.classList.add('before');"
                           f" location.hash = {json.dumps(link)}; }})()")
        self.page.wait("document.querySelector('main > :last-child') && !document.querySelector('main > .before')")

    def settle(self):
        """Waits until pictures have arrived and nothing changes."""
        seen = None
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            now = self.page.evaluate(SETTLED)
            if now["isComplete"] and now == seen:
                return
            seen = now
            time.sleep(0.04)
        raise browser.Failure("it does not settle")

    def touch_kiosk(self):
        """Ends the pictures that a kiosk opens with."""
        self.page.key("Enter")
        self.page.wait("!document.querySelector('.layer')")

    def find(self):
        """Returns the links of all kinds of pages: name → hash."""
        found = {name: "#/" + name for name in PLACES}
        for name, (place, start) in LINKS.items():
            if place not in found:
                continue
            self.follow(found[place])
            self.settle()
            links = self.page.evaluate(
                f"Array.from(document.querySelectorAll(\"main a[href^='{start}']\"), e => [e.querySelector('img') ? 1 : 0,"
                " (e.textContent || e.title).length, e.getAttribute('href')])")
            if links:
                found[name] = max(links)[2]
        if "members" in found:
            found["club-statistics"] = found["members"].replace("portfolios", "statistics")
        found.update({"results": "#/search/mo", "no-results": "#/search/qqqq", "not-found": "#/people/nobody"})
        # A hub without exhibitions has no page for them.
        self.follow("#/exhibitions")
        if not self.page.evaluate("hubpack.exhibitions.hasExhibitions()"):
            del found["exhibitions"]
        return found


SETTLED = """(isSeen => ({
  isComplete: document.fonts.status === 'loaded' &&
    Array.from(document.images).every(i => i.complete || i.loading === 'lazy' && !isSeen(i)) &&
    document.getAnimations().every(a => a.playState !== 'running'),
  length: document.body.innerHTML.length
}))(function (image) {
  var box = image.getBoundingClientRect();
  return box.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
})"""

# What a visitor would call broken.
FAULTS = r"""(function (least) {
  var faults = [];
  function tell(what, e) { faults.push(what + ': <' + e.localName + ' class="' + (e.getAttribute('class') || '') + '"> '
    + (e.getAttribute('aria-label') || e.textContent || '').trim().slice(0, 50)); }
  function style(e) { return getComputedStyle(e); }
  function isShown(e) {
    var place = e.closest('.unseen, .whose');
    if (place && style(place).clipPath !== 'none') return false; // for screen readers
    return e.checkVisibility({opacityProperty: true, visibilityProperty: true});
  }
  var layer = document.querySelector('.layer');
  var root = layer || document.body;

  var width = document.documentElement.clientWidth; // innerWidth grows with a page that is too wide for a phone
  if (document.documentElement.scrollWidth > width) faults.push('the page is wider than its screen');
  var focus = document.activeElement, at = focus.getBoundingClientRect();
  if (focus.localName === 'input') {
    var onTop = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    if (!onTop || !onTop.contains(focus)) tell('a field is covered', focus);
  }
  var headings = document.querySelectorAll('h1');
  if (headings.length !== 1) faults.push('not one h1');
  else if (!scrollY && headings[0].getBoundingClientRect().bottom > innerHeight) tell('below the screen', headings[0]);

  root.querySelectorAll('.brand-name').forEach(function (e) {
    if (isShown(e) && e.textContent.length < 20 && e.scrollWidth > e.clientWidth + 1) tell('cut', e);
  });
  root.querySelectorAll('a, button, input, select').forEach(function (e) {
    if (!isShown(e) || e.closest('.skip, .unseen') || style(e).display === 'inline') return;
    var box = (e.closest('label') || e).getBoundingClientRect();
    if (box.width && (box.width < least - .5 || box.height < least - .5)) {
      tell('small (' + Math.round(box.width) + ' by ' + Math.round(box.height) + ')', e);
    }
  });

  // Where each text is seen: its lines, within what cuts them.
  var texts = [];
  var walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    var e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || e.closest('script, noscript, option, .skip, .unseen') || !isShown(e)) continue;
    var range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    var cutter = null, scrolls = false, shortens = null, floor = document.body;
    for (var a = e; a && a !== document.documentElement; a = a.parentElement) {
      var s = style(a);
      if (s.display === 'inline' || a.namespaceURI !== document.body.namespaceURI && a.localName !== 'svg') continue;
      if (/auto|scroll/.test(s.overflowX + s.overflowY)) scrolls = true;
      if (s.textOverflow === 'ellipsis' || s.webkitLineClamp !== 'none') shortens = shortens || a;
      if (s.overflowX !== 'visible' && !cutter) cutter = a;
      if (/fixed|sticky/.test(s.position)) floor = a;
      if (s.position === 'fixed') break;
    }
    var size = parseFloat(style(e).fontSize);
    var edge = cutter && cutter.getBoundingClientRect();
    Array.from(range.getClientRects()).forEach(function (box) {
      if (box.width < 1 || box.height < 1) return;
      if (!scrolls && !shortens && (box.left < -1 || box.right > width + 1)) tell('beside the screen', e);
      if (edge && !scrolls && !shortens && e.closest('svg') === null
          && (box.left < edge.left - 2 || box.right > edge.right + 2
            || box.top + size * .3 < edge.top || box.bottom - size * .3 > edge.bottom)) tell('cut', e);
      var rest = (shortens || e).getBoundingClientRect();
      if (shortens && (box.width > size * 3 && rest.width < size * 3 || rest.height < size)) tell('cut to nothing', e);
      var seen = edge ? {left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right),
        top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom)} : box;
      if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2 && seen.bottom > 0 && seen.top < innerHeight) {
        texts.push({e: e, floor: floor, left: seen.left, right: seen.right, top: seen.top + box.height * .2, bottom: seen.bottom - box.height * .2});
      }
    });
  }
  // What is fixed may cover what scrolls.
  texts.sort(function (a, b) { return a.top - b.top; });
  texts.forEach(function (a, n) {
    for (var m = n + 1; m < texts.length && texts[m].top < a.bottom - 1; m++) {
      var b = texts[m];
      if (a.e !== b.e && a.floor === b.floor && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
          && Math.min(a.bottom, b.bottom) - b.top > 1) tell('covers "' + a.e.textContent.trim().slice(0, 30) + '"', b.e);
    }
  });
  return Array.from(new Set(faults)).slice(0, 6);
})"""

FOCUS = r"""(function () {
  var e = document.activeElement;
  if (!e || e === document.body) return ['Tab reaches nothing'];
  // A field has it in place of its input.
  var isSeen = [e, e.parentElement].some(function (one) {
    var s = getComputedStyle(one);
    return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 1;
  });
  var box = e.getBoundingClientRect();
  if (isSeen && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth) return [];
  return ['the focus is not seen: <' + e.localName + ' class="' + e.className + '"> ' + e.textContent.slice(0, 40)];
})()"""

AXE = """axe.run({preload: false}).then(r => r.violations.map(
  v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', ')))"""


class Round:
    """All renderings in one browser."""

    def __init__(self, options, visit):
        self.options = options
        self.visit = visit
        self.page = visit.page
        self.count = 0
        self.failures = 0
        self.complaints = 0

    def look(self, name, where, least=24):
        """Checks what is on the screen, and takes a screenshot."""
        faults = []
        try:
            self.visit.settle()
            if self.options.screenshots:
                folder = self.options.screenshots / name
                folder.mkdir(parents=True, exist_ok=True)
                self.page.screenshot(folder / f"{where.replace(' ', '-')}.png")
            faults += self.page.evaluate(f"{FAULTS}({least})")
            if self.options.axe:
                if not self.page.evaluate("'axe' in window"):
                    self.page.evaluate(f"(function () {{ {self.options.axe.read_text('utf-8')} }})()")
                faults += self.page.evaluate(AXE)
            if name not in ("kiosk", "sheet"):  # a key ends the one; the other has the focus
                self.page.key("Tab")
                faults += self.page.evaluate(FOCUS)
        except browser.Failure as failure:
            faults.append(str(failure))
        complaints = self.page.complaints()
        faults += [f"on the console: {one}" for one in complaints[self.complaints:]]
        self.complaints = len(complaints)
        self.count += 1
        self.failures += bool(faults)
        for fault in faults:
            print(f"FAILED: {name} {where}: {fault}", flush=True)

    def is_wanted(self, name):
        """Tells whether a page was asked for."""
        return not self.options.only or name in self.options.only

    def run(self, links, size, theme, language):
        """Shows all pages at one size, in one theme and language."""
        where = f"{size} {theme} {language}"
        self.page.size(*SIZES[size])
        self.page.prefer(color_scheme=theme, reduced_motion="reduce")
        self.visit.open(f"language={language}")
        for name, link in links.items():
            if not self.is_wanted(name):
                continue
            self.visit.follow(link)
            self.look(name, where)
            if name == "picture" and self.is_wanted("sheet"):
                self.page.key("g")
                with contextlib.suppress(browser.Failure):
                    self.page.wait("!document.querySelector('.sheet').hidden", 2)
                    self.look("sheet", where)
                    self.page.key("Escape")
        if self.is_wanted("kiosk"):
            self.visit.open(f"kiosk=600&language={language}")
            self.page.wait("document.querySelector('.is-bare') || document.querySelector('.frame')"
                           " && !document.querySelector('.curtain canvas')")
            # Ten keys side by side are no wider than a phone.
            least = 44 if SIZES[size][0] > 400 else 24
            self.look("kiosk", where, least)
            self.visit.touch_kiosk()
            for name in ("portfolios", "clubs", "search", "members", "portfolio", "person"):
                if name in links:
                    self.visit.follow(links[name])
                    self.look("kiosk-" + name, where, least)
        if self.is_wanted("one-club") and "members" in links:
            self.visit.open(f"club={links['members'].split('/')[-1]}&language={language}")
            self.look("one-club", where)


def run(options, module):
    """Checks all renderings; returns the number of those with faults."""
    start = options.address or options.bundle.resolve().joinpath("index.html").as_uri()
    began = time.monotonic()
    process = module.Browser()
    try:
        visit = Visit(process.page(), start)
        visit.page.size(1280, 800)
        visit.open("language=en")
        links = visit.find()
        rounds = Round(options, visit)
        for language in options.languages:
            isEverywhere = language in EVERYWHERE or options.all
            for size in options.sizes:
                for theme in options.themes:
                    if isEverywhere or size in SOMEWHERE and theme == "light":
                        rounds.run(links, size, theme, language)
    finally:
        process.close()
    base = start.rsplit("/", 1)[0] + "/"
    own = (base, "data:", "about:", "chrome:", "resource:", "chrome-extension:", "devtools:")
    elsewhere = sorted({url for url in process.requests() if not url.startswith(own)})
    if elsewhere:
        print(f"FAILED: requests that leave: {elsewhere[:5]}")
    process.remove()
    print(f"{rounds.count} renderings of {len(links)} pages in {time.monotonic() - began:.0f} s, "
          f"{rounds.failures} with faults")
    return rounds.failures + len(elsewhere)


def main():
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    parser.add_argument("bundle", type=pathlib.Path, help="an unpacked bundle")
    parser.add_argument("--address", help="the URL of a server that shows the same bundle")
    parser.add_argument("--firefox", action="store_true", help="in Firefox instead of Chromium")
    parser.add_argument("--axe", type=pathlib.Path, help="axe-core's axe.min.js")
    parser.add_argument("--screenshots", type=pathlib.Path, help="a folder for screenshots")
    parser.add_argument("--only", nargs="*", help="only pages with these names")
    parser.add_argument("--sizes", nargs="*", choices=SIZES, default=list(SIZES), metavar="SIZE")
    parser.add_argument("--themes", nargs="*", choices=THEMES, default=THEMES, metavar="THEME")
    parser.add_argument("--languages", nargs="*", choices=LANGUAGES, default=LANGUAGES, metavar="LANGUAGE")
    parser.add_argument("--all", action="store_true", help="every language at every size and in every theme")
    options = parser.parse_args()
    return 1 if run(options, browser.driver(options.firefox)) else 0


if __name__ == "__main__":
    sys.exit(main())
