"""The steps about views: making and placing them, their properties, and blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, Tuple

import block_ends
import blocks
import hierarchy
import views
from animation_objects import Animation
from attaching import attach, detach
from curves import TimingFunction
from driver import DONE, Step, StepFunction, Unsupported, member, text_member
from layers import Layer
from properties import number, truth
from reading import read
from values import decode_pair, encode
from view_answers import answer
from views import IMAGE_PROPERTIES, LAYER_PROPERTIES, View
from writing import accept, write

if TYPE_CHECKING:
    from world import World

_KINDS = ("animate", "spring", "keyframes", "keyframe", "withoutAnimation", "pop")
_OPTIONS = (
    "beginFromCurrentState", "repeat", "autoreverse", "overrideInheritedDuration",
    "overrideInheritedCurve")
_ENDLESS = 2147483647.0
_IMAGES = "contents"
_IMAGES_PER_SECOND = 30


def new_view(world: World, name: str, step: Step) -> Any:
    """Makes a view and the layer behind it."""
    cls = step.get("class") or "UIView"
    if cls not in views.CLASSES:
        raise Unsupported(f"class {cls} of a view")
    layer_class = world.layer_class(step.get("layerClass") or "CALayer")
    layer_name = step.get("layer")
    implemented = step.get("implements") or []
    if any(callback != "didMoveToSuperview" for callback in implemented):
        raise Unsupported(f"callbacks {implemented} of a view")
    view = View(name, cls, Layer(layer_name or name, layer_class), bool(implemented))
    world.add(view)
    if layer_name is not None:
        world.add(view.layer)
    for pair in step.get("with") or []:
        key, value = decode_pair(pair, world.find)
        set_property(world, view, key, value)
    return DONE


# Properties

def set_property(world: World, view: View, name: str, value: Any) -> None:
    """Sets a property of a view: mostly its layer's (VIEW-49)."""
    if name in LAYER_PROPERTIES:
        name = LAYER_PROPERTIES[name]
        write(world, view.layer, name, accept(view.layer.cls, name, value))
    elif view.cls == "UIImageView" and name in IMAGE_PROPERTIES:
        view.images[name] = IMAGE_PROPERTIES[name].accept(value)
    else:
        raise Unsupported(f"property {name} of a view")


def get_property(world: World, view: View, name: str) -> Any:
    """Reads a property of a view."""
    if name in LAYER_PROPERTIES:
        return encode(read(world.decisions, view.layer, LAYER_PROPERTIES[name]))
    if view.cls == "UIImageView" and name in IMAGE_PROPERTIES:
        return encode(view.images.get(name, IMAGE_PROPERTIES[name].default))
    if name in views.READ_ONLY:
        return encode(getattr(view, name))
    raise Unsupported(f"property {name} of a view")


def set_shared(world: World, name: str, value: Any) -> None:
    """Sets what all views share."""
    if name != "animationsEnabled":
        raise Unsupported(f"property {name} of UIView")
    world.blocks.animations_enabled = truth(value)


def get_shared(world: World, name: str) -> Any:
    """Reads what all views share."""
    if name == "animationsEnabled":
        return world.blocks.animations_enabled
    if name == "inheritedAnimationDuration":
        return encode(world.blocks.inherited_duration())
    raise Unsupported(f"property {name} of UIView")


# Hierarchy

def place(world: World, child: View, parent: View, index: int) -> None:
    """Puts a view at an index of the subviews; plain layers keep their place (VIEW-59)."""
    others = [view for view in parent.children if view is not child]
    if index < len(others):
        before = others[index].layer
        if before.superlayer is parent.layer:
            hierarchy.insert_sublayer_beside(world, child.layer, parent.layer, before, 0)
        else:
            hierarchy.add_sublayer(world, child.layer, parent.layer)
    else:
        hierarchy.add_sublayer(world, child.layer, parent.layer)
    _move(world, child, parent, index)


def place_above(world: World, child: View, parent: View, sibling: View) -> None:
    """insertSubview:aboveSubview: directly behind the sibling in the list of sublayers."""
    hierarchy.insert_sublayer_beside(world, child.layer, parent.layer, sibling.layer, 1)
    others = [view for view in parent.children if view is not child]
    _move(world, child, parent, others.index(sibling) + 1)


