"""A person at the studio's page, with a mouse and a keyboard."""

import collections

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from journey import words_of

# The one visible control with a mark, with its type, its value and its chosen option; the page lists a step after its screen.
FINDING = """
const [steps, selector, name, value, done] = arguments, limit = performance.now() + 20000, status = document.getElementById("status")
const look = () => {
  if (status.classList.contains("bad")) return done(status.textContent)
  if (performance.now() > limit) return done("nothing happens")
  if (document.querySelectorAll("#steps li").length < steps) return setTimeout(look, 1)
  const found = [...document.querySelectorAll(selector)].filter(node =>
    (!name || node.dataset[name] === value) && node.checkVisibility() && !node.closest("[inert]"))
  if (found.length !== 1) return steps === 0 && !document.querySelector("#phone .screen") ? setTimeout(look, 1) : done(null)
  const [node] = found
  node.scrollIntoView({ block: "nearest" })
  done([node, node.type, node.type === "checkbox" ? node.checked : node.value])
}
look()
"""
OPTIONS = "return [...arguments[0].options].filter(option => option.value === arguments[1])"
GESTURES = {
    "swipe back", "swipe back and hold", "swipe back and let go early", "let go early", "finish the swipe", "pull to refresh", "scroll down",
    "scroll up", "scroll to the end", "scroll to the top"}
WITH_DECIMAL_COMMA = {"DE"}
ASKS = {("open", 2): "open", ("clock", 2): "clock", ("region", 3): "region"}


class Refused(Exception):
    pass


