"""Arithmetic on the values that animations show, whatever their type (section 6, INTERP)."""

from __future__ import annotations

import math
from typing import Any, Optional

from matrices import IDENTITY, blend, concat
from transforms import inverse
from values import Color, Path, Transform

_NUMBERS = (bool, int, float)


def alike(first: Any, second: Any) -> bool:
    """Are they of one type, so that there is a way from one to the other?"""
    if isinstance(first, _NUMBERS):
        return isinstance(second, _NUMBERS)
    return type(first) is type(second)


def interpolated(start: Any, end: Any, progress: float) -> Any:
    """The value on the way: number by number, matrices by their parts, all others at a step."""
    if start == end:
        return start        # equal ends stay what they are (INTERP-07)
    if isinstance(start, Transform):
        return blend(start, end, progress)
    if isinstance(start, Path):
        return _between_paths(start, end, progress)
    if isinstance(start, tuple):
        return _made_like(start, (a + (b - a) * progress for a, b in zip(start, end)))
    if isinstance(start, float):
        return start + (end - start) * progress
    return start if progress < 0.5 else end


def total(value: Any, below: Any) -> Any:
    """What an additive animation's value makes of the value below it (ANIM-31)."""
    if isinstance(value, Transform):
        return concat(value, below)
    if isinstance(value, tuple):
        return _made_like(value, (a + b for a, b in zip(value, below)))
    return value + below if isinstance(value, _NUMBERS) else value


def difference(value: Any, subtracted: Any) -> Any:
    """What has to be added to `subtracted` to get the value."""
    if isinstance(value, Transform):
        return concat(value, inverse(subtracted))
    if isinstance(value, tuple):
        return _made_like(value, (a - b for a, b in zip(value, subtracted)))
    return value - subtracted if isinstance(value, _NUMBERS) else value


def multiple(value: Any, times: int) -> Any:
    """The value added to itself, as cumulative repetition does (ANIM-35)."""
    if isinstance(value, Transform):
        return value
    if isinstance(value, tuple):
        return _made_like(value, (times * a for a in value))
    return times * value if isinstance(value, _NUMBERS) else value


def neutral(like: Any) -> Any:
    """The value that adds nothing."""
    if isinstance(like, Transform):
        return IDENTITY
    if isinstance(like, tuple):
        return _made_like(like, (0.0 for _ in like))
    return 0.0


def distance(first: Any, second: Any) -> Optional[float]:
    """How far two values are apart, if that can be said (ANIM-44)."""
    if isinstance(first, _NUMBERS) and isinstance(second, _NUMBERS):
        return abs(second - first)
    if isinstance(first, tuple) and type(first) is type(second) and not isinstance(first, Color):
        return math.dist(first, second)
    return None


def _made_like(value: Any, numbers: Any) -> Any:
    return tuple(numbers) if type(value) is tuple else type(value)(*numbers)


def _between_paths(start: Path, end: Path, progress: float) -> Path:
    """Paths of one structure, point by point (INTERP-19)."""
    if [element[0] for element in start.elements] != [element[0] for element in end.elements]:
        return start if progress < 0.5 else end
    return Path(tuple(
        (first[0], *(a + (b - a) * progress for a, b in zip(first[1:], second[1:])))
        for first, second in zip(start.elements, end.elements)))
