"""Making matrices, and undoing them (section 4 of the catalogue's first part, TRAN)."""

from __future__ import annotations

import math
from typing import List

from matrices import IDENTITY
from values import Transform


def translation(x: float, y: float, z: float) -> Transform:
    """CATransform3DMakeTranslation (TRAN-02)."""
    return IDENTITY._replace(m41=x, m42=y, m43=z)


def scale(x: float, y: float, z: float) -> Transform:
    """CATransform3DMakeScale (TRAN-03)."""
    return IDENTITY._replace(m11=x, m22=y, m33=z)


def rotation(angle: float, x: float, y: float, z: float) -> Transform:
    """CATransform3DMakeRotation about an axis of any length but none (TRAN-04 to TRAN-07)."""
    length = math.hypot(x, y, z)
    if not length > 0 or not math.isfinite(length) or not math.isfinite(angle):
        return IDENTITY
    x, y, z = x / length, y / length, z / length
    cos, sin = math.cos(angle), math.sin(angle)
    rest = 1 - cos

    def kept(part: float) -> float:
        """What stays of an axis; one that is turned about stays exactly what it is (GEO-27)."""
        return part * part + (1 - part * part) * cos

    return Transform(
        kept(x), x * y * rest + z * sin, x * z * rest - y * sin, 0.0,
        x * y * rest - z * sin, kept(y), y * z * rest + x * sin, 0.0,
        x * z * rest + y * sin, y * z * rest - x * sin, kept(z), 0.0,
        0.0, 0.0, 0.0, 1.0)


def inverse(matrix: Transform) -> Transform:
    """CATransform3DInvert, which leaves a singular matrix as it is (TRAN-11, TRAN-12)."""
    rows: List[List[float]] = [
        [*matrix[4 * row:4 * row + 4], *(float(row == column) for column in range(4))]
        for row in range(4)]
    for column in range(4):
        best = max(range(column, 4), key=lambda row: abs(rows[row][column]))
        if not abs(rows[best][column]) > 0:
            return matrix
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [entry / pivot for entry in rows[column]]
        for row in range(4):
            if row != column and rows[row][column] != 0:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column])]
    return Transform(*(entry for row in rows for entry in row[4:]))
