"""Mini-layer as a user of Hegel writes it."""

import hegel
from hegel import generators as gs

from mini_tree import ANSWERS, KEYS, Pair, Wrong

PACKAGE = "hegeltest"
EXTENT = gs.integers(0, 100).map(float)
COORDINATE = gs.integers(-100, 100).map(float)
SHARE = gs.integers(0, 4).map(lambda quarters: quarters / 4)


def machine(case, run):
    """The state machine of one case."""
    pair, layers = Pair(run), hegel.Pool(case)
    machine = hegel.Machine(case).steps(50)

    @machine.rule("create")
    def _(step):
        step.assume(pair.may_create)
        pair.both("create")
        layers.add(len(pair.model.layers) - 1, step)

    def command(name, *arguments, when=lambda: True):
        """A rule that draws arguments and hands them to the command of its name."""
        def apply(step):
            step.assume(when())
            pair.both(name, *[step.draw(argument) for argument in arguments])
        machine.rule(name, apply)

    layer = layers.values_reusable()
    command("set_bounds", layer, EXTENT, EXTENT)
    command("set_position", layer, COORDINATE, COORDINATE)
    command("set_anchor", layer, SHARE, SHARE)
    command("set_frame", layer, COORDINATE, COORDINATE, EXTENT, EXTENT)
    command("add", layer, layer)
    command("remove", layer)
    command("begin", when=lambda: pair.may_begin)
    command("set_disable", gs.booleans())
    command("commit", when=lambda: pair.may_commit)
    command("set_answer", layer, gs.sampled_from(ANSWERS))
    command("look_up", layer, gs.sampled_from(KEYS))
    machine.invariant("agree", lambda step: pair.check(), always_run=True)
    return machine


def search(run, number, cases, shrinks):
    """Looks for a failure, and shrinks it where that is asked for."""
    phases = [hegel.Phase.generate, hegel.Phase.shrink]
    try:
        hegel.run(
            lambda case: machine(case, run).run(), test_cases=cases, seed=number, database=None,
            print_blob=False, report_multiple_failures=False, verbosity=hegel.Verbosity.quiet,
            suppress_health_check=list(hegel.HealthCheck), phases=phases if shrinks else phases[:1])
    except Wrong:
        pass
