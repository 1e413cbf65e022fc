#!/usr/bin/env python3
"""Reads a hubpack bundle without hubpack.

Checks a bundle completely, then lists its contents:

    Scripts/read-bundle.py BUNDLE           release, counts, clubs with their members, museums
    Scripts/read-bundle.py --json BUNDLE    the same as a JSON document

Exit status: 0 the bundle is valid, 1 it is damaged or not a bundle, 2 it needs a newer reader, it cannot be read,
or a usage error.

This reader was written from Docs/Format.md alone, and takes the SQL of the schema, of the rules and of
the content digest from the files that are part of that document, so it also shows that the document suffices. The numbers in the
comments are its sections. It needs Python 3.9 with SQLite 3.37, and writes nothing but its output; if Python
cannot open a database in memory (before 3.11), it writes the catalog to a temporary file.
"""
from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import signal
import sqlite3
import stat
import struct
import sys
import tempfile
import unicodedata
import zlib
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Callable, Iterator, NamedTuple, Optional

DOCUMENT = Path(__file__).resolve().parent.parent / "Docs" / "Format.md"
SQL = Path(__file__).resolve().parent.parent / "Sources" / "HubBundle" / "Resources"
MANIFEST, CATALOG = "manifest.json", "catalog.sqlite"
BY_CATALOG = ("sources/", "assets/")  # the entries that the catalog lists, not the manifest
STORED, DEFLATED, WITH_DESCRIPTOR = 0, 8, 8
DOS_LABEL, DOS_FOLDER = 0x08, 0x10  # of external attributes
ELSEWHERE = 0xFFFFFFFF  # this value is in a ZIP64 record or block
CHUNK = 1 << 20

# 4 Limits
MOST_ENTRIES, LARGEST_DIRECTORY, LONGEST_NAME, LARGEST_INFLATION = 4_000_000, 1 << 30, 200, 1040
MOST_SEGMENTS, MOST_JSON_VALUES, DEEPEST_JSON = 8, 4_000_000, 64
LARGEST = {MANIFEST: 16 << 20, CATALOG: 2 << 30}
LARGEST_OTHER = 1 << 30
LONGEST_EDGE = 65_535
LARGEST_COUNT = (1 << 53) - 1
MOST_DAMAGES = 100  # the number of damages that are reported one by one
LONGEST_ROW = 8 << 20

# 2 The records of the archive, as PKWARE's APPNOTE lays them out
END_RECORD = struct.Struct("<4s4H2LH")
ZIP64_RECORD = struct.Struct("<4sQ2H2L4Q")
ZIP64_LOCATOR = struct.Struct("<4sLQL")
DIRECTORY_HEADER = struct.Struct("<4s6H3L5H2L")
LOCAL_HEADER = struct.Struct("<4s5H3L2H")
DESCRIPTOR = struct.Struct("<4s3L")

# 5 What the manifest holds, and how its counts are counted
MANIFEST_MEMBERS = {"release": str, "created": str, "root": str, "generator": str, "counts": dict,
                    "leftOut": dict, "contentDigests": dict, "entries": list}
LABEL = re.compile("[^\0-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+")
LONGEST_RELEASE, LONGEST_LABEL = 200, 500
LABELS = ("formatDescription", "title", "maker", "license", "consent")  # that may be absent
MEMBERS_SHOWN = ("title", "maker", "license", "consent", "release", "created", "root")
CHOICES = {"assets": str, "omitted": list, "clubs": int}  # of `leftOut`; the rest is counted
COUNTS = {
    "level1Files": "FROM sources WHERE role = 'level1' AND sha256 IS NOT NULL AND state <> 'failed'",
    "clubs": "FROM organizations WHERE kind = 'club'",
    "museums": "FROM organizations WHERE kind = 'museum'",
    "clubsWithMembers": "FROM organizations WHERE kind = 'club' AND level > 1",
    "memberships": "FROM memberships",
    "photographers": "FROM photographers",
    "photographersInSeveralClubs": "FROM (SELECT 1 FROM memberships GROUP BY photographer_id HAVING COUNT(*) > 1)",
    "keywords": "FROM keywords WHERE is_standard",
    "nonStandardKeywords": "FROM keywords WHERE NOT is_standard",
    "languages": "FROM languages WHERE is_defined",
    "languagesUsed": "FROM (SELECT language FROM remarks UNION SELECT language FROM keyword_names"
                     " UNION SELECT language FROM keyword_usages UNION SELECT language FROM exhibition_remarks"
                     " UNION SELECT language FROM exhibition_wall_texts)",
    "remarks": "FROM remarks",
    "galleries": "FROM galleries WHERE state IN ('present', 'stale') AND form <> 'web-page'",
    "exhibitions": "FROM exhibitions",
    "images": "FROM images",
    "assets": "FROM assets",
    "failedSources": "FROM sources WHERE state = 'failed'",
    "failedPictures": "FROM pictures WHERE state = 'failed'",
    "staleSources": "FROM sources WHERE state = 'stale'",
    "stalePictures": "FROM pictures WHERE state = 'stale'",
    "unknownLists": "FROM organizations WHERE members_reason NOT IN ('offline', 'filtered', 'placeholder')",
    "longTexts": "FROM problems WHERE code = 'text-too-long'",
    "problems": "FROM problems",
    "errors": "FROM problems WHERE severity = 'error'",
}
LEFT_OUT = {
    "sources": "FROM sources WHERE state = 'left-out' AND reason = 'offline' AND role <> 'level3'",
    "galleries": "FROM (SELECT state, reason FROM galleries UNION ALL SELECT state, reason FROM exhibition_galleries)"
                 " WHERE state = 'left-out' AND reason = 'offline'",
    "pictures": "FROM pictures WHERE state = 'left-out' AND reason = 'offline'",
    "placeholders": "FROM (SELECT state, reason FROM sources WHERE role <> 'level3'"
                    " UNION ALL SELECT state, reason FROM galleries UNION ALL SELECT state, reason FROM exhibition_galleries"
                    " UNION ALL SELECT state, reason FROM pictures)"
                    " WHERE state = 'left-out' AND reason = 'placeholder'",
    "protectedPages": "FROM sources WHERE state = 'left-out' AND reason = 'robots'",
    "unwantedPictures": "FROM pictures WHERE state = 'left-out' AND reason = 'assets'",
    "webPages": "FROM (SELECT form, source_id FROM galleries UNION ALL SELECT form, source_id FROM exhibition_galleries)"
                " JOIN sources s ON s.id = source_id WHERE form = 'web-page' AND role = 'web-page'",
}


