"""A bit is flipped at every offset of a file, and the file is cut at every length."""

import threading

import guests
from jobs import check_words
from workshop import Finding, Part, any_of, state

WAIT = 30  # Seconds; these files are small.


class Flips(Part):
    """A trial is named after what is read, and the damage: flips/verify/bit-1200.3 flips bit 3 at offset 1200,
    flips/verify/cut-77 leaves 77 bytes. What reads a damaged file must fail, or tell the same as without the damage."""

    name, weight = "flips", 25

    def __init__(self, workshop):
        super().__init__(workshop)
        # What is damaged, its name beside the others, the arguments, and the exit codes of a refusal.
        bundle = (workshop.new, "f.hubpack")
        self.readings = {
            "verify": (*bundle, ["verify", "f.hubpack"], (1, 2)),
            "query": (
                *bundle,
                ["query", "f.hubpack", "clubs", "members columns name,club", "images", "show Knipoog", "stats"],
                (2,),
            ),
            "info": (*bundle, ["info", "f.hubpack"], (2,)),
            "diff": (*bundle, ["diff", workshop.old, "f.hubpack"], (2,)),
            "unpack": (*bundle, ["unpack", "f.hubpack", "out/u"], (2,)),
            "pull": (
                workshop.channel / "channel.json",
                "channel/channel.json",
                ["pull", "channel", "out/k.hubpack", "--trust", workshop.allowed],
                (2,),
            ),
            "pull-signature": (
                workshop.channel / "channel.json.sig",
                "channel/channel.json.sig",
                ["pull", "channel", "out/k.hubpack", "--trust", workshop.allowed],
                (2,),
            ),
            "signature": (
                workshop.new_signature,
                "f.hubpack.sig",
                ["verify", "f.hubpack", "--trust", workshop.allowed],
                (1, 2),
            ),
            "guestbook": (None, "guestbook", ["guestbook", "guestbook"], (2,)),
        }
        self.form = rf"flips/{any_of(self.readings)}/(bit-\d+\.[0-7]|cut-\d+)"
        self.sound, self.accepted, self.lock = {}, {}, threading.Lock()

    def data(self, name):
        """The undamaged file."""
        source = self.readings[name][0]
        return source.read_bytes() if source else self.guestbook()

    def guestbook(self):
        """A guestbook with some entries."""
        if "guestbook" not in self.sound:
            with self.workshop.place("guestbook") as place:
                account, serving = guests.Account(), guests.Serving(self.workshop, place)
                picture = guests.pictures(serving)[0]
                for kind in ("comment", "tag", "like"):
                    serving.leave(picture, account, kind)
                serving.stop()
                account.check(place.out / "guestbook")  # SQLite leaves it in one file.
                self.sound["guestbook"] = (place.out / "guestbook").read_bytes()
        return self.sound["guestbook"]

    def groups(self):
        groups = {}
        for name in self.readings:
            size, chance = len(self.data(name)), self.workshop.random(f"flips/{name}")
            damages = [f"flips/{name}/bit-{offset}.{chance.randrange(8)}" for offset in range(size)]
            damages += [f"flips/{name}/cut-{length}" for length in range(size)]
            chance.shuffle(damages)
            # What checks every byte has half of the turns.
            lists = len(self.readings) - 1 if name == "verify" else 1
            groups[name] = [(len(damages[start::lists]), damages[start::lists]) for start in range(lists)]
        return groups

    def has(self, trial):
        if not super().has(trial):
            return False
        _, name, damage = trial.split("/")
        return int(damage[4:].split(".")[0]) < len(self.data(name))

    def read(self, place, name, data):
        """Reads a file with some data; returns how that ended, and what it made."""
        _, file, arguments, _ = self.readings[name]
        if name.startswith("pull"):
            (place.path / "channel").mkdir()
            for path in self.workshop.channel.iterdir():
                (place.path / "channel" / path.name).write_bytes(path.read_bytes())
        if name == "signature":
            (place.path / "f.hubpack").write_bytes(self.workshop.new.read_bytes())
        (place.path / file).write_bytes(data)
        return self.workshop.run(place, arguments, seconds=WAIT), state(place.out)

    def expected(self, name):
        """What an undamaged file leads to."""
        with self.lock:
            if name + "/run" not in self.sound:
                data = self.data(name)
                with self.workshop.place(f"sound/{name}") as place:
                    self.sound[name + "/run"] = self.read(place, name, data)
                if self.sound[name + "/run"][0].code:
                    raise Finding(f"fails without damage: {self.sound[name + '/run'][0]}")
            return self.sound[name + "/run"]

    def attempt(self, trial):
        _, name, damage = trial.split("/")
        sound, made = self.expected(name)
        kind, _, place_of = damage.partition("-")
        data = bytearray(self.data(name))
        if kind == "cut":
            del data[int(place_of) :]
        else:
            offset, bit = map(int, place_of.split("."))
            data[offset] ^= 1 << bit
        with self.workshop.place(trial) as place:
            run, now = self.read(place, name, data)
            if run.code not in (0, *self.readings[name][3]):
                raise Finding(f"{run}")
            check_words(run)
            if run.code:
                if now:
                    raise Finding(f"makes {', '.join(sorted(now))} of a damaged file, and ends with {run}")
                return
            # SQLite has no checksums: what is left may be another text.
            if name != "guestbook" and (run.output != sound.output or now != made):
                raise Finding(f"tells something else without an error: {run.output.decode('utf-8', 'replace')[:500]}")
            with self.lock:
                self.accepted.setdefault(name, []).append(damage)

    def notes(self):
        """Where a bundle may differ without telling anything else."""
        offsets = sorted(
            int(damage[4:].split(".")[0]) for damage in self.accepted.get("verify", []) if damage.startswith("bit-")
        )
        ranges = []
        for offset in offsets:
            if ranges and offset == ranges[-1][1] + 1:
                ranges[-1][1] = offset
            else:
                ranges.append([offset, offset])
        shown = ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in ranges[:20])
        return (
            [
                f"verify accepts {len(offsets)} flips that change nothing that is told, at {shown}"
                + (" …" if ranges[20:] else "")
            ]
            if offsets
            else []
        )
