#!/usr/bin/env python3
"""Prints how much of each target under Sources/ ran, and which functions never did.

    Scripts/tools/count-coverage.py PROFILES PROGRAM…

PROFILES is the folder into which the programs, built with `swift build --enable-code-coverage`, wrote their counts
(LLVM_PROFILE_FILE). Scripts/test --coverage makes them. The functions that no test can run are listed with the reason
in Scripts/checks/not-covered.txt.
Exit status: 0, 1 if there are others, 2 a usage error. Python's standard library only; the toolchain's llvm-profdata
and llvm-cov, because those of another LLVM may not read what its compiler writes.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
REASONS = REPOSITORY / "Scripts" / "checks" / "not-covered.txt"
# What is a line of a function: a closure, and what the compiler makes of an operand, a default or an initial value.
PARTS = re.compile(r"^(implicit closure|closure|default argument|variable init|property wrapp|key path)")


def toolchain():
    """The folder of the programs of the toolchain."""
    info = json.loads(subprocess.check_output(["swift", "-print-target-info"]))
    return pathlib.Path(info["paths"]["runtimeResourcePath"]).parents[1] / "bin"


def export(profiles, programs):
    """What llvm-cov counted."""
    tools = toolchain()
    with tempfile.TemporaryDirectory() as folder:
        merged = f"{folder}/merged"
        # Some functions of libraries have another form in another program, which is only a warning then.
        merge = [tools / "llvm-profdata", "merge", "-sparse", "-failure-mode=all", "-o", merged, *profiles]
        subprocess.run(merge, check=True, stderr=subprocess.DEVNULL)
        objects = [part for program in programs[1:] for part in ("-object", program)]
        command = [tools / "llvm-cov", "export", "-skip-expansions", "-instr-profile", merged, programs[0], *objects]
        return json.loads(subprocess.check_output(command))["data"][0]


def source(path):
    """The path of a file below Sources/; None for other files."""
    path = pathlib.Path(path)
    return path.relative_to(REPOSITORY / "Sources") if path.is_relative_to(REPOSITORY / "Sources") else None


def demangled(names):
    """The names of functions as Swift writes them."""
    text = "\n".join(name.rpartition(":")[2] for name in names)
    return subprocess.check_output(["swift", "demangle", "--simplified"], input=text, text=True).splitlines()


def never_run(functions):
    """The functions that never ran: file, line, name. What is within one of them is left out."""
    counts = collections.Counter()
    for function in functions:
        if path := source(function["filenames"][0]):
            line, _, end = function["regions"][0][:3]
            counts[path, line, end, function["name"]] += function["count"]
    keys = sorted(counts)
    names = dict(zip(keys, demangled([name for *_, name in keys])))
    # A generic function, and one in several programs, is counted for each of them.
    places = collections.Counter()
    for (path, line, end, name), count in counts.items():
        places[path, line, end, names[path, line, end, name]] += count
    found, last = [], (None, 0)
    for (path, line, end, name), count in sorted(places.items(), key=lambda place: (place[0][0], place[0][1], -place[0][2])):
        is_within = path == last[0] and end <= last[1]
        if count == 0 and not is_within and not PARTS.match(name):
            found.append((str(path), line, name))
            last = (path, end)
    return found


def reasons():
    """The functions that no test can run: a line each of file, name and reason, with two spaces between."""
    lines = [line for line in REASONS.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return {tuple(line.split("  ")[:2]) for line in lines}


def print_table(files, uncovered):
    """Prints the lines and the functions that never ran by target."""
    targets = collections.defaultdict(lambda: [0, 0, 0])
    for file in files:
        if path := source(file["filename"]):
            lines = file["summary"]["lines"]
            targets[path.parts[0]][0] += lines["count"]
            targets[path.parts[0]][1] += lines["covered"]
    for path, *_ in uncovered:
        targets[pathlib.Path(path).parts[0]][2] += 1
    rows = sorted(targets.items()) + [("total", [sum(column) for column in zip(*targets.values())])]
    print(f"{'target':<16} {'lines':>7} {'ran':>7} {'percent':>8} {'functions never run':>20}")
    for name, (lines, covered, functions) in rows:
        print(f"{name:<16} {lines:>7} {covered:>7} {100 * covered / lines:>7.1f}% {functions:>20}")


def main():
    """Reads the arguments, and prints the table and the list."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("profiles", type=pathlib.Path, metavar="PROFILES")
    parser.add_argument("programs", nargs="+", metavar="PROGRAM")
    options = parser.parse_args()
    profiles = sorted(options.profiles.glob("*.profraw"))
    if not profiles:
        parser.error(f"{options.profiles} has no counts (*.profraw)")
    data = export(profiles, options.programs)
    uncovered, known = never_run(data["functions"]), reasons()
    print_table(data["files"], uncovered)
    missing = [(path, line, name) for path, line, name in uncovered if (path, name) not in known]
    for path, line, name in missing:
        print(f"Sources/{path}:{line}: {name} never ran")
    for path, name in sorted(known - {(path, name) for path, _, name in uncovered}):
        print(f"Sources/{path}: {name} ran, or is no more, and is still in {REASONS.relative_to(REPOSITORY)}")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
