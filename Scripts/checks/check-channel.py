#!/usr/bin/env python3
"""Publishes two releases, serves them with nginx, and keeps a kiosk's file up to date with them.

    Scripts/checks/check-channel.py old.hubpack new.hubpack --hubpack .build/release/hubpack
    Scripts/checks/check-channel.py old.hubpack new.hubpack --kills 5 --no-browser

Checks that the bytes and requests of an update are few, that a pull killed at any moment leaves the old file or the new one,
and that the next one finishes; that nothing changes on a full disk; and that a real browser shows the new release. Exits with
0 if all of this holds, otherwise with 1. Needs nginx and ssh-keygen; the full disk is a small file system in memory, which
only root can mount. Everything is sent to this machine.
"""

import argparse
import hashlib
import json
import os
import pathlib
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tools"))
import browser as browsers  # noqa: E402

CONFIGURATION = """
worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/nginx-errors.log; daemon on;
events {{ worker_connections 64; }}
http {{
  access_log {folder}/requests.log; limit_rate {rate};
  server {{ listen 127.0.0.1:{port}; root {folder}/www; }}
}}
"""
failures = []


def check(holds, text):
    """Prints a line, and notes a failure."""
    print(("ok      " if holds else "FAILED  ") + text, flush=True)
    if not holds:
        failures.append(text)


def digest(path):
    """Returns the SHA-256 of a file; None without one."""
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest() if os.path.exists(path) else None


def free_port():
    """Returns a port that is free now."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


class Bench:
    """A folder with keys, a channel, a web server and a kiosk's file."""

    def __init__(self, options, folder):
        self.options, self.folder, self.port = options, pathlib.Path(folder), free_port()
        self.kiosk = self.folder / "kiosk.hubpack"
        self.url = f"http://127.0.0.1:{self.port}/hub/"
        os.chmod(folder, 0o755)  # nginx works as another user.
        self.run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", self.folder / "key")
        key = (self.folder / "key.pub").read_text()
        (self.folder / "allowed").write_text(f"keeper@lumen.example {key}")
        self.rate = "0"

    def run(self, *command, **more):
        """Runs a program, and returns how it ended."""
        return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **more)  # noqa: S603

    def publish(self, bundle):
        """Publishes a bundle, and copies the channel to the web server."""
        done = self.run(self.options.hubpack, "publish", bundle, self.folder / "channel", "--key", self.folder / "key")
        if done.returncode:
            sys.exit(f"publish: {done.stderr}")
        shutil.copytree(self.folder / "channel", self.folder / "www" / "hub", dirs_exist_ok=True)

    def serve(self, rate="0"):
        """Starts the web server, or gives it another rate."""
        path = self.folder / "nginx.conf"
        path.write_text(CONFIGURATION.format(folder=self.folder, port=self.port, rate=rate))
        more = ["-s", "reload"] if (self.folder / "nginx.pid").exists() else []
        done = self.run("nginx", "-c", path, *more)
        if done.returncode:
            sys.exit(f"nginx: {done.stderr}")
        time.sleep(0.5)

    def stop(self):
        """Ends the web server."""
        self.run("nginx", "-c", self.folder / "nginx.conf", "-s", "stop")

    def command(self, file=None):
        """The command that pulls."""
        return [self.options.hubpack, "pull", self.url, str(file or self.kiosk), "--trust", str(self.folder / "allowed")]

    def forget(self):
        """Puts the kiosk back to the old release."""
        for path in self.folder.glob("*kiosk.hubpack*"):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        for path in self.folder.glob(".kiosk.hubpack*"):
            shutil.rmtree(path)
        shutil.copy(self.options.old, self.kiosk)


def necessary(old, new):
    """Returns the bytes that an update cannot do without: new pictures, catalog, directory, manifest, pages."""
    with zipfile.ZipFile(old) as before, zipfile.ZipFile(new) as after:
        known = {entry.filename for entry in before.infolist()}
        entries = [entry for entry in after.infolist() if not (entry.filename.startswith("assets/") and entry.filename in known)]
        directory = os.path.getsize(new) - after.start_dir
        return directory + sum(entry.compress_size for entry in entries if not entry.filename.startswith("sources/"))


