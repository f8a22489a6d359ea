"""Basic animations: a value on its way from one to another, and the blending of values."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Optional

from curves import TimingFunction
from matrices import blend
from values import Transform

if TYPE_CHECKING:
    from layers import Layer
    from world import World


class BasicAnimation:
    """CABasicAnimation, as the built-in implicit animations are (ACT-26)."""

    def __init__(self, key_path: str, duration: float, timing: TimingFunction,
                 from_value: Any) -> None:
        self.key_path = key_path
        self.duration = duration
        self.timing = timing
        self.from_value = from_value
        self.to_value: Any = None
        self.key = ""
        self.begin: Optional[Fraction] = None
        """The clock of the outermost commit that published it (M4); until then none."""

    def run(self, world: World, layer: Layer, key: str) -> None:
        """Attaches itself under the key: an animation is an action, too (ACT-40).

        It runs to what the model reads now (ACT-29). Nothing lies between a value and nil, so
        such a change just happens (UA-26).
        """
        self.to_value = layer.value(key)
        if self.from_value is None or self.to_value is None:
            return
        self.key = key
        layer.animations.pop(key, None)     # one at most for a key (ANIM-03), the latest last
        layer.animations[key] = self
        world.presentation.touch(layer)

    def is_active(self, clock: Fraction) -> bool:
        """Does it change what is shown at that time?"""
        return self.begin is not None and 0 <= clock - self.begin < self.duration

    def is_over(self, clock: Fraction) -> bool:
        """Has it been published, and has its time passed?"""
        return self.begin is not None and clock - self.begin >= self.duration

    def value_at(self, clock: Fraction) -> Any:
        """The value at that time, held at both ends."""
        if self.begin is None or clock <= self.begin:
            return self.from_value
        if self.is_over(clock):
            return self.to_value
        fraction = float(clock - self.begin) / self.duration
        return interpolated(self.from_value, self.to_value, self.timing.progress(fraction))


def interpolated(start: Any, end: Any, progress: float) -> Any:
    """The value on the way: number by number, matrices by their parts, all others at a step."""
    if start == end:
        return start        # equal ends stay what they are (INTERP-07)
    if isinstance(start, Transform):
        return blend(start, end, progress)
    if isinstance(start, tuple):
        return type(start)(*(a + (b - a) * progress for a, b in zip(start, end)))
    if isinstance(start, float):
        return start + (end - start) * progress
    return start if progress < 0.5 else end
