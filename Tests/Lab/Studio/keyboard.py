"""A person at the studio's page who has no mouse."""

from selenium.webdriver.common.keys import Keys

from mouse import Mouse, Refused

# How many presses of Tab lead from the focus to a control; negative ones are of Shift-Tab. Null if the focus is nowhere.
DISTANCE = """
const [target] = arguments, active = document.activeElement
const order = [...document.querySelectorAll("button, input, select, summary, [tabindex]")].filter(node =>
  node === active || node.tabIndex >= 0 && !node.disabled && node.checkVisibility() && !node.closest("[inert]"))
if (active === document.body) return null
const distance = order.indexOf(target) - order.indexOf(active)
return distance
"""


class Keyboard(Mouse):
    def focus(self, control):
        """Moves the focus to a control, as far as it is known, and then step by step."""
        for _ in range(12):
            distance = self.driver.execute_script(DISTANCE, control)
            if distance == 0:
                return
            if distance is None:
                distance = 1
            actions = self.actions()
            if distance < 0:
                actions.key_down(Keys.SHIFT)
            actions.send_keys(Keys.TAB * abs(distance))
            if distance < 0:
                actions.key_up(Keys.SHIFT)
            actions.perform()
        raise Refused(f"the Tab key does not lead to {control.text or control.get_dom_attribute('data-label')!r}")

    def press(self, control, way):
        if control is None:
            return None
        self.focus(control[0])
        self.actions().send_keys(Keys.SPACE if control[1] == "checkbox" or self.steps % 2 else Keys.ENTER).perform()
        return way

    def fill_date(self, field, text):
        parts = text.split("-")
        if [len(part) for part in parts] != [4, 2, 2]:
            return None
        self.focus(field[0])
        self.actions().send_keys(Keys.ARROW_LEFT * 3 + parts[1] + parts[2] + parts[0] + Keys.ENTER).perform()
        return "a date"

    def type(self, field, text):
        # The focus selects what is there.
        self.focus(field[0])
        if self.driver.execute_script("return document.activeElement.selectionEnd - document.activeElement.selectionStart") < len(field[2]):
            self.select_all()
        self.actions().send_keys(text or Keys.DELETE).perform()

    def select_all(self):
        self.actions().key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).perform()

    def paste(self, field, text):
        if field is None:
            return None
        self.copy(text)
        self.focus(field[0])
        self.actions().send_keys(Keys.END).key_down(Keys.CONTROL).send_keys("v").key_up(Keys.CONTROL).perform()
        return "the clipboard"

    def choose(self, field, option, way):
        if field is None:
            return None
        self.focus(field[0])
        if field[2] != option:
            steps = self.driver.execute_script(STEPS_TO_OPTION, field[0], option)
            if steps is None:
                return None
            if abs(steps) > 12:
                # The letters of its name lead near it.
                self.actions().send_keys(option).perform()
                steps = self.driver.execute_script(STEPS_TO_OPTION, field[0], option)
            self.actions().send_keys((Keys.ARROW_DOWN if steps > 0 else Keys.ARROW_UP) * abs(steps)).perform()
        self.actions().send_keys(Keys.ENTER).perform()
        return way


STEPS_TO_OPTION = """
const [field, value] = arguments, index = [...field.options].findIndex(option => option.value === value)
return index < 0 ? null : index - field.selectedIndex
"""
