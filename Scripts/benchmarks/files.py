"""What hubpack does with files, beside other programs, for Scripts/bench."""

import fcntl
import os
import pty
import select
import statistics
import struct
import termios
import time
import zlib

from measuring import EXPORT, ROOT, Case, Failure, markdown, megabytes, remove, seconds, span

ZIM = ("zimwriterfs --welcome=index.html --illustration=illustration.png --language=eng --name=pictures "
       "--title=Pictures --description=Pictures --creator=hubpack --publisher=hubpack --withoutFTIndex")
PAGE = "<html><head><title>Pictures</title></head><body>Pictures</body></html>"
SQLAR = ("CREATE TABLE sqlar (name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB); "
         "INSERT INTO sqlar SELECT name, mode, mtime, length(data), data FROM fsdir('{}')")
CLUBS = "SELECT full_name, town, country, level FROM organizations WHERE kind = 'club' ORDER BY folded_name"
SAMPLE = ROOT / "Bundles/lumen-hub-2026.11.hubpack"
QUERIES = [
    "members", "members qqzz", "members an", "people an", "clubs", "clubs foto", "members keyword:landscape",
    "members role:chairman", "members club:\"{club}\"", "members country:NL", "members joined:2019..2021",
    "people keyword:landscape -status:former", "clubs sort members desc", "clubs near:\"{town}\" within 50km",
    "members sort joined desc", "images", "images person:an", "keywords", "problems",
    # What no index has: it is counted or put together for all before the first is known.
    "members sort left", "members sort keywords", "people sort images desc", "people sort clubs", "people images:>10",
    "clubs -keyword:landscape", "images sort date", "members role:treasurer sort joined",
]


# ---- Packing and verifying ----

def book(bench, hub):
    """A hub with what zimwriterfs needs besides: a page and a picture of 48 by 48."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    name = bench.made(f"{hub}-book", f"cp -al {hub} $OUT")
    folder = bench.folder / name
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "illustration.png").write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 48, 48, 8, 0, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress((b"\0" + b"\x80" * 48) * 48)) + chunk(b"IEND", b""))
    return name


def packers(bench):
    """The commands that pack the same pictures, by the name of their result."""
    count = bench.scaled(10_000)
    hub = bench.pictures(count)

    def case(name, result, command, listing):
        sync = "" if result.endswith(".hubpack") else f" && sync {'-f ' * result.endswith('.restic')}{result}"
        return Case(name, command + sync, prepare=lambda: remove(bench.folder / result), result=result,
                    count=f"{listing} | grep -c 'jpg$'", wanted=count)
    cases = [
        case("copy and SHA-256", "copy.tar", f"tar -cf copy.tar {hub} && openssl dgst -sha256 copy.tar",
             "tar -tf copy.tar"),
        case("hubpack export", "pictures.hubpack", f"{EXPORT} {hub} --no-viewer -o pictures.hubpack",
             "unzip -Z1 pictures.hubpack"),
        case("hubpack export, with pages", "pages.hubpack", f"{EXPORT} {hub} -o pages.hubpack",
             "unzip -Z1 pages.hubpack"),
        case("bsdtar, stored ZIP", "bsdtar.zip",
             f"bsdtar --format zip --options zip:compression=store -cf bsdtar.zip {hub}", "unzip -Z1 bsdtar.zip"),
        case("Info-ZIP, stored", "zip.zip", f"zip -0 -r -q zip.zip {hub}", "unzip -Z1 zip.zip"),
        case("zimwriterfs", "pictures.zim", f"{ZIM} {book(bench, hub)} pictures.zim", "zimdump list pictures.zim"),
        case("sqlite3, stored archive", "pictures.sqlar", f'sqlite3 pictures.sqlar "{SQLAR.format(hub)}"',
             "sqlite3 pictures.sqlar -At"),
        case("restic, not compressed", "pictures.restic",
             f"restic backup --repo pictures.restic --no-cache --compression off --quiet {hub}",
             "restic ls --repo pictures.restic --no-cache latest"),
    ]
    archive = bench.folder / "pictures.restic"

    def initialize():
        remove(archive)
        bench.said("restic init --repo pictures.restic --repository-version 2")
    cases[-1].prepare = initialize
    return {case.result: case for case in cases}


def packed(bench, *results):
    """Makes what the packing of an earlier part has made otherwise."""
    for name, case in packers(bench).items():
        if name in results and not (bench.folder / name).exists():
            case.prepare()
            bench.said(case.command)


def pack(bench):
    """A hub, packed."""
    cases = bench.in_turn(list(packers(bench).values()))
    remove(bench.folder / "copy.tar")
    return bench.about(f"""
        A hub of {cases[0].wanted:,} distinct pictures of 20 kB. Each ends with the result on the disk, and with none of
        the pictures compressed.
        """) + bench.table(cases)


def verify(bench):
    """The packed hubs, verified."""
    packed(bench, "pictures.hubpack", "pictures.zim", "pictures.restic")
    cases = bench.in_turn([
        Case("OpenSSL, SHA-256", "openssl dgst -sha256 pictures.hubpack"),
        Case("hubpack verify", "hubpack verify pictures.hubpack"),
        Case("unzip -t", "unzip -tq pictures.hubpack"),
        Case("zimcheck", "zimcheck --integrity pictures.zim"),
        Case("restic check", "restic check --repo pictures.restic --no-cache --read-data --quiet"),
    ])
    return bench.about("""
        The bundle of the first table; zimcheck and restic read what their programs packed of the same hub.
        """) + bench.table(cases)


# ---- Asking and comparing ----

def answer(bench):
    """The first answer, from a large bundle and from the sample hub's."""
    large = bench.bundle(bench.members(bench.scaled(300_000)))
    small = bench.made("sample.hubpack", f"cp {SAMPLE} $OUT")
    tables = []
    for bundle, repeats in ((large, 1), (small, 20)):
        catalog = bench.catalog(bundle)
        cases = bench.in_turn([
            Case("inflate and SHA-256", f"bsdtar -xOf {bundle} catalog.sqlite | openssl dgst -sha256"),
            Case("hubpack query", f"hubpack query {bundle} 'clubs columns name,town,level limit 20'"),
            Case("sqlite3, unpacked", f'sqlite3 {catalog} "{CLUBS} LIMIT 20"'),
        ], repeats)
        size = (bench.folder / catalog).stat().st_size
        tables.append(f"\nA catalog of {megabytes(size)}:\n" + bench.table(cases))
    return bench.about(f"""
        From start to the first twenty clubs: a hub of {bench.scaled(300_000):,} members, and the sample hub. sqlite3
        has the catalog as a file, and checks nothing.
        """) + "".join(tables)


