"""Compares the catalog of a bundle with the files of its hub.

`expected_tables` turns what `hub_files` has read into the tables of Docs/Format.md; `found_tables` reads the tables
of a bundle. Rows are identified by their subject, not by ids: a club by name and town, a file by its location. Each
value of a row is a fact.
"""

import hashlib
import json
import pathlib
import re
import sqlite3
import tempfile
import unicodedata
import urllib.parse
import zipfile
from contextlib import closing
from dataclasses import replace

from hub_files import ROLES, Choices, fold, kind_of_picture, lower_case, parsed_json, read_hub, without_facts

LONGEST_SHOWN = 200
MEDIA_TYPES = {"jpg": "image/jpeg", "png": "image/png", "webp": "image/webp", "gif": "image/gif"}

# Names of the rows that other rows refer to.
CLUB = "o.full_name || ', ' || o.town"
PERSON = "p.given_name || ' ' || iif(p.infix_name = '', '', p.infix_name || ' ') || p.family_name"
EXHIBITION = "e.name || ', ' || coalesce(e.start_date, 'some day')"
# The words for omitted and skipped files are fixed; the wording of other reasons is free.
REASON = "iif({0}.state = 'left-out' OR {0}.reason IS NULL, {0}.reason, 'in words') AS reason"
MEMBERSHIP = ("JOIN organizations o ON o.id = m.organization_id JOIN photographers p ON p.id = m.photographer_id")

