#!/usr/bin/env python3
"""Makes one small bundle for each fault that a reader must refuse.

Usage: Scripts/samples/make-faulty-bundles.py PATH-TO-HUBPACK FOLDER

A tiny hub is exported with the given hubpack to `good.hubpack`; every other bundle is the same one
with a single fault, after which it is named, or, in the folder `odd`, an unusual but valid one.
`expected.json` states the level of `hubpack verify` that finds
each fault, the entry, and words from the message. Two are not levels: `newer` needs a newer hubpack,
and `sound` is unusual but valid. The folder `later` has bundles that a later version could write,
whose `expected.json` lists the parts of each that this version does not know. Standard library only.
"""

import hashlib
import importlib.util
import json
import os
import re
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zlib

REPOSITORY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SPECIFICATION = importlib.util.spec_from_file_location(
    "read_bundle", os.path.join(REPOSITORY, "Scripts", "read-bundle.py"))
read_bundle = importlib.util.module_from_spec(SPECIFICATION)
sys.modules["read_bundle"] = read_bundle
SPECIFICATION.loader.exec_module(read_bundle)


class Entry:
    """One archive entry; every field of its headers can be made wrong."""

    def __init__(self, name, data, deflated=False):
        self.name = name.encode() if isinstance(name, str) else name
        self.local_name = None
        self.data = data
        self.method = 8 if deflated else 0
        self.flags = 0
        self.attributes = 0o100644 << 16  # the external ones
        self.made_by = 0x0314  # Unix
        self.size = len(data)
        self.gap = b""
        self.shared_with = None
        self.checksum_of = None
        self.local_size = None
        self.extra = b""
        self.local_extra = b""
        self.widened = ()  # which of "size", "packed" and "offset" a ZIP64 block has, and not the header
        self.in_block = None  # those that the block really has

    def stored_bytes(self):
        if self.method != 8:
            return self.data
        packer = zlib.compressobj(6, zlib.DEFLATED, -15)
        return packer.compress(self.data) + packer.flush()


def block(number, data):
    """A block of an extra field."""
    return struct.pack("<HH", number, len(data)) + data


def plain_end(count, size, offset):
    """The end of central directory record."""
    return struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, count, count, size, offset, 0)


def zip64_end(count, size, offset, here=None, files=1, disk=0):
    """The same in ZIP64 records, behind which the plain one says nothing."""
    record = struct.pack("<IQHHIIQQQQ", 0x06064B50, 44, 45, 45, disk, 0, count if here is None else here, count, size, offset)
    locator = struct.pack("<IIQI", 0x07064B50, 0, offset + size, files)
    return record + locator + plain_end(0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF)


def archive(entries, count=None, comment=b"", end=None):
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
            sizes = (len(packed), entry.size) if entry.local_size is None else [entry.local_size] * 2
            body += struct.pack(
                "<IHHHHHIIIHH", 0x04034B50, 20, entry.flags, entry.method, 0, 0x21, crc,
                *sizes, len(name), len(entry.local_extra))
            body += name + entry.local_extra + packed + entry.gap
        offsets[entry.name] = offset
        values = {"size": entry.size, "packed": len(packed), "offset": offset}
        in_block = entry.widened if entry.in_block is None else entry.in_block
        extra = entry.extra
        if entry.widened or entry.in_block is not None:
            extra += block(1, b"".join(struct.pack("<Q", values[name]) for name in in_block))
            values.update(dict.fromkeys(entry.widened, 0xFFFFFFFF))
        directory += struct.pack(
            "<IHHHHHHIIIHHHHHII", 0x02014B50, entry.made_by, 20, entry.flags, entry.method, 0, 0x21, crc, values["packed"],
            values["size"], len(entry.name), len(extra), 0, 0, 0, entry.attributes, values["offset"])
        directory += entry.name + extra
    number = len(entries) if count is None else count
    if end is not None:
        return body + directory + end(number, len(directory), len(body))
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
    """A good bundle, to be damaged."""

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
        """Replaces the catalog and updates the manifest."""
        self.set_data(self["catalog.sqlite"], data)

        def account(manifest):
            manifest["entries"][0]["size"] = len(data)
            manifest["entries"][0]["sha256"] = hashlib.sha256(data).hexdigest()
        self.edit_manifest(account)

    def edit_catalog(self, *statements):
        """Runs SQL on the catalog and updates the manifest."""
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

    def settle(self):
        """Updates the manifest for the catalog, as a writer would."""
        catalog = read_bundle.Catalog(self["catalog.sqlite"].data)
        def tell(manifest):
            manifest["contentDigests"].update(catalog.content_digests())
            manifest["counts"].update(catalog.counts())
            manifest["leftOut"].update(catalog.left_out())
        self.edit_manifest(tell)

    def add_accounted(self, name, data):
        """Adds an entry that the manifest lists."""
        self.add(name, data)
        self.edit_manifest(lambda manifest: manifest["entries"].append(
            {"name": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}))

    def replace_in_manifest(self, old, new):
        """Replaces `old`, which the manifest holds once."""
        entry = self["manifest.json"]
        assert entry.data.count(old) == 1, old
        self.set_data(entry, entry.data.replace(old, new))

    def rename_sources(self, names):
        """Other names for the entries of level files, in the archive and in the catalog."""
        sources = [entry for entry in self.entries if entry.name.startswith(b"sources/")]
        changes = []
        for entry, name in zip(sources, names, strict=True):
            changes.append(f"UPDATE sources SET entry = '{name}' WHERE entry = '{entry.name.decode()}'")
            entry.name = name.encode()
        self.edit_catalog(*changes)

    def bytes(self, **options):
        return archive(self.entries, **options)


FAULTS = []
# Sound bundles whose level files have unusual entry names, by the name of the bundle. The names are given to the
# sources in their order.
ODD = {
    "entries-in-folders": ["sources/a/b/c", "sources/assets/x", "sources/a/b/d", "sources/assets/ab/y.png"],
    "entries-like-options": ["sources/-rf", "sources/--help", "sources/.hidden", "sources/..."],
    "entries-like-devices": ["sources/con", "sources/aux.json", "sources/nul.", "sources/lpt1.xml"],
    "entries-like-other-files": ["sources/hubpack-map.json", "sources/root_.level1.json", "sources/assets",
                                 "sources/fkknipoog.level2.json"],
}


# Sound bundles as a later version could write them: what makes them of the good one, and what of them a reader of
# today does not know.
LATER = {}


def later(name, *unfamiliar):
    """Registers a function that makes a bundle of a later version out of a good one."""
    def register(function):
        LATER[name] = ([list(one) for one in unfamiliar], function)
        return function
    return register


def fault(name, level, entry, words):
    """Registers a function that makes a faulty bundle out of a good one."""
    def register(function):
        FAULTS.append((name, level, entry, words, function))
        return function
    return register


def extra(name, words="invalid entry name", entry=None):
    """Registers a fault that consists of an additional entry with that name."""
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
    bundle.add("viewer/link", b"/etc/passwd").attributes = 0o120777 << 16


@fault("entry-is-a-folder-of-dos", "structure", "sources/0001-root_.level1.json", "folder")
def _(bundle):
    entry = bundle["sources/0001-root_.level1.json"]
    entry.made_by, entry.attributes = 0x0014, 0x10


@fault("entry-is-a-file-of-unix-and-a-folder-of-dos", "structure", "sources/0001-root_.level1.json", "folder")
def _(bundle):
    bundle["sources/0001-root_.level1.json"].attributes |= 0x10


@fault("entry-is-a-volume-label", "structure", "sources/0001-root_.level1.json", "special")
def _(bundle):
    entry = bundle["sources/0001-root_.level1.json"]
    entry.made_by, entry.attributes = 0x0014, 0x08


@fault("sound-entries-of-dos", "sound", None, "")
def _(bundle):
    for entry in bundle.entries:  # read-only, hidden, of the system, and to be archived
        entry.made_by, entry.attributes = 0x0014, 0x27


@fault("entry-twice", "structure", None, "duplicate entry")
def _(bundle):
    asset = bundle.first("assets/")
    bundle.entries.append(Entry(asset.name.decode(), asset.data))


@fault("entry-not-accounted-for", "structure", "notes.txt", "not listed")
def _(bundle):
    bundle.add("notes.txt")


@fault("asset-not-accounted-for", "catalog", "assets/00/" + "0" * 64 + ".png", "not listed")
def _(bundle):
    bundle.add("assets/00/" + "0" * 64 + ".png")


