"""4 by 4 matrices: products, the affine maps within them, and the way from one to another."""

from __future__ import annotations

import math
from typing import List, NamedTuple, Optional, Sequence, Tuple

from values import Affine, Transform

IDENTITY = Transform(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)

_NO_LENGTH = 1e-9
_NO_ANGLE = 1e-15

Vector = Tuple[float, ...]


def concat(first: Transform, second: Transform) -> Transform:
    """The matrix that applies `first`, then `second` (TRAN-08)."""
    columns = [second[column::4] for column in range(4)]
    rows = [first[row:row + 4] for row in (0, 4, 8, 12)]
    return Transform(*(_dot(row, column) for row in rows for column in columns))


def embedded(affine: Affine) -> Transform:
    """The matrix that does what the affine map does (GEO-28, TRAN-14)."""
    a, b, c, d, tx, ty = affine
    return Transform(a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1)


def affine_part(matrix: Transform) -> Affine:
    """The affine map that the matrix is, or the identity if it is none (GEO-27)."""
    affine = Affine(matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42)
    return affine if embedded(affine) == matrix else Affine(1, 0, 0, 1, 0, 0)


def blend(start: Transform, end: Transform, progress: float) -> Transform:
    """The matrix on the way between two others.

    Both are taken apart, and what they were made of is blended; a matrix that cannot be taken
    apart (singular, or with perspective) is blended entry by entry, which stays finite.
    """
    if start == end:
        return start
    first, second = _taken_apart(start), _taken_apart(end)
    if first is None or second is None:
        return Transform(*_mixed(start, end, progress))
    return _Parts(
        _mixed(first.translation, second.translation, progress),
        [_mixed(a, b, progress) for a, b in zip(first.stretch, second.stretch)],
        _turned(first.rotation, second.rotation, progress)).matrix()


class _Parts(NamedTuple):
    """What a matrix is made of: a stretch, then a rotation, then a translation.

    The stretch is a lower triangular matrix: scales on the diagonal, shears below it.
    """

    translation: Vector
    stretch: Sequence[Vector]
    rotation: Vector        # a unit quaternion w, x, y, z

    def matrix(self) -> Transform:
        """The matrix that is made of these parts."""
        columns = list(zip(*_axes(self.rotation)))
        entries: List[float] = []
        for amounts in self.stretch:
            entries += [_dot(amounts, column) for column in columns]
            entries.append(0.0)
        return Transform._make([*entries, *self.translation, 1.0])


def _taken_apart(matrix: Transform) -> Optional[_Parts]:
    """The parts of a matrix, by making its rows perpendicular one after the other."""
    if (matrix.m14, matrix.m24, matrix.m34, matrix.m44) != (0, 0, 0, 1):
        return None
    axes: List[Vector] = []
    stretch: List[Vector] = []
    for row in (matrix[0:3], matrix[4:7], matrix[8:11]):
        rest: Vector = row
        along = [_dot(row, axis) for axis in axes]
        for amount, axis in zip(along, axes):
            rest = tuple(entry - amount * part for entry, part in zip(rest, axis))
        length = math.hypot(*rest)
        if not length > _NO_LENGTH * math.hypot(*row):
            return None
        axes.append(tuple(entry / length for entry in rest))
        stretch.append((*along, length, 0.0, 0.0)[:3])
    if _dot(_cross(axes[0], axes[1]), axes[2]) < 0:     # a mirror is no rotation
        axes = [_negated(axis) for axis in axes]
        stretch = [_negated(amounts) for amounts in stretch]
    return _Parts(matrix[12:15], stretch, _quaternion(axes))


def _quaternion(axes: Sequence[Vector]) -> Vector:
    """The unit quaternion of a rotation; the largest component is computed first."""
    (a, b, c), (d, e, f), (g, h, i) = axes
    squares = (1 + a + e + i, 1 + a - e - i, 1 - a + e - i, 1 - a - e + i)
    largest = max(range(4), key=squares.__getitem__)
    rows = (
        (squares[0], h - f, c - g, d - b),
        (h - f, squares[1], b + d, c + g),
        (c - g, b + d, squares[2], f + h),
        (d - b, c + g, f + h, squares[3]))
    scale = 2 * math.sqrt(squares[largest])
    return tuple(entry / scale for entry in rows[largest])


def _axes(quaternion: Vector) -> Tuple[Vector, Vector, Vector]:
    """The rows of the rotation that a unit quaternion stands for."""
    w, x, y, z = quaternion
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)))


def _turned(start: Vector, end: Vector, progress: float) -> Vector:
    """The rotation on the way, linear in the angle, the short way round (INTERP-10, 11)."""
    cosine = _dot(start, end)
    if cosine < 0:
        cosine, end = -cosine, _negated(end)
    if cosine > 1 - _NO_ANGLE:
        return start
    angle = math.acos(cosine)
    first = math.sin((1 - progress) * angle) / math.sin(angle)
    second = math.sin(progress * angle) / math.sin(angle)
    return tuple(first * a + second * b for a, b in zip(start, end))


def _mixed(start: Sequence[float], end: Sequence[float], progress: float) -> Vector:
    return tuple(a + (b - a) * progress for a, b in zip(start, end))


def _negated(vector: Vector) -> Vector:
    return tuple(-entry for entry in vector)


def _dot(first: Sequence[float], second: Sequence[float]) -> float:
    return sum(a * b for a, b in zip(first, second))


def _cross(first: Vector, second: Vector) -> Vector:
    (a, b, c), (d, e, f) = first, second
    return b * f - c * e, c * d - a * f, a * e - b * d
