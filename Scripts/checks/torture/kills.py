"""Commands are killed at random moments."""

import os
import signal
import subprocess
import threading
import time

import guests
from jobs import JOBS, check_next, check_result, whole
from workshop import Finding, Part, any_of, wait_for_group

COUNT = 300


class Kills(Part):
    """A trial is named after the job, and the moment: kills/export/0.4321 is at 43.21 % of its usual time."""

    name, weight = "kills", 20

    def __init__(self, workshop):
        super().__init__(workshop)
        self.jobs = {job.name: job for job in JOBS if job.resumes}
        self.form = rf"kills/{any_of([*self.jobs, 'guestbook'])}/\d+(\.\d+)?"

    def groups(self):
        names = [*self.jobs, "guestbook"]
        each = -(-COUNT // len(names))
        return {
            "kills": [
                (each, [f"kills/{name}/{self.moment(name, number):.4f}" for number in range(each)]) for name in names
            ]
        }

    def moment(self, name, number):
        """A moment of a run, as a share of its usual time."""
        return self.workshop.random(f"kills/{name}/{number}").uniform(0.02, 1.02)

    def attempt(self, trial):
        _, name, moment = trial.split("/")
        with self.workshop.place(trial) as place:
            if name == "guestbook":
                self.kill_server(place, float(moment))
                return
            job = self.jobs[name]
            known = whole(self.workshop, job)
            job.begin(self.workshop, place.out)
            process = self.workshop.start(
                place,
                job.arguments(self.workshop, place.out / job.result),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            time.sleep(float(moment) * known.seconds)
            process.send_signal(signal.SIGKILL)
            code = process.wait()
            if not wait_for_group(process.pid):
                raise Finding("a helper lives on after its program was killed")
            if code not in (0, -signal.SIGKILL):
                raise Finding(f"exit {code} before it was killed")
            now = check_result(self.workshop, place, job, known)
            check_next(self.workshop, place, job, known, now)

    def kill_server(self, place, moment):
        """Kills a server while visitors write; its time is 2 s."""
        picture = guests.picture(self.workshop)
        account, serving = guests.Account(), guests.Serving(self.workshop, place)
        if serving.port is None:
            raise Finding(f"the server does not start: {serving.stop()}")

        def visit():
            while serving.leave(picture, account) is not None:
                pass

        visitors = [threading.Thread(target=visit) for _ in range(4)]
        for visitor in visitors:
            visitor.start()
        time.sleep(moment * 2)
        os.killpg(serving.process.pid, signal.SIGKILL)
        serving.process.communicate()
        for visitor in visitors:
            visitor.join()
        guests.check_after(self.workshop, place, account)
