#!/usr/bin/env python3
"""Check that each Swift file imports only what Package.swift lets its target depend on.

    Scripts/checks/check-imports.py

The compiler also accepts modules that the target sees through others, so a wall between two targets would fall
without a word. Prints each import that is not declared, and each dependency that no file of its target imports; exits
with 1 if there are any.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOLCHAIN = {
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "Glibc", "Musl", "PackagePlugin", "Synchronization",
    "Testing"}
# Linked, or used through another module, by every file of its target.
SILENT = {"CSQLiteShim", "GRDBSQLite"}
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)", re.MULTILINE)


def dependencies(target):
    """The names of what a target declares that it depends on."""
    return {next(iter(one.values()))[0] for one in target["dependencies"]}


def main():
    package = json.loads(subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    programs = {target["name"].replace("-", "_") for target in package["targets"] if target["type"] == "executable"}
    faults = []
    for target in package["targets"]:
        folder = ROOT / (target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{target['name']}")
        declared, imported = {name.replace("-", "_") for name in dependencies(target)}, set()
        for file in sorted(folder.rglob("*.swift")):
            # Programs in other languages stand in literals of tests.
            code = re.sub(r'"""\n.*?"""', lambda literal: "\n" * literal[0].count("\n"),
                          file.read_text(encoding="utf-8"), flags=re.DOTALL)
            for match in IMPORT.finditer(code):
                imported.add(match[1])
                if match[1] not in declared | TOOLCHAIN | {target["name"]}:
                    line = code.count("\n", 0, match.start(1)) + 1
                    faults.append(f"{file.relative_to(ROOT)}:{line}: {target['name']} does not depend on {match[1]}")
        if any(folder.rglob("*.swift")):
            faults += [f"Package.swift: no file of {target['name']} imports {name}"
                       for name in sorted(declared - imported - programs - SILENT)]
    print(*faults, sep="\n", end="\n" if faults else "")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
