#!/usr/bin/env python3
"""Checks JSON documents against a schema, and the schema against them.

    Scripts/checks/check-json.py Docs/Schemas/info.schema.json DOCUMENT…

A document has to be valid and may not hold members that the schema does not name: the schemas describe everything
that this version of hubpack writes, while programs have to accept more from later versions. Exit status: 0 all
documents conform, 1 some do not, 2 a usage error. Needs the package jsonschema.
"""

import json
import sys

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match


def closed(schema):
    """Returns the schema with additional members forbidden."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: {name: closed(part) for name, part in value.items()} if key == "properties" else closed(value)
              for key, value in schema.items()}
    if result.get("type") == "object" and "properties" in result:
        result.setdefault("additionalProperties", False)
    return result


def main():
    """Reads the arguments and prints the first fault of each document."""
    if len(sys.argv) < 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(closed(schema))
    status = 0
    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as file:
            fault = best_match(validator.iter_errors(json.load(file)))
        if fault:
            status = 1
            print(f"{path}: {'/'.join(map(str, fault.absolute_path))}: {fault.message[:500]}")
    sys.exit(status)


if __name__ == "__main__":
    main()
