"""Queries about places and times: conversions and hits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict

import conversion
import hitting
import timing
from driver import Step, StepFunction, Unsupported, member, text_member
from values import Point, Rect, encode

if TYPE_CHECKING:
    from world import World

_PRESENTATION = ".presentation"


def convert(world: World, step: Step) -> Any:
    """A point or rectangle of one layer in the coordinates of another."""
    value = world.decode(member(step, "value"))
    if not isinstance(value, (Point, Rect)):
        raise Unsupported("value to convert that is neither a point nor a rectangle")
    if _is_between_view_and_nothing(world, step):
        return encode(value)        # VIEW-57
    return encode(conversion.convert(
        value, _layer(world, step.get("from")), _layer(world, step.get("to"))))


def _is_between_view_and_nothing(world: World, step: Step) -> bool:
    """Is it about a view without a window, and nothing else?"""
    ends = [step.get("from"), step.get("to")]
    views = [world.view(end) for end in ends if world.is_view(end)]
    return None in ends and any(view.layer.host() is None for view in views)


def convert_time(world: World, step: Step) -> Any:
    """A time of one layer as another's; nil is the clock (TIME-04, TIME-05)."""
    time = world.decode(member(step, "time"))
    if not isinstance(time, float):
        raise Unsupported("time that is no number")
    source, target = _layer(world, step.get("from")), _layer(world, step.get("to"))
    if source is target:
        return encode(time)     # TIME-07
    clock = timing.exact(time) if source is None else timing.clock_time(
        source, timing.exact(time))
    return encode(float(clock if target is None else timing.local_time(target, clock)))


def contains(world: World, step: Step) -> Any:
    """containsPoint:"""
    layer = _layer(world, text_member(step, "on"))
    return None if layer is None else hitting.contains(layer, _point(world, step))


def hit_test(world: World, step: Step) -> Any:
    """hitTest:"""
    layer = _layer(world, text_member(step, "on"))
    return encode(None if layer is None else hitting.hit(layer, _point(world, step)))


def _point(world: World, step: Step) -> Point:
    point = world.decode(member(step, "point"))
    if not isinstance(point, Point):
        raise Unsupported("point that is none")
    return point


def _layer(world: World, name: Any) -> Any:
    if isinstance(name, dict):
        name = name.get("ref")
    if isinstance(name, str) and name.endswith(_PRESENTATION):
        return world.presentation_layer(world.layer(name[:-len(_PRESENTATION)]))
    if world.is_view(name):
        return world.view(name).layer
    return None if name is None else world.layer(name)


QUERIES: Dict[str, StepFunction] = {
    "convert": convert, "convertTime": convert_time, "contains": contains, "hitTest": hit_test,
}
