#!/usr/bin/env python3
"""Writes the sample hub: two releases of an invented federation of photo clubs.

    python3 Scripts/samples/make-sample-hub.py [FOLDER]

FOLDER defaults to Bundles/ of the repository. Writes FOLDER/2026.05/lumen-hub and
FOLDER/2026.11/lumen-hub anew. All people, clubs, museums and pictures are invented; the pictures are
rendered. Needs numpy and Pillow. Deterministic: with the same versions of those two, every run
writes the same bytes. What is peculiar about the hub is told in Bundles/README.md.
"""

import pathlib
import shutil
import sys

sys.dont_write_bytecode = True
from sample_hub.release import release  # noqa: E402  (after the line that keeps the tree clean)

PICTURES = (".jpg", ".png", ".webp")
MOST_BYTES = 4_300_000  # of all pictures of both releases together


def write(folder, files):
    """Writes files to an empty folder; returns the number of bytes of pictures."""
    shutil.rmtree(folder, ignore_errors=True)
    for path, content in sorted(files.items()):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return sum(len(content) for path, content in files.items() if path.endswith(PICTURES))


def main():
    """Writes both releases and prints their sizes."""
    default = pathlib.Path(__file__).resolve().parents[2] / "Bundles"
    bundles = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else default
    total = 0
    for label, later in (("2026.05", False), ("2026.11", True)):
        files = release(later)
        size = write(bundles / label / "lumen-hub", files)
        total += size
        print(f"{label}: {len(files)} files, {size:,} bytes of pictures")
    if total > MOST_BYTES:
        sys.exit(f"The pictures take {total:,} bytes; at most {MOST_BYTES:,} are allowed.")


if __name__ == "__main__":
    main()