# The rows of these queries are compared. Their first columns, up to the one called `of`, identify the subject of a row.
QUERIES = {
    "sources": f"""SELECT s.location AS of, role, s.state, {REASON.format('s')}, entry, size, sha256, original_sha256,
        since, lag(s.location) OVER (ORDER BY s.id) AS follows FROM sources s""",
    "validators": "SELECT location AS of, answered_by, etag, last_modified FROM validators",
    "languages": """SELECT code AS of, english_name, is_defined, s.location AS source
        FROM languages LEFT JOIN sources s ON s.id = source_id""",
    "organizations": f"""SELECT {CLUB} AS of, kind, full_name, town, nick_name, latitude, longitude, website, wikipedia,
        contact_email, fotobond_number, level2_url, level, folded_name, folded_town, members_state,
        iif(members_reason IS NULL, NULL, 'in words') AS members_reason, s.location AS source, t.location AS member_source, lag({CLUB}) OVER (ORDER BY o.id) AS follows
        FROM organizations o JOIN sources s ON s.id = source_id LEFT JOIN sources t ON t.id = member_source_id""",
    "remarks": f"""SELECT {CLUB}, language AS of, text, s.location AS source
        FROM remarks r JOIN organizations o ON o.id = organization_id JOIN sources s ON s.id = r.source_id""",
    "photographers": f"""SELECT {PERSON} AS of, given_name, infix_name, family_name, birthday, is_deceased, website,
        wikipedia, portrait_url, i.location AS portrait_picture, folded_name, replace(sort_key, char(1), '|') AS sort_key,
        s.location AS source, lag({PERSON}) OVER (ORDER BY p.id) AS follows
        FROM photographers p JOIN sources s ON s.id = p.source_id LEFT JOIN pictures i ON i.id = portrait_picture_id""",
    "memberships": f"""SELECT {CLUB}, {PERSON} AS of, m.fotobond_number, start_date, end_date, is_former, level3_url,
        featured_image_url, f.location AS featured_picture, stated_birthday, stated_deceased, stated_website,
        stated_wikipedia, stated_portrait_url, i.location AS stated_portrait_picture, s.location AS source, m.source_line,
        lag({CLUB} || ': ' || {PERSON}) OVER (ORDER BY m.id) AS follows
        FROM memberships m {MEMBERSHIP} JOIN sources s ON s.id = m.source_id
        LEFT JOIN pictures f ON f.id = featured_picture_id LEFT JOIN pictures i ON i.id = stated_portrait_picture_id""",
    "membership_roles": f"""SELECT {CLUB}, {PERSON}, role AS of
        FROM membership_roles JOIN memberships m ON m.id = membership_id {MEMBERSHIP}""",
    "membership_statuses": f"""SELECT {CLUB}, {PERSON}, status AS of
        FROM membership_statuses JOIN memberships m ON m.id = membership_id {MEMBERSHIP}""",
    "keywords": """SELECT key AS of, id_string, is_standard, date_added, s.location AS source,
        lag(key) OVER (ORDER BY k.id) AS follows FROM keywords k JOIN sources s ON s.id = source_id""",
    "keyword_names": "SELECT key, language AS of, name FROM keyword_names JOIN keywords ON id = keyword_id",
    "keyword_usages": "SELECT key, language AS of, text FROM keyword_usages JOIN keywords ON id = keyword_id",
    "photographer_keywords": f"""SELECT {PERSON}, key AS of, s.location AS source FROM photographer_keywords x
        JOIN photographers p ON p.id = photographer_id JOIN keywords k ON k.id = keyword_id
        JOIN sources s ON s.id = x.source_id""",
    "galleries": f"""SELECT {CLUB}, {PERSON} AS of, form, g.state, {REASON.format('g')}, title, s.location AS source
        FROM galleries g JOIN memberships m ON m.id = membership_id {MEMBERSHIP}
        LEFT JOIN sources s ON s.id = g.source_id""",
    "images": f"""SELECT {CLUB}, {PERSON}, position AS of, title, caption, capture_date, image_url, thumb_url,
        folded_text, a.location AS picture, b.location AS thumbnail_picture, s.location AS source
        FROM images x JOIN memberships m ON m.id = membership_id {MEMBERSHIP} JOIN sources s ON s.id = x.source_id
        LEFT JOIN pictures a ON a.id = picture_id LEFT JOIN pictures b ON b.id = thumbnail_picture_id""",
    "exhibitions": f"""SELECT {CLUB}, {EXHIBITION} AS of, name, start_date, end_date, venue, e.town, e.latitude, e.longitude,
        e.website, poster_url, i.location AS poster_picture, gallery_url, e.folded_name, s.location AS source, e.source_line,
        lag({CLUB} || ': ' || {EXHIBITION}) OVER (ORDER BY e.id) AS follows
        FROM exhibitions e JOIN organizations o ON o.id = organization_id JOIN sources s ON s.id = e.source_id
        LEFT JOIN pictures i ON i.id = poster_picture_id""",
    "exhibition_remarks": f"""SELECT {CLUB}, {EXHIBITION}, language AS of, text
        FROM exhibition_remarks JOIN exhibitions e ON e.id = exhibition_id JOIN organizations o ON o.id = organization_id""",
    "exhibition_galleries": f"""SELECT {CLUB}, {EXHIBITION} AS of, form, g.state, {REASON.format('g')}, title,
        s.location AS source
        FROM exhibition_galleries g JOIN exhibitions e ON e.id = exhibition_id JOIN organizations o ON o.id = organization_id
        LEFT JOIN sources s ON s.id = g.source_id""",
    "exhibition_images": f"""SELECT {CLUB}, {EXHIBITION}, position AS of, title, caption, capture_date, image_url, thumb_url,
        photographer, a.location AS picture, b.location AS thumbnail_picture, s.location AS source
        FROM exhibition_images x JOIN exhibitions e ON e.id = exhibition_id JOIN organizations o ON o.id = organization_id
        JOIN sources s ON s.id = x.source_id
        LEFT JOIN pictures a ON a.id = picture_id LEFT JOIN pictures b ON b.id = thumbnail_picture_id""",
    "exhibition_wall_texts": f"""SELECT {CLUB}, {EXHIBITION}, position, language AS of, text FROM exhibition_wall_texts
        JOIN exhibitions e ON e.id = exhibition_id JOIN organizations o ON o.id = organization_id""",
    "pictures": f"""SELECT i.location AS of, i.state, {REASON.format('i')}, i.original_sha256, i.since,
        i.form, i.creator, i.copyright, i.license, i.usage_terms, s.location AS source, source_line, a.sha256 AS asset, b.sha256 AS thumbnail_asset,
        lag(i.location) OVER (ORDER BY i.id) AS follows
        FROM pictures i JOIN sources s ON s.id = source_id
        LEFT JOIN assets a ON a.id = asset_id LEFT JOIN assets b ON b.id = thumbnail_asset_id""",
    "assets": "SELECT sha256 AS of, extension, media_type, size, width, height FROM assets",
    "problems": "SELECT code AS of, count(*) AS number FROM problems GROUP BY code",
}


