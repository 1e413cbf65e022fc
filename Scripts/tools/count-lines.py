#!/usr/bin/env python3
"""Count the lines of Swift written by hand in Sources, by target.

    Scripts/tools/count-lines.py

Counts files that git knows. Data and what the build generates are no Swift files.
"""

import collections
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def main():
    names = subprocess.run(["git", "ls-files", "-z", "Sources/*.swift"], cwd=ROOT, check=True, capture_output=True,
                           text=True).stdout.split("\0")[:-1]
    files = {name: len((ROOT / name).read_text(encoding="utf-8").splitlines()) for name in names}
    targets = collections.Counter()
    for name, lines in files.items():
        targets[name.split("/")[1]] += lines
    for target, lines in targets.most_common():
        print(f"{lines:7,}  {target}")
    longest = max(files, key=files.get)
    print(f"{sum(files.values()):7,}  in {len(files)} files; the longest is {longest} with {files[longest]}")


if __name__ == "__main__":
    main()
