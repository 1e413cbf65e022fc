#!/usr/bin/env python3
"""Makes Bundles/faulty-bundles/: one small bundle for each fault that a reader must refuse.

Usage: Scripts/make-faulty-bundles.py PATH-TO-HUBPACK [FOLDER]

A tiny hub is exported with the given hubpack to `good.hubpack`; every other bundle is that one with a
single fault, after which it is named. FOLDER defaults to the one above. `expected.json` says at which level of `hubpack verify` each fault
shows, in which entry, and which words the message holds. Standard library only.
"""

import hashlib
import json
import os
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zlib

REPOSITORY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
TARGET = os.path.join(REPOSITORY, "Bundles", "faulty-bundles")


class Entry:
    """One archive entry; every field of its headers can be made wrong."""

    def __init__(self, name, data, deflated=False):
        self.name = name.encode() if isinstance(name, str) else name
        self.local_name = None
        self.data = data
        self.method = 8 if deflated else 0
        self.flags = 0
        self.mode = 0o100644
        self.size = len(data)
        self.gap = b""
        self.shared_with = None
        self.checksum_of = None

    def stored_bytes(self):
        if self.method != 8:
            return self.data
        packer = zlib.compressobj(6, zlib.DEFLATED, -15)
        return packer.compress(self.data) + packer.flush()


def archive(entries, count=None, comment=b""):
    """The bytes of a ZIP file with the entries in order."""
    body, directory = b"", b""
    offsets = {}
    for entry in entries:
        packed = entry.stored_bytes()
        crc = zlib.crc32(entry.checksum_of or entry.data)
        offset = len(body)
        if entry.shared_with is not None:
            offset = offsets[entry.shared_with]
        else:
            name = entry.local_name or entry.name
            body += struct.pack(
                "<IHHHHHIIIHH", 0x04034B50, 20, entry.flags, entry.method, 0, 0x21, crc,
                len(packed), entry.size, len(name), 0)
            body += name + packed + entry.gap
        offsets[entry.name] = offset
        directory += struct.pack(
            "<IHHHHHHIIIHHHHHII", 0x02014B50, 0x0314, 20, entry.flags, entry.method, 0, 0x21, crc,
            len(packed), entry.size, len(entry.name), 0, 0, 0, 0, entry.mode << 16, offset)
        directory += entry.name
    number = len(entries) if count is None else count
    end = struct.pack(
        "<IHHHHIIH", 0x06054B50, 0, 0, number, number, len(directory), len(body), len(comment))
    return body + directory + end + comment


def tiny_hub(folder):
    """Writes a hub of one club with two members, a gallery, and one museum."""
    def write(name, value):
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(value if isinstance(value, bytes) else json.dumps(value, indent=1).encode())

    identity = {"town": "Lensberg", "fullName": "Fotokring Knipoog", "nickName": "fkKnipoog"}
    write("root_.level1.json", {
        "clubs": [{"idPlus": identity, "coordinates": {"latitude": 51.5, "longitude": 5.4},
                   "optional": {"remark": [{"language": "EN", "value": "Blinks twice."}]}}],
        "museums": [{"idPlus": {"town": "Filmhaven", "fullName": "Museum of the Missing Lens Cap",
                                "nickName": "mmlc"}}]})
    write("root.level0.json", {
        "keywords": [{"idString": "Landscape", "name": [{"language": "EN", "localizedString": "Landscape"}]}],
        "languages": [{"isoCode": "EN", "languageNameEN": "English"}]})
    write("fkKnipoog.level2.json", {
        "club": {"idPlus": identity},
        "members": [
            {"name": {"givenName": "Flip", "infixName": "van", "familyName": "Flits"},
             "optional": {"photographerImage": "flip.png", "level3URL": "flip/", "keywords": ["Landscape"],
                          "roles": {"isChairman": True}}},
            {"name": {"givenName": "Ans", "familyName": "Afdruk"},
             "optional": {"featuredImage": "ans.png", "status": {"isFormerMember": True}}}]})
    write("flip/config.xml", b'<juiceboxgallery galleryTitle="Flip"><image imageURL="a.png" '
          b'thumbURL="t.png"><title>Dunes</title><caption>2022</caption></image></juiceboxgallery>')
    for index, name in enumerate(["flip.png", "ans.png", "flip/a.png", "flip/t.png"]):
        write(name, picture(index))


