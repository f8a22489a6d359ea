"""Completion blocks, and the groups of animations that they wait for (M3, TXN-29 to TXN-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, List

if TYPE_CHECKING:
    from animation_objects import Animation
    from world import World


class Group:
    """The animations that one block waits for."""

    def __init__(self, block: str, tells_finished: bool = False) -> None:
        self.block = block
        self.tells_finished = tells_finished
        """Blocks of views are told whether their animations ran to the end (VIEW-29)."""
        self.animations: List[Animation] = []

    def is_complete(self) -> bool:
        """Has everything that it waits for run to its end or been removed?"""
        return all(animation.ended for animation in self.animations)

    def is_finished(self) -> bool:
        """Did everything run to its end?"""
        return all(animation.finished for animation in self.animations)


class Completions:
    """The groups of a script, on their way from a transaction to the call of their block."""

    def __init__(self) -> None:
        self._uncommitted: List[Group] = []
        self._waiting: List[Group] = []

    def close(self, groups: List[Group]) -> None:
        """Takes groups over to which nothing will be added any more."""
        self._uncommitted += groups

    def commit(self) -> None:
        """An outermost commit: from here on the blocks may be due."""
        self._waiting += self._uncommitted
        self._uncommitted = []

    def deliver(self, world: World) -> None:
        """Calls the blocks whose groups are complete, each once (TXN-31).

        What a block does belongs to the next turn, so it makes no other block due (M2).
        """
        due = [group for group in self._waiting if world.decisions.block_is_due(group)]
        self._waiting = [group for group in self._waiting if group not in due]
        for group in due:
            told = {"finished": world.decisions.finished(group)} if group.tells_finished else {}
            world.call_back("complete", group.block, event="completed", **told)
