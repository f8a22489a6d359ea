"""Mini-layer as a user of Hypothesis writes it."""

import tempfile

from hypothesis import HealthCheck, Phase, configuration, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle, RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test)

from mini_tree import ANSWERS, KEYS, Pair, Wrong

PACKAGE = "hypothesis"
EXTENT = st.integers(0, 100).map(float)
COORDINATE = st.integers(-100, 100).map(float)
SHARE = st.integers(0, 4).map(lambda quarters: quarters / 4)

# It writes down what it knows of the modules that it tests; nobody needs that here.
configuration.set_hypothesis_home_dir(tempfile.mkdtemp())


class Machine(RuleBasedStateMachine):
    layers = Bundle("layers")
    run = None

    def __init__(self):
        super().__init__()
        self.pair = Pair(self.run)

    @precondition(lambda self: self.pair.may_create)
    @rule(target=layers)
    def create(self):
        self.pair.both("create")
        return len(self.pair.model.layers) - 1

    @rule(layer=layers, w=EXTENT, h=EXTENT)
    def set_bounds(self, layer, w, h): self.pair.both("set_bounds", layer, w, h)

    @rule(layer=layers, x=COORDINATE, y=COORDINATE)
    def set_position(self, layer, x, y): self.pair.both("set_position", layer, x, y)

    @rule(layer=layers, x=SHARE, y=SHARE)
    def set_anchor(self, layer, x, y): self.pair.both("set_anchor", layer, x, y)

    @rule(layer=layers, x=COORDINATE, y=COORDINATE, w=EXTENT, h=EXTENT)
    def set_frame(self, layer, x, y, w, h): self.pair.both("set_frame", layer, x, y, w, h)

    @rule(parent=layers, child=layers)
    def add(self, parent, child): self.pair.both("add", parent, child)

    @rule(layer=layers)
    def remove(self, layer): self.pair.both("remove", layer)

    @precondition(lambda self: self.pair.may_begin)
    @rule()
    def begin(self): self.pair.both("begin")

    @rule(flag=st.booleans())
    def set_disable(self, flag): self.pair.both("set_disable", flag)

    @precondition(lambda self: self.pair.may_commit)
    @rule()
    def commit(self): self.pair.both("commit")

    @rule(layer=layers, answer=st.sampled_from(ANSWERS))
    def set_answer(self, layer, answer): self.pair.both("set_answer", layer, answer)

    @rule(layer=layers, key=st.sampled_from(KEYS))
    def look_up(self, layer, key): self.pair.both("look_up", layer, key)

    @invariant()
    def agree(self):
        self.pair.check()


def search(run, number, cases, shrinks):
    """Looks for a failure, and shrinks it where that is asked for."""
    machine = seed(number)(type("Mini", (Machine,), {"run": run}))
    options = settings(
        max_examples=cases, stateful_step_count=50, database=None, deadline=None,
        phases=[Phase.generate, Phase.shrink] if shrinks else [Phase.generate],
        suppress_health_check=list(HealthCheck), print_blob=False, report_multiple_bugs=False)
    try:
        run_state_machine_as_test(machine, settings=options)
    except Wrong:
        pass
