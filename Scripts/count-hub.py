#!/usr/bin/env python3
"""Counts what a hub folder holds, independently of hubpack.

    python3 Scripts/count-hub.py FOLDER --created 2026-05-15

Reads the folder offline (absolute http and https addresses that are not there as files are left
alone) and prints JSON: `counts`, `members` (club, town, given, infix, family, former, deceased) and
`problems` (how many of each code). Written from the rules of the data, not from the Swift code, so
that the two can be compared. Python's standard library only.
"""

import argparse
import datetime
import json
import pathlib
import re
import sys
import unicodedata
import urllib.parse
import xml.etree.ElementTree
from collections import Counter

FLAGS = {"isDeceased": "deceased", "isFormerMember": "former", "isHonoraryMember": "honorary",
         "isHonaryMember": "honorary", "isMentor": "mentor", "isProspectiveMember": "prospective",
         "isPropectiveMember": "prospective", "isAspiring": "prospective",
         "isChairman": "chairman", "isViceChairman": "vice chairman", "isTreasurer": "treasurer",
         "isSecretary": "secretary", "isAdmin": "admin", "isOther": "other"}
OPINIONS = ("birthday", "website", "photographerImage")
TEXT_FIELDS = ("website", "wikipedia", "level2URL", "contactEmail")


class Outside(Exception):
    """A reference leads out of the hub's folder."""


class Hub:
    """What has been read so far, and the problems found on the way."""

    def __init__(self, folder, created):
        self.folder, self.created = folder.resolve(), created
        self.problems = Counter()
        self.files_read, self.organizations = [], {}
        self.keywords, self.languages, self.has_level0 = {}, set(), False
        self.used_languages, self.used_keywords = set(), set()
        self.memberships, self.pictures = [], {}

    def problem(self, code):
        """Notes a problem."""
        self.problems[code] += 1


def text(value):
    """A text as it counts: NFC, NBSP as a space, trimmed; None when empty or not a text."""
    if not isinstance(value, str):
        return None
    return unicodedata.normalize("NFC", value.replace("\u00a0", " ")).strip() or None


def text_field(hub, container, key):
    """A text field; another type is a problem."""
    value = container.get(key)
    if value is not None and not isinstance(value, str):
        hub.problem("wrong-type")
    return text(value)


def typed_field(hub, container, key, kind):
    """A field of a type (dict or list); absent or wrong gives an empty one."""
    value = container.get(key)
    if value is None:
        return kind()
    if not isinstance(value, kind):
        hub.problem("wrong-type")
        return kind()
    return value


def flattened(hub, record):
    """A record with its `optional` fields beside the others."""
    optional = typed_field(hub, record, "optional", dict)
    return {**{k: v for k, v in record.items() if k != "optional"}, **optional}


# ---- files ---------------------------------------------------------------------------------------