def picture(number):
    """A grey PNG without metadata, so small that hubpack keeps it as it is."""
    width, height = 4 + number, 3
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = (b"\0" + bytes(40 * number + x for x in range(width))) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows))
            + chunk(b"IEND", b""))


def chunk(kind, data):
    """A chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def read_entries(path):
    """The entries of a good bundle, as `Entry` values."""
    import zipfile
    with zipfile.ZipFile(path) as bundle:
        return [Entry(info.filename, bundle.read(info), info.compress_type == 8)
                for info in bundle.infolist()]


class Bundle:
    """A good bundle, about to be spoilt."""

    def __init__(self, path):
        self.entries = read_entries(path)

    def __getitem__(self, name):
        return next(entry for entry in self.entries if entry.name == name.encode())

    def first(self, prefix):
        return next(entry for entry in self.entries if entry.name.startswith(prefix.encode()))

    def add(self, name, data=b"boo"):
        self.entries.append(Entry(name, data))
        return self.entries[-1]

    def remove(self, entry):
        self.entries.remove(entry)

    def set_data(self, entry, data):
        entry.data, entry.size = data, len(data)

    def edit_manifest(self, change):
        manifest = json.loads(self["manifest.json"].data)
        change(manifest)
        self.set_data(self["manifest.json"], json.dumps(manifest, indent=2).encode())

    def set_catalog(self, data):
        """Another catalog, with the right account in the manifest."""
        self.set_data(self["catalog.sqlite"], data)

        def account(manifest):
            manifest["entries"][0]["size"] = len(data)
            manifest["entries"][0]["sha256"] = hashlib.sha256(data).hexdigest()
        self.edit_manifest(account)

    def edit_catalog(self, *statements):
        """The catalog after some SQL, with the right account in the manifest."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "catalog.sqlite")
            with open(path, "wb") as file:
                file.write(self["catalog.sqlite"].data)
            connection = sqlite3.connect(path, isolation_level=None)
            for statement in statements:
                connection.execute(statement)
            connection.close()
            with open(path, "rb") as file:
                self.set_catalog(file.read())

    def bytes(self, **options):
        return archive(self.entries, **options)


FAULTS = []


def fault(name, level, entry, words):
    """Registers a function that makes a faulty bundle out of a good one."""
    def register(function):
        FAULTS.append((name, level, entry, words, function))
        return function
    return register


def extra(name, words="may not have this name", entry=None):
    """A fault that is nothing but one more entry with that name."""
    @fault("name-" + entry, "structure", None, words)
    def make(bundle, name=name):
        bundle.add(name)


extra("../evil.txt", entry="climbs-out")
extra("assets/../../evil.txt", entry="climbs-out-further-in")
extra("/etc/evil.txt", entry="absolute")
extra("C:/evil.txt", entry="with-drive")
extra("assets\\evil.txt", entry="with-backslash")
extra("Notes.txt", entry="in-upper-case")
extra("notes\u00e9.txt", entry="not-ascii")
extra("assets//evil.txt", entry="with-empty-segment")
extra("assets/", entry="of-a-folder")
extra("notes\n.txt", entry="with-control-character")
extra("a" * 300, entry="too-long")


@fault("entry-is-a-link", "structure", "viewer/link", "link")
def _(bundle):
    bundle.add("viewer/link", b"/etc/passwd").mode = 0o120777


@fault("entry-twice", "structure", None, "occurs twice")
def _(bundle):
    asset = bundle.first("assets/")
    bundle.entries.append(Entry(asset.name.decode(), asset.data))


@fault("entry-not-accounted-for", "structure", "notes.txt", "not accounted for")
def _(bundle):
    bundle.add("notes.txt")


@fault("asset-not-accounted-for", "catalog", "assets/00/" + "0" * 64 + ".png", "not accounted for")
def _(bundle):
    bundle.add("assets/00/" + "0" * 64 + ".png")


@fault("source-not-accounted-for", "catalog", "sources/9999-extra.json", "not accounted for")
def _(bundle):
    bundle.add("sources/9999-extra.json")


@fault("entry-encrypted", "structure", "catalog.sqlite", "encrypted")
def _(bundle):
    bundle["catalog.sqlite"].flags = 1


