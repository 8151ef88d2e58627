#!/usr/bin/env python3
"""A proxy of this machine between an app and the bank, which makes faults below HTTP.

    Tests/Lab/BankServer/proxy.py ADDRESS --delay MS [--seed N]    passes each request on after 0 to MS ms; prints its own address
"""
import random
import socket
import struct
import sys
import threading
import time


class Connection:
    """A connection of the app."""

    def __init__(self, client, port):
        self.client, self.port = client, port

    def receive(self):
        """Returns the next whole request; nothing at the end of the connection."""
        return read(self.client)

    def forward(self, request):
        """Sends a request to the server; returns its whole answer, or nothing."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=30) as server:
                server.sendall(request)
                return read(server)
        except OSError:
            return b""

    def send(self, data):
        self.client.sendall(data)

    def cut(self):
        """Resets the connection."""
        try:
            self.client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        except OSError:
            pass
        self.client.close()


def read(source):
    """Reads a message with a Content-Length, or without a body."""
    data, end = b"", -1
    while end < 0 or len(data) < end:
        more = source.recv(65_536)
        if not more:
            return b""
        data += more
        if end < 0 and b"\r\n\r\n" in data:
            head = data.partition(b"\r\n\r\n")[0]
            lengths = [line.split(b":")[1] for line in head.split(b"\r\n") if line.lower().startswith(b"content-length:")]
            end = len(head) + 4 + int(lengths[0] if lengths else 0)
    return data


class Proxy:
    """Calls `serve` with each connection until it returns False; by default, it passes all requests on."""

    def __init__(self, port, serve=None):
        self.target, self.serve = port, serve or pass_on
        self.port, self.connections = 0, set()
        self.open()

    def open(self):
        """Takes connections, again at the same port."""
        self.socket = socket.create_server(("127.0.0.1", self.port), backlog=500)
        self.port = self.socket.getsockname()[1]
        threading.Thread(target=self.accept, args=[self.socket], daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/v1"

    def accept(self, listener):
        while True:
            try:
                client = listener.accept()[0]
            except OSError:
                return
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self.run, args=[Connection(client, self.target)], daemon=True).start()

    def run(self, connection):
        self.connections.add(connection)
        try:
            while self.serve(connection):
                pass
        except OSError:
            # The app has gone, or was killed.
            pass
        self.connections.discard(connection)
        connection.client.close()

    def cut(self):
        """Cuts all connections."""
        for connection in list(self.connections):
            connection.cut()

    def close(self):
        """Takes no more connections."""
        # Closing alone leaves the thread that waits for one.
        self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()
        self.cut()


def pass_on(connection):
    request = connection.receive()
    answer = request and connection.forward(request)
    if answer:
        connection.send(answer)
    return bool(answer)


def delaying(milliseconds, seed):
    chance = random.Random(seed)

    def serve(connection):
        request = connection.receive()
        time.sleep(chance.uniform(0, milliseconds / 1_000))
        answer = request and connection.forward(request)
        if answer:
            connection.send(answer)
        return bool(answer)

    return serve


if __name__ == "__main__":
    options = dict(zip(sys.argv[2::2], sys.argv[3::2]))
    server = int(sys.argv[1].rsplit(":", 1)[1].split("/")[0])
    proxy = Proxy(server, delaying(float(options["--delay"]), int(options.get("--seed", 51))))
    print(proxy.address, flush=True)
    threading.Event().wait()
