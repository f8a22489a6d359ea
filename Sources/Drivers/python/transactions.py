"""Transactions: levels with values of their own, and the moment at which changes are published."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Callable, Dict, List, NamedTuple, Optional

from curves import TimingFunction
from decisions import Decisions
from driver import Unsupported
from completion import Completions, Group
from properties import Accept, number, optional, truth
from values import Named

if TYPE_CHECKING:
    from animation_objects import Animation


class Level:
    """One level: the values set in it, and the group of its latest completion block."""

    def __init__(self) -> None:
        self.values: Dict[str, Any] = {}
        self.group: Optional[Group] = None


def _duration(value: Any) -> float:
    """A finite number of seconds."""
    seconds = number(value)
    if not math.isfinite(seconds):
        raise Unsupported(f"duration {seconds}")
    return seconds


def refuse_undeclared(name: str) -> None:
    """Refuses a property that CATransaction does not declare here."""
    if name not in DECLARED:
        raise Unsupported(f"property {name} of the transaction")


def _block(value: Any) -> Any:
    if value is not None and not (isinstance(value, Named) and value.ref.startswith("b")):
        raise Unsupported("completion block")
    return value


class _Slot(NamedTuple):
    """A value that CATransaction declares."""

    default: Any
    accept: Accept


DECLARED = {
    "animationDuration": _Slot(0.25, _duration),                        # TXN-01
    "disableActions": _Slot(False, truth),                              # TXN-01
    "animationTimingFunction": _Slot(None, optional(TimingFunction)),   # TXN-02
    "completionBlock": _Slot(None, _block),                             # TXN-45
}


class Transactions:
    """The open transactions: the implicit one, if any, and within it the explicit levels."""

    def __init__(self, decisions: Decisions, update: Callable[[], None],
                 publish: Callable[[], None]) -> None:
        self._decisions = decisions
        self._update = update
        self._publish = publish
        self._implicit: Optional[Level] = None
        self._levels: List[Level] = []
        self.completions = Completions()
        self._flush_is_due = False

    @property
    def animation_duration(self) -> float:
        """The duration of animations that have none of their own."""
        return float(self.value("animationDuration"))

    @property
    def actions_are_disabled(self) -> bool:
        """Are changes made without a search for actions?"""
        return bool(self.value("disableActions"))

    @property
    def timing_function(self) -> Optional[TimingFunction]:
        """The pace of animations that are added, if it was set (TXN-22)."""
        timing: Optional[TimingFunction] = self.value("animationTimingFunction")
        return timing

    def value(self, key: str) -> Any:
        """The value of the innermost level that has set the key (TXN-04, TXN-07)."""
        for level in reversed(self._open()):
            if key in level.values:
                return level.values[key]
        return DECLARED[key].default if key in DECLARED else None

    def set_value(self, key: str, value: Any) -> None:
        """Sets a value of the innermost level (TXN-05)."""
        accepted = DECLARED[key].accept(value) if key in DECLARED else value
        self.join()
        innermost = self._open()[-1]
        innermost.values[key] = accepted
        if key == "completionBlock":
            self._close_group(innermost)    # the block before still runs (TXN-32, TXN-46)
            innermost.group = Group(accepted.ref) if accepted is not None else None

    def animation_was_added(self, animation: Animation) -> None:
        """Counts an animation to the group of every level that is open (M3, TXN-36)."""
        for level in self._open():
            if level.group is not None:
                level.group.animations.append(animation)

    def join(self) -> None:
        """Sees to it that a change has a transaction, if need be an implicit one (TXN-11)."""
        if not self._levels and self._implicit is None:
            self._implicit = Level()

    def begin(self) -> None:
        """Opens an explicit level."""
        self._levels.append(Level())

    def commit(self) -> None:
        """Closes the innermost explicit level; without one it does nothing (UA-01).

        While an implicit transaction is open, explicit ones nest in it, and what they changed is
        published with it (TXN-26).
        """
        if not self._levels:
            return
        ended = self._levels.pop()
        self._close_group(ended)
        if self._open():
            self._decisions.level_ended(ended.values, self._open()[-1].values)
        if self._decisions.commit_publishes(len(self._levels)):
            if self._implicit is None or self._flush_is_due:
                self._commit_all()

    def flush(self) -> None:
        """Commits the implicit transaction, after the explicit levels are closed (TXN-25)."""
        if self._levels:
            self._flush_is_due = True
        elif self._implicit is not None:
            self._commit_all()

    def end_turn(self) -> None:
        """Commits the implicit transaction, unless an explicit level is open (M1)."""
        if not self._levels and self._implicit is not None:
            self._commit_all()

    def _commit_all(self) -> None:
        """The outermost commit: what layout and display change is part of it (M1)."""
        self.join()
        self._update()
        if self._implicit is not None:
            self._close_group(self._implicit)
        self._implicit = None
        self._flush_is_due = False
        self._publish()
        self.completions.commit()

    def _close_group(self, level: Level) -> None:
        if level.group is not None:
            self.completions.close([level.group])
            level.group = None

    def _open(self) -> List[Level]:
        """The levels that are open, the innermost last."""
        return self._levels if self._implicit is None else [self._implicit, *self._levels]