@fault("entry-of-unknown-method", "structure", "catalog.sqlite", "in a way that bundles do not use")
def _(bundle):
    bundle["catalog.sqlite"].method = 12


@fault("bomb-announced", "structure", "catalog.sqlite", "announces")
def _(bundle):
    bundle["catalog.sqlite"].size = 1_500_000_000


@fault("bomb-hidden", "catalog", "catalog.sqlite", "more bytes")
def _(bundle):
    entry = bundle["catalog.sqlite"]
    size = entry.size
    entry.data, entry.size = bytes(20_000_000), size


@fault("manifest-missing", "structure", None, "does not begin with a hubpack manifest")
def _(bundle):
    bundle.remove(bundle["manifest.json"])


@fault("manifest-not-first", "structure", None, "does not begin with a hubpack manifest")
def _(bundle):
    bundle.entries[0], bundle.entries[1] = bundle.entries[1], bundle.entries[0]


@fault("manifest-deflated", "structure", "manifest.json", "deflated")
def _(bundle):
    bundle["manifest.json"].method = 8


@fault("manifest-not-json", "structure", "manifest.json", "cannot be decoded")
def _(bundle):
    bundle.set_data(bundle["manifest.json"], b"{ not json")


@fault("manifest-nested-deeply", "structure", "manifest.json", "cannot be decoded")
def _(bundle):
    bundle.set_data(bundle["manifest.json"], b"[" * 100_000)


@fault("manifest-with-wrong-checksum", "structure", "manifest.json", "not what was written")
def _(bundle):
    bundle["manifest.json"].checksum_of = b"something else"


@fault("manifest-of-something-else", "structure", "manifest.json", "not a hubpack manifest")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(mediaType="application/epub+zip"))


@fault("manifest-of-format-2", "structure", "manifest.json", "newer hubpack")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(formatVersion=2))


@fault("manifest-requires-the-unknown", "structure", "manifest.json", "newer hubpack")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(requires=["holograms"]))


@fault("manifest-without-catalog", "structure", "manifest.json", "accounts for no catalog")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(entries=[]))


@fault("manifest-accounts-twice", "structure", "manifest.json", "accounts wrongly")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(entries=manifest["entries"] * 2))


@fault("manifest-with-wrong-counts", "catalog", "manifest.json", "counts")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["counts"].update(clubs=1000))


@fault("manifest-with-wrong-stale-count", "catalog", "manifest.json", "counts")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["counts"].update(staleSources=1))


@fault("manifest-with-count-in-words", "structure", "manifest.json", "cannot be decoded")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["counts"].update(stalePictures="none"))


@fault("manifest-with-wrong-left-out", "catalog", "manifest.json", "left out")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["leftOut"].update(placeholders=1))


@fault("manifest-with-edge-in-words", "structure", "manifest.json", "cannot be decoded")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(imageEdge="1920px"))


@fault("manifest-with-edge-of-no-pixels", "structure", "manifest.json", "pixels")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(thumbnailEdge=0))


@fault("manifest-with-base-that-is-no-digest", "structure", "manifest.json", "base")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(base="lumen-hub-2026.05.hubpack"))


@fault("manifest-with-impossible-time", "structure", "manifest.json", "created")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(created="yesterday"))


@fault("manifest-with-wrong-content-digest", "catalog", "manifest.json", "content digest")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(contentDigest="0" * 64))


@fault("manifest-lists-what-is-missing", "structure", "index.html", "missing")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["entries"].append(
        {"name": "index.html", "size": 3, "sha256": "0" * 64}))


@fault("viewer-with-wrong-digest", "bytes", "index.html", "not what they are accounted for")
def _(bundle):
    bundle.add("index.html", b"boo")
    bundle.edit_manifest(lambda manifest: manifest["entries"].append(
        {"name": "index.html", "size": 3, "sha256": "0" * 64}))


@fault("catalog-missing", "structure", "catalog.sqlite", "missing")
def _(bundle):
    bundle.remove(bundle["catalog.sqlite"])


@fault("catalog-with-wrong-digest", "catalog", "catalog.sqlite", "not what they are accounted for")
def _(bundle):
    entry = bundle["catalog.sqlite"]
    entry.data = entry.data[:-1] + bytes([entry.data[-1] ^ 1])


