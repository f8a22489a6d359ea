"""The hostile drivers: what each does, how it is met, and what must come of it.

A row is: name, what the driver does in Python, the command that meets it, the exit code or codes, and a
text that is said on standard output or standard error. What is in a row besides is in its options.
"""

REPLAY = ["replay", "new l1; set l1.opacity 0.5; get l1.opacity"]
RUN = ["run", "--cases", "3", "--jobs", "1"]
SHORT = ["--deadlines", "0.1"]


def deadlines(text):
  """Short ones where a driver lets them pass; on a busy machine any other may need its time."""
  return SHORT if "no answer" in text or "not answer the first" in text else []


# A driver without a fault of its own, after its hostile deed.
RIGHT = "  send(line(n, trace=trace(steps)))"


def in_hello(code):
  return "def hello(n):\n" + code


def in_run(code):
  return "def run(n, steps):\n" + code


def answer(text):
  """A `run` that writes a text in which `N` is the number of the message."""
  return in_run(f"  send((({text}).replace('N', str(n)) + chr(10)).encode())")


START = [
  ("dies at start", "def at_start(): sys.exit(3)", 4, "exit code 3"),
  ("is killed at start", "def at_start(): os.kill(os.getpid(), signal.SIGKILL)", 4, "signal 9"),
  ("dies at hello", in_hello("  sys.exit(3)"), 4, "exit code 3"),
  ("says nothing", in_hello("  time.sleep(600)"), 4, "did not answer the first message"),
  ("answers with text", in_hello("  send(b'ready\\n')"), 4, "is not JSON"),
  ("prints a banner first", in_hello("  send(b'Engine 1.0\\n' + line(n, hello=HELLO))"), 4,
   "is not JSON"),
  ("half a line, then silence", in_hello("  send(b'{\"n\":1')\n  time.sleep(600)"), 4,
   "did not answer the first message"),
  ("half a line, then death", in_hello("  send(b'{\"n\":1')\n  sys.exit(1)"), 4, "exit code 1"),
  ("wrong number", in_hello("  send(line(n + 1, hello=HELLO))"), 4, "bears the number 2"),
  ("wrong version", in_hello("  send(line(n, hello={**HELLO, 'protocol': 9}))"), 4,
   "speaks another version"),
  ("declares nothing", in_hello("  send(line(n, hello={'protocol': 1}))"), 4, "is missing"),
  ("refuses", in_hello("  send(line(n, error='not today'))"), 4, "not today"),
  ("says bye", in_hello("  send(line(n, bye={}))"), 4, "did not answer 'hello' with 'hello'"),
  ("is no UTF-8", in_hello("  send(b'{\"n\":1,\"hello\":\"\\xff\\xfe\"}\\n')"), 4, "is not JSON"),
  ("a bare NaN", in_hello("  send(b'{\"n\":NaN}\\n')"), 4, "is not JSON"),
  ("nests without end", in_hello("  send(b'{\"n\":1,\"hello\":' + 100000 * b'[' + b'\\n')"), 4,
   "nesting is deeper"),
  ("a line without end", in_hello("  while True: send(65536 * b'x')"), 4, "has no end"),
  ("closes its output", in_hello("  os.close(1)\n  time.sleep(600)"), 4, "ended before it answered"),
  ("says done to nonsense", "def probe(n, steps): send(line(n, trace=[{'done': True}] * len(steps)))",
   4, "did not answer 'unsupported'"),
  ("dies at nonsense", "def probe(n, steps): sys.exit(5)", 4, "exit code 5"),
  ("hangs at nonsense", "def probe(n, steps): time.sleep(600)", 4, "no answer within"),
  ("answers too little to nonsense", "def probe(n, steps): send(line(n, trace=[]))", 4,
   "too few outcomes"),
]

DECLARING = [
  ("declares 100,000 names", "HELLO['supports']['steps'] += [f'name{i}' for i in range(100000)]", 0,
   "and 99950 more"),
  ("declares a name of 5 MB", "HELLO['supports']['steps'].append(5000000 * 'x')", 0,
   "more characters]"),
  ("declares 100,000 members", "HELLO.update({f'key{i}': 0 for i in range(100000)})", 0, ""),
  ("a megabyte of complaints at start", "def at_start(): sys.stderr.write(1000000 * 'x')", 0, ""),
]

