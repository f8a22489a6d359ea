"""The decisions of the engine that classic mistakes get wrong, one method for each.

`Decisions` decides as the catalogue says. The classes in `faults.py` override one method each;
the engine itself knows nothing of faults. Every script has decisions of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, MutableMapping, Optional, Sequence, Tuple

from values import NULL, Point, Rect

if TYPE_CHECKING:
    from actions import Answer
    from animation_objects import Animation
    from blocks import Blocks
    from completion import Group
    from layers import Layer
    from presentation import PresentationLayer
    from view_answers import Generation


class Decisions:
    """What a correct engine decides."""

    def frame_anchor(self, anchor: Point) -> Point:
        """The anchor point that frame is computed with: the layer's (GEO-04, GEO-06)."""
        return anchor

    def kept_frame(self, layer: Any) -> Optional[Rect]:
        """The frame to answer without deriving it: none, frame is a function (GEO-39)."""
        return None

    def frame_was_set(self, layer: Layer, frame: Rect) -> None:
        """A frame was set: nothing of it stays but bounds and position (GEO-17)."""

    def value_was_stored(self, layer: Layer, key: str) -> None:
        """A stored property was set."""

    def stays_listed(self, former: Layer, new: Optional[Layer]) -> bool:
        """Does a layer stay in the list of its former superlayer? It never does (TREE-03)."""
        return False

    def delegate_answer(self, answer: Answer) -> Answer:
        """What the search makes of a delegate's answer: itself (ACT-02 to ACT-04)."""
        return answer

    def commit_publishes(self, levels_left: int) -> bool:
        """Does a commit publish? The outermost one alone (TXN-14, TXN-15)."""
        return levels_left == 0

    def level_ended(self, values: MutableMapping[str, Any],
                    enclosing: MutableMapping[str, Any]) -> None:
        """A nested transaction ended: its values end with it (TXN-05, TXN-20)."""

    def leftovers(self, shown: PresentationLayer, gone: Sequence[Animation]) -> Dict[str, Any]:
        """What goes on being shown of animations that are gone: nothing (PRES-07)."""
        return {}

    def block_is_due(self, group: Group) -> bool:
        """Is it time to call a block? Once its whole group is complete (TXN-29)."""
        return group.is_complete()

    def finished(self, group: Group) -> bool:
        """What a view's block is told: did everything run to its end (VIEW-29)?"""
        return group.is_finished()

    def view_answer_outside_blocks(self, blocks: Blocks) -> Answer:
        """What a view answers outside of blocks: the null object (VIEW-01)."""
        return NULL

    def view_animates(self, generation: Generation, key: str) -> bool:
        """Does a change in a block animate (VIEW-06, VIEW-07)?"""
        return key in generation.additive or key in generation.absolute

    def nested_duration(self, own: float, outer: float) -> float:
        """The duration of a nested block: the outer one's (VIEW-23)."""
        return outer

    def restored_setting(self, before: bool) -> bool:
        """Are views animated after performWithoutAnimation? As before it (VIEW-39)."""
        return before

    def forwarded_answer(self, spot: Tuple[Layer, str], answer: Answer) -> Answer:
        """What a forwarder makes of a view's answer: itself, anew each time (ACT-48)."""
        return answer

    def value_after_pop(self, old: Any, new: Any) -> Any:
        """What the model is left with after a pop: the value before it (VIEW-46)."""
        return old

    def finished_flag(self, finished: bool) -> bool:
        """What a delegate is told of a stop: did it run to its end (CALL-03, CALL-04)?"""
        return finished

    def marks_for_layout(self, key: str, has_other_size: bool) -> bool:
        """Does a change concern the layout (LAY-07 to LAY-10)?"""
        return key == "transform" or (key == "bounds" and has_other_size)

    def redraws_on_new_bounds(self, wanted: bool) -> bool:
        """Is a layer drawn anew when its bounds change? If it wants to be (DIS-05, DIS-06)."""
        return wanted

    def stops_to_tell(self, animation: Animation) -> int:
        """How often a delegate is told of one stop: once (CALL-07)."""
        return 1
