"""Attaching animations to layers and taking them off again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from animation_objects import Animation

if TYPE_CHECKING:
    from layers import Layer
    from world import World


class NilKey:
    """The nil key of one animation: it is equal to no other (ANIM-05)."""


def attach(world: World, layer: Layer, animation: Animation, key: Optional[str]) -> Animation:
    """addAnimation:forKey: attaches a copy (ANIM-01, ANIM-02, ANIM-03)."""
    world.transactions.join()
    made = animation.copy()
    if made.cls == "CATransition":
        key = "transition"      # ANIM-70
    if not made["duration"] > 0:        # ANIM-21, TXN-23
        made.override("duration", world.transactions.animation_duration)
    if made["timingFunction"] is None:      # TXN-22
        made.override("timingFunction", world.transactions.timing_function)
    made.layer, made.key = layer, NilKey() if key is None else key
    detach(world, layer, made.key)
    layer.animations[made.key] = made       # the latest last (ANIM-07)
    world.transactions.animation_was_added(made)
    world.presentation.touch(layer)
    for cls in layer.cls.reports("addAnimation"):
        world.call_back(
            "addAnimation", cls.ref, event="asked", callback="addAnimation", layer=layer.ref,
            key=key or "")
    return made


def detach(world: World, layer: Layer, key: Any) -> None:
    """removeAnimationForKey: (ANIM-09, ANIM-10)"""
    world.transactions.join()
    former = layer.animations.pop(key, None)
    if former is not None:
        world.presentation.animation_was_removed(former)
        world.presentation.touch(layer)


def detach_all(world: World, layer: Layer) -> None:
    """removeAllAnimations, those with the nil key too (ANIM-11)."""
    world.transactions.join()
    for key in list(layer.animations):
        detach(world, layer, key)
