"""Meets each hostile driver with `layercheck`, and says which of them was not met as it must be.

usage: run.py PROGRAM [NAME...]

For each driver: the exit code and what is said, the time, the memory, that no process and no file is
left, and that few descriptors suffice. Needs Linux, because it looks for processes in /proc.
"""
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

import drivers

FOLDER = os.path.dirname(os.path.abspath(__file__))
# Seconds that a driver may take: far more than any needs, and far less than one that hangs takes.
TIME_LIMIT = 90
# What the program may use at most, in kilobytes.
MEMORY_LIMIT = 700_000
OUTPUT_LIMIT = 200_000
# Enough for the program, and too few for one that forgets to close what it opened.
DESCRIPTORS = 48


def processes(mark):
  """The processes that run and have a mark on their command line."""
  found = []
  for name in os.listdir("/proc"):
    if not name.isdigit() or int(name) == os.getpid():
      continue
    try:
      with open(f"/proc/{name}/cmdline", "rb") as file:
        words = file.read()
      with open(f"/proc/{name}/stat", "rb") as file:
        state = file.read().rsplit(b")", 1)[1].split()[0]
    except OSError:
      continue
    if mark.encode() in words and state not in (b"Z", b"X"):
      found.append(int(name))
  return found


def limit():
  # Whoever calls this may have hang-ups ignored, as nohup does, and the program would go on ignoring them.
  signal.signal(signal.SIGHUP, signal.SIG_DFL)
  resource.setrlimit(resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
  resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def send_signals(process, names, folder):
  """Sends signals once the driver was asked something; the second when the first was heard."""
  end = time.time() + TIME_LIMIT
  while not os.path.exists(os.path.join(folder, "asked")) and time.time() < end:
    time.sleep(0.01)
  for name in names:
    if process.poll() is None:
      process.send_signal(getattr(signal, "SIG" + name))
      time.sleep(0.05)


def meet(program, row):
  """Meets a driver; returns its name, the seconds, kilobytes, and what was not as it must be."""
  name, code, command, exit_codes, text, signals = row
  mark = "hostile-" + uuid.uuid4().hex
  problems = []
  with tempfile.TemporaryDirectory() as folder:
    work = os.path.join(folder, "work")
    temporary = os.path.join(folder, "temporary")
    os.mkdir(work)
    os.mkdir(temporary)
    source = f"import sys; sys.path.insert(0, {FOLDER!r})\nfrom base import *\n{code}\nloop(globals())"
    words = [program, *command, "--", sys.executable, "-S", "-B", "-c", source, mark]
    start = time.time()
    with open(os.path.join(folder, "output"), "w+b") as output:
      process = subprocess.Popen(
        words, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, cwd=work,
        env={**os.environ, "TMPDIR": temporary}, preexec_fn=limit, start_new_session=True)
      # Only this process, by its number, and only if it hangs.
      timer = threading.Timer(TIME_LIMIT, process.kill)
      timer.start()
      if signals:
        send_signals(process, signals, work)
      _, status, usage = os.wait4(process.pid, 0)
      process.returncode = os.waitstatus_to_exitcode(status)
      timer.cancel()
      seconds = time.time() - start
      output.seek(0)
      said = output.read()
    if seconds >= TIME_LIMIT:
      problems.append("no end")
    wanted = exit_codes if isinstance(exit_codes, tuple) else (exit_codes,)
    if process.returncode not in wanted:
      problems.append(f"exit code {process.returncode}, not {exit_codes}")
    if text.encode() not in said:
      problems.append(f"does not say {text!r}")
    if len(said) > OUTPUT_LIMIT:
      problems.append(f"says {len(said)} bytes")
    if usage.ru_maxrss > MEMORY_LIMIT:
      problems.append(f"{usage.ru_maxrss} kB of memory")
    if any(byte < 32 and byte != 10 for byte in said):
      problems.append("says control characters")
    # What outlived a program that was killed has a moment to be ended.
    end = time.time() + (10 if "KILL" in signals or len(signals) > 1 else 0)
    left = processes(mark)
    while left and time.time() < end:
      time.sleep(0.02)
      left = processes(mark)
    if left:
      problems.append(f"{len(left)} processes left")
      for number in left:
        os.kill(number, signal.SIGKILL)
    files = [*os.listdir(temporary), *(set(os.listdir(work)) - {"report", "asked", "started"})]
    if files:
      problems.append(f"files left: {' '.join(files)}")
    if signals and "KILL" not in signals and len(set(signals)) == len(signals):
      if not os.path.exists(os.path.join(work, "report", "report.md")):
        problems.append("no report")
    if problems:
      problems.append("said: " + said[-600:].decode(errors="replace"))
  return name, seconds, usage.ru_maxrss, problems


def main():
  program = os.path.abspath(sys.argv[1])
  names = sys.argv[2:]
  rows = [row for row in drivers.rows() if not names or any(name in row[0] for name in names)]
  start = time.time()
  with ThreadPoolExecutor(4) as pool:
    results = list(pool.map(lambda row: meet(program, row), rows))
  bad = [result for result in results if result[3]]
  for name, seconds, kilobytes, problems in bad:
    print(f"{name} ({seconds:.1f} s, {kilobytes} kB):")
    for problem in problems:
      print(f"  {problem}")
  longest = max(results, key=lambda result: result[1])
  largest = max(results, key=lambda result: result[2])
  print(f"{len(results)} hostile drivers, {len(bad)} not met as they must be, "
        f"{time.time() - start:.0f} s; longest {longest[1]:.1f} s ({longest[0]}), "
        f"most memory {largest[2]} kB ({largest[0]})")
  sys.exit(1 if bad else 0)


if __name__ == "__main__":
  main()
