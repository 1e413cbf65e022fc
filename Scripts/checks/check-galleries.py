#!/usr/bin/env python3
"""Measures how well hubpack finds the pictures of portfolios that are web pages.

    Scripts/checks/check-galleries.py [--hubpack PROGRAM] [--explain] FOLDER...

A FOLDER holds sites, each with a `site.json` that says what the site serves and which pictures are right
(Tests/GalleryPages/README.md). All sites are served on loopback, by a proxy that knows their invented hosts. For each
site, a hub with one club is exported, whose members' portfolios are the pages. Prints a table by kind of site, and what
differs. --explain also prints the decision about each picture of a portfolio that differs. Exit status: 0 if at least 99 %
of the pictures found are right and at least 90 % of the right ones are found, 1 if not, 2 a usage error.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urljoin

CHECKOUT = Path(__file__).resolve().parent.parent.parent
CLUB = {"idPlus": {"town": "Testdorp", "fullName": "Fotoclub Test", "nickName": "test"},
        "coordinates": {"latitude": 52.0, "longitude": 5.0}}
FORMS = {"gallery": "page-gallery", "web-page": "web-page", "left-out": None}


class Tally:
    """The counts of one kind of site."""

    def __init__(self):
        self.portfolios = self.expected = self.right = self.wrong = self.titles = 0

    def add(self, other):
        """Adds the counts of another kind."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def row(self, kind):
        """Returns a row of the table."""
        precision = f"{100 * self.right / (self.right + self.wrong):.1f}" if self.right + self.wrong else "–"
        recall = f"{100 * self.right / self.expected:.1f}" if self.expected else "–"
        return [kind, str(self.portfolios), str(self.expected), str(self.right), str(self.wrong), precision, recall,
                str(self.titles)]


def load(folders):
    """Returns the sites by name, and what the server answers by URL: status, body, type and headers."""
    sites, answers = {}, {}
    for folder in folders:
        for file in sorted(folder.glob("*/site.json")):
            site = json.loads(file.read_text(encoding="utf-8"))
            sites[f"{folder.name}/{file.parent.name}"] = site
            for picture in site["pictures"]:
                answers[picture["url"]] = (200, b"picture", "image/jpeg", {})
            for answer in site["responses"]:
                body = (file.parent / answer["file"]).read_bytes() if "file" in answer else b""
                answers[answer["url"]] = (answer.get("status", 200), body, answer.get("type", "text/html"),
                                          answer.get("headers", {}))
    return sites, answers


def serve(answers):
    """Starts a proxy that answers for all hosts; returns its port."""

    class Handler(BaseHTTPRequestHandler):
        """Answers a request that names the whole URL."""

        protocol_version = "HTTP/1.1"

        def do_GET(self):  # pylint: disable=invalid-name
            """Sends the head and the body."""
            status, body, kind, headers = answers.get(self.path, (404, b"nothing here", "text/plain", {}))
            self.send_response(status)
            for name, value in {"Content-Type": kind, "Content-Length": str(len(body)), **headers}.items():
                self.send_header(name, value)
            self.end_headers()
            if self.command == "GET":
                self.wfile.write(body)

        do_HEAD = do_GET

        def log_message(self, format, *args):  # pylint: disable=redefined-builtin
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_port


def names(person):
    """Returns the given and the family name of "Anna de Vries"."""
    given, _, family = person.partition(" ")
    return given, family or "Naamloos"


