#!/usr/bin/env python3
"""Plans, inspects and compares the WordPress site of Scripts/checks/check-wordpress, which calls it.

    Scripts/checks/wordpress.py plan FOLDER HUB [PLUGIN ...]     writes plan.json and its pictures
    Scripts/checks/wordpress.py pages FOLDER URL THEME on|off [--dump DIR]
    Scripts/checks/wordpress.py export FOLDER URL THEME on|off HUBPACK

`plan` gives each way of publishing to a person of the hub. `pages` reads the pages of the site at URL by its own code and
checks that they show what was put in; with --dump it writes them as fixtures. `export` runs hubpack on a hub of one
club with these pages, and compares the images of each member in the bundle with the plan. THEME and on or off (the REST
interface) say what the site shows now. Exit status: 0 no difference, 1 some, 2 a usage error.
Needs Python 3.11; standard library only.
"""
from __future__ import annotations

import argparse
import html
import html.parser
import json
import re
import shutil
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from typing import NamedTuple

from portfolios import ALTS, CLUB, TITLES, Expected, Member, check_export, folded, people, picture_bytes

WAYS = [
    "gallery-file", "gallery-attachment", "gallery-unlinked", "gallery-lazy", "gallery-plain-link", "gallery-old",
    "gallery-pages", "text-only", "protected", "classic-file", "classic-attachment", "classic-unlinked", "classic-thumbnails", "classic-lazy",
    "classic-images", "image-blocks", "image-columns", "media-text",
]
# The first words of their ways, and the files with which WordPress starts them.
PLUGINS = {"nextgen": "nextgen-gallery/nggallery.php", "foogallery": "foogallery/foogallery.php",
           "modula": "modula-best-grid-gallery/Modula.php", "portfolio": "visual-portfolio/class-visual-portfolio.php"}
PLUGIN_WAYS = [
    "nextgen-thumbnails", "nextgen-browser", "nextgen-slides", "nextgen-single",
    "foogallery-default", "foogallery-masonry", "foogallery-justified", "foogallery-portfolio", "foogallery-viewer",
    "modula-creative", "modula-grid", "portfolio-pages", "portfolio-masonry",
]
NOTES = {
    "gallery-file": "A gallery block whose images link to their files; the links have the -scaled version of large ones.",
    "gallery-attachment": "A gallery block whose images link to attachment pages.",
    "gallery-unlinked": "A gallery block without links; the largest version is in srcset.",
    "gallery-lazy": "A gallery block of a theme that loads pictures with a script: data-src, a placeholder and noscript.",
    "gallery-plain-link": "A gallery block; the portfolio has the plain link (?page_id=) and is redirected.",
    "gallery-old": "A gallery block as it was saved until WordPress 5.8, with data-full-url.",
    "gallery-pages": "A gallery on three pages (nextpage).",
    "classic-file": "The gallery shortcode, thumbnails linked to the files.",
    "classic-attachment": "The gallery shortcode, thumbnails linked to attachment pages.",
    "classic-unlinked": "The gallery shortcode without links, in medium size.",
    "classic-thumbnails": "The gallery shortcode without links, with cropped thumbnails: no larger version is on the page.",
    "classic-lazy": "The gallery shortcode, linked to the files, with data-src, a placeholder and noscript.",
    "classic-images": "Images of the classic editor, linked to the files, some with a caption shortcode.",
    "image-blocks": "Image blocks of several sizes and links, with texts between.",
    "image-columns": "Image blocks in columns, in medium size.",
    "media-text": "Media-text blocks: each picture beside a heading and a paragraph.",
    "text-only": "A page without pictures of the member.",
    "protected": "A page that asks for a password.",
    "nextgen-thumbnails": "NextGEN Gallery: thumbnails, three on a page.",
    "nextgen-browser": "NextGEN Gallery: the image browser, one picture on a page.",
    "nextgen-slides": "NextGEN Gallery: the slide show.",
    "nextgen-single": "NextGEN Gallery: single pictures in a small size.",
    "foogallery-default": "FooGallery: the responsive layout.",
    "foogallery-masonry": "FooGallery: the masonry layout.",
    "foogallery-justified": "FooGallery: the justified layout.",
    "foogallery-portfolio": "FooGallery: the simple portfolio.",
    "foogallery-viewer": "FooGallery: the image viewer, one picture at a time.",
    "modula-creative": "Modula: the creative gallery.",
    "modula-grid": "Modula: the grid.",
    "portfolio-pages": "Visual Portfolio: three pictures on a page, with numbers of pages.",
    "portfolio-masonry": "Visual Portfolio: the masonry layout, all pictures on one page.",
}
# Name in the upload (cameras repeat theirs, and some people upload what has the name of a smaller version), and size.
FILES = [("IMG_0412.jpg", 3000, 2000), ("zwaan.jpg", 1280, 856), ("staand.jpg", 856, 1280), ("vecht-1024x680.jpg", 1024, 680),
         ("klein.jpg", 640, 424), ("DSC-7-scaled.jpg", 1600, 1064)]
