"""The search for an action: which places are asked, in which order, and what ends it.

Every place answers nil (no opinion: the search goes on), the null object (the search ends without
an action) or an action. These three are never confused (ACT-02 to ACT-08).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional, Union

from animations import BasicAnimation
from curves import TimingFunction
from driver import Unsupported
from layers import Layer, LayerClass, style_chain
from reading import has_property, read
from values import NULL, Null, encode

if TYPE_CHECKING:
    from world import World


class CustomAction:
    """An action of the script, which reports when it is run and does nothing else (ACT-42)."""

    def __init__(self, ref: str) -> None:
        self.ref = ref

    def run(self, world: World, layer: Layer, key: str) -> None:
        """runActionForKey:object:arguments: (ACT-39)."""
        world.report("ran", who=self.ref, key=key, layer=layer.ref)


Action = Union[CustomAction, BasicAnimation]
Answer = Union[None, Null, Action]


def action_for_change(world: World, layer: Layer, key: str) -> Optional[Action]:
    """The action for a change that is about to happen; none is searched when they are disabled.

    Callers search before they change the model, so that who is asked reads the old value
    (ACT-22), and run the action afterwards.
    """
    if world.transactions.actions_are_disabled:     # ACT-21
        return None
    return action_for_key(world, layer, key)


def action_for_key(world: World, layer: Layer, key: str) -> Optional[Action]:
    """actionForKey: of the layer's class, which may be overridden."""
    answer = _answer_of_class(world, layer, key)
    return None if isinstance(answer, Null) else answer     # ACT-11


def default_action_for_key(world: World, cls: LayerClass, key: str) -> Answer:
    """defaultActionForKey: of a class; classes of the framework answer nil (ACT-16)."""
    for ancestor in cls.lineage():
        if key in ancestor.default_actions:
            world.report("asked", who=ancestor.ref, callback="defaultActionForKey", key=key)
            return ancestor.default_actions[key]
    return None


def accept_answer(value: Any) -> Answer:
    """Accepts what a script may let a delegate, a dictionary or a hook answer."""
    if value is None or value is NULL or isinstance(value, CustomAction):
        return value
    raise Unsupported("value that is no action")


def _answer_of_class(world: World, layer: Layer, key: str) -> Answer:
    """The answer of the most derived override; if it says nil, that is the end of it (ACT-18)."""
    for ancestor in layer.cls.lineage():
        if ancestor.reports_search or key in ancestor.search_answers:
            _report_question(world, ancestor.ref, layer, key)
        if key in ancestor.search_answers:
            return ancestor.search_answers[key]
    return _search(world, layer, key)


def _search(world: World, layer: Layer, key: str) -> Answer:
    """The search of CALayer: the first place that has an opinion decides (ACT-01)."""
    for place in _PLACES:
        answer = place(world, layer, key)
        if answer is not None:
            return answer
    return None


def _ask_delegate(world: World, layer: Layer, key: str) -> Answer:
    delegate = layer.delegate
    if delegate is None or not delegate.implements_search:      # ACT-12
        return None
    _report_question(world, delegate.ref, layer, key)
    return world.decisions.delegate_answer(delegate.answers.get(key))


def _look_into_actions(world: World, layer: Layer, key: str) -> Answer:
    answer: Answer = layer.actions.get(key) if layer.actions else None
    return answer


def _look_into_style(world: World, layer: Layer, key: str) -> Answer:
    """The `actions` of the style and of the styles nested in it (ACT-07, ACT-09)."""
    for level in style_chain(layer.style):
        actions = level.get("actions")
        answer: Answer = actions.get(key) if actions else None
        if answer is not None:
            return answer
    return None


def _ask_class(world: World, layer: Layer, key: str) -> Answer:
    return default_action_for_key(world, layer.cls, key)


def _built_in_animation(world: World, layer: Layer, key: str) -> Answer:
    """The implicit animation of an animatable property, for committed layers alone (ACT-24)."""
    prop = layer.cls.properties.get(key)
    if prop is None or not prop.animatable or not layer.committed:
        return None
    timing = world.transactions.timing_function or TimingFunction.named("default")  # ACT-28
    shown = world.presentation_layer(layer)
    return BasicAnimation(
        key, world.transactions.animation_duration, timing, shown.value(key) if shown else None)


_PLACES = (_ask_delegate, _look_into_actions, _look_into_style, _ask_class, _built_in_animation)


def _report_question(world: World, who: str, layer: Layer, key: str) -> None:
    """Reports a question, with what the model reads at this moment, if it has such a property."""
    seen = {}
    if has_property(layer.cls, key):
        seen["seen"] = encode(read(world.decisions, layer, key))
    world.report(
        "asked", who=who, callback="actionForKey", layer=layer.ref, key=key, **seen)
