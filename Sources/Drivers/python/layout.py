"""Layout: which layers are marked, and the pass that lays them out (section 6, LAY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from values import Rect

if TYPE_CHECKING:
    from layers import Layer
    from world import World


def mark(layer: Optional[Layer]) -> None:
    """Marks a layer because something changed, unless it is just being laid out (LAY-12)."""
    if layer is not None and not layer.is_being_laid_out:
        layer.needs_layout = True


def is_marked(layer: Layer) -> bool:
    """Tells whether the layer or one below it is to be laid out."""
    return layer.needs_layout or any(is_marked(child) for child in layer.children)


def value_changed(world: World, layer: Layer, key: str, old: Any, new: Any) -> None:
    """Marks what a change of a property concerns (LAY-07 to LAY-10, LAY-28)."""
    if world.decisions.marks_for_layout(key, key == "bounds" and _has_other_size(old, new)):
        mark(layer)
        mark(layer.superlayer)


def _has_other_size(old: Rect, new: Rect) -> bool:
    return (old.width, old.height) != (new.width, new.height)


def layout_if_needed(world: World, layer: Layer) -> None:
    """Lays out from the topmost of the marked superlayers that follow one another (LAY-15, 16)."""
    top = layer
    while top.superlayer is not None and top.superlayer.needs_layout:
        top = top.superlayer
    lay_out_tree(world, top)
    if layer.needs_layout:      # below a mask, to which the way down does not come (LAY-02)
        lay_out_tree(world, layer)


def lay_out_tree(world: World, layer: Layer) -> None:
    """Lays out what is marked, superlayers before their sublayers (LAY-17, LAY-18, LAY-19)."""
    if layer.needs_layout:
        lay_out(world, layer)
        layer.needs_layout = False      # LAY-02
    for child in list(layer.children):
        if child.superlayer is layer:
            lay_out_tree(world, child)


def lay_out(world: World, layer: Layer) -> None:
    """layoutSublayers: an override instead of the default, which asks the delegate (LAY-13, 14)."""
    was, layer.is_being_laid_out = layer.is_being_laid_out, True
    try:
        world.call_override_or_delegate(layer, "layoutSublayers")
    finally:
        layer.is_being_laid_out = was