@fault("source-not-accounted-for", "catalog", "sources/9999-extra.json", "not listed")
def _(bundle):
    bundle.add("sources/9999-extra.json")


@fault("entry-encrypted", "structure", "catalog.sqlite", "encrypted")
def _(bundle):
    bundle["catalog.sqlite"].flags = 1


@fault("entry-of-unknown-method", "structure", "catalog.sqlite", "unsupported compression method")
def _(bundle):
    bundle["catalog.sqlite"].method = 12


@fault("bomb-announced", "structure", "catalog.sqlite", "compression ratio too high")
def _(bundle):
    bundle["catalog.sqlite"].size = 1_500_000_000


@fault("bomb-hidden", "catalog", "catalog.sqlite", "more bytes")
def _(bundle):
    entry = bundle["catalog.sqlite"]
    size = entry.size
    entry.data, entry.size = bytes(20_000_000), size


@fault("manifest-missing", "structure", None, "does not begin with a manifest")
def _(bundle):
    bundle.remove(bundle["manifest.json"])


@fault("manifest-not-first", "structure", None, "does not begin with a manifest")
def _(bundle):
    bundle.entries[0], bundle.entries[1] = bundle.entries[1], bundle.entries[0]


@fault("manifest-deflated", "structure", "manifest.json", "compressed or too large")
def _(bundle):
    bundle["manifest.json"].method = 8


@fault("manifest-not-json", "structure", "manifest.json", "cannot be decoded")
def _(bundle):
    bundle.set_data(bundle["manifest.json"], b"{ not json")


@fault("manifest-nested-deeply", "structure", "manifest.json", "cannot be decoded")
def _(bundle):
    bundle.set_data(bundle["manifest.json"], b"[" * 100_000)


@fault("manifest-with-wrong-checksum", "structure", "manifest.json", "checksum mismatch")
def _(bundle):
    bundle["manifest.json"].checksum_of = b"something else"


@fault("manifest-of-something-else", "structure", None, "not a hubpack bundle")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(mediaType="application/epub+zip"))


@fault("manifest-of-format-2", "newer", None, "needs format 2")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(formatVersion=2))


@fault("manifest-requires-the-unknown", "newer", None, "holograms")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(requires=["holograms"]))


@fault("manifest-without-catalog", "structure", "manifest.json", "does not list catalog.sqlite")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(entries=[]))


@fault("manifest-accounts-twice", "structure", "manifest.json", "invalid entry")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(entries=manifest["entries"] * 2))


@fault("manifest-with-wrong-counts", "catalog", "manifest.json", "counts")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["counts"].update(clubs=1000))


@fault("manifest-with-wrong-stale-count", "catalog", "manifest.json", "counts")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["counts"].update(staleSources=1))


@fault("manifest-with-wrong-count-of-exhibitions", "catalog", "manifest.json", "counts")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["counts"].update(exhibitions=1))


@fault("manifest-with-count-in-words", "structure", "manifest.json", "cannot be decoded")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["counts"].update(stalePictures="none"))


@fault("manifest-with-wrong-left-out", "catalog", "manifest.json", "skipped and omitted")
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
    bundle.edit_manifest(lambda manifest: manifest["contentDigests"].update({"1": "0" * 64}))


@fault("manifest-lists-what-is-missing", "structure", "index.html", "missing")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["entries"].append(
        {"name": "index.html", "size": 3, "sha256": "0" * 64}))


@fault("viewer-with-wrong-digest", "bytes", "index.html", "checksum mismatch")
def _(bundle):
    bundle.add("index.html", b"boo")
    bundle.edit_manifest(lambda manifest: manifest["entries"].append(
        {"name": "index.html", "size": 3, "sha256": "0" * 64}))


@fault("catalog-missing", "structure", "catalog.sqlite", "missing")
def _(bundle):
    bundle.remove(bundle["catalog.sqlite"])


@fault("catalog-with-wrong-digest", "catalog", "catalog.sqlite", "checksum mismatch")
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


@fault("catalog-of-version-2", "newer", "catalog.sqlite", "has version 2")
def _(bundle):
    bundle.edit_catalog("PRAGMA user_version = 2")


@fault("catalog-of-version-0", "catalog", "catalog.sqlite", "invalid version")
def _(bundle):
    bundle.edit_catalog("PRAGMA user_version = 0")


@fault("catalog-of-negative-version", "catalog", "catalog.sqlite", "invalid version")
def _(bundle):
    bundle.edit_catalog("PRAGMA user_version = -2")


@fault("catalog-of-version-2-behind-a-gap", "structure", "catalog.sqlite", "does not match")
def _(bundle):
    bundle.edit_catalog("PRAGMA user_version = 2")
    bundle["catalog.sqlite"].gap = b"hidden bytes"


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


@fault("catalog-with-virtual-table", "catalog", "catalog.sqlite", "reserved name or of an unsupported kind")
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


@fault("catalog-with-byte-behind-its-pages", "catalog", "catalog.sqlite", "size mismatch")
def _(bundle):
    bundle.set_catalog(bundle["catalog.sqlite"].data + b"x")


@fault("catalog-with-page-behind-its-pages", "catalog", "catalog.sqlite", "size mismatch")
def _(bundle):
    bundle.set_catalog(bundle["catalog.sqlite"].data + b"x" * 4096)


@fault("catalog-without-its-last-page", "catalog", "catalog.sqlite", "size mismatch")
def _(bundle):
    bundle.set_catalog(bundle["catalog.sqlite"].data[:-4096])


def page_count(change):
    """The catalog with another number of pages in its header."""
    def make(bundle):
        data = bundle["catalog.sqlite"].data
        count = struct.pack(">I", change(int.from_bytes(data[28:32], "big")))
        bundle.set_catalog(data[:28] + count + data[32:])
    return make


fault("catalog-of-no-pages", "catalog", "catalog.sqlite", "size mismatch")(page_count(lambda count: 0))
fault("catalog-of-one-page-less", "catalog", "catalog.sqlite", "size mismatch")(page_count(lambda count: count - 1))
fault("catalog-of-one-page-more", "catalog", "catalog.sqlite", "size mismatch")(page_count(lambda count: count + 1))


@fault("catalog-without-a-page-size", "catalog", "catalog.sqlite", "size mismatch")
def _(bundle):
    data = bundle["catalog.sqlite"].data
    bundle.set_catalog(data[:16] + b"\0\0" + data[18:])


@fault("sound-catalog-with-large-pages", "sound", None, "")
def _(bundle):
    bundle.edit_catalog("PRAGMA page_size = 65536", "VACUUM")


@fault("catalog-with-dangling-reference", "catalog", "catalog.sqlite", "refers to a missing row")
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


@fault("catalog-with-foreign-index", "catalog", "catalog.sqlite", "index of an expression")
def _(bundle):
    bundle.edit_catalog("CREATE INDEX evil ON sources (hex(zeroblob(40)))")


@fault("catalog-with-planner-statistics", "catalog", "catalog.sqlite", "reserved name or of an unsupported kind")
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


def declared(table, old, new, version=1000):
    """SQL that makes the statement of a table read otherwise."""
    return ("PRAGMA writable_schema = ON",
            f"UPDATE sqlite_schema SET sql = replace(sql, '{old}', '{new}') WHERE name = '{table}'",
            "PRAGMA writable_schema = OFF", f"PRAGMA schema_version = {version}")


def of_schema(table, old, new, *statements):
    """SQL that runs while the statement of a table reads otherwise, so that its constraints do not hold."""
    return (*declared(table, old, new), *statements, *declared(table, new, old, 1001))


PROBLEM = "INSERT INTO problems (code, severity, file, line, column_number, message) VALUES ('json-syntax', 'error', 'x', "
STALE = "state = 'stale', reason = 'could not be reached'"
of_catalog("asset-with-negative-width", "width", "UPDATE assets SET width = -640")
of_catalog("asset-with-no-height", "height", "UPDATE assets SET height = 0 WHERE id = 1")
of_catalog("asset-with-absurd-width", "width", "UPDATE assets SET width = 9223372036854775807")
of_catalog("asset-without-a-width", "width", *of_schema(
    "assets", "width      INTEGER NOT NULL,", "width      INTEGER         ,", "UPDATE assets SET width = NULL"))
of_catalog("asset-with-width-in-words", "width", *of_schema(
    "assets", "width      INTEGER NOT NULL,", "width      ANY     NOT NULL,", "UPDATE assets SET width = 'wide'"))
