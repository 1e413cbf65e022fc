"""Making hubs, running commands in turn, and tables, for Scripts/bench."""

import contextlib
import dataclasses
import datetime
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import textwrap
import time
import typing
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LONG = 20  # seconds from which three rounds have to do
NGINX = """
worker_processes auto; daemon off; {user} pid {folder}/nginx.pid; error_log {folder}/nginx-errors;
events {{ worker_connections 4096; }}
http {{
  client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c;
  uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  types {{ application/json json; image/jpeg jpg; text/xml xml; }}
  sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache {cache}; limit_rate {rate}k;
  log_format counted '$body_bytes_sent'; access_log {log};
  server {{ listen 127.0.0.1:{port} backlog=512; root {root}; }}
}}
"""


class Failure(Exception):
    """What ends the whole run: its message is all that is printed."""


@dataclasses.dataclass
class Case:
    """A command of a table, for the shell, in the bench's folder."""

    name: str
    command: str
    prepare: typing.Callable = lambda: None  # not measured
    result: str = ""  # the file or folder whose size is shown
    count: str = ""  # a command that prints how many pictures the result has
    wanted: int = 0  # how many it should have
    facts: typing.Callable = lambda printed: {}  # further columns; with what the command printed, in the first round
    exits: tuple = (0,)
    times: list = dataclasses.field(default_factory=list)
    columns: dict = dataclasses.field(default_factory=dict)
    peak: int = 0
    size: int = 0

    @property
    def median(self):
        """Seconds."""
        return statistics.median(self.times)