class Damage(Exception):
    """The reason why a bundle is refused, and the damaged entry, if there is one."""

    def __init__(self, entry: Optional[str], message: str):
        super().__init__(message)
        self.entry, self.message = entry, message


class Newer(Exception):
    """The reason why a bundle needs a newer reader, which cannot check whether it is valid (15)."""


class Entry(NamedTuple):
    """A file of the archive, as described in the central directory."""
    name: str
    flags: int
    method: int
    checksum: int
    compressed_size: int
    size: int
    offset: int


class Account(NamedTuple):
    """The size and digest of an entry according to the manifest or the catalog."""
    size: int
    digest: str


def shown(text: object) -> str:
    """Returns a text of the bundle for a terminal, with control characters escaped (16)."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in str(text))


def is_name(name: str) -> bool:  # 3
    segments = name.split("/")
    return (len(name) <= LONGEST_NAME and len(segments) <= MOST_SEGMENTS and all(re.fullmatch(r"[a-z0-9._-]+", segment) for segment in segments)
            and "." not in segments and ".." not in segments)


def is_digest(text: object) -> bool:
    return isinstance(text, str) and re.fullmatch(r"[0-9a-f]{64}", text) is not None


# 2 The archive --------------------------------------------------------------------------------------

class Archive:
    """The entries of a ZIP file that conforms to the profile of the document; refuses every other file."""

    def __init__(self, file: BinaryIO):
        self.file = file
        self.length = os.fstat(file.fileno()).st_size
        count, offset, size = self.find_directory()
        self.entries = self.read_directory(self.read(offset, size), count)
        self.check_names()
        in_order = sorted(self.entries.values(), key=lambda entry: entry.offset)
        if not in_order or in_order[0].offset != 0 or in_order[0].name != MANIFEST:
            raise Damage(None, "not a hubpack bundle (it does not begin with a manifest)")
        if in_order[0].method != STORED:
            raise Damage(MANIFEST, "deflated")
        ends = [entry.offset for entry in in_order[1:]] + [offset]
        self.data = {entry.name: self.check_position(entry, end) for entry, end in zip(in_order, ends)}

    def read(self, offset: int, size: int) -> bytes:
        """Returns exactly these bytes of the file; never allocates more memory than the size of the file."""
        if offset < 0 or offset + size > self.length:
            raise Damage(None, "truncated, or not a hubpack bundle")
        self.file.seek(offset)
        found = self.file.read(size)
        if len(found) != size:
            raise Damage(None, "truncated")
        return found

    def find_directory(self) -> tuple[int, int, int]:  # 2.2
        """Returns the number of entries, and the offset and size of the central directory."""
        end = self.length - END_RECORD.size
        (signature, disk, first_disk, count_here, count, size, offset, comment
         ) = END_RECORD.unpack(self.read(end, END_RECORD.size))
        if signature != b"PK\5\6":
            raise Damage(None, "incomplete (truncated), or data was appended to it, or not a hubpack bundle")
        if disk or first_disk or comment or count_here != count:
            raise Damage(None, "the archive has a comment, or is split into several files")
        locator = self.read(max(0, end - ZIP64_LOCATOR.size), 4)
        if locator == b"PK\6\7" and (ELSEWHERE in (size, offset) or count == 0xFFFF):
            end, count, size, offset = self.find_zip64_directory(end)
        if count > MOST_ENTRIES or size > LARGEST_DIRECTORY:
            raise Damage(None, "the archive has too many entries")
        if offset + size != end:
            raise Damage(None, "the archive's directory is at an unexpected offset")
        return count, offset, size

    def find_zip64_directory(self, end: int) -> tuple[int, int, int, int]:  # 2.2
        locator_start = end - ZIP64_LOCATOR.size
        start = locator_start - ZIP64_RECORD.size
        locator = ZIP64_LOCATOR.unpack(self.read(locator_start, ZIP64_LOCATOR.size))
        (signature, own_size, _, _, disk, first_disk, count_here, count, size, offset
         ) = ZIP64_RECORD.unpack(self.read(start, ZIP64_RECORD.size))
        if locator != (b"PK\6\7", 0, start, 1) or signature != b"PK\6\6" or own_size != 44:
            raise Damage(None, "the archive's ZIP64 records are missing or damaged")
        if disk or first_disk or count_here != count:
            raise Damage(None, "the archive is split into several files")
        return start, count, size, offset

    @staticmethod
    def read_directory(directory: bytes, count: int) -> dict[str, Entry]:  # 2.3
        entries: dict[str, Entry] = {}
        position = 0
        while position < len(directory):
            header = directory[position:position + DIRECTORY_HEADER.size]
            if len(header) < DIRECTORY_HEADER.size or not header.startswith(b"PK\1\2"):
                raise Damage(None, "the archive's directory is damaged")
            (_, _, _, flags, method, _, _, checksum, compressed_size, size, name_length, extra_length,
             comment_length, disk, _, attributes, offset) = DIRECTORY_HEADER.unpack(header)
            extra_start = position + DIRECTORY_HEADER.size + name_length
            name_bytes = directory[position + DIRECTORY_HEADER.size:extra_start]
            position = extra_start + extra_length
            if position > len(directory):
                raise Damage(None, "the archive's directory is truncated")
            name = name_bytes.decode("latin-1")
            if not is_name(name):
                raise Damage(name, "invalid entry name")
            if name in entries:
                raise Damage(name, "duplicate entry")
            if flags not in (0, WITH_DESCRIPTOR):
                raise Damage(name, "encrypted, or with flags that bundles do not use")
            if method not in (STORED, DEFLATED):
                raise Damage(name, "compressed in a way that bundles do not use")
            if (attributes >> 16) & 0xF000 not in (0x8000, 0) or attributes & (DOS_FOLDER | DOS_LABEL):
                raise Damage(name, "not a regular file (a folder, a link or a special file)")
            if comment_length or disk:
                raise Damage(name, "has a comment, or is in another file of a split archive")
            extra = directory[extra_start:position]
            size, compressed_size, offset = zip64_values(name, extra, (size, compressed_size, offset))
            entry = Entry(name, flags, method, checksum, compressed_size, size, offset)
            check_size(entry)
            entries[name] = entry
        if len(entries) != count:
            raise Damage(None, "the archive's directory does not match its announced number of entries")
        return entries

    def check_names(self) -> None:  # 3
        for name in self.entries:
            folder = name
            while "/" in folder:
                folder = folder.rpartition("/")[0]
                if folder in self.entries:
                    raise Damage(folder, "used as both an entry and a folder")

    def check_position(self, entry: Entry, next_offset: int) -> int:  # 2.4, 2.5
        """Checks the headers of an entry and the gap after it, and returns the offset of the data."""
        (signature, _, flags, method, _, _, checksum, compressed_size, size, name_length, extra_length
         ) = LOCAL_HEADER.unpack(self.read(entry.offset, LOCAL_HEADER.size))
        name_start = entry.offset + LOCAL_HEADER.size
        start = name_start + name_length + extra_length
        end = start + entry.compressed_size
        numbers = (entry.checksum, entry.compressed_size, entry.size)
        agrees = (signature, flags, method) == (b"PK\3\4", entry.flags, entry.method)
        for found, announced in zip((checksum, compressed_size, size), numbers):
            agrees = agrees and (found == announced or (found == 0 and entry.flags == WITH_DESCRIPTOR))
        if not agrees or self.read(name_start, name_length) != entry.name.encode():
            raise Damage(entry.name, "its local header does not match the directory")
        blocks_of(entry.name, self.read(name_start + name_length, extra_length))
        if entry.flags == WITH_DESCRIPTOR:
            if self.read(end, DESCRIPTOR.size) != DESCRIPTOR.pack(b"PK\7\x08", *numbers):
                raise Damage(entry.name, "its data descriptor does not match the directory")
            end += DESCRIPTOR.size
        if end != next_offset:
            raise Damage(entry.name, "overlaps with the next entry" if end > next_offset else "is followed by a gap")
        return start

    def contents(self, name: str) -> Iterator[bytes]:  # 2.4
        """Yields the inflated bytes of an entry. They are valid only after the iterator has reached its end."""
        entry = self.entries[name]
        size = checksum = 0
        for chunk in self.inflated(entry) if entry.method == DEFLATED else self.packed(entry):
            size, checksum = size + len(chunk), zlib.crc32(chunk, checksum)
            if size > entry.size:
                raise Damage(name, "has more bytes than the directory states")
            yield chunk
        if size != entry.size:
            raise Damage(name, "has fewer bytes than the directory states")
        if checksum != entry.checksum:
            raise Damage(name, "checksum mismatch")

    def packed(self, entry: Entry) -> Iterator[bytes]:
        for done in range(0, entry.compressed_size, CHUNK):
            yield self.read(self.data[entry.name] + done, min(CHUNK, entry.compressed_size - done))

    def inflated(self, entry: Entry) -> Iterator[bytes]:
        inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        try:
            for packed in self.packed(entry):
                while packed:
                    yield inflater.decompress(packed, CHUNK)
                    packed = inflater.unconsumed_tail
            while chunk := inflater.decompress(b"", CHUNK):
                yield chunk
        except zlib.error:
            raise Damage(entry.name, "its compressed data is damaged") from None
        if not inflater.eof or inflater.unused_data:
            raise Damage(entry.name, "its compressed data has another size than the directory states")


def blocks_of(name: str, extra: bytes) -> list[tuple[int, bytes]]:  # 2.3
    blocks = []
    while extra:
        identifier, length = struct.unpack_from("<2H", extra) if len(extra) >= 4 else (0, len(extra))
        data, extra = extra[4:4 + length], extra[4 + length:]
        if len(data) < length:
            raise Damage(name, "its extra field is truncated")
        if identifier == 0x7075:
            raise Damage(name, "its extra field holds a second name")
        blocks.append((identifier, data))
    return blocks


def zip64_values(name: str, extra: bytes, values: tuple[int, ...]) -> tuple[int, ...]:  # 2.3
    """Replaces the values (size, compressed size, offset) that do not fit into the header with those of the ZIP64 block."""
    zip64 = [data for identifier, data in blocks_of(name, extra) if identifier == 1]
    if not zip64:
        return values
    missing = values.count(ELSEWHERE)
    if len(zip64) > 1 or len(zip64[0]) != 8 * missing:
        raise Damage(name, "malformed ZIP64 extra field")
    large = iter(struct.unpack(f"<{missing}Q", zip64[0]))
    result = tuple(next(large) if value == ELSEWHERE else value for value in values)
    if max(result) >= 1 << 62:
        raise Damage(name, "announces an impossible size or offset")
    return result


def check_size(entry: Entry) -> None:  # 2.3, 4
    limit = LARGEST.get(entry.name, LARGEST_OTHER)
    if max(entry.size, entry.compressed_size) > limit:
        raise Damage(entry.name, "announces more bytes than a bundle allows")
    if entry.method == STORED and entry.size != entry.compressed_size:
        raise Damage(entry.name, "stored, but with two different sizes")
    if entry.method == DEFLATED and entry.size // LARGEST_INFLATION > entry.compressed_size:
        raise Damage(entry.name, "announces more bytes than its compressed data can expand to")


# 5 The manifest -------------------------------------------------------------------------------------

def manifest_head(file: BinaryIO) -> Optional[tuple[bytes, bool]]:  # 15
    """Returns the manifest, which every version of the format has at offset 0, and True if its checksum matches."""
    file.seek(0)
    header = file.read(LOCAL_HEADER.size + len(MANIFEST))
    if len(header) < LOCAL_HEADER.size + len(MANIFEST) or not header.endswith(MANIFEST.encode()):
        return None
    (signature, _, flags, method, _, _, checksum, compressed_size, size, name_length, extra_length
     ) = LOCAL_HEADER.unpack(header[:LOCAL_HEADER.size])
    if (signature != b"PK\3\4" or flags & 1 or method != STORED or name_length != len(MANIFEST)
            or compressed_size != size or not 1 <= size <= LARGEST[MANIFEST]):
        return None
    file.seek(len(header) + extra_length)
    text, descriptor = file.read(size), file.read(8)
    if len(text) < size:
        return None
    if flags & WITH_DESCRIPTOR and not checksum and descriptor.startswith(b"PK\7\x08"):
        checksum = int.from_bytes(descriptor[4:], "little")
    return text, zlib.crc32(text) == checksum


def without_repetition(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len(dict(pairs)) != len(pairs):
        raise ValueError("duplicate key")
    return dict(pairs)


def integer(text: str) -> object:
    """Returns an integer, which must fit into 64 bits if one is expected; Python does not read very long ones."""
    return int(text) if len(text) <= 20 else float("inf")


def no_number(text: str) -> None:
    raise ValueError(f"{text} is not a number")


def check_values(document: object) -> None:  # 4, 5.3
    values, rest = 0, [(document, 1)]
    while rest:
        value, depth = rest.pop()
        values += 1
        if values > MOST_JSON_VALUES:
            raise ValueError("too many values")
        if isinstance(value, str) and re.search("[\0\ud800-\udfff]", value):
            raise ValueError("a text with U+0000 or half of a surrogate pair")
        if isinstance(value, (dict, list)):
            if depth > DEEPEST_JSON:
                raise ValueError("lists and objects are nested too deeply")
            rest += [(part, depth + 1) for part in value]
            rest += [(part, depth + 1) for part in value.values()] if isinstance(value, dict) else []


def strict_json(text: bytes) -> object:  # 5.3
    try:
        document = json.loads(text.decode("utf-8"), object_pairs_hook=without_repetition, parse_int=integer,
                              parse_constant=no_number)
        check_values(document)
        return document
    except (ValueError, RecursionError) as error:
        raise Damage(MANIFEST, f"cannot be decoded: {error}") from None


def check_members(json_object: object, types: dict[str, type]) -> None:
    for name, kind in types.items():
        value = json_object.get(name) if isinstance(json_object, dict) else None
        if type(value) is not kind or (kind is int and not -1 << 63 <= value < 1 << 63):
            raise Damage(MANIFEST, f"member {name} is missing or has another type")


def check_known_members(json_object: dict, types: dict[str, type]) -> None:
    """Checks the members that are present; an earlier writer may not have known all of them."""
    check_members(json_object, {name: kind for name, kind in types.items() if name in json_object})
    if not all(0 <= json_object.get(name, 0) <= LARGEST_COUNT for name, kind in types.items() if kind is int):
        raise Damage(MANIFEST, "a count is negative or too large")


def check_version(manifest: object) -> None:  # 15
    """Checks the members that every version of the format has; all others may have another meaning in other versions."""
    if not isinstance(manifest, dict) or manifest.get("mediaType") != "application/vnd.hubpack+zip":
        raise Damage(None, "not a hubpack bundle")
    check_members(manifest, {"formatVersion": int, "requires": list})
    if manifest["formatVersion"] < 1 or not all(isinstance(feature, str) for feature in manifest["requires"]):
        raise Damage(MANIFEST, "\"formatVersion\" or \"requires\" is invalid")
    if manifest["formatVersion"] != 1 or manifest["requires"]:  # format 1 defines no features
        needs = ", ".join([f"format {manifest['formatVersion']}", *manifest["requires"]])
        raise Newer(f"needs {needs}; this reader supports format 1 (use a newer reader)")


def check_manifest(manifest: dict) -> None:  # 5
    check_members(manifest, MANIFEST_MEMBERS)
    if not is_label(manifest["release"], LONGEST_RELEASE):
        raise Damage(MANIFEST, "\"release\" is not a valid label")
    for name in LABELS:
        if manifest.get(name) is not None and not is_label(manifest[name], LONGEST_LABEL):
            raise Damage(MANIFEST, f"\"{name}\" is not a text on one line")
    check_known_members(manifest["counts"], {name: int for name in [*COUNTS, "assetBytes"]})
    check_known_members(manifest["leftOut"], {**CHOICES, **{name: int for name in LEFT_OUT}})
    omitted = manifest["leftOut"].get("omitted", [])
    if not all(isinstance(fact, str) for fact in omitted) or omitted != sorted(omitted):
        raise Damage(MANIFEST, "\"leftOut.omitted\" is not a sorted list of texts")
    for name in ("thumbnailEdge", "imageEdge"):
        edge = manifest.get(name)
        if edge is not None and (type(edge) is not int or not 1 <= edge <= LONGEST_EDGE):
            raise Damage(MANIFEST, f"\"{name}\" is not a valid number of pixels")
    if not isinstance(manifest.get("pictureMetadata"), (str, type(None))):
        raise Damage(MANIFEST, "\"pictureMetadata\" is not a text")
    if not is_time(manifest["created"]):
        raise Damage(MANIFEST, "\"created\" is not a valid time")
    check_members(manifest["contentDigests"], {"1": str})
    known = [digest for rules, digest in manifest["contentDigests"].items() if rules in queries_of_rules()]
    base = manifest.get("base")
    if not all(map(is_digest, known if base is None else [*known, base])):
        raise Damage(MANIFEST, "\"base\" or \"contentDigests\" contains an invalid digest")


def is_label(text: object, longest: int) -> bool:
    return isinstance(text, str) and len(text) <= longest and LABEL.fullmatch(text) is not None and text.strip(" ") == text


def is_time(text: str) -> bool:  # 5, 11.3
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", text):
        return False
    try:
        return datetime(*map(int, re.findall("[0-9]+", text))).year < 9999
    except ValueError:
        return False


def accounts_of_manifest(manifest: dict) -> dict[str, Account]:
    accounts: dict[str, Account] = {}
    for listed in manifest["entries"]:
        check_members(listed, {"name": str, "size": int, "sha256": str})
        if listed["name"] == MANIFEST or listed["name"].startswith(BY_CATALOG):
            raise Damage(MANIFEST, f"must not list {shown(listed['name'])}")
        add_account(MANIFEST, accounts, listed["name"], listed["size"], listed["sha256"])
    if CATALOG not in accounts:
        raise Damage(MANIFEST, f"does not list {CATALOG}")
    return accounts


def add_account(by: str, accounts: dict[str, Account], name: str, size: int, digest: str) -> None:
    if not is_name(name) or name in accounts or size < 0 or not is_digest(digest):
        raise Damage(by, f"lists {shown(name)} incorrectly")
    accounts[name] = Account(size, digest)


# 7 The catalog --------------------------------------------------------------------------------------

SCHEMA, RULES, CONTENT = "catalog", "rules", "content"


def sql_of_document(name: str) -> str:
    """Returns the SQL in one of the files that are part of Docs/Format.md."""
    return (SQL / f"{name}.sql").read_text(encoding="utf-8").strip()


def queries_of(sql: str) -> list[str]:
    return sql.rstrip().rstrip(";").split(";\n")


def queries_of_rules() -> dict[str, list[str]]:  # 10
    """Returns the queries that each version of the rules adds, by the number in the line `-- rules N` above them."""
    parts = re.split(r"^-- rules ([0-9]+)\n", sql_of_document(CONTENT), flags=re.M)
    return dict(zip(parts[1::2], map(queries_of, parts[2::2])))


def folding_table() -> dict[int, str]:
    """Returns the table of section 11.2, with the replacements of letters."""
    section = DOCUMENT.read_text(encoding="utf-8").partition("\n### 11.2 Folding")[2].partition("\n### ")[0]
    return {int(code, 16): becomes for becomes, code in re.findall(r"^\| `.` \| `(.+)` \| U\+([0-9A-F]{4}) \|$", section, re.M)}


def lower_case(text: str) -> str:  # 8: character by character, so that a final sigma is like any other
    return "".join(character.lower() for character in text)


def fold(text: str) -> str:  # 11.2
    for step in (lambda text: unicodedata.normalize("NFKD", text), lower_case):
        text = "".join(character for character in step(text) if not unicodedata.category(character).startswith("M"))
    return text.translate(FOLDINGS)


def is_known(text: str) -> bool:  # 11.2
    last = sys.maxunicode if unicodedata.unidata_version.startswith("14.") else 0x52F
    return all(ord(character) <= last and unicodedata.category(character) != "Cn" for character in text)


FOLDINGS = folding_table()


def open_database(data: bytes) -> sqlite3.Connection:
    if hasattr(sqlite3.Connection, "deserialize"):
        database = sqlite3.connect(":memory:")
        database.deserialize(data)
    else:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, CATALOG)
            path.write_bytes(data)
            database = sqlite3.connect(":memory:")
            with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as on_disk:
                on_disk.backup(database)
    if hasattr(database, "setconfig"):  # Python 3.12
        database.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
        database.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_TRIGGER, False)
        database.setconfig(sqlite3.SQLITE_DBCONFIG_ENABLE_VIEW, False)
    for setting in ("trusted_schema = OFF", "cell_size_check = ON", "temp_store = MEMORY"):
        database.execute(f"PRAGMA {setting}")
    return database


class Column(NamedTuple):
    """The declaration of a column, without its name."""
    type: str
    required: int
    key: int  # the index in the primary key, from 1; 0 if it is not part of it
    default: int


class Table(NamedTuple):
    """The structure of a table as SQLite reports it."""
    flags: tuple[int, int]  # WITHOUT ROWID, STRICT
    columns: dict[str, Column]
    keys: set[tuple]
    references: set[tuple[str, str, bool]]  # from a column, to a table, to its primary key


def words_of(sql: str) -> list[str]:  # 7.1
    """Returns the words of a statement in upper case, without comments, texts and quoted names."""
    pieces = re.findall(r"""--[^\n]*|/\*.*?(?:\*/|\Z)|'[^']*'?|"[^"]*"?|`[^`]*`?|\[[^]]*]?|[\w$\x80-\U0010ffff]+|\S""", sql, re.ASCII | re.S)
    return [piece.upper() for piece in pieces if not re.match(r"--|/\*|['\"`\[]", piece)]


