"""What an animation makes of a property: the value below it, replaced or added to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional, Tuple

import keyframes
import keypaths
import spring
import timing
import value_functions
from blending import alike, difference, interpolated, multiple, neutral, total

if TYPE_CHECKING:
    from animation_objects import Animation
    from timing import Phase, Time


def shown(animation: Animation, begin: Time, parent: Time, name: str, below: Any,
          held: bool = False) -> Any:
    """The value of a property with the animation applied, at a time of its parent (M5)."""
    at = timing.phase(animation, begin, parent, held)
    if at is None:
        return below
    if animation.cls == "CAAnimationGroup":
        return _shown_by_members(animation, begin, parent, name, below, at)
    if animation.cls == "CATransition" or animation["keyPath"] is None:
        return below        # ANIM-72
    key, part = keypaths.split(animation["keyPath"])
    if key != name or below is None and part:
        return below
    return _applied(animation, at, part, below)


def _shown_by_members(group: Animation, begin: Time, parent: Time, name: str, below: Any,
                      at: Phase) -> Any:
    """The members in the group's own time, clipped to its duration (ANIM-56 to ANIM-59)."""
    held = timing.is_held(group, begin, parent)
    for member in group.members():
        begin_of_member = timing.exact(member["beginTime"])
        below = shown(member, begin_of_member, at.seconds, name, below, held)
    return below


def _applied(animation: Animation, at: Phase, part: str, below: Any) -> Any:
    base = keypaths.part_of(below, part)
    value = _value(animation, at, base)
    if value is not None and animation["valueFunction"] is not None:
        value = value_functions.applied(animation["valueFunction"], value)
    if value is None:
        return below
    if base is not None and not alike(value, base):
        return below        # nothing of this type can be shown here
    if animation["additive"]:
        value = total(value, base)
    if isinstance(base, bool):
        value = bool(value)
    return keypaths.with_part(below, part, value)


def _value(animation: Animation, at: Phase, base: Any) -> Any:
    """The value of this cycle, with those of the cycles before if it is cumulative (ANIM-35)."""
    fraction = float(at.fraction)
    if animation.cls == "CAKeyframeAnimation":
        value = keyframes.value_at(animation, fraction)
        last = keyframes.value_at(animation, 1.0)
    else:
        ends = _ends(animation, base)
        if ends is None:
            return None
        value, last = interpolated(*ends, _progress(animation, at)), ends[1]
    if animation["cumulative"] and at.cycle and last is not None:
        value = total(value, multiple(last, at.cycle))
    return value


def _progress(animation: Animation, at: Phase) -> float:
    fraction = float(at.fraction)
    if animation.cls == "CASpringAnimation":
        return spring.progress(                         # not stretched (ANIM-63)
            animation["mass"], animation["stiffness"], animation["damping"],
            animation["initialVelocity"], float(at.seconds))
    timing_function = animation["timingFunction"]
    return float(timing_function.progress(fraction)) if timing_function else fraction   # FUNC-13


def _ends(animation: Animation, base: Any) -> Optional[Tuple[Any, Any]]:
    """The value at the start and at the end, by which of the three are set (ANIM-22 to 27)."""
    start, end, by = animation["fromValue"], animation["toValue"], animation["byValue"]
    below = base
    if animation["additive"] and base is not None:
        below = neutral(base)
    if start is not None and end is not None:
        pass
    elif start is not None and by is not None:
        end = total(by, start) if alike(by, start) else None
    elif by is not None and end is not None:
        start = difference(end, by) if alike(end, by) else None
    elif start is not None:
        end = below
    elif end is not None:
        start = below
    elif by is not None:
        start, end = below, (total(by, below) if alike(by, below) else None)
    else:
        start = end = below
    if start is None or end is None or not alike(start, end):
        return None
    if isinstance(start, bool) != isinstance(end, bool):
        start, end = float(start), float(end)
    return start, end