class Bench:
    """A folder in which everything is made and measured, and the processes that were started."""

    def __init__(self, options, folder, hubpack):
        self.options, self.folder, self.processes = options, folder, []
        self.environment = {
            **os.environ, "PATH": f"{hubpack.parent}:{os.environ['PATH']}:/usr/sbin", "LC_ALL": "C.UTF-8",
            "HOME": str(folder), "TMPDIR": str(folder), "XDG_CACHE_HOME": str(folder / "cache"),
            "XDG_STATE_HOME": str(folder / "cache"), "RESTIC_PASSWORD": "bench"}
        of = "another program" if options.hubpack else f"checkout {self.commit()}"
        self.program = f"{self.said('hubpack --version').strip()}, {of}"

    # ---- Processes ----

    def start(self, command, **more):
        """Starts a command of the shell, or a list of words, that ends at the latest when the bench does."""
        process = subprocess.Popen(command, **{
            "shell": isinstance(command, str), "cwd": self.folder, "env": self.environment, "start_new_session": True,
            "stdin": subprocess.DEVNULL, **more})
        self.processes.append(process)
        return process

    def stop(self, process):
        """Ends a process and all that it started."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        self.processes.remove(process)

    def close(self):
        """Ends everything that still runs."""
        for process in list(self.processes):
            self.stop(process)

    def said(self, command, exits=(0,)):
        """What a command prints, once it has ended as it should."""
        process = self.start(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        printed, complaints = process.communicate()
        self.processes.remove(process)
        if process.returncode not in exits:
            raise Failure(f"failed: {command}\n{printed[-1000:]}{complaints[-1000:]}")
        return printed

    @contextlib.contextmanager
    def serving(self, command, port):
        """A server, until it is not needed any more."""
        process = self.start(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(1200):
                if process.poll() is not None:
                    raise Failure(f"ended at once: {command}")
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.05)
            yield process
        finally:
            self.stop(process)

    @contextlib.contextmanager
    def nginx(self, root, port, delay=0, rate=0, log=False, cache="off"):
        """nginx over a folder, behind a proxy that adds milliseconds to a round trip; yields its URL."""
        # As root it would give up rights to a user who may not enter a temporary folder.
        user = "user root;" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(NGINX.format(
            folder=self.folder, port=port, rate=rate, log=f"{self.folder}/requests counted" if log else "off",
            root=self.folder / root, user=user, cache=cache), "utf-8")
        with self.serving(f"exec nginx -e {self.folder}/nginx-errors -c {self.folder}/nginx.conf", port), \
                self.delayed(port, delay) as port:
            yield f"http://127.0.0.1:{port}"

    @contextlib.contextmanager
    def delayed(self, port, delay):
        """The port of a proxy that adds milliseconds to a round trip; the same port without any."""
        if not delay:
            yield port
            return
        slow = free_port()
        with self.serving([sys.executable, ROOT / "Scripts/tools/delaying-proxy.py", "--listen", str(slow),
                           "--to", str(port), "--delay", str(delay)], slow):
            yield slow

    # ---- Hubs and bundles ----

    def scaled(self, number):
        """A number of members or pictures at the scale of this run."""
        return max(10, round(number * self.options.scale))

    def made(self, name, command):
        """Makes a file or folder with a command that writes to $OUT, unless an earlier part has."""
        if not (self.folder / name).exists():
            tell(f"making {name}")
            part = self.folder / f"part.{name}"
            remove(part)
            self.said(command.replace("$OUT", part.name))
            part.rename(self.folder / name)
        return name

    def hub(self, name, members, *more):
        """A seeded hub; --pictures and others as make-large-hub.py has them."""
        words = [sys.executable, str(ROOT / "Scripts/samples/make-large-hub.py"), "$OUT", "--memberships", str(members),
                 "--clubs", str(max(1, members // 30)), *map(str, more)]
        return self.made(name, " ".join(words))

    def pictures(self, count, name="pictures"):
        """A hub with so many distinct pictures of 20 kB, a member for each."""
        return self.hub(f"{name}-{count}", count, "--pictures", count, "--picture-bytes", 20_000)

    def members(self, count, edited=False):
        """A hub of so many members and as many images on the web; every hundredth member edited, if asked."""
        # No hub may have more than 10,000 folders, of which each gallery is one.
        return self.hub(f"members-{count}{'-edited' * edited}", count, "--pictures", 0, "--galleries", count // 40,
                        "--gallery-images", 40, *(["--edited", 0.01] if edited else []))

    def bundle(self, hub, options=""):
        """The bundle of a hub."""
        return self.made(f"{hub}.hubpack", f"{EXPORT} {hub} {options} -o $OUT")

    def catalog(self, bundle):
        """The unpacked catalog of a bundle."""
        return self.made(pathlib.Path(bundle).stem + ".sqlite", f"unzip -p {bundle} catalog.sqlite >$OUT")

    # ---- Measuring ----

    def in_turn(self, cases, repeats=1):
        """Runs all cases in every round, so that a busy machine is busy for each.

        The first round does not count: it fills the caches, and tells memory, size and whether the work was done."""
        for turn in range(self.options.rounds + 1):
            tell(f"round {turn} of {self.options.rounds}" if turn else "a round that does not count")
            for case in cases:
                if turn > 3 and case.times[0] > LONG:
                    continue
                case.prepare()
                subprocess.run(["sync", "-f", self.folder], check=True)  # what others left to write
                printed = self.hyperfine(case, repeats) if turn else self.first(case)
                for name, value in case.facts(printed).items():
                    case.columns.setdefault(name, []).append(value)
        return cases

    def first(self, case):
        """Runs a case for its peak memory and the size of its result; returns what it printed."""
        # Python would count itself: a process is as large as the one that started it until it is another program.
        timed = ["time", "--format", "%M", "--output", "peak", "--quiet", "sh", "-c", case.command]
        text = self.said(timed, case.exits)
        case.peak = int((self.folder / "peak").read_text("utf-8").split()[-1]) * 1024
        if case.result:
            case.size = size_of(self.folder / case.result)
        if case.count and (found := int(self.said(case.count))) != case.wanted:
            raise Failure(f"{case.name}: the result has {found} pictures, not {case.wanted}")
        return text

    def hyperfine(self, case, repeats):
        """Runs a case once, or a short one several times."""
        # Without a shell where none is needed; otherwise hyperfine subtracts what starting it takes.
        plain = [] if re.search(r"[|&<>*;'$]", case.command) else ["--shell=none"]
        report = self.folder / "hyperfine.json"
        self.said(["hyperfine", "--runs", str(repeats), "--style", "none", "--export-json", str(report),
                   "--ignore-failure", *plain, case.command])
        result = json.loads(report.read_text("utf-8"))["results"][0]
        if set(result["exit_codes"]) - set(case.exits):
            raise Failure(f"failed when it was repeated: {case.command}")
        case.times.append(result["median"])
        return ""

    # ---- Tables ----

    def about(self, text, rounds=""):
        """The paragraph above a table."""
        rounds = rounds or f"{self.options.rounds} rounds"
        trial = f" **Only a trial, at a scale of {self.options.scale}.**" if self.options.scale != 1 else ""
        text = f"{' '.join(text.split())} Medians of {rounds}, {datetime.date.today()}, {self.program}.{trial}"
        return textwrap.fill(text, 100, break_on_hyphens=False) + "\n"

    def table(self, cases):
        """A table of cases, of which the first is the floor, and of hubpack's the first is compared; their commands."""
        floor, own = cases[0], next(case for case in cases if case.name.startswith("hubpack"))
        extra = list(dict.fromkeys(name for case in cases for name in case.columns))
        sized = ["size"] if any(case.size for case in cases) else []
        head = ["program", "median", "from–to", "times the floor", "hubpack beside it", "memory", *sized, *extra]
        rows = []
        for case in cases:
            rounds = "" if len(case.times) == self.options.rounds else f" ({len(case.times)} rounds)"
            row = [case.name, seconds(case.median) + rounds, span(case.times), ratio(case.median, floor.median),
                   ratio(own.median, case.median), megabytes(case.peak)]
            row += [megabytes(case.size) if case.size else "–"] if sized else []
            rows.append(row + [case.columns.get(name, "–") for name in extra])
        return markdown(head, rows) + self.commands(cases)

    @staticmethod
    def commands(cases):
        """The commands of a table, to unfold."""
        lines = "\n".join(case.command for case in cases)
        return f"\n<details><summary>Commands</summary>\n\n```\n{lines}\n```\n\n</details>\n"

    @staticmethod
    def commit():
        """The commit of the checkout."""
        done = subprocess.run(["git", "-C", ROOT, "describe", "--always", "--dirty", "--exclude=*"],
                              capture_output=True, text=True, check=False)
        return done.stdout.strip() or "unknown"


