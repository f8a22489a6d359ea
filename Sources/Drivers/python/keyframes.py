"""Key-frame animations: the value at a fraction of the cycle, by calculation mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Optional, Sequence, Tuple

import curves_of_paths
from blending import alike, distance, interpolated
from curves import TimingFunction

if TYPE_CHECKING:
    from animation_objects import Animation

_PACED = ("paced", "cubicPaced")


def value_at(animation: Animation, fraction: float) -> Any:
    """The value at a fraction of the cycle; nil if there are no values."""
    own = animation["timingFunctions"]
    timing = animation["timingFunction"]
    progress = timing.progress(fraction) if timing and not own else fraction    # ANIM-48
    if animation["path"] is not None:       # ANIM-51
        return _on_path(animation, progress)
    values: Sequence[Any] = animation["values"] or ()
    if len(values) < 2:
        return values[0] if values else None
    mode = animation["calculationMode"]
    if mode == "discrete":
        return values[_discrete_index(animation, len(values), fraction if own else progress)]
    times = _paced_times(values) if mode in _PACED else _key_times(animation, len(values))
    index, u = _segment(animation, times, progress, paced=mode in _PACED)
    if mode in ("cubic", "cubicPaced"):
        return _on_spline(values, index, u)
    if not alike(values[index], values[index + 1]):
        return values[index]
    return interpolated(values[index], values[index + 1], u)


def _on_path(animation: Animation, progress: float) -> Any:
    path = animation["path"]
    stretches = curves_of_paths.segments(path)
    if not stretches:
        return None
    if animation["calculationMode"] in _PACED:
        return curves_of_paths.paced_point(path, progress)
    if animation["calculationMode"] == "discrete":
        points = [stretches[0][0], *(stretch[-1] for stretch in stretches)]
        return points[_discrete_index(animation, len(points), progress)]
    times = _key_times(animation, len(stretches) + 1)
    index, u = _segment(animation, times, progress)
    return curves_of_paths.point_on(stretches[index], u)


def _equal_times(count: int) -> List[float]:
    return [number / (count - 1) for number in range(count)]


def _fitting(animation: Animation, count: int) -> Optional[List[float]]:
    """The key times, if they fit (ANIM-50): as many, from 0 to 1, never going back."""
    times = animation["keyTimes"]
    if times is None or len(times) != count or not all(isinstance(t, float) for t in times):
        return None
    rising = all(a <= b for a, b in zip(times, times[1:]))
    return list(times) if times[0] == 0 and times[-1] == 1 and rising else None


def _key_times(animation: Animation, count: int) -> List[float]:
    return _fitting(animation, count) or _equal_times(count)        # ANIM-38, ANIM-39


def _discrete_index(animation: Animation, count: int, fraction: float) -> int:
    """Which value is shown: each for an equal time, or from its key time on (ANIM-41, 42)."""
    times = _fitting(animation, count + 1) or _equal_times(count + 1)
    return _latest(times[:count], fraction)


def _latest(times: Sequence[float], fraction: float) -> int:
    """The last of the times that has come."""
    return max((number for number, time in enumerate(times) if time <= fraction), default=0)


def _paced_times(values: Sequence[Any]) -> List[float]:
    """The times at which the values are reached with one speed throughout (ANIM-44)."""
    sums = [0.0]
    for a, b in zip(values, values[1:]):
        sums.append(sums[-1] + (distance(a, b) or 0.0))
    return [part / sums[-1] for part in sums] if sums[-1] > 0 else _equal_times(len(values))


def _segment(animation: Animation, times: Sequence[float], progress: float,
             paced: bool = False) -> Tuple[int, float]:
    """The segment at that time, and how far it has been paced through (ANIM-47)."""
    index = _latest(times[:-1], progress)
    length = times[index + 1] - times[index]
    u = (progress - times[index]) / length if length else 1.0
    functions = () if paced else animation["timingFunctions"] or ()
    if index < len(functions) and isinstance(functions[index], TimingFunction):
        u = functions[index].progress(u)
    return index, u


def _on_spline(values: Sequence[Any], index: int, u: float) -> Any:
    """The Catmull-Rom spline through the values, the ends doubled (ANIM-45, ANIM-46)."""
    near = [values[min(max(index + step, 0), len(values) - 1)] for step in (-1, 0, 1, 2)]
    if all(isinstance(value, float) for value in near):
        return _catmull_rom(near, u)
    if all(isinstance(value, tuple) and type(value) is type(near[0]) for value in near):
        numbers = [_catmull_rom(entries, u) for entries in zip(*near)]
        return type(near[0])(*numbers)
    return interpolated(near[1], near[2], u) if alike(near[1], near[2]) else near[1]


def _catmull_rom(near: Sequence[Any], u: float) -> float:
    a, b, c, d = near
    return float(0.5 * (
        2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u
        + (3 * b - a - 3 * c + d) * u * u * u))