of_catalog("asset-of-no-picture", "not a version", "UPDATE pictures SET asset_id = 1, thumbnail_asset_id = 1")
of_catalog("picture-with-thumbnail-alone", "without the others",
           "UPDATE pictures SET asset_id = NULL WHERE id = 1")
of_catalog("picture-without-thumbnail", "without the others",
           "UPDATE pictures SET thumbnail_asset_id = NULL WHERE id = 1")
of_catalog("picture-without-original-digest", "without the others",
           "UPDATE pictures SET original_sha256 = NULL WHERE id = 1")
of_catalog("picture-with-original-that-is-no-digest", "original_sha256",
           "UPDATE pictures SET original_sha256 = 'D41D8CD98F00B204E9800998ECF8427E' WHERE id = 1")
of_catalog("picture-with-dangling-thumbnail", "refers to a missing row",
           "UPDATE pictures SET thumbnail_asset_id = 99 WHERE id = 1")
of_catalog("picture-present-but-not-there", "its state does not allow", """UPDATE pictures SET asset_id = NULL,
           thumbnail_asset_id = NULL, original_sha256 = NULL WHERE id = 4""")
of_catalog("picture-left-out-but-there", "its state does not allow",
           "UPDATE pictures SET state = 'left-out', reason = 'assets' WHERE id = 1")
of_catalog("picture-of-state-in-capitals", "not a valid word", "UPDATE pictures SET state = 'Lost' WHERE id = 1")
of_catalog("role-of-two-words", "not a valid word", "INSERT INTO membership_roles VALUES (1, 'photo editor')")
of_catalog("status-of-no-letters", "not a valid word", "INSERT INTO membership_statuses VALUES (1, '')")
of_catalog("kind-that-is-too-long", "not a valid word", f"UPDATE organizations SET kind = '{'club' * 20}' WHERE kind = 'museum'")
# What runs code, and what a table of format 1 cannot be.
of_catalog("table-with-a-check", "with an expression", "CREATE TABLE later (x TEXT CHECK (x <> 'y'))")
of_catalog("table-with-a-check-in-disguise", "with an expression",
           "CREATE TABLE later (\"CHECK\" TEXT, 'AS' TEXT, [WHERE] TEXT /* CHECK */ check (1)) -- COLLATE")
of_catalog("table-with-a-computed-column", "with an expression", "CREATE TABLE later (x TEXT, y TEXT AS (upper(x)))")
of_catalog("table-with-a-computed-default", "with an expression", "CREATE TABLE later (x TEXT DEFAULT (hex(randomblob(9))))")
of_catalog("table-instead-of-a-pragma", "reserved name or of an unsupported kind",
           "CREATE TABLE Pragma_table_list AS SELECT * FROM pragma_table_list")
of_catalog("table-instead-of-a-function", "reserved name or of an unsupported kind", "CREATE TABLE JSON_each (value TEXT)")
of_catalog("table-with-a-collation", "with an expression", "CREATE TABLE later (x TEXT COLLATE NOCASE)")
of_catalog("index-with-a-condition", "with an expression", "CREATE INDEX later ON sources (size) WHERE size > 0")
of_catalog("column-computed-in-our-table", "with an expression",
           "ALTER TABLE memberships ADD COLUMN later TEXT AS (start_date || '!')")
of_catalog("column-renamed", "start_date", "ALTER TABLE memberships RENAME COLUMN start_date TO since")
of_catalog("column-of-another-type", "latitude", *declared(
    "organizations", "latitude         REAL, ", "latitude         ANY,  "))
of_catalog("column-that-may-be-null", "nick_name", *declared(
    "organizations", "nick_name        TEXT NOT NULL,", "nick_name        TEXT         ,"))
of_catalog("column-added-as-required", "additional column", *declared(
    "validators", "last_modified TEXT", "last_modified TEXT, later TEXT NOT NULL"))
of_catalog("addition-of-another-type", "differs from format 1", "ALTER TABLE photographers DROP COLUMN wikipedia",
           "ALTER TABLE photographers ADD COLUMN wikipedia INTEGER")
of_catalog("addition-in-another-case", "WIKIPEDIA", "ALTER TABLE photographers DROP COLUMN wikipedia",
           "ALTER TABLE photographers ADD COLUMN WIKIPEDIA TEXT")
of_catalog("addition-lacking-in-another-case", "WIKIPEDIA", "ALTER TABLE photographers DROP COLUMN wikipedia",
           "ALTER TABLE memberships DROP COLUMN stated_wikipedia", "ALTER TABLE photographers ADD COLUMN WIKIPEDIA TEXT")
of_catalog("column-of-addition-lacking", "wikipedia", "ALTER TABLE photographers DROP COLUMN wikipedia")
of_catalog("table-of-addition-lacking", "exhibition_images", "DROP TABLE exhibition_images")
of_catalog("table-not-strict", "STRICT", *declared("problems", ") STRICT", ")       "))
of_catalog("reference-left-out", "is missing a foreign key", *declared(
    "remarks", "source_id       INTEGER NOT NULL REFERENCES sources", "source_id       INTEGER NOT NULL                   "))
of_catalog("reference-to-another-column", "is missing a foreign key",
           "CREATE UNIQUE INDEX organizations_by_fotobond ON organizations (fotobond_number)",
           "UPDATE organizations SET fotobond_number = id", *declared(
               "exhibitions", "organization_id   INTEGER NOT NULL REFERENCES organizations",
               "organization_id   INTEGER NOT NULL REFERENCES organizations (fotobond_number)"))
of_catalog("reference-of-two-columns", "is missing a foreign key",
           "CREATE UNIQUE INDEX organizations_by_website ON organizations (id, website)", *declared(
               "exhibitions", "organization_id   INTEGER NOT NULL REFERENCES organizations,",
               "organization_id   INTEGER NOT NULL,"), *declared(
               "exhibitions", "source_line       INTEGER NOT NULL -- from 1",
               "source_line INTEGER NOT NULL, FOREIGN KEY (organization_id, website) REFERENCES organizations (id, website)", 1001))
of_catalog("index-left-out", "is missing a key or an index", "DROP INDEX memberships_by_start_date")
of_catalog("index-of-other-columns", "is missing a key or an index", "DROP INDEX organizations_by_name",
           "CREATE INDEX organizations_by_name ON organizations (folded_town, folded_name)")
of_catalog("picture-stale-without-time", "stale", f"UPDATE pictures SET {STALE} WHERE id = 1")
of_catalog("picture-stale-since-yesterday", "stale",
           f"UPDATE pictures SET {STALE}, since = 'yesterday' WHERE id = 1")
of_catalog("source-stale-without-time", "stale", f"UPDATE sources SET {STALE} WHERE id = 1")
of_catalog("source-present-with-time", "stale",
           "UPDATE sources SET since = '2026-05-15T00:00:00Z' WHERE id = 1")
of_catalog("source-present-without-entry", "its state does not allow",
           "UPDATE sources SET entry = NULL, size = NULL, sha256 = NULL WHERE id = 1")
of_catalog("source-failed-without-reason", "reason", "UPDATE sources SET state = 'failed' WHERE id = 1")
of_catalog("gallery-without-form", "form", "UPDATE galleries SET form = NULL")
of_catalog("image-of-failed-gallery", "not read",
           "UPDATE galleries SET state = 'failed', reason = 'is not there'")
of_catalog("members-of-unknown-list", "its state does not allow",
           "UPDATE organizations SET members_state = 'unknown' WHERE members_state = 'read'")
of_catalog("museum-with-member-list", "its state does not allow",
           "UPDATE organizations SET members_state = 'unknown' WHERE kind = 'museum'")
of_catalog("member-of-museum", "member list was not read",
           "UPDATE memberships SET organization_id = (SELECT id FROM organizations WHERE kind = 'museum') WHERE id = 1")


def of_later_catalog(name, unfamiliar, *statements):
    """Additions that a later version may write into the catalog."""
    @later(name, *unfamiliar)
    def make(bundle):
        bundle.edit_catalog("PRAGMA foreign_keys = OFF", *statements)


of_later_catalog("comment-in-another-style", [], *declared(
    "sources", "-- path inside the hub''s folder, or URL", "-- Path in the folder, or URL."))
of_later_catalog("table-added", [("table", "festivals", None)],
                 "CREATE TABLE festivals (id INTEGER PRIMARY KEY, name TEXT NOT NULL, first_day TEXT) STRICT",
                 "CREATE INDEX festivals_by_day ON festivals (first_day)",
                 "INSERT INTO festivals VALUES (1, 'Light', '2027-01-01')")
