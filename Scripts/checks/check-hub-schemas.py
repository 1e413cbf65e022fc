#!/usr/bin/env python3
"""Checks the JSON Schemas of level files (Docs/Schemas/hub) with check-jsonschema, beside `hubpack problems`.

    Scripts/checks/check-hub-schemas.py HUBPACK [HUB…]

The schemas must have the fields that Docs/Hub.md names. A file that a schema refuses must have a problem that a schema
can find, and a file with such a problem must be refused. This holds for the files of hubs, and for made-up files: each
has one of the faults or leniencies below, or a value of another kind in place of one value. HUB is a folder or a root;
files that check-jsonschema cannot read are left out. Exit status: 0 all of this holds, 1 it does not, 2 a usage error.
Runs in a Python that has check-jsonschema.
"""

import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile
from collections import defaultdict

sys.dont_write_bytecode = True
from hub_files import ELSEWHERE, FIELDS  # noqa: E402  (after the line that keeps the tree clean)

SCHEMAS = pathlib.Path(__file__).resolve().parents[2] / "Docs" / "Schemas" / "hub"
# The problems that a schema can find, because they are in one file. "unknown-field" is not among them: hubs may have
# fields for other programs, so the schemas refuse only names that are probably misspelt.
FOUND = {"wrong-type", "list-missing", "record-without-name", "nickname-missing", "coordinates-out-of-range", "coordinates-zero",
         "museum-with-level2", "member-without-name", "misplaced-field", "misspelt-field", "unknown-flag", "date-form",
         "date-invalid", "address-form", "exhibition-without-name", "text-too-long"}
# What `hubpack problems` says about a file that a schema refuses.
TOLD = FOUND | {"unknown-field", "language-undefined", "club-mismatch"}
# The objects of each level, and what hub_files.py calls them. The fields of an object include those of its "optional".
OBJECTS = {0: {"": "level0", "keyword": "keyword", "keywordDetails": "keyword", "language": "language",
               "localizedText": "text"},
           1: {"": "level1", "header": "header", "headerDetails": "header", "organization": "organization",
               "organizationDetails": "organization", "idPlus": "idPlus", "coordinates": "coordinates",
               "clubInNetherlands": "nlSpecific", "localizedText": "text", "exhibition": "exhibition",
               "exhibitionDetails": "exhibition", "place": "place", "picture": "picture", "pictureDetails": "picture",
               "photographer": "name"},
           2: {"": "level2", "organization": "organization", "organizationDetails": "organization", "idPlus": "idPlus",
               "coordinates": "coordinates", "clubInNetherlands": "nlSpecific", "memberInNetherlands": "nlSpecific",
               "localizedText": "text", "exhibition": "exhibition", "exhibitionDetails": "exhibition",
               "place": "place", "picture": "picture", "pictureDetails": "picture", "photographer": "name",
               "member": "member", "memberDetails": "member", "memberName": "name"},
           3: {"": "level3", "owner": "owner", "image": "image"}}
ABSENT = object()


# ---- the schemas ---------------------------------------------------------------------------------

def check_fields():
    """Yields the objects whose fields are not those of Docs/Hub.md, as hub_files.py has them."""
    for level, objects in OBJECTS.items():
        schema = json.loads((SCHEMAS / f"level{level}.schema.json").read_text(encoding="utf-8"))
        definitions = {**schema["definitions"], "": schema}
        described_fields = {field for part in described(schema) for field in part.get("properties", {})}
        for name, kind in objects.items():
            known = FIELDS[kind] | {"optional"}
            if not FIELDS[kind] <= described_fields:
                yield f"level {level}: {', '.join(FIELDS[kind] - described_fields)} is not described"
            pattern, patterns = any_case(known), definitions[name]["patternProperties"]
            if pattern not in patterns:
                yield f"level {level}: {name or 'the file'} should have the pattern {pattern}"
            for field, pattern in itertools.product(known | ELSEWHERE.get(kind, set()), patterns):
                if re.search(pattern, field):
                    yield f"level {level}: {name or 'the file'} refuses the field {field}"
        for definition in described(schema):
            beside = set(definition) - {"$ref", "description", "examples", "deprecationMessage", "doNotSuggest"}
            if "$ref" in definition and beside:
                yield f"level {level}: validators ignore what is beside $ref: {', '.join(beside)}"


