"""Paths as ways to travel: the points that they lead through, and how far it is."""

from __future__ import annotations

import math
from typing import Any, List, Tuple

from values import Path, Point

_PIECES = 256

Segment = Tuple[Point, ...]
"""The control points of one stretch: two for a line, three or four for a curve."""


def segments(path: Path) -> List[Segment]:
    """The stretches of the path, one after the other."""
    found: List[Segment] = []
    here = start = Point(0.0, 0.0)
    for kind, *numbers in path.elements:
        points = [Point(x, y) for x, y in zip(numbers[::2], numbers[1::2])]
        if kind == "M":
            here = start = points[0]
            continue
        points = points or [start]      # Z closes with a line
        found.append((here, *points))
        here = points[-1]
    return found


def point_on(segment: Segment, u: float) -> Point:
    """The point at the parameter of a stretch."""
    points: List[Any] = list(segment)
    while len(points) > 1:
        points = [
            Point(a.x + (b.x - a.x) * u, a.y + (b.y - a.y) * u)
            for a, b in zip(points, points[1:])]
    return Point(*points[0])


def lengths(segment: Segment) -> List[float]:
    """How far one has come at each of many parameters in equal steps, from 0 to the whole."""
    pieces = 1 if len(segment) == 2 else _PIECES
    points = [point_on(segment, step / pieces) for step in range(pieces + 1)]
    sums = [0.0]
    for a, b in zip(points, points[1:]):
        sums.append(sums[-1] + math.hypot(b.x - a.x, b.y - a.y))
    return sums


def paced_point(path: Path, fraction: float) -> Point:
    """The point after that part of the whole length (ANIM-53)."""
    parts = [(segment, lengths(segment)) for segment in segments(path)]
    left = fraction * sum(sums[-1] for _, sums in parts)
    for segment, sums in parts:
        if left <= sums[-1]:
            return point_on(segment, _parameter(sums, left))
        left -= sums[-1]
    return point_on(parts[-1][0], 1.0)


def _parameter(sums: List[float], length: float) -> float:
    pieces = len(sums) - 1
    for number in range(pieces):
        if length <= sums[number + 1]:
            piece = sums[number + 1] - sums[number]
            return (number + ((length - sums[number]) / piece if piece else 0.0)) / pieces
    return 1.0
