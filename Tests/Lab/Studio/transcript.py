"""The transcript of `App play --verbose`, drawn from the events of a session."""

import threading
import unicodedata

from journey import words_of


class Transcript:
    """Follows the events of a session: a screen, then the journey with the step that led to it."""

    def __init__(self, title, events):
        title = printable(title)
        self.steps, self.lists = 0, {}
        self.written = f"{title}\n{'-' * len(title)}\n"
        self.drawn = self.screen = None
        self.has_drawn = False
        self.changed = threading.Condition()
        threading.Thread(target=self.follow, args=[events], daemon=True).start()

    def follow(self, events):
        for event in events:
            with self.changed:
                self.receive(event)
                self.changed.notify_all()

    def receive(self, event):
        match event["event"]:
            case "options": self.lists[event["optionsOf"]] = event.get("shown", event["options"])
            case "screen": self.screen = event.get("screen")
            case "studio-journey":
                for step in event["steps"][self.steps:]:
                    self.written += f"ok  {step}\n" if step.startswith("expect ") else f"\n>   {step}\n"
                self.steps = len(event["steps"])
                self.draw()

    def draw(self):
        """Draws the screen if it has changed."""
        shown = self.screen and as_shown(self.screen)
        if self.has_drawn and shown == self.drawn:
            return
        self.has_drawn, self.drawn = True, shown
        lines = drawn(shown, self.lists) if shown else ["(no screen)"]
        self.written += "".join(f"    {line.rstrip(' ')}\n" for line in lines if line.strip(" "))

    def has(self, steps):
        """Waits for so many steps."""
        with self.changed:
            return self.changed.wait_for(lambda: self.steps >= steps, 10)

    def text(self, steps):
        """Returns the transcript after so many steps."""
        self.has(steps)
        with self.changed:
            return "".join(escaped(c) if is_mark(c) else c for c in self.written)


def as_shown(screen):
    """Returns a screen as the person reads it, without what changes nothing in its picture."""
    elements = [{**element, **element.get("shown", {}), "shown": None, "id": None} for element in screen["elements"]]
    texts = screen.get("shown", {})
    tabs = [{**tab, "title": title} for tab, title in zip(screen["tabs"], texts.get("tabs", [tab["title"] for tab in screen["tabs"]]))]
    return {**screen, **texts, "tabs": tabs, "elements": elements, "shown": None, "below": None, "lists": None}


def drawn(screen, lists):
    notes = [style_name(entry) for entry in screen["stack"] if entry["arrival"] != "pushed"][-1:]
    notes = [note for note in notes if note]
    notes += ["busy"] * screen["isBusy"] + ["half swiped away"] * screen["isSwiping"]
    lines = [f"== {printable(screen['title'])} ==" + (f" ({', '.join(notes)})" if notes else "")]
    width = max((len(printable(e["field"])) for e in screen["elements"] if "field" in e), default=0)
    for element in screen["elements"]:
        if "field" in element:
            lines += drawn_field(element, lists, width)
        elif "action" in element:
            texts = [printable(element[key]) for key in ("subtitle", "value", "badge") if key in element]
            row = f"  [{printable(element['action'])}]" + ("  " + ", ".join(texts) if texts else "")
            lines.append(row + ("" if element["isEnabled"] else " (disabled)"))
        else:
            lines += drawn_line(element)
    ways = [text for exit, text in [("back", "< back"), ("close", "x close"), ("pullDown", "v pull down")] if exit in screen["exits"]]
    ways += ["pull to refresh"] * screen.get("isRefreshable", False)
    ways += [f"scroll {way}" for way in screen.get("scrolls", []) if way in ("down", "up")]
    if ways:
        lines.append("  " + "   ".join(ways))
    if screen["tabs"]:
        lines.append("  " + "   ".join(f"({'*' if tab['isSelected'] else ' '}) {printable(tab['title'])}" for tab in screen["tabs"]))
    return lines


def style_name(entry):
    if entry["arrival"] == "root":
        return None
    return "presented" if entry["style"] == "fullScreen" else entry["style"]


def drawn_line(element):
    first, *rest = [printable(text) for text in element["text"].split("\n")]
    match element.get("kind"):
        case "header": return [f"  -- {first}"] + ["  " + text for text in rest]
        case "image": return [f"  (image: {' '.join([first, *rest])})"]
        case "position": return ["  ... " + "".join([first, *rest])]
        case "progress":
            done = int(element["fraction"] * 20) if "fraction" in element else None
            bar = "[...]" if done is None else "[" + "#" * done + "-" * (20 - done) + "]"
            label = printable(element.get("title", element["text"]))
            return ["  " + "  ".join([label, bar, *([printable(element["value"])] if "value" in element else [])])]
        case _: return ["  " + text for text in [first, *rest]]


def drawn_field(element, lists, width):
    label = printable(element["field"])
    kind = element.get("kind")
    options = lists[element["optionsOf"]] if "optionsOf" in element else element.get("options")
    value = ("[x]" if element["value"] == "on" else "[ ]") if kind == "toggle" else printable(element["value"])
    line = "  " + label + " " * (width - len(label)) + (f"  {value}" if value else "")
    if "range" in element:
        line += f"  {{{element['range'][0]} to {element['range'][1]}}}"
    if options is not None and kind is None:
        line += f"  {{{f'one of {len(options)}' if len(options) > 6 else printable(', '.join(options))}}}"
    line += "" if element["isEnabled"] else "  (fixed)"
    if "error" in element:
        return [line, " " * (width + 4) + "! " + printable(element["error"])]
    return [line]


def escaped(character):
    return f"\\u{{{ord(character):X}}}"


def printable(text):
    return "".join(escaped(c) if unicodedata.category(c) in ("Cc", "Zl", "Zp") else c for c in text)


# Characters without width that are no marks of format: Unicode's default ignorable ones, without the variation selectors.
IGNORABLE = [(0x34F, 0x34F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2065, 0x2065), (0x3164, 0x3164),
             (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF)]


def is_mark(character):
    """Whether a character hides or reorders others."""
    code = ord(character)
    if code <= 0x7F or 0xFE00 <= code <= 0xFE0F:
        return False
    return unicodedata.category(character) in ("Cc", "Cf") or any(first <= code <= last for first, last in IGNORABLE)
