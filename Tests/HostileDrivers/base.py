"""A small driver that keeps to the protocol; a hostile one replaces some of its functions.

Every function can be replaced: `at_start`, `hello`, `probe`, `run` and `bye`.
"""
import json
import os
import signal
import subprocess
import sys
import time


def line(n, **content):
  return (json.dumps({"n": n, **content}) + "\n").encode()


def send(data):
  while data:
    data = data[os.write(1, data):]


def outcome(layers, step):
  kind, on = step.get("step"), step.get("on")
  if kind == "new" and step.get("class", "CALayer") == "CALayer" and step["name"][0] == "l":
    layers[step["name"]] = 1
    return {"done": True}
  if on in layers and step.get("property") == "opacity" and "animation" not in step:
    if kind == "set":
      layers[on] = step["value"]
      return {"done": True}
    if kind == "get":
      return {"value": layers[on]}
  return {"unsupported": "not known here"}


def trace(steps):
  layers = {}
  return [outcome(layers, step) for step in steps]


def at_start():
  pass


def hello(n):
  send(line(n, hello=HELLO))


def probe(n, steps):
  send(line(n, trace=trace(steps)))


def run(n, steps):
  send(line(n, trace=trace(steps)))


def bye(n):
  send(line(n, bye={}))
  sys.exit(0)


def daemon(keeps_output=False, group=None, environment=None):
  """Starts a process that leaves the session, hears no signal and lives long."""
  if os.fork() > 0:
    return
  if group is None:
    os.setsid()
  else:
    os.setpgid(0, group)
  if os.fork() > 0:
    os._exit(0)
  for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
  os.close(0)
  if not keeps_output:
    os.close(1)
    os.close(2)
  if environment is not None:
    program = "import time; time.sleep(600)"
    os.execve(sys.executable, [sys.executable, "-S", "-c", program, sys.argv[1]], environment)
  time.sleep(600)
  os._exit(0)


HELLO = {
  "protocol": 1, "engine": {"name": "hostile"},
  "supports": {
    "steps": ["new", "set", "get"], "classes": ["CALayer"],
    "properties": {"CALayer": ["opacity"]}}}

runs = 0


def loop(functions):
  """Answers messages by the functions of a driver."""
  global runs
  functions["at_start"]()
  for text in sys.stdin:
    message = json.loads(text)
    n = message["n"]
    if "hello" in message:
      functions["hello"](n)
    elif "bye" in message:
      functions["bye"](n)
    else:
      steps = message["run"]["steps"]
      if steps and steps[0].get("step") == "nonsense":
        functions["probe"](n, steps)
      else:
        runs += 1
        functions["runs"] = runs
        functions["run"](n, steps)