THEME_PICTURES = {"header": (1600, 400), "logo": (240, 120), "facebook": (32, 32), "instagram": (32, 32), "flickr": (32, 32)}


# ---- The plan ----

def planned_picture(folder, way, member, number, counter):
    """One picture of a member: its file, and the texts that the way of publishing shows."""
    name, width, height = FILES[(number + member) % len(FILES)]
    path = folder / f"{counter}.jpg"
    path.write_bytes(picture_bytes(counter, width, height))
    title = TITLES[(number + 5 * member) % len(TITLES)]
    alt = ALTS[(number + member) % len(ALTS)]
    picture = {"file": str(path), "name": name, "month": f"20{20 + member % 5}/{1 + member % 12:02}", "caption": "", "alt": "",
               "heading": "", "story": "", "tooltip": "", "title": "", "description": ""}
    if way.startswith("nextgen"):
        description = f"Taken at „De Plas” & around, number {number + 1}" if number % 3 else ""
        picture |= {"title": title, "description": description}
        accept = [[title, description or None]]
        if way == "nextgen-single":
            accept.append([title, None])
    elif way.split("-")[0] in PLUGINS:
        description = f"Taken at „De Plas” & around, number {number + 1}" if number % 3 else ""
        # Modula shows the caption below the title, FooGallery the description below the caption.
        caption = description if way.startswith("modula") else title
        picture |= {"title": title, "caption": caption, "description": description}
        accept = [[title, description or None]]
    elif way == "media-text":
        picture |= {"heading": title, "alt": title if number % 2 else "", "story": f"I waited {number + 2} hours for this one."}
        accept = [[title, None], [title, picture["story"]]]
    elif way == "classic-images" and number % 3 == 2:
        picture |= {"caption": "Nikon, 1/500 s & f/8", "tooltip": title, "alt": title}
        accept = [[title, picture["caption"]]]
    else:
        # In turn: a caption; a caption and a description for people who cannot see; only the latter; neither.
        kind = number % 4
        if kind < 2:
            picture["caption"] = title
        if kind in (1, 2):
            picture["alt"] = alt
        if kind == 0 and way == "image-blocks":
            picture["markup"] = f"<em>{html.escape(title, quote=False)}</em>, <strong>2024</strong>"
            title += ", 2024"
        accept = {0: [[title, None], [None, title]], 1: [[title, None], [None, title], [alt, title]], 2: [[alt, None]], 3: [[None, None]]}[kind]
    return picture | {"accept": accept}


def write_plan(folder, hub, plugins):
    """Writes plan.json, and the pictures that it names."""
    ways = WAYS + [way for way in PLUGIN_WAYS if PLUGINS[way.split("-")[0]] in plugins]
    names = people(hub)
    pictures = folder / "pictures"
    pictures.mkdir()
    members, counter = [], 0
    for number, (way, parts) in enumerate(zip(ways, names, strict=False)):
        count = {"text-only": 0, "nextgen-thumbnails": 7, "portfolio-pages": 7, "gallery-pages": 6}.get(way, 5)
        planned = []
        for index in range(count):
            counter += 1
            planned.append(planned_picture(pictures, way, number, index, counter))
        members.append({"name": " ".join(filter(None, parts)), "parts": parts, "way": way, "pictures": planned,
                        "slug": f"lid-{number + 1}"})
    assert len(members) == len(ways), "the hub has too few people"
    for name, (width, height) in THEME_PICTURES.items():
        counter += 1
        (folder / f"{name}.jpg").write_bytes(picture_bytes(counter, width, height))
    plan = {"title": CLUB["fullName"], "plugins": plugins, "members": members}
    (folder / "plan.json").write_text(json.dumps(plan, ensure_ascii=False))


# ---- What is expected ----

def members(folder):
    """The members that were planned, with the URLs that WordPress made."""
    plan = json.loads((folder / "plan.json").read_text())
    made = json.loads((folder / "made.json").read_text())
    found = []
    for planned, page in zip(plan["members"], made["members"], strict=True):
        images, every = [], []
        for picture, versions in zip(planned["pictures"], page["pictures"], strict=True):
            # NextGEN Gallery appends a time to its URLs.
            versions += [version | {"url": version["url"].split("?")[0]} for version in versions if "?" in version["url"]]
            every += versions
            most = max(version["width"] for version in versions)
            least = 0 if planned["way"] == "classic-thumbnails" else min(1000, most)
            wide = [version["url"] for version in versions if version["width"] >= least]
            # A version that WordPress has scaled is what it calls the full size; the original counts, too.
            largest = [version["url"] for version in versions if version["width"] >= min(2560, most)]
            images.append(Expected(wide, largest, versions, picture["accept"]))
        shown = planned["way"] != "protected"
        found.append(Member(planned["name"], planned["parts"], planned["way"], page["id"], page["url"], images if shown else [], every))
    return found


