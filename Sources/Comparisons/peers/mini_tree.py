"""Mini-layer as other tools are given it: the system with its published faults, and a pair of it and its model."""

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
    """What one run of a tool counts; tools make the pairs themselves, so they count here."""

    def __init__(self, fault):
        self.fault, self.cases, self.commands = fault, 0, 0
        self.found_at = self.shown = None


class Wrong(AssertionError):
    """What a pair raises where model and system differ."""


class Pair:
    """The model and the system under test in one case."""

    def __init__(self, run):
        run.cases += 1
        self.run, self.model, self.system = run, Tree(), Tree(run.fault)
        self.wanted = self.given = None
        self.length, self.size = 0, 0.0

    def both(self, name, *arguments):
        self.run.commands += 1
        self.length += 1
        self.size += sum(abs(a) for a in arguments if isinstance(a, float))
        self.wanted = getattr(self.model, name)(*arguments)
        self.given = getattr(self.system, name)(*arguments)

    def check(self):
        if self.is_right():
            return
        self.run.found_at = self.run.found_at or self.run.cases
        # Tools end with the simplest case they know.
        self.run.shown = {"length": self.length, "size": self.size}
        raise Wrong

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

    @property
    def may_create(self):
        return len(self.model.layers) < MOST_LAYERS

    @property
    def may_begin(self):
        return len(self.model.flags) <= MOST_DEPTH

    @property
    def may_commit(self):
        return len(self.model.flags) > 1
