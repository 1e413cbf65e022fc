#!/usr/bin/env python3
"""Make Sources/HubGeography/Data/borders.txt from Natural Earth's countries, scale 1:50m.

Usage: Scripts/tools/make-countries.py [OUTPUT]

Needs the Debian packages r-base-core and r-cran-rnaturalearthdata (the latter carries the data),
and nothing else but Python. Only a developer runs this; the same data give the same bytes.

What happens to the borders, in this order:

1. Areas get their ISO 3166-1 code (CODES below for those without one).
2. Points are rounded to 0.001 degree, about 0.1 km.
3. Areas that share a code are joined: the border between them goes.
4. Every ring is cut where three countries, or two countries and the sea, meet. The arcs between
   are simplified (Douglas-Peucker, TOLERANCE), each once, so both neighbours get the same border.
5. Places that are missing or misplaced at this scale are added by hand (SMALL_PLACES below).

The tables of corrections (RING_CODES, MOVED_POINTS, SMALL_PLACES) are short and say why.

The format of the text is described in Sources/HubGeography/CountryAtlas+Text.swift.
"""

import math
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

DEFAULT_OUTPUT = Path(__file__).parents[2] / "Sources/HubGeography/Data/borders.txt"
UNITS = 1000  # per degree
TOLERANCE = 0.01  # degrees of latitude: 1.1 km

# Areas to which the data give no ISO code.
CODES = {
    "Ashmore and Cartier Islands": "AU",  # an external territory of Australia, uninhabited
    "Indian Ocean Territories": "AU",  # Christmas and Cocos Islands, governed by Australia
    "Kosovo": "XK",  # no ISO code; XK is reserved for private use and used by the EU
    "Northern Cyprus": "CY",  # recognized as part of Cyprus
    "Siachen Glacier": "IN",  # claimed by India and Pakistan, held by India
    "Somaliland": "SO",  # recognized as part of Somalia
}

# Rings that the data give to the wrong country, told by one of their corners (0.001 degree).
RING_CODES = {(6735, 53583): "DE"}  # Borkum, in the data an island of the Netherlands

# Corners (0.001 degree) that the data put more than 2 km aside.
MOVED_POINTS = {(35198, 31776): (35226, 31776)}  # west of Jerusalem's Old City, not of its museums

