"""The search for an action: which places are asked, in which order, and what ends it.

Every place answers nil (no opinion: the search goes on), the null object (the search ends without
an action) or an action. These three are never confused (ACT-02 to ACT-08).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional, Union

from animation_objects import Animation
from animations import ImplicitAnimation
from curves import TimingFunction
from driver import Unsupported
from layers import CopiedTiming, Delegate, Layer, LayerClass, style_chain
from reading import has_property, read
import view_answers
from values import NULL, Null, encode
from views import View

if TYPE_CHECKING:
    from world import World


class CustomAction:
    """An action of the script, which reports when it is run; the engine adds nothing (ACT-42)."""

    def __init__(self, ref: str) -> None:
        self.ref = ref

    def run(self, world: World, layer: Layer, key: str) -> None:
        """runActionForKey:object:arguments: (ACT-39)."""
        world.call_back("run", self.ref, event="ran", key=key, layer=layer.ref)


_TIMING = (
    "autoreverses", "beginTime", "delegate", "duration", "fillMode", "repeatCount",
    "repeatDuration", "speed", "timingFunction", "timeOffset")

Action = Union[CustomAction, Animation]
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
            world.call_back(
                "defaultActionForKey", ancestor.ref, event="asked",
                callback="defaultActionForKey", key=key)
            return ancestor.default_actions[key]
    return None


def accept_delegates_answer(value: Any) -> Any:
    """Accepts what a script may let a delegate answer: a view is asked in turn."""
    return value if isinstance(value, View) else accept_answer(value)


def accept_hook(value: Any) -> Any:
    """Accepts what an override of the search answers: it may copy another action's timing."""
    if isinstance(value, dict) and list(value) == ["timingOf"] and isinstance(
            value["timingOf"], str):
        return CopiedTiming(value["timingOf"])
    return accept_answer(value)


def accept_answer(value: Any) -> Answer:
    """Accepts what a script may let a delegate, a dictionary or a hook answer."""
    if value is None or value is NULL or isinstance(value, (CustomAction, Animation)):
        return value
    raise Unsupported("value that is no action")


def _answer_of_class(world: World, layer: Layer, key: str,
                     cls: Optional[LayerClass] = None) -> Answer:
    """The answer of the most derived override; if it says nil, that is the end of it (ACT-18).

    With a class it is that class's superclass that is asked, as an override does.
    """
    for ancestor in (cls.superclass.lineage() if cls and cls.superclass else layer.cls.lineage()):
        if "actionForKey" in ancestor.overridden or key in ancestor.search_answers:
            _report_question(world, ancestor.ref, layer, key)
        if key in ancestor.search_answers:
            hooked = ancestor.search_answers[key]
            if isinstance(hooked, CopiedTiming):
                return _with_copied_timing(world, layer, key, ancestor, hooked)
            return hooked
        if "actionForKey" in ancestor.overridden:
            return None
    return _search(world, layer, key)


def _with_copied_timing(world: World, layer: Layer, key: str, cls: LayerClass,
                        hooked: CopiedTiming) -> Answer:
    """An animation of one key that is paced like the action of another (VIEW-34, VIEW-35)."""
    model = _answer_of_class(world, layer, hooked.key, cls)
    if not isinstance(model, Animation) or model.cls != "CABasicAnimation":
        return _answer_of_class(world, layer, key, cls)
    made = view_answers.TimedLike("CABasicAnimation", keyPath=key, fromValue=layer.value(key))
    for name in _TIMING:
        made.override(name, model[name])
    made.delay, made.block = model.delay, getattr(model, "block", None)
    return made


def _search(world: World, layer: Layer, key: str) -> Answer:
    """The search of CALayer: the first place that has an opinion decides (ACT-01)."""
    for place in _PLACES:
        answer = place(world, layer, key)
        if answer is not None:
            return answer
    return None


def _ask_delegate(world: World, layer: Layer, key: str) -> Answer:
    delegate = layer.delegate
    if isinstance(delegate, View):
        return view_answers.answer(world, delegate, layer, key)
    if not isinstance(delegate, Delegate) or "actionForKey" not in delegate.implemented:      # ACT-12
        return None
    _report_question(world, delegate.ref, layer, key)
    answer = delegate.answers.get(key)
    if isinstance(answer, View):        # a forwarder (VIEW-30, ACT-48)
        return world.decisions.forwarded_answer(
            (layer, key), view_answers.answer(world, answer, layer, key))
    return world.decisions.delegate_answer(answer)


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
    if view_answers.is_noted(world, layer, key):
        return None
    timing = world.transactions.timing_function or TimingFunction.named("default")  # ACT-28
    shown = world.presentation_layer(layer)
    return ImplicitAnimation(
        "CABasicAnimation", keyPath=key, duration=world.transactions.animation_duration,
        timingFunction=timing, fromValue=shown.value(key) if shown else None)


_PLACES = (_ask_delegate, _look_into_actions, _look_into_style, _ask_class, _built_in_animation)


def _report_question(world: World, who: str, layer: Layer, key: str) -> None:
    """Reports a question, with what the model reads at this moment, if it has such a property."""
    seen = {}
    if has_property(layer.cls, key):
        seen["seen"] = encode(read(world.decisions, layer, key))
    world.call_back(
        "actionForKey", who, event="asked", callback="actionForKey", layer=layer.ref, key=key,
        **seen)
