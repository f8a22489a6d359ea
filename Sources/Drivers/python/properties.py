"""The stored properties of the layer classes: default, type, and whether changes animate."""

from __future__ import annotations

import math
from typing import Any, Callable, Dict, NamedTuple, Tuple, Type

from driver import Unsupported
from geometry import refuse_nan, standardized
from matrices import IDENTITY
from values import Color, Path, Point, Rect, Size, Transform, to_single

Accept = Callable[[Any], Any]


class Property(NamedTuple):
    """One stored property of a class."""

    name: str
    default: Any
    accept: Accept
    """Turns a value into what is stored; refuses a value of another type."""
    animatable: bool = False
    """Has it a built-in implicit animation (ACT-30)? Unclear ones have none (UA-27)."""


def number(value: Any) -> float:
    """A number; a truth value is the number 0 or 1."""
    if not isinstance(value, (float, bool)):
        raise Unsupported("value that is not a number")
    return float(value)


def single(value: Any) -> float:
    """A number of single precision (PROPS-50)."""
    return to_single(number(value))


def truth(value: Any) -> bool:
    """A truth value; a number will do (KVC-02)."""
    return bool(number(value))


def instance(*types: Type[Any]) -> Accept:
    """Accepts values of these types."""
    def accept(value: Any) -> Any:
        if not isinstance(value, types):
            raise Unsupported("value that is not a " + " or ".join(t.__name__ for t in types))
        return value
    return accept


def optional(*types: Type[Any]) -> Accept:
    """Accepts values of these types, and nil."""
    return instance(type(None), *types)


def place(value: Any) -> Point:
    """A point whose coordinates are numbers (GEO-26)."""
    point: Point = instance(Point)(value)
    refuse_nan(point, "position")
    return point


def area(value: Any) -> Rect:
    """A rectangle whose coordinates are numbers, with a size that is not negative (GEO-24)."""
    rect: Rect = instance(Rect)(value)
    refuse_nan(rect, "rectangle")
    return standardized(rect)


def anything(value: Any) -> Any:
    """Any value; it is kept as it is (DIS-14)."""
    return value


def one_of(names: Tuple[str, ...], otherwise: str) -> Accept:
    """A name out of a list; unknown ones become another (PROPS-52, PROPS-53)."""
    def accept(value: Any) -> str:
        name: str = instance(str)(value)
        return name if name in names else otherwise
    return accept


def corners(value: Any) -> float:
    """A mask of four bits (PROPS-54)."""
    mask = number(value)
    return float(int(mask) & 15) if math.isfinite(mask) else 0.0