def diff(bench):
    """Two releases compared."""
    count = bench.scaled(300_000)
    old, new = (bench.bundle(bench.members(count, edited)) for edited in (False, True))
    inflating = "; ".join(f"bsdtar -xOf {bundle} catalog.sqlite | openssl dgst -sha256" for bundle in (old, new))
    cases = bench.in_turn([
        Case("inflate and SHA-256", inflating),
        Case("hubpack diff", f"hubpack diff {old} {new} --summary", exits=(0, 1)),
        Case("sqldiff, unpacked", f"sqldiff --primarykey {bench.catalog(old)} {bench.catalog(new)}"),
    ])
    return bench.about(f"""
        Two releases of a hub of {count:,} members and as many images; of one club and one member in a hundred something
        has changed. sqldiff compares rows by ids that mean nothing from one release to the next.
        """) + bench.table(cases)


def growth(bench):
    """The same commands over ten and a hundred times as much."""
    rows = []
    for count in map(bench.scaled, (3000, 30_000, 300_000)):
        hub, (old, new) = bench.members(count), (bench.bundle(bench.members(count, edited)) for edited in (False, True))
        cases = bench.in_turn([
            Case("export", f"{EXPORT} {hub} -o grown.hubpack", prepare=lambda: remove(bench.folder / "grown.hubpack"),
                 result="grown.hubpack"),
            Case("verify", f"hubpack verify {old}"),
            Case("query", f"hubpack query {old} 'members limit 20'"),
            Case("diff", f"hubpack diff {old} {new} --summary", exits=(0, 1)),
        ])
        rows.append([count, megabytes(cases[0].size),
                     *(f"{seconds(case.median)}, {megabytes(case.peak)}" for case in cases)])
    remove(bench.folder / "grown.hubpack")
    head = ["members", "bundle", "export", "verify", "first answer", "diff"]
    return bench.about("""
        Hubs of so many members and as many images, without pictures. What takes more than 20 s has three rounds.
        """) + markdown(head, rows) + bench.commands(cases)


# ---- At the prompt ----

class Session:
    """hubpack open in a pseudo-terminal of 120 by 50, with a pager that shows one screen."""

    def __init__(self, bench, bundle):
        self.terminal, side = pty.openpty()
        self.screen = None
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 120, 0, 0))
        # The pager takes a screen and leaves, as an impatient reader does.
        environment = {**bench.environment, "PAGER": "head -n 49", "TERM": "xterm", "INPUTRC": "/dev/null"}
        self.process = bench.start(["hubpack", "open", bundle], stdin=side, stdout=side, stderr=side, env=environment,
                                   preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(side)
        self.wait()

    def wait(self):
        """Returns what is written until the prompt is there."""
        text, self.screen = b"", None
        while not text.endswith((b"hubpack>\x1b[0m ", b"hubpack> ")):
            if not select.select([self.terminal], [], [], 60)[0]:
                raise Failure(f"no answer within a minute: {text[-300:]}")
            text += os.read(self.terminal, 1 << 16)
            # The line that was typed, and what the pager shows.
            if self.screen is None and text.count(b"\n") >= 50:
                self.screen = time.perf_counter()
        self.screen = self.screen or time.perf_counter()
        return text

    def ask(self, query):
        """The seconds from Enter to a full screen, or to the next prompt where the answer is shorter."""
        start = time.perf_counter()
        os.write(self.terminal, query.encode() + b"\n")
        self.wait()
        return self.screen - start


def prompt(bench, times=20):
    """First screens at the prompt."""
    count = bench.scaled(300_000)
    bundle = bench.bundle(bench.members(count))
    sql = "SELECT full_name, town FROM organizations WHERE kind = 'club' LIMIT 1"
    club, town = bench.said(f'sqlite3 -newline "\n" -separator "\n" {bench.catalog(bundle)} "{sql}"').splitlines()
    session, rows = Session(bench, bundle), []
    for query in QUERIES:
        asked = [session.ask(query.format(club=club, town=town)) for _ in range(times)]
        first, *others = asked
        rows.append([f"`{query.format(club='…', town='…')}`", seconds(statistics.median(others)),
                     span(others), seconds(first)])
    bench.stop(session.process)
    return bench.about(f"""
        `hubpack open` on the hub of {count:,} members, in a terminal of 120 by 50: from Enter until the screen is full.
        Each is asked {times} times in a row; the first time is apart.
        """, f"{times - 1}") + markdown(["query", "median", "from–to", "first time"], rows)
