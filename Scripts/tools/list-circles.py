#!/usr/bin/env python3
"""List circles of files: files of one target that use each other, directly or through others.

    Scripts/tools/list-circles.py [--most 4] [--files]

Prints each circle of more than two files: how many they are, and their folders; with --files, which they are. Exits
with 1 if a circle that crosses folders has more files than --most. (Circles between targets are impossible.)

A file uses another if it names a type, function or operator that only the other one declares at its top level, or a
member that only the other one declares in an extension. Names of fewer than six letters are not taken for members: too
many things have the same.
"""

import argparse
import collections
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
MODIFIERS = r"(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|final|indirect|static|mutating|nonisolated)\s+)*"
TOP = re.compile(rf"^{MODIFIERS}(?:struct|class|enum|protocol|actor|typealias|func|let|var)\s+(\w+)", re.MULTILINE)
EXTENSION = re.compile(r"^(?:(?:public|package|internal)\s+)?extension\s[^{]*\{(.*?)^\}", re.MULTILINE | re.DOTALL)
MEMBER = re.compile(
    rf"^  {MODIFIERS}(?:struct|class|enum|typealias|func|let|var|case)\s+(\w+)", re.MULTILINE)
NOT_CODE = re.compile(r'"""\n.*?"""|//[^\n]*|"(?:[^"\\\n]|\\.)*"', re.DOTALL)


def uses(files):
    """The files that each file of one target uses."""
    code = {file: NOT_CODE.sub("", file.read_text(encoding="utf-8")) for file in files}
    declarations = collections.defaultdict(set)
    for file, text in code.items():
        for name in TOP.findall(text):
            declarations[name].add(file)
        for body in EXTENSION.findall(text):
            for name in MEMBER.findall(body):
                if len(name) > 5:
                    declarations[name].add(file)
    owners = {name: next(iter(owners)) for name, owners in declarations.items() if len(owners) == 1}
    return {file: {owners[word] for word in set(re.findall(r"\w+", text)) if word in owners} - {file}
            for file, text in code.items()}


def circles(graph):
    """The sets of two and more nodes of which each leads to all others (Tarjan's algorithm)."""
    order, lowest, path, found = {}, {}, [], []

    def visit(node):
        order[node] = lowest[node] = len(order)
        path.append(node)
        for other in graph[node]:
            if other not in order:
                visit(other)
            if other in path:
                lowest[node] = min(lowest[node], lowest[other])
        if lowest[node] == order[node]:
            start = path.index(node)
            if len(path) - start > 1:
                found.append(set(path[start:]))
            del path[start:]

    for node in graph:
        if node not in order:
            visit(node)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--most", type=int, default=4, help="how many files of several folders may form a circle")
    parser.add_argument("--files", action="store_true", help="name the files of each circle")
    options = parser.parse_args()
    names = subprocess.run(["git", "ls-files", "-z", "Sources/*.swift"], cwd=ROOT, check=True, capture_output=True,
                           text=True).stdout.split("\0")[:-1]
    targets = collections.defaultdict(list)
    for name in names:
        targets[name.split("/")[1]].append(ROOT / name)
    large = False
    for files in targets.values():
        for circle in sorted(circles(uses(files)), key=len):
            folders = sorted({str(file.parent.relative_to(ROOT / "Sources")) for file in circle})
            too_large = len(folders) > 1 and len(circle) > options.most
            if len(circle) > 2:
                print(f"{len(circle):4} files in {', '.join(folders)}",
                      f" (at most {options.most} where folders are crossed)" if too_large else "", sep="")
                if options.files:
                    print(*sorted(f"       {file.name}" for file in circle), sep="\n")
            large |= too_large
    sys.exit(1 if large else 0)


if __name__ == "__main__":
    main()
