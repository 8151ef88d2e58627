#!/usr/bin/env python3
"""Opens an account and sends money: an example of docs/reference/json.md. Its arguments are the command that starts the app."""
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
                self.screen = event["screen"]
            if event["event"] in awaited:
                return event
            if event["event"] in ("refused", "error"):
                sys.exit(f"{event['code']}: {event['reason']}")
        sys.exit("The app has ended.")

    def do(self, *words):
        print(json.dumps(words), file=self.process.stdin, flush=True)
        return self.read("done")

    def all(self, kind):
        return [element[kind] for element in self.screen["elements"] if kind in element]

    def enter(self, label, value):
        field = next(element for element in self.screen["elements"] if element.get("field") == label)
        self.do("choose", value, "for", label) if "options" in field else self.do("fill", label, "with", value)
        for element in self.screen["elements"]:
            if element.get("field") == label and "error" in element:
                sys.exit(f"{label}: {element['error']}")


person = {"First name": "Ada", "Last name": "Lovelace", "Date of birth": "1990-12-10", "Phone": "+44 20 7946 0958"}
home = {"Country": "United Kingdom", "First line": "12 St James's Square", "City": "London", "Postcode": "SW1Y 4JH"}
money = {"You send in": "GBP", "Recipient gets in": "EUR", "You send": "100.00"}
recipient = {"Recipient is a": "Person", "Name": "Emmy Noether", "IBAN": "DE89370400440532013000"}
answers = {"E-mail": "ada@example.com", **person, **home, **money, **recipient}
buttons = ["Open an account", "Personal", "Start", "Send money", "Confirm and send", "Save", "Continue"]

app = App(*sys.argv[1:])
while app.screen["name"] != "Receipt":
    for label, value in answers.items():
        if label in app.all("field"):
            app.enter(label, value)
    app.do("tap", next(button for button in buttons if button in app.all("action")))
print(*app.all("text"), sep="\n")
app.do("quit")
sys.exit(app.read("end")["status"])
