"""The decisions of the engine that classic mistakes get wrong, one method for each.

`Decisions` decides as the catalogue says. The classes in `faults.py` override one method each;
the engine itself knows nothing of faults. Every script has decisions of its own.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, MutableMapping, Optional, Sequence

from values import Point, Rect

if TYPE_CHECKING:
    from actions import Answer
    from animations import BasicAnimation
    from layers import Layer
    from presentation import Published


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

    def leftovers(self, before: Published, gone: Sequence[BasicAnimation],
                  clock: Fraction) -> Dict[str, Any]:
        """What goes on being shown of animations that are gone: nothing (PRES-07)."""
        return {}