def described(value):
    """Yields every object of a schema."""
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from described(part)


def any_case(names):
    """Returns a pattern that matches names in any case but the right one."""
    letters = ["".join(f"[{c.upper()}{c.lower()}]" if c.isalpha() else c for c in name) for name in sorted(names)]
    return f"^(?!(?:{'|'.join(sorted(names))})$)(?:{'|'.join(letters)})$"


# ---- the two checks of a file --------------------------------------------------------------------

def refused(level, files):
    """Returns the paths that the schema of a level refuses, by file."""
    if not files:
        return {}
    result = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--output-format", "json", "--schemafile",
         SCHEMAS / f"level{level}.schema.json", *files], capture_output=True, text=True, check=False)
    if not result.stdout.startswith("{"):
        sys.exit(f"check-jsonschema failed: {result.stderr[-2000:]}")
    answer = json.loads(result.stdout)
    paths = defaultdict(set)
    for error in answer["errors"]:
        paths[error["filename"]].add(error["path"].removeprefix("$").removeprefix("."))
    return paths


def told(hubpack, hub):
    """Returns the codes of the problems of a hub, by file."""
    result = subprocess.run([hubpack, "problems", hub, "--offline", "--assets", "none", "--quiet", "--format", "json"],
                            capture_output=True, text=True, check=False)
    codes = defaultdict(set)
    # A folder without a root has no answer.
    for problem in json.loads(result.stdout)["problems"] if result.stdout else []:
        codes[problem["file"]].add(problem["code"])
    return codes


def is_readable(path):
    """True if check-jsonschema can read a file: UTF-8, not nested without end, without half a surrogate pair."""
    try:
        json.dumps(json.loads(path.read_bytes().decode("utf-8-sig")), ensure_ascii=False).encode()
        return True
    except (ValueError, RecursionError):
        return False


def check_hubs(hubpack, hubs):
    """Yields the disagreements about the files of hubs."""
    codes = {}
    for hub in hubs:
        for name, found in told(hubpack, hub).items():
            codes[folder(hub) / name] = found
    for level in range(4):
        files = [path for hub in hubs for path in sorted(folder(hub).rglob(f"*.level{level}.json"))
                 if is_readable(path)]
        paths = refused(level, files)
        for path in files:
            yield from disagreements(str(path), paths.get(str(path), set()), codes.get(path, set()))


def folder(hub):
    """Returns the folder of a hub, which may be named by its root."""
    return hub if hub.is_dir() else hub.parent


def disagreements(name, paths, codes):
    """Yields the disagreement about a file, if there is one."""
    if paths and not TOLD & codes:
        yield f"{name}: only the schema refuses {', '.join(sorted(paths)) or 'the file'}"
    if not paths and FOUND & codes:
        yield f"{name}: the schema accepts what hubpack reports: {', '.join(sorted(FOUND & codes))}"


# ---- made-up files -------------------------------------------------------------------------------

TEXTS = [{"language": "NL", "value": "Elke dinsdag"}, {"language": "EN", "localizedString": "Every Tuesday"}]
COORDINATES = {"latitude": 52.1, "longitude": 5.2}
EXHIBITION = {"name": "Licht", "startDate": "2026-12-05", "endDate": "2026-12-06",
              "optional": {"place": {"name": "De Kade", "town": "Proefdam", "coordinates": COORDINATES},
                           "remark": TEXTS, "website": "https://proef.example", "poster": "https://proef.example/a.jpg",
                           "galleryURL": "https://proef.example/licht/"}}
OLD_EXHIBITION = {"title": "Licht", "firstDay": "2026-12-05", "lastDay": "2026-12-06", "location": "De Kade",
                  "town": "Proefdam", "coordinates": COORDINATES, "description": "Dichtbij",
                  "url": "https://proef.example", "posterURL": "https://proef.example/a.jpg",
                  "gallery": "https://proef.example/licht/"}