def structure(database: sqlite3.Connection) -> dict[str, Table]:  # 7.1
    """Returns all tables by name."""
    tables: dict[str, Table] = {}
    query = "SELECT name, type, wr, strict FROM pragma_table_list WHERE schema = 'main' AND name <> 'sqlite_schema'"
    for name, kind, *flags in list(database.execute(query)):
        if kind != "table":
            raise Damage(CATALOG, f"contains a {shown(kind)}: only plain tables and indexes are allowed")
        columns: dict[str, Column] = {}
        for column, declared, required, default, key, hidden in database.execute(
                'SELECT name, type, "notnull", dflt_value IS NOT NULL, pk, hidden FROM pragma_table_xinfo(?)', (name,)):
            if hidden:
                raise Damage(CATALOG, f"contains a computed column in {shown(name)}")
            columns[column] = Column(declared, required, key, default)
        keys = set()
        for index, unique, partial in list(database.execute(
                'SELECT name, "unique", partial FROM pragma_index_list(?)', (name,))):
            places = list(database.execute("SELECT cid, name FROM pragma_index_xinfo(?) WHERE key ORDER BY seqno", (index,)))
            if partial or any(place < -1 for place, _ in places):
                raise Damage(CATALOG, f"contains an index of an expression or a condition on {shown(name)}")
            keys.add((unique, tuple(column for _, column in places)))
        tables[name] = Table(tuple(flags), columns, keys, references_of(database, name))
    return tables