def is_remote(reference):
    """Whether a reference is an absolute address."""
    return bool(re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", reference)) or reference.startswith("//")


def inside(hub, path):
    """The path when it stays in the hub, links followed."""
    real = path.resolve()
    if real != hub.folder and hub.folder not in real.parents:
        raise Outside(str(path))
    return path


def relative_path(reference):
    """A relative address without query and fragment, percent-decoded."""
    return urllib.parse.unquote(re.split(r"[?#]", reference)[0])


def located(hub, reference, beside):
    """The file that a reference names: by its last component beside the naming file, else by its path.
    None when it is remote and not at hand."""
    name = relative_path(reference).rstrip("/").rsplit("/", 1)[-1]
    if name and (beside / name).is_file():
        return inside(hub, beside / name)
    return None if is_remote(reference) else inside(hub, beside / relative_path(reference))


def read_json(hub, path):
    """The value in a JSON file, or None after noting the problem."""
    def pairs(items):
        names = [name for name, _ in items]
        for name in {n for n in names if names.count(n) > 1}:
            hub.problem("json-duplicate-key")
        return dict(items)

    def refuse(constant):
        raise ValueError(constant)
    try:
        content = path.read_bytes().decode("utf-8-sig")
        value = json.loads(content, object_pairs_hook=pairs, parse_constant=refuse)
        json.dumps(value, ensure_ascii=False).encode("utf-8")  # refuses lone surrogates
        return value
    except FileNotFoundError:
        hub.problem("source-missing")
    except (ValueError, RecursionError):
        hub.problem("json-syntax")
    return None


def read_object(hub, path):
    """The object in a JSON file, or None after noting the problem."""
    value = read_json(hub, path)
    if value is not None and not isinstance(value, dict):
        hub.problem("wrong-type")
        return None
    return value


# ---- Level 0 -------------------------------------------------------------------------------------

def read_level0(hub):
    """Keywords and languages that the hub defines."""
    path = hub.folder / "root.level0.json"
    if not path.exists():
        hub.problem("level0-missing")
        return
    value = read_object(hub, path)
    if value is None:
        return
    hub.has_level0 = True
    entries = typed_field(hub, value, "keywords", list) + typed_field(hub, value, "expertises", list)
    for entry in entries:
        if not isinstance(entry, dict):
            hub.problem("wrong-type")
            continue
        name = text_field(hub, entry, "idString")
        if name is None:
            hub.problem("record-without-name")
            continue
        if name.casefold() in hub.keywords:
            hub.problem("duplicate-keyword")
        hub.keywords.setdefault(name.casefold(), name)
        note_keyword_languages(hub, flattened(hub, entry))
    for entry in typed_field(hub, value, "languages", list):
        if isinstance(entry, dict) and text(entry.get("isoCode")):
            hub.languages.add(text(entry["isoCode"]).upper())
        else:
            hub.problem("wrong-type")


def note_keyword_languages(hub, entry):
    """The languages in which a keyword has a name or an explanation."""
    for key in ("name", "localizations", "usage", "description"):
        if isinstance(entry.get(key), list):
            for item in entry[key]:
                if isinstance(item, dict) and text(item.get("language")):
                    hub.used_languages.add(text(item["language"]).upper())


# ---- Level 1 -------------------------------------------------------------------------------------

def read_tree(hub, path, ancestors=()):
    """A Level 1 file: its own records, then its includes in their order."""
    value = read_object(hub, path)
    if value is None:
        return
    hub.files_read.append(path)
    for kind in ("clubs", "museums"):
        for record in typed_field(hub, value, kind, list):
            if isinstance(record, dict):
                read_organization(hub, record, kind, path.parent)
            else:
                hub.problem("wrong-type")
    header = typed_field(hub, value, "level1Header", dict)
    for reference in typed_field(hub, header, "level1URLIncludes", list):
        if not isinstance(reference, str):
            hub.problem("wrong-type")
            continue
        follow_include(hub, reference, path, (*ancestors, path))


def follow_include(hub, reference, path, ancestors):
    """Reads an included file once; a file that is being read already is a cycle."""
    try:
        target = located(hub, reference, path.parent)
    except Outside:
        hub.problem("source-outside-hub")
        return
    if target is None:
        return
    if target in ancestors:
        hub.problem("include-cycle")
    elif target not in hub.files_read:
        read_tree(hub, target, ancestors)


def coordinates(hub, record):
    """Latitude and longitude, or None."""
    place = typed_field(hub, record, "coordinates", dict)
    if not place:
        return None
    values = [place.get("latitude"), place.get("longitude")]
    if any(isinstance(v, bool) or not isinstance(v, (int, float)) for v in values):
        hub.problem("wrong-type")
        return None
    good = [abs(values[0]) <= 90, abs(values[1]) <= 180]
    if not all(good):
        hub.problem("coordinates-out-of-range")
        return None
    if values == [0, 0]:
        hub.problem("coordinates-zero")
        return None
    return tuple(values)


def remarks(hub, record):
    """The remarks of a record by language."""
    result = {}
    for key in ("remark", "remarks"):
        for entry in typed_field(hub, record, key, list):
            if isinstance(entry, dict) and text(entry.get("language")) and text(entry.get("value")):
                result.setdefault(text(entry["language"]).upper(), text(entry["value"]))
    return result


def identity(hub, record):
    """fullName, town and nickName of a record."""
    plus = typed_field(hub, record, "idPlus", dict)
    return tuple(text_field(hub, plus, key) for key in ("fullName", "town", "nickName"))


def read_organization(hub, record, kind, folder):
    """A club or a museum."""
    name, town, nick = identity(hub, record)
    if name is None or town is None:
        hub.problem("record-without-name")
        return
    record = flattened(hub, record)
    fields = {key: text_field(hub, record, key) for key in TEXT_FIELDS}
    fields.update(place=coordinates(hub, record), remarks=remarks(hub, record), nick=nick)
    existing = hub.organizations.get((kind, name, town))
    if existing is not None:
        hub.problem("duplicate-organization")
        existing["remarks"] = {**fields.pop("remarks"), **existing["remarks"]}
        existing.update({k: v for k, v in fields.items() if existing[k] is None})
        return
    if nick is None:
        hub.problem("nickname-missing")
        fields["nick"] = name
    if kind == "museums" and fields["level2URL"]:
        hub.problem("museum-with-level2")
    hub.organizations[(kind, name, town)] = {**fields, "name": name, "town": town,
                                             "kind": kind, "folder": folder}


# ---- Level 2 -------------------------------------------------------------------------------------

def find_level2(hub, club):
    """The Level 2 file of a club, or None."""
    sibling = hub.folder / f"{club['nick']}.level2.json"
    if "/" not in club["nick"] and (sibling.exists() or sibling.is_symlink()):
        return inside(hub, sibling)
    if not club["level2URL"]:
        return None
    return located(hub, club["level2URL"], club["folder"])


def read_level2(hub, club):
    """The members of a club."""
    try:
        path = find_level2(hub, club)
    except Outside:
        hub.problem("source-outside-hub")
        return
    value = read_object(hub, path) if path else None
    if value is None:
        return
    header = typed_field(hub, value, "club", dict)
    name, town, nick = identity(hub, header)
    if (name, town) != (club["name"], club["town"]):
        hub.problem("club-mismatch")
        return
    if nick is not None and nick != club["nick"]:
        hub.problem("nickname-differs")
    header = flattened(hub, header)
    coordinates(hub, header)
    club["remarks"].update(remarks(hub, header))
    read_members(hub, club, typed_field(hub, value, "members", list), path)


def read_members(hub, club, entries, path):
    """The member list of a Level 2 file; somebody who is listed twice is merged."""
    found = {}
    for entry in entries:
        if not isinstance(entry, dict):
            hub.problem("wrong-type")
            continue
        name = typed_field(hub, entry, "name", dict)
        given, infix, family = (text_field(hub, name, key)
                                for key in ("givenName", "infixName", "familyName"))
        if given is None or family is None:
            hub.problem("member-without-name")
            continue
        person = (given, infix or "", family)
        member = read_member(hub, flattened(hub, entry), path.parent)
        if person in found:
            hub.problem("duplicate-member")
            merge(found[person], member)
        else:
            found[person] = member
    for person, member in found.items():
        hub.memberships.append({**member, "person": person, "club": club, "folder": path.parent})


def merge(first, second):
    """Fills what is absent in the first record."""
    for key, value in second.items():
        if key == "flags":
            first["flags"] = {**value, **first["flags"]}
        elif not first[key]:
            first[key] = value


def read_member(hub, entry, folder):
    """The facts of a membership that are counted."""
    flags = {}
    for group in ("roles", "status", "stat"):
        for flag, value in typed_field(hub, entry, group, dict).items():
            if flag not in FLAGS:
                hub.problem("unknown-flag")
            elif not isinstance(value, bool):
                hub.problem("wrong-type")
            else:
                flags[FLAGS[flag]] = flags.get(FLAGS[flag], False) or value
    keywords = set()
    for key in ("keywords", "expertises"):
        for word in typed_field(hub, entry, key, list):
            if text(word):
                keywords.add(text(word))
            elif not isinstance(word, str):
                hub.problem("wrong-type")
    read_date(hub, entry, "membershipStartDate")
    member = {"flags": flags, "keywords": keywords,
              "birthday": read_date(hub, entry, "birthday"),
              "end": read_date(hub, entry, "membershipEndDate")}
    for key in ("website", "photographerImage", "featuredImage", "level3URL"):
        member[key] = text_field(hub, entry, key)
    for key in ("photographerImage", "featuredImage"):
        note_picture(hub, member[key], folder)
    return member


def read_date(hub, entry, key):
    """A date as (year, month, day), or None; the year 9999 is a dummy that allows 29 February."""
    value = text_field(hub, entry, key)
    if value is None or value == "?":
        return None
    match = re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})(T.*)?", value)
    if not match:
        hub.problem("date-invalid")
        return None
    year, month, day = (int(part) for part in match.groups()[:3])
    try:
        datetime.date(2000 if year == 9999 else year, month, day)
    except ValueError:
        hub.problem("date-invalid")
        return None
    if len(match[2]) < 2 or len(match[3]) < 2:
        hub.problem("date-form")
    return year, month, day