EXPORT = "hubpack export --offline --assets all --thumbnail-edge 0 --created 2026-11-15 --quiet"


def tell(text):
    """Prints a line of progress."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def free_port():
    """A port of this machine that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def remove(path):
    """Removes a file or a folder, if there is one."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def size_of(path):
    """The bytes of a file, or of all files below a folder."""
    return sum(file.stat().st_size for file in [path, *path.rglob("*")] if file.is_file())


def entries(bundle, prefix):
    """The entries of a bundle whose names begin so."""
    with zipfile.ZipFile(bundle) as archive:
        return [entry for entry in archive.infolist() if entry.filename.startswith(prefix)]


def seconds(value):
    """Seconds with three digits."""
    scaled, unit = (value * 1000, "ms") if value < 0.1 else (value, "s")
    return f"{scaled:#.3g}".rstrip(".") + f" {unit}"


def span(values):
    """From the least to the most."""
    low, high = seconds(min(values)), seconds(max(values))
    return f"{low.split()[0] if low.split()[1] == high.split()[1] else low}–{high}"


def ratio(one, other):
    """How many times the other it is."""
    return f"{one / other:#.3g}".rstrip(".")


def megabytes(value):
    """Bytes as megabytes."""
    return f"{value / 1e6:.{1 if value < 1e7 else 0}f} MB"


def cell(value):
    """A text, a number, or the median of numbers."""
    if isinstance(value, list):
        value = statistics.median(value) if not isinstance(value[0], str) else value[-1]
    return f"{value:,.0f}" if isinstance(value, (int, float)) else str(value)


def markdown(head, rows):
    """A Markdown table, after an empty line."""
    first, *others = ["| " + " | ".join(map(cell, line)) + " |\n" for line in [head, *rows]]
    return "".join(["\n", first, "|---" * len(head) + "|\n", *others])