def columns_of(tables: dict[str, Table]) -> set[tuple[str, str]]:
    return {(name, column) for name, table in tables.items() for column in table.columns}


def references_of(database: sqlite3.Connection, table: str) -> set[tuple[str, str, bool]]:
    """Returns the references of a single column: others are satisfied as soon as one of their columns is NULL."""
    references: dict[int, list[tuple[str, str, bool]]] = {}
    for place, target, column, key in list(database.execute(
            'SELECT id, "table", "from", "to" FROM pragma_foreign_key_list(?)', (table,))):
        keys = {name.lower() for (name,) in database.execute("SELECT name FROM pragma_table_info(?) WHERE pk", (target,))}
        references.setdefault(place, []).append((column.lower(), target.lower(), key is None or key.lower() in keys))
    return {columns[0] for columns in references.values() if len(columns) == 1}


class Catalog:
    """The database of a bundle, with the schema of format 1."""

    def __init__(self, data: bytes):
        if not data.startswith(b"SQLite format 3\0") or data[18:20] != b"\1\1":  # 7.1
            raise Damage(CATALOG, "not an SQLite database, or in WAL mode")
        page_size, page_count = struct.unpack_from(">H10xL", data, 16) if len(data) >= 32 else (0, 0)  # 7
        if not page_count or page_count * (65536 if page_size == 1 else page_size) != len(data):
            raise Damage(CATALOG, "size mismatch: its pages do not take all bytes")
        self.database = open_database(data)
        if self.value("PRAGMA application_id") != 0x48756270:
            raise Damage(CATALOG, "not a hubpack catalog")
        version = self.value("PRAGMA user_version")
        if version < 1:
            raise Damage(CATALOG, f"has version {version}, which no format has")
        if version > 1:
            raise Newer(f"{CATALOG} has version {version}; this reader supports version 1 (use a newer reader)")
        if self.value("PRAGMA encoding") != "UTF-8":
            raise Damage(CATALOG, "not in UTF-8")
        self.check_schema()

    def value(self, query: str) -> object:
        return self.database.execute(query).fetchone()[0]

    def rows(self, query: str, *types: type) -> Iterator[tuple]:
        """Yields the rows of a query, and checks the types of their values, which a hostile catalog may not respect."""
        for row in self.database.execute(query):
            if not all(isinstance(value, kind) for value, kind in zip(row, types)):
                raise Damage(CATALOG, "a value has another type than format 1 allows")
            yield row

    def check_schema(self) -> None:  # 7.1
        for kind, name, sql in self.rows("SELECT type, name, sql FROM sqlite_schema", str, str, (str, type(None))):
            words = words_of(sql or "CREATE INDEX")
            if kind not in ("table", "index") or words[:2] not in (["CREATE", "TABLE"], ["CREATE", "INDEX"]) \
                    and words[:3] != ["CREATE", "UNIQUE", "INDEX"] or sql and name.lower().startswith(("sqlite_", "pragma_", "json_")):
                raise Damage(CATALOG, f"contains the {shown(kind)} {shown(name)}: only plain tables and indexes are allowed")
            if {"CHECK", "COLLATE", "AS", "WHERE"} & set(words) or ("DEFAULT", "(") in zip(words, words[1:]):
                raise Damage(CATALOG, f"contains the {kind} {shown(name)} with an expression")
        found = structure(self.database)
        base, *additions = sql_of_document(SCHEMA).split("\n-- Addition: ")
        with closing(sqlite3.connect(":memory:")) as model, closing(sqlite3.connect(":memory:")) as own_model:
            model.executescript(base)
            own_model.executescript(base)
            for addition in additions:
                known = columns_of(structure(model))
                model.executescript("-- " + addition)
                if (columns_of(structure(model)) - known) & columns_of(found):
                    own_model.executescript("-- " + addition)
            expected, required = structure(model), structure(own_model)
        for name in found.keys() - expected.keys():
            if name.lower() in expected:  # SQLite ignores case in names
                raise Damage(CATALOG, f"has a table {shown(name)} where format 1 has {name.lower()}")
        for name, table in expected.items():
            if name not in required:
                columns = ", ".join(f"NULL AS {column}" for column in table.columns)
                self.database.execute(f"CREATE TEMP VIEW {name} AS SELECT {columns} WHERE 0")
                continue
            if name not in found:
                raise Damage(CATALOG, f"has no table {name}")
            own, needed = found[name], required[name]
            if own.flags != needed.flags or not needed.keys <= own.keys or not needed.references <= own.references:
                raise Damage(CATALOG, f"table {name} differs from format 1")
            for column, declaration in own.columns.items():
                if column not in needed.columns and (
                        declaration.key or declaration.required and not declaration.default or column.lower() in table.columns):
                    raise Damage(CATALOG, f"table {name} has an additional column that is required, or that differs from one of format 1 only in case")
            if any(own.columns.get(column) != declaration for column, declaration in needed.columns.items()):
                raise Damage(CATALOG, f"table {name} has columns that differ from format 1")
            if own.columns.keys() != table.columns.keys():  # additional columns could make names in the queries ambiguous
                columns = ", ".join(column if column in needed.columns else f"NULL AS {column}" for column in table.columns)
                self.database.execute(f"CREATE TEMP VIEW {name} AS SELECT {columns} FROM main.{name}")
        self.tables = sorted(required)
        self.database.execute("PRAGMA query_only = ON")

    def check_integrity(self) -> None:  # 6, 16: of the tables of format 1 only
        for table in self.tables:
            for (message,) in self.database.execute(f"PRAGMA main.integrity_check({table})"):
                if message != "ok":
                    raise Damage(CATALOG, f"damaged database: {shown(message)}")
            if self.database.execute(f"PRAGMA main.foreign_key_check({table})").fetchone():
                raise Damage(CATALOG, f"a row of {table} refers to a missing row")

    def check_texts(self) -> None:  # 4, 11.1; Python raises an error if a text is not UTF-8
        for table in self.tables:
            for row in self.database.execute(f"SELECT * FROM {table}"):
                texts = [value for value in row if isinstance(value, str)]
                if any("\0" in text for text in texts):
                    raise Damage(CATALOG, f"a text in {table} contains U+0000")
                if sum(len(text.encode()) for text in texts) > LONGEST_ROW:
                    raise Damage(CATALOG, f"a row of {table} has more than {LONGEST_ROW} bytes of text")

    def check_rules(self, day: str, omits: bool) -> None:  # 7.4
        for name, function in (("fold", fold), ("lower_case", lower_case), ("is_known", is_known)):
            self.database.create_function(name, 1, lambda text, function=function: None if text is None else function(text))
        for query in queries_of(sql_of_document(RULES)):
            query = query.replace(":day", f"'{day}'").replace(":omits", str(int(omits)))
            for table, row, what in self.rows(query, str, (int, str), str):
                raise Damage(CATALOG, f"row {shown(row)} of {table} {what}")

    def accounts(self) -> dict[str, Account]:  # 6, 12, 13
        accounts: dict[str, Account] = {}
        query = "SELECT entry, size, sha256 FROM sources WHERE entry IS NOT NULL ORDER BY id"
        for name, size, digest in self.rows(query, str, int, str):
            if not name.startswith("sources/"):
                raise Damage(CATALOG, f"a source has the invalid entry {shown(name)}")
            add_account(CATALOG, accounts, name, size, digest)
        for digest, extension, size in self.rows("SELECT sha256, extension, size FROM assets ORDER BY id", str, str, int):
            if not is_digest(digest) or not re.fullmatch(r"[a-z0-9]{1,8}", extension):
                raise Damage(CATALOG, "the sha256 or the extension of an asset is invalid")
            add_account(CATALOG, accounts, f"assets/{digest[:2]}/{digest}.{extension}", size, digest)
        return accounts

    def has_root(self, location: str) -> bool:  # 5
        query = "SELECT 1 FROM sources WHERE role = 'level1' AND location = ?"
        return self.database.execute(query, (location,)).fetchone() is not None

    def counts(self) -> dict[str, object]:  # 5.1
        return {**self.count(COUNTS), "assetBytes": self.value("SELECT COALESCE(SUM(size), 0) FROM assets")}

    def left_out(self) -> dict[str, object]:  # 5.2
        return self.count(LEFT_OUT)

    def count(self, queries: dict[str, str]) -> dict[str, object]:
        return {name: self.value(f"SELECT COUNT(*) {rest}") for name, rest in queries.items()}

    def content_digests(self) -> dict[str, str]:  # 10
        """Returns the digests by the versions of the rules: each covers the rows of the previous one and of its own queries."""
        digests, digest = {}, hashlib.sha256()
        for rules, queries in queries_of_rules().items():
            for query in queries:
                for row in self.rows(query):
                    digest.update(b"".join(map(encoded, row)) + b"\n")
            digests[rules] = digest.hexdigest()
        return digests

    def organizations(self, kind: str) -> list[dict[str, object]]:
        rows = self.rows("SELECT id, kind, full_name, town, country FROM organizations ORDER BY folded_name, folded_town, id",
                         int, str, str, str, (str, type(None)))
        return [{"fullName": name, "town": town, "country": country,
                 **({"members": self.members(identifier)} if kind == "club" else {})}
                for identifier, found, name, town, country in list(rows) if found == kind]

    def members(self, club: int) -> list[str]:
        """Returns the full names of all members, including former ones, by family name."""
        query = ("SELECT given_name, infix_name, family_name FROM memberships JOIN photographers"
                 f" ON photographers.id = photographer_id WHERE organization_id = {club} ORDER BY sort_key")
        return [" ".join(filter(None, names)) for names in self.rows(query, str, str, str)]


