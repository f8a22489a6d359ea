"""The implicit animations that the engine makes itself (ACT-26 to ACT-29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from animation_objects import Animation
from attaching import attach

if TYPE_CHECKING:
    from layers import Layer
    from world import World


class ImplicitAnimation(Animation):
    """The built-in animation of a change: from what was shown to the model's new value."""

    def run(self, world: World, layer: Layer, key: str) -> None:
        """Attaches itself under the key.

        It runs to what the model reads now (ACT-29). Nothing lies between a value and nil, so
        such a change just happens (UA-26).
        """
        value: Any = layer.value(key)
        if self["fromValue"] is None or value is None:
            return
        self.override("toValue", value)
        attach(world, layer, self, key)
