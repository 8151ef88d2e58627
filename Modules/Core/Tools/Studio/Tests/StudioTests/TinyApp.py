"""An app that speaks the protocol: `tap "Add"` counts, `tap "Open"` leads to another screen, `tap "Crash"` ends it."""
import json
import shlex
import sys

count, number, lines = 0, 0, []


def write(**event):
    print(json.dumps(event), flush=True)


def screen():
    write(event="screen", screen={"name": "Count", "title": f"Count {count}"})


def look():
    write(event="flows", flows=[{"id": 1, "name": f"Count {count}"}])
    screen()


write(event="hello", app="Tiny", protocol=1, version="1")
screen()
for line in sys.stdin:
    words = json.loads(line)
    if words[0] == "line":
        words = shlex.split(words[1])
    number += 1
    if words[0] == "hello":
        write(event="hello", app="Tiny", protocol=1, version="1", has=["ids"])
        write(event="world", world={"now": "0", "phrases": [{"phrase": "next save fails", "places": []}]})
        look()
        write(event="done", command=number)
    elif words == ["look"]:
        look()
        write(event="done", command=number)
    elif words == ["tap", "Add"]:
        count += 1
        lines.append('tap "Add"')
        screen()
        write(event="world", world={"now": str(count)})
        write(event="done", command=number, step='tap "Add"')
    elif words == ["tap", "Open"]:
        lines += ['tap "Open"', 'expect screen "Nothing"']
        write(event="done", command=number, step='tap "Open"')
    elif words[0] == "fill":
        lines.append(f'fill "{words[1]}" with "the {words[1]}"')
        write(event="done", command=number, step=f'fill "{words[1]}" with "••••"')
    elif words == ["journey"]:
        write(event="text", text="\n".join(lines))
        write(event="done", command=number)
    elif words == ["tap", "Crash"] or words == ["quit"]:
        sys.exit()
    else:
        write(event="refused", command=number, code="no-action", reason=f"There is no action {words}.")