def digest(content):
    """The SHA-256 of bytes."""
    return hashlib.sha256(content).hexdigest()


# ---- expected, by the files --------------------------------------------------------------------------

def club_name(organization):
    """Returns the name by which rows refer to an organization."""
    return f"{organization['name']}, {organization['town']}"


def person_name(person):
    """Returns the name by which rows refer to a person."""
    return " ".join(part for part in person if part)


def exhibition_name(exhibition):
    """Returns the name by which rows refer to an exhibition."""
    return f"{exhibition['name']}, {exhibition['start'] or 'some day'}"


def expected_tables(hub):
    """Returns the rows that the catalog must have."""
    tables = {name: {} for name in QUERIES}
    number = 0
    for location, source in hub.sources.items():
        number += has_entry(hub, source)
        tables["sources"][location,] = source_row(hub, location, source, number)
    for code, language in hub.languages.items():
        tables["languages"][code,] = language
    add_organizations(hub, tables)
    add_people(hub, tables)
    add_keywords(hub, tables)
    for membership in hub.memberships:
        add_membership(membership, tables)
    for organization in hub.organizations.values():
        for exhibition in organization["exhibitions"].values():
            add_exhibition(organization, exhibition, tables)
    add_pictures(hub, tables)
    tables["problems"] = {(code,): {"number": count} for code, count in hub.problems.items() if count}
    return {name: with_follows(rows) for name, rows in tables.items()}


def with_follows(rows):
    """Returns the rows with `follows` set to the row before, if they have that column."""
    before = None
    for key, row in rows.items():
        if "follows" in row:
            row["follows"] = before
        before = ": ".join(map(str, key))
    return rows


def has_entry(hub, source):
    """True if the bytes of a source are in the bundle. A file that could not be parsed cannot be filtered."""
    if source.role == "web-page" or source.path is None:
        return False
    return source.state == "present" or source.state == "failed" and not hub.choices.filters


def source_row(hub, location, source, number):
    """Returns a row of `sources`; the values in a filtered copy are compared, not its bytes."""
    row = {"role": source.role, "state": source.state, "since": None, "entry": None, "size": None, "sha256": None,
           "original_sha256": None, "bytes": "as accounted for", "follows": None,
           "reason": "in words" if source.state == "failed" else source.reason}
    if source.role == "web-page" or source.path is None:
        return row
    if source.role == "page-gallery":  # the bundle has a record of the page
        row["entry"] = f"sources/{number:04}-{slug(location).removesuffix('.html')}.page.json"
        del row["size"], row["sha256"], row["original_sha256"]
        return row
    content = source.path.read_bytes()
    row["original_sha256"] = None if hub.choices.omitted else digest(content)
    if has_entry(hub, source):
        row["entry"] = f"sources/{number:04}-{slug(location)}"
        if hub.choices.filters and source.path.suffix == ".json":
            row["content"] = filtered(hub, source.role, content)
            del row["size"], row["sha256"]
        else:
            row.update(size=len(content), sha256=digest(content))
    return row


def slug(location):
    """The end of the name of an entry."""
    last = fold(urllib.parse.unquote(location.rsplit("/", 1)[-1]))
    return re.sub(r"[^a-z0-9._]", "-", last)[-60:].lstrip(".-") or "file"


def filtered(hub, role, content):
    """Returns the remaining values of a JSON file in a canonical form."""
    value = parsed_json(content)
    if role == "level1" and hub.choices.without:
        for kind in ("clubs", "museums"):
            if isinstance(value.get(kind), list):
                value[kind] = [record for record in value[kind] if is_kept(hub, kind, record)]
    return canonical(without_facts(value, hub.choices.omitted))


def is_kept(hub, kind, record):
    """True if the record of an organization stays in a file from which clubs were excluded."""
    if not isinstance(record, dict):
        return False
    plus = record.get("idPlus")
    plus = {**record, **(plus if isinstance(plus, dict) else {})}
    key = tuple(unicodedata.normalize("NFC", plus.get(name, "").replace("\u00a0", " ")).strip()
                if isinstance(plus.get(name), str) else "" for name in ("fullName", "town"))
    return all(key) and not (kind == "clubs" and key in hub.choices.without)


def canonical(value):
    """The digest of a JSON value."""
    return digest(json.dumps(value, sort_keys=True).encode())