class Mouse:
    def __init__(self, driver, verbose=False):
        self.driver, self.verbose = driver, verbose
        self.used = collections.Counter()
        self.driver.execute_cdp_cmd("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]})

    def begin(self, session, transcript):
        self.session, self.transcript, self.steps = session, transcript, 0
        self.language, self.region = "en", None
        self.find("#phone .screen")

    def perform(self, line):
        """Performs the next line of a journey."""
        words = words_of(line)
        if words[0] == "expect":
            # It is no act at the page.
            return self.load(line, "an expectation")
        way = self.by_control(words)
        if way is None:
            way = "the field for any step"
            if self.verbose:
                print(f"without a control: {line}", flush=True)
            self.enter(self.find("#line"), line, way)
        self.note(words, way)

    def load(self, line, way="loading"):
        """Performs the next line without the page, which may still send the former one."""
        if not self.transcript.has(self.steps):
            self.find("body")
        answer = self.session.post("line", line)
        if "code" in answer:
            raise Refused(answer["reason"])
        self.note(words_of(line), way)

    def note(self, words, way):
        match words:
            case ["language", "is", name]: self.language = name
            case ["region", "is", name]: self.region = name
        self.steps += 1
        self.used[way] += 1

    def by_control(self, words):
        match words:
            case ["tap", label]:
                return self.press(self.on_phone("button", "label", label), "a button")
            case ["fill", label, "with", text]:
                return self.fill(self.on_phone("input", "label", label), self.as_typed(text, label))
            case ["fill", label, "with", "secret", name]:
                return self.choose(self.on_phone("select", "label", label), name, "a known secret")
            case ["paste", text, "into", label]:
                return self.paste(self.on_phone("input", "label", label), text)
            case ["choose", option, "for", label]:
                return self.choose(self.on_phone("select", "label", label), option, "a list")
            case ["turn", way, label]:
                field = self.on_phone("input", "label", label)
                return self.press(field, "a switch") if field and field[2] != (way == "on") else None
            case ["back"] | ["close"]:
                return self.press(self.on_phone("button", "exit", "back"), "a way back")
            case ["back", "to", title]:
                return self.choose(self.find("#phone .bar select"), title, "a way back")
            case ["pull", "down"]:
                return self.press(self.on_phone("button", "exit", "pull"), "a sheet's handle")
            case ["select", "tab", title]:
                return self.press(self.on_phone("button", "tab", title), "a tab")
            case [*_] if " ".join(words) in GESTURES:
                return self.press(self.on_phone("button", "gesture", " ".join(words)), "a gesture")
            case ["language", "is", name]:
                return self.choose(self.find("#device select"), name, "the device")
            case [act, *_] if (act, len(words)) in ASKS:
                return self.enter(self.find("#device input", "asks", act), words[-1], "the device")
            case ["kill" | "relaunch" as act]:
                return self.press(self.find("#device button", "does", act), "the device")
            case _:
                return self.by_phrase(words)

    def as_typed(self, text, label):
        """A journey has amounts as the developers write them; a person types them as their region does."""
        fields = (element for element in self.transcript.screen["elements"] if element.get("field") == label)
        if next(fields, {}).get("purpose") == "amount" and (self.region or self.language.upper()) in WITH_DECIMAL_COMMA:
            return text.translate(str.maketrans(",.", ".,"))
        return text

    def by_phrase(self, words):
        """Uses the row of a phrase whose words these are, with a value for each place."""
        phrases = self.driver.execute_script("return [...document.querySelectorAll('#phrases .phrase')].map(e => e.dataset.phrase)")
        for phrase in phrases:
            pattern = phrase.split(" ")
            if len(pattern) == len(words) and all(mark in ("…", word) for mark, word in zip(pattern, words)):
                row = f"#phrases .phrase[data-phrase='{phrase}']"
                values = [word for mark, word in zip(pattern, words) if mark == "…"]
                for place, value in enumerate(values):
                    self.give(self.find(f"{row} [data-place='{place}']"), value)
                return self.press(self.find(f"{row} button"), "the world")
        return None

    def give(self, field, value):
        if field[1] != "select-one":
            self.type(field, value)
        elif field[2] != value:
            # One of several is called as one: `transfers`.
            self.choose(field, value, "") or self.choose(field, value.removesuffix("s"), "")

    def find(self, selector, name="", value=""):
        """Returns a control with its type and its value, when the former step has been performed."""
        found = self.driver.execute_async_script(FINDING, self.steps, selector, name, value)
        if isinstance(found, str):
            raise Refused(found)
        return found

    def on_phone(self, kind, name, value):
        return self.find(f"#phone .screen {kind}", name, value)

    # The hand

    def actions(self):
        return ActionChains(self.driver, duration=0)

    def press(self, control, way):
        if control is None:
            return None
        self.actions().click(control[0]).perform()
        return way

    def fill(self, field, text):
        if field is None or not text.isprintable() or not text and not field[2]:
            return None
        if field[1] == "date":
            return self.fill_date(field, text)
        return self.enter(field, text, "a field")

    def fill_date(self, field, text):
        parts = text.split("-")
        if [len(part) for part in parts] != [4, 2, 2]:
            return None
        keys = Keys.ARROW_LEFT * 3 + parts[1] + parts[2] + parts[0] + Keys.ENTER
        self.actions().click(field[0]).send_keys(*keys).perform()
        return "a date"

    def enter(self, field, text, way):
        self.type(field, text)
        self.actions().send_keys(Keys.ENTER).perform()
        return way

    def type(self, field, text):
        """Replaces what is there, as a keyboard of any language does."""
        self.actions().click(field[0]).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).perform()
        if text:
            self.driver.execute_cdp_cmd("Input.insertText", {"text": text})
        else:
            self.actions().send_keys(Keys.DELETE).perform()

    def paste(self, field, text):
        if field is None:
            return None
        self.copy(text)
        self.actions().click(field[0]).send_keys(Keys.END).key_down(Keys.CONTROL).send_keys("v").key_up(Keys.CONTROL).perform()
        return "the clipboard"

    def copy(self, text):
        self.driver.execute_async_script("navigator.clipboard.writeText(arguments[0]).then(() => arguments[1]())", text)

    def choose(self, field, option, way):
        if field and field[2] == option:
            # It is chosen again.
            self.driver.execute_script("arguments[0].focus()", field[0])
            self.actions().send_keys(Keys.ENTER).perform()
            return way
        options = self.driver.execute_script(OPTIONS, field[0], option) if field else []
        if len(options) != 1:
            return None
        options[0].click()
        return way
