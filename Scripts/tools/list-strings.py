#!/usr/bin/env python3
"""Lists the texts that people read: string literals of the Swift sources and of the viewer's pages.

  Scripts/tools/list-strings.py            one line each: FILE:LINE<TAB>TEXT
  Scripts/tools/list-strings.py --docs     the first lines of docstrings instead

Literals without two words (keys, names of columns, formats) are left out, and so is SQL.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SQL = re.compile(r"^\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|WITH|PRAGMA|FROM|WHERE|JOIN|CASE|EXISTS|AND|ON)\b")


def swift_literals(text):
    """Yields (offset, literal) for each string literal, interpolations shown as \\(…)."""
    found, position = [], 0
    while position < len(text):
        if text.startswith("//", position):
            position = end_of(text, "\n", position)
        elif text.startswith("/*", position):
            position = end_of(text, "*/", position)
        elif text[position] == "`":
            position = end_of(text, "`", position + 1)
        elif opening := re.compile(r'(#*)("""|")').match(text, position):
            literal, end = literal_at(text, opening, found)
            found.append((position, literal))
            position = end
        else:
            position += 1
    return sorted(found)


def end_of(text, mark, position):
    """The offset behind the next `mark`."""
    end = text.find(mark, position)
    return len(text) if end < 0 else end + len(mark)


def literal_at(text, opening, found):
    """The literal that begins with `opening`, and the offset behind it. Literals within it go to `found`."""
    hashes, quote = opening.groups()
    closing, escape = quote + hashes, "\\" + hashes
    position, parts = opening.end(), []
    while position < len(text) and not text.startswith(closing, position):
        if text.startswith(escape + "(", position):
            start = position + len(escape) + 1
            position = end_of_parenthesis(text, start)
            found += [(start + offset, inner) for offset, inner in swift_literals(text[start:position - 1])]
            parts.append("\\(…)")
        elif text.startswith(escape, position):
            parts.append(text[position:position + len(escape) + 1])
            position += len(escape) + 1
        else:
            parts.append(text[position])
            position += 1
    return "".join(parts), position + len(closing)


def end_of_parenthesis(text, position):
    """The offset behind the parenthesis that is open at `position`."""
    depth = 1
    while depth and position < len(text):
        opening = re.compile(r'(#*)("""|")').match(text, position)
        if opening:
            _, position = literal_at(text, opening, [])
            continue
        depth += {"(": 1, ")": -1}.get(text[position], 0)
        position += 1
    return position


def page_literals(text):
    """Yields (offset, literal) for the strings of JavaScript."""
    for match in re.finditer(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`', text):
        yield match.start(), match.group(1) or match.group(2) or ""


def docstrings(text):
    """Yields (offset, first line) for each docstring."""
    for match in re.finditer(r"^(?!\s*///).*\n\s*/// ?(.*)", text, re.M):
        yield match.start(1), match.group(1)


def is_text(literal):
    """True if people read it: at least two words, and not SQL."""
    return bool(re.search(r"[A-Za-z]{2,}[ ,:;].*[A-Za-z]", literal)) and not SQL.search(literal)


def main():
    sources = sorted((ROOT / "Sources").rglob("*.swift"))
    for file in sources + sorted((ROOT / "Sources").rglob("*.js")):
        text = file.read_text(encoding="utf-8")
        if "--docs" in sys.argv:
            literals = docstrings(text) if file.suffix == ".swift" else []
        else:
            literals = swift_literals(text) if file.suffix == ".swift" else page_literals(text)
        for offset, literal in literals:
            if "--docs" in sys.argv or is_text(literal):
                line = text.count("\n", 0, offset) + 1
                print(f"{file.relative_to(ROOT)}:{line}\t{' '.join(literal.split())}")


if __name__ == "__main__":
    main()
