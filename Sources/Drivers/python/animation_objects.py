"""The animation classes: what objects of each declare, and objects of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, NamedTuple, Optional, Tuple

import spring
from curves import TimingFunction
from driver import Unsupported
from properties import Accept, number, optional, single, truth
from values import Named, Path

if TYPE_CHECKING:
    from layers import Layer
    from timing import Time


class Field(NamedTuple):
    """A property of an animation class."""

    default: Any
    accept: Accept


def _anything(value: Any) -> Any:
    return value


def _text(value: Any) -> Any:
    return optional(str)(value)


def _animations(value: Any) -> Any:
    members = optional(tuple)(value)
    for member in members or ():
        if not isinstance(member, Animation):
            raise Unsupported("member of a group that is no animation")
    return members


class BlockDelegate:
    """A delegate made of two blocks, each of which it calls once (seed 003)."""

    def __init__(self, blocks: Dict[str, Named]) -> None:
        self.blocks = blocks
        self._left = dict(blocks)

    def take(self, callback: str) -> Optional[str]:
        """The block to call for a start or a stop; none when it was called already."""
        block = self._left.pop(callback, None)
        return block.ref if block else None


def _delegate(value: Any) -> Any:
    if isinstance(value, dict) and all(
            name in ("start", "stop") and isinstance(block, Named) and block.ref.startswith("b")
            for name, block in value.items()):
        return BlockDelegate(value)
    if value is not None and not (isinstance(value, Named) and value.ref.startswith("h")):
        raise Unsupported("delegate of an animation")
    return value


_LIST = Field(None, optional(tuple))

# ANIM-20, ANIM-78
_ALL = {
    "delegate": Field(None, _delegate), "beginTime": Field(0.0, number),
    "duration": Field(0.0, number), "speed": Field(1.0, single),
    "timeOffset": Field(0.0, number), "repeatCount": Field(0.0, single),
    "repeatDuration": Field(0.0, number), "autoreverses": Field(False, truth),
    "fillMode": Field("removed", _text), "removedOnCompletion": Field(True, truth),
    "timingFunction": Field(None, optional(TimingFunction)),
}
_PROPERTY = {
    "keyPath": Field(None, _text), "additive": Field(False, truth),
    "cumulative": Field(False, truth), "valueFunction": Field(None, _text),
}
_BASIC = {
    **_ALL, **_PROPERTY, "fromValue": Field(None, _anything), "toValue": Field(None, _anything),
    "byValue": Field(None, _anything),
}
_KEYFRAME = {
    **_ALL, **_PROPERTY, "path": Field(None, optional(Path)), "values": _LIST, "keyTimes": _LIST,
    "timingFunctions": _LIST, "calculationMode": Field("linear", _text), "tensionValues": _LIST,
    "continuityValues": _LIST, "biasValues": _LIST,
}
# ANIM-67
_SPRING = {
    **_BASIC, "mass": Field(1.0, number), "stiffness": Field(100.0, number),
    "damping": Field(10.0, number), "initialVelocity": Field(0.0, number),
}
_GROUP = {**_ALL, "animations": Field(None, _animations)}
# ANIM-71, ANIM-81
_TRANSITION = {
    **_ALL, "type": Field("fade", _text), "subtype": Field(None, _text),
    "startProgress": Field(0.0, single), "endProgress": Field(1.0, single),
    "filter": Field(None, _anything),
}

FIELDS: Dict[str, Dict[str, Field]] = {
    "CABasicAnimation": _BASIC, "CAKeyframeAnimation": _KEYFRAME, "CASpringAnimation": _SPRING,
    "CAAnimationGroup": _GROUP, "CATransition": _TRANSITION,
}
"""By class: what can be read and set."""

READ_ONLY = {"CASpringAnimation": ("settlingDuration",)}


class Animation:
    """An animation object: the script's, the engine's, or the copy attached to a layer."""

    def __init__(self, cls: str, ref: Optional[str] = None, **fields: Any) -> None:
        self.cls = cls
        self.ref = ref
        """The name of the script's object, that of its copies too; nil if the engine made it."""
        self._fields: Dict[str, Any] = dict(fields)
        self.layer: Optional[Layer] = None
        self.key: Any = None
        """Where a copy is attached; the nil key is an object of its own each time (ANIM-05)."""
        self.delay: Any = 0
        """How long after its commit it begins, if its beginTime does not say (M4)."""
        self.begin: Optional[Time] = None
        """In the layer's time, from the commit that published it on (M4)."""
        self.started = False
        self.stopped = False
        self.ended = False
        """Has it run to its end or been removed, and was that told at a tick?"""
        self.finished = False
        self.committed_at: Optional[Time] = None
        """The clock of the commit that published it."""
        self.removed_at: Optional[Time] = None
        """The clock of the commit that published its removal."""
        self.was_due = False
        """Had it begun when it was removed?"""

    def __getitem__(self, name: str) -> Any:
        if name in self._fields:
            return self._fields[name]
        return FIELDS[self.cls][name].default

    def declares(self, name: str) -> bool:
        """Can the property be read?"""
        return name in FIELDS[self.cls] or name in READ_ONLY.get(self.cls, ())

    def read(self, name: str) -> Any:
        """A property, as a getter answers it; of an attached copy the resolved begin (TIME-32)."""
        if not self.declares(name):
            return self._fields.get(name)
        if isinstance(self._fields.get(name), BlockDelegate):
            return dict(self._fields[name].blocks)
        if name == "settlingDuration":
            return spring.settling_duration(
                self["mass"], self["stiffness"], self["damping"], self["initialVelocity"])
        if name == "beginTime" and self.begin is not None:
            return float(self.begin)
        return self[name]

    def write(self, name: str, value: Any) -> None:
        """Sets a property of the caller's object."""
        if name not in FIELDS[self.cls]:
            raise Unsupported(f"property {name} of {self.cls}")
        self._fields[name] = FIELDS[self.cls][name].accept(value)

    def write_any(self, name: str, value: Any) -> None:
        """Sets a property or a value under a key that no class declares (CALL-11)."""
        if name in FIELDS[self.cls]:
            self.write(name, value)
        elif "." not in name and name not in READ_ONLY.get(self.cls, ()):
            self._fields[name] = value
        else:
            raise Unsupported(f"key {name} of {self.cls}")

    def copy(self, ref: Optional[str] = None) -> Animation:
        """Another object with the same values (ANIM-80)."""
        made = type(self)(self.cls, ref or self.ref, **self._fields)
        made.delay = self.delay
        return made

    def override(self, name: str, value: Any) -> None:
        """Sets a property of a copy without a question."""
        self._fields[name] = value

    def run(self, world: Any, layer: Layer, key: str) -> None:
        """An animation is an action: it attaches itself under the event's key (ACT-40)."""
        from attaching import attach
        attach(world, layer, self, key)

    def members(self) -> Tuple[Animation, ...]:
        """The members of a group."""
        return self["animations"] or ()
