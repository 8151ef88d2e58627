#!/usr/bin/env python3
"""A client of docs/reference/json.md. Its arguments are the command that starts the app."""
import json
import subprocess
import sys


class App:
    def __init__(self, *command):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([*command, "--json"], stdin=pipe, stdout=pipe, encoding="utf-8")
        self.read("screen")

    def read(self, *awaited):
        """Reads events up to one of these kinds, and remembers the screen."""
        for line in self.process.stdout:
            event = json.loads(line)
            if event["event"] == "screen":
                self.screen = event.get("screen")
            if event["event"] in awaited:
                return event
            if event["event"] == "error":
                sys.exit(f"{event['code']}: {event['reason']}")
        sys.exit("The app has ended.")

    def do(self, *words):
        """Sends a command, and returns its answer."""
        print(json.dumps(words), file=self.process.stdin, flush=True)
        return self.read("done", "refused")


if __name__ == "__main__":
    app = App(*sys.argv[1:])
    app.do("tap", "Add your details")
    print(app.do("fill", "First name", "with", "Ada"))
    app.do("fill", "Date of birth", "with", "1990-02-30")
    app.do("tap", "Continue")
    print(app.screen["title"], *app.screen["elements"], sep="\n")
    print(app.do("tap", "Nothing"))
    app.do("quit")
    print(app.read("end"))
