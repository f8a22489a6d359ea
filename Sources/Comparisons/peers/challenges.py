"""The shrinking challenges as users of Hypothesis and of Hegel write them, for comparison with LayerCheck's core.

Reads one line a request and answers one line of JSON:

    version TOOL                       the version of hypothesis or hegel, or why it cannot be asked
    names                              the challenges there are
    try TOOL CHALLENGE SEED CASES      cases until found, executions of shrinking, the answer, and whether it
                                       is one of the simplest

Both tools draw with generators of the same names; what differs is in `Hypothesis` and `Hegel` below. Where
several answers are equally simple to a reader, each of them counts.
"""

import importlib.metadata
import json
import sys
import tempfile

LARGEST_WORD = 2**31 - 1


class Hypothesis:
    package = "hypothesis"

    def __init__(self):
        import hypothesis
        from hypothesis import configuration, strategies
        # It writes down what it knows of the modules that it tests; nobody needs that here.
        configuration.set_hypothesis_home_dir(tempfile.mkdtemp())
        self.module, self.draws, self.discard = hypothesis, strategies, hypothesis.assume

    def flat_map(self, source, following):
        return source.flatmap(following)

    def run(self, generator, test, seed, cases):
        tool = self.module

        @tool.seed(seed)
        @tool.settings(
            max_examples=cases, database=None, deadline=None, print_blob=False,
            suppress_health_check=list(tool.HealthCheck), report_multiple_bugs=False,
            phases=(tool.Phase.generate, tool.Phase.shrink))
        @tool.given(generator)
        def body(value):
            test(value)

        body()


class Hegel:
    package = "hegeltest"

    def __init__(self):
        import hegel
        from hegel import generators
        self.module, self.draws, self.case = hegel, generators, None

    def discard(self, condition):
        self.case.assume(condition)

    def flat_map(self, source, following):
        return source.flat_map(following)

    def run(self, generator, test, seed, cases):
        tool = self.module

        def body(case):
            self.case = case
            test(case.draw(generator))

        tool.run(
            body, test_cases=cases, seed=seed, database=None, print_blob=False,
            report_multiple_failures=False, verbosity=tool.Verbosity.quiet,
            suppress_health_check=list(tool.HealthCheck),
            phases=[tool.Phase.generate, tool.Phase.shrink])


class Challenge:
    """A failure: what is drawn, what does not hold, and which answers are the simplest."""

    all = {}

    def __init__(self, draw, holds, simplest):
        self.draw, self.holds, self.simplest = draw, holds, simplest


def challenge(name, draw, simplest):
    """Declares a challenge by the function that says whether the property holds."""
    def declare(holds):
        Challenge.all[name] = Challenge(draw, holds, simplest)
        return holds
    return declare


def sizes(numbers):
    return sum(map(abs, numbers))


def word(number):
    return (number + 32768) % 65536 - 32768


def divisor(left, right):
    return left if right == 0 else divisor(right, left % right)


def integers(tool, low=-(2**63), high=2**63 - 1):
    return tool.draws.integers(low, high)


def lists(tool, elements, most=100):
    return tool.draws.lists(elements, max_size=most)


def pairs(tool, left, right=None):
    return tool.draws.tuples(left, left if right is None else right)


def coordinates(tool):
    return tool.draws.floats(-1e6, 1e6)


def near(tool):
    return tool.draws.floats(-100, 100)


def percents(tool):
    return integers(tool, 0, 100)


def any_lists(tool):
    return lists(tool, integers(tool))


# The thirteen of the shrinking challenge.


@challenge("reverse", any_lists, lambda v: len(v) == 2 and sizes(v) == 1)
def _(v, tool): return v[::-1] == v


@challenge("distinct", any_lists, lambda v: len(v) == 3 and (sizes(v) == 2 or sorted(v) == [0, 1, 2]))
def _(v, tool): return len(set(v)) < 3


@challenge(
    "lengthlist",
    lambda t: t.flat_map(integers(t, 1, 100), lambda n: t.draws.lists(
        integers(t, 0, 1000), min_size=n, max_size=n)),
    lambda v: v == [900])
def _(v, tool): return max(v) < 900


@challenge("nestedlists", lambda t: lists(t, any_lists(t)), lambda v: v == [[0] * 11])
def _(v, tool): return sum(map(len, v)) <= 10


