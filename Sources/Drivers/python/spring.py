"""Springs: how far one has come at a time, and when it has settled."""

from __future__ import annotations

import math
from typing import Tuple

_REST = 0.001
_TENTH = 0.1
_CRITICAL_END = 9.23341348        # where (1 + x) e^-x is a thousandth


def progress(mass: float, stiffness: float, damping: float, velocity: float,
             seconds: float) -> float:
    """The way made, 1 at rest (ANIM-63, ANIM-64); more damping than critical counts as critical."""
    frequency, ratio = _shape(mass, stiffness, damping)
    if ratio < 1:
        waves = frequency * math.sqrt(1 - ratio * ratio)
        share = (ratio * frequency - velocity) / waves
        return 1 - math.exp(-ratio * frequency * seconds) * (
            math.cos(waves * seconds) + share * math.sin(waves * seconds))
    return 1 - math.exp(-frequency * seconds) * (1 + (frequency - velocity) * seconds)


def settling_duration(mass: float, stiffness: float, damping: float, velocity: float) -> float:
    """When no more than a thousandth of the way is left (ANIM-68, ANIM-76)."""
    frequency, ratio = _shape(mass, stiffness, damping)
    if ratio >= 1:
        return _settled_on_grid(frequency)
    if ratio <= 0 or not frequency > 0:
        return math.inf
    waves = frequency * math.sqrt(1 - ratio * ratio)
    envelope = 1 + abs((ratio * frequency - velocity) / waves)
    return math.log(envelope / _REST) / (ratio * frequency)


def _settled_on_grid(frequency: float) -> float:
    """The first multiple of a tenth of a second at which too little is left to see (ANIM-76)."""
    if not frequency > 0 or not math.isfinite(frequency):
        return 0.0
    steps = int(9.2 / (frequency * _TENTH))
    while (1 + frequency * steps * _TENTH) * math.exp(-frequency * steps * _TENTH) >= _REST:
        steps += 1
    return steps / 10


def _shape(mass: float, stiffness: float, damping: float) -> Tuple[float, float]:
    if not mass > 0 or not stiffness > 0:
        return 0.0, 1.0
    return math.sqrt(stiffness / mass), damping / (2 * math.sqrt(stiffness * mass))


def of_block(ratio: float, duration: float) -> Tuple[float, float]:
    """Stiffness and damping of a view's spring block, mass 1 (VIEW-56)."""
    if ratio <= 0 or duration <= 0:
        return 100.0, 0.0
    if ratio >= 1:
        frequency, ratio = _CRITICAL_END / duration, 1.0
    else:
        frequency = math.log(ratio / (math.sqrt(1 - ratio * ratio) * _REST)) / (ratio * duration)
    frequency = max(frequency, 0.0)
    return frequency * frequency, 2 * ratio * frequency
