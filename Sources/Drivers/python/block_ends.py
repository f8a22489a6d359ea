"""What happens when a block ends: key frames are put together, and `pop` goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Tuple

from animation_objects import Animation
from attaching import attach
from blocks import Block, Note
from curves import TimingFunction
from view_answers import join
from writing import write

if TYPE_CHECKING:
    from world import World

_POP_TIMES = (0.0, 0.35, 1.0)
_POP_CURVES = ((1.0, 0.0, 0.8, 1.0), (0.2, 0.0, 0.0, 1.0))


def end_block(world: World, block: Block) -> None:
    """What a block does after its body has run; it is closed already."""
    if block.kind == "keyframe":
        _note_values(world.blocks.context(), block)
    elif block.kind == "keyframes":
        _note_values(block, Block("keyframe", duration=1.0))
        _attach_key_frames(world, block)
    elif block.kind == "pop":
        _pop(world, block)
    if block.group is not None:
        world.transactions.join()       # the call of the block is due at a commit (VIEW-28)
        world.transactions.completions.close([block.group])


def _note_values(frames: Any, body: Block) -> None:
    """Notes what the body of a key frame has changed since the last one."""
    for (layer, key), old in frames.old_values.items():
        notes = frames.notes.setdefault((layer, key), [])
        last = notes[-1].value if notes else old
        if layer.value(key) != last:
            notes.append(Note(body.delay, body.duration, layer.value(key)))


def _attach_key_frames(world: World, block: Block) -> None:
    """One key-frame animation for each property that changed (VIEW-40)."""
    for (layer, key), notes in block.notes.items():
        old = block.old_values[layer, key]
        if not notes or old is None or not block.duration > 0:
            continue
        times, values = _track(old, notes)
        made = Animation(
            "CAKeyframeAnimation", keyPath=key, values=tuple(values), keyTimes=tuple(times),
            duration=block.duration, fillMode="both")
        made.delay = block.delay
        join(world, block, attach(world, layer, made, key))


def _track(old: Any, notes: List[Note]) -> Tuple[List[float], List[Any]]:
    """The way through all notes: each value is travelled to during its part (VIEW-41)."""
    times, values = [0.0], [old]
    for note in sorted(notes, key=lambda note: note.start):
        start = min(max(note.start, times[-1]), 1.0)
        if start > times[-1]:
            times.append(start)
            values.append(values[-1])
        times.append(min(max(note.start + note.length, start), 1.0))
        values.append(note.value)
    if times[-1] < 1:
        times.append(1.0)
        values.append(values[-1])
    return times, values


def _pop(world: World, block: Block) -> None:
    """There and back, with the model back at once (VIEW-45, VIEW-46)."""
    for (layer, key), old in block.old_values.items():
        made = Animation(
            "CAKeyframeAnimation", keyPath=key, values=(old, layer.value(key), old),
            keyTimes=_POP_TIMES, duration=block.duration,
            timingFunctions=tuple(TimingFunction(*curve) for curve in _POP_CURVES))
        world.transactions.begin()
        world.transactions.set_value("disableActions", True)
        write(world, layer, key, world.decisions.value_after_pop(old, layer.value(key)))
        world.transactions.commit()
        attach(world, layer, made, key)
