#!/usr/bin/env python3
"""Measures how soon the pages of an unpacked bundle appear, and how much memory they use.

    Scripts/tools/measure-viewer.py /tmp/large
    Scripts/tools/measure-viewer.py --slow http://127.0.0.1:8080/      what a server sends, on a slow line

Each page is opened in a new browser, so that nothing is cached. The slow line has 150 ms and 200 kB/s, and a telephone at
its end. Python's standard library only.
"""

import pathlib
import sys
import time

sys.dont_write_bytecode = True
from browser import Browser  # noqa: E402  (after the line that keeps the tree clean)

PAGES = {
    "Portfolios": ("#/portfolios", ".card"), "Clubs & Museums": ("#/clubs", ".line"),
    "Who's Who": ("#/people", ".card"), "Keywords": ("#/keywords", ".card"),
    "Search": ("#/search/jan", ".line"), "About": ("#/about", "dd"), "Statistics": ("#/statistics", ".bars"),
    "Preferences": ("#/preferences", "fieldset"),
}
# Measured by the page itself, so that the way here and back does not count.
SEEN = """new Promise(function (done) {
  (function look() {
    if (!document.querySelector('main %s')) return setTimeout(look, 2);
    requestAnimationFrame(function () { setTimeout(function () { done(Math.round(performance.now())); }); });
  })();
})"""
# The bytes and requests that were there before a time.
SENT = """(function (all) { return [all.reduce((sum, one) => sum + one.transferSize, 0), all.length]; })(
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(one => one.startTime === 0 || one.responseEnd <= %d))"""
PAINT = "Math.round((performance.getEntriesByName('first-contentful-paint')[0] || {startTime: -1}).startTime)"


def heap(page):
    """Returns the size of the page's heap in megabytes after collecting garbage."""
    page.call("HeapProfiler.collectGarbage")
    return page.call("Runtime.getHeapUsage")["usedSize"] / 1e6


def portfolio(start):
    """Returns the links of the first club and of one of its members with images."""
    with Browser() as browser:
        page = browser.page()
        page.go(start + "#/portfolios")
        page.wait("document.querySelector('main a.card')")
        club = page.evaluate("document.querySelector('main a.card').getAttribute('href')")
        page.go("about:blank")
        page.go(start + club)
        page.wait("document.querySelector('main a.card')")
        member = page.evaluate(
            "(Array.from(document.querySelectorAll('main a.card')).find(c => !/No images/.test(c.textContent)) ||"
            " document.querySelector('main a.card')).getAttribute('href')")
    browser.remove()
    return club, member


def measure_slowly(start, pages):
    """Prints for each page what a telephone on a slow line waits for."""
    print("| page | kB | requests | first paint, s | its cards, s |\n|---|---|---|---|---|")
    for name, (link, selector) in pages.items():
        with Browser() as browser:
            page = browser.page()
            page.size(390, 844, 2, True)
            page.call("Network.emulateNetworkConditions", offline=False, latency=150, downloadThroughput=200_000,
                      uploadThroughput=200_000)
            page.go(start + link)
            page.wait("location.protocol !== 'about:' && document.querySelector('main')")
            cards = page.evaluate(SEEN % selector)
            sent, requests = page.evaluate(SENT % cards)
            time.sleep(0.3)  # the browser tells of the paint a moment later
            print(f"| {name} | {sent / 1000:.0f} | {requests} | {page.evaluate(PAINT) / 1000:.1f} | {cards / 1000:.1f} |", flush=True)
        browser.remove()


def main():
    """Prints a line for each page."""
    start = sys.argv[-1]
    if "://" not in start:
        start = pathlib.Path(start).resolve().joinpath("index.html").as_uri()
    club, member = portfolio(start)
    pages = dict(PAGES, **{"A club's members": (club, ".card"), "Images": (member, ".slide"),
                           "A kiosk, waiting": ("?kiosk=600", "h1")})
    if "--slow" in sys.argv:
        return measure_slowly(start, dict(pages, **{"A person": ("#/people/" + member.split("/")[-1], ".memberships"),
                                                    "A club": (club.replace("portfolios", "clubs"), ".links"),
                                                    "A keyword": ("#/keywords/landscape", ".card")}))
    print("| page | first paint, ms | its cards, ms | heap, MB | elements |\n|---|---|---|---|---|")
    for name, (link, selector) in pages.items():
        with Browser() as browser:
            page = browser.page()
            page.size(1280, 800)
            page.go(start + link)
            page.wait("location.protocol !== 'about:' && document.querySelector('main')")
            cards = page.evaluate(SEEN % selector)
            time.sleep(0.5)
            paint, count = page.evaluate(PAINT), page.evaluate("document.querySelectorAll('*').length")
            print(f"| {name} | {paint} | {cards} | {heap(page):.1f} | {count} |", flush=True)
            if name == "Who's Who":
                for step in range(60):
                    page.evaluate(f"scrollTo(0, document.body.scrollHeight * {step / 60})")
                    time.sleep(0.05)
                time.sleep(0.5)
                count = page.evaluate("document.querySelectorAll('*').length")
                print(f"| … after scrolling through it | | | {heap(page):.1f} | {count} |", flush=True)
        browser.remove()


if __name__ == "__main__":
    main()
