"""Two processes at the same time, with one output, one cache, one channel or one guestbook."""

import subprocess
import threading
import time

import guests
from jobs import check_signature
from workshop import FETCHED, NEW, OPTIONS, SECONDS, Finding, Part, Run, any_of, state

ROUNDS = 20


class Pairs(Part):
    """A trial is named after what is done, and the delay of the second process in milliseconds: pairs/export/12."""

    name, weight = "pairs", 5

    def __init__(self, workshop):
        super().__init__(workshop)
        # The arguments of both, whether both must succeed, and the names of results.
        self.pairs = {
            "export": (lambda out: [self.export(out / "b.hubpack")] * 2, False, {"b.hubpack"}),
            "export-force": (lambda out: [[*self.export(out / "b.hubpack"), "--force"]] * 2, False, {"b.hubpack"}),
            "export-two-of-one-cache": (
                lambda out: [self.fetch(out / name) for name in ("b.hubpack", "c.hubpack")],
                True,
                {"b.hubpack", "c.hubpack"},
            ),
            "export-and-unpack": (
                lambda out: [self.export(out / "b.hubpack"), ["unpack", self.workshop.new, out / "u"]],
                True,
                {"b.hubpack", "u"},
            ),
            "pull": (
                lambda out: [self.pull(self.workshop.channel, out)] * 2,
                False,
                {"k.hubpack", "k.hubpack.sig"},
            ),
            "pull-url": (
                lambda out: [self.pull(self.workshop.channel_url, out)] * 2,
                False,
                {"k.hubpack", "k.hubpack.sig"},
            ),
            "unpack": (lambda out: [["unpack", self.workshop.new, out / "u"]] * 2, False, {"u"}),
            "publish": (
                lambda out: [["publish", self.workshop.new, out / "channel", "--key", self.workshop.key]] * 2,
                False,
                {"channel"},
            ),
        }
        self.expected = {}
        self.form = rf"pairs/{any_of([*self.pairs, 'guestbook'])}/\d+"

    def export(self, path):
        """The arguments of an export."""
        return ["export", self.workshop.new_hub, "-o", path, *OPTIONS, *NEW]

    def fetch(self, path):
        """The arguments of an export from the web."""
        return ["export", self.workshop.hub_url, "-o", path, *FETCHED, *NEW]

    def pull(self, source, out):
        """The arguments of a pull."""
        return ["pull", source, out / "k.hubpack", "--trust", self.workshop.allowed]

    def groups(self):
        names = [*self.pairs, "guestbook"]
        return {
            "pairs": [
                (
                    ROUNDS,
                    [
                        f"pairs/{name}/{self.workshop.random(f'{name}/{number}').randrange(150)}"
                        for number in range(ROUNDS)
                    ],
                )
                for name in names
            ]
        }

    def alone(self, name):
        """What the processes make one after the other; those that need not succeed may refuse."""
        if name not in self.expected:
            with self.workshop.place(f"alone/{name}") as place:
                arguments, _, results = self.pairs[name]
                for number, words in enumerate(arguments(place.out)):
                    self.workshop.expect(place, words, (0,) if number == 0 else (0, 2))
                # A channel tells when it was published.
                self.expected[name] = {
                    result: state(place.out / result) for result in results - {"channel", "k.hubpack.sig"}
                }
        return self.expected[name]

    def attempt(self, trial):
        _, name, delay = trial.split("/")
        with self.workshop.place(trial) as place:
            if name == "guestbook":
                self.serve_both(place, int(delay) / 1000)
                return
            arguments, both, results = self.pairs[name]
            expected = self.alone(name)
            processes = []
            for words in arguments(place.out):
                processes.append(self.workshop.start(place, words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE))
                if len(processes) == 1:
                    time.sleep(int(delay) / 1000)
            runs = []
            for process in processes:
                try:
                    errors = process.communicate(timeout=SECONDS)[1].decode("utf-8", "replace")
                    runs.append(Run(process.returncode, b"", errors))
                except subprocess.TimeoutExpired:
                    raise Finding(f"one of two did not end within {SECONDS} s") from None
            told = "; ".join(map(str, runs))
            if any(run.code not in (0, 2) or run.code == 2 and not run.errors.strip() for run in runs):
                raise Finding(f"two ended with {told}")
            if all(run.code for run in runs) or both and any(run.code for run in runs):
                raise Finding(f"{'one' if both else 'both'} of two did not succeed: {told}")
            for result, whole in expected.items():
                if state(place.out / result) != whole:
                    raise Finding(f"{result} is not what one of them makes alone: {told}")
            if left := {path.name for path in place.out.iterdir()} - results:
                raise Finding(f"left: {', '.join(sorted(left))} after {told}")
            if name == "publish":
                self.workshop.expect(place, self.pull(place.out / "channel", place.out))
            if name.startswith(("pull", "publish")):
                check_signature(self.workshop, place)

    def serve_both(self, place, delay):
        """Two servers begin and write one guestbook."""
        account, servings, failures = guests.Account(), [], []

        def start(wait):
            try:
                time.sleep(wait)
                servings.append(guests.Serving(self.workshop, place))
            except Finding as finding:
                failures.append(finding)

        starts = [threading.Thread(target=start, args=(wait,)) for wait in (0, delay)]
        for thread in starts:
            thread.start()
        for thread in starts:
            thread.join()
        try:
            if failures or any(serving.port is None for serving in servings):
                raise Finding(f"one of two servers does not start: {failures}")
            picture, statuses = guests.pictures(servings[0])[0], []

            def visit(serving):
                statuses.extend(serving.leave(picture, account) for _ in range(5))

            visits = [threading.Thread(target=visit, args=(serving,)) for serving in servings * 2]
            for thread in visits:
                thread.start()
            for thread in visits:
                thread.join()
        finally:
            ends = [serving.stop() for serving in servings]
        if set(statuses) != {200} or any(code for code, _ in ends):
            raise Finding(f"two servers answered {sorted(map(str, set(statuses)))} and ended with {ends}")
        account.check(place.out / "guestbook")
