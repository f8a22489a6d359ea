"""The values of the protocol as Python values, and the way from one to the other.

Numbers, truth values, texts and nil are Python's own. Structures are named tuples, so that they
can be compared and never change behind anybody's back. NULL is the null object, which is not nil.
"""

from __future__ import annotations

import math
import struct
from typing import Any, Callable, Dict, List, NamedTuple, Tuple

from curves import TimingFunction
from driver import Unsupported


class Point(NamedTuple):
    x: float
    y: float


class Size(NamedTuple):
    width: float
    height: float


class Rect(NamedTuple):
    x: float
    y: float
    width: float
    height: float


class Affine(NamedTuple):
    """A two-dimensional affine map (CGAffineTransform)."""

    a: float
    b: float
    c: float
    d: float
    tx: float
    ty: float


class Transform(NamedTuple):
    """A 4 by 4 matrix (CATransform3D); a point is a row vector in front of it."""

    m11: float
    m12: float
    m13: float
    m14: float
    m21: float
    m22: float
    m23: float
    m24: float
    m31: float
    m32: float
    m33: float
    m34: float
    m41: float
    m42: float
    m43: float
    m44: float


class Color(NamedTuple):
    red: float
    green: float
    blue: float
    alpha: float


class Path:
    """A path. Two paths are the same value only if they are one object (section 5.2)."""

    def __init__(self, elements: Tuple[Tuple[Any, ...], ...]) -> None:
        self.elements = elements


class Null:
    """The null object (NSNull)."""


NULL = Null()


class Named:
    """An object that exists by being named, such as an image: told from others by that alone."""

    def __init__(self, ref: str) -> None:
        self.ref = ref


Find = Callable[[str], Any]


def to_single(number: float) -> float:
    """The number as single precision stores it (PROPS-50)."""
    try:
        return float(struct.unpack("f", struct.pack("f", number))[0])
    except OverflowError:
        return math.copysign(math.inf, number)


# From the protocol

_STRUCTURES: Dict[str, Any] = {
    "point": Point, "size": Size, "rect": Rect, "affine": Affine, "transform": Transform,
    "color": Color,
}
_SPECIAL_NUMBERS = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}
_PATH_COORDINATES = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}


def decode(raw: Any, find: Find) -> Any:
    """The value that the protocol spells so; `find` finds the object of a reference."""
    if raw is None or isinstance(raw, (bool, str)):
        return raw
    if isinstance(raw, (int, float)):
        return _decode_number(raw)
    if isinstance(raw, dict) and len(raw) == 1:
        (kind, content), = raw.items()
        if kind in _STRUCTURES:
            return _decode_structure(_STRUCTURES[kind], content)
        if kind in _DECODERS:
            return _DECODERS[kind](content, find)
    raise Unsupported(f"value {str(raw)[:80]}")


def _decode_number(raw: Any) -> float:
    if isinstance(raw, dict) and len(raw) == 1 and raw.get("num") in _SPECIAL_NUMBERS:
        return _SPECIAL_NUMBERS[raw["num"]]
    if isinstance(raw, (int, float)) and not isinstance(raw, bool):
        try:
            return float(raw)
        except OverflowError:
            pass
    raise Unsupported(f"number {str(raw)[:80]}")


def _decode_structure(structure: Any, content: Any) -> Any:
    if not isinstance(content, list) or len(content) != len(structure._fields):
        raise Unsupported(f"{structure.__name__.lower()} {str(content)[:80]}")
    return structure(*map(_decode_number, content))


def _decode_list(content: Any, find: Find) -> Tuple[Any, ...]:
    if not isinstance(content, list):
        raise Unsupported("list that is none")
    return tuple(decode(element, find) for element in content)


def _decode_dictionary(content: Any, find: Find) -> Dict[str, Any]:
    if not isinstance(content, list):
        raise Unsupported("dict that is none")
    return dict(decode_pair(pair, find) for pair in content)


def decode_pair(pair: Any, find: Find) -> Tuple[str, Any]:
    """A key and its value, which the protocol spells as a list of two."""
    if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[0], str):
        raise Unsupported(f"pair {str(pair)[:80]}")
    return pair[0], decode(pair[1], find)


def _decode_path(content: Any, find: Find) -> Path:
    if not isinstance(content, list):
        raise Unsupported("path that is none")
    return Path(tuple(map(_decode_path_element, content)))


def _decode_path_element(element: Any) -> Tuple[Any, ...]:
    if not isinstance(element, list) or not element or not isinstance(element[0], str) \
            or _PATH_COORDINATES.get(element[0]) != len(element) - 1:
        raise Unsupported(f"path element {str(element)[:80]}")
    return (element[0], *map(_decode_number, element[1:]))


def _decode_timing(content: Any, find: Find) -> TimingFunction:
    if isinstance(content, str) and TimingFunction.is_name(content):
        return TimingFunction.named(content)
    if isinstance(content, list) and len(content) == 4:
        x1, y1, x2, y2 = map(_decode_number, content)
        return TimingFunction(x1, y1, x2, y2)
    raise Unsupported(f"timing {str(content)[:80]}")


def _decode_null(content: Any, find: Find) -> Null:
    return NULL


def _decode_reference(content: Any, find: Find) -> Any:
    if not isinstance(content, str):
        raise Unsupported("reference that is none")
    return find(content)


_DECODERS: Dict[str, Callable[[Any, Find], Any]] = {
    "num": lambda content, find: _decode_number({"num": content}),
    "null": _decode_null, "list": _decode_list, "dict": _decode_dictionary,
    "path": _decode_path, "timing": _decode_timing, "ref": _decode_reference,
}


# To the protocol

def encode(value: Any) -> Any:
    """The value as the protocol spells it; an object of the script is a reference."""
    encoder = _ENCODERS.get(type(value))
    return encoder(value) if encoder else {"ref": value.ref}


def _encode_number(number: float) -> Any:
    """The shortest spelling that parses back to the same double."""
    if not math.isfinite(number):
        return {"num": "nan" if math.isnan(number) else "inf" if number > 0 else "-inf"}
    whole = int(number)
    return whole if whole == number and abs(whole) < 10 ** 15 else number


def _encode_numbers(numbers: Any) -> List[Any]:
    return list(map(_encode_number, numbers))


def _encode_structure(kind: str) -> Callable[[Any], Any]:
    return lambda structure: {kind: _encode_numbers(structure)}


def _encode_list(elements: Any) -> Any:
    return {"list": list(map(encode, elements))}


def _encode_dictionary(dictionary: Dict[str, Any]) -> Any:
    return {"dict": [[key, encode(value)] for key, value in dictionary.items()]}


def _encode_path(path: Path) -> Any:
    return {"path": [[element[0], *_encode_numbers(element[1:])] for element in path.elements]}


def _encode_timing(timing: TimingFunction) -> Any:
    return {"timing": timing.name or _encode_numbers(timing.inner_points)}


def _itself(value: Any) -> Any:
    return value


_ENCODERS: Dict[type, Callable[[Any], Any]] = {
    type(None): _itself, bool: _itself, str: _itself, int: _itself, float: _encode_number,
    tuple: _encode_list, dict: _encode_dictionary, Path: _encode_path,
    TimingFunction: _encode_timing, Null: lambda null: {"null": True},
    **{structure: _encode_structure(kind) for kind, structure in _STRUCTURES.items()},
}
