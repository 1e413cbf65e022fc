"""Reads the pictures of a web page, independently of hubpack: those that a figure or a cell of a table shows, for pages
that are written as plainly as those of the sample hub. Python's standard library only."""

import html
import html.parser
import re
import unicodedata
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


LINES = BLOCKS - {"td", "th"} | {"address", "article", "blockquote", "center", "h1", "h5", "h6", "ol", "pre", "section",
                                 "ul"}
UNSHOWN = {"script", "style", "template", "noscript", "iframe", "head", "title"}
MARKUP = re.compile(r"<!--|</?(a|b|br|center|div|em|font|h[1-6]|i|img|li|ol|p|script|small|span|strong|style|sub|sup|table"
                    r"|td|tr|u|ul)\b|&(#\d+|#x[0-9a-f]+|[a-z]+\d*);", re.IGNORECASE)
CAMERA_WORDS = set("by camera cameras compact dcim digital dsc image mobile phone photo picture pictures still".split())
MAKERS = set("canon casio corporation fuji fujifilm imaging inc kodak konica leica minolta nikon olympus panasonic pentax"
             " ricoh samsung sony".split())
CAMERA_FILE = re.compile(r"_?((img|image|mg|dsc[fn]?|dci|dji|pict?|pxl|gopr|sam|cimg|imgp)[-_]?\d{3,}|p\d{6,}"
                         r"|(19|20)\d{6}[-_]\d{4,})([-_ ](wa)?\d+)*([-_ ]?(edit|bewerkt|copy|kopie|hdr))*(\.[a-z0-9]{2,4})?")
PICTURE_NAME = re.compile(r".*\.(jpe?g|png|webp|gif)", re.IGNORECASE)


class TextParser(html.parser.HTMLParser):
    """Collects the text of a piece of HTML, with a line feed where a browser begins a new line."""

    def __init__(self):
        super().__init__()
        self.parts, self.unshown = [], 0

    def handle_starttag(self, tag, attrs):
        """Begins a line at a block, and leaves out what browsers do not show."""
        self.unshown += tag in UNSHOWN
        self.parts.append("\n" if tag in LINES else " " if tag in BLOCKS else "")

    def handle_endtag(self, tag):
        """Ends a line at a block."""
        self.unshown -= tag in UNSHOWN
        self.parts.append("\n" if tag in LINES else " " if tag in BLOCKS else "")

    def handle_data(self, data):
        """Keeps the words."""
        if not self.unshown:
            self.parts.append(" ".join(re.split(r"[ \t\r\n]", data)))


def lines_of_html(text, keeps_lines=False):
    """Returns the lines of a text that may be HTML, or None if nothing is left."""
    if text is None:
        return None
    text = re.sub("[\x80-\x9f]", lambda one: bytes([ord(one[0])]).decode("cp1252", "replace"), text)
    for turn in range(2):
        if MARKUP.search(text):
            parser = TextParser()
            parser.feed(text.replace("\n", "<br>") if keeps_lines or turn else text)
            parser.close()
            text, keeps_lines = "".join(parser.parts), True
    lines = [" ".join(line.split()) for line in (text.split("\n") if keeps_lines else [text])]
    return unicodedata.normalize("NFC", "\n".join(filter(None, lines))) or None


def line_of_html(text):
    """Returns a text that may be HTML on one line, or None if nothing is left."""
    lines = lines_of_html(text)
    return lines and lines.replace("\n", " ")


def is_camera_text(text):
    """True for what cameras write into any picture."""
    folded = text.lower()
    words = re.findall(r"[^\W_]+", folded)
    if CAMERA_FILE.fullmatch(folded) or " ".join(words) in ("default", "exif jpeg picture"):
        return True
    named = set(words)
    return bool(re.fullmatch(r"dcim\S*", folded)) or len(words) > 1 and named <= MAKERS | CAMERA_WORDS \
        and not named.isdisjoint({"camera", "dsc", "cameras"}) and not named.isdisjoint(MAKERS | {"digital"})


def title_of_html(text):
    """Returns the title that a gallery gives to a picture: a line that is neither a file's name nor a camera's."""
    text = line_of_html(text)
    return None if text is None or is_camera_text(text) or PICTURE_NAME.fullmatch(text) else text


def caption_of_html(text, keeps_lines=False):
    """Returns the caption that a gallery gives to a picture."""
    text = lines_of_html(text, keeps_lines)
    return None if text is None or is_camera_text(text) else text