@fault("catalog-not-sqlite", "catalog", "catalog.sqlite", "")
def _(bundle):
    bundle.set_catalog(b"This is no database. " * 400)


@fault("catalog-empty", "catalog", "catalog.sqlite", "")
def _(bundle):
    bundle.set_catalog(b"")


@fault("catalog-not-ours", "catalog", "catalog.sqlite", "not a hubpack catalog")
def _(bundle):
    bundle.edit_catalog("PRAGMA application_id = 1")


@fault("catalog-of-version-2", "catalog", "catalog.sqlite", "another version")
def _(bundle):
    bundle.edit_catalog("PRAGMA user_version = 2")


@fault("catalog-with-trigger", "catalog", "catalog.sqlite", "trigger")
def _(bundle):
    bundle.edit_catalog(
        "CREATE TRIGGER evil AFTER INSERT ON sources BEGIN DELETE FROM problems; END")


@fault("catalog-with-view", "catalog", "catalog.sqlite", "view")
def _(bundle):
    bundle.edit_catalog("CREATE VIEW evil AS SELECT * FROM sources")


@fault("catalog-with-view-for-table", "catalog", "catalog.sqlite", "view")
def _(bundle):
    bundle.edit_catalog(
        "ALTER TABLE problems RENAME TO hidden",
        "CREATE VIEW problems AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM n) "
        "SELECT x AS id FROM n")


@fault("catalog-with-virtual-table", "catalog", "catalog.sqlite", "only plain tables")
def _(bundle):
    bundle.edit_catalog("CREATE VIRTUAL TABLE evil USING fts5(text)")


@fault("catalog-without-a-table", "catalog", "catalog.sqlite", "problems")
def _(bundle):
    bundle.edit_catalog("DROP TABLE problems")


@fault("catalog-with-another-table", "catalog", "catalog.sqlite", "languages")
def _(bundle):
    bundle.edit_catalog(
        "PRAGMA foreign_keys = OFF", "DROP TABLE languages", "CREATE TABLE languages (code, evil)")


@fault("catalog-with-corrupt-page", "catalog", "catalog.sqlite", "")
def _(bundle):
    data = bundle["catalog.sqlite"].data
    page = data.index(b"Fotokring Knipoog") // 4096
    bundle.set_catalog(data[:page * 4096] + b"\x5a" * 100 + data[page * 4096 + 100:])


@fault("catalog-with-dangling-reference", "catalog", "catalog.sqlite", "refers to nothing")
def _(bundle):
    bundle.edit_catalog("PRAGMA foreign_keys = OFF", "DELETE FROM photographers WHERE id = 1")


@fault("catalog-with-foreign-entry-name", "catalog", "catalog.sqlite", "entry")
def _(bundle):
    bundle.edit_catalog("UPDATE sources SET entry = '../../evil' WHERE id = 1")


@fault("catalog-with-climbing-entry-name", "catalog", "catalog.sqlite", "entry")
def _(bundle):
    bundle.edit_catalog("UPDATE sources SET entry = 'sources/../../evil/x' WHERE id = 1")


@fault("catalog-with-entry-not-there", "catalog", "sources/9999-absent.json", "missing")
def _(bundle):
    bundle.edit_catalog("UPDATE sources SET entry = 'sources/9999-absent.json' WHERE id = 1")


@fault("catalog-with-huge-sizes", "catalog", "catalog.sqlite", "")
def _(bundle):
    bundle.edit_catalog("UPDATE assets SET size = 9223372036854775807")


@fault("catalog-with-huge-source", "catalog", "sources/0001-root_.level1.json", "size")
def _(bundle):
    bundle.edit_catalog("UPDATE sources SET size = 9223372036854775807 WHERE id = 1")


@fault("catalog-with-foreign-index", "catalog", "catalog.sqlite", "holds an index")
def _(bundle):
    bundle.edit_catalog("CREATE INDEX evil ON sources (hex(zeroblob(40)))")


@fault("catalog-with-planner-statistics", "catalog", "catalog.sqlite", "planner statistics")
def _(bundle):
    bundle.edit_catalog("ANALYZE")


