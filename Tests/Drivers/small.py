"""A driver as Specs/drivers.md has it after step 3: plain layers with bounds, position and frame."""

import json
import sys

LAYER = ["bounds", "position", "frame"]
HELLO = {
    "protocol": 1,
    "engine": {"name": "small", "language": "Python"},
    "supports": {
        "steps": ["new", "set", "get"],
        "classes": ["CALayer"],
        "properties": {"CALayer": LAYER},
    },
}


class Unsupported(Exception):
    pass


def new(layers, step):
    if step.get("class", "CALayer") != "CALayer" or step["name"][0] != "l" or "with" in step:
        raise Unsupported("only plain layers are made here")
    layers[step["name"]] = {"bounds": [0, 0, 0, 0], "position": [0, 0]}
    return {"done": True}


def standardised(x, y, width, height):
    """A rectangle with extents that are not negative (GEO-24)."""
    return [min(x, x + width), min(y, y + height), abs(width), abs(height)]


def set_property(layers, step):
    layer, value = layers[step["on"]], step["value"]
    if any(isinstance(n, dict) for numbers in value.values() for n in numbers):
        return {"raised": "not a number"}
    if step["property"] == "bounds":
        layer["bounds"] = standardised(*value["rect"])
    elif step["property"] == "position":
        layer["position"] = value["point"]
    else:
        raise Unsupported("set " + step["property"])
    return {"done": True}


def get(layers, step):
    layer = layers[step["on"]]
    (x, y, width, height), (px, py) = layer["bounds"], layer["position"]
    values = {
        "bounds": {"rect": [x, y, width, height]},
        "position": {"point": [px, py]},
        "frame": {"rect": [px - width / 2, py - height / 2, width, height]},
    }
    return {"value": values[step["property"]]}


STEPS = {"new": new, "set": set_property, "get": get}


def outcome(layers, step):
    try:
        return STEPS[step["step"]](layers, step)
    except Unsupported as problem:
        return {"unsupported": str(problem)}
    except (AttributeError, KeyError, TypeError, ValueError) as problem:
        return {"unsupported": repr(problem)}


def answer(message):
    if "hello" in message:
        return {"hello": HELLO}
    if "bye" in message:
        return {"bye": {}}
    layers = {}
    return {"trace": [outcome(layers, step) for step in message["run"]["steps"]]}


for line in sys.stdin:
    message = json.loads(line)
    print(json.dumps({"n": message["n"], **answer(message)}), flush=True)
    if "bye" in message:
        break
