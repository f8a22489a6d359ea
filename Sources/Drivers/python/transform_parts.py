"""The parts of a matrix that key paths reach: scale, rotation and translation (KVC-07 to 18).

A matrix is read as scales, then turns about x, y and z, then a translation.
"""

from __future__ import annotations

import math
from typing import Any, Dict, List, Sequence, Tuple

from driver import Unsupported
from transforms import rotation
from matrices import concat
from values import Size, Transform

_AXES: Dict[str, int] = {"x": 0, "y": 1, "z": 2}

Vector = Tuple[float, ...]


def is_part(part: str) -> bool:
    """Is there a part of that name?"""
    kind, _, axis = part.partition(".")
    return kind in ("rotation", "scale", "translation") and axis in ("", *_AXES)


def read(matrix: Transform, part: str) -> Any:
    """The value of a part."""
    kind, axis = _named(part)
    if kind == "translation":
        if axis is None:
            return Size(float(matrix.m41), float(matrix.m42))           # KVC-09
        return float(matrix[12 + axis])
    if kind == "scale":
        factors = _factors(matrix)
        return sum(factors) / 3 if axis is None else factors[axis]      # KVC-11
    return _angles(_turn(matrix))[2 if axis is None else axis]          # KVC-13


def written(matrix: Transform, part: str, value: Any) -> Transform:
    """The matrix with another value of one part, the others as they were (KVC-08, KVC-17)."""
    kind, axis = _named(part)
    if kind == "translation" and axis is None:
        if not isinstance(value, Size):
            raise Unsupported("translation that is no size")
        return matrix._replace(m41=value.width, m42=value.height)
    if not isinstance(value, (bool, int, float)):
        raise Unsupported(f"value for the key path part {part}")
    number = float(value)
    if kind == "translation":
        return matrix._replace(**{f"m4{1 + (axis or 0)}": number})
    factors, turn = _factors(matrix), _turn(matrix)
    if kind == "scale":
        factors = [number if axis in (None, other) else factor
                   for other, factor in enumerate(factors)]
    else:
        angles = _angles(turn)
        angles[2 if axis is None else axis] = number
        turn = _rows(_turned(angles))
    return _with_rows(matrix, [[factor * entry for entry in row]
                               for factor, row in zip(factors, turn)])


def _named(part: str) -> Tuple[str, Any]:
    if not is_part(part):
        raise Unsupported(f"key path part {part}")
    kind, _, axis = part.partition(".")
    return kind, _AXES.get(axis)


def _rows(matrix: Transform) -> List[Vector]:
    return [matrix[0:3], matrix[4:7], matrix[8:11]]


def _with_rows(matrix: Transform, rows: Sequence[Sequence[float]]) -> Transform:
    entries = list(matrix)
    for number, row in enumerate(rows):
        entries[4 * number:4 * number + 3] = row
    return Transform(*entries)


def _factors(matrix: Transform) -> List[float]:
    return [math.hypot(*row) for row in _rows(matrix)]


def _turn(matrix: Transform) -> List[Vector]:
    """The rows of the matrix made one long; a row without length counts as not turned."""
    turned = []
    for number, row in enumerate(_rows(matrix)):
        length = math.hypot(*row)
        turned.append(tuple(entry / length for entry in row) if length > 0 else
                      tuple(float(number == column) for column in range(3)))
    return turned


def _angles(turn: Sequence[Vector]) -> List[float]:
    """The turns about x, y and z that follow one another to make up the rotation."""
    (m11, m12, m13), (_, _, m23), (_, _, m33) = turn
    return [
        math.atan2(m23, m33), math.atan2(-m13, math.hypot(m11, m12)), math.atan2(m12, m11)]


def _turned(angles: Sequence[float]) -> Transform:
    about_x = rotation(angles[0], 1.0, 0.0, 0.0)
    about_y = rotation(angles[1], 0.0, 1.0, 0.0)
    return concat(concat(about_x, about_y), rotation(angles[2], 0.0, 0.0, 1.0))