def add_organizations(hub, tables):
    """`organizations` and `remarks`."""
    for organization in hub.organizations.values():
        latitude, longitude = organization["place"] or (None, None)
        memberships = organization["memberships"]
        tables["organizations"][club_name(organization),] = {
            "kind": organization["kind"].removesuffix("s"), "full_name": organization["name"],
            "town": organization["town"], "nick_name": organization["nick"],
            "latitude": latitude, "longitude": longitude, "website": organization["website"],
            "wikipedia": organization["wikipedia"], "contact_email": organization["contact_email"],
            "fotobond_number": organization["fotobond_number"], "level2_url": organization["level2_url"],
            "level": 3 if any(m["level3_url"] for m in memberships) else 2 if memberships else 1,
            "folded_name": fold(organization["name"]), "folded_town": fold(organization["town"]),
            "members_state": organization["members_state"],
            "members_reason": "in words" if organization["members_state"] == "unknown" else None,
            "source": organization["source"], "member_source": organization["member_source"], "follows": None}
        for language, (words, source) in organization["remarks"].items():
            tables["remarks"][club_name(organization), language] = {"text": words, "source": source}


def add_people(hub, tables):
    """`photographers` and `photographer_keywords`."""
    for names, person in hub.photographers.items():
        given, infix, family = names
        tables["photographers"][person_name(names),] = {
            "given_name": given, "infix_name": infix, "family_name": family, "birthday": person["birthday"],
            "is_deceased": int(person["deceased"]), "website": person["website"], "wikipedia": person["wikipedia"],
            "portrait_url": person["portrait"],
            "portrait_picture": person["portrait_picture"], "folded_name": fold(person_name(names)),
            "sort_key": "|".join(map(fold, (family, given, infix))), "source": person["source"], "follows": None}
        for key, source in person["keywords"].items():
            tables["photographer_keywords"][person_name(names), key] = {"source": source}


def add_keywords(hub, tables):
    """`keywords` with their names and usages."""
    for key, keyword in hub.keywords.items():
        tables["keywords"][key,] = {
            "id_string": keyword["id_string"], "is_standard": keyword["is_standard"],
            "date_added": keyword["date_added"], "source": keyword["source"], "follows": None}
        for language, name in keyword["names"].items():
            tables["keyword_names"][key, language] = {"name": name}
        for language, words in keyword["usages"].items():
            tables["keyword_usages"][key, language] = {"text": words}


def add_membership(membership, tables):
    """`memberships`, their roles and statuses, `galleries` and `images`."""
    key = (club_name(membership["club"]), person_name(membership["person"]))
    flags = membership["flags"]
    deceased = flags.get("deceased")
    tables["memberships"][key] = {
        "fotobond_number": membership["fotobond_number"], "start_date": membership["start"],
        "end_date": membership["end"], "is_former": int(membership["former"]), "level3_url": membership["level3_url"],
        "featured_image_url": membership["featured"], "featured_picture": membership["featured_picture"],
        "stated_birthday": membership["birthday"], "stated_deceased": None if deceased is None else int(deceased),
        "stated_website": membership["website"], "stated_wikipedia": membership["wikipedia"],
        "stated_portrait_url": membership["portrait"],
        "stated_portrait_picture": membership["portrait_picture"], "source": membership["source"],
        "source_line": membership["line"], "follows": None}
    for flag, holds in flags.items():
        if holds:
            name = "membership_roles" if flag in ROLES.values() else "membership_statuses"
            tables[name][*key, flag] = {}
    add_gallery(membership["gallery"], key, tables)


def add_gallery(gallery, key, tables, prefix=""):
    """A gallery and its images, in the tables with that prefix. Images of members can be searched; those that an
    exhibition lists have photographers and wall texts."""
    if gallery is None:
        return
    tables[prefix + "galleries"][key] = {
        "form": gallery["form"], "state": gallery["state"], "title": gallery["title"], "source": gallery["source"],
        "reason": "in words" if gallery["state"] == "failed" else gallery["reason"]}
    for position, image in enumerate(gallery["images"], 1):
        row = tables[prefix + "images"][*key, position] = {**image, "source": gallery["source"]}
        wall_texts = row.pop("wall_texts", {})
        if prefix:
            row.setdefault("photographer", None)
        else:
            row["folded_text"] = fold(" ".join(filter(None, (image["title"], image["caption"]))))
        for language, words in wall_texts.items():
            tables["exhibition_wall_texts"][*key, position, language] = {"text": words}


