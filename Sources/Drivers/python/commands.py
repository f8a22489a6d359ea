"""The steps that change something, and the table of them."""

from __future__ import annotations

import re
from typing import Any, Callable, Dict, List, Tuple

import hierarchy
import keypaths
from actions import accept_answer
from driver import DONE, Step, StepFunction, Unsupported, member, text_member
from layers import Delegate, Layer, LayerClass
from reading import has_property, read
from transactions import refuse_key, refuse_undeclared
from values import decode_pair
from world import World
from writing import accept, write

_NAME = re.compile(r"[ldk]\d+")
CALLBACKS = ("actionForKey", "defaultActionForKey")


# Objects

def new(world: World, step: Step) -> Any:
    """Makes a layer, a delegate or a class, by the letter of its name."""
    name = text_member(step, "name")
    if not _NAME.fullmatch(name):
        raise Unsupported(f"new {name}")
    world.refuse_name(name)
    return _MAKERS[name[0]](world, name, step)


def _new_layer(world: World, name: str, step: Step) -> Any:
    layer = Layer(name, world.layer_class(step.get("class", "CALayer")))
    _callbacks(step, ())
    values = [(key, accept(layer.cls, key, value)) for key, value in _pairs(world, step)]
    world.add(layer)
    for key, value in values:
        write(world, layer, key, value)
    return DONE


def _new_delegate(world: World, name: str, step: Step) -> Any:
    if step.get("class", "delegate") != "delegate":
        raise Unsupported(f"class {step['class']} of a delegate")
    implemented = _callbacks(step, ("actionForKey",))
    answers = {key: accept_answer(value) for key, value in _pairs(world, step)}
    world.add(Delegate(name, answers, "actionForKey" in implemented))
    return DONE


def _new_class(world: World, name: str, step: Step) -> Any:
    superclass_name = step.get("class", "class")
    if superclass_name == "class":
        superclass_name = "CALayer"
    superclass = world.layer_class(superclass_name)
    overridden = _callbacks(step, ())
    if _pairs(world, step):
        raise Unsupported("values of a class")
    world.add(LayerClass(name, superclass.properties, superclass, "actionForKey" in overridden))
    return DONE


_MAKERS: Dict[str, Callable[[World, str, Step], Any]] = {
    "l": _new_layer, "d": _new_delegate, "k": _new_class,
}


def _pairs(world: World, step: Step) -> List[Tuple[str, Any]]:
    pairs = step.get("with") or []
    if not isinstance(pairs, list):
        raise Unsupported("with that is no list")
    return [decode_pair(pair, world.find) for pair in pairs]


def _callbacks(step: Step, otherwise: Tuple[str, ...]) -> Tuple[str, ...]:
    """The callbacks that an object implements; those not named in the step are `otherwise`."""
    implemented = step.get("implements")
    if implemented is None:
        return otherwise
    if not isinstance(implemented, list):
        raise Unsupported("implements that is no list")
    for callback in implemented:
        if callback not in CALLBACKS:
            raise Unsupported(f"callback {callback}")
    return tuple(implemented)


def answer(world: World, step: Step) -> Any:
    """Programs what a delegate answers for a key."""
    delegate = world.delegate(member(step, "on"))
    key = text_member(step, "key")
    delegate.answers[key] = accept_answer(world.decode(member(step, "value")))
    return DONE


def hook(world: World, step: Step) -> Any:
    """Programs what a class of the script answers for a key."""
    cls = world.layer_class(member(step, "on"))
    callback, key = text_member(step, "callback"), text_member(step, "key")
    if callback not in CALLBACKS or cls.superclass is None:
        raise Unsupported(f"hook {callback} of {cls.ref}")
    answers = cls.search_answers if callback == "actionForKey" else cls.default_actions
    answers[key] = accept_answer(world.decode(member(step, "value")))
    return DONE


# Properties

def set_property(world: World, step: Step) -> Any:
    """Sets a declared property."""
    name, value = text_member(step, "property"), world.decode(member(step, "value"))
    if step.get("on") == "transaction":
        refuse_undeclared(name)
        world.transactions.set_value(name, value)
    else:
        layer = world.layer(member(step, "on"))
        write(world, layer, name, accept(layer.cls, name, value))
    return DONE