ANSWERS = [
  ("exits with 0", in_run("  sys.exit(0)"), 1, "exit code 0"),
  ("exits with 1", in_run("  sys.exit(1)"), 1, "exit code 1"),
  ("is killed", in_run("  os.kill(os.getpid(), signal.SIGKILL)"), 1, "signal 9"),
  ("aborts", in_run("  os.abort()"), 1, "signal 6"),
  ("hangs", in_run("  time.sleep(600)"), 1, "no answer within"),
  ("hangs and hears no signal",
   in_run("  for s in range(1, 32):\n    try: signal.signal(s, signal.SIG_IGN)\n"
          "    except OSError: pass\n  while True: time.sleep(600)"), 1, "no answer within"),
  ("stops itself", in_run("  os.kill(os.getpid(), signal.SIGSTOP)"), 1, "no answer within"),
  ("busy without end", in_run("  while True: pass"), 1, "no answer within"),
  ("prints text", in_run("  send(b'layout pass 1\\n')"), 1, "is not JSON"),
  ("prints an empty line", in_run("  send(b'\\n')"), 1, "is not JSON"),
  ("half an answer, then silence", in_run("  send(b'{\"n\"')\n  time.sleep(600)"), 1,
   "no answer within"),
  ("half an answer, then death", in_run("  send(b'{\"n\"')\n  sys.exit(2)"), 1, "exit code 2"),
  ("answers another message", in_run("  send(line(n - 1, trace=trace(steps)))"), 1,
   "bears the number"),
  ("answers twice", in_run("  send(2 * line(n, trace=trace(steps)))"), 1, "more than one answer"),
  ("too few outcomes", in_run("  send(line(n, trace=trace(steps)[1:]))"), 1, "too few outcomes"),
  ("too many outcomes", in_run("  send(line(n, trace=trace(steps + steps)))"), 1,
   "too many outcomes"),
  ("outcomes that are none", in_run("  send(line(n, trace=[7 for step in steps]))"), 1,
   "is not an answer"),
  ("two outcomes in one", in_run("  send(line(n, trace=[{'done': True, 'value': 1}] * len(steps)))"),
   1, "expected exactly one of"),
  ("a number that is none", answer("'{\"n\":N,\"trace\":[{\"value\":NaN}]}'"), 1, "is not JSON"),
  ("a number too large", answer("'{\"n\":N,\"trace\":[{\"value\":1e999}]}'"), 1, "no double"),
  ("a number of 10 MB", answer("'{\"n\":N,\"trace\":[{\"value\":1' + 10000000 * '0' + '}]}'"), 1,
   "no double"),
  ("half a surrogate pair", answer("'{\"n\":N,\"trace\":[{\"value\":\"\\\\ud800\"}]}'"), 1,
   "surrogate"),
  ("bytes that are no UTF-8", in_run("  send(b'{\"n\":%d,\"trace\":\"\\xff\"}\\n' % n)"), 1,
   "not UTF-8"),
  ("20 million values",
   answer("'{\"n\":N,\"trace\":[' + ','.join(['0'] * 20000000) + ']}'"), 1, "without end"),
  ("2 million values",
   answer("'{\"n\":N,\"trace\":[' + ','.join(['0'] * 2000000) + ']}'"), 1, "more than 1000000 values"),
  ("100,000 keys", answer("'{\"n\":N,\"trace\":{' + ','.join(f'\"k{i}\":0' for i in range(100000))"
                          " + '}}'"), 1, "expected a list"),
  ("one key twice, far apart",
   answer("'{\"n\":N,' + ','.join(f'\"k{i % 50000}\":0' for i in range(50001)) + '}'"), 1,
   "stands twice"),
  ("nests 100,000 deep", answer("'{\"n\":N,\"trace\":' + 100000 * '[' + 100000 * ']' + '}'"), 1,
   "nesting is deeper"),
  ("values nested as deep as allowed",
   answer("'{\"n\":N,\"trace\":[{\"done\":true},{\"done\":true},{\"value\":' + 60 * '{\"list\":['"
          " + 60 * ']}' + '}]}'"), 1, "3 steps, 1 wrong"),
  ("a text of 10 MB", in_run("  send(line(n, trace=[{'done': True}, {'done': True},"
                             " {'value': 10000000 * 'x'}]))"), 1, "more characters]"),
  ("a line of 20 MB", in_run("  send(line(n, trace=20000000 * 'x'))"), 1, "without end"),
  ("one blank after another", in_run("  while True:\n    send(b' ')\n    time.sleep(0.01)"), 1,
   "no answer within"),
  ("answers, and then writes without end",
   in_run("  send(line(n, trace=trace(steps)))\n  while True: send(65536 * b'\\n')"),
   (1, 3), "3 steps"),
  ("a number of a message that is a text", in_run("  send(line(str(n), trace=trace(steps)))"), 1,
   "expected a whole number"),
  ("nothing for each outcome", in_run("  send(line(n, trace=[None] * len(steps)))"), 1,
   "expected exactly one of"),
  ("a zero in two bytes",
   in_run("  send(b'{\"n\":%d,\"trace\":[{\"value\":\"\\xc0\\x80\"}]}\\n' % n)"), 1, "not UTF-8"),
  ("a path of 20,000 elements",
   in_run("  send(line(n, trace=[{'done': True}, {'done': True},"
          " {'value': {'path': [['M', 1e308, -1e308]] * 20000}}]))"), 1, "3 steps, 1 wrong"),
  ("writes without end", in_run("  while True: send(65536 * b'x')"), 1, "without end"),
  ("writes lines without end", in_run("  while True: send(65536 * b'x\\n')"), 1, "is not JSON"),
  ("a megabyte of complaints, then death", in_run("  sys.stderr.write(1000000 * 'x')\n  sys.exit(3)"),
   1, "exit code 3"),
  ("complains without end", in_run("  while True: sys.stderr.write(65536 * 'x')"), 1,
   "no answer within"),
  ("100,000 events",
   in_run("  t = trace(steps)\n  t[0]['events'] = 100000 * [{'event': 'called', 'who': 'l1',"
          " 'callback': 'display', 'layer': 'l1'}]\n  send(line(n, trace=t))"), 1,
   "more than 10000 events"),
  ("an event of what is not there",
   in_run("  t = trace(steps)\n  t[0]['events'] = [{'event': 'ran', 'who': 'x1', 'key': 'k',"
          " 'layer': 'l1'}]\n  send(line(n, trace=t))"), 1, "which the script does not have"),
  ("an event of what is never called back",
   in_run("  t = trace(steps)\n  t[0]['events'] = [{'event': 'called', 'who': 'l1', 'callback': 'display',"
          " 'layer': 'l1'}]\n  send(line(n, trace=t))"), 1, "which it never is"),
  ("closes its output in a script", in_run("  os.close(1)\n  time.sleep(600)"), 1,
   "closed its standard output"),
  ("closes its input", in_run("  os.close(0)\n  time.sleep(600)"), 1, "no answer within"),
  ("done to everything", in_run("  send(line(n, trace=[{'done': True}] * len(steps)))"), 1,
   "actual    done"),
  ("trouble with everything", in_run("  send(line(n, trace=[{'failed': 'no'}] * len(steps)))"), 3,
   "trouble: no"),
  ("members that nobody knows",
   in_run("  send(line(n, trace=trace(steps), more={'a': [1]}, n2=3))"), 0, "nothing wrong"),
]