def _move(world: World, child: View, parent: Any, index: int) -> None:
    if child.superview is not None:
        child.superview.children.remove(child)
    child.superview = parent
    if parent is not None:
        parent.children.insert(index, child)
    if child.hears_moves:       # VIEW-60
        world.call_back(
            "didMoveToSuperview", child.ref, event="asked", callback="didMoveToSuperview",
            layer=child.layer.ref, key="superlayer", seen=encode(child.layer.superlayer))


def add(world: World, child: View, parent: View) -> None:
    """addSubview:"""
    place(world, child, parent, len(parent.children))


def insert_beside(world: World, child: View, parent: View, sibling: View, above: bool) -> None:
    """insertSubview:belowSubview: and aboveSubview:; beside a stranger it appends (VIEW-58)."""
    if sibling is child:
        return
    if sibling not in parent.children:
        add(world, child, parent)
    elif above:
        place_above(world, child, parent, sibling)
    else:
        others = [view for view in parent.children if view is not child]
        place(world, child, parent, others.index(sibling))


def remove(world: World, child: View) -> None:
    """removeFromSuperview"""
    if child.superview is not None:
        hierarchy.remove_from_superlayer(world, child.layer)
        _move(world, child, None, 0)


# Blocks

def begin_block(world: World, step: Step) -> Any:
    """Opens a block."""
    kind = text_member(step, "kind")
    options = step.get("options") or []
    if kind not in _KINDS or any(option not in _OPTIONS for option in options):
        raise Unsupported(f"block {kind} with options {options}")
    curve = step.get("curve")
    if curve is not None and not TimingFunction.is_name(curve):
        raise Unsupported(f"curve {curve}")
    count = step.get("count")
    completion = step.get("completion")
    if completion is not None:
        completion = world.find(_name(completion)).ref
    world.blocks.open(blocks.Block(
        kind, _seconds(world, step, "duration", 0.0), _seconds(world, step, "delay", 0.0), curve,
        _seconds(world, step, "damping", 1.0),
        None if count is None else number(world.decode(count)), tuple(options), completion))
    return DONE


def _name(raw: Any) -> Any:
    return raw["ref"] if isinstance(raw, dict) and "ref" in raw else raw


def _seconds(world: World, step: Step, name: str, otherwise: float) -> float:
    raw = step.get(name)
    return otherwise if raw is None else number(world.decode(raw))


def end_block(world: World, step: Step) -> Any:
    """Ends the innermost block."""
    block = world.blocks.close()
    if block is None:
        raise Unsupported("endBlock without a block")
    block_ends.end_block(world, block)
    return DONE


def ask_view(world: World, step: Step) -> Any:
    """actionForLayer:forKey: of a view, with any layer."""
    view, layer = world.view(member(step, "on")), world.layer(member(step, "layer"))
    key = text_member(step, "key")
    world.blocks.takes_notes = False
    try:
        action = answer(world, view, layer, key)
    finally:
        world.blocks.takes_notes = True
    if isinstance(action, Animation):
        return encode({
            "class": action.cls, "keyPath": action["keyPath"], "duration": action["duration"]})
    return encode(action)


# Image views

def start_animating(world: World, step: Step) -> Any:
    """One discrete key-frame animation shows the images one after another (VIEW-43)."""
    view = _image_view(world, step)
    images: Tuple[Any, ...] = view.images.get("animationImages") or ()
    if images:
        duration = view.images.get("animationDuration") or len(images) / _IMAGES_PER_SECOND
        attach(world, view.layer, Animation(
            "CAKeyframeAnimation", keyPath="contents", values=images, duration=duration,
            calculationMode="discrete", removedOnCompletion=False,
            repeatCount=view.images.get("animationRepeatCount") or _ENDLESS), _IMAGES)
    return DONE


def stop_animating(world: World, step: Step) -> Any:
    """Takes the images away again."""
    detach(world, _image_view(world, step).layer, _IMAGES)
    return DONE


def _image_view(world: World, step: Step) -> View:
    view = world.view(member(step, "on"))
    if view.cls != "UIImageView":
        raise Unsupported(f"{step.get('step')} of {view.cls}")
    return view


COMMANDS: Dict[str, StepFunction] = {
    "beginBlock": begin_block, "endBlock": end_block, "startAnimating": start_animating,
    "stopAnimating": stop_animating,
}
QUERIES: Dict[str, StepFunction] = {"askView": ask_view}
