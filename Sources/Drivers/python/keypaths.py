"""Key paths that reach a part of a structure, such as position.x or bounds.size (KVC-03)."""

from __future__ import annotations

from typing import Any, Dict, Tuple

import transform_parts
from driver import Unsupported
from values import Point, Rect, Size, Transform

_FIELDS: Dict[type, Dict[str, str]] = {
    Point: {"x": "x", "y": "y"},
    Size: {"width": "width", "height": "height"},
    Rect: {"origin.x": "x", "origin.y": "y", "size.width": "width", "size.height": "height"},
}


def split(key_path: str) -> Tuple[str, str]:
    """The property that a key path begins with, and the path of the part (empty: the whole)."""
    key, _, part = key_path.partition(".")
    return key, part


def part_of(whole: Any, part: str) -> Any:
    """The part of a structure."""
    if not part:
        return whole
    if isinstance(whole, Transform):
        return transform_parts.read(whole, part)
    if isinstance(whole, Rect) and part == "origin":
        return Point(whole.x, whole.y)
    if isinstance(whole, Rect) and part == "size":
        return Size(whole.width, whole.height)
    return getattr(whole, _field(whole, part))


def with_part(whole: Any, part: str, value: Any) -> Any:
    """The structure with another value for one part and all others as they were (KVC-04)."""
    if not part:
        return value
    if isinstance(whole, Transform):
        return transform_parts.written(whole, part, value)
    if isinstance(whole, Rect) and part in ("origin", "size") and isinstance(value, (Point, Size)):
        first, second = value  # Either sort of pair will do for either part.
        if part == "origin":
            return whole._replace(x=first, y=second)
        return whole._replace(width=first, height=second)
    field = _field(whole, part)
    if not isinstance(value, (float, int, bool)):
        raise Unsupported(f"value for the key path part {part}")
    return whole._replace(**{field: float(value)})


def _field(whole: Any, part: str) -> str:
    try:
        return _FIELDS[type(whole)][part]
    except KeyError:
        raise Unsupported(f"key path part {part}") from None
