"""The studio and one headless Chromium, in which each session is a page."""

import contextlib
import http.client
import json
import signal
import socket
import subprocess
import sys
from urllib.parse import urlsplit

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

ARGUMENTS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,1000", "--lang=en-US"]


class Studio:
    def __init__(self, program, app, *arguments, before=(), preferences=None):
        """Opens an app with its arguments, by a studio with those before the app, in a Chromium with preferences of the person."""
        self.app = app
        # One that is ended closes its Chromium, too.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
        # A port that is free now.
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.server = subprocess.Popen([program, "--port", str(self.port), *before, app, *arguments], stdout=subprocess.PIPE, text=True)
        options = webdriver.ChromeOptions()
        for word in ARGUMENTS:
            options.add_argument(word)
        options.add_experimental_option("prefs", preferences or {})
        self.address = urlsplit(self.server.stdout.readline().split()[1])
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.driver.set_script_timeout(30)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()
        self.server.terminate()
        self.server.wait()

    def open(self, name):
        """A session without its page."""
        return Session(self, name)

    @contextlib.contextmanager
    def session(self, name):
        """Opens the page of a session, and ends it by its button."""
        self.driver.get("about:blank")
        self.driver.get(f"http://{self.address.netloc}/s/{name}#{self.address.fragment}")
        yield self.open(name)
        self.driver.execute_script("document.getElementById('end').click()")


class Session:
    def __init__(self, studio, name):
        self.driver, self.name, self.address = studio.driver, name, studio.address
        self.steps = 0

    def wait(self):
        """Waits until the page has listed the steps, each after its screen."""
        self.driver.execute_async_script(WAITING, self.steps)

    def events(self):
        """Yields the events that the page receives, as another page that looks at the session."""
        with self.response("GET", "events") as response:
            for line in response:
                if line.strip():
                    yield json.loads(line)

    def post(self, command, body):
        with self.response("POST", command, json.dumps(body)) as response:
            return json.loads(response.read())

    def response(self, method, command, body=None):
        connection = http.client.HTTPConnection(self.address.netloc)
        headers = {"Authorization": f"Bearer {self.address.fragment}", "Content-Type": "application/json"}
        connection.request(method, f"/api/{self.name}/{command}", body, headers)
        return contextlib.closing(connection.getresponse())


WAITING = """
const [steps, done] = arguments
const look = () => document.querySelector("#phone .screen") && document.querySelectorAll("#steps li").length >= steps ? done() : setTimeout(look, 1)
look()
"""
