"""What AddressSanitizer and ThreadSanitizer report."""

import collections
import re


def options(log):
    """The environment in which reports are added to files whose names begin with that of the log, and nothing else
    changes. Without a sanitizer it means nothing."""
    # Programs leave memory to the system when they end; that is no leak.
    return {"ASAN_OPTIONS": f"detect_leaks=0:log_path='{log}'", "TSAN_OPTIONS": f"exitcode=0:log_path='{log}'"}


def found(paths):
    """What is reported in files: a line for each kind, with how often it is there."""
    texts = [path.read_text("utf-8", "replace") for path in paths]
    lines = [line for text in texts for line in re.findall(r"^SUMMARY: (\w+Sanitizer: .*)$", text, re.MULTILINE)]
    return [f"{count} × {kind}" for kind, count in collections.Counter(lines).most_common()]


def failures(log):
    """Which tests failed, and how many only took too long; without any, how the output ends."""
    text = log.read_text("utf-8", "replace")
    lines = re.findall(r"^✘ (.* recorded an issue.*)$", text, re.MULTILINE)
    others = [line[:300] for line in lines if "Time limit was exceeded" not in line]
    count = f"{len(others)} issues, and {len(lines) - len(others)} tests that took too long"
    return "\n       ".join([count, *(others if lines else text.splitlines()[-5:])])