def update(bench):
    """Pulls the new release over the old one."""
    bench.forget()
    log = bench.folder / "requests.log"
    log.write_text("")
    done = bench.run(*bench.command())
    time.sleep(0.3)
    requests = [int(line.split()[9]) for line in log.read_text().splitlines()]
    need = necessary(bench.options.old, bench.options.new)
    check(done.returncode == 0 and digest(bench.kiosk) == digest(bench.options.new), "the file is the published one")
    check(len(requests) <= 12, f"{len(requests)} requests (at most 12)")
    check(sum(requests) <= 1.05 * need, f"{sum(requests):,} bytes, {sum(requests) / need:.3f} of the necessary {need:,}")
    again = bench.run(*bench.command())
    check((again.returncode, again.stdout, again.stderr) == (0, "", ""), "nothing new, nothing told")


def kills(bench):
    """Kills pulls at moments between their beginning and their end."""
    bench.forget()
    bench.serve("400k")
    start = time.monotonic()
    bench.run(*bench.command())
    whole = time.monotonic() - start
    known = {digest(bench.options.old), digest(bench.options.new)}
    random.seed(41)
    faults = 0
    for _ in range(bench.options.kills):
        bench.forget()
        process = subprocess.Popen(bench.command(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        time.sleep(random.uniform(0, whole))  # noqa: S311
        process.kill()
        process.wait()
        faults += digest(bench.kiosk) not in known
        done = bench.run(*bench.command())
        faults += done.returncode != 0 or digest(bench.kiosk) != digest(bench.options.new)
        faults += any(bench.folder.glob(".kiosk*"))
    check(faults == 0, f"{bench.options.kills} pulls killed within {whole:.1f} s: {faults} faults")
    bench.serve()


def full_disk(bench):
    """Pulls where there is not enough room."""
    folder = bench.folder / "small"
    folder.mkdir()
    size = os.path.getsize(bench.options.old) + 200_000
    if bench.run("mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder).returncode:
        print("skipped a full disk, which only root can make")
        return
    try:
        shutil.copy(bench.options.old, folder / "kiosk.hubpack")
        done = bench.run(*bench.command(folder / "kiosk.hubpack"))
        check(done.returncode == 2 and "No space left" in done.stderr, "a full disk is told: " + done.stderr.strip()[:100])
        check(digest(folder / "kiosk.hubpack") == digest(bench.options.old), "the file is the old one")
        check(os.listdir(folder) == ["kiosk.hubpack"], "nothing is left beside it")
    finally:
        bench.run("umount", folder)


def screen(bench):
    """Shows the file in a browser, and pulls the new release meanwhile."""
    bench.forget()
    sign = bench.run(bench.options.hubpack, "sign", bench.kiosk, "--key", bench.folder / "key")
    server = subprocess.Popen(  # noqa: S603
        [bench.options.hubpack, "serve", str(bench.kiosk), "--watch", "--trust", str(bench.folder / "allowed"), "--port", "0"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://[\d.:]+/", server.stdout.readline())[0]
        with browsers.Browser() as browser:
            page = browser.page()

            def shown():
                page.go(address)
                page.wait("document.querySelector('main')")
                return page.evaluate("location.pathname.split('/')[1]")

            before = shown()
            done = bench.run(*bench.command())
            end = time.monotonic() + 30
            while (after := shown()) == before and time.monotonic() < end:
                time.sleep(1)
        check(sign.returncode == 0 and done.returncode == 0 and before != after, f"a browser shows {after} after {before}")
        with zipfile.ZipFile(bench.options.new) as new:
            check(hashlib.sha256(new.read("manifest.json")).hexdigest().startswith(after), "it is the new release")
    finally:
        server.terminate()
        server.communicate()


def main():
    """Runs all parts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", help="a bundle of the earlier release")
    parser.add_argument("new", help="a bundle of the later release")
    parser.add_argument("--hubpack", default="hubpack", help="the program")
    parser.add_argument("--kills", type=int, default=50, help="the number of pulls to kill")
    parser.add_argument("--no-browser", action="store_true", help="leave out the browser")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hubpack-channel-") as folder:
        bench = Bench(options, folder)
        bench.publish(options.old)
        bench.publish(options.new)
        bench.serve()
        try:
            print(json.dumps({"old": os.path.getsize(options.old), "new": os.path.getsize(options.new)}))
            update(bench)
            kills(bench)
            full_disk(bench)
            if not options.no_browser:
                screen(bench)
        finally:
            bench.stop()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