def encoded(value: object) -> bytes:  # 10
    if value is None:
        return b"n;"
    if isinstance(value, int):
        return b"i%d;" % value
    if isinstance(value, str):
        text = value.encode("utf-8")
        return b"t%d:%s;" % (len(text), text)
    raise Damage(CATALOG, "a value has another type than format 1 allows")


# 6 The chain of trust -------------------------------------------------------------------------------

def caught(check: Callable[[], Iterator[Damage]]) -> Iterator[Damage]:
    try:
        yield from check()
    except Damage as damage:
        yield damage


class Reader:
    """A checker for the three levels; each method yields or raises the damage that it finds, or raises Newer."""

    def __init__(self, file: BinaryIO):
        self.file = file

    def structure(self) -> Iterator[Damage]:
        head = manifest_head(self.file)
        if head and head[1]:
            try:
                manifest = strict_json(head[0])
            except Damage:
                pass  # it is found again below, unless the archive has a fault that explains it
            else:
                check_version(manifest)
        self.archive = Archive(self.file)
        if not head:
            raise Damage(MANIFEST, "its local header does not state its size")
        text = b"".join(self.archive.contents(MANIFEST))
        self.id = hashlib.sha256(text).hexdigest()
        self.manifest = strict_json(text)
        check_version(self.manifest)
        check_manifest(self.manifest)
        self.accounts = accounts_of_manifest(self.manifest)
        yield from self.disagreements(self.accounts)
        for name in self.archive.entries:
            if name not in self.accounts and name != MANIFEST and not name.startswith(BY_CATALOG):
                yield Damage(name, "not listed in the manifest or the catalog")

    def catalog(self) -> Iterator[Damage]:
        data = b"".join(self.archive.contents(CATALOG))
        if hashlib.sha256(data).hexdigest() != self.accounts[CATALOG].digest:
            raise Damage(CATALOG, "checksum mismatch")
        try:
            catalog = Catalog(data)
            catalog.check_integrity()
            catalog.check_texts()
            catalog.check_rules(self.manifest["created"][:10], bool(self.manifest["leftOut"].get("omitted")))
            accounts = catalog.accounts()
            yield from self.disagreements(accounts)
            self.accounts.update(accounts)
            for name in sorted(self.archive.entries.keys() - self.accounts.keys() - {MANIFEST}):
                yield Damage(name, "not listed in the manifest or the catalog")
            self.counts = catalog.counts()
            if not catalog.has_root(self.manifest["root"]):
                yield Damage(MANIFEST, "its root is not a Level 1 file of the catalog")
            for member, counts in (("counts", self.counts), ("leftOut", catalog.left_out())):
                for name, count in counts.items():
                    if self.manifest[member].get(name, count) != count:
                        yield Damage(MANIFEST, f"\"{member}\" does not match the catalog, in which {name} is {count}")
            self.digests = catalog.content_digests()
            for rules, digest in self.digests.items():
                if self.manifest["contentDigests"].get(rules, digest) != digest:
                    yield Damage(MANIFEST, f"content digest mismatch: the catalog has {digest} by rules {rules}")
            self.clubs, self.museums = catalog.organizations("club"), catalog.organizations("museum")
        except (sqlite3.Error, UnicodeError) as error:
            raise Damage(CATALOG, f"cannot be read: {shown(error)}") from None

    def every_byte(self) -> Iterator[Damage]:
        for name in self.accounts:
            yield from caught(lambda: self.wrong_bytes(name))

    def wrong_bytes(self, name: str) -> Iterator[Damage]:
        digest = hashlib.sha256()
        for chunk in self.archive.contents(name):
            digest.update(chunk)
        if digest.hexdigest() != self.accounts[name].digest:
            yield Damage(name, "checksum mismatch")

    def disagreements(self, accounts: dict[str, Account]) -> Iterator[Damage]:
        for name, account in accounts.items():
            entry = self.archive.entries.get(name)
            if entry is None:
                yield Damage(name, "missing from the archive")
            elif entry.size != account.size:
                yield Damage(name, f"size mismatch: the {'catalog' if name.startswith(BY_CATALOG) else 'manifest'} says {account.size} bytes, "
                                   f"the archive has {entry.size}")

    def result(self) -> dict[str, object]:
        """Returns the contents of a valid bundle, or the damages of another one. Raises Newer."""
        for level, check in (("structure", self.structure), ("catalog", self.catalog), ("bytes", self.every_byte)):
            count, damages = 0, []
            for damage in caught(check):
                count += 1
                if count <= MOST_DAMAGES:
                    damages.append({"level": level, "entry": damage.entry, "message": damage.message})
            if damages:
                names = ("id", *MEMBERS_SHOWN, "contentDigests", "counts", "entries", "clubs", "museums")
                return {**dict.fromkeys(names), "damageCount": count, "damages": damages}
        accounts = {MANIFEST: Account(self.archive.entries[MANIFEST].size, self.id), **self.accounts}
        return {"id": self.id, **{name: self.manifest.get(name) for name in MEMBERS_SHOWN},
                "contentDigests": self.digests, "counts": self.counts,
                "entries": [{"name": name, "size": account.size, "sha256": account.digest}
                            for name, account in accounts.items()],
                "clubs": self.clubs, "museums": self.museums, "damageCount": 0, "damages": []}


