"""Mini-layer as a user of Hypothesis writes it, for comparison with the core of LayerCheck.

Reads one line a request and answers one line of JSON:

    rate CASES          commands carried out and checked per second of CPU time, without a fault
    fault NUMBER SEED   the fault F1 to F8: cases until found, executions of shrinking, final length

Prints {"missing": "..."} to every request where Hypothesis is not installed.
"""

import json
import sys
import time

try:
    import hypothesis
    from hypothesis import HealthCheck, Phase, seed, settings
    from hypothesis import strategies as st
    from hypothesis.stateful import (
        Bundle, RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test)
except ImportError as problem:
    for _ in sys.stdin:
        print(json.dumps({"missing": str(problem)}), flush=True)
    sys.exit(0)

MOST_LAYERS, MOST_DEPTH = 4, 3
KEYS = ["position", "bounds", "anchorPoint", "custom"]
ANSWERS = ["nil", "null", "object"]


class Layer:
    def __init__(self):
        self.size, self.position, self.anchor = (0.0, 0.0), (0.0, 0.0), (0.5, 0.5)
        self.old_anchor = self.anchor
        self.parent, self.children, self.answer = None, [], "nil"


class Tree:
    """What the model and the system under test have in common; a fault of None is the model."""

    def __init__(self, fault=None):
        self.fault, self.layers, self.flags, self.cache = fault, [], [False], {}

    def frame(self, layer):
        (w, h), (x, y) = layer.size, layer.position
        ax, ay = (0.5, 0.5) if self.fault == 1 else layer.anchor
        return (x - ax * w, y - ay * h, w, h)

    def create(self):
        self.layers.append(Layer())

    def set_bounds(self, layer, w, h):
        self.layers[layer].size = (min(w, 99.0) if self.fault == 4 else w, h)

    def set_position(self, layer, x, y):
        self.layers[layer].position = (x, y)

    def set_anchor(self, layer, x, y):
        changed = self.layers[layer]
        changed.old_anchor, changed.anchor = changed.anchor, (x, y)

    def set_frame(self, layer, x, y, w, h):
        changed = self.layers[layer]
        ax, ay = changed.old_anchor if self.fault == 3 else changed.anchor
        changed.size, changed.position = (w, h), (x + ax * w, y + ay * h)
        changed.old_anchor = changed.anchor

    def add(self, parent, child):
        above = parent
        while above is not None:
            if above == child:
                return False
            above = self.layers[above].parent
        old = self.layers[child].parent
        if old is not None and not (self.fault == 5 and old != parent):
            self.layers[old].children.remove(child)
        self.layers[parent].children.append(child)
        self.layers[child].parent = parent
        return True

    def remove(self, layer):
        old = self.layers[layer].parent
        if old is None:
            return
        siblings = self.layers[old].children
        if layer in siblings:
            place = siblings.index(layer)
            if self.fault == 8:
                siblings[place] = siblings[-1]
                siblings.pop()
            else:
                siblings.pop(place)
        self.layers[layer].parent = None

    def begin(self):
        self.flags.append(self.flags[-1])

    def set_disable(self, flag):
        self.flags[-1] = flag

    def commit(self):
        flag = self.flags.pop()
        if self.fault == 6 and len(self.flags) > 1:
            self.flags[-1] = flag
        if len(self.flags) == 1:
            self.cache.clear()

    def set_answer(self, layer, answer):
        self.layers[layer].answer = answer
        if self.fault != 7:
            for key in KEYS:
                self.cache.pop((layer, key), None)

    def look_up(self, layer, key):
        if self.flags[-1]:
            return None
        if (layer, key) in self.cache:
            return self.cache[layer, key]
        answer = self.layers[layer].answer
        if answer == "object":
            action = ("delegate", layer, key)
        elif (answer == "null" and self.fault != 2) or key == "custom":
            action = None
        else:
            action = ("default", key)
        if self.fault is not None and len(self.flags) > 1:
            self.cache[layer, key] = action
        return action


class Run:
    """What one run counts; Hypothesis makes the machines itself, so they find it here."""

    fault, cases, commands, found_at, shortest = 0, 0, 0, None, None


EXTENT = st.integers(0, 100).map(float)
COORDINATE = st.integers(-100, 100).map(float)
SHARE = st.integers(0, 4).map(lambda quarters: quarters / 4)