@fault("catalog-in-utf16", "catalog", "catalog.sqlite", "not in UTF-8")
def _(bundle):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "catalog.sqlite")
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA encoding = 'UTF-16le'")
        schema = os.path.join(REPOSITORY, "Sources", "HubBundle", "Resources", "catalog.sql")
        with open(schema) as file:
            connection.executescript(file.read())
        connection.close()
        with open(path, "rb") as file:
            bundle.set_catalog(file.read())


@fault("catalog-with-evil-extension", "catalog", "catalog.sqlite", "extension")
def _(bundle):
    bundle.edit_catalog("UPDATE assets SET extension = '../x'")


def of_catalog(name, words, *statements):
    """A fault in rows of the catalog, done by SQL."""
    @fault(name, "catalog", "catalog.sqlite", words)
    def make(bundle):
        bundle.edit_catalog("PRAGMA foreign_keys = OFF", *statements)


def of_schema(table, old, new, *statements):
    """SQL that runs while the statement of a table reads otherwise, so that its constraints do not hold."""
    def put(before, after, version):
        return ("PRAGMA writable_schema = ON",
                f"UPDATE sqlite_schema SET sql = replace(sql, '{before}', '{after}') WHERE name = '{table}'",
                "PRAGMA writable_schema = OFF", f"PRAGMA schema_version = {version}")
    return (*put(old, new, 1000), *statements, *put(new, old, 1001))


STALE = "state = 'stale', reason = 'could not be reached'"
of_catalog("asset-with-negative-width", "width", "UPDATE assets SET width = -640")
of_catalog("asset-with-no-height", "height", "UPDATE assets SET height = 0 WHERE id = 1")
of_catalog("asset-with-absurd-width", "width", "UPDATE assets SET width = 9223372036854775807")
of_catalog("asset-without-a-width", "width", *of_schema(
    "assets", "width      INTEGER NOT NULL,", "width      INTEGER         ,", "UPDATE assets SET width = NULL"))
of_catalog("asset-with-width-in-words", "width", *of_schema(
    "assets", "width      INTEGER NOT NULL,", "width      ANY     NOT NULL,", "UPDATE assets SET width = 'wide'"))
of_catalog("asset-of-no-picture", "no version", "UPDATE pictures SET asset_id = 1, thumbnail_asset_id = 1")
of_catalog("picture-with-thumbnail-alone", "without the others",
           "UPDATE pictures SET asset_id = NULL WHERE id = 1")
of_catalog("picture-without-thumbnail", "without the others",
           "UPDATE pictures SET thumbnail_asset_id = NULL WHERE id = 1")
of_catalog("picture-without-original-digest", "without the others",
           "UPDATE pictures SET original_sha256 = NULL WHERE id = 1")
of_catalog("picture-with-original-that-is-no-digest", "original_sha256",
           "UPDATE pictures SET original_sha256 = 'D41D8CD98F00B204E9800998ECF8427E' WHERE id = 1")
of_catalog("picture-with-dangling-thumbnail", "refers to nothing",
           "UPDATE pictures SET thumbnail_asset_id = 99 WHERE id = 1")
of_catalog("picture-present-but-not-there", "against its state", """UPDATE pictures SET asset_id = NULL,
           thumbnail_asset_id = NULL, original_sha256 = NULL WHERE id = 4""")
of_catalog("picture-left-out-but-there", "against its state",
           "UPDATE pictures SET state = 'left-out', reason = 'assets' WHERE id = 1")
of_catalog("picture-of-unknown-state", "CHECK", "PRAGMA ignore_check_constraints = ON",
           "UPDATE pictures SET state = 'lost' WHERE id = 1")
of_catalog("picture-stale-without-time", "stale", f"UPDATE pictures SET {STALE} WHERE id = 1")
of_catalog("picture-stale-since-yesterday", "stale",
           f"UPDATE pictures SET {STALE}, since = 'yesterday' WHERE id = 1")
of_catalog("source-stale-without-time", "stale", f"UPDATE sources SET {STALE} WHERE id = 1")
of_catalog("source-present-with-time", "stale",
           "UPDATE sources SET since = '2026-05-15T00:00:00Z' WHERE id = 1")
of_catalog("source-present-without-entry", "against its state",
           "UPDATE sources SET entry = NULL, size = NULL, sha256 = NULL WHERE id = 1")
