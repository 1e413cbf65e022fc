"""Reads the pictures of a web page, independently of hubpack: those that a figure or a cell of a table shows, for pages
that are written as plainly as those of the sample hub. Python's standard library only."""

import html.parser
import re
from dataclasses import dataclass, field

PICTURE = re.compile(r"\.(jpe?g|png|webp)$", re.IGNORECASE)
BLOCKS = {"br", "dd", "div", "dt", "figcaption", "h2", "h3", "h4", "li", "p", "td", "th", "tr"}
FRAME = {"header", "nav", "footer", "aside"}
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
REFUSALS = {"noindex", "noimageindex", "none", "noarchive", "noai", "noimageai"}


@dataclass
class Page:
    """What a page says: `pictures` are pairs of a reference and a title, in the order of the page."""
    title: str = None
    refuses: bool = False
    pictures: list = field(default_factory=list)
    next: list = field(default_factory=list)


def read_page(content):
    """Returns what a page says, from its bytes."""
    named = re.search(rb"charset=[\"']?([A-Za-z0-9_-]+)", content[:1024])
    parser = PageParser()
    parser.feed(content.decode(named[1].decode("ascii") if named else "utf-8"))
    parser.close()
    return parser.page


class PageParser(html.parser.HTMLParser):
    """Collects pictures and their texts from the figures and cells that are open."""

    def __init__(self):
        super().__init__()
        self.page, self.open = Page(), []
        self.links, self.shown, self.heading = [], [], None  # shown: pairs of pictures and words

    def handle_starttag(self, tag, attrs):
        """Notes what begins, and takes pictures and links."""
        values = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if tag in BLOCKS:
            self.handle_data(" ")
        if tag == "meta" and values.get("name") == "robots":
            words = values.get("content", "").lower().replace(",", " ").split()
            self.page.refuses |= not REFUSALS.isdisjoint(words)
        elif tag == "a":
            self.links.append(values.get("href", ""))
            if values.get("rel") == "next":
                self.page.next.append(values["href"])
        elif tag in ("figure", "td"):
            self.shown.append(([], []))
        elif tag == "h1" and self.page.title is None:
            self.heading = []
        elif tag == "img" and self.shown and FRAME.isdisjoint(self.open):
            self.shown[-1][0].append(self.largest(values))

    def largest(self, image):
        """The picture to which an image links, or the widest that it names."""
        if self.links and PICTURE.search(self.links[-1]):
            return self.links[-1]
        versions = [part.split() for part in image.get("srcset", "").split(",") if part.strip()]
        widest = max(versions, key=lambda version: int(version[1].rstrip("w")), default=[image["src"]])
        return widest[0]

    def handle_data(self, data):
        """Keeps the words of the innermost figure, cell or heading."""
        if self.heading is not None:
            self.heading.append(data)
        elif self.shown:
            self.shown[-1][1].append(data)

    def handle_endtag(self, tag):
        """Finishes what ends."""
        if tag in BLOCKS:
            self.handle_data(" ")
        if tag in self.open:
            while self.open.pop() != tag:
                pass
        if tag == "a" and self.links:
            self.links.pop()
        elif tag == "h1" and self.heading is not None:
            self.page.title, self.heading = one_line(self.heading), None
        elif tag in ("figure", "td") and self.shown:
            pictures, words = self.shown.pop()
            self.page.pictures += [(picture, one_line(words)) for picture in pictures]


def one_line(words):
    """The words of a text, or None."""
    return " ".join("".join(words).split()) or None
