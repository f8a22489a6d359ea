"""Letting go of the script's references: what nobody else holds is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from animation_objects import Animation
from driver import Unsupported
from layers import Delegate, Layer
from views import View

if TYPE_CHECKING:
    from world import World


def drop(world: World, name: str) -> None:
    """Lets go of an object. Delegates and views are held by nobody else here (ACT-13, VIEW-31)."""
    thing = world.find(name)
    if isinstance(thing, (Delegate, View)):
        thing.alive = False
    elif not isinstance(thing, (Animation, Layer)):
        raise Unsupported(f"drop {name}")
    world.forget(name)
