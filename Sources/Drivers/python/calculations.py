"""Queries that need no world: timing functions, value functions, matrices, corner curves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict

import transforms
import value_functions
from curves import TimingFunction
from driver import Step, StepFunction, Unsupported, member
from matrices import IDENTITY, affine_part, concat, embedded
from values import Point, Transform, encode

if TYPE_CHECKING:
    from world import World

_CORNER_CURVES = {"circular": 1.0, "continuous": 1.528665}      # PROPS-61


def evaluate(world: World, step: Step) -> Any:
    """The progress of a timing function at a fraction (FUNC-16)."""
    return encode(_timing(world, step).progress(world.decode(member(step, "at"))))


def control_point(world: World, step: Step) -> Any:
    """A control point: the outer two are (0, 0) and (1, 1) (FUNC-06)."""
    x1, y1, x2, y2 = _timing(world, step).inner_points
    points = (Point(0.0, 0.0), Point(x1, y1), Point(x2, y2), Point(1.0, 1.0))
    index = member(step, "index")
    if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < 4:
        raise Unsupported(f"control point {index}")
    return encode(points[index])


def _timing(world: World, step: Step) -> TimingFunction:
    timing = world.decode({"timing": member(step, "timing")})
    if not isinstance(timing, TimingFunction):
        raise Unsupported("timing that is no timing function")
    return timing


def value_function(world: World, step: Step) -> Any:
    """The name of a value function, nil if there is none of that name (ANIM-82)."""
    name = member(step, "name")
    return name if name in value_functions.NAMES else None


def expansion_factor(world: World, step: Step) -> Any:
    """By how much a corner curve grows a corner; unknown ones by nothing."""
    return encode(_CORNER_CURVES.get(step.get("name") or "", 1.0))


def compute(world: World, step: Step) -> Any:
    """A calculation with matrices (TRAN)."""
    operation = member(step, "operation")
    arguments = [world.decode(argument) for argument in _arguments(step)]
    if operation not in _OPERATIONS:
        raise Unsupported(f"operation {operation}")
    try:
        return encode(_OPERATIONS[operation](*arguments))
    except (TypeError, AttributeError) as error:
        raise Unsupported(f"arguments of {operation}: {error}") from None


def _arguments(step: Step) -> Any:
    arguments = member(step, "arguments")
    if isinstance(arguments, dict):
        arguments = arguments.get("list")
    if not isinstance(arguments, list):
        raise Unsupported("arguments that are no list")
    return arguments


def _is_affine(matrix: Transform) -> bool:
    """Does the matrix do nothing that an affine map could not (TRAN-15)?"""
    affine = (matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42)
    return embedded(affine) == matrix      # type: ignore[arg-type]


_OPERATIONS: Dict[str, Callable[..., Any]] = {
    "makeTranslation": transforms.translation, "makeScale": transforms.scale,
    "makeRotation": transforms.rotation,
    "translate": lambda matrix, *way: concat(transforms.translation(*way), matrix),     # TRAN-09
    "scale": lambda matrix, *factors: concat(transforms.scale(*factors), matrix),
    "rotate": lambda matrix, *turn: concat(transforms.rotation(*turn), matrix),
    "concat": concat, "invert": transforms.inverse,
    "isIdentity": lambda matrix: matrix == IDENTITY, "equal": lambda a, b: a == b,  # TRAN-13
    "makeAffine": embedded, "isAffine": _is_affine, "getAffine": affine_part,
}

QUERIES: Dict[str, StepFunction] = {
    "evaluate": evaluate, "controlPoint": control_point, "valueFunction": value_function,
    "expansionFactor": expansion_factor, "compute": compute,
}
