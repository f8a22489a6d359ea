"""Scroll layers around a layer, and what they show of it (SUB-06 to SUB-09)."""

from __future__ import annotations

from typing import Any, Optional

import conversion
from values import Rect

_SCROLL_LAYER = "CAScrollLayer"


def is_scroll_layer(layer: Any) -> bool:
    """Is it of the class, or of a subclass of a script?"""
    return any(cls.ref == _SCROLL_LAYER for cls in layer.cls.lineage())


def around(layer: Any) -> Optional[Any]:
    """The closest scroll layer, the layer itself included (SUB-06)."""
    while layer is not None and not is_scroll_layer(layer):
        layer = layer.superlayer
    return layer


def visible_rect(layer: Any) -> Rect:
    """The part of the bounds that the scroll layer shows (SUB-08, SUB-09)."""
    bounds: Rect = layer.value("bounds")
    scroller = around(layer)
    if scroller is None or scroller is layer:
        return bounds
    window = conversion.convert(scroller.value("bounds"), scroller, layer)
    left, top = max(bounds.x, window.x), max(bounds.y, window.y)
    right = min(bounds.x + bounds.width, window.x + window.width)
    bottom = min(bounds.y + bounds.height, window.y + window.height)
    if right < left or bottom < top:
        return Rect(0.0, 0.0, 0.0, 0.0)
    return Rect(left, top, right - left, bottom - top)
