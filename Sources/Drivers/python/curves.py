"""Timing functions: cubic Bézier curves from (0, 0) to (1, 1) that pace an animation."""

from __future__ import annotations

from typing import Dict, Optional, Tuple

_NAMED: Dict[str, Tuple[float, float, float, float]] = {
    "linear": (0.0, 0.0, 1.0, 1.0),             # FUNC-01
    "easeIn": (0.42, 0.0, 1.0, 1.0),            # FUNC-02
    "easeOut": (0.0, 0.0, 0.58, 1.0),           # FUNC-03
    "easeInEaseOut": (0.42, 0.0, 0.58, 1.0),    # FUNC-04
    "default": (0.25, 0.1, 0.25, 1.0),          # FUNC-05
}

_CLOSE_ENOUGH = 4e-16
_MOST_ROUNDS = 100


class TimingFunction:
    """CAMediaTimingFunction: the progress that an animation has made at a fraction of its time."""

    def __init__(self, x1: float, y1: float, x2: float, y2: float,
                 name: Optional[str] = None) -> None:
        self.name = name
        self.inner_points = (x1, y1, x2, y2)

    @classmethod
    def named(cls, name: str) -> TimingFunction:
        """The function of that name (functionWithName:)."""
        return cls(*_NAMED[name], name=name)

    @staticmethod
    def is_name(name: str) -> bool:
        """Is there a function of that name?"""
        return name in _NAMED

    def progress(self, fraction: float) -> float:
        """y(s) where x(s) is the fraction (FUNC-07); outside of [0, 1] the ends (FUNC-16)."""
        if fraction <= 0:
            return 0.0
        if fraction >= 1:
            return 1.0
        x1, y1, x2, y2 = self.inner_points
        if x1 == y1 and x2 == y2:
            return fraction
        return _coordinate(y1, y2, _parameter(x1, x2, fraction))


def _coordinate(first: float, second: float, s: float) -> float:
    """One coordinate of the curve at the parameter s; the outer points are 0 and 1."""
    rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s


def _slope(first: float, second: float, s: float) -> float:
    """The derivative of the coordinate at the parameter s."""
    rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)


def _parameter(x1: float, x2: float, x: float) -> float:
    """The parameter at which the curve reaches x: Newton's method, kept between two bounds.

    Newton alone stalls where the curve is flat (FUNC-14); a step that leaves the interval in
    which the root lies is replaced by halving the interval.
    """
    low, high, s = 0.0, 1.0, x
    for _ in range(_MOST_ROUNDS):
        error = _coordinate(x1, x2, s) - x
        if abs(error) <= _CLOSE_ENOUGH * x:
            break
        if error < 0:
            low = s
        else:
            high = s
        slope = _slope(x1, x2, s)
        step = s - error / slope if slope else low
        s = step if low < step < high else (low + high) / 2
        if s in (low, high):
            break
    return s
