"""Hostile inputs, each with what it must lead to. `Scripts/torture --table` prints them all (Docs/Hostile.md)."""

import contextlib
import json
import re
import shutil
import socket
import sys

import guests
import servers
from inputs import PAGES, PICTURES, REQUESTS
from jobs import check_words
from workshop import FETCHED, OPTIONS, REPOSITORY, Finding, Part, module, state

HUBS = module("make_faulty_hubs", "samples/make-faulty-hubs.py").FAULTS
BUNDLES = module("make_faulty_bundles", "samples/make-faulty-bundles.py")
CODES = set(
    re.findall(
        r"^\| `([a-z0-9-]+)` \| (?:error|warning|notice) \|",
        (REPOSITORY / "Docs" / "Format.md").read_text(),
        re.MULTILINE,
    )
)


def codes_of(codes):
    """Status codes, as a person reads them."""
    return ", ".join("closed" if code is None else str(code) for code in codes)


def table():
    """Everything in Markdown."""
    lines = ["| input | what it is | what it must lead to |", "|---|---|---|"]
    levels = {"sound": "valid", "newer": "exit 2: it needs a newer hubpack"}
    for name, level, _, words, _ in BUNDLES.FAULTS:
        told = levels.get(level, f"`verify` finds it at the level `{level}`, exit 1") + (
            f": “{words}”" if words and level != "sound" else ""
        )
        lines.append(f"| bundles/{name} | a bundle: {name.removeprefix('sound-').replace('-', ' ')} | {told} |")
    for name in BUNDLES.ODD:
        lines.append(
            f"| odd/{name} | a bundle: {name.replace('-', ' ')} | valid; unpacked as a hub, it exports again |"
        )
    for name in BUNDLES.LATER:
        lines.append(
            f"| later/{name} | a bundle of a later version: {name.replace('-', ' ')} | valid; every command works |"
        )
    lines += [f"| hubs/{name} | a hub: {name.replace('-', ' ')} | {outcome} |" for name, (_, outcome) in HUBS.items()]
    kept = {
        True: "kept; exit 0",
        False: "`picture-unreadable`; exit 3",
        None: "kept or `picture-unreadable`; exit 0 or 3",
    }
    lines += [f"| pictures/{name} | {what} | {kept[is_kept]} |" for name, (what, _, is_kept) in PICTURES.items()]
    lines += [
        f"| pages/{name} | a portfolio: {what} | what can be read is exported; exit 0 or 3; the bundle is valid |"
        for name, (what, _) in PAGES.items()
    ]
    for name, (what, words, _) in servers.HOSTILE.items():
        told = " or ".join(f"“{word}”" for word in words.split("|"))
        lines.append(
            f"| servers/{name} | {what} | `export`, `pull` and `query` end with exit 2, nothing is written: {told} |"
        )
    lines += [
        f"| requests/{name} | {what.replace('|', '')} | {codes_of(codes)}; the server goes on |"
        for name, (what, _, codes) in REQUESTS.items()
    ]
    return "\n".join(lines) + "\n"


DOCUMENT = REPOSITORY / "Docs" / "Hostile.md"


