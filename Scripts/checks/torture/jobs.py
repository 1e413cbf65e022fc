"""What hubpack is tortured with: commands that write, and what must hold when one of them was disturbed."""

import shutil
import time
from typing import Callable, NamedTuple

from workshop import FETCHED, FOREIGN, NEW, OPTIONS, Finding, remove, state


class Job(NamedTuple):
    """A command that writes."""

    name: str
    result: str
    arguments: Callable  # of the workshop and the path of the result
    begins: tuple = ()  # pairs: an attribute of the workshop, and the name under which its file is there before
    # Whether the next run goes on from what a disturbed one has left under the final name.
    continues: bool = False
    # Whether what a killed run leaves is the next one's.
    resumes: bool = True
    beside: tuple = ()  # names that belong to the result

    def begin(self, workshop, out):
        """Puts what is there before under the final names."""
        for name in (self.result, *self.beside):
            remove(out / name)
        for source, name in self.begins:
            shutil.copy(getattr(workshop, source), out / name)


def pull(source):
    """The arguments of a pull from a folder or a URL."""
    return lambda workshop, path: ["pull", getattr(workshop, source), path, "--trust", workshop.allowed]


PULLED = {
    "begins": (("old", "k.hubpack"), ("old_signature", "k.hubpack.sig")),
    "continues": True,
    "beside": ("k.hubpack.sig",),
}
JOBS = [
    Job("export", "b.hubpack", lambda workshop, path: ["export", workshop.new_hub, "-o", path, *OPTIONS, *NEW]),
    Job(
        "export-force",
        "b.hubpack",
        lambda workshop, path: ["export", workshop.new_hub, "-o", path, "--force", *OPTIONS, *NEW],
        begins=(("old", "b.hubpack"),),
    ),
    Job("export-url", "b.hubpack", lambda workshop, path: ["export", workshop.hub_url, "-o", path, *FETCHED, *NEW]),
    Job(
        "update",
        "b.hubpack",
        lambda workshop, path: ["export", workshop.hub_url, "--base", path, "-o", path, "--force", *FETCHED, *NEW],
        begins=(("web_base", "b.hubpack"),),
    ),
    Job("pull", "k.hubpack", pull("channel"), **PULLED),
    Job("pull-url", "k.hubpack", pull("channel_url"), **PULLED),
    Job("unpack", "u", lambda workshop, path: ["unpack", workshop.new, path]),
    Job("unpack-as-hub", "u", lambda workshop, path: ["unpack", workshop.new, path, "--as-hub"]),
    Job(
        "save",
        "s.csv",
        lambda workshop, path: ["query", workshop.new, f"save! {path}", "members"],
        begins=(("allowed", "s.csv"),),
        resumes=False,
    ),
]


class Whole(NamedTuple):
    """What a job makes, what is there before, and how long it takes."""

    old: dict
    new: dict
    seconds: float
    before: tuple  # everything that was there before
    after: tuple  # everything that is there afterwards


WHOLES = {}


def whole(workshop, job):
    """Runs a job undisturbed, once."""
    if job.name not in WHOLES:
        with workshop.place(f"whole/{job.name}") as place:
            job.begin(workshop, place.out)
            old, before, start = state(place.out / job.result), everything(place), time.monotonic()
            workshop.expect(place, job.arguments(workshop, place.out / job.result))
            seconds, new = time.monotonic() - start, state(place.out / job.result)
            left = {path.name for path in place.out.iterdir()} - {job.result, *job.beside}
            if left or not new or new == old:
                raise Finding(f"{job.name} alone leaves {left or 'nothing new'}")
            WHOLES[job.name] = Whole(old, new, seconds, before, everything(place))
    return WHOLES[job.name]


def everything(place):
    """Everything that a job may change."""
    return state(place.out), state(place.path / "cache")


def is_plain(place, known):
    """Whether nothing was done, or all of it: then signatures are right, and the next run is as good as the first."""
    return everything(place) in (known.before, known.after)


def check_result(workshop, place, job, known, code=None):
    """Checks that under the final name is the old, the new or, with exit code 3, something sound; returns its state."""
    now = state(place.out / job.result)
    if now not in (known.old, known.new):
        is_sound = code == 3 and workshop.run(place, ["verify", place.out / job.result]).code == 0
        if not is_sound:
            raise Finding(f"neither the old {job.result} nor the new one: {summary(now)}")
    if code == 0 and now != known.new:
        raise Finding(f"exit 0, but {job.result} is not the new one: {summary(now)}")
    if job.name.startswith("pull") and not is_plain(place, known):
        check_signature(workshop, place)
    return now


def check_signature(workshop, place):
    """Checks that the signature beside what was pulled is that of the bundle."""
    run = workshop.run(place, ["verify", place.out / "k.hubpack", "--trust", workshop.allowed])
    if run.code:
        raise Finding(f"the file and its signature do not belong together: {run}")


def summary(files):
    """A state in few words."""
    return ", ".join(f"{name or 'a file'} {value[:12]}" for name, value in sorted(files.items())[:5]) or "nothing"


def check_next(workshop, place, job, known, now, kept=()):
    """Checks that the next run succeeds, makes the same, and leaves nothing else."""
    if is_plain(place, known):
        return
    if not job.continues and now != known.old:
        job.begin(workshop, place.out)
    run = workshop.run(place, job.arguments(workshop, place.out / job.result))
    if run.code:
        raise Finding(f"the next run fails: {run}")
    made = state(place.out / job.result)
    if made != known.new:
        raise Finding(f"the next run makes something else: {summary(made)}")
    if job.name.startswith("pull"):
        check_signature(workshop, place)
    if job.continues and now == known.new:
        # There was nothing new, so nothing was done: the next release removes what is left.
        job.begin(workshop, place.out)
        workshop.expect(place, job.arguments(workshop, place.out / job.result))
    left = {path.name for path in place.out.iterdir()} - {job.result, *job.beside, *kept}
    if left:
        raise Finding(f"the next run leaves {', '.join(sorted(left))}")


def check_words(run):
    """Checks that a message is for a person."""
    for word in FOREIGN:
        if word in run.errors:
            raise Finding(f'a message with "{word}": {run}')
    if run.code == 2 and not run.errors.strip():
        raise Finding("exit 2 without a message")
