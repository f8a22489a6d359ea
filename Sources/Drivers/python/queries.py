"""The steps that ask something and change nothing (PRES-25, COPY-10), and the table of them."""

from __future__ import annotations

from typing import Any, Dict, Optional, Tuple, Union

import keypaths
import view_commands
from actions import action_for_key, default_action_for_key
from animation_objects import FIELDS, Animation
from driver import Step, StepFunction, Unsupported, member, text_member
from hierarchy import paint_order
from layers import Layer, LayerClass
from presentation import PresentationLayer
from reading import has_property, read
from transactions import refuse_undeclared
from values import encode
from world import World

_PRESENTATION = ".presentation"


def get(world: World, step: Step) -> Any:
    """The value of a declared property."""
    name = text_member(step, "property")
    if step.get("on") == "transaction":
        refuse_undeclared(name)
    return _value(world, step, name, "")


def value(world: World, step: Step) -> Any:
    """valueForKeyPath:"""
    key_path = text_member(step, "keyPath")
    if step.get("on") == "transaction":
        return _value(world, step, key_path, "")
    return _value(world, step, *keypaths.split(key_path))


def _value(world: World, step: Step, name: str, part: str) -> Any:
    if step.get("on") == "transaction":
        return encode(world.transactions.value(name))
    if "animation" in step:
        return _field(step, _attached_animation(world, step), name)
    if step.get("on") == "UIView":
        return view_commands.get_shared(world, name)
    if world.is_view(step.get("on")) and not part:
        return view_commands.get_property(world, world.view(step["on"]), name)
    if _names_animation(step.get("on")):
        return _field(step, world.animation(step["on"]), name)
    cls, layer = _asked_layer(world, step)
    if not has_property(cls, name) and (part or step.get("step") == "get"):
        raise Unsupported(f"property {name} is unknown to {cls.ref}")
    if layer is None:
        return None
    if not has_property(cls, name):
        return encode(layer.custom_values.get(name))
    return encode(keypaths.part_of(read(world.decisions, layer, name), part))


def _asked_layer(world: World, step: Step) \
        -> Tuple[LayerClass, Union[Layer, PresentationLayer, None]]:
    """The layer or the presentation copy that a step is about, and its class."""
    on = member(step, "on")
    if isinstance(on, str) and on.endswith(_PRESENTATION):
        layer = world.layer(on[:-len(_PRESENTATION)])
        return layer.cls, world.presentation_layer(layer)
    layer = world.layer(on)
    return layer.cls, layer


def _attached_animation(world: World, step: Step) -> Optional[Animation]:
    layer = world.layer(member(step, "on"))
    return layer.animations.get(text_member(step, "animation"))


def _field(step: Step, animation: Optional[Animation], name: str) -> Any:
    if step.get("step") == "get" and not any(name in fields for fields in FIELDS.values()) \
            and not (animation and animation.declares(name)):
        raise Unsupported(f"property {name} of an animation")
    if animation is None:
        return None
    return encode(animation.read(name))


def _names_animation(on: Any) -> bool:
    return isinstance(on, str) and on.startswith("a")


def exists(world: World, step: Step) -> Any:
    """Is there a presentation copy, or an animation under the key?"""
    if "animation" in step:
        return _attached_animation(world, step) is not None
    if not text_member(step, "on").endswith(_PRESENTATION):
        raise Unsupported(f"exists on {step['on']}")
    return _asked_layer(world, step)[1] is not None


def animation_keys(world: World, step: Step) -> Any:
    """animationKeys: nil when there is none (ANIM-06)."""
    layer = world.layer(member(step, "on"))
    return encode(tuple(key for key in layer.animations if isinstance(key, str)) or None)


def ask(world: World, step: Step) -> Any:
    """actionForKey:, also while actions are disabled (ACT-20)."""
    layer = world.layer(member(step, "on"))
    key = text_member(step, "key")
    world.blocks.takes_notes = False
    try:
        action = action_for_key(world, layer, key)
    finally:
        world.blocks.takes_notes = True
    if isinstance(action, Animation) and action.ref is None:
        return encode({
            "class": action.cls, "keyPath": action["keyPath"], "duration": action["duration"]})
    return encode(action)


def class_action(world: World, step: Step) -> Any:
    """defaultActionForKey: of a class."""
    cls = world.layer_class(member(step, "class"))
    return encode(default_action_for_key(world, cls, text_member(step, "key")))


def class_default(world: World, step: Step) -> Any:
    """defaultValueForKey: of a class, nil for what is empty at first (KVC-22)."""
    cls, key = world.layer_class(member(step, "class")), text_member(step, "key")
    if key in ("bounds", "position") or key not in cls.properties:
        return None
    return encode(cls.default_value(key))


def paint_order_of(world: World, step: Step) -> Any:
    """The sublayers from back to front."""
    return encode(tuple(paint_order(world.layer(member(step, "on")))))


QUERIES: Dict[str, StepFunction] = {
    "get": get, "value": value, "exists": exists, "animationKeys": animation_keys,
    "ask": ask, "classAction": class_action, "classDefault": class_default, "paintOrder": paint_order_of,
}
