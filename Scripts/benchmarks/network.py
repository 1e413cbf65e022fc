"""What hubpack does over the network, on loopback, beside other programs, for Scripts/bench."""

import contextlib
import json
import pathlib
import random
import re
import shutil
import socket
import statistics
import sys
import threading
import time

from files import ZIM, book
from measuring import EXPORT, ROOT, Case, Failure, entries, free_port, markdown, megabytes, ratio, remove, tell

sys.path.insert(0, str(ROOT / "Scripts/samples"))
from noisy_jpeg import Camera  # noqa: E402

# wrk asks for the next picture each time; each of its threads begins somewhere else.
TURNS = """
local paths = {}
for line in io.lines("paths") do paths[#paths + 1] = line end
local at = 0
function setup(thread) thread:set("first", at); at = at + 37 end
function init() next_path = first end
function request()
  next_path = next_path % #paths + 1
  return wrk.format("GET", paths[next_path])
end
"""


def logged(bench):
    """The bytes and requests that nginx has answered since its log was emptied."""
    time.sleep(0.3)  # it logs after it has answered
    sizes = [int(line) for line in (bench.folder / "requests").read_text("utf-8").split()]
    return {"bytes": sum(sizes), "requests": len(sizes)}


def forget(bench, *names):
    """Empties nginx's log, and removes what the round before has made."""
    (bench.folder / "requests").write_text("", "utf-8")
    for name in names:
        remove(bench.folder / name)


# ---- Fetching a hub ----

def curl(bench, hub, url, before=""):
    """Has curl fetch all files of a hub with 16 connections, those that are newer if there are some before."""
    files = sorted(path.relative_to(bench.folder / hub) for path in (bench.folder / hub).rglob("*") if path.is_file())
    lines = [f'url = "{url}/{path}"\noutput = "fetched/{path}"\n' for path in files]
    if before:  # "next" begins with no options
        lines = [f'{line}time-cond = "{before}/{path}"\nfail\nsilent\nshow-error\nhttp1.1\nnext\n'
                 for line, path in zip(lines, files)]
    (bench.folder / "urls").write_text("".join(lines).removesuffix("next\n"), "utf-8")

    def prepare():
        forget(bench, "fetched")
        for parent in {path.parent for path in files}:
            (bench.folder / "fetched" / parent).mkdir(parents=True, exist_ok=True)
    return Case(
        "curl, what has changed" if before else "curl",
        "curl --silent --show-error --fail --http1.1 --parallel --parallel-immediate --parallel-max 16 --config urls"
        " && sync -f fetched", prepare=prepare, facts=lambda _: logged(bench))


def export(bench, url, name, result, more=""):
    """Has hubpack export a hub from the web with as many connections, and tells how long fetching took of it."""
    def facts(_):
        phases = json.loads((bench.folder / "report.json").read_text("utf-8"))["phases"]
        return {**logged(bench), "ms of fetching": 1000 * sum(
            phase["seconds"] for phase in phases if phase["name"] in ("discovering", "clubs", "pictures"))}
    command = (f"{EXPORT.replace('--offline ', '')} {url}/root_.level1.json --connections 16 --connections-per-host 16 "
               f"--report report.json {more}-o {result}")
    return Case(name, command, prepare=lambda: forget(bench, "cache", result, "report.json"), facts=facts)


def settings(bench):
    """The two hubs that are fetched: how many pictures, and with which latency."""
    return ((bench.scaled(10_000), 0), (bench.scaled(3000), 50))


def fetch(bench):
    """Fetching a whole hub."""
    tables = []
    for count, delay in settings(bench):
        hub = bench.pictures(count)
        with bench.nginx(hub, free_port(), delay, log=True) as url:
            cases = bench.in_turn([curl(bench, hub, url), export(bench, url, "hubpack export", "fetched.hubpack")])
        same(bench, "fetched.hubpack", bench.bundle(hub))
        tables.append(f"\n{count:,} pictures, {delay} ms of latency:\n" + bench.table(cases))
    return bench.about("""
        Hubs with pictures of 20 kB, from nginx on the same machine, all over 16 connections. hubpack also makes the
        bundle; fetching ends with the last picture.
        """) + "".join(tables)


