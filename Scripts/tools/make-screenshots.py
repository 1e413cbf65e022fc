#!/usr/bin/env python3
"""Makes screenshots of a bundle's viewer in three widths, with a headless Chromium.

    hubpack unpack lumen-hub-2026.11.hubpack /tmp/lumen
    Scripts/tools/make-screenshots.py /tmp/lumen /tmp/screenshots
    Scripts/tools/make-screenshots.py /tmp/lumen Docs/Screenshots --readme     only those in README

Python's standard library only.
"""

import argparse
import pathlib
import sys
import time

sys.dont_write_bytecode = True
from browser import Browser  # noqa: E402  (after the line that keeps the tree clean)

SIZES = {"phone": (390, 844, 2, True), "desktop": (1280, 800, 1, False), "kiosk": (3840, 2160, 1, False)}
PAGES = {
    "portfolios": "#/portfolios",
    "members": "#/portfolios/fotogroep-morgenlicht-nevelberg",
    "images": "#/images/fotogroep-morgenlicht-nevelberg/ilse-van-avondrood/1",
    "empty": "#/images/fotogroep-morgenlicht-nevelberg/roos-van-aalschemer",
    "clubs": "#/clubs",
    "club": "#/clubs/fotoclub-zonnevlek-waterlinge",
    "museum": "#/clubs/amberlight-museum-of-slow-shutters-fogmouth",
    "people": "#/people",
    "person": "#/people/rene-eclair",
    "keywords": "#/keywords",
    "keyword": "#/keywords/landscape",
    "search": "#/search/jan",
    "about": "#/about",
    "preferences": "#/preferences",
    "attract": "&kiosk=600",
    "kiosk": "&kiosk=600#/portfolios",
    "keyboard": "&kiosk=600#/search",
}
README = [("desktop", "portfolios", "light"), ("desktop", "clubs", "light"), ("phone", "members", "light"),
          ("phone", "people", "dark"), ("phone", "images", "dark"), ("kiosk", "attract", "dark")]


def settled(page):
    """Waits until pictures are loaded and nothing moves."""
    page.wait("document.querySelector('main > *') && Array.from(document.images).every(i => i.complete"
              " || i.getBoundingClientRect().top > innerHeight)")
    page.wait("document.fonts.status === 'loaded'")
    time.sleep(0.4)


def begin(page, place):
    """Waits for a kiosk's pictures; with a place, touches the screen and opens that page."""
    page.wait("document.querySelector('.is-bare') || document.querySelector('.frame') && !document.querySelector('.curtain canvas')")
    if place:
        page.key("Enter")
        page.wait("!document.querySelector('.layer')")
        page.evaluate(f"void (location.hash = '#{place}')")
    time.sleep(1.5)


def main():
    """Reads the arguments and takes the screenshots."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("bundle", type=pathlib.Path, help="an unpacked bundle")
    parser.add_argument("folder", type=pathlib.Path, help="the folder for the screenshots")
    parser.add_argument("--readme", action="store_true", help="only those in README")
    parser.add_argument("--only", nargs="*", help="only these pages")
    parser.add_argument("--language", default="en")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    wanted = README if options.readme else [
        (size, page, theme) for size in SIZES for page in options.only or PAGES
        for theme in (["light"] if size == "kiosk" else ["light", "dark"])]
    start = options.bundle.resolve().joinpath("index.html").as_uri()
    with Browser() as browser:
        for size, name, theme in wanted:
            page = browser.page()
            width, height, scale, touch = SIZES[size]
            page.size(width, height, scale, touch)
            page.prefer(color_scheme=theme, reduced_motion="reduce")
            page.go(f"{start}?language={options.language}{PAGES[name]}")
            if "kiosk=" in PAGES[name]:
                begin(page, PAGES[name].partition("#")[2])
            settled(page)
            page.screenshot(options.folder / f"{size}-{name}-{theme}.png")
            for complaint in page.complaints():
                print(f"{size} {name}: {complaint}", file=sys.stderr)
            page.call("Page.close")
    browser.remove()


if __name__ == "__main__":
    main()
