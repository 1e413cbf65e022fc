#!/usr/bin/env python3
"""Fills the sites of Scripts/checks/check-albums, which calls it, and compares bundles with their databases.

    Scripts/checks/albums.py fill piwigo|zenphoto FOLDER URL SOCKET HUB
    Scripts/checks/albums.py export piwigo|zenphoto FOLDER URL SOCKET HUBPACK [THEME ...]

`fill` installs the software in FOLDER/root and gives each way of keeping an album to a person of the hub. `export`
chooses each theme in turn, runs hubpack on a hub of one club with these albums, and compares the images of each member
in the bundle with the software's database, read with SQL. Exit status: 0 no difference, 1 some, 2 a usage error.
Needs Python 3.11, its standard library, and the program mariadb.
"""
from __future__ import annotations

import argparse
import html
import http.cookiejar
import json
import re
import shutil
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

from portfolios import TITLES, Expected, Member, check_export, people, picture_bytes

# Ways of keeping an album, and the number of pictures.
WAYS = {
    "titles": 23,  # Titles; more pictures than a page shows.
    "captions": 23,  # Titles, and captions for most pictures.
    "file-names": 4,  # No titles, so the software makes them from file names.
    "few": 2,
    "albums": 6,  # No pictures of its own, but two albums.
    "empty": 0,
}
# File name and size.
FILES = [("IMG_0412.jpg", 2400, 1600), ("zwaan.jpg", 1280, 856), ("staand.jpg", 856, 1280), ("DSC-7.jpg", 1600, 1064)]
PASSWORD = "loopback-only"


def plan(folder, hub):
    """The members; `within` has the title and the pictures of each album in the member's album."""
    (folder / "pictures").mkdir()
    counter = 0
    for number, ((way, count), parts) in enumerate(zip(WAYS.items(), people(hub))):
        pictures = []
        for index in range(count):
            counter += 1
            name, width, height = FILES[(index + number) % len(FILES)]
            path = folder / "pictures" / f"{counter}.jpg"
            path.write_bytes(picture_bytes(counter, width, height))
            # A title that repeats gets a number.
            title = TITLES[(index + 5 * number) % len(TITLES)] + (f" {index}" if index >= len(TITLES) else "")
            caption = f"Taken at „De Plas” & around, number {index + 1}" if way == "captions" and index % 3 else ""
            pictures.append({"file": str(path), "name": f"{index + 1:02}-{name}", "caption": caption,
                             "title": "" if way == "file-names" else title})
        within = [("Water", pictures[:3]), ("Land & sea", pictures[3:])] if way == "albums" else []
        yield SimpleNamespace(name=" ".join(filter(None, parts)), parts=parts, way=way, within=within,
                              pictures=[] if within else pictures)


# ---- What is expected ----

class Version(NamedTuple):
    """A version of a picture, and its longer side in pixels."""

    url: str
    side: float


def expected(versions, title, caption, made):
    """An image; a version of 1000 pixels is large enough, and a title made from the file name is optional."""
    most = max(version.side for version in versions)
    texts = [[title, caption or None]] + [[None, caption or None]] * (title == made)
    return Expected([version.url for version in versions if version.side >= min(1000, most)],
                    [version.url for version in versions if version.side == most],
                    [version._asdict() for version in versions], texts)


# ---- Software ----

