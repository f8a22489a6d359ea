"""Where points of one layer lie in another (section 2 of the catalogue's first part, CONV).

Seen from the front a layer is flat, so the way into its superlayer is a map of the plane: nine
numbers, row vectors (x, y, 1) in front of them. Model layers and presentation copies alike.
"""

from __future__ import annotations

from typing import Any, List, Optional, Sequence, Tuple

from matrices import concat
from transforms import translation
from values import Point, Rect, Transform

Plane = Tuple[Tuple[float, ...], ...]


def convert(value: Any, source: Any, target: Any) -> Any:
    """The point or rectangle of one layer in the coordinates of another; nil: outside (CONV-21)."""
    if source is not None and target is not None and source.ref == target.ref:
        return value        # CONV-10
    up, down = _ways(source, target)
    if isinstance(value, Rect):
        return _box([_along(corner, up, down) for corner in _corners(value)])    # CONV-16
    return _along(value, up, down)


def into(layer: Any, point: Point) -> Point:
    """The point of a superlayer in the layer's own coordinates."""
    inverse = _inverse(way_up(layer))
    return point if inverse is None else _mapped(point, inverse)


def way_up(layer: Any) -> Plane:
    """The map from a layer into its superlayer; of a root, into what is around it (section 0.6)."""
    position = layer.value("position")
    matrix = concat(
        _around(layer, layer.value("transform")),
        translation(0.0, 0.0, 0.0)._replace(
            m41=position.x, m42=position.y, m43=layer.value("zPosition")))
    above = layer.superlayer
    if above is not None:       # about the superlayer's anchor point (CONV-07, CONV-08)
        anchor = _anchor(above)
        matrix = concat(matrix, translation(*(-part for part in anchor)))
        matrix = concat(matrix, above.value("sublayerTransform"))
        matrix = concat(matrix, translation(*anchor))
    rows = (matrix[0:4], matrix[4:8], matrix[12:16])
    return tuple((row[0], row[1], row[3]) for row in rows)


def _around(layer: Any, transform: Transform) -> Transform:
    return concat(translation(*(-part for part in _anchor(layer))), transform)


def _anchor(layer: Any) -> Tuple[float, float, float]:
    """The anchor point in the layer's own coordinates."""
    bounds, anchor = layer.value("bounds"), layer.value("anchorPoint")
    return (bounds.x + anchor.x * bounds.width, bounds.y + anchor.y * bounds.height,
            layer.value("anchorPointZ"))


def _ways(source: Any, target: Any) -> Tuple[List[Plane], List[Optional[Plane]]]:
    """The maps up to what both have above them, and those from there down (CONV-13)."""
    rising, falling = _ancestry(source), _ancestry(target)
    while rising and falling and rising[-1].ref == falling[-1].ref:
        rising.pop()
        falling.pop()
    return [way_up(layer) for layer in rising], [
        _inverse(way_up(layer)) for layer in reversed(falling)]


def _ancestry(layer: Any) -> List[Any]:
    found = []
    while layer is not None:
        found.append(layer)
        layer = layer.superlayer
    return found


def _along(point: Point, up: Sequence[Plane], down: Sequence[Optional[Plane]]) -> Point:
    for way in up:
        point = _mapped(point, way)
    for back in down:
        point = point if back is None else _mapped(point, back)
    return point


def _mapped(point: Point, way: Plane) -> Point:
    x, y, w = (point.x * a + point.y * b + c for a, b, c in zip(*way))
    return Point(x / w, y / w) if w not in (0, 1) else Point(x, y)


def _inverse(way: Plane) -> Optional[Plane]:
    (a, b, c), (d, e, f), (g, h, i) = way
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    if determinant == 0 or determinant != determinant:
        return None
    return tuple(
        tuple(entry / determinant for entry in row) for row in (
            (e * i - f * h, c * h - b * i, b * f - c * e),
            (f * g - d * i, a * i - c * g, c * d - a * f),
            (d * h - e * g, b * g - a * h, a * e - b * d)))


def _corners(rect: Rect) -> List[Point]:
    return [Point(x, y) for x in (rect.x, rect.x + rect.width)
            for y in (rect.y, rect.y + rect.height)]


def _box(points: Sequence[Point]) -> Rect:
    left, top = min(point.x for point in points), min(point.y for point in points)
    return Rect(left, top, max(point.x for point in points) - left,
                max(point.y for point in points) - top)
