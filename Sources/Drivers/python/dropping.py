"""Letting go of the script's references: what nobody else holds is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from animation_objects import Animation
from driver import Unsupported
from layers import Delegate, Layer
from values import Named
from views import View

if TYPE_CHECKING:
    from world import World


def drop(world: World, name: str) -> None:
    """Lets go of an object. Nobody else holds delegates of layers, and views (ACT-13, VIEW-31).

    What is named and not made, such as a delegate of animations, goes on for who holds it (CALL-18).
    """
    thing = world.find(name)
    if isinstance(thing, (Delegate, View)):
        thing.alive = False
    elif not isinstance(thing, (Animation, Layer, Named)):
        raise Unsupported(f"drop {name}")
    world.forget(name)
    if isinstance(thing, View) and thing.layer.ref != name:
        world.forget(thing.layer.ref)       # it goes with its view