of_later_catalog("table-of-an-odd-name", [("table", "a \x1b[31m\u202e, b", None)],
                 'CREATE TABLE "a \x1b[31m\u202e, b" ("check" TEXT)')
of_later_catalog("columns-added",
                 [("column", "images.camera", None), ("column", "memberships.badges", None),
                  ("column", "memberships.mood", None)],
                 "ALTER TABLE memberships ADD COLUMN mood TEXT",
                 "ALTER TABLE memberships ADD COLUMN badges INTEGER NOT NULL DEFAULT 0",
                 "ALTER TABLE images ADD COLUMN camera TEXT DEFAULT 'unknown'",
                 "UPDATE memberships SET mood = 'cheerful'", "CREATE INDEX by_mood ON memberships (mood)")
of_later_catalog("columns-in-another-order", [("column", "languages.script", None)],
                 "PRAGMA legacy_alter_table = ON",
                 "CREATE TABLE other (code TEXT PRIMARY KEY, script TEXT, is_defined INTEGER NOT NULL, "
                 "source_id INTEGER REFERENCES sources, english_name TEXT) STRICT, WITHOUT ROWID",
                 "INSERT INTO other SELECT code, 'Latn', is_defined, source_id, english_name FROM languages",
                 "DROP TABLE languages", "ALTER TABLE other RENAME TO languages")
of_later_catalog("index-added", [], "CREATE UNIQUE INDEX sources_by_entry ON sources (entry, location DESC)")
of_later_catalog("index-of-another-name", [], "DROP INDEX memberships_by_start_date",
                 "CREATE INDEX memberships_by_day ON memberships (start_date)")
of_later_catalog("role-added", [("role", "photo-editor", 1)],
                 "INSERT INTO membership_roles VALUES (1, 'photo-editor')")
of_later_catalog("status-added", [("status", "sabbatical", 1)],
                 "INSERT INTO membership_statuses VALUES (1, 'sabbatical')")
of_later_catalog("kind-added", [("kind of organization", "festival", 1)],
                 "UPDATE organizations SET kind = 'festival' WHERE kind = 'museum'")
of_later_catalog("states-added",
                 [("state of members", "partly-read", 1), ("state of a picture", "withdrawn", 1),
                  ("state of a gallery", "withdrawn", 1)],
                 "UPDATE organizations SET members_state = 'partly-read' WHERE members_state = 'read'",
                 "UPDATE pictures SET state = 'withdrawn' WHERE id = 1",
                 "UPDATE galleries SET state = 'withdrawn'")
of_later_catalog("file-of-another-role",
                 [("role of a file", "level4", 1), ("state of a file", "embargoed", 1)],
                 "INSERT INTO sources (role, location, state) VALUES ('level4', 'a.level4.json', 'embargoed')")
of_later_catalog("gallery-of-another-form", [("form of a gallery", "lightbox", 1)],
                 "UPDATE galleries SET form = 'lightbox'")
of_later_catalog("problem-of-another-kind", [("problem", "too-beautiful", 1), ("severity", "praise", 1)],
                 "INSERT INTO problems (code, severity, file, message) VALUES ('too-beautiful', 'praise', 'x', 'It is.')")


# Names that mean something in a query of ours, and one that would end it.
NAMES = {"images": "state", "membership_statuses": "id", "memberships": "town", "organizations": "location", "photographers": "role",
         "pictures": "portrait_picture_id", "problems": "1 FROM problems WHERE 0 --"}
of_later_catalog("columns-of-known-names", [("column", f"{table}.{column}", None) for table, column in NAMES.items()],
                 *(f'ALTER TABLE {table} ADD COLUMN "{column}" TEXT' for table, column in NAMES.items()))
of_later_catalog("additions-lacking", [], "ALTER TABLE photographers DROP COLUMN wikipedia",
                 "ALTER TABLE memberships DROP COLUMN stated_wikipedia", "DROP TABLE exhibition_wall_texts",
                 "DROP TABLE exhibition_images", "DROP TABLE exhibition_galleries", "DROP TABLE exhibition_remarks",
                 "DROP TABLE exhibitions")
of_later_catalog("an-addition-lacking", [], "ALTER TABLE photographers DROP COLUMN wikipedia",
                 "ALTER TABLE memberships DROP COLUMN stated_wikipedia")
of_later_catalog("reference-in-other-words", [], *declared(
    "exhibitions", "organization_id   INTEGER NOT NULL REFERENCES organizations",
    "organization_id   INTEGER NOT NULL REFERENCES Organizations (ID)"))


@later("members-of-the-manifest", ("member of the manifest", "counts.festivals", None),
       ("member of the manifest", "festival", None))
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(festival={"year": 2027}))
    bundle.edit_manifest(lambda manifest: manifest["counts"].update(festivals=7))


@later("content-digests-of-later-rules", ("member of the manifest", "contentDigests.9", None),
       ("member of the manifest", "contentDigests.later", None))
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest["contentDigests"].update({"9": "9" * 64, "later": 3}))


@later("entry-added", ("entry", "later/notes.bin", None))
def _(bundle):
    bundle.add_accounted("later/notes.bin", b"of a later version")


# Values that the document forbids, where every value by itself has the type of its column.
of_catalog("organization-with-latitude-alone", "coordinates", "UPDATE organizations SET longitude = NULL")
of_catalog("organization-beyond-the-pole", "coordinates", "UPDATE organizations SET latitude = 90.5 WHERE kind = 'club'")
of_catalog("organization-at-infinity", "coordinates", "UPDATE organizations SET longitude = 9e999 WHERE kind = 'club'")
of_catalog("organization-in-country-of-three-letters", "two letters", "UPDATE organizations SET country = 'NLD'")
of_catalog("organization-in-lower-case-country", "two letters", "UPDATE organizations SET country = 'nl'")
of_catalog("organization-of-level-7", "a level that does not match", "UPDATE organizations SET level = 7 WHERE kind = 'club'")
of_catalog("organization-of-level-1-with-members", "a level that does not match",
           "UPDATE organizations SET level = 1 WHERE kind = 'club'")
of_catalog("organization-with-negative-number", "Fotobond", "UPDATE organizations SET fotobond_number = -1")
of_catalog("organization-with-empty-website", "empty", "UPDATE organizations SET website = ''")
of_catalog("organization-folded-otherwise", "folded", "UPDATE organizations SET folded_name = full_name")
of_catalog("organization-with-town-folded-otherwise", "folded", "UPDATE organizations SET folded_town = town")
of_catalog("remark-too-long", "8388608", "UPDATE remarks SET text = hex(zeroblob(4194305))")
of_catalog("language-in-upper-case", "lower case", "UPDATE languages SET code = upper(code)",
           "UPDATE remarks SET language = upper(language)", "UPDATE keyword_names SET language = upper(language)")
of_catalog("language-of-no-text", "nor in use", "INSERT INTO languages VALUES ('xx', NULL, 0, 1)")
of_catalog("language-with-flag-2", "flag", "UPDATE languages SET is_defined = 2")
of_catalog("keyword-with-flag-2", "flag", "UPDATE keywords SET is_standard = 2")
of_catalog("keyword-of-nobody", "nor in use",
           "INSERT INTO keywords (key, id_string, is_standard, source_id) VALUES ('night', 'Night', 0, 1)")
of_catalog("keyword-with-another-key", "a key that is not", "UPDATE keywords SET key = id_string")
of_catalog("keyword-added-on-30-february", "date", "UPDATE keywords SET date_added = '2025-02-30'")
of_catalog("photographer-without-membership", "no membership", """INSERT INTO photographers (given_name, infix_name,
           family_name, is_deceased, folded_name, sort_key, source_id)
           VALUES ('No', '', 'Body', 0, 'no body', 'body' || char(1) || 'no' || char(1), 1)""")
of_catalog("photographer-with-flag-2", "flag", "UPDATE photographers SET is_deceased = 2 WHERE id = 1")
of_catalog("photographer-without-given-name", "empty", "UPDATE photographers SET given_name = '' WHERE id = 1")
of_catalog("photographer-with-null-character", "U+0000",
           "UPDATE photographers SET family_name = family_name || char(0) || 'x' WHERE id = 1")
of_catalog("photographer-folded-otherwise", "folded", "UPDATE photographers SET folded_name = 'x' WHERE id = 1")
of_catalog("photographer-sorted-otherwise", "folded", "UPDATE photographers SET sort_key = folded_name WHERE id = 1")
of_catalog("photographer-deceased-unsaid", "no club says so", "UPDATE photographers SET is_deceased = 1 WHERE id = 1")
of_catalog("photographer-alive-though-deceased", "differs from what the clubs state",
           "UPDATE memberships SET stated_deceased = 1 WHERE id = 2",
           "INSERT INTO membership_statuses VALUES (2, 'deceased')")