def same(bench, one, other):
    """Ends the run unless two bundles have the same contents."""
    digests = [json.loads(bench.said(f"unzip -p {bundle} manifest.json"))["contentDigests"] for bundle in (one, other)]
    if digests[0] != digests[1]:
        raise Failure(f"{one} and {other} differ in content: {digests}")


def update(bench):
    """Fetching a hub of which a hundredth of the pictures has changed."""
    tables = []
    for count, delay in settings(bench):
        # A run that was broken off may have changed the pictures already.
        for name in (f"changing-{count}", "changed", "changed.hubpack"):
            remove(bench.folder / name)
        hub = bench.pictures(count, "changing")
        with bench.nginx(hub, free_port(), delay, log=True) as url:
            remove(bench.folder / "before")
            shutil.copytree(bench.folder / hub, bench.folder / "before")
            tell("exporting the base")
            base = export(bench, url, "", "base.hubpack")
            base.prepare()
            bench.said(base.command)
            changed = change(bench.folder / hub)
            cases = bench.in_turn([curl(bench, hub, url, "before"),
                                   export(bench, url, "hubpack export", "updated.hubpack", "--base base.hubpack ")])
        for name in ("before", "changed.hubpack"):
            remove(bench.folder / name)
        hub = bench.made("changed", f"mv {hub} $OUT")
        same(bench, "updated.hubpack", bench.bundle(hub))
        remove(bench.folder / hub)
        tables.append(f"\n{count:,} pictures, {delay} ms of latency; those that changed have {changed:,} bytes:\n"
                      + bench.table(cases))
    return bench.about("""
        The same hubs, after one picture in a hundred has changed. What has not changed is asked for, and not sent.
        """) + "".join(tables)


def change(hub, share=0.01, megapixels=20_000 / 230_000):
    """Takes some of a hub's pictures anew, and returns how many bytes they have."""
    chance = random.Random(41)
    pictures, camera = sorted(hub.glob("galleries/*/images/*.jpg")), Camera(random.Random(7), megapixels)
    chosen = chance.sample(pictures, max(1, int(len(pictures) * share)))
    for picture in chosen:
        picture.write_bytes(camera.picture(b""))
    return sum(picture.stat().st_size for picture in chosen)


# ---- Pulling a bundle ----