@challenge(
    "large_union_list", lambda t: lists(t, any_lists(t)),
    lambda v: len(v) == 1 and len(v[0]) == 5 and (sizes(v[0]) == 6 or sorted(v[0]) == [0, 1, 2, 3, 4]))
def _(v, tool): return len({x for inner in v for x in inner}) < 5


@challenge("coupling", lambda t: lists(t, integers(t, 0, 10)), lambda v: v == [1, 0])
def _(v, tool):
    tool.discard(all(x < len(v) for x in v))
    return not any(i != j and v[j] == i for i, j in enumerate(v))


@challenge("deletion", lambda t: pairs(t, any_lists(t), integers(t, 0, 10)), lambda v: v == ([0, 0], 0))
def _(v, tool):
    numbers, place = v
    tool.discard(place < len(numbers))
    rest = list(numbers)
    rest.remove(numbers[place])
    return numbers[place] not in rest


def short_sums(t):
    return lists(t, integers(t, -32768, 32767), 10).filter(lambda v: word(sum(v)) < 256)


@challenge(
    "bound5", lambda t: t.draws.tuples(*[short_sums(t) for _ in range(5)]),
    lambda v: sorted(x for inner in v for x in inner) == [-32768, -1] and max(map(len, v)) == 1)
def _(v, tool): return word(sum(x for inner in v for x in inner)) < 1280


def positive_pairs(t):
    return pairs(t, integers(t, 1, LARGEST_WORD))


@challenge("difference_zero", positive_pairs, lambda v: v == (10, 10))
def _(v, tool): return v[0] < 10 or v[0] != v[1]


@challenge("difference_small", positive_pairs, lambda v: v == (10, 6))
def _(v, tool): return v[0] < 10 or not 1 <= abs(v[0] - v[1]) <= 4


@challenge("difference_one", positive_pairs, lambda v: v == (10, 9))
def _(v, tool): return v[0] < 10 or abs(v[0] - v[1]) != 1


def expressions(t):
    parts = t.draws.deferred(lambda: t.draws.one_of(
        integers(t), t.draws.tuples(t.draws.just("+"), parts, parts),
        t.draws.tuples(t.draws.just("/"), parts, parts)))
    return parts


def has_literal_zero(e):
    if isinstance(e, int):
        return False
    return e[0] == "/" and e[2] == 0 or has_literal_zero(e[1]) or has_literal_zero(e[2])


def value(e):
    if isinstance(e, int):
        return e
    left, right = value(e[1]), value(e[2])
    return left + right if e[0] == "+" else left // right


@challenge(
    "calculator", expressions,
    lambda v: v in [("/", 0, ("+", 0, 0)), ("/", 0, ("/", 0, 1)), ("/", 0, ("/", 0, -1))])
def _(v, tool):
    tool.discard(not has_literal_zero(v))
    try:
        value(v)
    except ZeroDivisionError:
        return False
    return True