of_catalog("photographer-with-another-birthday", "differs from what the clubs state",
           "UPDATE photographers SET birthday = '--01-01' WHERE id = 1")
of_catalog("photographer-with-another-website", "differs from what the clubs state",
           "UPDATE memberships SET stated_website = 'https://a.example' WHERE id = 1")
of_catalog("photographer-with-another-portrait", "differs from what the clubs state",
           "UPDATE photographers SET portrait_picture_id = 4 WHERE id = 1")
of_catalog("member-with-flag-2", "flag", "UPDATE memberships SET is_former = 2 WHERE id = 1")
of_catalog("member-deceased-7", "flag", "UPDATE memberships SET stated_deceased = 7 WHERE id = 1")
of_catalog("member-deceased-without-status", "lacks the status", "UPDATE memberships SET stated_deceased = 1 WHERE id = 2")
of_catalog("member-with-status-unsaid", "contrary to what is stated", "INSERT INTO membership_statuses VALUES (2, 'deceased')")
of_catalog("member-former-unsaid", "is former, or is not", "UPDATE memberships SET is_former = 1 WHERE id = 1")
of_catalog("member-ended-but-current", "is former, or is not", "UPDATE memberships SET end_date = '2020-01-01' WHERE id = 1")
of_catalog("member-current-against-status", "is not former", "UPDATE memberships SET is_former = 0 WHERE id = 2")
of_catalog("member-begun-in-no-year", "date", "UPDATE memberships SET start_date = '--01-01' WHERE id = 1")
of_catalog("member-ended-in-month-13", "date", "UPDATE memberships SET end_date = '2027-13-01' WHERE id = 1")
of_catalog("member-ended-in-9999", "date", "UPDATE memberships SET end_date = '9999-01-01' WHERE id = 1")
of_catalog("member-born-on-30-february", "birthday", "UPDATE memberships SET stated_birthday = '--02-30' WHERE id = 1")
of_catalog("member-born-in-0000", "birthday", "UPDATE memberships SET stated_birthday = '0000-02-29' WHERE id = 1")
of_catalog("member-born-today", "birthday", "UPDATE memberships SET stated_birthday = 'now' WHERE id = 1")
of_catalog("member-at-line-0", "line", "UPDATE memberships SET source_line = 0 WHERE id = 1")
of_catalog("member-at-line-2147483648", "line", "UPDATE memberships SET source_line = 2147483648 WHERE id = 1")
of_catalog("member-with-huge-number", "Fotobond", "UPDATE memberships SET fotobond_number = 9223372036854775807")
of_catalog("member-with-id-beyond-2-53", "id", "UPDATE memberships SET id = 9007199254740992 WHERE id = 2",
           "UPDATE membership_statuses SET membership_id = 9007199254740992 WHERE membership_id = 2")
of_catalog("problem-with-negative-id", "id", PROBLEM + "1, 1, 'x')", "UPDATE problems SET id = -1")
of_catalog("member-with-picture-without-address", "without its URL",
           "UPDATE memberships SET featured_image_url = NULL WHERE id = 2")
of_catalog("member-without-gallery", "without a gallery", "DELETE FROM images", "DELETE FROM galleries")
of_catalog("gallery-without-address", "without a Level 3 URL", "UPDATE memberships SET level3_url = NULL WHERE id = 1")
of_catalog("image-at-position-0", "positions", "UPDATE images SET position = 0")
of_catalog("image-after-a-gap", "positions", "UPDATE images SET position = 2")
of_catalog("image-at-the-last-position", "positions", "UPDATE images SET position = 9223372036854775807")
of_catalog("image-with-thumbnail-without-address", "thumbnail", "UPDATE images SET thumb_url = NULL")
of_catalog("image-taken-on-29-february-2023", "date", "UPDATE images SET capture_date = '2023-02-29'")
of_catalog("image-folded-otherwise", "folded", "UPDATE images SET folded_text = title")
of_catalog("image-without-address", "empty", "UPDATE images SET image_url = ''")
of_catalog("picture-at-line-0", "line", "UPDATE pictures SET source_line = 0 WHERE id = 1")
of_catalog("picture-without-location", "empty", "UPDATE pictures SET location = '' WHERE id = 1")
of_catalog("picture-stale-since-30-february", "stale",
           f"UPDATE pictures SET {STALE}, since = '2026-02-30T00:00:00Z' WHERE id = 1")
of_catalog("source-with-original-that-is-no-digest", "original_sha256", "UPDATE sources SET original_sha256 = 'x'")
of_catalog("source-without-location", "empty", "UPDATE sources SET location = '' WHERE id = 3")
of_catalog("asset-with-dotted-extension", "extension", "UPDATE assets SET extension = 'p.ng' WHERE id = 1")
of_catalog("asset-of-another-media-type", "media type", "UPDATE assets SET media_type = 'text/html' WHERE id = 1")
of_catalog("image-folded-out-of-nothing", "folded", "UPDATE images SET title = NULL, caption = NULL")
of_catalog("member-born-before-christ", "birthday", "UPDATE memberships SET stated_birthday = '-2000-01-01' WHERE id = 1")
of_catalog("picture-stale-since-9999", "stale",
           f"UPDATE pictures SET {STALE}, since = '9999-12-31T23:59:59Z' WHERE id = 1")
of_catalog("asset-without-media-type", "media type", "UPDATE assets SET media_type = '' WHERE id = 1")
of_catalog("problem-at-the-last-line", "line", PROBLEM + "9223372036854775807, 1, 'x')")
of_catalog("problem-at-line-0", "line", PROBLEM + "0, 1, 'x')")
of_catalog("problem-at-column-0", "column", PROBLEM + "1, 0, 'x')")


# An exhibition with the gallery of the first member, and what makes its gallery a list of its own.
EXHIBITION = ("""INSERT INTO exhibitions
           (organization_id, name, start_date, end_date, gallery_url, folded_name, source_id, source_line)
           VALUES (1, 'Open Doors', '2026-12-05', '2027-01-17', 'flip/', 'open doors', 3, 2)""",
              "INSERT INTO exhibition_remarks VALUES (1, 'en', 'Closed on Mondays.')",
              "INSERT INTO exhibition_galleries SELECT 1, form, state, reason, title, source_id FROM galleries",
              """INSERT INTO exhibition_images SELECT 1, position, title, caption, capture_date, image_url, thumb_url,
           picture_id, thumbnail_picture_id, source_id, NULL FROM images""")
LIST = ("UPDATE exhibitions SET gallery_url = NULL",
        "UPDATE exhibition_galleries SET form = 'list', title = NULL, source_id = 3",
        "UPDATE exhibition_images SET photographer = 'Flip van Flits', source_id = 3",
        "INSERT INTO exhibition_wall_texts VALUES (1, 1, 'en', 'Taken by the light of the fridge.')")


def of_exhibition(name, words, *statements):
    """A fault in rows about an exhibition, which has the gallery of the first member."""
    of_catalog(name, words, *EXHIBITION, *statements)


def of_list(name, words, *statements):
    """A fault in rows about an exhibition that lists its pictures."""
    of_exhibition(name, words, *LIST, *statements)


of_exhibition("exhibition-twice", "as another one", """INSERT INTO exhibitions
           (organization_id, name, start_date, folded_name, source_id, source_line)
           VALUES (1, 'Open Doors', '2026-12-05', 'open doors', 3, 9)""")
of_exhibition("exhibition-twice-without-a-day", "as another one", """INSERT INTO exhibitions
           (organization_id, name, folded_name, source_id, source_line)
           VALUES (1, 'Soon', 'soon', 3, 9), (1, 'Soon', 'soon', 3, 10)""")
of_exhibition("exhibition-of-nobody", "refers to a missing row", "UPDATE exhibitions SET organization_id = 99")
of_exhibition("exhibition-with-latitude-alone", "coordinates", "UPDATE exhibitions SET latitude = 51.5")
of_exhibition("exhibition-beyond-the-date-line", "coordinates", "UPDATE exhibitions SET latitude = 51.5, longitude = 180.5")
of_exhibition("exhibition-begun-on-31-april", "date", "UPDATE exhibitions SET start_date = '2026-04-31'")
of_exhibition("exhibition-ended-in-9999", "date", "UPDATE exhibitions SET end_date = '9999-12-31'")
of_exhibition("exhibition-at-line-0", "line", "UPDATE exhibitions SET source_line = 0")
of_exhibition("exhibition-with-id-beyond-2-53", "out of range", """INSERT INTO exhibitions
           (id, organization_id, name, folded_name, source_id, source_line)
           VALUES (9007199254740992, 1, 'Soon', 'soon', 3, 9)""")
