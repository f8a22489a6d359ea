"""Writing a property of a model layer by name, with all that a change causes.

One change of one stored property goes through `change`: the search for an action, the new value,
the action's run. All other setters end there, or with properties that are not searched for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, NamedTuple, Tuple

import display
import geometry
import layout
from actions import accept_answer, action_for_change
from driver import Unsupported
from hierarchy import set_mask, set_sublayers
from layers import Delegate, Layer, LayerClass
from matrices import embedded
from properties import Accept, area, instance, optional
from reading import has_property
from values import Affine, Rect, encode

if TYPE_CHECKING:
    from world import World


def accept(cls: LayerClass, name: str, value: Any) -> Any:
    """What the property will make of the value. Refusals come from here, before any change."""
    if name in cls.properties:
        return cls.properties[name].accept(value)
    if name in _SETTERS:
        return _SETTERS[name].accept(value)
    reason = "cannot be set" if has_property(cls, name) else f"is unknown to {cls.ref}"
    raise Unsupported(f"property {name} {reason}")


def write(world: World, layer: Layer, name: str, accepted: Any) -> None:
    """Sets a property to an accepted value."""
    if name in layer.cls.properties:
        change(world, layer, name, accepted)
    else:
        _SETTERS[name].set(world, layer, accepted)


def change(world: World, layer: Layer, key: str, value: Any) -> None:
    """Changes a stored property: search (ACT-22), value (ACT-23), run.

    An equal value is no change (ACT-38), but from then on it is the layer's own and no style's.
    """
    world.transactions.join()
    world.presentation.touch(layer)
    action = None
    old = layer.value(key)
    if old != value:
        action = action_for_change(world, layer, key)
    layer.values[key] = value
    world.decisions.value_was_stored(layer, key)
    if old != value:
        _tell_observers(world, layer, key, old, value)
        layout.value_changed(world, layer, key, old, value)
        display.value_changed(world, layer, key)
    if action is not None:
        action.run(world, layer, key)
    if key == "bounds":
        for cls in layer.cls.reports("didSetBounds"):
            world.call_back(
                "didSetBounds", cls.ref, event="called", callback="didSetBounds", layer=layer.ref)


def _tell_observers(world: World, layer: Layer, key: str, old: Any, value: Any) -> None:
    """Says that a value has changed, where somebody observes it (KVC-29)."""
    if key in layer.observed:
        world.report("changed", layer=layer.ref, key=key, old=encode(old), new=encode(value))


def _set_frame(world: World, layer: Layer, frame: Rect) -> None:
    """Places bounds and position; nothing is ever keyed frame (GEO-23, ACT-31, ACT-52)."""
    bounds, position = geometry.place(
        frame, layer.value("bounds"), world.decisions.frame_anchor(layer.value("anchorPoint")),
        layer.value("anchorPointZ"), layer.value("transform"))
    change(world, layer, "position", position)
    change(world, layer, "bounds", bounds)
    world.decisions.frame_was_set(layer, frame)


def _set_affine_transform(world: World, layer: Layer, affine: Affine) -> None:
    change(world, layer, "transform", embedded(affine))     # GEO-28


def _attribute(name: str) -> Callable[[World, Layer, Any], None]:
    """Sets what the search itself goes by; no action is searched for that (ACT-35)."""
    def set_attribute(world: World, layer: Layer, value: Any) -> None:
        world.transactions.join()
        old = getattr(layer, name)
        setattr(layer, name, value)
        if old != value:
            _tell_observers(world, layer, name, old, value)
            display.value_changed(world, layer, name)
        world.presentation.touch(layer)
    return set_attribute


def _accept_sublayers(value: Any) -> Tuple[Layer, ...]:
    layers: Tuple[Layer, ...] = optional(tuple)(value) or ()
    for layer in layers:
        instance(Layer)(layer)
    return layers


def _accept_actions(value: Any) -> Any:
    dictionary = optional(dict)(value)
    if dictionary is None:
        return None
    return {key: accept_answer(answer) for key, answer in dictionary.items()}


def _accept_style(value: Any) -> Any:
    """A dictionary of values; what is under actions and style has a structure (ACT-07, ACT-09)."""
    dictionary = optional(dict)(value)
    if dictionary is not None:
        _accept_actions(dictionary.get("actions"))
        _accept_style(dictionary.get("style"))
    return dictionary


class _Setter(NamedTuple):
    """How a property that is not stored by itself is set."""

    accept: Accept
    set: Callable[[Any, Any, Any], None]


_SETTERS: Dict[str, _Setter] = {
    "frame": _Setter(area, _set_frame),     # GEO-25, GEO-26
    "affineTransform": _Setter(instance(Affine), _set_affine_transform),
    "sublayers": _Setter(_accept_sublayers, set_sublayers),
    "mask": _Setter(optional(Layer), set_mask),
    "delegate": _Setter(optional(Delegate, Layer), _attribute("delegate")),
    "actions": _Setter(_accept_actions, _attribute("actions")),
    "style": _Setter(_accept_style, _attribute("style")),
}