def export(program, site, folder, environment):
    """Exports a hub whose members' portfolios are a site's pages, and returns the unpacked bundle."""
    members = []
    for member in site["members"]:
        given, family = names(member["name"])
        members.append({"name": {"givenName": given, "infixName": "", "familyName": family},
                        "optional": {"level3URL": member["portfolio"]} if "portfolio" in member else {}})
    hub = folder / "hub"
    hub.mkdir()
    (hub / "root_.level1.json").write_text(json.dumps({"level1Header": {}, "clubs": [CLUB]}), encoding="utf-8")
    (hub / "test.level2.json").write_text(json.dumps({"club": CLUB, "members": members}), encoding="utf-8")
    bundle = folder / "test.hubpack"
    command = [program, "export", hub, "-o", bundle, "--page-galleries", "--allow-private-network", "--assets", "none",
               "--no-viewer", "--quiet"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if result.returncode not in (0, 3):
        sys.exit(f"check-galleries: {result.stderr}")
    subprocess.run([program, "unpack", bundle, folder / "unpacked"], check=True, capture_output=True)
    return folder / "unpacked"


def portfolios(unpacked):
    """Returns form, state and images of each member's portfolio, by name."""
    catalog = sqlite3.connect(unpacked / "catalog.sqlite")
    found = {}
    for member, given, family, form, state in catalog.execute(
            "SELECT m.id, p.given_name, p.family_name, g.form, g.state FROM memberships AS m "
            "JOIN photographers AS p ON p.id = m.photographer_id "
            "LEFT JOIN galleries AS g ON g.membership_id = m.id").fetchall():
        images = catalog.execute("SELECT image_url, title FROM images WHERE membership_id = ? ORDER BY position",
                                 [member]).fetchall()
        found[given, family] = form, state, images
    catalog.close()
    return found


def compare(member, found, tally):
    """Compares a portfolio with what is right. Adds to the tally, and returns lines about what differs."""
    if "portfolio" not in member:
        return []
    form, state, images = found.get(names(member["name"]), (None, None, []))
    images = [(urljoin(member["portfolio"], url), title) for url, title in images]
    expect = member["expect"]
    right = expect.get("images", []) if expect["state"] == "gallery" else []
    accepted = [{unquote(url) for url in image["urls"]} for image in right]
    either = {unquote(url) for url in expect.get("either", [])}
    tally.portfolios += 1
    tally.expected += len(right)
    lines, order = [], []
    for url, title in images:
        number = next((n for n, urls in enumerate(accepted) if unquote(url) in urls and n not in order), None)
        if number is not None:
            order.append(number)
            tally.titles += title == right[number].get("title")
        elif unquote(url) not in either:
            tally.wrong += 1
            lines.append(f"wrong: {url}")
    tally.right += len(order)
    lines += [f"missing: {image['urls'][0]}" for number, image in enumerate(right) if number not in order]
    if order != sorted(order):
        lines.append("in another order")
    failed = expect["state"] == "web-page" and state == "failed"
    if not failed and (form != expect.get("form", FORMS[expect["state"]]) or (expect["state"] == "left-out") != (state == "left-out")):
        lines.append(f"expected {expect['state']}, found {form or state}")
    return lines


def explain(unpacked):
    """Prints the decision about each picture of all pages."""
    for file in sorted((unpacked / "sources").glob("*.page.json")):
        record = json.loads(file.read_text(encoding="utf-8"))
        print(f"    {file.name}: {record.get('title')}")
        for picture in record["pictures"]:
            mark = "+" if picture["taken"] else "-"
            print(f"      {mark} {picture['reason']}: {picture['versions'][0]['url']}")


def table(rows):
    """Prints rows in columns, the first at the left and the others at the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        print("  ".join(cells))


def main():
    """Reads the arguments, exports each site, and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--hubpack", default=CHECKOUT / ".build/debug/hubpack", help="the program")
    parser.add_argument("--explain", action="store_true", help="print the decisions where something differs")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER", help="a folder with sites")
    options = parser.parse_args()
    sites, answers = load(options.folders)
    if not sites:
        parser.error("no sites found")
    kinds = collections.defaultdict(Tally)
    with tempfile.TemporaryDirectory() as scratch:
        proxy = f"http://127.0.0.1:{serve(answers)}"
        environment = {**os.environ, "http_proxy": proxy, "no_proxy": "", "XDG_CACHE_HOME": scratch + "/cache"}

        def exported(number, site):
            folder = Path(scratch, str(number))
            folder.mkdir()
            return export(options.hubpack, site, folder, environment)

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            folders = list(pool.map(exported, range(len(sites)), sites.values()))
        for (name, site), unpacked in zip(sites.items(), folders):
            found = portfolios(unpacked)
            differs = False
            for member in site["members"]:
                for line in compare(member, found, kinds[site["kind"]]):
                    print(f"{name}, {member['name']}: {line}")
                    differs = True
            if differs and options.explain:
                explain(unpacked)
    total = Tally()
    for tally in kinds.values():
        total.add(tally)
    table([["kind", "portfolios", "pictures", "found", "wrong", "precision %", "recall %", "titles"]]
          + [kinds[kind].row(kind) for kind in sorted(kinds)] + [total.row("all")])
    isgood = total.right >= 0.99 * (total.right + total.wrong) and total.right >= 0.9 * total.expected
    sys.exit(0 if isgood else 1)


if __name__ == "__main__":
    main()