# Inhabited places that are missing at this scale and more than 25 km off their own country's coast,
# or nearer to another's. Not complete: atolls abound. No ring may overlap another of its country.
# Code, latitude, longitude, radius in km of the ring (an octagon) that they get, name.
SMALL_PLACES = """
AS -14.24 -169.47 3 Manua Islands
AU -31.55 159.08 4 Lord Howe Island
AU -9.38 142.68 4 Saibai
AU -9.92 144.05 2 Mer
BD 20.61 92.33 2 Saint Martin's Island
BR -3.855 -32.425 4 Fernando de Noronha
BS 25.72 -79.28 4 Bimini
CK -18.86 -159.78 5 Aitutaki
CO 12.55 -81.71 5 San Andres
CO 13.35 -81.37 3 Providencia
CN 30.72 122.45 3 Shengsi
DE 54.182 7.886 1 Helgoland
DK 55.32 15.187 1 Christianso
DK 56.71 11.56 4 Anholt
EE 57.79 23.25 2 Ruhnu
ES 35.889 -5.316 2 Ceuta
ES 35.293 -2.945 2 Melilla
FI 59.78 21.37 1 Uto
FM 10.02 139.79 4 Ulithi
FR 47.33 -3.18 5 Belle-Ile
GB 49.92 -6.30 4 Isles of Scilly
GB 59.53 -1.63 2 Fair Isle
GB 60.135 -2.065 2 Foula
GB 57.815 -8.58 2 Saint Kilda
GD 12.48 -61.45 4 Carriacou
GD 12.525 -61.385 1 Petite Martinique
GG 49.715 -2.20 2.5 Alderney
GI 36.137 -5.348 2.2 Gibraltar
GQ -1.43 5.63 3 Annobon
GR 34.84 24.08 3 Gavdos
GR 35.86 23.30 2 Antikythera
GR 36.145 29.585 1.5 Kastellorizo
GR 36.36 25.77 3 Anafi
GR 36.43 27.36 4 Tilos
GR 36.62 24.92 3 Folegandros
GR 37.31 26.55 4 Patmos
GR 37.46 26.97 2 Agathonisi
GR 38.56 25.58 4 Psara
GR 39.51 25.00 4 Agios Efstratios
HN 16.10 -86.92 5 Utila
ID -4.53 129.90 5 Banda Islands
ID -5.83 110.45 5 Karimunjawa
ID -8.07 127.18 5 Kisar
IN 10.57 72.64 3 Kavaratti
IN 10.82 73.68 3 Androth
IN 10.85 72.19 3 Agatti
IS 66.54 -18.01 2 Grimsey
IT 35.515 12.585 3 Lampedusa
IT 35.865 12.865 1.5 Linosa
IT 37.97 12.06 3 Marettimo
IT 38.49 14.94 4 Lipari
IT 38.56 14.56 2 Filicudi
IT 38.706 13.177 2 Ustica
IT 38.79 15.21 2 Stromboli
IT 40.90 12.96 3 Ponza
IT 43.05 9.83 3 Capraia
JP 24.45 123.00 4 Yonaguni
JP 24.66 124.70 4 Tarama
JP 25.85 131.24 4 Minamidaito
JP 26.34 126.78 5 Kume
JP 27.08 142.21 4 Chichijima
JP 27.38 128.60 6 Okinoerabu
JP 28.31 129.95 5 Kikai
JP 29.86 129.86 4 Nakanoshima
JP 32.46 139.77 2 Aogashima
JP 34.08 139.53 4 Miyake
JP 34.21 139.15 3 Kozu
JP 39.19 139.55 2 Tobishima
KI 0.40 173.87 6 Abemama
KR 34.03 127.31 3 Geomun
KR 34.68 125.43 4 Heuksan
KR 37.96 124.67 4 Baengnyeong
MH 8.75 167.72 5 Kwajalein
MU -19.71 63.43 6 Rodrigues
MV -0.62 73.12 6 Addu
MV -0.30 73.42 3 Fuvahmulah
MV 0.50 73.20 6 Huvadhu
MV 1.88 73.50 6 Laamu
MV 2.80 73.30 6 Meemu
MV 3.70 72.95 6 Ari
MV 4.30 73.00 4 Northern Ari
MV 5.20 73.10 6 Baa
MV 5.70 73.10 6 Raa
MV 5.90 73.35 6 Noonu
MV 6.75 73.05 6 Haa Dhaalu
NI 12.17 -83.04 3 Corn Islands
NO 66.50 12.09 2 Traena
NO 67.52 12.10 4 Rost
NZ -9.20 -171.85 4 Nukunonu (Tokelau)
PF -15.12 -147.65 6 Rangiroa
PF -16.50 -151.74 5 Bora Bora
PF -16.75 -151.00 6 Huahine
PF -22.45 -151.34 4 Rurutu
PF -23.12 -134.97 5 Gambier Islands
PF -23.37 -149.48 4 Tubuai
PH 10.85 121.01 4 Cuyo
PN -25.07 -130.10 2 Pitcairn
PT 33.07 -16.34 5 Porto Santo
PT 39.05 -28.01 5 Graciosa
SC -4.34 55.75 6 Praslin and La Digue
SH -37.11 -12.28 5 Tristan da Cunha
TC 21.47 -71.14 4 Grand Turk
TH 10.09 99.84 4 Ko Tao
TO -15.95 -173.76 3 Niuatoputapu
TO -19.80 -174.35 4 Haapai
TV -5.67 176.11 4 Nanumea
TV -7.24 177.15 3 Nui
TV -7.48 178.68 4 Vaitupu
TV -8.50 179.20 8 Funafuti
TW 22.05 121.55 4 Orchid Island
TW 22.66 121.49 3 Green Island
TW 23.57 119.58 8 Penghu
TW 26.16 119.94 3 Matsu
VA 41.9033 12.4533 0.5 Vatican
VC 12.60 -61.43 2.5 Union Island
VE 11.95 -66.68 5 Los Roques
"""
REPLACED = {"Vatican"}  # its own ring in the data lies 1.5 km west of the true place

READ_DATA = """
data(countries50, package = "rnaturalearthdata")
table <- attr(countries50, "data")
areas <- attr(countries50, "polygons")
cat("version", as.character(packageVersion("rnaturalearthdata")), sep = "\\t")
for (i in seq_along(areas)) {
  for (ring in attr(areas[[i]], "Polygons")) {
    xy <- sprintf("%.9f", t(attr(ring, "coords")))
    cat("\\n", as.character(table$admin[i]), "\\t", as.character(table$iso_a2[i]), "\\t", sep = "")
    cat(xy)
  }
}
"""


def read_areas():
    """The package's version, and for every ring of the data: area, code (or "NA"), points."""
    done = subprocess.run(
        ["Rscript", "-e", READ_DATA], check=True, capture_output=True, encoding="utf-8"
    )
    first, *lines = done.stdout.splitlines()
    version = first.split("\t")[1]
    rings = []
    for line in lines:
        area, code, numbers = line.split("\t")
        units = [round(float(number) * UNITS) for number in numbers.split()]
        rings.append((area, code, list(zip(units[::2], units[1::2]))))
    return version, rings


def clean(points):
    """A ring without the repeated last point and without points that rounding made equal."""
    return [point for i, point in enumerate(points) if point != points[i - 1]]


def edges(ring):
    return zip(ring, ring[1:] + ring[:1])