# ---- Pages ----

class Answer(NamedTuple):
    """The answer to a request."""

    url: str
    status: int
    type: str
    body: bytes
    headers: dict


class NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


OPENER = urllib.request.build_opener(NoRedirects)


def get(url):
    """The answer at a URL, without following redirects."""
    try:
        with OPENER.open(url, timeout=60) as response:
            return Answer(url, response.status, response.headers["Content-Type"] or "", response.read(), dict(response.headers))
    except urllib.error.HTTPError as error:
        return Answer(url, error.code, error.headers["Content-Type"] or "", error.read(), dict(error.headers))


SHOWN_ATTRIBUTES = ("alt", "title", "data-title", "data-description", "data-caption-title", "data-caption-desc")


class Collector(html.parser.HTMLParser):
    """Collects the links of a page, and its texts: those that are seen, and alt and title."""

    def __init__(self, url):
        super().__init__()
        self.url, self.links, self.texts, self.attributes = url, [], [], []

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag == "a" and values.get("href"):
            self.links.append(urllib.parse.urldefrag(urllib.parse.urljoin(self.url, values["href"])).url)
        # FooGallery escapes its texts twice.
        self.attributes += [html.unescape(value) for name, value in attributes if value and name in SHOWN_ATTRIBUTES]

    def handle_data(self, data):
        self.texts.append(data)


def collected(answer):
    collector = Collector(answer.url)
    collector.feed(answer.body.decode())
    return collector


def portfolio_pages(member):
    """The page of a member, with the redirect that leads there, and the pages below it that it links to."""
    answers, waiting, seen = [], [member.url], set()
    base = None
    while waiting:
        url = waiting.pop(0)
        if url in seen:
            continue
        seen.add(url)
        answer = get(url)
        answers.append(answer)
        if answer.status in (301, 302):
            waiting.insert(0, answer.headers["Location"])
        elif answer.status == 200 and answer.type.startswith("text/html"):
            base = base or url
            waiting += [link for link in collected(answer).links if link.startswith(base) and not re.search(r"\.(jpe?g|png)$|/feed/", link)]
    return answers


def rest_answers(site, member):
    """What the REST interface tells of a member's page."""
    api = f"{site}/wp-json/wp/v2"
    slug = urllib.parse.urlsplit(member.url).path.strip("/").split("/")[-1]
    urls = [f"{api}/pages/{member.id}", f"{api}/media?parent={member.id}&per_page=100"]
    return [get(url) for url in urls + ([f"{api}/pages?slug={slug}"] if slug else [])]


def missing_texts(member, pages):
    """The planned texts that no page shows."""
    shown = ""
    for page in pages:
        if page.type.startswith("text/html"):
            collector = collected(page)
            shown += folded("".join(collector.texts)) + " " + folded(" ".join(collector.attributes)) + " "
    for number, image in enumerate(member.images, 1):
        # Of several pairs that are accepted, the first has what the page shows.
        for text in image.texts[0]:
            if text is not None and folded(text) not in shown:
                yield f"image {number}: no page shows {text!r}"


def missing_pictures(member, pages):
    """The planned pictures that no page shows in any version."""
    shown = "".join(html.unescape(page.body.decode()).replace("\\/", "/") for page in pages if page.type.startswith("text/html"))
    for number, image in enumerate(member.images, 1):
        if not any(version["url"] in shown for version in image.versions):
            yield f"image {number}: no page shows {image.urls[0]}"


def check_pages(folder, site, theme, rest, dump):
    """Checks that the site shows what was put in, and writes fixtures if asked to."""
    faults = 0
    everybody = members(folder)
    known = {on_lan(version["url"], site): (version["width"], version["height"])
             for member in everybody for version in member.versions}
    for member in everybody:
        pages = portfolio_pages(member)
        answers = rest_answers(site, member)
        found = [*missing_pictures(member, pages), *missing_texts(member, pages)]
        if pages[-1].status != 200:
            found.append(f"{pages[-1].url}: status {pages[-1].status}")
        if any((answer.status == 200) != (rest == "on") for answer in answers):
            found.append(f"the REST interface is not {rest}: {[answer.status for answer in answers]}")
        for fault in found:
            print(f"{theme}, REST {rest}, {member.way}: {fault}")
        faults += len(found)
        if dump and rest == "on":
            write_fixture(Path(dump), site, theme, member, [*pages, *answers, get(f"{site}/robots.txt")], known)
    return faults


# ---- Fixtures ----

