"""Display: which layers are marked, and who is asked to provide their contents (section 7, DIS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from layers import Layer
    from world import World

_BACKING_STORE = "backing store"


def value_changed(world: World, layer: Layer, key: str) -> None:
    """Marks a layer that wants to be drawn anew with its bounds (DIS-05, DIS-06)."""
    if layer.cls.wants_redraw(key):
        layer.needs_display = True
    if key == "bounds" and world.decisions.redraws_on_new_bounds(
            layer.value("needsDisplayOnBoundsChange")):
        layer.needs_display = True


def display_if_needed(world: World, layer: Layer) -> None:
    """Displays a layer that is marked, once (DIS-02)."""
    if layer.needs_display:
        display(world, layer)


def display_tree(world: World, layer: Layer) -> None:
    """Displays what is marked in a tree (DIS-15)."""
    for below in layer.subtree():
        display_if_needed(world, below)


def display(world: World, layer: Layer) -> None:
    """The first that can provide contents does so (DIS-03, DIS-07 to DIS-11)."""
    layer.needs_display = False
    if world.call_override_or_delegate(layer, "display"):
        return
    world.call_delegate(layer, "layerWillDraw")
    if world.call_override_or_delegate(layer, "draw"):
        layer.values["contents"] = f"{_BACKING_STORE} of {layer.ref}"       # DIS-12
        world.presentation.touch(layer)