class Machine(RuleBasedStateMachine):
    layers = Bundle("layers")

    def __init__(self):
        super().__init__()
        Run.cases += 1
        self.model, self.system, self.length = Tree(), Tree(Run.fault), 0
        self.wanted = self.given = None

    def both(self, name, *arguments):
        Run.commands += 1
        self.length += 1
        self.wanted = getattr(self.model, name)(*arguments)
        self.given = getattr(self.system, name)(*arguments)

    @precondition(lambda self: len(self.model.layers) < MOST_LAYERS)
    @rule(target=layers)
    def create(self):
        self.both("create")
        return len(self.model.layers) - 1

    @rule(layer=layers, w=EXTENT, h=EXTENT)
    def set_bounds(self, layer, w, h): self.both("set_bounds", layer, w, h)

    @rule(layer=layers, x=COORDINATE, y=COORDINATE)
    def set_position(self, layer, x, y): self.both("set_position", layer, x, y)

    @rule(layer=layers, x=SHARE, y=SHARE)
    def set_anchor(self, layer, x, y): self.both("set_anchor", layer, x, y)

    @rule(layer=layers, x=COORDINATE, y=COORDINATE, w=EXTENT, h=EXTENT)
    def set_frame(self, layer, x, y, w, h): self.both("set_frame", layer, x, y, w, h)

    @rule(parent=layers, child=layers)
    def add(self, parent, child): self.both("add", parent, child)

    @rule(layer=layers)
    def remove(self, layer): self.both("remove", layer)

    @precondition(lambda self: len(self.model.flags) <= MOST_DEPTH)
    @rule()
    def begin(self): self.both("begin")

    @rule(flag=st.booleans())
    def set_disable(self, flag): self.both("set_disable", flag)

    @precondition(lambda self: len(self.model.flags) > 1)
    @rule()
    def commit(self): self.both("commit")

    @rule(layer=layers, answer=st.sampled_from(ANSWERS))
    def set_answer(self, layer, answer): self.both("set_answer", layer, answer)

    @rule(layer=layers, key=st.sampled_from(KEYS))
    def look_up(self, layer, key): self.both("look_up", layer, key)

    @invariant()
    def agree(self):
        if not self.is_right():
            Run.found_at = Run.found_at or Run.cases
            Run.shortest = self.length
            raise AssertionError

    def is_right(self):
        if self.wanted != self.given or len(self.model.flags) != len(self.system.flags):
            return False
        if len(self.model.layers) != len(self.system.layers):
            return False
        for ours, theirs in zip(self.model.layers, self.system.layers):
            (w, h), (x, y), (ax, ay) = theirs.size, theirs.position, theirs.anchor
            if self.system.frame(theirs) != (x - ax * w, y - ay * h, w, h):
                return False
            if (ours.size, ours.position, ours.anchor) != (theirs.size, theirs.position, theirs.anchor):
                return False
            if ours.parent != theirs.parent or ours.children != theirs.children:
                return False
        return True


def run(fault, number, most_cases, phases):
    Run.fault, Run.cases, Run.commands, Run.found_at, Run.shortest = fault, 0, 0, None, None
    start = time.process_time()
    machine = seed(number)(type("Mini", (Machine,), {}))
    options = settings(
        max_examples=most_cases, stateful_step_count=50, database=None, deadline=None, phases=phases,
        suppress_health_check=list(HealthCheck), print_blob=False, report_multiple_bugs=False)
    try:
        run_state_machine_as_test(machine, settings=options)
    except AssertionError:
        pass
    return time.process_time() - start


def answer(request):
    words = request.split()
    result = {"version": hypothesis.__version__}
    if words[0] == "rate":
        seconds = run(0, 1, int(words[1]), [Phase.generate])
        result.update(commands=Run.commands, seconds=seconds)
    else:
        run(int(words[1]), int(words[2]), 5000, [Phase.generate, Phase.shrink])
        if Run.found_at is not None:
            result.update(
                cases=Run.found_at, executions=Run.cases - Run.found_at, length=Run.shortest)
    return result


if __name__ == "__main__":
    # Hypothesis prints what it finds; answers alone go to the real output.
    real, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        print(json.dumps(answer(line)), file=real, flush=True)
