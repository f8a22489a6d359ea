"""The steps that change something, and the table of them."""

from __future__ import annotations

from typing import Any, Callable, Dict, List

import attaching
import calculations
import creation
import custom_keys
import hierarchy
import keypaths
import places
import reactions
import scrolling
import update_commands
import view_commands
from driver import DONE, Step, StepFunction, Unsupported, member, text_member
from layers import Layer
from queries import QUERIES
from reading import has_property, read
from transactions import refuse_undeclared
from views import View
from world import World
from writing import accept, write


# Properties

def set_property(world: World, step: Step) -> Any:
    """Sets a declared property."""
    name, value = text_member(step, "property"), world.decode(member(step, "value"))
    if step.get("on") == "transaction":
        refuse_undeclared(name)
        world.transactions.set_value(name, value)
    elif step.get("on") == "UIView":
        view_commands.set_shared(world, name, value)
    elif _names_animation(step.get("on")):
        world.animation(step["on"]).write(name, value)
    elif world.is_view(step.get("on")):
        view_commands.set_property(world, world.view(step["on"]), name, value)
    else:
        layer = world.layer(member(step, "on"))
        write(world, layer, name, accept(layer.cls, name, value))
    return DONE


def set_value(world: World, step: Step) -> Any:
    """setValue:forKeyPath:, with the whole of a structure set anew for a part (KVC-06)."""
    key_path, value = text_member(step, "keyPath"), world.decode(member(step, "value"))
    if step.get("on") == "transaction":
        world.transactions.set_value(key_path, value)
        return DONE
    if _names_animation(step.get("on")):
        world.animation(step["on"]).write_any(key_path, value)
        return DONE
    layer = world.layer(member(step, "on"))
    name, part = keypaths.split(key_path)
    if not has_property(layer.cls, name):
        if part:
            raise Unsupported(f"key path {key_path}")
        custom_keys.change(world, layer, name, value)
        return DONE
    if part and has_property(layer.cls, name):
        value = keypaths.with_part(read(world.decisions, layer, name), part, value)
    write(world, layer, name, accept(layer.cls, name, value))
    return DONE


def _names_animation(on: Any) -> bool:
    return isinstance(on, str) and on.startswith("a")


def observe(world: World, step: Step) -> Any:
    """Reports changes of a stored property from now on."""
    layer, key = _layer(world, step, "on"), text_member(step, "keyPath")
    if key not in layer.cls.properties and key not in ("delegate", "style"):
        raise Unsupported(f"observe {key}")
    if key not in layer.observed:
        layer.observed.append(key)
    return DONE


# Hierarchy

def add(world: World, step: Step) -> Any:
    """addSublayer:, addSubview:"""
    if world.is_view(step.get("child")):
        view_commands.add(world, *_views(world, step, "child", "parent"))
        return DONE
    hierarchy.add_sublayer(world, _layer(world, step, "child"), _layer(world, step, "parent"))
    return DONE


def insert(world: World, step: Step) -> Any:
    """insertSublayer:atIndex:, insertSubview:atIndex:"""
    index = member(step, "index")
    if isinstance(index, bool) or not isinstance(index, int) or index < 0:
        raise Unsupported(f"index {index}")
    if world.is_view(step.get("child")):
        view_commands.place(world, *_views(world, step, "child", "parent"), index)
        return DONE
    child, parent = _layer(world, step, "child"), _layer(world, step, "parent")
    hierarchy.insert_sublayer(world, child, parent, min(index, len(parent.children)))
    return DONE


def insert_below(world: World, step: Step) -> Any:
    """insertSublayer:below: (TREE-07)"""
    return _insert_beside(world, step, 0)


def insert_above(world: World, step: Step) -> Any:
    """insertSublayer:above: (TREE-08)"""
    return _insert_beside(world, step, 1)


def _insert_beside(world: World, step: Step, offset: int) -> Any:
    if world.is_view(step.get("child")):
        view_commands.insert_beside(
            world, *_views(world, step, "child", "parent", "sibling"), above=bool(offset))
        return DONE
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
    """removeFromSuperlayer, removeFromSuperview"""
    if world.is_view(step.get("child")):
        view_commands.remove(world, world.view(step["child"]))
        return DONE
    hierarchy.remove_from_superlayer(world, _layer(world, step, "child"))
    return DONE


def host(world: World, step: Step) -> Any:
    """Shows a layer as the root of a surface."""
    on = step.get("on")
    world.host(world.view(on).layer if world.is_view(on) else _layer(world, step, "on"))
    return DONE


def _views(world: World, step: Step, *names: str) -> List[View]:
    return [world.view(member(step, name)) for name in names]


def _layer(world: World, step: Step, name: str) -> Layer:
    return world.layer(member(step, name))


# Animations

def add_animation(world: World, step: Step) -> Any:
    """addAnimation:forKey:, with the nil key if the step names none."""
    layer, animation = _layer(world, step, "on"), world.animation(member(step, "animation"))
    key = text_member(step, "key") if step.get("key") is not None else None
    attaching.attach(world, layer, animation, key)
    return DONE


def remove_animation(world: World, step: Step) -> Any:
    """removeAnimationForKey: (ANIM-09, ANIM-10)"""
    layer, key = _layer(world, step, "on"), text_member(step, "key")
    attaching.detach(world, layer, key)
    return DONE


def remove_all_animations(world: World, step: Step) -> Any:
    """removeAllAnimations (ANIM-11)"""
    attaching.detach_all(world, _layer(world, step, "on"))
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


def react(world: World, step: Step) -> Any:
    """Programs what a handler does."""
    callback = text_member(step, "callback")
    if callback not in creation.CALLBACKS:
        raise Unsupported(f"callback {callback}")
    name, steps = text_member(step, "on"), reactions.accept_steps(step.get("steps"), STEPS)
    world.find(name)
    world.reactions.add(name, callback, member(step, "limit"), steps)
    return DONE


COMMANDS: Dict[str, StepFunction] = {
    "observe": observe, "addAnimation": add_animation, "react": react,
    **view_commands.COMMANDS, **update_commands.COMMANDS,
    **scrolling.COMMANDS,
    **creation.COMMANDS, "host": host,
    "set": set_property, "setValue": set_value,
    "add": add, "insert": insert, "insertBelow": insert_below, "insertAbove": insert_above,
    "replace": replace, "remove": remove,
    "removeAnimation": remove_animation, "removeAllAnimations": remove_all_animations,
    "begin": _call(lambda world: world.transactions.begin()),
    "commit": _call(lambda world: world.transactions.commit()),
    "lock": _call(lambda world: None), "unlock": _call(lambda world: None),      # TXN-49
    "flush": _call(lambda world: world.transactions.flush()),
    "advance": advance,
    "tick": _call(World.tick),
}

STEPS: Dict[str, StepFunction] = {
    **COMMANDS, **QUERIES, **view_commands.QUERIES, **calculations.QUERIES, **places.QUERIES,
    **update_commands.QUERIES,
}
"""All steps, queries included."""
