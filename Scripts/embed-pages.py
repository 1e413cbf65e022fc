#!/usr/bin/env python3
"""Writes the viewer's pages into Sources/HubViewer/PageTexts.swift, so that they are part of the program.

    Scripts/embed-pages.py

The pages lie in Sources/HubViewer/Pages. A test compares them with what is in the program. Python's standard
library only.
"""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ROOT / "Sources/HubViewer/Pages"
HEAD = """// swift-format-ignore-file
// Made by Scripts/embed-pages.py from the files in Pages. Do not edit: change those and run it again.

/// The viewer's pages, as entries of a bundle.
enum PageTexts {
  static let files: [(name: String, text: String)] = [
"""


def main():
    """Writes the Swift file."""
    parts = [HEAD]
    for path in sorted(PAGES.iterdir(), key=lambda path: (path.name != "index.html", path.name)):
        name = path.name if path.name == "index.html" else f"viewer/{path.name}"
        text = path.read_text(encoding="utf-8")
        assert text.endswith("\n") and '"""###' not in text and "\r" not in text, path
        parts.append(f'    (\n      name: "{name}",\n      text: ###"""\n{text}\n"""###\n    ),\n')
    parts.append("  ]\n}\n")
    (ROOT / "Sources/HubViewer/PageTexts.swift").write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