def joined(rings):
    """The rings without the edges that two of them share, tied together again.

    Neighbours run along a shared border in opposite directions, as do a hole and what fills it.
    """
    every = {edge for ring in rings for edge in edges(ring)}
    result, onward = [], defaultdict(list)
    for ring in rings:
        if not any((b, a) in every for a, b in edges(ring)):
            result.append(ring)
            continue
        for a, b in edges(ring):
            if (b, a) not in every:
                onward[a].append(b)
    while onward:
        start = min(onward)
        ring, point = [], start
        while not ring or point != start:
            ring.append(point)
            following = onward[point].pop()
            if not onward[point]:
                del onward[point]
            point = following
        result.append(ring)
    return result


def find_junctions(rings):
    """The points where arcs end: where borders meet, and the edges of the map."""
    neighbours = defaultdict(set)
    for ring in rings:
        for a, b in edges(ring):
            neighbours[a].add(b)
            neighbours[b].add(a)
    edge_of_map = lambda point: abs(point[0]) == 180 * UNITS or point[1] == -90 * UNITS
    return {p for p, around in neighbours.items() if len(around) != 2 or edge_of_map(p)}


def simplified_ring(ring, junctions):
    cuts = [i for i, point in enumerate(ring) if point in junctions]
    if not cuts:  # an island, or an enclave and the hole that it fills: the same start for both
        cuts = [ring.index(min(ring))]
    ring = ring[cuts[0]:] + ring[:cuts[0] + 1]
    cuts = [i - cuts[0] for i in cuts] + [len(ring) - 1]
    result = []
    for start, end in zip(cuts, cuts[1:]):
        result += simplified_arc(ring[start:end + 1])[:-1]
    return result


def simplified_arc(arc):
    """Simplified the same way whichever end comes first, and more gently when the arc is small."""
    if arc[::-1] < arc:
        return simplified_arc(arc[::-1])[::-1]
    shrink = math.cos(math.radians(arc[0][1] / UNITS))
    plane = [(x * shrink, y) for x, y in arc]
    extent = max(max(axis) - min(axis) for axis in zip(*plane))
    tolerance = min(TOLERANCE * UNITS, extent / 20)
    keep, pending = {0, len(arc) - 1}, [(0, len(arc) - 1)]
    while pending:
        start, end = pending.pop()
        if end - start < 2:
            continue
        distance, farthest = max(
            (distance_to_segment(plane[i], plane[start], plane[end]), -i)
            for i in range(start + 1, end)
        )
        if distance > tolerance:
            keep.add(-farthest)
            pending += [(start, -farthest), (-farthest, end)]
    return [arc[i] for i in sorted(keep)]


def distance_to_segment(p, a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length if length else 0
    along = min(1, max(0, along))
    return math.hypot(p[0] - a[0] - along * dx, p[1] - a[1] - along * dy)


def octagon(latitude, longitude, radius):
    """A clockwise ring, as the outer rings of the data are."""
    degrees = radius / 111.2
    shrink = math.cos(math.radians(latitude))
    return [
        (
            round((longitude + degrees / shrink * math.sin(math.radians(turn))) * UNITS),
            round((latitude + degrees * math.cos(math.radians(turn))) * UNITS),
        )
        for turn in range(0, 360, 45)
    ]


def encoded(ring):
    """The ring in Google's polyline encoding, latitude first, with three decimals for its five."""
    text, latitude, longitude = [], 0, 0
    for x, y in ring:
        for change in (y - latitude, x - longitude):
            bits = ~(change << 1) if change < 0 else change << 1
            while bits >= 32:
                text.append(chr((bits & 31 | 32) + 63))
                bits >>= 5
            text.append(chr(bits + 63))
        latitude, longitude = y, x
    return "".join(text)


def main():
    output = Path(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_OUTPUT
    version, areas = read_areas()
    by_code, areas_of = defaultdict(list), defaultdict(set)
    for area, code, points in areas:
        if area in REPLACED:
            continue
        code = next((RING_CODES[p] for p in points if p in RING_CODES), CODES.get(area, code))
        by_code[code].append(clean([MOVED_POINTS.get(p, p) for p in points]))
        areas_of[code].add(area)
    for code, names in areas_of.items():
        if len(names) > 1:
            by_code[code] = joined(by_code[code])
    junctions = find_junctions([ring for rings in by_code.values() for ring in rings])
    for code, rings in by_code.items():
        by_code[code] = [simplified_ring(ring, junctions) for ring in rings]
    for line in SMALL_PLACES.strip().splitlines():
        code, latitude, longitude, radius, _ = line.split(maxsplit=4)
        by_code[code].append(octagon(float(latitude), float(longitude), float(radius)))
    lines = [" ".join([code, *map(encoded, rings)]) for code, rings in sorted(by_code.items())]
    output.write_text("".join(line + "\n" for line in lines), encoding="ascii")
    points = sum(len(ring) for rings in by_code.values() for ring in rings)
    rings = sum(len(rings) for rings in by_code.values())
    print(f"{output}: {len(by_code)} countries, {rings} rings, {points} points, "
          f"{output.stat().st_size} bytes")


if __name__ == "__main__":
    main()
