#!/usr/bin/env python3
"""Forwards TCP connections on loopback with added latency, for measuring.

    python3 Scripts/tools/delaying-proxy.py --listen 8081 --to 8080 --delay 50

The round trip grows by --delay milliseconds: half of it in each direction. Bytes wait in a queue until they are
due, so what is under way at the same time is delayed at the same time, and throughput is not limited. A connection
costs a round trip of its own before its first bytes go out, as on a real network. Slow start and loss are not
imitated, nor are half-closed connections. Prints "ready" once it listens; ends on SIGTERM or SIGINT. Python's
standard library only.
"""

import argparse
import asyncio
import collections
import selectors
import signal

QUEUE_LIMIT = 32 << 20  # bytes in flight in one direction before its sender has to wait


class Direction:
    """The bytes that flow from one side of a connection to the other."""

    def __init__(self, delay, opens_at):
        self.loop, self.delay, self.opens_at = asyncio.get_running_loop(), delay, opens_at
        self.queue, self.size = collections.deque(), 0
        self.timer = self.source = self.target = None
        self.blocked = False

    def put(self, data):
        """Queues bytes from the source; b"" is its end."""
        self.queue.append((max(self.loop.time(), self.opens_at) + self.delay, data))
        self.size += len(data)
        if self.size > QUEUE_LIMIT:
            self.source.pause_reading()
        self.flow()

    def flow(self):
        """Sends the bytes that are due, and schedules itself for the rest."""
        if self.timer or self.blocked or not self.target:
            return
        now = self.loop.time()
        while self.queue and self.queue[0][0] <= now and not self.blocked:
            data = self.queue.popleft()[1]
            if not data:
                self.source.close()
                self.target.close()
                return
            if self.size > QUEUE_LIMIT >= self.size - len(data):
                self.source.resume_reading()
            self.size -= len(data)
            self.target.write(data)
        if self.queue and not self.blocked:
            self.timer = self.loop.call_at(self.queue[0][0], self.wake)

    def wake(self):
        """The first bytes of the queue are due."""
        self.timer = None
        self.flow()


class Side(asyncio.Protocol):
    """One of the two sockets of a connection."""

    def __init__(self, incoming, outgoing):
        self.incoming, self.outgoing = incoming, outgoing

    def connection_made(self, transport):
        transport.set_write_buffer_limits(1 << 20)
        self.outgoing.source = self.incoming.target = transport
        self.incoming.flow()

    def data_received(self, data):
        self.outgoing.put(data)

    def eof_received(self):
        self.outgoing.put(b"")
        return True  # closed once the other side may know

    def connection_lost(self, error):
        self.incoming.queue.clear()
        if error:
            self.outgoing.put(b"")

    def pause_writing(self):
        self.incoming.blocked = True

    def resume_writing(self):
        self.incoming.blocked = False
        self.incoming.flow()


class Client(Side):
    """The side that opened the connection."""

    def __init__(self, port, delay, running):
        opens_at = asyncio.get_running_loop().time() + delay
        super().__init__(Direction(delay / 2, 0), Direction(delay / 2, opens_at))
        self.port, self.running = port, running

    def connection_made(self, transport):
        super().connection_made(transport)
        task = asyncio.ensure_future(self.reach(transport))
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def reach(self, transport):
        """Connects to the server, while the client's first bytes wait."""
        try:
            await asyncio.get_running_loop().create_connection(
                lambda: Side(self.outgoing, self.incoming), "127.0.0.1", self.port)
        except OSError:
            transport.abort()


async def main():
    """Forwards until told to stop."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--listen", type=int, required=True, help="the port to accept connections on")
    parser.add_argument("--to", type=int, required=True, help="the port to forward them to")
    parser.add_argument("--delay", type=float, default=50, help="milliseconds added to a round trip")
    options = parser.parse_args()
    loop, stop, running = asyncio.get_running_loop(), asyncio.Event(), set()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    server = await loop.create_server(
        lambda: Client(options.to, options.delay / 1000, running), "127.0.0.1", options.listen, backlog=512)
    print("ready", flush=True)
    await stop.wait()
    server.close()


if __name__ == "__main__":
    # Only select() has timers finer than a millisecond.
    asyncio.SelectorEventLoop(selectors.SelectSelector()).run_until_complete(main())