class Site:
    """An installation of the software in the folder `root`, with its URL and the socket of its database."""

    def __init__(self, root, url, socket):
        self.root, self.url, self.socket = root, url, socket
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))

    def __str__(self):
        path, pattern = self.VERSION
        return f"{type(self).__name__} {re.search(pattern, (self.root / path).read_text())[1]}"

    def post(self, path, fields, file=None):
        """The answer to a form; `file` is the field, the file name and the path of an upload."""
        mark, body = "hubpack-check", b""
        for name, value in fields.items():
            body += f'--{mark}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
        if file:
            name, file_name, source = file
            body += (f'--{mark}\r\nContent-Disposition: form-data; name="{name}"; filename="{file_name}"\r\n'
                     "Content-Type: image/jpeg\r\n\r\n").encode() + Path(source).read_bytes() + b"\r\n"
        request = urllib.request.Request(f"{self.url}/{path}", body + f"--{mark}--\r\n".encode(),
                                         {"Content-Type": f"multipart/form-data; boundary={mark}"})
        with self.opener.open(request, timeout=300) as answer:
            return answer.read().decode()

    def sql(self, statement):
        """Runs a statement, and returns the selected JSON documents, one for each row."""
        name = type(self).__name__.lower()
        command = ["mariadb", "--no-defaults", f"--socket={self.socket}", f"--user={name}", f"--password={name}", name,
                   "--raw", "--skip-column-names", "--default-character-set=utf8mb4", "--execute", statement]
        run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        return [json.loads(line) for line in run.stdout.splitlines()]

    def forget(self):
        """Removes all versions of pictures that were made for visitors."""
        shutil.rmtree(self.root / self.CACHE, ignore_errors=True)
        (self.root / self.CACHE).mkdir()

    def visit(self, url):
        """Opens a page as the first visitor does, so that thumbnails are made, and returns True if it works."""
        try:
            with urllib.request.urlopen(url, timeout=300) as answer:
                page = html.unescape(answer.read().decode())
            for source in set(re.findall(r"""["']([^"'<>\s]*\bi\.php[?/][^"'<>\s]+)""", page)):
                urllib.request.urlopen(urllib.parse.urljoin(url, source), timeout=300).close()
        except urllib.error.HTTPError as error:
            print(f"{error.url}: status {error.code}")
            return False
        return "Fatal error" not in page


class Piwigo(Site):
    """A Piwigo with the settings of a new installation."""

    VERSION = "include/constants.php", "'PHPWG_VERSION', '([^']*)'"
    THEME_FILE, CACHE = "themeconf.inc.php", "_data/i"
    # The sizes that it makes of a picture, and their bounds. Bootstrap Darkroom adds the last one.
    SIZES = {"sq": (120, 120), "th": (144, 144), "2s": (240, 240), "xs": (432, 324), "sm": (576, 432), "me": (792, 594),
             "la": (1008, 756), "xl": (1224, 918), "xx": (1656, 1242), "cu_e520x360": (520, 360)}

    def configure(self, plain):
        links = "" if plain else "$conf['question_mark_in_urls'] = false; $conf['category_url_style'] = 'id-name';"
        (self.root / "local/config/config.inc.php").write_text(f"<?php $conf['graphics_library'] = 'gd'; {links}\n")

    def call(self, method, file=None, **fields):
        """The answer of its web service."""
        answer = json.loads(self.post("ws.php?format=json", {"method": method, **fields}, file))
        if answer["stat"] != "ok":
            sys.exit(f"Piwigo does not accept {method}: {answer}")
        return answer["result"]

    def log_in(self):
        self.call("pwg.session.login", username="webmaster", password=PASSWORD)

    def add_album(self, name, pictures, **fields):
        album = self.call("pwg.categories.add", name=name, status="public", **fields)["id"]
        for picture in pictures:
            texts = {"name": picture["title"], "comment": picture["caption"]}
            self.call("pwg.images.addSimple", ("image", picture["name"], picture["file"]), category=album,
                      **{field: text for field, text in texts.items() if text})
        return album

    def fill(self, members):
        self.configure(plain=True)
        self.post("install.php?language=en_UK", {
            "install": "yes", "dbhost": self.socket, "dbuser": "piwigo", "dbpasswd": "piwigo", "dbname": "piwigo",
            "prefix": "piwigo_", "admin_name": "webmaster", "admin_pass1": PASSWORD, "admin_pass2": PASSWORD,
            "admin_mail": "webmaster@club.example"})
        self.log_in()
        for member in members:
            member.album = self.add_album(member.name, member.pictures)
            for title, pictures in member.within:
                self.add_album(title, pictures, parent=member.album)
        # Uploads wait in a lounge before they enter their albums.
        self.call("pwg.images.emptyLounge")

    def choose(self, theme, plain):
        self.log_in()
        if theme not in self.sql("SELECT JSON_QUOTE(id) FROM piwigo_themes"):
            token = self.call("pwg.session.getStatus")["pwg_token"]
            self.call("pwg.themes.performAction", action="activate", theme=theme, pwg_token=token)
        self.sql(f"UPDATE piwigo_user_infos SET theme = '{theme}'")
        self.configure(plain)

    def portfolio(self, album, plain):
        """The URL of an album, and its images."""
        order, = self.sql("SELECT JSON_QUOTE(value) FROM piwigo_config WHERE param = 'order_by_inside_category'")
        albums = self.sql(f"SELECT id FROM piwigo_categories WHERE {album} IN (id, id_uppercat) ORDER BY global_rank")
        images = []
        for each in albums:
            images += self.sql("SELECT JSON_OBJECT('file', file, 'path', path, 'title', name, 'caption', comment, "
                               "'width', width, 'height', height) FROM piwigo_images "
                               f"JOIN piwigo_image_category ON image_id = id WHERE category_id = {each} {order}")
        name, = self.sql(f"SELECT JSON_QUOTE(name) FROM piwigo_categories WHERE id = {album}")
        readable = re.sub("[^a-z0-9]+", "_", name.lower())
        path = f"index.php?/category/{album}" if plain else f"index.php/category/{album}-{readable}"
        return f"{self.url}/{path}", [self.expected(image) for image in images]

    def expected(self, image):
        path, side = image["path"].removeprefix("./"), max(image["width"], image["height"])
        stem, ending = path.rsplit(".", 1)
        versions = [Version(f"{self.url}/{path}", side)]
        for size, (width, height) in self.SIZES.items():
            scale = min(1, width / image["width"], height / image["height"])
            versions.append(Version(f"{self.url}/_data/i/{stem}-{size}.{ending}", scale * side))
        made = image["file"].rsplit(".", 1)[0].replace("_", " ")
        return expected(versions, image["title"], image["caption"], made)

    def spelled(self, url):
        """The URL in the cache for that of the script that fills it."""
        return re.sub(r"/i\.php\??/", "/_data/i/", url)


