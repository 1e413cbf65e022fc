"""Mutations of the files that hubpack reads. All of them follow a `random.Random`, so that a trial can be repeated."""
from __future__ import annotations

import json
import random
import sqlite3
import struct
import tempfile
from pathlib import Path

# Texts that readers of names, addresses, dates and terminals have stumbled over.
TEXTS = [
    "", " ", "\u00a0", "x" * 1_000, "y" * 100_000, "\u0000", "\u001b[31mred\u001b[0m", "\u009b2J", "\u202egnp.exe", "\r\n",
    "\ud800", "\ufffe", "e\u0301" * 500, "\U0001f469\u200d\U0001f469\u200d\U0001f467", "__proto__", "constructor", "-rf", "../../etc/passwd",
    "/etc/passwd", "file:///etc/passwd", "javascript:alert(1)", "http://", "http://[::1", "https://user:pw@lens.example:99999/",
    "http://lens.example/%zz", "%00", "//lens.example", "?", "#", "<script>", "&amp;", "=1+1", "'; DROP TABLE sources; --",
    "9999-12-31", "2026-02-30", "0000-00-00", "-1", "2024-01-01T25:61:61Z", "1e999", "NaN", "NULL", "true",
]
NUMBERS = [0, -0.0, 1, -1, 90.0000001, -181, 2**31, 2**32, 2**53 + 1, 2**63 - 1, -(2**63), 2**64, 1e308, -1e308, 5e-324, 0.1]
BYTES = [b"\x00", b"\xff", b"\x80", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"\xff\xfe", b"\r", b"\x1b[2J", b"9" * 400,
         b"-", b"1e", b"[" * 200, b"{\"a\":" * 100, b"\"", b"\\u0000", b"\\ud800", b",", b",,", b"/*", b"NaN"]
MARKUP = [b"<!DOCTYPE x [<!ENTITY a \"b\">]>", b"&a;", b"&#0;", b"&#x110000;", b"&#27;", b"<![CDATA[", b"]]>", b"<?xml version=\"1.0\" encoding=\"UTF-16\"?>",
          b"<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>", b"<!--", b"-->", b"<image imageURL=\"a.png\"/>", b"</juiceboxgallery>",
          b"<a " + b"x=\"\" " * 50 + b">", b"<" * 100, b"<a>" * 300, b"xmlns:q=\"urn:q\"", b"<im\xe9ge/>", b" imageURL=\"b.png\""]


