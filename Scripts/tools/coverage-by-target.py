#!/usr/bin/env python3
"""Prints how many lines of each target under Sources/ the tests ran, as a table.

    Scripts/tools/coverage-by-target.py "$(swift test --enable-code-coverage --show-codecov-path)"

Reads the JSON that `swift test --enable-code-coverage` has the toolchain's llvm-cov write. Lines of
generated sources are not counted. Python's standard library only.
"""
import collections
import json
import pathlib
import sys

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"


def counts(path):
    """Returns the number of lines and of covered lines by target."""
    targets = collections.defaultdict(lambda: [0, 0])
    with open(path, encoding="utf-8") as file:
        files = json.load(file)["data"][0]["files"]
    for file in files:
        name = pathlib.Path(file["filename"])
        if name.is_relative_to(SOURCES):
            lines = file["summary"]["lines"]
            for number, key in enumerate(("count", "covered")):
                targets[name.relative_to(SOURCES).parts[0]][number] += lines[key]
    return targets


def main():
    """Reads the argument and prints the table."""
    targets = counts(sys.argv[1])
    rows = sorted(targets.items()) + [("total", [sum(column) for column in zip(*targets.values())])]
    print(f"{'target':<16} {'lines':>7} {'covered':>8} {'percent':>8}")
    for name, (lines, covered) in rows:
        print(f"{name:<16} {lines:>7} {covered:>8} {100 * covered / lines:>7.1f}%")


if __name__ == "__main__":
    main()