# What people and programs see -----------------------------------------------------------------------

def listing(bundle: dict) -> Iterator[str]:
    for name in ("title", "maker", "license", "consent"):
        if bundle[name] is not None:
            yield f"{name:8} {shown(bundle[name])}"
    yield f"release  {shown(bundle['release'])}, created {bundle['created']}"
    yield f"id       {bundle['id']}"
    for rules, digest in bundle["contentDigests"].items():
        yield f"content  {digest} (rules {rules})"
    yield f"root     {shown(bundle['root'])}"
    yield f"entries  {len(bundle['entries'])}, all checked"
    yield "counts   " + ", ".join(f"{name} {count}" for name, count in bundle["counts"].items())
    for country in sorted({club["country"] or "" for club in bundle["clubs"]}):
        yield f"\nClubs in {shown(country) or 'an unknown country'}"
        for club in bundle["clubs"]:
            if (club["country"] or "") == country:
                yield f"  {shown(club['fullName'])} ({shown(club['town'])})"
                yield from (f"    {shown(member)}" for member in club["members"])
    yield "\nMuseums"
    for museum in bundle["museums"]:
        yield f"  {shown(museum['fullName'])} ({shown(museum['town'])}, {shown(museum['country'] or 'unknown country')})"


def read_bundle(path: str) -> dict[str, object]:
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise OSError("not a regular file")
    with open(descriptor, "rb") as file:
        return Reader(file).result()


def main() -> int:
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print a JSON document")
    parser.add_argument("bundle", metavar="BUNDLE")
    arguments = parser.parse_args()
    try:
        if sqlite3.sqlite_version_info < (3, 37):
            raise OSError(f"needs SQLite 3.37; this Python has {sqlite3.sqlite_version}")
        bundle = read_bundle(arguments.bundle)
    except Newer as newer:
        print(f"{shown(arguments.bundle)}: {shown(newer)}", file=sys.stderr)
        return 2
    except (OSError, MemoryError) as error:
        print(f"{shown(arguments.bundle)}: cannot be read: {shown(error)}", file=sys.stderr)
        return 2
    print(json.dumps(bundle, indent=2)) if arguments.json else None
    for damage in bundle["damages"]:
        entry = f"{shown(damage['entry'])}: " if damage["entry"] is not None else ""
        print(f"{shown(arguments.bundle)}: {entry}{damage['message']}", file=sys.stderr)
    if bundle["damageCount"] > len(bundle["damages"]):
        print(f"{shown(arguments.bundle)}: and {bundle['damageCount'] - len(bundle['damages']):,} more", file=sys.stderr)
    if bundle["damages"]:
        return 1
    if not arguments.json:
        print("\n".join(listing(bundle)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