PROCESSES = [
  ("moves into our group",
   "def at_start(): os.setpgid(0, os.getpgid(os.getppid()))\n" + in_run("  time.sleep(600)"), 1,
   "no answer within"),
  ("a child in our group",
   in_run("  daemon(group=os.getpgid(os.getppid()))\n" + RIGHT), 0, "nothing wrong"),
  ("a child of its own", in_run("  subprocess.Popen([sys.executable, '-S', '-c', "
                                "'import time; time.sleep(600)', sys.argv[1]])\n" + RIGHT), 0,
   "nothing wrong"),
  ("a daemon", in_run("  daemon()\n" + RIGHT), 0, "nothing wrong"),
  ("a daemon, and dies", in_run("  daemon()\n  sys.exit(3)"), 1, "exit code 3"),
  ("a daemon that keeps the output", in_run("  daemon(keeps_output=True)\n  sys.exit(3)"), 1,
   "exit code 3"),
  ("a daemon with nothing in its environment", in_run("  daemon(environment={})\n" + RIGHT), 0,
   "nothing wrong"),
  ("fifty daemons", in_run("  for _ in range(50): daemon()\n" + RIGHT), 0, "nothing wrong"),
  ("daemons without end, each of which starts the next",
   in_run("  if os.fork() == 0:\n    os.setsid()\n    while os.fork() == 0: pass\n    os._exit(0)\n" + RIGHT),
   0, "nothing wrong"),
  ("two daemons, each of which starts the other again",
   in_run("  def guard():\n    os.setsid()\n    while True:\n      other = os.fork()\n"
          "      if other == 0:\n        first = os.getppid()\n"
          "        while os.getppid() == first: time.sleep(0.001)\n        continue\n"
          "      os.waitpid(other, 0)\n  if os.fork() == 0: guard()\n" + RIGHT), 0, "nothing wrong"),
  ("kills its group", in_run("  os.killpg(0, signal.SIGKILL)"), 1, "signal 9"),
  ("hangs at the end", "def bye(n):\n  signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
                       "  time.sleep(600)", 0, "nothing wrong"),
  ("goes on after the end", "def bye(n): send(line(n, bye={}))", 0, "nothing wrong"),
  ("dies at the end", "def bye(n): os.abort()", 0, "nothing wrong"),
  ("has our descriptors",
   in_run("  t = trace(steps)\n  if len(os.listdir('/proc/self/fd')) > 4: t[2]['value'] = 7\n"
          "  send(line(n, trace=t))"), 0, "nothing wrong"),
]

