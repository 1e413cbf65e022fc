"""What AddressSanitizer and ThreadSanitizer report."""

import collections
import pathlib
import re

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
REPORT = re.compile(
    r"^WARNING: (ThreadSanitizer: .*?) \(pid=\d+\)\n(.*?)^={18}$|ERROR: (AddressSanitizer: [\w-]+)(.*?)(?:ABORTING|\Z)",
    re.MULTILINE | re.DOTALL,
)
ACCESS = re.compile(r"  \S.* at 0x[0-9a-f]+ by .*:$")
FRAME = re.compile(r" +#\d+ (?:0x[0-9a-f]+ in )?(\S+)(?:.* (/[^:]+):(\d+))?")


def options(log):
    """The environment in which reports are added to files whose names begin with that of the log, and nothing else
    changes. Without a sanitizer it means nothing."""
    # Programs leave memory to the system when they end; that is no leak.
    return {"ASAN_OPTIONS": f"detect_leaks=0:log_path='{log}'", "TSAN_OPTIONS": f"exitcode=0:log_path='{log}'"}


def found(paths, root=REPOSITORY):
    """What is reported in files: a line for each kind, with how often it is there."""
    counts = collections.Counter()
    for path in paths:
        for match in REPORT.finditer(path.read_text("utf-8", "replace")):
            kind, report = match[1] or match[3], match[2] or match[4]
            stacks = accesses(report)
            if not (kind.endswith("race") and len(stacks) == 2 and all(is_guarded(stack, root) for stack in stacks)):
                counts[f"{kind}: {' and '.join(map(top, stacks or [frames(report)]))}"] += 1
    return [f"{count} × {kind}" for kind, count in counts.most_common()]


def frames(report):
    """The frames in some lines, without the sanitizer's: function, and file and line if they are known."""
    lines = [line for line in report.splitlines() if "/compiler-rt/" not in line]
    return [match.groups() for match in map(FRAME.match, lines) if match]


def accesses(report):
    """The stacks of the accesses that race with each other. Other output may be between their lines."""
    stacks, stack = [], None
    for line in report.splitlines():
        if ACCESS.match(line):
            stacks.append(stack := [])
        elif not line or re.match(r"  [A-Z]", line):
            stack = None
        elif stack is not None:
            stack += frames(line)
    return stacks


def is_guarded(stack, root):
    """Whether an access is in a call of Mutex.withLock. ThreadSanitizer does not see the futexes of a Mutex, and takes
    everything that it guards for a race. That two accesses are guarded by different ones goes unnoticed."""
    own = [(pathlib.Path(path), int(line)) for _, path, line in stack if path and path.startswith(f"{root}/Sources/")]
    return any("withLock" in path.read_text("utf-8").splitlines()[line - 1] for path, line in own)


def top(stack):
    """Where a stack is: its first line of source, or else its first function."""
    return next((f"{path}:{line}" for _, path, line in stack if path), stack[0][0] if stack else "an unknown place")


def failures(log):
    """Which tests failed, and how many only took too long; without any, how the output ends."""
    text = log.read_text("utf-8", "replace")
    lines = re.findall(r"^✘ (.* recorded an issue.*)$", text, re.MULTILINE)
    others = [line[:300] for line in lines if "Time limit was exceeded" not in line]
    count = f"{len(others)} issues, and {len(lines) - len(others)} tests that took too long"
    return "\n       ".join([count, *(others if lines else text.splitlines()[-5:])])