of_exhibition("exhibition-without-name", "empty", "UPDATE exhibitions SET name = '', folded_name = ''")
of_exhibition("exhibition-at-an-empty-venue", "empty", "UPDATE exhibitions SET venue = ''")
of_exhibition("exhibition-folded-otherwise", "folded", "UPDATE exhibitions SET folded_name = name")
of_exhibition("exhibition-with-poster-without-address", "without its URL", "UPDATE exhibitions SET poster_picture_id = 1")
of_exhibition("exhibition-without-gallery", "without a gallery", "DELETE FROM exhibition_images",
              "DELETE FROM exhibition_galleries")
of_exhibition("exhibition-remark-that-is-empty", "empty", "UPDATE exhibition_remarks SET text = ''")
of_exhibition("exhibition-gallery-without-address", "without a gallery URL", "UPDATE exhibitions SET gallery_url = NULL")
of_exhibition("exhibition-gallery-without-form", "form", "UPDATE exhibition_galleries SET form = NULL")
of_exhibition("exhibition-gallery-of-form-in-capitals", "not a valid word", "UPDATE exhibition_galleries SET form = 'JuiceBox'")
of_exhibition("exhibition-gallery-of-two-words", "not a valid word", "UPDATE exhibition_galleries SET state = 'not there'")
of_exhibition("exhibition-gallery-present-with-reason", "reason", "UPDATE exhibition_galleries SET reason = 'offline'")
of_exhibition("exhibition-gallery-with-empty-title", "empty", "UPDATE exhibition_galleries SET title = ''")
of_exhibition("exhibition-image-of-failed-gallery", "not read",
              "UPDATE exhibition_galleries SET state = 'failed', reason = 'is not there'")
of_exhibition("exhibition-image-after-a-gap", "positions", "UPDATE exhibition_images SET position = 2")
of_exhibition("exhibition-image-with-thumbnail-without-address", "thumbnail", "UPDATE exhibition_images SET thumb_url = NULL")
of_exhibition("exhibition-image-taken-in-month-0", "date", "UPDATE exhibition_images SET capture_date = '2026-00-01'")
of_exhibition("exhibition-image-without-address", "empty", "UPDATE exhibition_images SET image_url = ''")
of_exhibition("exhibition-image-with-photographer-in-a-gallery", "does not list its pictures",
              "UPDATE exhibition_images SET photographer = 'Flip van Flits'")
of_list("exhibition-list-that-was-left-out", "form", "DELETE FROM exhibition_wall_texts", "DELETE FROM exhibition_images",
        "UPDATE exhibition_galleries SET state = 'left-out', reason = 'offline'")
of_list("exhibition-list-of-another-form", "without a gallery URL", "UPDATE exhibition_images SET photographer = NULL",
        "UPDATE exhibition_galleries SET form = 'frieze'")
of_list("exhibition-list-without-pictures", "is a list without pictures", "DELETE FROM exhibition_wall_texts",
        "DELETE FROM exhibition_images")
of_list("exhibition-list-of-the-file-of-a-gallery", "of a file that cannot have it",
        "UPDATE exhibition_galleries SET source_id = (SELECT source_id FROM galleries)")
of_exhibition("wall-text-in-a-gallery", "does not list its pictures",
              "INSERT INTO exhibition_wall_texts VALUES (1, 1, 'en', 'Taken by the light of the fridge.')")
of_catalog("portfolio-of-form-list", "has the form of an exhibition", "UPDATE galleries SET form = 'list'")
of_list("exhibition-image-with-empty-photographer", "empty", "UPDATE exhibition_images SET photographer = ''")
of_list("wall-text-that-is-empty", "empty", "UPDATE exhibition_wall_texts SET text = ''")
of_list("wall-text-in-no-language", "refers to a missing row", "UPDATE exhibition_wall_texts SET language = 'xx'")
of_list("wall-text-of-no-image", "refers to a missing row", "UPDATE exhibition_wall_texts SET position = 2")
of_list("wall-text-of-no-image-without-the-reference", "belongs to no image", "UPDATE exhibition_wall_texts SET position = 2",
        *declared("exhibition_wall_texts", ",\n  FOREIGN KEY (exhibition_id, position) REFERENCES exhibition_images", ""))


@fault("sound-exhibition-that-lists-its-pictures", "sound", None, "")
def _(bundle):
    bundle.edit_catalog(*EXHIBITION, *LIST)
    bundle.settle()


def validators(*values):
    """SQL that adds a row to the validators."""
    return f"INSERT INTO validators VALUES ({', '.join(values)})"


of_catalog("validators-of-nothing", "neither", validators("'root_.level1.json'", "NULL", "NULL", "NULL"))
of_catalog("validators-with-empty-tag", "empty", validators("'root_.level1.json'", "NULL", "''", "NULL"))
of_catalog("validators-of-a-stranger", "no source", validators("'nobody.png'", "NULL", "'\"1\"'", "NULL"))
of_catalog("source-without-original-digest", "lacks one", "UPDATE sources SET original_sha256 = NULL WHERE id = 1")


def with_omissions(name, words, *statements):
    """A fault in the catalog of a bundle from which facts were omitted, some that no reader knows."""
    @fault(name, "sound" if words is None else "catalog", "catalog.sqlite" if words else None, words or "")
    def make(bundle):
        bundle.edit_manifest(lambda manifest: manifest["leftOut"].update(omitted=["birthdays", "middle-names"]))
        bundle.edit_catalog("PRAGMA foreign_keys = OFF", *statements)


NO_ORIGINALS = "UPDATE sources SET original_sha256 = NULL"
with_omissions("sound-omissions", None, NO_ORIGINALS, validators("'ans.png'", "NULL", "'\"1\"'", "NULL"))
with_omissions("omissions-with-original-digest", "contrary to what was omitted", NO_ORIGINALS + " WHERE id > 1")
with_omissions("omissions-with-validators-of-a-file", "facts were omitted", NO_ORIGINALS,
               validators("'root_.level1.json'", "NULL", "NULL", "'Sat, 21 Nov 2026 12:00:00 GMT'"))
with_omissions("omissions-with-unreadable-file", "could not be filtered", NO_ORIGINALS,
               "UPDATE sources SET state = 'failed', reason = 'could not be read' WHERE role = 'level0'")


@fault("manifest-with-another-root", "catalog", "manifest.json", "root")
def _(bundle):
    bundle.edit_manifest(lambda manifest: manifest.update(root="elsewhere.level1.json"))


@fault("asset-with-wrong-bytes", "bytes", None, "checksum mismatch")
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


@fault("source-with-wrong-bytes", "bytes", "sources/0001-root_.level1.json", "checksum mismatch")
def _(bundle):
    entry = bundle["sources/0001-root_.level1.json"]
    entry.data = entry.data.replace(b"twice", b"never")


@fault("local-name-differs", "structure", None, "does not match")
def _(bundle):
    asset = bundle.first("assets/")
    asset.local_name = asset.name[:-1] + b"x"


