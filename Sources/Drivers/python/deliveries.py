"""What a tick tells: that animations began, ended or were removed (M2, section 8, CALL)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, NamedTuple

import timing
from animation_objects import BlockDelegate
from presentation import presentation_layer

if TYPE_CHECKING:
    from animation_objects import Animation
    from timing import Time
    from world import World


class _Due(NamedTuple):
    """One thing to tell."""

    instant: Time
    animation: Animation
    tell: Any


def deliver(world: World) -> None:
    """Tells what is due now, by its instant (CALL-20).

    What is due is settled before the first handler runs: what handlers do belongs to the next
    turn (UA-45).
    """
    due: List[_Due] = []
    for animation in world.presentation.shown_animations():
        _look_at(world, animation, due)
    for animation in world.presentation.take_removed():
        _look_at_removed(world, animation, due)
    for item in sorted(due, key=lambda item: (item.instant, item.tell is not _start)):
        item.tell(world, item.animation)


def _look_at(world: World, animation: Animation, due: List[_Due]) -> None:
    layer = presentation_layer(animation.layer, world.clock)
    begin, local = animation.begin, timing.local_time(layer, world.clock)
    if begin is None or local < begin:
        return
    speed = timing.rate(layer)
    if not animation.started:
        due.append(_Due(_instant(world, animation, local - begin, speed), animation, _start))
    if not animation.stopped and timing.is_over(animation, begin, local):
        over = timing.elapsed(animation, begin, local) - timing.active_duration(animation)
        speed = speed * timing.exact(animation["speed"])
        due.append(_Due(_instant(world, animation, over, speed), animation, _end))


def _look_at_removed(world: World, animation: Animation, due: List[_Due]) -> None:
    """An animation whose removal was committed; one that was never shown tells nothing."""
    if animation.removed_at is None or animation.begin is None:
        animation.ended = True
        return
    if animation.was_due and not animation.started:
        due.append(_Due(animation.removed_at, animation, _start))
    if not animation.stopped:
        due.append(_Due(animation.removed_at, animation, _cut_short))       # CALL-04


def _instant(world: World, animation: Animation, since: Time, speed: Time) -> Time:
    """The clock at which it was due, by the time gone by since; never before its commit."""
    happened = world.clock - since / speed if speed > 0 else world.clock
    return max(happened, animation.committed_at or happened)


def _start(world: World, animation: Animation) -> None:
    animation.started = True        # once, not in every cycle (CALL-02)
    _tell(world, animation, "start", "started")


def _end(world: World, animation: Animation) -> None:
    """It has run to its end: first the removal, so that a handler may add anew (CALL-14)."""
    if animation["removedOnCompletion"]:
        world.presentation.remove_ended(animation, world.clock)
    animation.finished = True
    _stop(world, animation, finished=True)


def _cut_short(world: World, animation: Animation) -> None:
    _stop(world, animation, finished=False)


def _stop(world: World, animation: Animation, finished: bool) -> None:
    animation.stopped = animation.ended = True      # exactly one stop (CALL-07)
    for _ in range(world.decisions.stops_to_tell(animation)):
        _tell(world, animation, "stop", "stopped",
              finished=world.decisions.finished_flag(finished))


def _tell(world: World, animation: Animation, callback: str, event: str, **members: Any) -> None:
    delegate = animation["delegate"]
    if isinstance(delegate, BlockDelegate):
        block = delegate.take(callback)
        if block is not None:
            world.call_back("complete", block, event="completed", **members)
    elif delegate is not None:
        world.call_back(
            callback, delegate.ref, event=event, animation=animation.ref, **members)