# ---- Level 3 and pictures ------------------------------------------------------------------------

def note_picture(hub, reference, folder):
    """Remembers a picture of the hub's own, to be checked once."""
    if reference is None or is_remote(reference):
        return
    try:
        hub.pictures.setdefault(inside(hub, folder / relative_path(reference)).resolve())
    except Outside:
        hub.problem("source-outside-hub")


def read_gallery(hub, membership):
    """The number of images in the gallery of a membership; None when there is no gallery."""
    reference = membership["level3URL"]
    if reference is None or is_remote(reference):
        return None
    try:
        path = inside(hub, membership["folder"] / relative_path(reference))
        if path.name.endswith(".level3.json"):
            return read_level3(hub, path, membership["person"])
        last = relative_path(reference).rsplit("/", 1)[-1]
        folder = path.parent if "." in last else path
        config = inside(hub, folder / "config.xml")
    except Outside:
        hub.problem("source-outside-hub")
        return None
    if config.is_file():
        return read_juicebox(hub, config)
    if not path.exists():
        hub.problem("source-missing")
    return None


def read_juicebox(hub, path):
    """The number of images of a JuiceBox gallery; None for a web page that happens to have a config.xml."""
    content = path.read_bytes()
    try:
        if b"<!DOCTYPE" in content or b"<!ENTITY" in content:
            raise xml.etree.ElementTree.ParseError("a document type is not allowed")
        root = xml.etree.ElementTree.fromstring(content)
    except xml.etree.ElementTree.ParseError:
        if b"<juiceboxgallery" in content:
            hub.problem("gallery-unreadable")
        return None
    if root.tag != "juiceboxgallery":
        return None
    count = 0
    for image in root.findall("image"):
        if text(image.get("imageURL")):
            count += 1
            note_picture(hub, text(image.get("imageURL")), path.parent)
            note_picture(hub, text(image.get("thumbURL")), path.parent)
    return count


