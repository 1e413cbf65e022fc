#!/usr/bin/env python3
"""Runs the shell steps of Docs/Workflows/check-hub.yml as GitHub does, with a release on loopback.

    Scripts/checks/check-workflow.py HUBPACK HUB

HUBPACK is the program to release, HUB the folder of a hub. Prints for each step its name, exit status and output, and
at the end the log for code scanning. Steps that use an action are only named. Exit status: 0 if the workflow would
succeed, 1 if a step fails, 2 a usage error. Needs the package yaml.
"""

import functools
import hashlib
import http.server
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]


def release(program, folder):
    """Makes a tarball that is laid out as that of Scripts/package, and returns its path."""
    tree = folder / "hubpack-VERSION-linux-x86_64"
    for name in ["bin", "libexec/hubpack", "share/applications"]:
        (tree / name).mkdir(parents=True)
    (tree / "bin/hubpack").write_text(f"#!/bin/sh\nexec '{program}' \"$@\"\n")
    (tree / "bin/hubpack").chmod(0o755)
    shutil.copy(ROOT / "Scripts/packaging/install.sh", tree)
    shutil.copy(ROOT / "Scripts/packaging/hubpack.desktop", tree / "share/applications")
    for name in ["libraries", "glibc"]:
        (tree / name).write_text("")
    path = folder / "hubpack.tar.gz"
    with tarfile.open(path, "w:gz") as archive:
        archive.add(tree, tree.name)
    return path


def run(workflow, hub, url, digest, folder):
    """Runs the steps in a copy of the hub, and returns true if none failed."""
    job = workflow["jobs"]["check"]
    paths = folder / "path"
    paths.write_text("")
    workspace = folder / "workspace"
    shutil.copytree(hub, workspace)
    values = {**os.environ, **job["env"], "HUBPACK_URL": url, "HUBPACK_SHA256": digest,
              "RUNNER_TEMP": str(folder), "GITHUB_PATH": str(paths)}
    succeeds = True
    for step in job["steps"]:
        if "run" not in step:
            print(f"== {step['uses']}")
            continue
        condition = step.get("if", "${{ success() }}")
        assert condition in ("${{ success() }}", "${{ !cancelled() }}"), condition
        assert "${{" not in step["run"], "an expression in a script could be a script"
        if not succeeds and "success()" in condition:
            print(f"== {step['name']}: skipped")
            continue
        values["PATH"] = ":".join([*reversed(paths.read_text().split()), os.environ["PATH"]])
        # The shell of a step on Linux.
        result = subprocess.run(["bash", "-e", "-c", step["run"]], cwd=workspace, env=values, check=False,
                                stdout=subprocess.PIPE, text=True)
        print(f"== {step['name']}: {result.returncode}\n{result.stdout}", end="")
        succeeds = succeeds and result.returncode == 0
    return succeeds


class Quiet(http.server.SimpleHTTPRequestHandler):
    """A server of files that writes no log."""

    def log_message(self, *_):
        """Writes nothing."""


def main():
    """Reads the arguments and runs the workflow."""
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        sys.exit(2)
    workflow = yaml.safe_load((ROOT / "Docs/Workflows/check-hub.yml").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "release").mkdir()
        tarball = release(Path(sys.argv[1]).resolve(), Path(name) / "release")
        handler = functools.partial(Quiet, directory=tarball.parent)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            url = f"http://127.0.0.1:{server.server_port}/{tarball.name}"
            digest = hashlib.sha256(tarball.read_bytes()).hexdigest()
            (Path(name) / "runner").mkdir()
            succeeds = run(workflow, sys.argv[2], url, digest, Path(name) / "runner")
            server.shutdown()
        print("== hubpack.sarif")
        print((Path(name) / "runner/hubpack.sarif").read_text(encoding="utf-8"))
    sys.exit(0 if succeeds else 1)


if __name__ == "__main__":
    main()
