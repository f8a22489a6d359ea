"""Scroll layers, and the requests of layers inside them (SUB-01 to SUB-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict

import conversion
from driver import DONE, Step, StepFunction, Unsupported, member
from values import Point, Rect
from visibility import around, is_scroll_layer
from writing import change

if TYPE_CHECKING:
    from layers import Layer
    from world import World

def scroll_to_point(world: World, layer: Layer, point: Point) -> None:
    """The origin of the bounds, on the axes that scroll (SUB-01, SUB-02, SUB-05)."""
    bounds, mode = layer.value("bounds"), layer.value("scrollMode")
    x = point.x if mode in ("both", "horizontally") else bounds.x
    y = point.y if mode in ("both", "vertically") else bounds.y
    change(world, layer, "bounds", Rect(x, y, bounds.width, bounds.height))


def scroll_to_rect(world: World, layer: Layer, rect: Rect) -> None:
    """The least way to show the rectangle (SUB-03, SUB-04)."""
    bounds = layer.value("bounds")
    scroll_to_point(world, layer, Point(
        _moved(bounds.x, bounds.width, rect.x, rect.width),
        _moved(bounds.y, bounds.height, rect.y, rect.height)))


def _moved(origin: float, extent: float, start: float, length: float) -> float:
    """Where one axis has to begin."""
    if start < origin or length > extent:
        return start
    return max(origin, start + length - extent)


def _request(world: World, layer: Layer, value: Any) -> None:
    """scrollPoint: and scrollRectToVisible: of any layer (SUB-06, SUB-07)."""
    scroller = around(layer)
    if scroller is not None:
        _scroll(world, scroller, conversion.convert(value, layer, scroller))


def _scroll(world: World, layer: Layer, value: Any) -> None:
    if isinstance(value, Rect):
        scroll_to_rect(world, layer, value)
    else:
        scroll_to_point(world, layer, value)


def _step(kind: type, on_scroll_layer: bool) -> StepFunction:
    def function(world: World, step: Step) -> Any:
        layer, value = world.layer(member(step, "on")), world.decode(member(step, "value"))
        if not isinstance(value, kind):
            raise Unsupported(f"value of step {step['step']}")
        if not on_scroll_layer:
            _request(world, layer, value)
        elif is_scroll_layer(layer):
            _scroll(world, layer, value)
        else:
            raise Unsupported(f"{step['step']} of {layer.cls.ref}")
        return DONE
    return function


COMMANDS: Dict[str, StepFunction] = {
    "scrollToPoint": _step(Point, True), "scrollToRect": _step(Rect, True),
    "scrollPoint": _step(Point, False), "scrollRectToVisible": _step(Rect, False),
}
