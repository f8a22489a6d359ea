"""The frame of a layer: derived from bounds, position, anchor point and transform, and back.

The own map of a layer is: its anchor point to the origin, its transform, the origin to its
position (section 0.6 of the catalogue). It acts on the corners of the bounds.
"""

from __future__ import annotations

import math
from typing import Sequence, Tuple

from driver import Raised
from matrices import IDENTITY
from values import Point, Rect, Size, Transform


def frame(bounds: Rect, position: Point, anchor: Point, anchor_z: float,
          transform: Transform) -> Rect:
    """The box around the four corners of the bounds in the superlayer (GEO-06).

    The origin of the bounds plays no part (GEO-08), and neither does depth: what the transform
    does to x and y is all that is seen from the front (GEO-14).
    """
    left, top = -anchor.x * bounds.width, -anchor.y * bounds.height
    if transform == IDENTITY:
        return standardized(
            Rect(position.x + left, position.y + top, bounds.width, bounds.height))
    right, bottom = left + bounds.width, top + bounds.height
    corners = [_mapped(transform, x, y, -anchor_z) for x in (left, right) for y in (top, bottom)]
    x, y = min(corner.x for corner in corners), min(corner.y for corner in corners)
    return Rect(
        position.x + x, position.y + y,
        max(corner.x for corner in corners) - x, max(corner.y for corner in corners) - y)


def place(wanted: Rect, bounds: Rect, anchor: Point, anchor_z: float,
          transform: Transform) -> Tuple[Rect, Point]:
    """The bounds and the position with which a layer has the wanted frame (GEO-17 to GEO-21).

    The size goes through the inverse of the transform, and the centre of the bounds comes to lie
    in the centre of the frame; under a rotation that is all that can be asked for (GEO-40).
    """
    size = _size_before(transform, Size(wanted.width, wanted.height))
    arm = _mapped(
        transform, (0.5 - anchor.x) * size.width, (0.5 - anchor.y) * size.height, -anchor_z)
    position = Point(
        wanted.x + wanted.width / 2 - arm.x, wanted.y + wanted.height / 2 - arm.y)
    refuse_nan(position, "position")
    return Rect(bounds.x, bounds.y, *size), position


def mapped_size(size: Size, transform: Transform) -> Size:
    """The size of the box around a rectangle of that size after the transform (GEO-38)."""
    if transform == IDENTITY:
        return size
    return Size(
        abs(transform.m11 * size.width) + abs(transform.m21 * size.height),
        abs(transform.m12 * size.width) + abs(transform.m22 * size.height))


def standardized(rect: Rect) -> Rect:
    """The same rectangle with a size that is not negative (GEO-24, GEO-25)."""
    x, y, width, height = rect
    if width < 0:
        x, width = x + width, -width
    if height < 0:
        y, height = y + height, -height
    return Rect(x, y, width, height)


def refuse_nan(numbers: Sequence[float], what: str) -> None:
    """Raises what Core Animation raises for a place that is not a number (GEO-26)."""
    if any(map(math.isnan, numbers)):
        raise Raised("CALayerInvalidGeometry", f"{what} contains NaN: {list(numbers)}")


def _mapped(transform: Transform, x: float, y: float, z: float) -> Point:
    """Where the transform takes a point, seen from the front."""
    return Point(
        x * transform.m11 + y * transform.m21 + z * transform.m31 + transform.m41,
        x * transform.m12 + y * transform.m22 + z * transform.m32 + transform.m42)


def _size_before(transform: Transform, size: Size) -> Size:
    """The size that the transform makes the given one, as a vector without signs."""
    m11, m12, m21, m22 = transform.m11, transform.m12, transform.m21, transform.m22
    determinant = m11 * m22 - m12 * m21
    if determinant == 0:
        raise Raised("CALayerInvalidGeometry", "no bounds have this frame: transform is singular")
    if m12 == 0 and m21 == 0:       # not through the determinant, which would round
        return Size(abs(size.width / m11), abs(size.height / m22))
    return Size(
        abs((size.width * m22 - size.height * m21) / determinant),
        abs((size.height * m11 - size.width * m12) / determinant))
