"""Each call to the system that a command makes fails once, and each allocation."""

import errno
import itertools
import pathlib

import guests
from jobs import JOBS, check_next, check_result, check_words, whole
from workshop import Finding, Part, any_of

# Calls, and errors that they have in life.
ERRORS = {
    "open": ["EACCES", "EMFILE", "ENOSPC", "EIO"],
    "write": ["ENOSPC", "EIO", "EDQUOT", "EINTR"],
    "pwrite": ["ENOSPC", "EIO", "EDQUOT", "EINTR"],
    "short": ["0"],
    "close": ["EIO", "ENOSPC", "EINTR"],
    "fsync": ["EIO", "ENOSPC", "EINTR"],
    "fdatasync": ["EIO", "ENOSPC"],
    "syncfs": ["EIO", "EINTR"],
    "mkdir": ["ENOSPC", "EACCES"],
    "rename": ["EIO", "EACCES"],
    "link": ["EPERM", "EIO"],
    "flock": ["ENOLCK", "EOPNOTSUPP", "EIO", "EINTR"],
    "unlink": ["EACCES", "EBUSY"],
    "rmdir": ["ENOTEMPTY", "EBUSY"],
    "read": ["EIO", "EINTR"],
    "pread": ["EIO", "EINTR"],
    "stat": ["EIO", "EACCES"],
    "fstat": ["EIO"],
    "opendir": ["EMFILE", "EACCES"],
    "readdir": ["EIO"],
    "mmap": ["ENODEV", "ENOMEM"],
    "ftruncate": ["EIO", "ENOSPC"],
    "fallocate": ["ENOSPC"],
    "realpath": ["EIO"],
    "access": ["EIO"],
    "malloc": ["ENOMEM"],
}
MOST = 5000  # A job has fewer calls of one name, but more allocations.


def number_of(name):
    """The number of an error."""
    return 0 if name == "0" else getattr(errno, name)


class Faults(Part):
    """A trial is named after job, call, error, and which of the calls fails: faults/export/write/ENOSPC/17, or 17+ if
    all after it fail, too."""

    name, weight = "faults", 30
    preloads = True

    def __init__(self, workshop):
        super().__init__(workshop)
        self.jobs = {job.name: job for job in JOBS}
        failures = any_of(f"{call}/{error}" for call, errors in ERRORS.items() for error in errors)
        self.form = rf"faults/{any_of([*self.jobs, 'guestbook'])}/{failures}/[1-9]\d*\+?"

    def groups(self):
        calls, others, allocations = [], [], []
        for name in [*self.jobs, "guestbook"]:
            for call, count in self.counts(name).items():
                errors = ERRORS.get(call, [])
                order = self.workshop.random(f"{name}/{call}").sample(range(1, count + 1), min(count, MOST))
                first = [
                    f"faults/{name}/{call}/{errors[index % len(errors)]}/{nth}"
                    for index, nth in enumerate(order)
                    if errors
                ]
                (allocations if call == "malloc" else calls).append((count if errors else 0, first))
                if call == "malloc":
                    continue
                # Each call fails once, with its errors in turn; then with the others; then all after it fail as well.
                more = [
                    f"faults/{name}/{call}/{errors[(index + turn) % len(errors)]}/{nth}"
                    for turn in range(1, len(errors))
                    for index, nth in enumerate(order)
                ]
                # No system interrupts every call: whoever tries again would do so for ever.
                more += [
                    f"faults/{name}/{call}/{error}/{nth}+"
                    for error in errors
                    if error not in ("0", "EINTR")
                    for nth in order
                ]
                others.append(more)
        in_turn = (trial for turn in itertools.zip_longest(*others) for trial in turn if trial)
        return {"calls": calls, "allocations": allocations, "other errors": [(sum(map(len, others)), in_turn)]}

    def counts(self, name):
        """How often an undisturbed run makes each call."""
        with self.workshop.place(f"count/{name}") as place:
            counts = place.path / "counts"
            environment = self.workshop.faults(place, counts=counts)
            if name == "guestbook":
                self.visit(place, environment)
            else:
                job = self.jobs[name]
                whole(self.workshop, job)
                job.begin(self.workshop, place.out)
                self.workshop.run(place, job.arguments(self.workshop, place.out / job.result), environment)
            found = dict(line.split("\t") for line in counts.read_text().splitlines())
        made = {call: int(count) for call, count in found.items()}
        made["short"] = made.get("write", 0) + made.get("pwrite", 0)
        return made

    def visit(self, place, environment):
        """Visitors leave entries on a server; returns its account, how it ended, and a picture."""
        account = guests.Account()
        serving = guests.Serving(self.workshop, place, environment)
        if serving.port is not None:
            for kind in ("comment", "like", "tag", "comment"):
                serving.leave(guests.picture(self.workshop), account, kind)
        return account, *serving.stop()

    def attempt(self, trial):
        _, name, call, error, nth = trial.split("/")
        if name != "guestbook":
            whole(self.workshop, self.jobs[name])
        with self.workshop.place(trial) as place:
            log = place.path / "log"
            settings = {
                "call": call,
                "number": number_of(error),
                "nth": nth.rstrip("+"),
                "log": log,
                **({"lasts": 1} if nth.endswith("+") else {}),
            }
            environment = self.workshop.faults(place, **settings)
            if name == "guestbook":
                self.check_guestbook(place, environment, call)
            else:
                self.check(place, self.jobs[name], environment, call)

    def check_guestbook(self, place, environment, call):
        """A server whose call fails."""
        account, code, errors = self.visit(place, environment)
        if call != "malloc" and code not in (0, 2):
            raise Finding(f"exit {code}: {errors}")
        guests.check_after(self.workshop, place, account)

    def check(self, place, job, environment, call):
        """A command whose call fails."""
        known = whole(self.workshop, job)
        job.begin(self.workshop, place.out)
        run = self.workshop.run(place, job.arguments(self.workshop, place.out / job.result), environment)
        log = place.path / "log"
        failed = [line.split("\t")[1] for line in log.read_text().splitlines()] if log.exists() else []
        codes = (0, 2, 3)
        if run.code not in codes and call != "malloc":
            raise Finding(f"{run}")
        if call != "malloc":
            check_words(run)
        now = check_result(self.workshop, place, job, known, run.code)
        if run.code == 2:
            if now == known.new and known.new != known.old and "is complete" not in run.errors:
                raise Finding(f"exit 2 with a new {job.result}, and the message does not say so: {run}")
            if call != "malloc" and failed and not self.names(run.errors, failed, job):
                raise Finding(f"the message names no file that failed ({failed[0]}): {run}")
        # What is left is what the next run knows for its own.
        left = {path.name for path in place.out.iterdir()} - {job.result, *job.beside}
        odd = {name for name in left if not name.endswith(".partial")}
        if odd and call not in ("unlink", "rmdir", "malloc"):
            raise Finding(f"left: {', '.join(sorted(odd))} after {run}")
        check_next(self.workshop, place, job, known, now, odd)

    @staticmethod
    def names(errors, failed, job):
        """Whether a message names a file that failed, or what was to be made."""
        known = {pathlib.Path(path).name for path in failed} | {job.result, *job.beside}
        return any(name in errors for name in known) or "/catalog." in errors