class Corpus(Part):
    """A trial is named after the input: corpus/bundles/cut-in-half, corpus/servers/gzip-bomb/pull."""

    name, weight = "corpus", 5
    waiting = ("stalling servers",)

    def __init__(self, workshop):
        super().__init__(workshop)
        self.made = None

    def groups(self):
        def names(kind, known, *more):
            return len(known), [f"corpus/{kind}/{name}{end}" for name in known for end in more or [""]]

        readers = ["/export", "/pull", "/query"]
        stalls = [f"corpus/servers/{name}{reader}" for name in servers.STALLS for reader in readers]
        others = [
            f"corpus/servers/{name}{reader}"
            for name in servers.HOSTILE
            if name not in servers.STALLS
            for reader in readers
        ]
        if self.workshop.is_quick:
            stalls = [f"corpus/servers/{name}/export" for name in servers.STALLS]
        bundles = [fault[0] for fault in BUNDLES.FAULTS]
        self.workshop.random("bundles").shuffle(bundles)
        return {
            "stalling servers": [(1, [stall]) for stall in stalls],
            "servers": [(len(others), others)],
            "requests": [names("requests", REQUESTS)],
            "pictures": [names("pictures", PICTURES)],
            "pages": [names("pages", PAGES)],
            "bundles": [names("bundles", bundles), names("odd", BUNDLES.ODD), names("later", BUNDLES.LATER)],
            "hubs": [names("hubs", HUBS)],
            "tables": [names("table", ["document"])],
        }

    def has(self, trial):
        return any(trial in trials for lists in self.groups().values() for _, trials in lists)

    def bundles(self, place):
        """The folder with faulty bundles, which is made once."""
        folder = self.workshop.folder / "faulty-bundles"
        with self.workshop.lock:
            if self.made is None:
                script = REPOSITORY / "Scripts" / "samples" / "make-faulty-bundles.py"
                self.workshop.tool(place, [sys.executable, str(script), self.workshop.hubpack, str(folder)])
                self.made = json.loads((folder / "expected.json").read_text())
        return folder

    def attempt(self, trial):
        _, kind, name, *reader = trial.split("/")
        with self.workshop.place(trial) as place:
            getattr(self, "case_of_" + kind)(place, name, *reader)

    def run(self, place, words, codes, seconds=60):
        """Runs hubpack, which must end with one of some codes and a message for a person."""
        run = self.workshop.run(place, words, seconds=seconds)
        if run.code not in codes:
            raise Finding(f"hubpack {' '.join(map(str, words))}: {run}")
        check_words(run)
        return run

    @staticmethod
    def case_of_table(_place, _name):
        """The published table."""
        if not DOCUMENT.read_text().endswith(table()):
            raise Finding("Docs/Hostile.md is not what Scripts/torture --table prints")

    def case_of_odd(self, place, name):
        """A valid bundle with odd names."""
        path = self.bundles(place) / "odd" / f"{name}.hubpack"
        self.run(place, ["verify", path], (0,))
        self.run(place, ["unpack", path, "out/u", "--as-hub"], (0,))
        self.run(place, ["export", "out/u", "-o", "out/b.hubpack", *OPTIONS], (0,))

    def case_of_later(self, place, name):
        """A valid bundle of a later version."""
        path = self.bundles(place) / "later" / f"{name}.hubpack"
        for words in (
            ["verify", path],
            ["info", path],
            ["query", path, "clubs", "members", "images", "problems"],
            ["diff", self.bundles(place) / "good.hubpack", path],
            ["unpack", path, "out/u"],
        ):
            self.run(place, words, (0,))

    def case_of_bundles(self, place, name):
        """A faulty bundle."""
        path, expected = self.bundles(place) / f"{name}.hubpack", self.made[name]
        is_sound, is_newer = expected["level"] == "sound", expected["level"] == "newer"
        run = self.run(place, ["verify", path], (0,) if is_sound else (2,) if is_newer else (1,))
        if not is_sound and expected["words"] not in run.errors + run.output.decode():
            raise Finding(f'verify does not say "{expected["words"]}": {run} {run.output.decode()}')
        self.run(place, ["unpack", path, "out/u"], (0,) if is_sound else (2,))
        if (place.out / "u").exists() != is_sound or len(state(place.out)) and not is_sound:
            raise Finding("unpack left something of a faulty bundle")
        for words in (
            ["query", path, "clubs", "members", "images"],
            ["info", path],
            ["diff", self.workshop.old, path],
            ["problems", path],
        ):
            self.run(place, words, (0, 1) if is_sound else (0, 1, 2))

    def case_of_hubs(self, place, name):
        """A faulty hub."""
        outcome, path = HUBS[name][1], place.out / "b.hubpack"
        code = int(re.search(r"exit (\d)", outcome)[1])
        # As in the repository, for what climbs out of the folder.
        hub = REPOSITORY / "Bundles" / "faulty-hubs" / name
        run = self.run(place, ["export", hub, "-o", path, *OPTIONS], (code,))
        if code == 2:
            if state(place.out):
                raise Finding(f"left something: {run}")
            return
        self.run(place, ["verify", path], (0,))
        found = set(
            re.findall(
                r'"code" : "([a-z0-9-]+)"',
                self.run(place, ["problems", path, "--format", "json"], (0, 1)).output.decode(),
            )
        )
        wanted = {word for word in re.findall(r"`([^`]+)`", outcome) if word in CODES}
        if wanted - found:
            raise Finding(f"{', '.join(wanted - found)} is not among the problems {', '.join(sorted(found))}")

    def case_of_pictures(self, place, name):
        """A hostile portrait."""
        _, data, is_kept = PICTURES[name]
        hub, path = place.path / "hub", place.out / "b.hubpack"
        shutil.copytree(self.workshop.old_hub, hub)
        (hub / "flip.png").write_bytes(data)
        codes = {True: (0,), False: (3,), None: (0, 3)}[is_kept]
        run = self.run(place, ["export", hub, "-o", path, *OPTIONS], codes)
        self.run(place, ["verify", path], (0,))
        if (
            run.code == 3
            and b"picture-unreadable" not in self.run(place, ["problems", path, "--format", "json"], (0, 1)).output
        ):
            raise Finding(f"no problem picture-unreadable: {run}")

    def case_of_pages(self, place, name):
        """A hostile portfolio, from a server."""
        folder = self.workshop.folder / "pages" / name
        if not folder.exists():
            shutil.copytree(self.workshop.old_hub, folder)
            (folder / "flip" / "config.xml").unlink()
            members = folder / "fkKnipoog.level2.json"
            members.write_text(members.read_text().replace('"flip/"', '"flip/page.html"'))
            (folder / "flip" / "page.html").write_bytes(b"<!DOCTYPE html><title>Flip</title>" + PAGES[name][1])
        path = place.out / "b.hubpack"
        words = [
            "export",
            f"{self.workshop.server.url}/pages/{name}/root_.level1.json",
            "-o",
            path,
            "--page-galleries",
            *FETCHED,
        ]
        self.run(place, words, (0, 3), seconds=90)
        self.run(place, ["verify", path], (0,))

    def case_of_servers(self, place, name, reader):
        """A hostile server."""
        words, url = servers.HOSTILE[name][1].split("|"), f"{self.workshop.server.url}/{name}/{place.path.name}/"
        before = {}
        if reader == "pull":
            shutil.copy(self.workshop.old, place.out / "k.hubpack")
            before = state(place.out)
        arguments = {
            "export": ["export", url + "root_.level1.json", "-o", "out/b.hubpack", "--deadline", "5", *FETCHED],
            "pull": ["pull", url, "out/k.hubpack"],
            "query": ["query", url + "b.hubpack", "clubs"],
        }[reader]
        run = self.run(place, arguments, (2,), seconds=400)
        if not any(word in run.errors for word in words):
            raise Finding(f"the message has none of {words}: {run}")
        if state(place.out) != before:
            raise Finding(f"left something: {run}")
        if any(f"/{name}/{place.path.name}/" in path for path in self.workshop.server.taken):
            raise Finding(f"took {256} MiB of what never ends: {run}")

    def case_of_requests(self, place, name):
        """A hostile request, after which the server must still answer."""
        _, data, codes = REQUESTS[name]
        serving = guests.Serving(self.workshop, place)
        try:
            status = self.ask(serving, data.replace(b"{port}", str(serving.port).encode()))
            if status not in codes:
                raise Finding(f"answered {codes_of([status])}, not {codes_of(codes)}")
            if serving.ask("GET", "/")[0] not in (200, 302):
                raise Finding("does not answer any more")
        finally:
            code, errors = serving.stop()
        if code:
            raise Finding(f"ends with exit {code}: {errors}")

    @staticmethod
    def ask(serving, data):
        """Sends bytes, and returns the status; None if there is none."""
        answer = b""
        with socket.create_connection(("127.0.0.1", serving.port), timeout=45) as connection:
            with contextlib.suppress(ConnectionError):
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
            with contextlib.suppress(ConnectionError):
                try:
                    while len(answer) < 1000 and (piece := connection.recv(1000)):
                        answer += piece
                except TimeoutError:
                    raise Finding("neither answers nor closes within 45 s") from None
        if b"root:" in answer or answer[9:12] == b"200" and b"SQLite format" in answer:
            raise Finding("sends what it must not send")
        status = re.match(rb"HTTP/1\.[01] (\d{3})", answer)
        return int(status[1]) if status else None