def set_value(world: World, step: Step) -> Any:
    """setValue:forKeyPath:, with the whole of a structure set anew for a part (KVC-06)."""
    key_path, value = text_member(step, "keyPath"), world.decode(member(step, "value"))
    if step.get("on") == "transaction":
        refuse_key(key_path)
        world.transactions.set_value(key_path, value)
        return DONE
    layer = world.layer(member(step, "on"))
    name, part = keypaths.split(key_path)
    if part and has_property(layer.cls, name):
        value = keypaths.with_part(read(world.decisions, layer, name), part, value)
    write(world, layer, name, accept(layer.cls, name, value))
    return DONE


# Hierarchy

def add(world: World, step: Step) -> Any:
    """addSublayer:"""
    hierarchy.add_sublayer(world, _layer(world, step, "child"), _layer(world, step, "parent"))
    return DONE


def insert(world: World, step: Step) -> Any:
    """insertSublayer:atIndex:"""
    child, parent = _layer(world, step, "child"), _layer(world, step, "parent")
    index = member(step, "index")
    if isinstance(index, bool) or not isinstance(index, int) or index < 0:
        raise Unsupported(f"index {index}")
    hierarchy.insert_sublayer(world, child, parent, min(index, len(parent.children)))
    return DONE


def insert_below(world: World, step: Step) -> Any:
    """insertSublayer:below: (TREE-07)"""
    return _insert_beside(world, step, 0)


def insert_above(world: World, step: Step) -> Any:
    """insertSublayer:above: (TREE-08)"""
    return _insert_beside(world, step, 1)


def _insert_beside(world: World, step: Step, offset: int) -> Any:
    child, parent = _layer(world, step, "child"), _layer(world, step, "parent")
    sibling = _layer(world, step, "sibling")
    hierarchy.insert_sublayer_beside(world, child, parent, sibling, offset)
    return DONE


def replace(world: World, step: Step) -> Any:
    """replaceSublayer:with:"""
    old, parent = _layer(world, step, "old"), _layer(world, step, "parent")
    hierarchy.replace_sublayer(world, old, parent, _layer(world, step, "new"))
    return DONE


def remove(world: World, step: Step) -> Any:
    """removeFromSuperlayer"""
    hierarchy.remove_from_superlayer(world, _layer(world, step, "child"))
    return DONE


def host(world: World, step: Step) -> Any:
    """Shows a layer as the root of a surface."""
    world.host(_layer(world, step, "on"))
    return DONE


def _layer(world: World, step: Step, name: str) -> Layer:
    return world.layer(member(step, name))


# Animations

def remove_animation(world: World, step: Step) -> Any:
    """removeAnimationForKey: (ANIM-09, ANIM-10)"""
    layer, key = _layer(world, step, "on"), text_member(step, "key")
    world.transactions.join()
    layer.animations.pop(key, None)
    world.presentation.touch(layer)
    return DONE


def remove_all_animations(world: World, step: Step) -> Any:
    """removeAllAnimations (ANIM-11)"""
    layer = _layer(world, step, "on")
    world.transactions.join()
    layer.animations.clear()
    world.presentation.touch(layer)
    return DONE


# Transactions and time

def advance(world: World, step: Step) -> Any:
    """Moves the clock."""
    world.advance(world.decode(member(step, "seconds")))
    return DONE


def _call(act: Callable[[World], None]) -> StepFunction:
    def function(world: World, step: Step) -> Any:
        act(world)
        return DONE
    return function


COMMANDS: Dict[str, StepFunction] = {
    "new": new, "answer": answer, "hook": hook, "host": host,
    "set": set_property, "setValue": set_value,
    "add": add, "insert": insert, "insertBelow": insert_below, "insertAbove": insert_above,
    "replace": replace, "remove": remove,
    "removeAnimation": remove_animation, "removeAllAnimations": remove_all_animations,
    "begin": _call(lambda world: world.transactions.begin()),
    "commit": _call(lambda world: world.transactions.commit()),
    "flush": _call(lambda world: world.transactions.flush()),
    "advance": advance,
    "tick": _call(World.tick),
}