_GRAVITIES = (
    "resize", "resizeAspect", "resizeAspectFill", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight")
_UNIT = Rect(0.0, 0.0, 1.0, 1.0)
_WHITE = Color(1.0, 1.0, 1.0, 1.0)
_BLACK = Color(0.0, 0.0, 0.0, 1.0)

_LAYER = (
    # GEO-01, PROPS-04, PROPS-09
    Property("bounds", Rect(0.0, 0.0, 0.0, 0.0), area, animatable=True),
    Property("position", Point(0.0, 0.0), place, animatable=True),
    Property("anchorPoint", Point(0.5, 0.5), instance(Point), animatable=True),
    Property("anchorPointZ", 0.0, number),
    Property("zPosition", 0.0, number, animatable=True),
    Property("transform", IDENTITY, instance(Transform), animatable=True),
    Property("sublayerTransform", IDENTITY, instance(Transform), animatable=True),
    Property("geometryFlipped", False, truth),
    Property("contentsScale", 1.0, number),
    # PROPS-01 to PROPS-06
    Property("hidden", False, truth, animatable=True),
    Property("opacity", 1.0, single, animatable=True),
    Property("doubleSided", True, truth),
    Property("masksToBounds", False, truth, animatable=True),
    Property("backgroundColor", None, optional(Color), animatable=True),
    Property("name", None, optional(str)),
    # PROPS-19 to PROPS-26
    Property("cornerRadius", 0.0, number, animatable=True),
    Property("borderWidth", 0.0, number, animatable=True),
    Property("borderColor", _BLACK, optional(Color), animatable=True),
    Property("shadowColor", _BLACK, optional(Color), animatable=True),
    Property("shadowOpacity", 0.0, single, animatable=True),
    Property("shadowOffset", Size(0.0, -3.0), instance(Size), animatable=True),
    Property("shadowRadius", 3.0, number, animatable=True),
    # PROPS-06 to PROPS-18, PROPS-20, PROPS-21, PROPS-27
    Property("contents", None, anything),
    Property("contentsRect", _UNIT, instance(Rect)),
    Property("contentsCenter", _UNIT, instance(Rect)),
    Property("contentsGravity", "resize", one_of(_GRAVITIES, otherwise="center")),
    Property("contentsFormat", "RGBA8", one_of(("RGBA8", "RGBAh", "Gray8"), otherwise="RGBA8")),
    Property("minificationFilter", "linear", instance(str)),
    Property("magnificationFilter", "linear", instance(str)),
    Property("minificationFilterBias", 0.0, single),
    Property("opaque", False, truth),
    Property("needsDisplayOnBoundsChange", False, truth),
    Property("drawsAsynchronously", False, truth),
    Property("edgeAntialiasingMask", 15.0, number),
    Property("allowsGroupOpacity", True, truth),
    Property("maskedCorners", 15.0, corners),
    Property("cornerCurve", "circular", one_of(("circular", "continuous"), "circular")),
    Property("shadowPath", None, optional(Path)),
    Property("shouldRasterize", False, truth),
    Property("rasterizationScale", 1.0, number),
    Property("filters", None, optional(tuple)),
    Property("backgroundFilters", None, optional(tuple)),
    Property("compositingFilter", None, anything),
    # TIME-03
    Property("beginTime", 0.0, number),
    Property("duration", math.inf, number),
    Property("speed", 1.0, single),
    Property("timeOffset", 0.0, number),
    Property("repeatCount", 0.0, single),
    Property("repeatDuration", 0.0, number),
    Property("autoreverses", False, truth),
    Property("fillMode", "removed", instance(str)),
)

_SHAPE_LAYER = (
    # PROPS-32, PROPS-35. A change of the path starts no animation (ACT-33).
    Property("path", None, optional(Path)),
    Property("strokeStart", 0.0, number, animatable=True),
    Property("strokeEnd", 1.0, number, animatable=True),
    # PROPS-32 to PROPS-35
    Property("fillColor", _BLACK, optional(Color)),
    Property("strokeColor", None, optional(Color)),
    Property("fillRule", "non-zero", instance(str)),
    Property("lineCap", "butt", instance(str)),
    Property("lineJoin", "miter", instance(str)),
    Property("lineWidth", 1.0, number),
    Property("miterLimit", 10.0, number),
    Property("lineDashPhase", 0.0, number),
    Property("lineDashPattern", None, optional(tuple)),
)

# PROPS-36, PROPS-37, PROPS-55
_GRADIENT_LAYER = (
    Property("colors", None, optional(tuple)),
    Property("locations", None, optional(tuple)),
    Property("startPoint", Point(0.5, 0.0), instance(Point)),
    Property("endPoint", Point(0.5, 1.0), instance(Point)),
    Property("type", "axial", instance(str)),
)

# PROPS-40
_REPLICATOR_LAYER = (
    Property("instanceCount", 1.0, number),
    Property("instanceDelay", 0.0, number),
    Property("instanceTransform", IDENTITY, instance(Transform)),
    Property("instanceColor", _WHITE, optional(Color)),
    Property("instanceRedOffset", 0.0, single),
    Property("instanceGreenOffset", 0.0, single),
    Property("instanceBlueOffset", 0.0, single),
    Property("instanceAlphaOffset", 0.0, single),
    Property("preservesDepth", False, truth),
)

# PROPS-38
_TEXT_LAYER = (
    Property("string", None, optional(str)),
    Property("font", "Helvetica", anything),
    Property("fontSize", 36.0, number),
    Property("foregroundColor", _WHITE, optional(Color)),
    Property("wrapped", False, truth),
    Property("alignmentMode", "natural", instance(str)),
    Property("truncationMode", "none", instance(str)),
    Property("allowsFontSubpixelQuantization", False, truth),
)

# PROPS-39: masksToBounds differs from other layers'
_SCROLL_LAYER = (
    *(prop._replace(default=True) if prop.name == "masksToBounds" else prop for prop in _LAYER),
    Property("scrollMode", "both", instance(str)),
)

# PROPS-41
_TILED_LAYER = (
    Property("levelsOfDetail", 1.0, number),
    Property("levelsOfDetailBias", 0.0, number),
    Property("tileSize", Size(256.0, 256.0), instance(Size)),
)


def _by_name(properties: Tuple[Property, ...]) -> Dict[str, Property]:
    return {prop.name: prop for prop in properties}


STORED: Dict[str, Dict[str, Property]] = {
    "CALayer": _by_name(_LAYER),
    "CAShapeLayer": _by_name(_LAYER + _SHAPE_LAYER),
    "CAGradientLayer": _by_name(_LAYER + _GRADIENT_LAYER),
    "CAReplicatorLayer": _by_name(_LAYER + _REPLICATOR_LAYER),
    "CATextLayer": _by_name(_LAYER + _TEXT_LAYER),
    "CAScrollLayer": _by_name(_SCROLL_LAYER),
    "CATransformLayer": _by_name(_LAYER),
    "CATiledLayer": _by_name(_LAYER + _TILED_LAYER),
}
"""By class: its stored properties, those of its superclass included."""