def read_level3(hub, path, person):
    """The number of images of a level3.json; None when it is somebody else's."""
    value = read_object(hub, path)
    if value is None:
        return None
    name = typed_field(hub, value, "member", dict)
    owner = tuple(text_field(hub, name, key) or "" for key in ("givenName", "infixName", "familyName"))
    if owner != person:
        hub.problem("gallery-of-someone-else")
        return None
    count = 0
    for image in typed_field(hub, value, "images", list):
        if not isinstance(image, dict) or text_field(hub, image, "imageURL") is None:
            hub.problem("wrong-type")
            continue
        count += 1
        note_picture(hub, text(image["imageURL"]), path.parent)
        note_picture(hub, text_field(hub, image, "thumbURL"), path.parent)
        read_date(hub, image, "captureDate")
    return count


def check_picture(hub, path):
    """A picture must be there, be one, and be complete."""
    if not path.is_file():
        hub.problem("picture-missing")
        return
    content = path.read_bytes()
    jpeg = content.startswith(b"\xff\xd8\xff") and content.endswith(b"\xff\xd9")
    png = content.startswith(b"\x89PNG\r\n\x1a\n") and b"IEND" in content[-12:]
    webp = content[:4] == b"RIFF" and content[8:12] == b"WEBP"
    gif = content[:6] in (b"GIF87a", b"GIF89a")
    if not (jpeg or png or webp or gif):
        hub.problem("picture-unreadable")