LAN = "http://wordpress.lan"
KEPT_SCRIPTS = re.compile(r"type=[\"']application/(ld\+)?json[\"']|galler(y|ies)[_.\[]", re.I)


def on_lan(text, site):
    """A text with the site's URL replaced, as it stands in HTML, JSON and queries."""
    for form in (lambda url: url, lambda url: url.replace("/", "\\/"), lambda url: urllib.parse.quote(url, safe="")):
        text = text.replace(form(site), form(LAN))
    host = urllib.parse.urlsplit(site).netloc
    return text.replace(host, "wordpress.lan")


def without_code(text):
    """HTML with style sheets, drawings and scripts cut, except for scripts that hold data."""
    text = re.sub(r"(<style\b[^>]*>).*?(</style>)", r"\1/* cut */\2", text, flags=re.S)
    text = re.sub(r"(<svg\b[^>]*>).*?(</svg>)", r"\1\2", text, flags=re.S)

    def script(found):
        kept = KEPT_SCRIPTS.search(found[1] + found[2]) and not re.search(r"\bfunction\b", found[2])
        return found[0] if kept or not found[2].strip() else f"{found[1]}/* cut */{found[3]}"
    return re.sub(r"(<script\b[^>]*>)(.*?)(</script>)", script, text, flags=re.S)


def sizes(text, known):
    """The pictures that a page set names, with their sizes."""
    found = []
    for url in sorted(set(re.findall(LAN + r"/[^\s\"'<>&,)]*?\.jpg(?:\?t=\d+)?|" + LAN + r"/nextgen-image/[^\s\"'<>&]+", text.replace("\\/", "/")))):
        name = url.split("/")[-1].removesuffix(".jpg")
        width, height = known.get(url) or THEME_PICTURES.get(name) or (320, 240)
        found.append({"url": url, "width": width, "height": height})
    return found


# Headers of the connection rather than of what is sent; the type has a place of its own.
CONNECTION = {"connection", "content-length", "content-type", "date", "host", "server", "transfer-encoding", "x-powered-by"}


def write_fixture(folder, site, theme, member, answers, known):
    """Writes one page set; the sizes of pictures are known by URL."""
    target = folder / f"wordpress-{theme}-{member.way}-01"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    responses, texts = [], []
    for answer in answers:
        response = {"url": on_lan(answer.url, site)}
        if answer.status in (301, 302):
            responses.append(response | {"status": answer.status, "headers": {"Location": on_lan(answer.headers["Location"], site)}})
            continue
        kind = "html" if answer.type.startswith("text/html") else "json" if "json" in answer.type else "txt"
        text = on_lan(answer.body.decode(), site)
        if kind == "html":
            text = without_code(text)
        texts.append(text)
        pages = sum(response.get("file", "").endswith(kind) for response in responses)
        name = "robots.txt" if kind == "txt" else f"{'page' if kind == 'html' else 'rest'}-{pages + 1}.{kind}"
        (target / name).write_text(text)
        if len(text.encode()) > 40_000:
            print(f"{target.name}/{name}: {len(text.encode())} bytes")
        response |= {"file": name, "type": answer.type}
        if answer.status != 200:
            response["status"] = answer.status
        # All of them: WordPress tells search engines with one to leave out what it answers to programs.
        headers = {name: on_lan(value, site) for name, value in answer.headers.items() if name.lower() not in CONNECTION}
        if headers:
            response["headers"] = headers
        responses.append(response)
    images = [{"urls": [on_lan(url, site) for url in image.urls], "title": image.texts[0][0], "caption": image.texts[0][1], "date": None} for image in member.images]
    expect = {"state": "gallery", "images": images} if images else {"state": "web-page"}
    content = {"kind": f"wordpress-{theme}-{member.way}", "note": NOTES[member.way], "responses": responses,
               "pictures": sizes("\n".join(texts), known),
               "members": [{"name": member.name, "portfolio": on_lan(member.url, site), "expect": expect}]}
    (target / "site.json").write_text(json.dumps(content, ensure_ascii=False, indent=1) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("plan", "pages", "export"):
        command = commands.add_parser(name)
        command.add_argument("folder", type=Path)
        if name == "plan":
            command.add_argument("hub", type=Path)
            command.add_argument("plugins", nargs="*")
            continue
        command.add_argument("site")
        command.add_argument("theme")
        command.add_argument("rest", choices=("on", "off"))
        if name == "pages":
            command.add_argument("--dump")
        else:
            command.add_argument("program")
    options = parser.parse_args()
    if options.command == "plan":
        write_plan(options.folder, options.hub, options.plugins)
        faults = 0
    elif options.command == "pages":
        faults = check_pages(options.folder, options.site, options.theme, options.rest, options.dump)
    else:
        heading = f"Theme {options.theme}, REST interface {options.rest}"
        faults = check_export(options.folder, members(options.folder), options.program, heading)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
