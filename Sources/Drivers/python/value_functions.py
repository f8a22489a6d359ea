"""Value functions: one number or three as the matrix that they stand for (ANIM-54, ANIM-82)."""

from __future__ import annotations

from typing import Any, Callable, Dict

import transforms
from values import Transform

_AXES = {"X": (1.0, 0.0, 0.0), "Y": (0.0, 1.0, 0.0), "Z": (0.0, 0.0, 1.0)}


def _rotation(axis: str) -> Callable[[Any], Transform]:
    return lambda angle: transforms.rotation(angle, *_AXES[axis])


def _scale(axis: str) -> Callable[[Any], Transform]:
    return lambda factor: transforms.scale(*(factor if on else 1.0 for on in _AXES[axis]))


def _translation(axis: str) -> Callable[[Any], Transform]:
    return lambda way: transforms.translation(*(way * on for on in _AXES[axis]))


_FUNCTIONS: Dict[str, Callable[[Any], Transform]] = {
    **{f"rotate{axis}": _rotation(axis) for axis in _AXES},
    **{f"scale{axis}": _scale(axis) for axis in _AXES},
    **{f"translate{axis}": _translation(axis) for axis in _AXES},
}
_OF_THREE = {"scale": transforms.scale, "translate": transforms.translation}

NAMES = (*_FUNCTIONS, *_OF_THREE)


def applied(name: str, value: Any) -> Any:
    """The matrix that the function makes of a value; nil if it can make none."""
    if name in _FUNCTIONS and isinstance(value, (int, float)):
        return _FUNCTIONS[name](float(value))
    if name in _OF_THREE and type(value) is tuple and len(value) == 3:
        return _OF_THREE[name](*value)
    return None