# ---- what it amounts to --------------------------------------------------------------------------

def derive(hub):
    """Photographers, deceased and former, disagreements; returns the photographers' memberships."""
    photographers = {}
    for membership in hub.memberships:
        photographers.setdefault(membership["person"], []).append(membership)
    for memberships in photographers.values():
        deceased = any(m["flags"].get("deceased") for m in memberships)
        for m in memberships:
            ended = m["end"] is not None and m["end"] < hub.created
            m["deceased"], m["former"] = deceased, bool(m["flags"].get("former") or deceased or ended)
        for field in OPINIONS:
            if len({m[field] for m in memberships if m[field] is not None}) > 1:
                hub.problem("photographer-disagreement")
    return photographers


def nonstandard_keywords(hub):
    """The keywords in use that Level 0 does not define, without regard to case."""
    used = {word.casefold() for m in hub.memberships for word in m["keywords"]}
    return used - set(hub.keywords)


def count(hub):
    """Reads a hub and returns the result as a value for JSON."""
    read_level0(hub)
    root = next((hub.folder / n for n in ("root_.level1.json", "root.level1.json")
                 if (hub.folder / n).exists()), None)
    if root is None:
        found = sorted(path.name for path in hub.folder.glob("*.level?.json"))
        sys.exit("No root_.level1.json or root.level1.json; there are: " + (", ".join(found) or "no level files"))
    read_tree(hub, root)
    clubs = [o for o in hub.organizations.values() if o["kind"] == "clubs"]
    for club in clubs:
        read_level2(hub, club)
    galleries = [n for n in (read_gallery(hub, m) for m in hub.memberships) if n is not None]
    for path in hub.pictures:
        check_picture(hub, path)
    photographers = derive(hub)
    nonstandard = nonstandard_keywords(hub)
    texts = [language for o in hub.organizations.values() for language in o["remarks"]]
    if hub.has_level0:
        hub.problems["keyword-nonstandard"] += len(nonstandard)
        hub.problems["language-undefined"] += len((set(texts) | hub.used_languages) - hub.languages)
    return {
        "counts": {
            "level1Files": len(hub.files_read), "clubs": len(clubs),
            "museums": len(hub.organizations) - len(clubs),
            "clubsWithMembers": len({(m["club"]["name"], m["club"]["town"]) for m in hub.memberships}),
            "memberships": len(hub.memberships), "photographers": len(photographers),
            "photographersInSeveralClubs": sum(len(m) > 1 for m in photographers.values()),
            "keywords": len(hub.keywords), "nonStandardKeywords": len(nonstandard),
            "languages": len(hub.languages), "remarks": len(texts),
            "galleries": len(galleries), "images": sum(galleries)},
        "members": sorted([m["club"]["name"], m["club"]["town"], *m["person"], m["former"], m["deceased"]]
                          for m in hub.memberships),
        "problems": {code: n for code, n in sorted(hub.problems.items()) if n}}


def printed(result):
    """The result as JSON, one member per line."""
    lines = [json.dumps(member, ensure_ascii=False) for member in result["members"]]
    members = "[\n    " + ",\n    ".join(lines) + "\n  ]" if lines else "[]"
    rest = json.dumps({**result, "members": "MEMBERS"}, ensure_ascii=False, indent=2)
    return rest.replace('"MEMBERS"', members)


def main():
    """Reads the arguments and prints the counts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--created", required=True, type=datetime.date.fromisoformat,
                        help="the creation date of the bundle: memberships that ended before are former")
    options = parser.parse_args()
    day = options.created
    sys.stdout.reconfigure(encoding="utf-8")
    print(printed(count(Hub(options.folder, (day.year, day.month, day.day)))))


if __name__ == "__main__":
    main()
