"""Eight screens of the example, each reached by a journey."""

import pathlib

from journey import flattened
from transcript import Transcript

JOURNEYS = pathlib.Path(__file__).resolve().parents[3] / "App/Journeys"


def is_named(name):
    return lambda screen: screen["name"] == name


def has_error(screen):
    return any("error" in element for element in screen["elements"])


def is_alert(screen):
    return screen["stack"][-1].get("style") == "alert"


def has_price(screen):
    return screen["name"] == "Amount" and any("→" in element.get("text", "") for element in screen["elements"])


# The name, the journey that leads there, and how the screen is known.
SCREENS = [
    ("home", "Home/settings", is_named("Home")),
    ("errors", "Profile/every-field-refused", has_error),
    ("country", "Onboarding/with-a-personal-account", is_named("Country")),
    ("amount", "Transfer/from-nothing-to-sent", has_price),
    ("review", "Transfer/from-nothing-to-sent", is_named("Review")),
    ("receipt", "Transfer/from-nothing-to-sent", is_named("Receipt")),
    ("settings", "Home/settings", is_named("Settings")),
    ("alert", "Links/malformed", is_alert),
]


def open_screens(studio, wanted=None):
    """Yields the name of each screen, or of those that are wanted, with its page open."""
    for name, journey, is_it in SCREENS:
        if wanted is not None and name not in wanted:
            continue
        title, lines, _ = flattened(JOURNEYS / f"{journey}.journey")
        with studio.session(name) as session:
            transcript = Transcript(title, session.events())
            transcript.has(0)
            rest = iter(lines)
            while not (transcript.screen and is_it(transcript.screen)):
                answer = session.post("line", next(rest))
                if "code" in answer:
                    raise SystemExit(f"{name}: {answer['reason']}")
                session.steps += 1
                transcript.has(session.steps)
            session.wait()
            yield name
