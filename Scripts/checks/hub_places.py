"""Where towns are, by the tables of HubGeography, read here once more: which coordinates are far from their town."""

import functools
import itertools
import math
from pathlib import Path

DATA = Path(__file__).parents[2] / "Sources/HubGeography/Data"


def lines(name):
    return (DATA / name).read_text("utf-8").splitlines()


def towns():
    """The lines of the towns, without the places near borders."""
    return [line for line in lines("towns.txt") if line[0] != "|"]


def points(polyline, units):
    """The (latitude, longitude) of an encoded polyline."""
    numbers, shift, bits = [], 0, 0
    for character in polyline:
        group = ord(character) - 63
        bits, shift = bits | (group & 31) << shift, shift + 5
        if group < 32:
            numbers.append(~(bits >> 1) if bits & 1 else bits >> 1)
            shift = bits = 0
    sums = zip(itertools.accumulate(numbers[::2]), itertools.accumulate(numbers[1::2]))
    return [(latitude / units, longitude / units) for latitude, longitude in sums]


@functools.cache
def countries():
    return [(line.split(" ")[0], [points(ring, 1000) for ring in line.split(" ")[1:]])
            for line in lines("borders.txt")]


def country(latitude, longitude):
    """The code of the country that a point is in; None at sea."""
    for code, rings in countries():
        crossings = sum(
            (y1 > latitude) != (y2 > latitude) and longitude < (latitude - y1) / (y2 - y1) * (x2 - x1) + x1
            for ring in rings for (y1, x1), (y2, x2) in zip(ring, ring[1:] + ring[:1]))
        if crossings % 2:
            return code
    return None


def kilometres(one, other):
    a, b, c, d = map(math.radians, (*one, *other))
    chord = math.sin((c - a) / 2) ** 2 + math.cos(a) * math.cos(c) * math.sin((d - b) / 2) ** 2
    return 2 * 6371 * math.asin(min(1, math.sqrt(chord)))


def is_at_sea(latitude, longitude):
    """True if the point is in no country and over 25 km from every coast."""
    if country(latitude, longitude):
        return False
    east = math.cos(math.radians(latitude))

    def from_segment(start, end):
        # On the plane that touches the Earth at the point, in kilometres.
        (y1, x1), (y2, x2) = (((y - latitude) * 111.195, ((x - longitude + 180) % 360 - 180) * east * 111.195)
                              for y, x in (start, end))
        along = (x2 - x1) ** 2 + (y2 - y1) ** 2
        share = max(0, min(1, -(x1 * (x2 - x1) + y1 * (y2 - y1)) / along)) if along else 0
        return math.hypot(x1 + share * (x2 - x1), y1 + share * (y2 - y1))

    return all(from_segment(start, end) > 25
               for _, rings in countries() for ring in rings
               for start, end in zip(ring, ring[1:] + ring[:1]) if abs(start[0] - latitude) < 6)


def misspelt_towns(hub, folded, is_one_edit):
    """Counts the towns that differ by a letter from one within 20 km, and from all names of towns within 50 km."""
    asked = [(town, folded(town), tuple(map(float, organization["place"]))) for (_, town), organization in hub.organizations.items()
             if organization["place"] and len(folded(town)) > 4]
    known, found = set(), set()
    for line in towns():
        place, *names = line.split("\t")
        point = points(place.lstrip("!")[2:], 100)[0]
        for index, (town, letters, own) in enumerate(asked):
            if abs(own[0] - point[0]) > 1 or kilometres(own, point) > 50:
                continue
            for field, name in enumerate(names, 1):
                spelling = folded(name)
                # Without its accent, a translation ("Sídney") may be a mistake in the name ("Sidney").
                if spelling == letters and (not 2 <= field <= 6 or name.lower() == town.lower()):
                    known.add(index)
                elif spelling != letters and len(spelling) > 4 and kilometres(own, point) <= 20 and is_one_edit(spelling, letters):
                    found.add(index)
    return len(found - known)


def far_from_town(hub, folded):
    """Counts the coordinates over 50 km from all towns of the name, if all in the country are known; and those at sea."""
    asked = {folded(town) for (_, town), organization in hub.organizations.items() if organization["place"]}
    places = {}
    for line in towns():
        place, *names = line.split("\t")
        for name in {folded(name) for name in names} & asked:
            places.setdefault(name, []).append((place[0] == "!", place.lstrip("!")[:2], points(place.lstrip("!")[2:], 100)))
    found = 0
    for (_, town), organization in hub.organizations.items():
        if not organization["place"]:
            continue
        known, place = places.get(folded(town), []), tuple(map(float, organization["place"]))
        if any(kilometres(place, there) <= 50 for *_, sites in known for there in sites):
            continue
        here = country(*place)
        found += is_at_sea(*place) if here is None else any(is_whole and code == here for is_whole, code, _ in known)
    return found