PICTURES = ["https://proef.example/1.jpg",
            {"imageURL": "https://proef.example/2.jpg", "thumbURL": "https://proef.example/2t.jpg", "title": "Duin",
             "caption": "2026", "captureDate": "2026-04-18", "photographer": "Tess van Proef", "wallText": TEXTS},
            {"imageURL": "https://proef.example/1.jpg", "optional": {
                "photographer": {"givenName": "Bo", "infixName": "", "familyName": "Proef"}, "wallText": "Dichtbij"}}]
HUNG_EXHIBITION = {"name": "Schemering", "optional": {"pictures": PICTURES}}
DETAILS = {"website": "https://proef.example", "wikipedia": "https://nl.wikipedia.org/wiki/Proef",
           "contactEmail": "proef@proef.example", "remark": TEXTS, "nlSpecific": {"fotobondNumber": 1620},
           "exhibitions": [EXHIBITION]}
OLD_DETAILS = {"website": "https://proef.example", "maintainerEmail": "proef@proef.example", "remark": "Oud",
               "nlSpecific": {"fotobondNumber": 1620}, "exhibitions": [OLD_EXHIBITION]}
LIST = {"level2URL": "https://proef.example/proef.level2.json"}
MEMBER = {"roles": {"isChairman": True, "isOther": False}, "status": {"isMentor": True, "isDeceased": False},
          "birthday": "9999-10-18", "website": "https://proef.example",
          "wikipedia": "https://nl.wikipedia.org/wiki/Proef",
          "photographerImage": "https://proef.example/p.jpg", "featuredImage": "https://proef.example/f.jpg",
          "membershipStartDate": "2020-02-29", "membershipEndDate": "9999-01-01", "keywords": ["Night"],
          "expertises": ["Night"], "nlSpecific": {"fotobondNumber": 1620111}}
OLD_MEMBER = {"roles": {"isAdmin": True},
              "stat": {"isHonaryMember": True, "isPropectiveMember": False},
              "birthday": "1970-01-31", "website": "http://proef.example",
              "membershipStartDate": "2020-02-29T12:30:00Z", "keywords": [], "nlSpecific": {"fotobondNumber": 1620112}}


def club_id(number):
    """The identity of one of many clubs."""
    return {"fullName": f"Proefclub {number}", "town": "Proefdam", "nickName": f"proef{number}"}


def level0(_):
    """A Level 0 file with every field."""
    texts = [{"language": "EN", "localizedString": "Night"}]
    added = {"dateAdded": "2025-01-01"}
    return {"keywords": [{"idString": "Night", "name": texts, "optional": {"usage": "Dark", **added}}],
            "expertises": [{"idString": "Day", "localizations": "Day", "description": "Light", **added}],
            "languages": [{"isoCode": "EN", "languageNameEN": "English"}]}


def level1(number):
    """A Level 1 file with every field, in new and in old files."""
    ids = [club_id(f"{number}-{n}") for n in range(3)]
    return {"level1Header": {"level1URL": "https://proef.example/a.level1.json", "level1URLIncludes": [],
                             "maintainerEmail": "proef@proef.example"},
            "clubs": [{"idPlus": ids[0], "coordinates": COORDINATES, "optional": {**DETAILS, **LIST}},
                      {**ids[1], **OLD_DETAILS, **LIST, "optional": {"coordinates": COORDINATES}}],
            "museums": [{"idPlus": ids[2], "coordinates": COORDINATES,
                         "optional": {**DETAILS, "exhibitions": [HUNG_EXHIBITION]}}]}


def level2(number):
    """A Level 2 file with every field, in new and in old files."""
    return {"club": {"idPlus": club_id(number), "coordinates": COORDINATES, "optional": {**DETAILS, **LIST}},
            "members": [{"name": {"givenName": "Tess", "infixName": "van", "familyName": "Proef"}, "optional": MEMBER},
                        {"name": {"givenName": "Freek", "familyName": "Fout"}, **OLD_MEMBER},
                        {"name": {"givenName": "Bo", "familyName": "Proef"}, "status": {"isAspiring": False}}],
            "exhibitions": [{**EXHIBITION, "name": "Donker"}, {**OLD_EXHIBITION, "title": "Schemer"}, HUNG_EXHIBITION]}