class Zenphoto(Site):
    """A Zenphoto with the settings of a new installation."""

    VERSION = "zp-core/version.php", "'ZENPHOTO_VERSION', '([^']*)'"
    THEME_FILE, CACHE = "theme_description.php", "cache"
    # The longer sides of pictures and thumbnails in its themes.
    SIZES = [520, 580, 595, 79, 85, 95, 100, 150]

    def php(self, *arguments):
        script = Path(__file__).parent / "albums/zenphoto.php"
        subprocess.run(["php", "-d", f"mysqli.default_socket={self.socket}", "-d", "error_reporting=E_ERROR",
                        script, self.root, self.url, *map(str, arguments)], check=True)

    def fill(self, members):
        config = self.root / "zp-data/zenphoto.cfg.php"
        template = (self.root / "zp-core/file-templates/zenphoto_cfg.txt").read_text()
        config.write_text(re.sub(r"(\['mysql_(?:user|pass|database)'\] =) ''", r"\1 'zenphoto'", template))
        page = self.post("zp-core/setup/index.php", {})
        action, = re.findall('<form id="setup" action="([^"]*)"', page)
        token = re.findall('name="xsrfToken" value="([^"]*)"', page)[-1]
        self.post(html.unescape(action).lstrip("/"), {"xsrfToken": token})
        config.write_text(re.sub(r"(\['site_upgrade_state'\] =).*;", r"\1 'open';", config.read_text()))
        albums = []
        for number, member in enumerate(members, 1):
            member.album = f"lid-{number}"
            albums.append({"path": member.album, "title": member.name, "pictures": member.pictures})
            albums += [{"path": f"{member.album}/{part}", "title": title, "pictures": pictures}
                       for part, (title, pictures) in enumerate(member.within, 1)]
        (self.root / "plan.json").write_text(json.dumps(albums))
        self.php("fill", self.root / "plan.json")
        # Zenphoto's own robots.txt forbids all pictures but those that were already made smaller.
        (self.root / "robots.txt").unlink(missing_ok=True)

    def choose(self, theme, plain):
        self.php("choose", theme, int(not plain))

    def portfolio(self, album, plain):
        """The URL of an album, and its images."""
        images = self.sql("SELECT JSON_OBJECT('path', CONCAT(folder, '/', filename), 'title', i.title, "
                          "'caption', i.`desc`, 'width', i.width, 'height', i.height) "
                          "FROM zp_images i JOIN zp_albums a ON a.id = albumid "
                          f"WHERE folder = '{album}' OR folder LIKE '{album}/%' ORDER BY folder, filename")
        path = f"index.php?album={album}" if plain else f"{album}/"
        return f"{self.url}/{path}", [self.expected(image) for image in images]

    def expected(self, image):
        path, side = image["path"], max(image["width"], image["height"])
        versions = [Version(f"{self.url}/albums/{path}", side)]
        versions += [Version(f"{self.url}/cache/{path}/{size}", min(size, side)) for size in self.SIZES]
        return expected(versions, image["title"], image["caption"], Path(path).stem)

    def spelled(self, url):
        """The URL of the file for that of the script that sends it; the path and the longer side for a version."""
        path, query = urllib.parse.urlsplit(url)[2:4]
        values = dict(urllib.parse.parse_qsl(query))
        if path == "/zp-core/full-image.php":
            return f"{self.url}/albums/{values['a']}/{values['i']}"
        if path == "/zp-core/i.php":
            side = values.get("s") or max(int(values.get(name, 0)) for name in "wh")
            return f"{self.url}/cache/{values['a']}/{values['i']}/{side}"
        # /cache/anna/mist_595.jpg, mist_w580_h387.jpg or mist_95_w95_h95_cw95_ch95_thumb.jpg
        if made := re.fullmatch(r"/cache/(.*?)((?:_\d+)?(?:_c?[wh]\d+)*)(?:_thumb)?(\.\w+)", path):
            sides = [int(side) for side in re.findall(r"\d+", made[2])]
            return f"{self.url}/cache/{made[1]}{made[3]}/{max(sides, default=0)}"
        return url


