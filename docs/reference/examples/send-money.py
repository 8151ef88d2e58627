#!/usr/bin/env python3
"""Opens an account and sends money: an example that uses client.py. Its arguments are the command that starts the app."""
import sys

from client import App


def do(*words):
    answer = app.do(*words)
    if answer["event"] == "refused":
        sys.exit(f"{answer['code']}: {answer['reason']}")


def all_of(kind):
    return [element[kind] for element in app.screen["elements"] if kind in element]


def enter(label, value):
    field = next(element for element in app.screen["elements"] if element.get("field") == label)
    do("choose", value, "for", label) if "options" in field else do("fill", label, "with", value)
    for element in app.screen["elements"]:
        if element.get("field") == label and "error" in element:
            sys.exit(f"{label}: {element['error']}")


person = {"First name": "Ada", "Last name": "Lovelace", "Date of birth": "1990-12-10", "Phone": "+44 20 7946 0958"}
home = {"Country": "United Kingdom", "First line": "12 St James's Square", "City": "London", "Postcode": "SW1Y 4JH"}
money = {"You send in": "GBP", "Recipient gets in": "EUR", "You send": "100.00"}
recipient = {"Recipient is a": "Person", "Name": "Emmy Noether", "IBAN": "DE89370400440532013000"}
answers = {"E-mail": "ada@example.com", **person, **home, **money, **recipient}
buttons = ["Open an account", "Personal", "Start", "Send money", "Confirm and send", "Save", "Continue"]

app = App(*sys.argv[1:])
# An app with a --database starts where the person was, which may be the receipt of an earlier transfer.
if app.screen["name"] == "Receipt":
    do("tap", "Done")
while app.screen["name"] != "Receipt":
    for label, value in answers.items():
        if label in all_of("field"):
            enter(label, value)
    do("tap", next(button for button in buttons if button in all_of("action")))
print(*all_of("text"), sep="\n")
do("quit")
sys.exit(app.read("end")["status"])