def mutated_bytes(data: bytes, chance: random.Random, words: list[bytes] = BYTES) -> bytes:
    """The bytes after one to four small changes."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        start = chance.randint(0, len(data))
        end = min(len(data), start + int(chance.expovariate(1 / 20)) + 1)
        kind = chance.randrange(8)
        if kind == 0 and start < len(data):
            data[start] ^= 1 << chance.randrange(8)
        elif kind == 1 and start < len(data):
            data[start] = chance.randrange(256)
        elif kind == 2:
            data[start:start] = chance.choice(words)
        elif kind == 3:
            del data[start:end]
        elif kind == 4:
            data[start:start] = data[start:end] * chance.choice([1, 2, 50])
        elif kind == 5:
            data[start:end] = chance.choice(words)
        elif kind == 6 and chance.random() < 0.2:
            del data[start:]
        elif kind == 7 and start + 8 <= len(data):
            struct.pack_into(chance.choice(["<H", "<L", "<Q", ">L", ">Q"]), data, start,
                             chance.choice([0, 1, 0x7FFF, 0xFFFF]))
    return bytes(data)


def mutated_json(data: bytes, chance: random.Random) -> bytes:
    """The text of a JSON document after one to three changes of its values, or of its bytes."""
    if chance.random() < 0.4:
        return mutated_bytes(data, chance)
    document = json.loads(data)
    for _ in range(chance.randint(1, 3)):
        containers = [value for value in nodes(document) if isinstance(value, (dict, list)) and value]
        if containers:
            change_member(chance.choice(containers), chance)
    text = json.dumps(document, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
    if chance.random() < 0.1:  # twice the same key
        text = text.replace(b'": ', b'": 1, "' + chance.choice([b"name", b"release", b"clubs"]) + b'": ', 1)
    return text


def nodes(value: object):
    yield value
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from nodes(child)


def change_member(container: dict | list, chance: random.Random) -> None:
    key = chance.choice(list(container) if isinstance(container, dict) else range(len(container)))
    value = container[key]
    kind = chance.randrange(6)
    if kind == 0:
        del container[key]
    elif kind == 1 and isinstance(container, list):
        container[key:key] = [value] * chance.choice([1, 3, 200])
    elif kind == 1:
        container[chance.choice(TEXTS + ["name", "optional", "clubs", "members"])] = value
    elif kind == 2:
        for _ in range(chance.choice([1, 3, 80])):
            value = [value] if chance.random() < 0.5 else {"optional": value}
        container[key] = value
    else:
        container[key] = something(chance)


def something(chance: random.Random) -> object:
    """A value that is rarely the right one."""
    return chance.choice([lambda: chance.choice(TEXTS), lambda: chance.choice(TEXTS), lambda: chance.choice(NUMBERS), lambda: None,
                          lambda: chance.random() < 0.5, list, dict, lambda: [chance.choice(TEXTS)]])()


def mutated_catalog(data: bytes, chance: random.Random) -> bytes:
    """An SQLite file after changes of its rows, its schema or its bytes."""
    if chance.random() < 0.3:
        # What stands in the header decides how all else is read, so it gets more than its share.
        head = 120 if chance.random() < 0.3 else len(data)
        return mutated_bytes(data[:head], chance) + data[head:]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "catalog.sqlite")
        path.write_bytes(data)
        database = sqlite3.connect(path, isolation_level=None)
        database.text_factory = bytes
        for pragma in ("ignore_check_constraints = ON", "foreign_keys = OFF", "journal_mode = OFF", "synchronous = OFF"):
            database.execute(f"PRAGMA {pragma}")
        for _ in range(chance.randint(1, 3)):
            try:
                database.execute(*change_of_catalog(database, chance))
            except (sqlite3.Error, OverflowError, UnicodeError):
                pass  # SQLite did not let us
        database.close()
        return path.read_bytes()


def change_of_catalog(database: sqlite3.Connection, chance: random.Random) -> tuple:
    """A statement with its values: to one row, to all rows of a table, or to the schema."""
    tables = [name.decode() for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1")]
    table = chance.choice(tables)
    columns = [(row[1].decode(), row[2]) for row in database.execute(f'PRAGMA table_info("{table}")')]
    column, kind = chance.choice(columns)
    if chance.random() < 0.08:
        return (chance.choice(SCHEMA_CHANGES).format(table=table, column=column),)
    rows = [key for (key,) in database.execute(f'SELECT "{columns[0][0]}" FROM "{table}" ORDER BY 1')]
    where, keys = ("", ()) if not rows or chance.random() < 0.2 else (f' WHERE "{columns[0][0]}" IS ?', (chance.choice(rows),))
    keys = tuple(key.decode() if isinstance(key, bytes) else key for key in keys)
    if chance.random() < 0.08:
        return f'DELETE FROM "{table}"{where}', keys
    if kind == b"TEXT" and chance.random() < 0.05:
        return f"UPDATE \"{table}\" SET \"{column}\" = CAST(x'ff41c3' AS TEXT){where}", keys
    return f'UPDATE "{table}" SET "{column}" = ?{where}', (value_for(kind, chance), *keys)


SCHEMA_CHANGES = [
    'CREATE VIEW further AS SELECT * FROM "{table}"', "CREATE TABLE further (a, b DEFAULT (1 + 1), c AS (a || b))",
    'CREATE INDEX further ON "{table}" ("{column}")', 'ALTER TABLE "{table}" ADD COLUMN further TEXT',
    'CREATE TRIGGER further AFTER INSERT ON "{table}" BEGIN SELECT 1; END', 'DROP TABLE "{table}"',
    'CREATE TABLE "\x1b[31m" (x)', "PRAGMA user_version = 2", "PRAGMA application_id = 7", "ANALYZE", "CREATE TABLE plain (a, b TEXT)",
]


def value_for(kind: bytes, chance: random.Random) -> object:
    """A value that a column of that type can hold, mostly."""
    if chance.random() < 0.15:
        return None
    if kind == b"INTEGER" and chance.random() < 0.95:
        return chance.choice([number for number in NUMBERS if isinstance(number, int) and -(2**63) <= number < 2**63])
    if kind == b"REAL" and chance.random() < 0.95:
        return float(chance.choice(NUMBERS))
    return chance.choice(TEXTS)
