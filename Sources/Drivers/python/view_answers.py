"""What views answer when a layer asks for an action (VIEW-01 to VIEW-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, FrozenSet, NamedTuple

import spring
from animation_objects import Animation
from attaching import attach
from blending import difference, neutral
from values import NULL

if TYPE_CHECKING:
    from blocks import Block
    from layers import Layer
    from views import View
    from world import World


class Generation(NamedTuple):
    """How a version of UIKit animates (M8)."""

    additive: FrozenSet[str]
    absolute: FrozenSet[str]


_GEOMETRY = frozenset(("bounds", "position", "transform"))
_LOOKS = frozenset(("opacity", "backgroundColor"))

GENERATIONS = {
    7: Generation(frozenset(), _GEOMETRY | _LOOKS),
    8: Generation(_GEOMETRY, _LOOKS),
    11: Generation(_GEOMETRY | {"cornerRadius"}, _LOOKS | {"anchorPoint"}),
}


class ViewAnimation(Animation):
    """What a view answers in a block: an animation that knows the block it is of."""

    block: Block
    old: Any = None
    additive_from_difference = False

    def copy(self, ref: Any = None) -> Animation:
        """The copy that is attached."""
        made = super().copy(ref)
        if isinstance(made, ViewAnimation):
            made.block = self.block
        return made

    def run(self, world: World, layer: Layer, key: str) -> None:
        """Attaches itself; now the new value is known (VIEW-15), and a key that is free."""
        new = layer.value(key)
        if self.additive_from_difference:
            if self.old is None or new is None:
                return
            self.override("fromValue", difference(self.old, new))
            self.override("toValue", neutral(new))
            key = _free_key(layer, key)
        join(world, self.block, attach(world, layer, self, key))


class TimedLike(Animation):
    """An animation that copied the timing of a view's: it belongs to the same block."""

    block: Any = None

    def run(self, world: World, layer: Layer, key: str) -> None:
        """Attaches itself under the key."""
        join(world, self.block, attach(world, layer, self, key))


def join(world: World, block: Any, attached: Animation) -> None:
    """Counts an animation to its block, whose completion waits for it (VIEW-29)."""
    if block is not None and block.group is not None:
        block.group.animations.append(attached)


def answer(world: World, view: View, layer: Layer, key: str) -> Any:
    """actionForLayer:forKey: of a view, for its own layer or any other (VIEW-32)."""
    if not view.alive:
        return None     # VIEW-31
    block = world.blocks.context()
    if block is None:
        return world.decisions.view_answer_outside_blocks(world.blocks)     # VIEW-01
    if block.kind == "pop":
        _note(world, block, layer, key)
        return NULL     # VIEW-44
    if not world.blocks.animations_enabled:     # VIEW-37
        return NULL
    if block.kind == "keyframes":
        _note(world, block, layer, key)
        return None     # VIEW-40
    return animation_for(world, block, layer, key)


def is_noted(world: World, layer: Layer, key: str) -> bool:
    """Will a key-frame animation come of the change, and no other (VIEW-42)?"""
    block = world.blocks.context()
    return block is not None and block.kind == "keyframes" and (layer, key) in block.old_values


def animation_for(world: World, block: Block, layer: Layer, key: str) -> Any:
    """The animation of a change in a block, or the null object for what is not animated."""
    generation = world.generation
    if not block.duration > 0:      # VIEW-27
        return NULL
    if not world.decisions.view_animates(generation, key):      # VIEW-06, VIEW-07
        return NULL
    made = _paced(block)
    made.block, made.old = block, layer.value(key)
    made.override("keyPath", key)
    if key in generation.additive:
        made.override("additive", True)
        made.additive_from_difference = True        # VIEW-15, VIEW-20
    else:
        if "beginFromCurrentState" in block.options:        # VIEW-19
            shown = world.presentation_layer(layer)
            made.old = shown.value(key) if shown else made.old
        made.override("fromValue", made.old)        # VIEW-13
    return made


def _paced(block: Block) -> ViewAnimation:
    if block.kind == "spring":
        stiffness, damping = spring.of_block(block.damping, block.duration)
        made = ViewAnimation(
            "CASpringAnimation", mass=1.0, stiffness=stiffness, damping=damping,
            initialVelocity=0.0)
    else:
        made = ViewAnimation("CABasicAnimation", timingFunction=block.curve)
    made.override("duration", block.duration)
    made.override("fillMode", "both")       # VIEW-13, VIEW-22
    made.override("repeatCount", block.repeat_count)
    made.override("autoreverses", "autoreverse" in block.options)
    made.delay = block.delay
    return made


def _note(world: World, block: Block, layer: Layer, key: str) -> None:
    """Keeps the value before the first change (VIEW-47)."""
    if not world.blocks.takes_notes:
        return
    if key in layer.cls.properties and (layer, key) not in block.old_values:
        block.old_values[layer, key] = layer.value(key)


def _free_key(layer: Layer, key: str) -> str:
    """The key itself for the first animation, others beside it (VIEW-17)."""
    found, number = key, 2
    while found in layer.animations:
        found, number = f"{key}-{number}", number + 1
    return found