of_catalog("source-failed-without-reason", "reason", "UPDATE sources SET state = 'failed' WHERE id = 1")
of_catalog("gallery-without-form", "form", "UPDATE galleries SET form = NULL")
of_catalog("image-of-failed-gallery", "not read",
           "UPDATE galleries SET state = 'failed', reason = 'is not there'")
of_catalog("members-of-unknown-list", "against its state",
           "UPDATE organizations SET members_state = 'unknown' WHERE members_state = 'read'")
of_catalog("museum-with-member-list", "against its state",
           "UPDATE organizations SET members_state = 'unknown' WHERE kind = 'museum'")
of_catalog("member-of-museum", "member list was not read",
           "UPDATE memberships SET organization_id = (SELECT id FROM organizations WHERE kind = 'museum') WHERE id = 1")


@fault("asset-with-wrong-bytes", "bytes", None, "not what they are accounted for")
def _(bundle):
    asset = bundle.first("assets/")
    asset.data = asset.data[:-20] + bytes([asset.data[-20] ^ 1]) + asset.data[-19:]


@fault("asset-missing", "catalog", None, "missing")
def _(bundle):
    bundle.remove(bundle.first("assets/"))


@fault("asset-too-short", "catalog", None, "size")
def _(bundle):
    asset = bundle.first("assets/")
    bundle.set_data(asset, asset.data[:-1])


@fault("source-with-wrong-bytes", "bytes", "sources/0001-root_.level1.json", "not what they are")
def _(bundle):
    entry = bundle["sources/0001-root_.level1.json"]
    entry.data = entry.data.replace(b"twice", b"never")


@fault("local-name-differs", "structure", None, "disagrees")
def _(bundle):
    asset = bundle.first("assets/")
    asset.local_name = asset.name[:-1] + b"x"


@fault("gap-between-entries", "structure", "catalog.sqlite", "disagrees")
def _(bundle):
    bundle["catalog.sqlite"].gap = b"hidden bytes"


@fault("entries-overlap", "structure", None, "overlaps")
def _(bundle):
    asset = bundle.first("assets/")
    twin = Entry("assets/00/" + "0" * 64 + ".png", asset.data)
    twin.shared_with = asset.name
    bundle.entries.append(twin)


def raw(name, words):
    """A fault of the file as a whole."""
    def register(function):
        FAULTS.append((name, "structure", None, words, lambda bundle: function(bundle.bytes())))
        return function
    return register


raw("bytes-in-front", "")(lambda data: b"#!/bin/sh\n" + data)
raw("bytes-appended", "cut off, or something was appended")(lambda data: data + b"\0")
raw("cut-in-half", "cut off")(lambda data: data[: len(data) // 2])
raw("empty-file", "no hubpack bundle")(lambda data: b"")
raw("not-a-zip", "no hubpack bundle")(lambda data: b"Dear reader, this is a letter. " * 20)
FAULTS.append(("archive-with-comment", "structure", None, "appended",
               lambda bundle: bundle.bytes(comment=b"hello")))
FAULTS.append(("archive-with-wrong-count", "structure", None, "directory",
               lambda bundle: bundle.bytes(count=2)))


def main():
    hubpack = os.path.abspath(sys.argv[1])
    target = sys.argv[2] if len(sys.argv) > 2 else TARGET
    os.makedirs(target, exist_ok=True)
    good = os.path.join(target, "good.hubpack")
    with tempfile.TemporaryDirectory() as folder:
        tiny_hub(folder)
        subprocess.run(
            [hubpack, "export", folder, "--assets", "all", "--no-viewer", "--created", "2026-11-15", "--release",
             "tiny", "--output", good, "--force", "--quiet"], check=True)
    expected = {}
    for name, level, entry, words, make in FAULTS:
        bundle = Bundle(good)
        data = make(bundle)
        with open(os.path.join(target, name + ".hubpack"), "wb") as file:
            file.write(data if isinstance(data, bytes) else bundle.bytes())
        expected[name] = {"level": level, "entry": entry, "words": words}
    with open(os.path.join(target, "expected.json"), "w") as file:
        json.dump(expected, file, indent=1, sort_keys=True)
        file.write("\n")


if __name__ == "__main__":
    main()