RUNS = [
  ("dies at every script", in_run("  sys.exit(1)"), 1, "crash"),
  ("a daemon at every script", in_run("  daemon()\n  sys.exit(1)"), 1, "crash"),
  ("dies at every third script", in_run("  if runs % 3 == 0: sys.exit(9)\n" + RIGHT), 1,
   "depends on earlier scripts"),
  ("hangs at every third script", in_run("  if runs % 3 == 0: time.sleep(600)\n" + RIGHT), 1,
   "depends on earlier scripts"),
  ("closes its input at every third script",
   in_run("  if runs % 3 == 0:\n    os.close(0)\n    time.sleep(600)\n" + RIGHT), 1,
   "depends on earlier scripts"),
  ("declares less when it is started again",
   "def at_start():\n  if os.path.exists('started'): HELLO['supports']['steps'] = ['new']\n"
   "  open('started', 'w')\n" + in_run("  sys.exit(1)"), 1, "crash"),
  ("hangs when it is started again",
   "def at_start():\n  if os.path.exists('started'): time.sleep(600)\n  open('started', 'w')\n"
   + in_run("  sys.exit(1)"), 3, "did not answer the first message"),
  ("stops itself at every third script",
   in_run("  if runs % 3 == 0: os.kill(os.getpid(), signal.SIGSTOP)\n" + RIGHT), 1,
   "depends on earlier scripts"),
  ("does not start again",
   "def at_start():\n  if os.path.exists('started'): sys.exit(1)\n  open('started', 'w')\n"
   + in_run("  sys.exit(1)"), 3, "exit code 1"),
  ("answers at random",
   "import random\n" + in_run("  send(line(n, trace=[{'value': random.random()} if step['step'] =="
                              " 'get' else {'done': True} for step in steps]))"), (1, 3), "scripts"),
  ("hangs at every script", in_run("  time.sleep(600)"), 1, "hang"),
]

# What is done to the program while the driver does what it does.
HANGING = ("def at_start(): daemon()\n"
           + in_run("  signal.signal(signal.SIGTERM, signal.SIG_IGN)\n  open('asked', 'w').close()\n"
                    "  while True:\n    try: time.sleep(600)\n    except BaseException: pass"))
INTERRUPTED = [
  ("the program is killed", HANGING, -9, "", ["KILL"]),
  ("one interrupt, no answer due for long", HANGING, 130, "Interrupted", ["INT"]),
  ("two interrupts", HANGING, 130, "", ["INT", "INT"]),
  ("a request to terminate", HANGING, 130, "Interrupted", ["TERM"]),
  ("a hang-up", HANGING, 130, "Interrupted", ["HUP"]),
  ("two hang-ups", HANGING, 130, "Interrupted", ["HUP", "HUP"]),
]


def rows():
  """All rows as (name, code, command, exit codes, text, signals)."""
  for name, code, exit_code, text in START:
    yield "start: " + name, code, RUN + deadlines(text), exit_code, text, []
  for name, code, exit_code, text in DECLARING:
    yield "declares: " + name, code, RUN + ["--rule", "TREE-01"], (0, 1, 3), text, []
  for name, code, exit_code, text in ANSWERS:
    yield "answers: " + name, code, REPLAY + deadlines(text), exit_code, text, []
  for name, code, exit_code, text in PROCESSES:
    yield "processes: " + name, code, REPLAY + deadlines(text), exit_code, text, []
  for name, code, exit_code, text in RUNS:
    yield "runs: " + name, code, ["run", "--cases", "8", "--jobs", "1"] + SHORT, exit_code, text, []
  for name, code, exit_code, text, signals in INTERRUPTED:
    command = ["run", "--cases", "8", "--jobs", "2", "--deadlines", "20", "--report", "report"]
    yield "interrupted: " + name, code, command, exit_code, text, signals