def level3(_):
    """A Level 3 file with every field."""
    return {"member": {"givenName": "Tess", "infixName": "", "familyName": "Proef"}, "title": "Duinen",
            "images": [{"imageURL": "https://proef.example/1.jpg", "thumbURL": "https://proef.example/1t.jpg",
                        "title": "Duin", "caption": "2026", "captureDate": "2026-04-18"}]}


HUNG = {1: "museums[0].optional.exhibitions[0].optional.pictures", 2: "exhibitions[2].optional.pictures"}
FILES = {0: level0, 1: level1, 2: level2, 3: level3}
# A path, a value that replaces the one at the path, the problem that hubpack reports, and the path that the schema
# refuses, if it is another one.
FAULTS = {
    0: [("keywords", "Night", "list-missing"),
        ("keywords[0].idString", ABSENT, "wrong-type", "keywords[0]"),
        ("keywords[0].idString", " ", "wrong-type"),
        ("keywords[0].name[0].language", ABSENT, "wrong-type", "keywords[0].name[0]"),
        ("keywords[0].optional.dateAdded", "in 2025", "date-invalid"),
        ("languages[0].isoCode", 49, "wrong-type"),
        ("languages[0].isocode", "EN", "misspelt-field")],
    1: [("clubs[0].idPlus.fullName", ABSENT, "record-without-name", "clubs[0].idPlus"),
        ("clubs[0].idPlus.town", "", "record-without-name"),
        ("clubs[0].idPlus.nickName", ABSENT, "nickname-missing", "clubs[0].idPlus"),
        ("clubs[0].idPlus", ABSENT, "record-without-name", "clubs[0]"),
        ("clubs[1].town", ABSENT, "record-without-name", "clubs[1]"),
        ("museums[0].idPlus.nickname", "proef", "misspelt-field"),
        ("clubs[0].coordinates.latitude", "52.1", "wrong-type"),
        ("clubs[0].coordinates.latitude", 152.1, "coordinates-out-of-range"),
        ("clubs[0].coordinates.longitude", ABSENT, "coordinates-out-of-range", "clubs[0].coordinates"),
        ("clubs[0].coordinates", {"latitude": 0, "longitude": 0.0}, "coordinates-zero"),
        ("clubs[0].coordinates.lat", 52.1, "unknown-field"),
        ("clubs[0].optional.level2url", "https://proef.example", "misspelt-field"),
        ("clubs[0].optional.remarks", "Every Tuesday", "unknown-field"),
        ("clubs[0].optional.remark", {"EN": "Every Tuesday"}, "wrong-type"),
        ("clubs[0].optional.remark[0].language", "Dutch", "language-undefined"),
        ("clubs[0].optional.nlSpecific.fotobondNumber", "1620", "wrong-type"),
        ("clubs[0].optional.website", "x" * 65_537, "text-too-long"),
        ("clubs[0].optional.level2URL", "x" * 2_049, "text-too-long"),
        ("clubs[0].Optional", {}, "misspelt-field"),
        ("clubs[0].optional.website", "proef.example", "address-form"),
        ("clubs[0].optional.wikipedia", "nl.wikipedia.org/wiki/Proef", "address-form"),
        ("clubs[0].optional.exhibitions[0].optional.website", "www.proef.example", "address-form"),
        ("museums[0].optional.level2URL", "https://proef.example/a.level2.json", "museum-with-level2"),
        ("museums[0].level2URL", "https://proef.example/a.level2.json", "museum-with-level2"),
        ("clubs[0].optional.exhibitions[0].name", ABSENT, "exhibition-without-name",
         "clubs[0].optional.exhibitions[0]"),
        ("clubs[0].optional.exhibitions", "", "wrong-type"),
        ("clubs[0].optional.exhibitions[0].startDate", "5 December", "date-invalid"),
        ("clubs[0].optional.exhibitions[0].optional.place", 3, "wrong-type"),
        ("clubs[0].optional.exhibitions[0].optional.Pictures", [], "misspelt-field"),
        (HUNG[1], "1.jpg", "wrong-type"),
        (f"{HUNG[1]}[0]", 1, "wrong-type"),
        (f"{HUNG[1]}[0]", " ", "wrong-type"),
        (f"{HUNG[1]}[0]", "x" * 2_049, "text-too-long"),
        (f"{HUNG[1]}[1].imageURL", ABSENT, "wrong-type", f"{HUNG[1]}[1]"),
        (f"{HUNG[1]}[1].imageUrl", "2.jpg", "misspelt-field"),
        (f"{HUNG[1]}[1].photographer", ["Tess van Proef"], "wrong-type"),
        ("level1Header.level1URLIncludes", "clubsNL.level1.json", "list-missing"),
        ("level1Header.optional", {"Level1URLIncludes": []}, "misspelt-field",
         "level1Header.optional.Level1URLIncludes"),
        ("level1Header", "https://proef.example/", "list-missing"),
        ("Clubs", [], "misspelt-field")],
    2: [("members[0].name", ABSENT, "member-without-name", "members[0]"),
        ("members[0].name.familyName", ABSENT, "member-without-name", "members[0].name"),
        ("members[0].name.givenName", "", "member-without-name"),
        ("members[0].name.familyName", 7, "wrong-type"),
        ("members[0].name.FamilyName", "Proef", "misspelt-field"),
        ("members[0].optional.roles.isVoorzitter", True, "unknown-flag"),
        ("members[0].optional.roles.isAdmin", "true", "wrong-type"),
        ("members[0].optional.status.isMentor", 1, "wrong-type"),
        ("members[0].optional.status.isChairman", True, "misplaced-field"),
        ("members[0].optional.roles.isDeceased", False, "misplaced-field"),
        ("members[0].optional.isDeceased", True, "misplaced-field"),
        ("members[0].isFormerMember", True, "misplaced-field"),
        ("members[0].optional.nlSpecific.isAdmin", True, "misplaced-field"),
        ("members[0].optional.nlSpecific.status", {"isMentor": True}, "misplaced-field"),
        ("members[0].optional.nlSpecific.fotobondNumber", -1, "wrong-type"),
        ("members[0].optional.birthday", "1970", "date-invalid"),
        ("members[0].optional.birthday", "1970-01", "date-invalid"),
        ("members[0].optional.birthday", "1970-02-29", "date-invalid"),
        ("members[0].optional.birthday", "1900-02-29", "date-invalid"),
        ("members[0].optional.birthday", "1970-13-01", "date-invalid"),
        ("members[0].optional.birthday", "0000-01-01", "date-invalid"),
        ("members[0].optional.birthday", "31-01-1970", "date-invalid"),
        ("members[0].optional.birthday", 19700131, "wrong-type"),
        ("members[0].optional.membershipStartDate", "2022-2-8", "date-form"),
        ("members[0].optional.membershipStartDate", "2022-02-08 - 2023-01-01", "date-form"),
        ("members[0].optional.membershipStartDate", "2022-02-08T25:00", "date-form"),
        ("members[0].optional.birthDate", "1970-01-31", "unknown-field"),
        ("members[0].optional.website", "www.proef.example", "address-form"),
        ("members[0].optional.website", "http:/proef.example", "address-form"),
        ("members[0].optional.website", "https://", "address-form"),
        ("members[0].optional.website", ["https://proef.example"], "wrong-type"),
        ("members[0].optional.level3Url", "https://proef.example", "misspelt-field"),
        ("members[0].optional.keywords", "Night", "wrong-type"),
        ("members[0].optional.keywords[0]", 7, "wrong-type"),
        (HUNG[2], {"first": "1.jpg"}, "wrong-type"),
        (f"{HUNG[2]}[1].thumbURL", "x" * 2_049, "text-too-long"),
        (f"{HUNG[2]}[1].captureDate", "2026-04-31", "date-invalid"),
        (f"{HUNG[2]}[1].wallText", {"EN": "Every Tuesday"}, "wrong-type"),
        (f"{HUNG[2]}[1].wallText[0].language", ABSENT, "wrong-type", f"{HUNG[2]}[1].wallText[0]"),
        (f"{HUNG[2]}[1].wallTexts", "Every Tuesday", "unknown-field"),
        (f"{HUNG[2]}[2].optional.WallText", "Every Tuesday", "misspelt-field"),
        (f"{HUNG[2]}[2].optional.photographer.familyName", 7, "wrong-type"),
        (f"{HUNG[2]}[2].optional.photographer.FamilyName", "Proef", "misspelt-field"),
        ("coordinates", COORDINATES, "misplaced-field"),
        ("website", "https://proef.example", "misplaced-field"),
        ("optional", {"website": "https://proef.example"}, "misplaced-field", "optional.website"),
        ("members", {"first": {}}, "list-missing"), ("members", ABSENT, "list-missing", ""),
        ("club", "Proefclub", "record-without-name"),
        ("Members", [], "misspelt-field")],
    3: [("images[0].imageURL", ABSENT, "wrong-type", "images[0]"),
        ("images[0].imageURL", " ", "wrong-type"),
        ("images[0].imageUrl", "1.jpg", "misspelt-field"),
        ("images[0].caption", 2026, "wrong-type"),
        ("images[0].captureDate", "2026-04-31", "date-invalid"),
        ("images[0].thumbURL", "x" * 2_049, "text-too-long"),
        ("images[0]", "1.jpg", "wrong-type"),
        ("member", "Tess Proef", "wrong-type"), ("images", ABSENT, "list-missing", "")],
}
# A path, and a value that both accept.
LENIENCIES = {
    0: [("keywords[0].optional.dateAdded", "2025-01-01T00:00:00Z"), ("keywords[0].name", "Night"), ("new", {})],
    1: [("clubs[0].optional.kvkNumber", 12345678), ("clubs[0].optional.nlSpecific", {}), ("clubs[0].optional", None),
        ("clubs[0].coordinates", {}), ("museums[0].level2URL", ""),
        ("clubs[0].optional.nlSpecific.fotobondNumber", 1620.0), ("level1Header.maintainerEmail", None),
        ("clubs[0].optional.remark[0]", {"language": "", "value": ""}),
        ("clubs[0].idPlus.fullName", " Proefclub\u00a0NBSP\n"), ("level1Header", ABSENT), ("museums", None),
        ("level1Header.optional", {"level1URLIncludes": None, "contactEmail": ""}), (HUNG[1], []), (HUNG[1], None),
        (f"{HUNG[1]}[0]", "beelden/ö 1.jpg"), (f"{HUNG[1]}[1].photographer", ""), (f"{HUNG[1]}[1].wallText", []),
        (f"{HUNG[1]}[2]", {"optional": {"imageURL": "1.jpg"}})],
    2: [("members[0].optional.birthday", date) for date in
        ("?", " ", None, "9999-02-29", "2000-02-29", "\u00a01970-01-31 ", "1970-01-31 24:00",
         "1970-01-31T09:30:15.5 +01:00")]
    + [("members[0].optional.website", address) for address in ("HTTPS://proef.example", "", None)]
    + [("members[0].optional.roles.isAdmin", None), ("members[0].optional.status.isChairman", None),
       ("members[0].optional.keywords", [""]), ("members[0].optional.nlSpecific.new", 7),
       ("members[0].name.infixName", None), ("club.idPlus.nickName", ABSENT),
       ("members[0].optional.featuredImage", "beelden/ö 1.jpg"),
       ("coordinates", None), ("members[0].optional.new", []), (f"{HUNG[2]}[1].thumbURL", ""),
       (f"{HUNG[2]}[1].photographer", {"givenName": "Bo", "familyName": "Proef"}), (f"{HUNG[2]}[1].optional", None)],
    3: [("member", ABSENT), ("member", {}), ("images[0].thumbURL", ""), ("title", None)],
}
OTHERS = [ABSENT, None, " ", "xx", 7, -0.5, True, [], {}, [None], {"xx": 1}]


