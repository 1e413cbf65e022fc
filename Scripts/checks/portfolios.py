"""Hubs with portfolios on a site that was filled on purpose, for wordpress.py and albums.py.

The names are those of the sample hub. A list of members describes the site, each with the images that the portfolio has
to have. `check_export` runs hubpack on a hub of one club with these members, and compares the bundle with the list.
"""
from __future__ import annotations

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import time
import unicodedata
import zipfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/samples"))

from small_jpeg import mosaic  # noqa: E402

CLUB = {"fullName": "Fotoclub Zonnevlek", "town": "Waterlinge", "nickName": "fcZonnevlek"}
NAME_PARTS = ("givenName", "infixName", "familyName")
TITLES = [
    "Mist & maan", "Één zwaan, „stil”", "L’été à l’île", "Vuurtoren 's nachts", "Grüße vom Süßen See",
    "Licht \"en\" schaduw", "Żuraw o świcie", "Sneeuw – veel sneeuw", "Café 't Hoekje", "Rock 'n' roll > \"& jazz\"",
    "Ågot’s hus", "Drie bomen; één weg",
]
ALTS = ["a swan on dark water", "trees & fog", "the light of a \"lighthouse\"", "two cranes", "snow on a path",
        "a café"]


# ---- What goes in ----

def picture_bytes(number, width, height):
    """A JPEG with a gradient that no other number has."""
    wide, high = width // 8, height // 8
    red, green, blue = 37 * number % 256, 91 * number % 256, 151 * number % 256
    blocks = [[((red + 128 * x // wide) % 256, (green + 128 * y // high) % 256,
                (blue + 64 * (x + y) // (wide + high)) % 256) for x in range(wide)] for y in range(high)]
    return mosaic(blocks, comment=str(number).encode())


def people(hub):
    """The names of the hub's people, each once, in the order of its member lists."""
    names = []
    first = "leden-zonnevlek.level2.json"
    for path in sorted(hub.glob("*.level2.json"), key=lambda path: (path.name != first, path.name)):
        try:
            members = json.loads(path.read_text())["members"]
        except ValueError:
            continue  # Some files of the sample hub are faulty on purpose.
        for member in members:
            name = member.get("name", {})
            parts = tuple(unicodedata.normalize("NFC", " ".join(name.get(part, "").split())) for part in NAME_PARTS)
            if parts[0] and parts[2] and parts not in names:
                names.append(parts)
    return names


# ---- What is expected ----

class Expected(NamedTuple):
    """A picture that a portfolio has to have: the URLs that count as complete, and the pairs of title and caption."""

    urls: list[str]
    largest: list[str]
    versions: list[dict]
    texts: list[list]


class Member(NamedTuple):
    """A member: the page, the images that it has to have, and all versions of the pictures uploaded for it."""

    name: str
    parts: list[str]
    way: str
    id: int
    url: str
    images: list[Expected]
    versions: list[dict]


def folded(text):
    """A text without what WordPress does to quotes, dashes and blanks."""
    if text is None:
        return None
    text = re.sub("[‘’‚′´`]", "'", re.sub("[“”„″«»]|''", '"', text))
    return " ".join(re.sub("[–—−]", "-", text).replace("--", "-").split())


# ---- What comes out ----

# NextGEN Gallery and FooGallery make small versions on demand.
ON_DEMAND = re.compile("/nextgen-image/|/uploads/cache/")


class Row(NamedTuple):
    """The result of one way of publishing. Smaller images count as right: they are large enough, if not the largest."""

    way: str
    expected: int
    found: int
    missing: int
    wrong: int
    smaller: int


def write_hub(folder, found):
    """Writes a hub of one club with the members, and returns its folder."""
    hub = folder / "hub"
    shutil.rmtree(hub, ignore_errors=True)
    hub.mkdir()
    record = {"idPlus": CLUB, "optional": {"level2URL": "fcZonnevlek.level2.json"}}
    listed = [{"name": dict(zip(NAME_PARTS, member.parts)), "optional": {"level3URL": member.url}} for member in found]
    (hub / "root_.level1.json").write_text(json.dumps({"clubs": [record], "museums": []}))
    (hub / "fcZonnevlek.level2.json").write_text(json.dumps({"club": {"idPlus": CLUB}, "members": listed}))
    return hub


def exported(folder, hub, program):
    """Exports the hub, and returns the form and the images of each portfolio, by the member's name."""
    bundle, unpacked = folder / "club.hubpack", folder / "bundle"
    shutil.rmtree(unpacked, ignore_errors=True)
    environment = os.environ | {"XDG_CACHE_HOME": str(folder / "cache"), "TMPDIR": str(folder)}
    command = [program, "export", hub, "--page-galleries", "--allow-private-network", "--force", "--output", bundle]
    start = time.monotonic()
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    code = run.returncode
    print(f"hubpack export: exit code {code} after {time.monotonic() - start:.1f} s")
    if code != 0:
        print((run.stdout + run.stderr).strip()[:4000])
    if code not in (0, 3):
        sys.exit("hubpack wrote no bundle")
    for command in ([program, "verify", bundle], [program, "unpack", bundle, unpacked]):
        run = subprocess.run(command, env=environment, capture_output=True, text=True)
        if run.returncode != 0:
            print(f"hubpack {command[1]}: exit code {run.returncode}\n{(run.stdout + run.stderr).strip()[:4000]}")
            code = code or run.returncode
    if not (unpacked / "catalog.sqlite").exists():
        # What verify refuses can still be compared.
        with zipfile.ZipFile(bundle) as archive:
            archive.extract("catalog.sqlite", unpacked)
    catalog = sqlite3.connect(f"file:{unpacked}/catalog.sqlite?mode=ro", uri=True)
    person = ("JOIN memberships ON memberships.id = membership_id "
              "JOIN photographers ON photographers.id = photographer_id ORDER BY membership_id")
    forms, images = {}, {}
    for given, infix, family, form in catalog.execute(
            f"SELECT given_name, infix_name, family_name, form FROM galleries {person}"):
        forms[" ".join(filter(None, (given, infix, family)))] = form
    for given, infix, family, *image in catalog.execute(
            "SELECT given_name, infix_name, family_name, image_url, thumb_url, title, caption "
            f"FROM images {person}, position"):
        images.setdefault(" ".join(filter(None, (given, infix, family))), []).append(image)
    return forms, images, code


def compare(member, form, images, spelled):
    """The row of a member, and its differences in words. `spelled` gives the spelling of a URL that the member has."""
    faults, place, seen, wrong, smaller = [], -1, set(), 0, 0
    if (form == "page-gallery") != bool(member.images):
        faults.append(f"the form is {form}")
    for position, (url, thumbnail, title, caption) in enumerate(images, 1):
        here = []
        url, thumbnail = spelled(url), thumbnail and spelled(thumbnail)
        number = next((number for number, image in enumerate(member.images)
                       if url in {version["url"] for version in image.versions}), None)
        if number is None:
            here.append("not a picture of this portfolio")
        else:
            image = member.images[number]
            if number in seen:
                here.append("a second time")
            elif number < place:
                here.append("out of order")
            place = max(place, number)
            seen.add(number)
            if url not in image.urls:
                here.append(f"a small version (largest: {image.largest[0]})")
            elif url not in image.largest:
                smaller += 1
            small = {version["url"] for version in image.versions}
            if thumbnail is not None and thumbnail not in small and not ON_DEMAND.search(thumbnail):
                here.append(f"the thumbnail {thumbnail} is not of this picture")
            if [folded(title), folded(caption)] not in [[folded(text) for text in pair] for pair in image.texts]:
                here.append(f"title {title!r}, caption {caption!r} instead of {' or '.join(map(repr, image.texts))}")
        faults += [f"image {position}, {url}: {fault}" for fault in here]
        wrong += bool(here)
    for number, image in enumerate(member.images):
        if number not in seen:
            faults.append(f"missing: {image.urls[0]}")
    return Row(member.way, len(member.images), len(images), len(member.images) - len(seen), wrong, smaller), faults


def check_export(folder, found, program, heading, spelled=lambda url: url):
    """Exports, prints a table and all differences, and returns the number of differences."""
    forms, images, code = exported(folder, write_hub(folder, found), program)
    print(f"\n{heading}\n\nWay of publishing    Expected  Found  Missing  Wrong  Smaller\n"
          "───────────────────  ────────  ─────  ───────  ─────  ───────")
    every = []
    for member in found:
        row, faults = compare(member, forms.get(member.name), images.get(member.name, []), spelled)
        print(f"{row.way:19}  {row.expected:8}  {row.found:5}  {row.missing:7}  {row.wrong:5}  {row.smaller:7}")
        every += [f"{member.way} ({member.name}): {fault}" for fault in faults]
    print()
    for fault in every:
        print(fault)
    return len(every) + (code != 0)
