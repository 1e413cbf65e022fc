"""The power fails: what a file system may leave, from the recorded order of operations.

Everything that was synced is there. Of what was not, file systems promise nothing: what was written to a file may be
absent, be zeros, or be there in part, and names may be made, moved and removed in any order. Only a single rename is
all or nothing.
"""

import hashlib
import os
import pathlib
import tempfile

import guests
from jobs import JOBS, check_next, whole
from workshop import Finding, Part, any_of, state

ENTRIES = ("comment", "like", "tag", "comment", "comment")


class File:
    """A file: what is written, what of it is synced, and what was done in between."""

    def __init__(self, data=b""):
        self.data, self.synced, self.pending = bytearray(data), bytes(data), []

    @staticmethod
    def change(data, offset, piece):
        """Writes a piece, or truncates to a length."""
        if piece is None:
            del data[offset:]
        data.extend(bytes(max(0, offset - len(data))))
        if piece is not None:
            data[offset : offset + len(piece)] = piece

    def do(self, offset, piece):
        """Does one operation."""
        self.change(self.data, offset, piece)
        self.pending.append((offset, piece))

    def sync(self):
        """Makes everything last."""
        self.synced, self.pending = bytes(self.data), []

    def after(self, way, chance):
        """The contents after a loss, in one of the ways."""
        if way == "all" or not self.pending:
            return bytes(self.data)
        data = bytearray(self.synced)
        if way == "zeros":
            File.change(data, len(self.data), None)
        if way in ("half", "some"):
            half = self.pending[: (len(self.pending) + 1) // 2]
            for offset, piece in half if way == "half" else [one for one in self.pending if chance.random() < 0.5]:
                self.change(data, offset, piece)
        return bytes(data)


class Folder:
    """A folder: its names, and those of them that are synced."""

    def __init__(self, names=()):
        self.names, self.synced = dict(names), dict(names)


WAYS = [
    (names, contents)
    for names in ("none", "all", "last", "but-last", "half", "some", "other")
    for contents in ("none", "all", "zeros", "half", "some")
]


class Disk:
    """The files below one folder, as the operations on them go on."""

    def __init__(self, path, files):
        self.path, self.pending, self.nodes, self.acknowledged = str(path), [], {}, {}
        self.root = Folder({"out": Folder({name: File(data) for name, data in files.items()})})

    def find(self, path):
        """The folder in which a path is, its name, and what it leads to; None for what is elsewhere."""
        if not path.startswith(self.path + "/"):
            return None
        *parents, name = os.path.normpath(path)[len(self.path) + 1 :].split("/")
        folder = self.root
        for parent in parents:
            folder = folder.names.get(parent)
            if not isinstance(folder, Folder):
                return None
        return folder, name, folder.names.get(name)

    def set(self, *changes):
        """Changes names, all or nothing: folder, name, what it leads to or None."""
        for folder, name, node in changes:
            self.rename(folder.names, name, node)
        self.pending.append(changes)

    @staticmethod
    def rename(names, name, node):
        """Changes one name."""
        if node is None:
            names.pop(name, None)
        else:
            names[name] = node

    def sync(self, node):
        """Makes a file or a folder last, or everything (None)."""
        if isinstance(node, File):
            node.sync()
        lasting, settled, pending = [], set(), []
        for changes in reversed(self.pending):
            # What was done to a name before is past, too.
            if node is None or any(folder is node or (id(folder), name) in settled for folder, name, _ in changes):
                lasting.insert(0, changes)
                settled |= {(id(folder), name) for folder, name, _ in changes}
            else:
                pending.insert(0, changes)
        for folder, name, target in (change for changes in lasting for change in changes):
            self.rename(folder.synced, name, target)
        self.pending = pending
        if node is None:
            for file in self.files(self.root):
                file.sync()

    def files(self, folder):
        """All files in a folder."""
        for node in folder.names.values():
            if isinstance(node, Folder):
                yield from self.files(node)
            else:
                yield node

    def do(self, fields, data):
        """Does a recorded operation."""
        call = fields[0]
        if call == "ack":
            self.acknowledged[fields[1]] = int(fields[2])
        elif call in ("mkdir", "unlink", "rmdir", "rename", "link"):
            self.do_names(call, fields[1], fields[2])
        elif call == "open":
            self.open(int(fields[1]), int(fields[2]), "\t".join(fields[4:]))
        else:
            node = self.nodes.get(int(fields[1]))
            if call == "syncfs":
                self.sync(None)
            elif node is None:
                return
            elif call in ("fsync", "fdatasync"):
                self.sync(node)
            elif isinstance(node, File):
                node.do(int(fields[2]), data if call == "write" else None)

    def open(self, inode, flags, path):
        """A file that is opened, and perhaps made or emptied."""
        found = self.find(path)
        if found is None:
            self.nodes.pop(inode, None)
            if path == self.path:
                self.nodes[inode] = self.root
            return
        folder, name, node = found
        if node is None and flags & os.O_CREAT:
            node = File()
            self.set((folder, name, node))
        elif isinstance(node, File) and flags & os.O_TRUNC and node.data:
            node.do(0, None)
        self.nodes[inode] = node

    def do_names(self, call, path, target):
        """An operation on names."""
        if (found := self.find(path)) is None:
            return
        folder, name, node = found
        if call == "mkdir":
            self.set((folder, name, Folder()))
        elif call in ("unlink", "rmdir"):
            self.set((folder, name, None))
        elif (other := self.find(target)) is not None:
            new = (other[0], other[1], node)
            self.set(new) if call == "link" else self.set((folder, name, None), new)

    def after(self, way, chance):
        """What is there after a loss in one of the ways: contents by path, None for folders."""
        names, contents = way
        count = len(self.pending)
        chosen = {
            "none": [],
            "all": self.pending,
            "last": self.pending[-1:],
            "but-last": self.pending[:-1],
            "half": self.pending[: count // 2],
        }.get(names)
        if chosen is None:
            chosen = [changes for changes in self.pending if chance.random() < 0.5]
        tables = {}

        def table(folder):
            return tables.setdefault(id(folder), dict(folder.synced))

        for changes in chosen:
            for folder, name, node in changes:
                self.rename(table(folder), name, node)
        found, cache = {}, {}

        def walk(folder, prefix, depth=0):
            for name, node in table(folder).items():
                if isinstance(node, Folder):
                    found[prefix + name] = None
                    if depth < 20:
                        walk(node, prefix + name + "/", depth + 1)
                else:
                    if id(node) not in cache:
                        cache[id(node)] = node.after(contents, chance)
                    found[prefix + name] = cache[id(node)]

        walk(self.root, "")
        return found


def records(path, folder):
    """The recorded operations in a folder: fields, and the bytes that were written."""
    data, at, found = pathlib.Path(path).read_bytes(), 0, []
    while at < len(data):
        end = data.index(b"\n", at)
        *fields, length = data[at:end].decode().split("\t")
        at = end + 1 + int(length)
        if fields[0] == "ack" or any(field.startswith(folder) for field in fields):
            found.append((fields, data[end + 1 : at]))
    return found


class Power(Part):
    """A trial is named after the job, and the number of operations that were done: power/export/120 looks at what is
    under the final name after a loss in any way, power/export/120/3 makes the next run after a loss in the third."""

    name, weight = "power", 15
    preloads = True

    def __init__(self, workshop):
        super().__init__(workshop)
        self.jobs = {job.name: job for job in JOBS if job.resumes}
        self.form = rf"power/{any_of([*self.jobs, 'guestbook'])}/\d+(/{any_of(map(str, range(len(WAYS))))})?"
        self.recorded = {}

    def groups(self):
        states, runs = [], []
        for name in [*self.jobs, "guestbook"]:
            count = len(self.record(name)[1])
            order = self.workshop.random(f"power/{name}").sample(range(count + 1), count + 1)
            # The end first: what was told to have succeeded must last.
            order.remove(count)
            order.insert(0, count)
            states.append((count + 1, [f"power/{name}/{step}" for step in order]))
            chance = self.workshop.random(f"power/{name}/ways")
            runs.append((count + 1, [f"power/{name}/{step}/{chance.randrange(len(WAYS))}" for step in order]))
        return {"operations": states, "next runs": runs}

    def has(self, trial):
        return super().has(trial) and int(trial.split("/")[2]) <= len(self.record(trial.split("/")[1])[1])

    def record(self, name):
        """Runs a job, and returns the disk before it, its operations, and what it makes."""
        if name not in self.recorded:
            with self.workshop.place(f"record/{name}") as place:
                trace = place.path.parent / f"{place.path.name}.trace"
                environment = self.workshop.faults(place, trace=trace)
                begin = self.record_server if name == "guestbook" else self.record_job
                disk, more = begin(name, place, environment, trace)
                self.recorded[name] = disk, records(trace, str(place.path)), more
        return self.recorded[name]

    def record_job(self, name, place, environment, _trace):
        """Records a command."""
        job, known = self.jobs[name], whole(self.workshop, self.jobs[name])
        job.begin(self.workshop, place.out)
        disk = (place.path, {path.name: path.read_bytes() for path in place.out.iterdir()})
        run = self.workshop.run(place, job.arguments(self.workshop, place.out / job.result), environment)
        if run.code:
            raise Finding(f"{name} fails while it is recorded: {run}")
        return disk, known

    def record_server(self, _name, place, environment, trace):
        """Records a server, and when it acknowledged what."""
        account, disk = guests.Account(), (place.path, {})
        serving = guests.Serving(self.workshop, place, environment)
        picture = guests.pictures(serving)[0]
        for kind in ENTRIES:
            serving.leave(picture, account, kind)
            with trace.open("ab", buffering=0) as file:
                for request, number in list(account.acknowledged.items())[-1:]:
                    file.write(f"ack\t{request}\t{number}\t0\n".encode())
        if (code := serving.stop()[0]) or len(account.acknowledged) != len(ENTRIES):
            raise Finding(f"the server fails while it is recorded: exit {code}")
        return disk, account

    def disk_at(self, name, step):
        """The disk after some operations."""
        (path, files), operations, more = self.record(name)
        disk = Disk(path, files)
        for fields, data in operations[:step]:
            disk.do(fields, data)
        return disk, operations, more

    def attempt(self, trial):
        _, name, step, *way = trial.split("/")
        disk, operations, more = self.disk_at(name, int(step))
        is_end = int(step) == len(operations)
        if way:
            way = WAYS[int(way[0])]
            with self.workshop.place(trial) as place:
                self.lay_out(disk.after(way, self.workshop.random(trial)), place.path)
                self.next_run(name, place, disk, more, way)
            return
        for number, way in enumerate(WAYS):
            files = disk.after(way, self.workshop.random(f"{trial}/{number}"))
            try:
                if name == "guestbook":
                    self.check_guestbook(files, disk, more)
                else:
                    self.check_files(files, self.jobs[name], more, is_end)
            except Finding as finding:
                done = " ".join(operations[int(step) - 1][0]) if int(step) else "nothing"
                raise Finding(f"power fails after {done}; of names {way[0]}, of contents {way[1]}: {finding}") from None

    def check_files(self, files, job, known, is_end):
        """Checks what is under the final name."""
        prefix = f"out/{job.result}"
        now = {
            name[len(prefix) + 1 :]: "folder" if data is None else hashlib.sha256(data).hexdigest()
            for name, data in files.items()
            if name == prefix or name.startswith(prefix + "/")
        }
        if now.pop("", "folder") != "folder":
            now = {"": hashlib.sha256(files[prefix]).hexdigest()}
        if now != known.new and (is_end or now != known.old):
            raise Finding(
                f"{job.result} is "
                + (
                    "not the new one, which was told to be complete"
                    if is_end and now == known.old
                    else "neither the old one nor the new one"
                )
            )
        if job.name.startswith("pull"):
            self.check_pulled(files, now == known.new)

    def check_pulled(self, files, is_new):
        """Checks that a signature of the bundle is beside it."""
        signature = self.workshop.new_signature if is_new else self.workshop.old_signature
        identity = next(line for line in signature.read_bytes().splitlines() if line.startswith(b"id: "))
        if identity not in (files.get("out/k.hubpack.sig") or b""):
            raise Finding("the signature beside the bundle is not that of the bundle")

    def check_guestbook(self, files, disk, account):
        """Checks that what was acknowledged is in the guestbook."""
        with tempfile.TemporaryDirectory(dir=self.workshop.folder) as folder:
            self.lay_out(files, pathlib.Path(folder))
            account.check(pathlib.Path(folder, "out", "guestbook"), disk.acknowledged)

    @staticmethod
    def lay_out(files, folder):
        """Writes files."""
        (folder / "out").mkdir(exist_ok=True)
        for name, data in sorted(files.items()):
            path = folder / name
            if data is None:
                path.mkdir(parents=True, exist_ok=True)
            else:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)

    def next_run(self, name, place, disk, more, way):
        """Checks that the next run succeeds."""
        try:
            if name == "guestbook":
                account = guests.Account()
                account.sent, account.acknowledged = set(more.sent), dict(disk.acknowledged)
                guests.check_after(self.workshop, place, account)
                return
            job = self.jobs[name]
            check_next(self.workshop, place, job, more, state(place.out / job.result))
        except Finding as finding:
            raise Finding(f"of names {way[0]}, of contents {way[1]}: {finding}") from None