def set_value(document, path, value):
    """Sets, adds or removes a value at a path, such as members[0].name."""
    *parents, last = [int(part[1:-1]) if part[0] == "[" else part for part in re.findall(r"\[\d+\]|[^.\[]+", path)]
    for part in parents:
        document = document[part]
    if value is ABSENT:
        del document[last]
    else:
        document[last] = value


def paths_of(value, path=""):
    """Yields the paths of all values in a document but itself."""
    if path:
        yield path
    if isinstance(value, dict):
        for name, part in value.items():
            yield from paths_of(part, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            yield from paths_of(part, f"{path}[{index}]")


def write(hub, name, value):
    """Writes a JSON file."""
    (hub / name).write_text(json.dumps(value), encoding="utf-8")


def write_hub(hub, level, changes):
    """Writes a hub with a file for each path and value that replaces the one there, and returns the names of the
    files. Only one Level 0 file can be in a hub."""
    names = ["root.level0.json"] if level == 0 else [f"proef{n}.level{level}.json" for n in range(len(changes))]
    write(hub, "root.level0.json", level0(0))
    for number, (name, (path, value)) in enumerate(zip(names, changes, strict=True)):
        document = json.loads(json.dumps(FILES[level](number)))  # no part of it occurs twice
        set_value(document, path, value)
        write(hub, name, document)
    root = {"level1Header": {"level1URLIncludes": names if level == 1 else []}, "clubs": []}
    if level == 2:
        root["clubs"] = [{"idPlus": club_id(n)} for n in range(len(changes))]
    if level == 3:
        root["clubs"] = [{"idPlus": club_id("en")}]
        write(hub, "proefen.level2.json", {"club": root["clubs"][0], "members": [
            {"name": {"givenName": f"Tess {n}", "familyName": "Proef"}, "optional": {"level3URL": name}}
            for n, name in enumerate(names)]})
    write(hub, "root_.level1.json", root)
    return names


def check_cases(hubpack, level, changes):
    """Returns, for each path and value that replaces the one there, the paths that the schema refuses, and the codes
    that hubpack reports."""
    with tempfile.TemporaryDirectory() as top:
        made = []
        for number, batch in enumerate([change] for change in changes) if level == 0 else [(0, changes)]:
            hub = pathlib.Path(top) / str(number)
            hub.mkdir()
            names = write_hub(hub, level, batch)
            codes = told(hubpack, hub)
            made += [(hub / name, codes[name]) for name in names]
        paths = refused(level, [path for path, _ in made])
        return [(paths.get(str(path), set()), codes) for path, codes in made]


def check_made_up(hubpack, level):
    """Yields the disagreements about made-up files of a level."""
    faults, leniencies = FAULTS[level], LENIENCIES[level]
    # A hub has only one Level 0 file, so each of them takes a run of hubpack.
    values = OTHERS if level else [ABSENT, " ", 7, [None]]
    replacements = list(itertools.product(paths_of(FILES[level](0)), values))
    cases = [(path, value) for path, value, *_ in faults + leniencies + replacements]
    results = check_cases(hubpack, level, cases)
    names = [f"level {level}: {path} = {'absent' if value is ABSENT else json.dumps(value)[:60]}"
             for path, value in cases]
    for name, (path, _, code, *other), (paths, codes) in zip(names, faults, results):
        if paths != set(other or [path]):
            yield f"{name}: the schema refuses {', '.join(sorted(paths)) or 'nothing'}"
        if code not in codes:
            yield f"{name}: hubpack reports {', '.join(codes) or 'nothing'}"
    for name, (paths, codes) in list(zip(names, results))[len(faults):len(faults + leniencies)]:
        if paths or FOUND & codes:
            yield f"{name}: refused: {', '.join([*paths, *codes])}"
    for name, (paths, codes) in zip(names, results):
        yield from disagreements(name, paths, codes)


def main():
    """Reads the arguments and prints every disagreement."""
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    hubpack, *hubs = sys.argv[1:]
    faults = list(check_fields())
    faults += check_hubs(hubpack, [pathlib.Path(hub) for hub in hubs])
    for level in FILES:
        faults += check_made_up(hubpack, level)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
