#!/usr/bin/env python3
"""Counts the contents of a hub folder, and compares a bundle with it fact by fact, independently of hubpack.

    python3 Scripts/checks/count-hub.py FOLDER --created 2026-05-15 [--page-galleries]
    python3 Scripts/checks/count-hub.py FOLDER --bundle FILE.hubpack

Reads the folder offline: absolute http and https URLs without a file in the folder are skipped.

Without a bundle, prints JSON: `counts`, `members` (club, town, given, infix, family, former, deceased) and `problems`
(the number of each code).

With a bundle of the folder, exported with --offline and without a base, prints each fact of its catalog that differs
from the level files, and the number of facts compared. The maker's choices are read from the manifest; it has only the
number of excluded clubs, so the clubs that the bundle lacks are taken for them. Facts that the level files do not
hold are not compared: countries, resized pictures, and the wording of reasons and problems. Use `hubpack verify` or
read-bundle.py to check that the bundle is valid.

Exit status: 0 no differences, 1 differences, 2 an error or a usage error. Python's standard library only.
"""

import argparse
import datetime
import json
import pathlib
import sqlite3
import sys
import zipfile

sys.dont_write_bytecode = True
from hub_catalog import compare  # noqa: E402  (after the line that keeps the tree clean)
from hub_files import Choices, read_hub  # noqa: E402


def count(hub):
    """Returns the counts that an export must have, as a value for JSON."""
    clubs = [o for o in hub.organizations.values() if o["kind"] == "clubs"]
    galleries = [m["gallery"] for m in hub.memberships if m["gallery"] and m["gallery"]["state"] == "present"
                 and m["gallery"]["form"] != "web-page"]
    standard = sum(k["is_standard"] for k in hub.keywords.values())
    return {
        "counts": {
            "level1Files": sum(s.role == "level1" and s.state == "present" for s in hub.sources.values()),
            "clubs": len(clubs), "museums": len(hub.organizations) - len(clubs),
            "clubsWithMembers": sum(bool(club["memberships"]) for club in clubs),
            "memberships": len(hub.memberships), "photographers": len(hub.photographers),
            "photographersInSeveralClubs": sum(len(p["memberships"]) > 1 for p in hub.photographers.values()),
            "keywords": standard, "nonStandardKeywords": len(hub.keywords) - standard,
            "languages": sum(language["is_defined"] for language in hub.languages.values()),
            "remarks": sum(len(o["remarks"]) for o in hub.organizations.values()),
            "galleries": len(galleries), "images": sum(len(g["images"]) for g in galleries),
            "exhibitions": sum(len(o["exhibitions"]) for o in hub.organizations.values())},
        "members": sorted([m["club"]["name"], m["club"]["town"], *m["person"], m["former"], m["deceased"]]
                          for m in hub.memberships),
        "problems": {code: n for code, n in sorted(hub.problems.items()) if n}}


def printed(result):
    """Returns the result as JSON, one member per line."""
    lines = [json.dumps(member, ensure_ascii=False) for member in result["members"]]
    members = "[\n    " + ",\n    ".join(lines) + "\n  ]" if lines else "[]"
    rest = json.dumps({**result, "members": "MEMBERS"}, ensure_ascii=False, indent=2)
    return rest.replace('"MEMBERS"', members)


def main():
    """Reads the arguments and prints the counts or the differences."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    chosen = parser.add_mutually_exclusive_group(required=True)
    chosen.add_argument("--created", type=datetime.date.fromisoformat,
                        help="the creation date of the bundle: memberships that ended before are former")
    parser.add_argument("--page-galleries", action="store_true", help="count the pictures of web pages, too")
    chosen.add_argument("--bundle", type=pathlib.Path, help="the bundle to compare with the folder")
    options = parser.parse_args()
    sys.stdout.reconfigure(encoding="utf-8")
    try:
        if options.created:
            day = options.created
            choices = Choices(pages=options.page_galleries)
            print(printed(count(read_hub(options.folder, (day.year, day.month, day.day), choices))))
            return 0
        compared, differences = compare(options.folder, options.bundle, count)
    except (OSError, zipfile.BadZipFile, KeyError, ValueError, sqlite3.Error) as error:
        print(f"count-hub.py: {error}", file=sys.stderr)
        return 2
    for difference in differences:
        print(difference)
    verdict = {0: "no differences", 1: "1 difference"}.get(len(differences), f"{len(differences):,} differences")
    print(f"{compared:,} facts compared, {verdict}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
