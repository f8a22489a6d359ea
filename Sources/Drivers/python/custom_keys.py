"""Keys that no class declares: any value can be kept under any of them (KVC-19, KVC-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from actions import action_for_change

if TYPE_CHECKING:
    from layers import Layer
    from world import World


def change(world: World, layer: Layer, key: str, value: Any) -> None:
    """Sets a value, searched for like any other change (ACT-49); nil takes it away."""
    world.transactions.join()
    world.presentation.touch(layer)
    old = layer.custom_values.get(key)
    action = None
    if old is not value and old != value:
        action = action_for_change(world, layer, key)
    if value is None:
        layer.custom_values.pop(key, None)
    else:
        layer.custom_values[key] = value
    if action is not None:
        action.run(world, layer, key)
