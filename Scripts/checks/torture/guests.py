"""Visitors of a served bundle who leave entries in its guestbook, and what has to be in the file afterwards."""

import contextlib
import http.client
import json
import re
import secrets
import select
import signal
import sqlite3
import subprocess
import time

from workshop import SECONDS, Finding

KINDS = "like,tag,comment,report"


class Serving:
    """hubpack serve with a guestbook. `port` is None if it did not start."""

    def __init__(self, workshop, place, environment=None, bundle=None):
        self.workshop, self.file = workshop, place.out / "guestbook"
        self.arguments = ["serve", bundle or workshop.new, "--port", "0", "--guestbook", self.file, "--allow", KINDS]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.process = workshop.start(place, self.arguments, environment, **pipes)
        self.port, self.output = None, b""
        end = time.monotonic() + SECONDS
        while self.port is None:
            if time.monotonic() > end:
                raise Finding(f"did not start within {SECONDS} s")
            if select.select([self.process.stdout], [], [], 0.2)[0]:
                piece = self.process.stdout.read1()
                if not piece:
                    break
                self.output += piece
            found = re.search(rb"http://127\.0\.0\.1:(\d+)/\n", self.output)
            self.port = int(found[1]) if found else None

    def ask(self, method, path, fields=None, body=None, seconds=20):
        """Sends a request, and returns status and body."""
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=seconds)) as connection:
            connection.request(method, path, body, fields or {})
            answer = connection.getresponse()
            return answer.status, answer.read()

    def leave(self, picture, account, kind="comment"):
        """Leaves an entry; the account says what came of it."""
        text = secrets.token_hex(8)
        note = {
            "kind": kind,
            "request": secrets.token_urlsafe(18),
            **({} if kind == "like" else {"text": text, "author": "Ann"}),
            **({"x": 0.25, "y": 0.75} if kind == "tag" else {}),
        }
        fields = {
            "Guestbook-Visit": secrets.token_urlsafe(18),
            "Origin": f"http://127.0.0.1:{self.port}",
            "Content-Type": "application/json",
        }
        account.sent.add(note["request"])
        try:
            status, answer = self.ask("POST", f"/guestbook/pictures/{picture}", fields, json.dumps(note))
        except (OSError, http.client.HTTPException):
            return None
        if status == 200:
            account.acknowledged[note["request"]] = json.loads(answer)["id"]
        return status

    def stop(self, number=signal.SIGINT):
        """Ends it, and returns its exit code and its messages."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            _, errors = self.process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            raise Finding("the server did not end within 30 s of the signal") from None
        if self.workshop.tells:
            words = " ".join(map(str, self.arguments))
            print(f"  hubpack {words}\n    exit {self.process.returncode}: {errors.decode()}", flush=True)
        return self.process.returncode, errors.decode("utf-8", "replace")


class Account:
    """What was sent, and what was acknowledged with which number."""

    def __init__(self):
        self.sent, self.acknowledged = set(), {}

    def check(self, file, needed=None):
        """Checks that all that was acknowledged is in the file, and nothing that nobody sent."""
        if not file.exists():
            if self.acknowledged if needed is None else needed:
                raise Finding("the guestbook is gone")
            return
        try:
            with contextlib.closing(sqlite3.connect(file)) as database:
                sound = database.execute("PRAGMA integrity_check").fetchone()
                rows = dict(
                    database.execute("SELECT request, id FROM entries").fetchall()
                    if database.execute("SELECT 1 FROM sqlite_schema WHERE name = 'entries'").fetchone()
                    else []
                )
        except sqlite3.Error as error:
            raise Finding(f"the guestbook is damaged: {error}") from None
        if sound != ("ok",):
            raise Finding(f"the guestbook is damaged: {sound[0]}")
        for request, number in (self.acknowledged if needed is None else needed).items():
            if rows.get(request) != number:
                raise Finding(f"entry {number} was acknowledged and is not in the guestbook")
        if foreign := rows.keys() - self.sent:
            raise Finding(f"nobody sent {len(foreign)} entries of the guestbook")


def pictures(serving):
    """The digests of pictures of the served bundle."""
    found = set()
    for number in range(3):
        status, text = serving.ask("GET", f"/viewer/data/images-{number}.js")
        if status == 200:
            found |= set(re.findall(r"\b[0-9a-f]{64}\b", text.decode()))
    if not found:
        raise Finding("the served bundle has no pictures to leave something at")
    return sorted(found)


PICTURES = []


def picture(workshop):
    """A picture of the bundle that is usually served."""
    if not PICTURES:
        with workshop.place("picture") as place:
            serving = Serving(workshop, place)
            PICTURES.append(pictures(serving)[0])
            serving.stop()
    return PICTURES[0]


def check_after(workshop, place, account):
    """Checks the file, and that the server starts with it again and takes another entry."""
    account.check(place.out / "guestbook")
    serving = Serving(workshop, place)
    if serving.port is None:
        raise Finding(f"the next start fails: {serving.stop()}")
    status = serving.leave(picture(workshop), account)
    code, errors = serving.stop()
    if status != 200 or code != 0:
        raise Finding(f"the next start takes nothing: HTTP {status}, exit {code}: {errors}")
    account.check(place.out / "guestbook")
    left = {path.name for path in place.out.iterdir()} - {"guestbook", "guestbook-wal", "guestbook-shm"}
    if left:
        raise Finding(f"left beside the guestbook: {left}")
