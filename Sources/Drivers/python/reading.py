"""Reading a property of a layer by name, whatever stands behind it.

What is said here of a layer is true of presentation copies as well: they answer the same
messages, with what is shown (PRES-14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, Union

import geometry
from matrices import affine_part, concat
from values import Affine, Rect, Size
from visibility import visible_rect

if TYPE_CHECKING:
    from decisions import Decisions
    from layers import Layer, LayerClass
    from presentation import PresentationLayer

    AnyLayer = Union[Layer, PresentationLayer]


def has_property(cls: LayerClass, name: str) -> bool:
    """Has the class a property of that name?"""
    return name in cls.properties or name in _OTHERS


def read(decisions: Decisions, layer: AnyLayer, name: str) -> Any:
    """The value of a property that the layer's class has."""
    getter = _OTHERS.get(name)
    return getter(decisions, layer) if getter else layer.value(name)


def _frame(decisions: Decisions, layer: AnyLayer) -> Rect:
    kept = decisions.kept_frame(layer)
    if kept is not None:
        return kept
    return geometry.frame(
        layer.value("bounds"), layer.value("position"),
        decisions.frame_anchor(layer.value("anchorPoint")), layer.value("anchorPointZ"),
        layer.value("transform"))


def _affine_transform(decisions: Decisions, layer: AnyLayer) -> Affine:
    return affine_part(layer.value("transform"))


def _contents_are_flipped(decisions: Decisions, layer: AnyLayer) -> bool:
    """Is an odd number of layers up to the root flipped? (GEO-36)"""
    flipped = False
    above: Any = layer
    while above is not None:
        flipped ^= above.value("geometryFlipped")
        above = above.superlayer
    return flipped


def _preferred_frame_size(decisions: Decisions, layer: AnyLayer) -> Size:
    """The size of the bounds as it appears in the superlayer (GEO-38)."""
    bounds, transform = layer.value("bounds"), layer.value("transform")
    if layer.superlayer is not None:
        transform = concat(transform, layer.superlayer.value("sublayerTransform"))
    return geometry.mapped_size(Size(bounds.width, bounds.height), transform)


def _visible_rect(decisions: Decisions, layer: AnyLayer) -> Rect:
    """The part of the bounds that can be seen (SUB-08)."""
    return visible_rect(layer)


def _model_layer(decisions: Decisions, layer: AnyLayer) -> Any:
    """The layer itself, or the one that the copy is of (PRES-16, COPY-01)."""
    return layer.model_layer


def _attribute(name: str) -> Callable[[Decisions, AnyLayer], Any]:
    return lambda decisions, layer: getattr(layer, name)


_OTHERS: Dict[str, Callable[[Any, Any], Any]] = {
    "frame": _frame,
    "affineTransform": _affine_transform,
    "contentsAreFlipped": _contents_are_flipped,
    "preferredFrameSize": _preferred_frame_size,
    "needsLayout": _attribute("needs_layout"),
    "needsDisplay": _attribute("needs_display"),
    "modelLayer": _model_layer,
    "visibleRect": _visible_rect,
    **{name: _attribute(name)
       for name in ("superlayer", "sublayers", "mask", "delegate", "actions", "style")},
}
"""The properties that are derived from others, or that tie the layer to other objects."""

OTHER_PROPERTIES = tuple(_OTHERS)

READ_ONLY = (
    "contentsAreFlipped", "preferredFrameSize", "superlayer", "needsLayout", "needsDisplay",
    "modelLayer", "visibleRect")
