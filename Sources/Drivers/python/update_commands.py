"""The steps about layout and display."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict

import display
import layout
from driver import DONE, Step, StepFunction, Unsupported, member, text_member
from values import Rect

if TYPE_CHECKING:
    from layers import Layer
    from world import World


def _on_layer(act: Callable[[World, Layer], None]) -> StepFunction:
    def function(world: World, step: Step) -> Any:
        act(world, world.layer(member(step, "on")))
        return DONE
    return function


def _mark_for_layout(world: World, layer: Layer) -> None:
    world.transactions.join()
    world.leaves_marks = True
    layer.needs_layout = True


def _mark_for_display(world: World, layer: Layer) -> None:
    world.transactions.join()
    world.leaves_marks = True
    layer.needs_display = True


def _mark_part(world: World, step: Step) -> Any:
    """setNeedsDisplayInRect: marks as a whole (DIS-01)."""
    if not isinstance(world.decode(member(step, "rect")), Rect):
        raise Unsupported("rect that is none")
    _mark_for_display(world, world.layer(member(step, "on")))
    return DONE


def class_needs_display(world: World, step: Step) -> Any:
    """needsDisplayForKey: of a class."""
    return world.layer_class(member(step, "class")).wants_redraw(text_member(step, "key"))


COMMANDS: Dict[str, StepFunction] = {
    "setNeedsLayout": _on_layer(_mark_for_layout),
    "layoutIfNeeded": _on_layer(layout.layout_if_needed),
    "layoutSublayers": _on_layer(layout.lay_out),
    "setNeedsDisplay": _on_layer(_mark_for_display), "setNeedsDisplayInRect": _mark_part,
    "displayIfNeeded": _on_layer(display.display_if_needed),
    "display": _on_layer(display.display),
}
QUERIES: Dict[str, StepFunction] = {"classNeedsDisplay": class_needs_display}
