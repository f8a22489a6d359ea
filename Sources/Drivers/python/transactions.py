"""Transactions: levels with values of their own, and the moment at which changes are published."""

from __future__ import annotations

import math
from typing import Any, Callable, Dict, List, NamedTuple, Optional

from curves import TimingFunction
from decisions import Decisions
from driver import Unsupported
from properties import Accept, number, optional, truth

Values = Dict[str, Any]


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


def refuse_key(key: str) -> None:
    """Refuses the one key of key-value coding that is more than a value (TXN-10)."""
    if key == "completionBlock":
        raise Unsupported(f"key {key} of the transaction")


class _Slot(NamedTuple):
    """A value that CATransaction declares."""

    default: Any
    accept: Accept


DECLARED = {
    "animationDuration": _Slot(0.25, _duration),                        # TXN-01
    "disableActions": _Slot(False, truth),                              # TXN-01
    "animationTimingFunction": _Slot(None, optional(TimingFunction)),   # TXN-02
}


class Transactions:
    """The open transactions: the implicit one, if any, and within it the explicit levels."""

    def __init__(self, decisions: Decisions, publish: Callable[[], None]) -> None:
        self._decisions = decisions
        self._publish = publish
        self._implicit: Optional[Values] = None
        self._levels: List[Values] = []
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
        for values in reversed(self._levels):
            if key in values:
                return values[key]
        if self._implicit is not None and key in self._implicit:
            return self._implicit[key]
        return DECLARED[key].default if key in DECLARED else None

    def set_value(self, key: str, value: Any) -> None:
        """Sets a value of the innermost level (TXN-05)."""
        accepted = DECLARED[key].accept(value) if key in DECLARED else value
        self.join()
        innermost = self._innermost()
        if innermost is not None:
            innermost[key] = accepted

    def join(self) -> None:
        """Sees to it that a change has a transaction, if need be an implicit one (TXN-11)."""
        if not self._levels and self._implicit is None:
            self._implicit = {}

    def begin(self) -> None:
        """Opens an explicit level."""
        self._levels.append({})

    def commit(self) -> None:
        """Closes the innermost explicit level; without one it does nothing (UA-01).

        While an implicit transaction is open, explicit ones nest in it, and what they changed is
        published with it (TXN-26).
        """
        if not self._levels:
            return
        ended = self._levels.pop()
        enclosing = self._innermost()
        if enclosing is not None:
            self._decisions.level_ended(ended, enclosing)
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
        self._implicit = None
        self._flush_is_due = False
        self._publish()

    def _innermost(self) -> Optional[Values]:
        return self._levels[-1] if self._levels else self._implicit
