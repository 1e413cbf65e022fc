#!/usr/bin/env python3
"""Checks that count-hub.py notices every change of a catalog.

    python3 Scripts/checks/check-count-hub.py FOLDER BUNDLE

Takes a bundle that agrees with its hub's folder. Changes one value of every column and removes one row of every
table, each in a catalog of its own; count-hub.py has to report every change. Prints the changes that it misses, and
exits with 1 if there are any.
"""

import copy
import json
import pathlib
import sqlite3
import sys
import tempfile
import zipfile
from contextlib import closing

sys.dont_write_bytecode = True
from hub_catalog import (  # noqa: E402  (after the line that keeps the tree clean)
    differences, expected_tables, found_tables, read_as_chosen)

# Values that the level files do not hold, and ids without a meaning; problems are only counted by code.
NOT_COMPARED = {("organizations", "country"), ("images", "id"), *(
    ("problems", column) for column in ("id", "severity", "file", "line", "column_number", "path", "message",
                                        "suggestion", "source_id"))}


def changed(database, table, column, kind):
    """Changes a value of a column: one that is not NULL if possible; a fixed word in the case of reasons."""
    where = "state = 'left-out'" if column == "reason" else f"{column} IS NOT NULL"
    old = (database.execute(f"SELECT {column} FROM {table} WHERE {where} LIMIT 1").fetchone() or (None,))[0]
    keys = ", ".join(name for name, place in
                     database.execute("SELECT name, pk FROM pragma_table_info(?)", (table,)) if place)
    for new in others(database, table, column, kind, old):
        try:
            database.execute(f"UPDATE {table} SET {column} = ? WHERE ({keys}) IN"
                             f" (SELECT {keys} FROM {table} WHERE {column} IS ? LIMIT 1)", (new, old))
            break
        except sqlite3.IntegrityError:  # another row has this value, which must be unique
            continue
    return f"{table}.{column}: {old!r} became {new!r}"


def others(database, table, column, kind, old):
    """Yields values other than the old one; for references, first one to another row."""
    for _, place, target, origin, *_ in database.execute(f"PRAGMA foreign_key_list({table})").fetchall():
        if origin == column:
            key = database.execute(
                "SELECT name FROM pragma_table_info(?) WHERE pk = ?", (target, place + 1)).fetchone()[0]
            yield from (row[0] for row in database.execute(
                f"SELECT {key} FROM {target} WHERE {key} IS NOT ? LIMIT 1", (old,)).fetchall())
    yield (old or "") + "x" if kind == "TEXT" else (old or 0) + (1 if old in (None, 0) else 10_000)


def changes(catalog, path):
    """Yields descriptions of changes, and catalogs with one change each. Each is briefly written to the path."""
    path.write_bytes(catalog)
    with closing(sqlite3.connect(path)) as database:
        tables = database.execute("SELECT name, wr FROM pragma_table_list WHERE name NOT LIKE 'sqlite_%'").fetchall()
        columns = [(table, column, kind) for table, _ in tables for column, kind in
                   database.execute("SELECT name, type FROM pragma_table_info(?)", (table,))
                   if (table, column) not in NOT_COMPARED]
    steps = [lambda database, column=column: changed(database, *column) for column in columns]
    steps += [lambda database, table=table: without_row(database, *table) for table in tables]
    steps.append(with_validator)
    for step in steps:
        path.write_bytes(catalog)
        with closing(sqlite3.connect(path)) as database:
            what = step(database)
            database.commit()
            has_changed = database.total_changes
        if has_changed:
            yield what, path.read_bytes()


def without_row(database, table, is_without_rowid):
    """Removes the first row of a table, or all rows of a table without row ids."""
    rest = "" if is_without_rowid else f"WHERE rowid = (SELECT min(rowid) FROM {table})"
    database.execute(f"DELETE FROM {table} {rest}")
    return f"{table}: a row is missing"


def with_validator(database):
    """Gives the root a validator, which only a server can send."""
    database.execute("INSERT INTO validators SELECT location, NULL, 'x', NULL FROM sources WHERE id = 1")
    return "validators: an additional row"


def main():
    """Reads the arguments and runs the check."""
    if len(sys.argv) != 3 or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    number, missed = 0, []
    with zipfile.ZipFile(sys.argv[2]) as archive, tempfile.TemporaryDirectory() as folder:
        catalog, manifest = archive.read("catalog.sqlite"), json.loads(archive.read("manifest.json"))
        edges = [manifest.get(name) for name in ("thumbnailEdge", "imageEdge")]
        found = found_tables(archive, catalog)
        expected = expected_tables(read_as_chosen(pathlib.Path(sys.argv[1]), manifest, found)[0])
        told = differences(copy.deepcopy(expected), found, edges)[1]
        if told:
            sys.exit("The bundle does not agree with the folder: " + told[0])
        for what, other in changes(catalog, pathlib.Path(folder) / "catalog.sqlite"):
            number += 1
            if not differences(copy.deepcopy(expected), found_tables(archive, other), edges)[1]:
                missed.append(what)
    for what in missed:
        print(f"missed: {what}")
    print(f"{number} changes, {len(missed)} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
