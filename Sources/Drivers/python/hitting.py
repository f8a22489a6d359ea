"""Which layer is at a point (TREE-25 to TREE-32)."""

from __future__ import annotations

from typing import Any, Optional

import conversion
from values import Point


def contains(layer: Any, point: Point) -> bool:
    """Is the point in the bounds, the far edges excluded (TREE-27)?"""
    x, y, width, height = layer.value("bounds")
    return bool(x <= point.x < x + width and y <= point.y < y + height)


def hit(layer: Any, point: Point) -> Optional[Any]:
    """The deepest layer at a point of the superlayer, the topmost first (TREE-25, TREE-26)."""
    if layer.value("hidden"):       # TREE-28
        return None
    inside = conversion.into(layer, point)
    if contains(layer, inside) or not layer.value("masksToBounds"):     # TREE-29, TREE-30
        below = sorted(layer.sublayers or (), key=lambda child: float(child.value("zPosition")))
        for child in reversed(below):
            found = hit(child, inside)
            if found is not None:
                return found
    if any(cls.ref == "CATransformLayer" for cls in layer.cls.lineage()):     # SUB-19
        return None
    return layer if contains(layer, inside) else None