def pull(bench):
    """Making an earlier bundle into the published one."""
    count = bench.scaled(30_000)
    hub = bench.hub("channel", max(10, count // 10), "--pictures", count, "--picture-megapixels", 0.02)
    bundles = []
    for month in ("05", "11"):
        bundles.append(f"channel-2026.{month}.hubpack")
        if not (bench.folder / bundles[-1]).exists() and month == "11":
            change(bench.folder / hub, megapixels=0.02)
        bench.made(bundles[-1], f"{EXPORT} {hub} --release 2026.{month} -o $OUT".replace("-11-15", f"-{month}-15"))
    old, new = bundles
    www = bench.made("www", f"hubpack publish {old} $OUT --quiet && hubpack publish {new} $OUT --quiet && "
                            f"zsyncmake -q -u {new} -o $OUT/{new}.zsync $OUT/{new}")
    tables = []
    for rate in (0, 12_500):
        daemon = free_port()
        (bench.folder / "rsyncd.conf").write_text(
            f"use chroot = no\nport = {daemon}\naddress = 127.0.0.1\n[hub]\npath = {bench.folder / www}\n", "utf-8")
        with bench.nginx(www, free_port(), 50, rate, log=True) as url, \
                bench.serving(["rsync", "--daemon", "--no-detach", "--config=rsyncd.conf"], daemon), \
                bench.delayed(daemon, 50) as slow:
            cases = bench.in_turn(pullers(bench, old, new, url, f"rsync://127.0.0.1:{slow}/hub/", rate))
            limit = f"At most {rate * 8 // 1000} Mbit/s" if rate else "Without a limit"
            tables.append(f"\n{limit}:\n" + bench.table(cases[:4]))
    tables.append("\nOnly asking the file by its URL, at the same limit:\n" + bench.table(cases[4:]))
    size = (bench.folder / new).stat().st_size
    return bench.about(f"""
        A bundle of {count:,} pictures of 5 kB, {megabytes(size)}, of which one in a hundred has changed, at 50 ms of
        latency. Each ends with the file on the disk, as it was published.
        """) + "".join(tables)


def pullers(bench, old, new, url, rsync, rate):
    """The programs that update the file, and two that ask it by URL."""
    def prepare():
        forget(bench, "pulled")
        (bench.folder / "pulled").mkdir()
        shutil.copy(bench.folder / old, bench.folder / "pulled" / new)

    def facts(printed):
        if (bench.folder / "pulled" / new).read_bytes() != (bench.folder / new).read_bytes():
            raise Failure(f"another file than {new}")
        numbers = re.findall(r"Total bytes (?:sent|received): ([\d,]+)", printed)
        return {"bytes": sum(int(number.replace(",", "")) for number in numbers)} if numbers else logged(bench)
    target = f"pulled/{new}"
    cases = [Case(name, f"{command} && sync {target}", prepare=prepare, facts=facts) for name, command in (
        ("curl, the whole file", f"curl --silent --output {target} {url}/{new}"),
        ("hubpack pull", f"hubpack pull {url}/ {target} --quiet"),
        ("zsync", f"cd pulled && zsync -q -i {new} -o {new} {url}/{new}.zsync && cd .."),
        ("rsync", f"rsync --inplace --no-whole-file --stats --bwlimit={rate} {rsync}{new} {target}"))]
    cases[-1].facts = lambda printed: facts(printed) if printed else {}
    return cases + [Case(f"hubpack {words[0]}", f"hubpack {' '.join(words)}", prepare=lambda: forget(bench),
                         facts=lambda _: logged(bench))
                    for words in (("info", f"{url}/{new}"), ("query", f"{url}/{new}", "clubs"))]


# ---- Serving a bundle ----

def ask(bench, port, paths, duration):
    """Requests a second that wrk gets, and the slowest hundredth's milliseconds; every answer has to be fine."""
    (bench.folder / "paths").write_text("\n".join(paths) + "\n", "utf-8")
    (bench.folder / "turns.lua").write_text(TURNS, "utf-8")
    told = bench.said(f"wrk -t2 -c32 -d{duration}s --latency -s turns.lua http://127.0.0.1:{port}")
    if "Non-2xx" in told or "Socket errors" in told:
        raise Failure(f"not all was answered by {bench.processes[-1].args}:\n{told}")
    worst = re.search(r"99%\s+([\d.]+)(us|ms|s)", told)
    read = re.search(r"(\d+) requests in .*, ([\d.]+)(MB|GB) read", told)
    return {"rate": float(re.search(r"Requests/sec:\s+([\d.]+)", told).group(1)),
            "worst": float(worst.group(1)) * {"us": 0.001, "ms": 1, "s": 1000}[worst.group(2)],
            "bytes": float(read.group(2)) * {"MB": 1 << 20, "GB": 1 << 30}[read.group(3)] / int(read.group(1))}


def memory(process):
    """The most that a process and its children have held of the machine's memory, in bytes."""
    total = 0
    for status in pathlib.Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError, AttributeError):
            text = status.read_text("utf-8")
            if str(process.pid) in (status.parent.name, re.search(r"PPid:\s+(\d+)", text).group(1)):
                total += int(re.search(r"VmHWM:\s+(\d+)", text).group(1)) * 1024
    return total


def servers(bench, hub):
    """The servers of the same pictures: how each is started on a port, and its addresses of them."""
    bundle, files = bench.bundle(hub), bench.folder / hub
    zim = bench.made(f"{hub}.zim", f"{ZIM} {book(bench, hub)} $OUT")
    assets = [f"/{entry.filename}" for entry in entries(bench.folder / bundle, "assets/")]
    names = [f"/{path.relative_to(files)}" for path in files.glob("galleries/*/images/*.jpg")]
    if len(assets) != len(names):
        raise Failure(f"{bundle} has {len(assets)} pictures, not {len(names)}")
    return {
        "hubpack serve": (lambda port: bench.serving(["hubpack", "serve", bundle, "--port", str(port), "-q"], port),
                          assets),
        "nginx": (lambda port: bench.nginx(hub, port, cache="max=10000"), names),
        "kiwix-serve": (lambda port: bench.serving(["kiwix-serve", "--address=127.0.0.1", f"--port={port}", zim], port),
                        [f"/{hub}{name}" for name in names])}


def serve(bench):
    """Serving pictures."""
    duration = 5 if bench.options.scale == 1 else 1
    tables = []
    for count in (20, bench.scaled(10_000)):
        hub = bench.pictures(count)
        size = sum(path.stat().st_size for path in (bench.folder / hub).glob("galleries/*/images/*.jpg")) / count
        compared = servers(bench, hub)
        found = {name: [] for name in compared}
        for turn in range(bench.options.rounds):
            tell(f"round {turn + 1} of {bench.options.rounds}")
            for name, (server, paths) in compared.items():
                port = free_port()
                with server(port):
                    ask(bench, port, paths, 1)
                    answer = ask(bench, port, paths, duration)
                    answer["memory"] = memory(bench.processes[-1])
                if not size <= answer["bytes"] < size + 1000:
                    raise Failure(f"{name} sends {answer['bytes']:.0f} bytes for a picture of {size:.0f}")
                found[name].append(answer)
        server, paths = compared["hubpack serve"]
        found["hubpack serve, beside 1,000 slow clients"] = [beside_slow_clients(bench, server, paths, duration)]
        rates = {name: [answer["rate"] for answer in answers] for name, answers in found.items()}
        own = statistics.median(rates["hubpack serve"])
        tables.append(f"\n{count:,} pictures:\n" + markdown(
            ["server", "requests/s", "from–to", "hubpack beside it", "99 of 100 within", "memory"],
            [[name, rates[name], f"{min(rates[name]):,.0f}–{max(rates[name]):,.0f}",
              ratio(own, statistics.median(rates[name])),
              f"{statistics.median(answer['worst'] for answer in answers):.1f} ms",
              megabytes(max(answer["memory"] for answer in answers))] for name, answers in found.items()]))
    return bench.about(f"""
        Pictures of 20 kB, one after the other, over 32 connections of wrk for {duration} s; server and wrk share the
        machine. nginx has the files, kiwix-serve a ZIM file of them. More requests are better: above 1, hubpack answers
        more. Of the slow clients, half send a request letter by letter, and half have asked for 100 pictures ten
        seconds before and read none; they are measured once.
        """) + "".join(tables)


def beside_slow_clients(bench, server, paths, duration):
    """How quickly others are answered while 1,000 clients send and read next to nothing."""
    port, ends = free_port(), threading.Event()
    with server(port), contextlib.ExitStack() as sockets:
        clients = [sockets.enter_context(socket.create_connection(("127.0.0.1", port))) for _ in range(1000)]

        def trickle():
            for client in clients[1::2]:
                with contextlib.suppress(OSError):
                    client.sendall("".join(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n" for path in paths[:100]).encode())
            for letter in "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: yes" * 100:
                for client in clients[::2]:
                    with contextlib.suppress(OSError):
                        client.sendall(letter.encode())
                if ends.wait(1):
                    return
        thread = threading.Thread(target=trickle, daemon=True)
        thread.start()
        try:
            # What 500 of them have asked for first goes into the sockets' buffers, and others on that thread wait.
            time.sleep(10)
            return {**ask(bench, port, paths, duration), "memory": memory(bench.processes[-1])}
        finally:
            ends.set()
            thread.join()