@fault("gap-between-entries", "structure", "catalog.sqlite", "does not match")
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
raw("bytes-appended", "data was appended")(lambda data: data + b"\0")
raw("cut-in-half", "truncated")(lambda data: data[: len(data) // 2])
raw("empty-file", "not a hubpack bundle")(lambda data: b"")
raw("not-a-zip", "not a hubpack bundle")(lambda data: b"Dear reader, this is a letter. " * 20)
FAULTS.append(("archive-with-comment", "structure", None, "appended",
               lambda bundle: bundle.bytes(comment=b"hello")))
FAULTS.append(("archive-with-wrong-count", "structure", None, "directory",
               lambda bundle: bundle.bytes(count=2)))


# The manifest's JSON, as strict as it has to be.

def manifest_text(name, words, change, level="structure", entry="manifest.json"):
    """A change of the bytes of the manifest: a pair of what is replaced once and its replacement, or a function."""
    @fault(name, level, entry, words)
    def make(bundle):
        entry = bundle["manifest.json"]
        if callable(change):
            bundle.set_data(entry, change(entry.data))
        else:
            bundle.replace_in_manifest(*change)


def with_member(text):
    """Puts a member, or several, at the beginning of the manifest."""
    return lambda data: data.replace(b"{", b"{" + text.encode() + b",", 1)


manifest_text("manifest-with-duplicate-key", "duplicate key", with_member('"release": "another"'))
manifest_text("manifest-with-duplicate-key-by-escape", "duplicate key", with_member('"rel\\u0065ase": "another"'))
manifest_text("manifest-with-duplicate-format-version", "duplicate key", with_member('"formatVersion": 2'))
manifest_text("manifest-with-duplicate-count", "duplicate key", (b'"clubs" : 1,', b'"clubs" : 7, "clubs" : 1,'))
manifest_text("manifest-with-duplicate-key-in-unknown-member", "duplicate key",
              with_member('"later": [{"a": {"b": 1, "b": 1}}]'))
manifest_text("manifest-with-byte-order-mark", "byte order mark", lambda data: b"\xef\xbb\xbf" + data)
manifest_text("manifest-in-utf16", "UTF-16", lambda data: data.decode().encode("utf-16"))
manifest_text("manifest-with-invalid-utf8", "UTF-8", (b'"tiny"', b'"t\xefny"'))
manifest_text("manifest-with-trailing-comma", "after ','", (b'"tiny"', b'"tiny", "later": [1,]'))
manifest_text("manifest-with-text-behind", "expected the end", lambda data: data + b"{}")
manifest_text("manifest-with-comment", "found '/'", (b'"tiny",', b'"tiny", // the label\n'))
manifest_text("manifest-with-not-a-number", "found 'N'", with_member('"later": NaN'))
manifest_text("manifest-with-version-with-fraction", "integer, found 1.0", (b'"formatVersion" : 1', b'"formatVersion" : 1.0'))
manifest_text("manifest-with-count-with-fraction", "integer, found 2.0", (b'"memberships" : 2', b'"memberships" : 2.0'))
manifest_text("manifest-with-count-with-exponent", "integer, found 0.2e1", (b'"memberships" : 2', b'"memberships" : 0.2e1'))
manifest_text("manifest-with-count-beyond-64-bits", "integer, found 9223372036854775808",
              (b'"memberships" : 2', b'"memberships" : 9223372036854775808'))
manifest_text("manifest-with-count-beyond-53-bits", "from 0 to", (b'"failedSources" : 0', b'"failedSources" : 9007199254740992'))
manifest_text("manifest-with-negative-count", "from 0 to", (b'"clubs" : 0', b'"clubs" : -1'))
manifest_text("manifest-with-version-0", "invalid \"formatVersion\"", (b'"formatVersion" : 1', b'"formatVersion" : 0'))
manifest_text("manifest-with-null-release", "expected a string, found null", (b'"tiny"', b"null"))
manifest_text("manifest-with-null-count", "integer, found null", (b'"memberships" : 2', b'"memberships" : null'))
manifest_text("manifest-with-null-choice", "expected a string, found null", (b'"assets" : "all"', b'"assets" : null'))
manifest_text("manifest-with-null-feature", "expected a string, found null", lambda data: data.replace(
    b'"requires" : [\n\n', b'"requires" : [ null '))
LABELS = {"empty": "", "too-long": "x" * 201, "of-many-scalars": "e" + "\u0301" * 200, "on-two-lines": "2026\n11",
          "with-escape": "\x1b[2J", "with-c1-control": "2026\x9b31m", "with-paragraphs": "2026\u202911",
          "turned-round": "2026\u202e11", "with-direction-mark": "2026\u200f", "with-space-in-front": " 2026",
          "with-space-behind": "2026 "}
for case, label in LABELS.items():
    manifest_text("release-" + case, "label", (b'"tiny"', json.dumps(label).encode()))
manifest_text("title-on-two-lines", "title", with_member('"title": "Lumen\\nhub"'))
manifest_text("title-empty", "title", with_member('"title": ""'))
manifest_text("title-that-is-a-number", "expected a string, found 7", with_member('"title": 7'))
manifest_text("maker-with-direction-mark", "maker", with_member('"maker": "Jan\\u202e"'))
manifest_text("license-too-long", "license", with_member(json.dumps("license") + ": " + json.dumps("x" * 501)))
manifest_text("format-description-with-space-in-front", "formatDescription", (b'"format.txt",\n  "release"', b'" format.txt",\n  "release"'))
manifest_text("sound-manifest-with-license-of-500-scalars", "", with_member(
    '"title": "Zo\u00eb’s", "maker": null, "license": ' + json.dumps("\U0001f4f7" * 500)), "sound")
manifest_text("sound-manifest-without-format-description", "", (b'  "formatDescription" : "format.txt",\n', b""), "sound")
manifest_text("content-digests-without-rules-1", "contentDigests.1", (b'"1" :', b'"9" :'))
manifest_text("content-digests-that-are-a-text", "an object, found a string", lambda data: re.sub(
    rb'"contentDigests" : \{[^}]*\}', b'"contentDigests" : "none"', data))
manifest_text("content-digest-that-is-none", "contentDigests.1", lambda data: re.sub(
    rb'"1" : "[^"]*"', b'"1" : "0"', data))
manifest_text("sound-release-of-200-scalars", "", (b'"tiny"', json.dumps("Zo\u00eb \u00a0\U0001f4f7\u200d" + "x" * 193).encode()),
              "sound")
manifest_text("manifest-with-lone-surrogate", "surrogate", (b'"tiny"', b'"t\\ud83dny"'))
manifest_text("manifest-with-lone-surrogate-in-unknown-key", "surrogate", with_member('"l\\udc00ter": 1'))
manifest_text("manifest-with-null-character", "U+0000", (b'"tiny"', b'"t\\u0000ny"'))
manifest_text("manifest-nested-65-deep", "64", with_member('"later": ' + "[" * 64 + "]" * 64))
manifest_text("manifest-that-is-a-list", "not a hubpack bundle", lambda data: b"[" + data + b"]", entry=None)
manifest_text("manifest-without-media-type", "not a hubpack bundle", (b'"mediaType"', b'"mimeType"'), entry=None)
manifest_text("manifest-of-february-30", "created", (b"2026-11-15T", b"2026-02-30T"))
manifest_text("manifest-of-hour-24", "created", (b"T00:00:00Z", b"T24:00:00Z"))
manifest_text("manifest-of-leap-second", "created", (b"T00:00:00Z", b"T23:59:60Z"))
manifest_text("manifest-of-year-0", "created", (b"2026-11-15T", b"0000-11-15T"))
manifest_text("manifest-with-unsorted-omissions", "sorted", lambda data: data.replace(
    b'"omitted" : [\n\n', b'"omitted" : [ "emails", "birthdays" '))
manifest_text("sound-manifest-nested-64-deep", "", with_member('"later": ' + "[" * 63 + "]" * 63), "sound")
manifest_text("sound-manifest-with-unknown-members", "", lambda data: data.replace(
    b'"counts" : {', b'"counts" : { "later": "many", "other": [1.5], "none": null,').replace(
    b'"leftOut" : {', b'"leftOut" : { "later": 1e400, "digits": 99999999999999999999999999, "caf\xc3\xa9": 1,'
    b' "cafe\xcc\x81": 2,'), "sound")
manifest_text("sound-manifest-with-unknown-choices", "", lambda data: data.replace(
    b'"assets" : "all"', b'"assets" : "portraits"'), "sound")
manifest_text("sound-manifest-with-null-base", "", with_member('"base": null, "imageEdge": null'), "sound")


# A later format may change everything except the offset of the manifest.

def newer(name, change="format"):
    """A bundle of format 2, or one that requires an unknown feature, in an archive that format 1 does not allow."""
    def register(function):
        def make(bundle):
            if change == "format":
                bundle.replace_in_manifest(b'"formatVersion" : 1', b'"formatVersion" : 2')
            else:
                bundle.edit_manifest(lambda manifest: manifest.update(requires=["holograms"]))
            return function(bundle)
        words = "needs format 2" if change == "format" else "holograms"
        FAULTS.append((name, "newer", None, words, make))
        return function
    return register


@newer("newer-with-another-method")
def _(bundle):
    bundle["catalog.sqlite"].method = 93


@newer("newer-with-a-feature-and-another-method", "feature")
def _(bundle):
    bundle["catalog.sqlite"].method = 93


@newer("newer-with-other-flags")
def _(bundle):
    for entry in bundle.entries:
        entry.flags = 1 << 11


@newer("newer-with-zip64")
def _(bundle):
    bundle["catalog.sqlite"].extra = block(1, bytes(28))
    return bundle.bytes(end=lambda *numbers: zip64_end(*numbers, files=3))


@newer("newer-with-a-directory-elsewhere")
def _(bundle):
    return bundle.bytes(comment=b"signed") + b"signature"


@newer("newer-with-folders-and-accents")
def _(bundle):
    bundle.add("Caf\u00e9/")
    bundle.entries[1:] = reversed(bundle.entries[1:])


@newer("newer-with-other-members")
def _(bundle):
    bundle.edit_manifest(lambda manifest: [manifest.pop(name) for name in ("counts", "entries", "created", "root")])


# Names, extra fields and ZIP64 records.

@fault("name-is-entry-and-folder", "structure", "viewer/a", "used as both an entry and a folder")
def _(bundle):
    names = ["viewer/a", "viewer/a-b", "viewer/a.b", "viewer/a/b", "viewer/a0"]
    for name in names:
        bundle.add(name)
    bundle.edit_manifest(lambda manifest: manifest["entries"].extend(
        {"name": name, "size": 3, "sha256": hashlib.sha256(b"boo").hexdigest()} for name in names))


extra("a/" * 8 + "b", entry="nested-too-deeply")


@fault("sound-name-of-8-segments", "sound", None, "")
def _(bundle):
    name = "a/" * 7 + "b"
    bundle.add(name)
    bundle.edit_manifest(lambda manifest: manifest["entries"].append(
        {"name": name, "size": 3, "sha256": hashlib.sha256(b"boo").hexdigest()}))


@fault("manifest-without-local-size", "structure", "manifest.json", "local header")
def _(bundle):
    entry = bundle["manifest.json"]
    entry.flags, entry.local_size = 8, 0
    entry.gap = struct.pack("<IIII", 0x08074B50, zlib.crc32(entry.data), entry.size, entry.size)


@fault("asset-with-wrong-checksum", "bytes", None, "checksum mismatch")
def _(bundle):
    bundle.first("assets/").checksum_of = b"something else"


@fault("deflated-with-bytes-behind", "catalog", "catalog.sqlite", "compressed data is damaged")
def _(bundle):
    entry = bundle["catalog.sqlite"]
    packed = entry.stored_bytes()
    entry.stored_bytes = lambda: packed + b"behind"


UNICODE_PATH = block(0x7075, b"\1" + struct.pack("<I", zlib.crc32(b"catalog.sqlite")) + b"evil.sqlite")


@fault("extra-with-second-name", "structure", "catalog.sqlite", "gives another name")
def _(bundle):
    bundle["catalog.sqlite"].extra = UNICODE_PATH


@fault("extra-with-second-name-in-local-header", "structure", "catalog.sqlite", "gives another name")
def _(bundle):
    bundle["catalog.sqlite"].local_extra = block(0x5455, b"\0") + UNICODE_PATH


@fault("extra-cut-off", "structure", "catalog.sqlite", "extra field")
def _(bundle):
    bundle["catalog.sqlite"].extra = block(0x5455, b"\0") + b"\x55\x54\x09\0\0"


@fault("extra-cut-off-in-local-header", "structure", "catalog.sqlite", "extra field")
def _(bundle):
    bundle["catalog.sqlite"].local_extra = b"\x55\x54\x09"


@fault("sound-extra-that-means-nothing", "sound", None, "")
def _(bundle):
    for entry in bundle.entries:
        entry.extra = block(0xCAFE, b"") + block(0x6375, b"a comment")
        entry.local_extra = block(1, bytes(16)) + block(0x5455, b"\1")


@fault("zip64-block-too-long", "structure", "catalog.sqlite", "ZIP64")
def _(bundle):
    bundle["catalog.sqlite"].widened = ("size",)
    bundle["catalog.sqlite"].in_block = ("size", "packed")


@fault("zip64-block-for-nothing", "structure", "catalog.sqlite", "ZIP64")
def _(bundle):
    bundle["catalog.sqlite"].in_block = ("size",)


@fault("zip64-block-too-short", "structure", "catalog.sqlite", "ZIP64")
def _(bundle):
    bundle["catalog.sqlite"].widened = ("size", "packed")
    bundle["catalog.sqlite"].in_block = ("size",)


@fault("zip64-block-empty-though-needed", "structure", "catalog.sqlite", "ZIP64")
def _(bundle):
    bundle["catalog.sqlite"].widened = ("size",)
    bundle["catalog.sqlite"].in_block = ()


@fault("sound-zip64-block-empty", "sound", None, "")
def _(bundle):
    for entry in bundle.entries:
        entry.in_block = ()


@fault("zip64-block-empty-twice", "structure", "catalog.sqlite", "ZIP64")
def _(bundle):
    bundle["catalog.sqlite"].extra = block(1, b"") * 2


@fault("zip64-block-twice", "structure", "catalog.sqlite", "ZIP64")
def _(bundle):
    entry = bundle["catalog.sqlite"]
    entry.widened = ("size",)
    entry.extra = block(1, struct.pack("<Q", entry.size))


@fault("zip64-value-too-large", "structure", "catalog.sqlite", "ZIP64")
def _(bundle):
    entry = bundle["catalog.sqlite"]
    entry.widened, entry.size = ("size",), 1 << 63
    entry.local_size = len(entry.data)


@fault("zip64-size-without-block", "structure", "catalog.sqlite", "too large")
def _(bundle):
    entry = bundle["catalog.sqlite"]
    entry.size, entry.local_size = 0xFFFFFFFF, len(entry.data)


@fault("sound-zip64-though-small", "sound", None, "")
def _(bundle):
    for entry, widened in zip(bundle.entries, [(), ("size",), ("packed",), ("offset",), ("size", "packed", "offset")]):
        entry.widened = widened
    bundle.entries[-1].extra = block(1, b"")
    return bundle.bytes(end=zip64_end)


def ending(name, words, end):
    """A fault of the records at the end."""
    FAULTS.append((name, "structure", None, words, lambda bundle: bundle.bytes(end=end)))


ending("zip64-record-on-another-disk", "end record", lambda *numbers: zip64_end(*numbers, disk=1))
ending("zip64-record-of-several-files", "end record", lambda *numbers: zip64_end(*numbers, files=2))
ending("zip64-record-with-two-counts", "end record", lambda *numbers: zip64_end(*numbers, here=1))
ending("zip64-record-missing", "directory", lambda *numbers: plain_end(0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF))
ending("zip64-record-not-needed", "directory", lambda *numbers: zip64_end(*numbers)[:-22] + plain_end(*numbers))


# What SQLite keeps need not be a text.

@fault("catalog-in-wal-mode", "catalog", "catalog.sqlite", "WAL")
def _(bundle):
    data = bundle["catalog.sqlite"].data
    bundle.set_catalog(data[:18] + b"\2\2" + data[20:])


of_catalog("catalog-with-invalid-utf8", "UTF-8", "UPDATE remarks SET text = CAST(x'4C75FF78' AS TEXT)")
of_catalog("catalog-with-surrogate", "UTF-8", "UPDATE remarks SET text = CAST(x'EDA080' AS TEXT)")
of_catalog("catalog-with-invalid-utf8-out-of-the-digest", "UTF-8",
           "UPDATE pictures SET location = CAST(x'C0AF' AS TEXT) WHERE id = 1")
of_catalog("catalog-with-null-character", "U+0000", "UPDATE remarks SET text = 'Blinks' || char(0) || ' twice.'")
of_catalog("asset-with-hyphen-in-extension", "extension", "UPDATE assets SET extension = 'p-g'")


def main():
    hubpack = os.path.abspath(sys.argv[1])
    target = sys.argv[2]
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
    os.makedirs(os.path.join(target, "odd"), exist_ok=True)
    for name, entries in ODD.items():
        bundle = Bundle(good)
        bundle.rename_sources(entries)
        with open(os.path.join(target, "odd", name + ".hubpack"), "wb") as file:
            file.write(bundle.bytes())
    os.makedirs(os.path.join(target, "later"), exist_ok=True)
    for name, (_, make) in LATER.items():
        bundle = Bundle(good)
        make(bundle)
        bundle.settle()
        with open(os.path.join(target, "later", name + ".hubpack"), "wb") as file:
            file.write(bundle.bytes())
    with open(os.path.join(target, "later", "expected.json"), "w") as file:
        json.dump({name: unfamiliar for name, (unfamiliar, _) in LATER.items()}, file, indent=1, sort_keys=True)
        file.write("\n")
    with open(os.path.join(target, "expected.json"), "w") as file:
        json.dump(expected, file, indent=1, sort_keys=True)
        file.write("\n")


if __name__ == "__main__":
    main()