def add_exhibition(organization, exhibition, tables):
    """`exhibitions`, their remarks, galleries, images and wall texts."""
    key = (club_name(organization), exhibition_name(exhibition))
    latitude, longitude = exhibition["place"] or (None, None)
    tables["exhibitions"][key] = {
        "name": exhibition["name"], "start_date": exhibition["start"], "end_date": exhibition["end"],
        "venue": exhibition["venue"], "town": exhibition["town"], "latitude": latitude, "longitude": longitude,
        "website": exhibition["website"], "poster_url": exhibition["poster"] and exhibition["poster"][0],
        "poster_picture": exhibition["poster_picture"],
        "gallery_url": exhibition["gallery_at"] and exhibition["gallery_at"][0], "folded_name": fold(exhibition["name"]),
        "source": exhibition["source"], "source_line": exhibition["line"], "follows": None}
    for language, (words, _) in exhibition["remarks"].items():
        tables["exhibition_remarks"][*key, language] = {"text": words}
    add_gallery(exhibition["gallery"], key, tables, "exhibition_")


def add_pictures(hub, tables):
    """`pictures` and `assets`, as if no picture was resized."""
    for location, picture in hub.pictures.items():
        row = {"state": picture.state, "reason": "in words" if picture.state == "failed" else picture.reason,
               "original_sha256": None, "since": None, "source": picture.source, "source_line": picture.line,
               "asset": None, "thumbnail_asset": None, "follows": None, "form": None,
               **dict.fromkeys(("creator", "copyright", "license", "usage_terms"))}
        if picture.state == "present":
            content = picture.path.read_bytes()
            row.update(reason=None, original_sha256=digest(content))
            kind = kind_of_picture(content)
            asset = tables["assets"][digest(content),] = {
                "extension": kind, "media_type": MEDIA_TYPES[kind], "size": len(content),
                "bytes": "as accounted for"}
            if b"Exif" not in content:  # which may ask for the picture to be turned
                asset["width"], asset["height"] = size_of_picture(kind, content)
            row.update(asset=digest(content), thumbnail_asset=digest(content), form="published")
        tables["pictures"][location,] = row


def size_of_picture(kind, content):
    """Width and height by the header of a picture."""
    if kind == "png":
        return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")
    if kind == "gif":
        return int.from_bytes(content[6:8], "little"), int.from_bytes(content[8:10], "little")
    if kind == "webp":
        return size_of_webp(content)
    place = 2
    while content[place + 1] not in (0xC0, 0xC1, 0xC2):
        place += 2 + int.from_bytes(content[place + 2:place + 4], "big")
    return int.from_bytes(content[place + 7:place + 9], "big"), int.from_bytes(content[place + 5:place + 7], "big")


def size_of_webp(content):
    """Width and height by the first chunk of a WebP."""
    if content[12:16] == b"VP8X":
        return 1 + int.from_bytes(content[24:27], "little"), 1 + int.from_bytes(content[27:30], "little")
    if content[12:16] == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    return int.from_bytes(content[26:28], "little") & 0x3FFF, int.from_bytes(content[28:30], "little") & 0x3FFF


# ---- found in the bundle --------------------------------------------------------------------------

