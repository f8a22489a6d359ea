"""Media timing: the local times of layers, and where an animation stands at a time.

All times are exact (fractions), so that no sum of steps of the clock is ever rounded. A number that
is not finite stays a float.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any, List, NamedTuple, Optional, Union

if TYPE_CHECKING:
    from animation_objects import Animation

Time = Union[Fraction, float]

_FILLS_BEFORE = ("backwards", "both")
_FILLS_AFTER = ("forwards", "both")


def exact(number: float) -> Time:
    """The number as a fraction, if it is finite."""
    return Fraction(number) if math.isfinite(number) else number


def local_time(layer: Any, clock: Time) -> Time:
    """The clock as the layer sees it: each layer's timing acts on its superlayer's (TIME-02)."""
    time = clock
    for above in reversed(_ancestry(layer)):
        begin, speed, offset = _timing(above)
        time = (time - begin) * speed + offset      # TIME-01
    return time


def clock_time(layer: Any, local: Time) -> Time:
    """The clock at which the layer sees that local time; where time stands still, any will do."""
    time = local
    for above in _ancestry(layer):
        begin, speed, offset = _timing(above)
        time = (time - offset) / speed + begin if speed else begin
    return time


def rate(layer: Any) -> Time:
    """How fast the layer's time goes by, measured by the clock (TIME-28)."""
    product: Time = Fraction(1)
    for above in _ancestry(layer):
        product = product * _timing(above)[1]
    return product


def _timing(layer: Any) -> List[Time]:
    return [exact(layer.timing_value(key)) for key in ("beginTime", "speed", "timeOffset")]


def _ancestry(layer: Any) -> List[Any]:
    found = []
    while layer is not None:
        found.append(layer)
        layer = layer.superlayer
    return found


class Phase(NamedTuple):
    """Where in its cycles an animation is."""

    cycle: int
    fraction: Time
    """Of one cycle, mirrored on the way back (TIME-22)."""
    seconds: Time
    """The same in seconds; a cycle that never ends has no fractions, and is told by them alone."""


def active_duration(animation: Animation) -> Time:
    """How long it is active, in its own time (TIME-17, TIME-18)."""
    if animation["repeatDuration"]:
        return exact(animation["repeatDuration"])
    return _cycle(animation) * exact(animation["repeatCount"] or 1.0)


def elapsed(animation: Animation, begin: Time, parent: Time) -> Time:
    """The animation's own time since its begin, at a time of its parent (TIME-19)."""
    return (parent - begin) * exact(animation["speed"])


def is_over(animation: Animation, begin: Time, parent: Time) -> bool:
    """Has its active duration passed?"""
    return elapsed(animation, begin, parent) >= active_duration(animation)


def phase(animation: Animation, begin: Time, parent: Time, held: bool = False) -> Optional[Phase]:
    """Where it stands, nil while it contributes nothing (ANIM-15 to ANIM-18).

    It is active from its begin up to its end without the end itself; `held` takes the end in, for
    the members of a group that is held at its own.
    """
    since, whole = elapsed(animation, begin, parent), active_duration(animation)
    if since < 0:
        return _phase_at(animation, Fraction(0), whole) if _fills(animation, _FILLS_BEFORE) \
            else None
    if since > whole or (since == whole and not held):
        return _phase_at(animation, whole, whole) if _fills(animation, _FILLS_AFTER) else None
    return _phase_at(animation, since, whole)


def is_held(animation: Animation, begin: Time, parent: Time) -> bool:
    """Is its last value held?"""
    return is_over(animation, begin, parent)


def _fills(animation: Animation, modes: Any) -> bool:
    return animation["fillMode"] in modes


def _cycle(animation: Animation) -> Time:
    """One cycle, with the way back."""
    return exact(animation["duration"]) * (2 if animation["autoreverses"] else 1)


def _phase_at(animation: Animation, since: Time, whole: Time) -> Phase:
    duration, cycle = exact(animation["duration"]), _cycle(animation)
    if not cycle > 0 or not math.isfinite(since):
        return Phase(0, Fraction(0), Fraction(0))
    time = since + exact(animation["timeOffset"])       # TIME-23
    if not math.isfinite(cycle):
        return Phase(0, Fraction(0), time)
    number = math.floor(time / cycle)
    if since == whole and number > 0 and number * cycle == time:
        number -= 1     # the end belongs to the cycle that it ends (ANIM-19)
    fraction = (time - number * cycle) / duration
    mirrored = 2 - fraction if fraction > 1 else fraction
    return Phase(number, mirrored, mirrored * duration)
