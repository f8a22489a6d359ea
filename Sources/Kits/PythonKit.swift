/// The driver in Python.
enum PythonKit {
  static let text = #"""
    #!/usr/bin/env python3
    """A driver for LayerCheck: it carries out scripts on your engine. Python 3.9, nothing to install.

    The first part is yours: it drives a layer that this file has itself, with bounds, position and frame.
    Put your engine in its place, then follow Specs/drivers.md: each step there is a line in SUPPORTS and
    a function in STEPS. Run after every change:

        layercheck run --cases 500 --expect known.txt -- python3 driver.py
    """

    import json
    import math
    import os
    import sys

    # ---- Yours ---------------------------------------------------------------------------------------

    NAME = "my engine"
    # What is declared is asked for, and nothing else.
    SUPPORTS = {
        "steps": ["new", "set", "get"],
        "classes": ["CALayer"],
        "properties": {"CALayer": ["bounds", "position", "frame"]},
        "readOnly": {"CALayer": ["frame"]},
    }
    # What your engine does otherwise on purpose, such as "no-presentation": Specs/protocol.md, Deviations.
    DEVIATIONS = []


    class World:
        """What one script makes. Nothing may stay from one script to the next."""

        def __init__(self):
            self.layers = {}

        def new(self, step):
            if step.get("class", "CALayer") != "CALayer" or "with" in step or "implements" in step:
                raise Unsupported("only plain layers are made here")
            self.layers[step["name"]] = {"bounds": [0, 0, 0, 0], "position": [0, 0]}
            return done()

        def set(self, step):
            layer, name = self.layer(step["on"]), step["property"]
            if name == "bounds":
                x, y, width, height = numbers(step["value"], "rect")
                layer["bounds"] = [min(x, x + width), min(y, y + height), abs(width), abs(height)]
            elif name == "position":
                layer["position"] = numbers(step["value"], "point")
            else:
                raise Unsupported("set " + name)
            return done()

        def get(self, step):
            layer, name = self.layer(step["on"]), step["property"]
            (_, _, width, height), (px, py) = layer["bounds"], layer["position"]
            if name == "bounds":
                return value("rect", layer["bounds"])
            if name == "position":
                return value("point", layer["position"])
            if name == "frame":
                return value("rect", [px - width / 2, py - height / 2, width, height])
            raise Unsupported("get " + name)

        def layer(self, name):
            if name not in self.layers:
                raise Unsupported("there is no " + name)
            return self.layers[name]


    STEPS = {"new": World.new, "set": World.set, "get": World.get}

    # ---- The protocol: nothing below needs to change -------------------------------------------------


    class Unsupported(Exception):
        """The step, or something about it, is not known here: nothing happened."""


    class Raised(Exception):
        """The engine raised an exception; the text is its name."""


    def done():
        return {"done": True}


    def number(json_value):
        """A number; {"num":"nan"} and its like are numbers that JSON has no spelling for."""
        if isinstance(json_value, dict):
            return float(json_value["num"])
        return json_value


    def numbers(json_value, tag):
        """The numbers of a value such as {"rect":[0,0,1,1]}; what is not finite raises, as the rules ask."""
        if not isinstance(json_value, dict) or tag not in json_value:
            raise Unsupported("a value that is no " + tag)
        parts = [number(part) for part in json_value[tag]]
        if not all(math.isfinite(part) for part in parts):
            raise Raised("CALayerInvalidGeometry")
        return parts


    def spelled(part):
        if math.isfinite(part):
            return part
        return {"num": "nan" if math.isnan(part) else "inf" if part > 0 else "-inf"}


    def value(tag, parts):
        """An answer such as {"value":{"rect":[0,0,1,1]}}."""
        return {"value": {tag: [spelled(part) for part in parts]}}


    def plain(part):
        """An answer that is a number, a truth value or a text."""
        return {"value": spelled(part) if isinstance(part, float) else part}


    def reference(name):
        """An answer that is an object, by the name that the script gave it; None is no object."""
        return {"value": None if name is None else {"ref": name}}


    def references(names):
        """An answer that is a list of objects; one without any is no object, as sublayers are."""
        return {"value": {"list": [{"ref": name} for name in names]} if names else None}


    def outcome(world, step):
        known = STEPS.get(step["step"])
        if known is None or step.get("thread", 1) != 1 or not isinstance(step.get("on", ""), str):
            return {"unsupported": step["step"]}
        try:
            return known(world, step)
        except Raised as raised:
            return {"raised": str(raised)}
        except Unsupported as why:
            return {"unsupported": str(why)}


    def answer(message):
        if "hello" in message:
            engine = {"name": NAME, "language": "Python"}
            return {"hello": {
                "protocol": 1, "engine": engine, "supports": SUPPORTS, "deviations": DEVIATIONS}}
        if "run" in message:
            world = World()
            return {"trace": [outcome(world, step) for step in message["run"]["steps"]]}
        return {"bye": {}}


    def main():
        # What a library prints must not stand between the answers.
        output = os.fdopen(os.dup(1), "w")
        os.dup2(2, 1)
        for line in sys.stdin:
            message = json.loads(line)
            print(json.dumps({"n": message["n"], **answer(message)}), file=output, flush=True)
            if "bye" in message:
                break


    main()

    """#
}
