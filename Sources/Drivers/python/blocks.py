"""The stack of view animation blocks that are open (section 9 of the catalogue, VIEW)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, NamedTuple, Optional, Tuple

from completion import Group
from curves import TimingFunction

if TYPE_CHECKING:
    from decisions import Decisions
    from layers import Layer

ANIMATING = ("animate", "spring")

Spot = Tuple["Layer", str]


class Note(NamedTuple):
    """Up to when which value was reached, in a block of key frames."""

    start: float
    length: float
    value: Any


class Block:
    """One open block."""

    def __init__(self, kind: str, duration: float = 0.0, delay: float = 0.0,
                 curve: Optional[str] = None, damping: float = 1.0,
                 count: Optional[float] = None, options: Tuple[str, ...] = (),
                 completion: Optional[str] = None) -> None:
        self.kind = kind
        self.duration = duration
        self.delay = delay
        self.curve = TimingFunction.named(curve or "easeInEaseOut")     # VIEW-21
        self.damping = damping
        self.count = count
        self.options = options
        self.group = Group(completion, tells_finished=True) if completion else None
        self.were_enabled = True
        """The setting that performWithoutAnimation found (VIEW-39)."""
        self.old_values: Dict[Spot, Any] = {}
        """In a block of key frames and in `pop`: what changed, with the value before."""
        self.notes: Dict[Spot, List[Note]] = {}

    @property
    def repeat_count(self) -> float:
        """How often its animations run."""
        if self.count is not None:
            return self.count
        return float("inf") if "repeat" in self.options else 0.0


class Blocks:
    """The blocks of a script, and whether views animate at all."""

    def __init__(self, decisions: Decisions) -> None:
        self._decisions = decisions
        self._open: List[Block] = []
        self.animations_enabled = True      # VIEW-38
        self.takes_notes = True
        """Not while the script only asks: a question leaves no trace (ACT-19)."""

    def open(self, block: Block) -> None:
        """Opens a block inside those that are open."""
        outer = self.animating()
        if block.kind in ANIMATING and outer is not None:
            self._inherit(block, outer)
        if block.kind == "withoutAnimation":
            block.were_enabled, self.animations_enabled = self.animations_enabled, False
        self._open.append(block)

    def close(self) -> Optional[Block]:
        """Closes the innermost block; nil when none is open."""
        if not self._open:
            return None
        block = self._open.pop()
        if block.kind == "withoutAnimation":
            self.animations_enabled = self._decisions.restored_setting(block.were_enabled)
        return block

    def context(self) -> Optional[Block]:
        """The innermost block that decides what views answer."""
        for block in reversed(self._open):
            if block.kind not in ("withoutAnimation", "keyframe"):
                return block
        return None

    def animating(self) -> Optional[Block]:
        """The block whose parameters are in force, nil outside of those that animate."""
        block = self.context()
        return block if block is not None and block.kind in ANIMATING else None

    def inherited_duration(self) -> float:
        """inheritedAnimationDuration (VIEW-55)."""
        block = self.context()
        return block.duration if block is not None and block.kind != "pop" else 0.0

    def _inherit(self, block: Block, outer: Block) -> None:
        """A nested block takes over duration and curve unless it says otherwise (VIEW-23, 24)."""
        if "overrideInheritedDuration" not in block.options:
            block.duration = self._decisions.nested_duration(block.duration, outer.duration)
        if "overrideInheritedCurve" not in block.options:
            block.curve = outer.curve
        block.delay = block.delay or outer.delay        # they start together (VIEW-25)