def found_tables(archive, catalog):
    """Returns the rows of a catalog; for each file, also what the archive holds."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "catalog.sqlite"
        path.write_bytes(catalog)
        with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as database:
            tables = {name: rows_of(database.execute(query)) for name, query in QUERIES.items()}
    names = set(archive.namelist())

    def contents(entry, *account):
        content = archive.read(entry) if entry in names else None
        found = (None, None) if content is None else (len(content), digest(content))
        return content, "as accounted for" if found == account else "others"
    for row in tables["sources"].values():
        content, row["bytes"] = contents(row["entry"], row["size"], row["sha256"])
        row["content"] = json_digest(content) if (row["entry"] or "").endswith(".json") else None
    for (name,), row in tables["assets"].items():
        _, row["bytes"] = contents(f"assets/{name[:2]}/{name}.{row['extension']}", row["size"], name)
    return tables


def rows_of(cursor):
    """Returns the rows of a query by their subject."""
    columns = [column[0] for column in cursor.description]
    keys = columns.index("of") + 1
    return {row[:keys]: dict(zip(columns[keys:], row[keys:])) for row in cursor}


def json_digest(content):
    """The digest of the value in JSON, or None."""
    try:
        return canonical(parsed_json(content))
    except (AttributeError, ValueError, RecursionError):
        return None


# ---- comparing ------------------------------------------------------------------------------------

def compare(folder, bundle, count):
    """Compares a bundle with its hub's folder; returns the number of facts compared and a line per difference."""
    with zipfile.ZipFile(bundle) as archive:
        manifest = json.loads(archive.read("manifest.json"))
        found = found_tables(archive, archive.read("catalog.sqlite"))
    hub, without = read_as_chosen(folder, manifest, found)
    expected = expected_tables(hub)
    counts = {**count(hub)["counts"], "problems": sum(hub.problems.values())}
    expected["manifest"] = {("counts",): counts, ("leftOut",): {"clubs": without}, ("root",): {"is": hub.root}}
    found["manifest"] = {("counts",): manifest["counts"], ("leftOut",): manifest["leftOut"],
                         ("root",): {"is": manifest["root"]}}
    return differences(expected, found, [manifest.get(name) for name in ("thumbnailEdge", "imageEdge")])


def differences(expected, found, edges):
    """Returns the number of facts in tables and a line per difference."""
    accept_made_anew(expected, found, edges)
    compared, lines = 0, []
    for table, rows in expected.items():
        for key in [*rows, *(key for key in found[table] if key not in rows)]:
            number, what = compare_rows(rows.get(key), found[table].get(key))
            compared += number
            lines += [f"{table}  {': '.join(map(str, key))}  {line}" for line in what]
    return compared, lines


def read_as_chosen(folder, manifest, found):
    """Reads the hub with the choices of the bundle's maker; also returns the number of clubs that the bundle lacks."""
    created = tuple(int(part) for part in manifest["created"][:10].split("-"))
    left_out = manifest["leftOut"]
    pages = any(source["role"] == "page-gallery" for source in found["sources"].values())
    choices = Choices(left_out["assets"], tuple(left_out["omitted"]), pages=pages)
    hub = read_hub(folder, created, choices)
    lacking = frozenset((name, town) for (name, town), organization in hub.organizations.items()
                        if organization["kind"] == "clubs" and (club_name(organization),) not in found["organizations"])
    if not left_out["clubs"]:
        return hub, 0
    return read_hub(folder, created, replace(choices, without=lacking)), len(lacking)


def accept_made_anew(expected, found, edges):
    """Removes resized pictures that are within the bundle's edges from the comparison."""
    edges = [edge for edge in edges if edge]
    anew = {digest for (digest,), asset in found["assets"].items()
            if (digest,) not in expected["assets"] and asset["extension"] in ("jpg", "png")
            and asset["bytes"] == "as accounted for"
            and any(max(asset["width"], asset["height"]) <= edge for edge in edges)}
    for key, row in expected["pictures"].items():
        for version in ("asset", "thumbnail_asset"):
            if row[version] is not None and found["pictures"].get(key, {}).get(version) in anew:
                row[version] = found["pictures"][key][version]
                if version == "asset" and found["pictures"][key]["form"] in ("reduced", "cleaned"):
                    row["form"] = found["pictures"][key]["form"]
    used = {row[version] for row in expected["pictures"].values() for version in ("asset", "thumbnail_asset")}
    for (name,) in list(expected["assets"]):
        if name not in used:
            del expected["assets"][name,]
    for name in anew & used:
        del found["assets"][name,]


def compare_rows(expected, found):
    """Returns the number of facts of a row and its differences."""
    if expected is None or found is None:
        return 1, ["is not in the bundle" if found is None else "should not be in the bundle"]
    lines = [f"{column}: expected {shown(value)}, found {shown(found.get(column))}"
             for column, value in expected.items() if not same(value, found.get(column))]
    return max(1, len(expected)), lines


def same(one, other):
    """True if two values are equal and of the same type: 1 is not 1.0."""
    return type(one) is type(other) and one == other


def shown(value):
    """Returns a value for a message: escaped, as JSON, and shortened."""
    text = json.dumps(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