# ---- Export ----

def themes(site, chosen):
    for path in sorted((site.root / "themes").glob(f"*/{site.THEME_FILE}")):
        theme = path.parent.name
        # Themes for phones replace another theme; Piwigo's "standard pages" are those for signing in.
        special = re.search("mobile|standard_pages", theme) or "'mobile' => true" in path.read_text()
        if theme in chosen or not chosen and not special:
            yield theme


def export(site, folder, program, chosen):
    """Exports each theme with plain links, before and after visits, and with readable ones; returns the differences."""
    faults = 0
    for theme in themes(site, chosen):
        for plain, visited in ((True, False), (True, True), (False, True)):
            site.choose(theme, plain)
            site.forget()
            heading = ", ".join((f"{site}, theme {theme}", f"{'plain' if plain else 'readable'} links",
                                 "visited" if visited else "not yet visited"))
            found = []
            for member in json.loads((folder / "made.json").read_text()):
                url, images = site.portfolio(member["album"], plain)
                if visited and images and not site.visit(url):
                    sys.exit(f"{heading}: {url} does not answer")
                found.append(Member(member["name"], member["parts"], member["way"], 0, url, images, []))
            faults += check_export(folder, found, program, heading, site.spelled)
    return faults


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("fill", "export"):
        command = commands.add_parser(name)
        command.add_argument("software", choices=("piwigo", "zenphoto"))
        command.add_argument("folder", type=Path)
        command.add_argument("url")
        command.add_argument("socket")
        if name == "fill":
            command.add_argument("hub", type=Path)
        else:
            command.add_argument("program")
            command.add_argument("themes", nargs="*")
    options = parser.parse_args()
    software = {"piwigo": Piwigo, "zenphoto": Zenphoto}[options.software]
    site = software(options.folder / "root", options.url, options.socket)
    if options.command == "fill":
        members = list(plan(options.folder, options.hub))
        site.fill(members)
        (options.folder / "made.json").write_text(json.dumps([vars(member) for member in members]))
    elif export(site, options.folder, options.program, options.themes):
        sys.exit(1)


if __name__ == "__main__":
    main()
