"""What the parts of Scripts/torture share: a program, hubs and bundles to use it on, and the state of a folder."""

import contextlib
import hashlib
import importlib.util
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from typing import NamedTuple

import sanitizers

REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
sys.path.append(str(REPOSITORY / "Scripts" / "samples"))
SECONDS = 90  # Longer than any run here takes on a busy machine.
# Words of libraries, which tell a person nothing.
FOREIGN = (
    "NSCocoa",
    "Error Domain",
    "couldn",
    "The operation",
    "SQLite error",
    "Fatal error",
    "AddressSanitizer",
    "ThreadSanitizer",
)


def module(name, path):
    """Loads a script of this repository as a module."""
    if name not in sys.modules:
        specification = importlib.util.spec_from_file_location(name, REPOSITORY / "Scripts" / path)
        sys.modules[name] = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(sys.modules[name])
    return sys.modules[name]


class Finding(Exception):
    """Something that must not happen."""


class Run(NamedTuple):
    """How a program ended."""

    code: int
    output: bytes
    errors: str

    def __str__(self):
        return f"exit {self.code}: {self.errors.strip()[:600]}"


class Place:
    """The folders of one trial: what is written, and the folders of the user."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        self.out = self.path / "out"
        self.out.mkdir()
        self.processes, self.is_over = [], False

    @property
    def environment(self):
        """The environment in which nothing of the user is read or written."""
        folders = {f"XDG_{kind}_HOME": str(self.path / kind.lower()) for kind in ("CACHE", "STATE", "DATA", "CONFIG")}
        more = {"HOME": str(self.path), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
        return {**os.environ, **folders, **more, **sanitizers.options(self.path / "sanitizer")}

    def start(self, command, environment=None, **more):
        """Starts a program in a group of its own, which ends at the latest when the trial does."""
        process = subprocess.Popen(
            command,
            cwd=self.path,
            env={**self.environment, **(environment or {})},
            stdin=subprocess.DEVNULL,
            start_new_session=True,
            **more,
        )
        self.processes.append(process)
        if self.is_over:
            self.end()
            raise Finding("the trial is over")
        return process

    def end(self):
        """Ends everything that still runs."""
        self.is_over = True
        for process in list(self.processes):
            if process.poll() is None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()


class Workshop:
    """The program, the folder with valid inputs, and a place for what is found."""

    def __init__(self, hubpack, folder, seed, keep):
        self.hubpack, self.folder, self.seed, self.keep = hubpack, pathlib.Path(folder), seed, keep
        self.tells = self.is_quick = self.is_closed = False
        self.places = []
        self.lock = threading.Lock()
        self.faulty = module("make_faulty_bundles", "samples/make-faulty-bundles.py")

    def random(self, name):
        """Numbers that depend on the seed and the name alone."""
        return random.Random(f"{self.seed}/{name}")

    @contextlib.contextmanager
    def place(self, trial):
        """A fresh place, which is kept if the trial finds something."""
        with tempfile.TemporaryDirectory(prefix="trial-", dir=self.folder) as folder:
            place = Place(folder)
            self.places.append(place)
            if self.is_closed:
                place.end()
            finding = None
            try:
                yield place
            except Finding as error:
                finding = error
            finally:
                place.end()
                self.places.remove(place)
            if reports := sanitizers.found(place.path.glob("sanitizer.*")):
                finding = Finding("; ".join([*reports, *([str(finding)] if finding else [])]))
            if finding:
                if not self.is_closed:
                    self.keep_files(trial, folder)
                raise finding

    def keep_files(self, trial, folder):
        """Keeps the files of a finding."""

        def others(parent, names):
            paths = {name: os.path.join(parent, name) for name in names}
            return [
                name
                for name, path in paths.items()
                if not (os.path.isdir(path) or os.path.isfile(path) or os.path.islink(path))
            ]

        kept = self.keep / trial.replace("/", "_")
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(folder, kept, symlinks=True, ignore=others)

    def close(self):
        """Ends all trials."""
        self.is_closed = True
        for place in list(self.places):
            place.end()

    def start(self, place, arguments, environment=None, **more):
        """Starts hubpack."""
        return place.start([self.hubpack, *map(str, arguments)], environment, **more)

    def run(self, place, arguments, environment=None, seconds=SECONDS):
        """Runs hubpack to its end, and to that of what it has started."""
        process = self.start(place, arguments, environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            output, errors = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            raise Finding(f"did not end within {seconds} s: {' '.join(map(str, arguments))}") from None
        if not wait_for_group(process.pid):
            raise Finding(f"a helper did not end: {' '.join(map(str, arguments))}")
        run = Run(process.returncode, output, errors.decode("utf-8", "replace"))
        if self.tells:
            extra = " ".join(f"{name}={value}" for name, value in (environment or {}).items())
            print(f"  {extra} hubpack {' '.join(map(str, arguments))}\n    {run}", flush=True)
        return run

    def expect(self, place, arguments, codes=(0,)):
        """Runs hubpack, which has to succeed."""
        run = self.run(place, arguments)
        if run.code not in codes:
            raise Finding(f"hubpack {' '.join(map(str, arguments))}: {run}")
        return run

    @staticmethod
    def tool(place, command):
        """Runs another program, which has to succeed."""
        environment = {"TMPDIR": str(place.path)}
        process = place.start(command, environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        output = process.communicate()[0].decode("utf-8", "replace")
        if process.returncode:
            raise Finding(f"{' '.join(command)}: exit {process.returncode}: {output.strip()[-600:]}")

    # ---- valid inputs ----

    def prepare(self):
        """Makes two releases of a small hub, their bundles, a signed channel, and the library that makes calls fail."""
        folder = self.folder
        self.old_hub, self.new_hub = folder / "old-hub", folder / "new-hub"
        for hub in (self.old_hub, self.new_hub):
            hub.mkdir()
            self.faulty.tiny_hub(str(hub))
        change_hub(self.new_hub, self.faulty.picture)
        self.old, self.new = folder / "old.hubpack", folder / "new.hubpack"
        with self.place("prepare") as place:
            self.expect(
                place, ["export", self.old_hub, "-o", self.old, *OPTIONS, "--release", "old", "--created", "2026-05-15"]
            )
            self.expect(place, ["export", self.new_hub, "-o", self.new, *OPTIONS, *NEW])
            self.key, self.allowed = folder / "key", folder / "allowed"
            self.tool(place, ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(self.key)])
            self.allowed.write_text("keeper@lumen.example " + (folder / "key.pub").read_text())
            self.channel = folder / "channel"
            self.old_signature, self.new_signature = folder / "old.sig", folder / "new.sig"
            for bundle, signature in ((self.old, self.old_signature), (self.new, self.new_signature)):
                self.expect(place, ["publish", bundle, self.channel, "--key", self.key])
                shutil.copy(self.channel / f"{bundle.name}.sig", signature)
            self.shim = folder / "faults.so"
            source = REPOSITORY / "Tests" / "Faults" / "faults.c"
            self.tool(place, ["cc", "-shared", "-fPIC", "-O1", "-o", str(self.shim), str(source), "-ldl"])

    def faults(self, place, **settings):
        """The environment of the library: what its settings are, and the folders that they are about."""
        folders = [place.out, place.path / "cache", self.old_hub, self.new_hub, self.channel, self.new]
        return {
            "LD_PRELOAD": str(self.shim),
            "HUBPACK_FAULT_UNDER": ":".join(map(str, folders)),
            **{f"HUBPACK_FAULT_{name.upper()}": str(value) for name, value in settings.items()},
        }


OPTIONS = ["-q", "--offline", "--assets", "all", "--no-viewer"]
FETCHED = [option for option in OPTIONS if option != "--offline"]
NEW = ["--release", "new", "--created", "2026-11-15"]


def change_hub(hub, picture):
    """Makes the later release: a new member, another portrait, and one text that is longer."""
    path = hub / "fkKnipoog.level2.json"
    members = json.loads(path.read_text())
    members["members"].append({"name": {"givenName": "Noor", "familyName": "Negatief"}})
    path.write_text(json.dumps(members))
    (hub / "ans.png").write_bytes(picture(5))


# ---- the state of a folder ----


def digest(path):
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def state(path):
    """Everything under a name: digests by relative path; empty without it."""
    if path.is_symlink() or path.is_file():
        return {"": digest(path)}
    found = {}
    for folder, folders, names in os.walk(path):
        for name in names:
            file = pathlib.Path(folder, name)
            found[str(file.relative_to(path))] = digest(file)
        for name in folders:
            found[str(pathlib.Path(folder, name).relative_to(path))] = "folder"
    return found


def remove(path):
    """Removes a file or a folder, if it is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def wait_for_group(leader, seconds=20):
    """Waits until a group of processes has ended; returns whether it has."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            os.killpg(leader, 0)
        except (ProcessLookupError, PermissionError):
            return True
        time.sleep(0.01)
    os.killpg(leader, signal.SIGKILL)
    return False


# ---- trials ----


class Part:
    """A kind of torture: trials by name, in groups whose trials are tried in turn."""

    name = ""
    weight = 1
    preloads = False  # Whether it puts a library into the program, which no program with a sanitizer takes.
    waiting = ()  # The groups of trials that only wait.
    form = ""  # A regular expression for the names of trials.

    def __init__(self, workshop):
        self.workshop = workshop

    def groups(self):
        """The trials by what they are, such as "calls": for each group, how many there are, and their names."""
        raise NotImplementedError

    def has(self, trial):
        """Whether there is a trial of this name, in any sample."""
        return re.fullmatch(self.form, trial) is not None

    def attempt(self, trial):
        """Makes a trial, and raises `Finding` if something is wrong."""
        raise NotImplementedError

    def notes(self):
        """Lines to print at the end."""
        return []


def any_of(names):
    """A regular expression for some names."""
    return f"({'|'.join(map(re.escape, names))})"


class Turn:
    """Hands out trials to threads: one of each list in turn, until the time is over."""

    def __init__(self, groups, seconds, chance):
        self.end = time.monotonic() + seconds
        self.lists = [(kind, iter(trials)) for kind, lists in groups.items() for _, trials in lists]
        chance.shuffle(self.lists)
        self.lock = threading.Lock()
        self.at = 0

    def __iter__(self):
        return self

    def __next__(self):
        with self.lock:
            while self.lists and time.monotonic() < self.end:
                self.at %= len(self.lists)
                kind, trials = self.lists[self.at]
                trial = next(trials, None)
                if trial is not None:
                    self.at += 1
                    return kind, trial
                del self.lists[self.at]
            raise StopIteration