def heaps(t, low, size):
    empty = t.draws.just(None)
    if size == 0:
        return empty
    node = t.flat_map(integers(t, low, LARGEST_WORD), lambda key: t.draws.tuples(
        t.draws.just(key), heaps(t, key, size // 2), heaps(t, key, size // 2)))
    return t.flat_map(
        t.draws.sampled_from([False, False, False, True]), lambda is_node: node if is_node else empty)


def listed(heap):
    result, stack = [], [heap]
    while stack:
        top = stack.pop()
        if top is not None:
            result.append(top[0])
            stack += [top[1], top[2]]
    return result


def merged(left, right):
    if left is None or right is None:
        return left if right is None else right
    if left[0] <= right[0]:
        return (left[0], merged(left[2], right), left[1])
    return (right[0], merged(right[2], left), right[1])


@challenge(
    "binheap", lambda t: t.flat_map(integers(t, 0, 20), lambda n: heaps(t, 0, n)),
    lambda v: sorted(listed(v)) == [0, 0, 0, 1])
def _(v, tool):
    keys = [] if v is None else [v[0]] + listed(merged(v[1], v[2]))
    return keys == sorted(keys) and keys == sorted(listed(v))


# Further ones.


@challenge("double_above", coordinates, lambda v: v == 1001)
def _(v, tool): return v <= 1000


@challenge("double_fraction", coordinates, lambda v: v == 100.5)
def _(v, tool): return v == round(v) or v <= 100


@challenge("double_sum", lambda t: pairs(t, coordinates(t)), lambda v: v in [(0, 1001), (1, 1000)])
def _(v, tool): return v[0] + v[1] <= 1000


@challenge("double_list_sum", lambda t: lists(t, coordinates(t)), lambda v: v == [5001])
def _(v, tool): return sum(v) <= 5000


@challenge("double_product", lambda t: pairs(t, coordinates(t)), lambda v: v == (1, 5001))
def _(v, tool): return v[0] * v[1] <= 5000


@challenge("double_edge", lambda t: pairs(t, near(t)), lambda v: v == (26, 74.5))
def _(v, tool): return v[0] >= 50 or v[1] >= 75 or v[0] + v[1] <= 100


@challenge("product", lambda t: pairs(t, percents(t)), lambda v: v == (10, 100))
def _(v, tool): return v[0] * v[1] < 1000


@challenge("multiple_of_seven", integers, lambda v: v == 1001)
def _(v, tool): return v <= 1000 or v % 7 != 0


@challenge("prime", lambda t: integers(t, 0, 10_000_000), lambda v: v == 103)
def _(v, tool):
    return v <= 100 or v % 4 != 3 or any(v % d == 0 for d in range(2, int(v**0.5) + 1))


@challenge(
    "three_in_step", lambda t: lists(t, integers(t, 0, 1000)), lambda v: sorted(v) == [0, 0, 100])
def _(v, tool):
    once, twice = set(), set()
    for number in v:
        if number - 100 in twice:
            return False
        (twice if number in once else once).add(number)
    return True


@challenge("common_divisor", lambda t: pairs(t, integers(t, 1, 1000)), lambda v: v == (12, 24))
def _(v, tool): return v[0] == v[1] or divisor(*v) < 12


@challenge("sum_of_seventeens", lambda t: lists(t, integers(t, 1, 100)), lambda v: v == [1, 1, 15])
def _(v, tool): return len(v) < 3 or sum(v) % 17 != 0


@challenge(
    "place_in_other_list", lambda t: pairs(t, lists(t, integers(t, 0, 50))),
    lambda v: v == ([0, 0, 31], [2]))
def _(v, tool): return not any(1 < i < len(v[0]) and v[0][i] > 30 for i in v[1])


@challenge(
    "parallel_lists", lambda t: pairs(t, lists(t, percents(t))), lambda v: v == ([0, 42], [0, 41]))
def _(v, tool): return not any(b > 40 and a > b for a, b in list(zip(*v))[1:])


@challenge("zigzag", lambda t: lists(t, percents(t)), lambda v: v == [0, 10, 0, 10, 0])
def _(v, tool):
    steps = [b - a for a, b in zip(v, v[1:])]
    return not any(
        all(abs(s) > 9 for s in steps[i:i + 4])
        and all((a > 0) != (b > 0) for a, b in zip(steps[i:i + 4], steps[i + 1:i + 4]))
        for i in range(len(steps) - 3))


class Wrong(Exception):
    """What a test raises where the property does not hold."""


def attempt(tool, asked, seed, cases):
    """One run: searches for the failure and shrinks it."""
    count, found, last = 0, None, None

    def test(drawn):
        nonlocal count, found, last
        count += 1
        if not asked.holds(drawn, tool):
            found, last = found or count, drawn
            raise Wrong

    try:
        tool.run(asked.draw(tool), test, seed, cases)
    except Wrong:
        pass
    except Exception as problem:
        if found is None:
            return {"problem": f"{type(problem).__name__}: {problem}"}
    if found is None:
        return {}
    return {
        "cases": found, "executions": count - found, "answer": str(last),
        "isSimplest": bool(asked.simplest(last))}


def main():
    tools, missing = {}, {}
    for kind in (Hypothesis, Hegel):
        try:
            tools[kind.__name__.lower()] = kind()
        except ImportError as problem:
            missing[kind.__name__.lower()] = str(problem)
    # What the tools print themselves goes elsewhere; answers alone go to the real output.
    real, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        words = line.split()
        if words[0] == "names":
            answer = {"names": list(Challenge.all)}
        elif words[1] in missing:
            answer = {"missing": missing[words[1]]}
        elif words[0] == "version":
            answer = {"version": importlib.metadata.version(tools[words[1]].package)}
        else:
            answer = attempt(tools[words[1]], Challenge.all[words[2]], int(words[3]), int(words[4]))
        print(json.dumps(answer), file=real, flush=True)


if __name__ == "__main__":
    main()
