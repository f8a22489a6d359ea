"""The steps that make, program and let go of objects."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Callable, Dict, List, Tuple

import dropping
import view_commands
from actions import accept_answer, accept_delegates_answer, accept_hook
from animation_objects import FIELDS, Animation
from driver import DONE, Step, StepFunction, Unsupported, member, text_member
from layers import Delegate, Layer, LayerClass
from properties import truth
from values import decode_pair
from writing import accept, write

if TYPE_CHECKING:
    from world import World

_NAME = re.compile(r"[aldkv]\d+")
CALLBACKS = (
    "actionForKey", "defaultActionForKey", "run", "start", "stop", "complete", "didSetBounds",
    "defaultValueForKey", "needsDisplayForKey", "addAnimation", "didMoveToSuperview",
    "layoutSublayers", "display", "draw", "layerWillDraw", "drawLayer")
_IMPLEMENTED = (
    "actionForKey", "defaultActionForKey", "didSetBounds", "addAnimation", "layoutSublayers",
    "display", "draw", "layerWillDraw", "drawLayer")
_HOOKS = ("actionForKey", "defaultActionForKey", "defaultValueForKey", "needsDisplayForKey")


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
    answers = {key: accept_delegates_answer(value) for key, value in _pairs(world, step)}
    world.add(Delegate(name, answers, implemented))
    return DONE


def _new_class(world: World, name: str, step: Step) -> Any:
    superclass_name = step.get("class", "class")
    if superclass_name == "class":
        superclass_name = "CALayer"
    superclass = world.layer_class(superclass_name)
    overridden = _callbacks(step, ())
    if _pairs(world, step):
        raise Unsupported("values of a class")
    world.add(LayerClass(name, superclass.properties, superclass, overridden))
    return DONE


def _new_animation(world: World, name: str, step: Step) -> Any:
    cls = step.get("class", "CABasicAnimation")
    if cls not in FIELDS:
        raise Unsupported(f"class {cls} of an animation")
    _callbacks(step, ())
    made = Animation(cls, name)
    for key, value in _pairs(world, step):
        made.write(key, value)
    world.add(made)
    return DONE


def copy(world: World, step: Step) -> Any:
    """Copies an animation (ANIM-80)."""
    world.add(world.animation(member(step, "on")).copy(text_member(step, "as")))
    return DONE


_MAKERS: Dict[str, Callable[[World, str, Step], Any]] = {
    "a": _new_animation, "v": view_commands.new_view,
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
        if callback not in _IMPLEMENTED:
            raise Unsupported(f"callback {callback}")
    return tuple(implemented)


def answer(world: World, step: Step) -> Any:
    """Programs what a delegate answers for a key."""
    delegate = world.delegate(member(step, "on"))
    key = text_member(step, "key")
    delegate.answers[key] = accept_delegates_answer(world.decode(member(step, "value")))
    return DONE


def hook(world: World, step: Step) -> Any:
    """Programs what a class of the script answers for a key."""
    cls = world.layer_class(member(step, "on"))
    callback, key = text_member(step, "callback"), text_member(step, "key")
    if callback not in _HOOKS or cls.superclass is None:
        raise Unsupported(f"hook {callback} of {cls.ref}")
    value = world.decode(member(step, "value"))
    if callback == "actionForKey":
        cls.search_answers[key] = accept_hook(value)
    elif callback == "defaultValueForKey":
        if key not in cls.properties:
            raise Unsupported(f"default of {key}, which {cls.ref} does not declare")
        cls.default_values[key] = cls.properties[key].accept(value)
    elif callback == "needsDisplayForKey":
        cls.redraws[key] = truth(value)
    else:
        cls.default_actions[key] = accept_answer(value)
    return DONE


def drop(world: World, step: Step) -> Any:
    """Lets go of the script's reference."""
    dropping.drop(world, text_member(step, "on"))
    return DONE


COMMANDS: Dict[str, StepFunction] = {
    "new": new, "copy": copy, "answer": answer, "hook": hook, "drop": drop,
}
