#!/usr/bin/env python3
"""Prints the copyright file of hubpack's packages, in Debian's machine-readable format.

  Scripts/tools/make-copyright.py .build/checkouts SWIFT_LICENSE >copyright

Fills in Scripts/packaging/copyright.in with a paragraph for each Swift package, generated from its LICENSE,
NOTICE and source files. Exits with an error if a license is unknown. SWIFT_LICENSE is the license file of the
toolchain, whose libraries are linked, too.
"""

import re
import sys
from pathlib import Path

KNOWN = {  # license: phrases that identify it; the first match counts
    "Apache-2.0-with-Swift-exception": ["Apache License", "Runtime Library Exception"],
    "Apache-2.0": ["Apache License", "Version 2.0"],
    "Expat": ["Permission is hereby granted, free of charge", "without limitation the rights"],
}
SOURCES = {".c", ".cc", ".h", ".S", ".swift"}
NOT_LINKED = {"Benchmarks", "Examples", "IntegrationTests", "Plugins", "Snippets", "Tests", "Tools"}
HOLDER, YEARS = r"(?P<holder>[^\W\d][^\"]*)", r"(?P<years>(?:\d{4}[\s,–-]*)+)"
CLAIMS = [
    re.compile(rf"Copyright\s+(?:\(c\)\s+|©\s+)?{form}", re.I)
    for form in (rf"{YEARS}(?:by\s+)?{HOLDER}", rf"{HOLDER},\s+{YEARS}\.?$")
]


def license_of(file):
    text = " ".join(file.read_text(encoding="utf-8").split())
    for name, words in KNOWN.items():
        if all(word in text for word in words):
            return name
    sys.exit(f"make-copyright.py: {file}: unknown license; add it to KNOWN and to copyright.in")


def claims(files):
    """The copyright holders named in the first lines of the files, each with the first and last year."""
    years = {}
    for file in files:
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines()[:40]:
            if match := next(filter(None, (claim.search(line) for claim in CLAIMS)), None):
                holder = re.sub(r"all rights reserved.*", "", match["holder"], flags=re.I)
                found = [int(year) for year in re.findall(r"\d{4}", match["years"])]
                years.setdefault(holder.rstrip(" .,*/"), []).extend(found)
    for holder, found in sorted(years.items()):
        first, last = min(found), max(found)
        yield f"{first}-{last} {holder}" if first < last else f"{first} {holder}"


def indented(text):
    return "".join(f" {line.strip() or '.'}\n" for line in text.strip().splitlines())


def paragraph(name, license_file, files, notice=None):
    holders = list(claims(files))
    if not holders:
        sys.exit(f"make-copyright.py: {name}: no copyright holder found")
    text = f"Files: {name}/*\nCopyright:\n" + "".join(f" {holder}\n" for holder in holders)
    text += f"License: {license_of(license_file)}\n"
    return text + ("Comment:\n" + indented(notice.read_text(encoding="utf-8")) if notice else "")


def package(folder):
    def files(*patterns):
        found = sorted(file for pattern in patterns for file in folder.rglob(pattern) if file.is_file())
        return [file for file in found if not NOT_LINKED & set(file.relative_to(folder).parts)]

    licenses = files("LICENSE", "LICENSE.txt", "LICENSE.md", "COPYING")
    if not any(file.parent == folder for file in licenses):
        sys.exit(f"make-copyright.py: {folder}: no license")
    sources = [file for file in files("*") if file.suffix in SOURCES]
    for file in licenses:
        notices = sorted(file.parent.glob("NOTICE*"))
        name = file.parent.relative_to(folder.parent).as_posix()
        within = [source for source in sources if source.is_relative_to(file.parent)]
        yield paragraph(name, file, within + [file] + notices, notices[0] if notices else None)


def main():
    checkouts, swift_license = (Path(argument) for argument in sys.argv[1:])
    fixed = (Path(__file__).parent.parent / "packaging/copyright.in").read_text(encoding="utf-8")
    folders = sorted(folder for folder in checkouts.iterdir() if folder.is_dir())
    paragraphs = [
        "Files: Swift/*\nCopyright: 2014-2026 Apple Inc. and the Swift project authors\n"
        f"License: {license_of(swift_license)}\n"
        "Comment: Swift's standard library, Dispatch and Foundation.\n"]
    paragraphs += [text for folder in folders for text in package(folder)]
    sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.write(fixed.replace("@PACKAGES@\n", "\n".join(paragraphs)))



main()
