"""The classic mistakes that `--fault NAME` switches on, to see whether LayerCheck finds them.

Each fault is a subclass of `Decisions` with one wrong decision. To add one: find the place of the
decision in the engine, give it a method in `Decisions` if it has none, override it here, and
list the fault in `FAULTS`.
"""

from __future__ import annotations

from typing import (
    TYPE_CHECKING, Any, Dict, MutableMapping, NamedTuple, Optional, Sequence, Tuple, Type)

from blending import alike
from decisions import Decisions
from values import NULL, Point, Rect

if TYPE_CHECKING:
    from actions import Answer
    from animation_objects import Animation
    from blocks import Blocks
    from completion import Group
    from layers import Layer
    from presentation import PresentationLayer
    from view_answers import Generation


class FrameAnchorCentre(Decisions):
    """frame is read and placed around the centre."""

    def frame_anchor(self, anchor: Point) -> Point:
        return Point(0.5, 0.5)


class FrameStored(Decisions):
    """frame is a value of its own, dropped only when bounds or position are set."""

    def __init__(self) -> None:
        super().__init__()
        self._frames: Dict[Layer, Rect] = {}

    def kept_frame(self, layer: Any) -> Optional[Rect]:
        return self._frames.get(layer)

    def frame_was_set(self, layer: Layer, frame: Rect) -> None:
        self._frames[layer] = frame

    def value_was_stored(self, layer: Layer, key: str) -> None:
        if key in ("bounds", "position"):
            self._frames.pop(layer, None)


class MoveKeepsOldList(Decisions):
    """Only an explicit removal takes a layer out of a list, a move does not."""

    def stays_listed(self, former: Layer, new: Optional[Layer]) -> bool:
        return new is not None and new is not former


class NullIsNil(Decisions):
    """The null object is mistaken for nil."""

    def delegate_answer(self, answer: Answer) -> Answer:
        return None if answer is NULL else answer


class NilIsNull(Decisions):
    """Nil is mistaken for the null object."""

    def delegate_answer(self, answer: Answer) -> Answer:
        return NULL if answer is None else answer


class NestedCommitPublishes(Decisions):
    """Every commit is mistaken for the outermost one."""

    def commit_publishes(self, levels_left: int) -> bool:
        return True


class NestedValuesLeak(Decisions):
    """There is one set of values for all levels of a transaction."""

    def level_ended(self, values: MutableMapping[str, Any],
                    enclosing: MutableMapping[str, Any]) -> None:
        enclosing.update(values)


class StickyPresentation(Decisions):
    """The last animated value is written into the presentation copy for good."""

    def leftovers(self, shown: PresentationLayer, gone: Sequence[Animation]) -> Dict[str, Any]:
        last = {}
        for animation in gone:
            if animation.cls == "CABasicAnimation" and animation["keyPath"] in shown.cls.properties:
                ended = animation.finished or animation["toValue"] is None
                key = animation["keyPath"]
                value = animation["toValue"] if ended else shown.value(key)
                if alike(value, shown.value(key)):
                    last[key] = value
        return {**shown.published.leftovers, **last}


class BlockAfterFirst(Decisions):
    """The end of one animation is mistaken for that of the group."""

    def block_is_due(self, group: Group) -> bool:
        animations = group.animations
        return not animations or any(animation.ended for animation in animations)


class StopToldTwice(Decisions):
    """The end and the removal at the end are told separately."""

    def stops_to_tell(self, animation: Animation) -> int:
        return 2 if animation.finished else 1


class RemovalFinished(Decisions):
    """A removal is told like an end."""

    def finished_flag(self, finished: bool) -> bool:
        return True


class PositionMarks(Decisions):
    """A move is mistaken for a change of size."""

    def marks_for_layout(self, key: str, has_other_size: bool) -> bool:
        return key == "position" or super().marks_for_layout(key, has_other_size)


class ResizeRedraws(Decisions):
    """Every layer is drawn anew with its bounds."""

    def redraws_on_new_bounds(self, wanted: bool) -> bool:
        return True


class ViewAnswersNil(Decisions):
    """Outside of blocks a view has no opinion."""

    def view_answer_outside_blocks(self, blocks: Blocks) -> Answer:
        return None


class NestedBlockOwnDuration(Decisions):
    """A nested block keeps its own duration."""

    def nested_duration(self, own: float, outer: float) -> float:
        return own


class AnimationsEnabledAgain(Decisions):
    """performWithoutAnimation switches animations on when it ends."""

    def restored_setting(self, before: bool) -> bool:
        return True


class EverythingAnimates(Decisions):
    """In a block every property animates."""

    def view_animates(self, generation: Generation, key: str) -> bool:
        return super().view_animates(generation, key) or key in (
            "cornerRadius", "borderWidth", "borderColor", "zPosition", "shadowRadius")


class ForwarderRemembers(Decisions):
    """A forwarder keeps the first answer for a layer and key."""

    def __init__(self) -> None:
        super().__init__()
        self._answers: Dict[Tuple[Layer, str], Answer] = {}

    def forwarded_answer(self, spot: Tuple[Layer, str], answer: Answer) -> Answer:
        return self._answers.setdefault(spot, answer)


class PopKeepsValue(Decisions):
    """The model keeps the value that was popped to."""

    def value_after_pop(self, old: Any, new: Any) -> Any:
        return new


class AlwaysFinished(Decisions):
    """Blocks of views are always told that they ran to the end."""

    def finished(self, group: Group) -> bool:
        return True


class Fault(NamedTuple):
    """A fault as it is listed."""

    name: str
    sentence: str
    rules: Tuple[str, ...]
    decisions: Type[Decisions]


FAULTS = (
    Fault(
        "frame-anchor-centre", "frame ignores anchorPoint and uses the centre of the bounds.",
        ("GEO-04", "GEO-05", "GEO-06", "GEO-07", "GEO-18"), FrameAnchorCentre),
    Fault(
        "frame-stored",
        "A frame that was set is answered as it was until bounds or position are set, "
        "whatever becomes of anchorPoint and transform.",
        ("GEO-06", "GEO-04", "GEO-39"), FrameStored),
    Fault(
        "move-keeps-old-list",
        "A layer that moves to another superlayer stays in the list of the old one.",
        ("TREE-03", "TREE-12", "TREE-20", "TREE-21"), MoveKeepsOldList),
    Fault(
        "null-is-nil",
        "The null object as the answer of a delegate is treated like nil: the search goes on.",
        ("ACT-04",), NullIsNil),
    Fault(
        "nil-is-null",
        "Nil as the answer of a delegate is treated like the null object: the search ends.",
        ("ACT-03", "ACT-01"), NilIsNull),
    Fault(
        "nested-commit-publishes",
        "The commit of a nested transaction publishes what is pending.",
        ("TXN-15", "TXN-14"), NestedCommitPublishes),
    Fault(
        "nested-values-leak",
        "Values set in a nested transaction stay in force after its commit.",
        ("TXN-05", "TXN-09", "TXN-20"), NestedValuesLeak),
    Fault(
        "sticky-presentation",
        "The presentation copy keeps the last animated value after the animation was removed.",
        ("PRES-07", "PRES-04"), StickyPresentation),
    Fault(
        "block-after-first",
        "A completion block is called when the first animation of its group has ended.",
        ("TXN-29",), BlockAfterFirst),
    Fault(
        "stop-told-twice", "The stop of an animation that ran to its end is told twice.",
        ("CALL-07",), StopToldTwice),
    Fault(
        "removal-finished", "A removed animation is told to have finished.",
        ("CALL-04", "CALL-05", "CALL-06", "ANIM-04"), RemovalFinished),
    Fault(
        "position-marks-layout", "A change of position marks for layout.",
        ("LAY-09",), PositionMarks),
    Fault(
        "resize-redraws", "A change of bounds marks for display, wanted or not.",
        ("DIS-05",), ResizeRedraws),
    Fault(
        "view-answers-nil", "Outside of blocks a view answers nil, so every change animates.",
        ("VIEW-01", "VIEW-03"), ViewAnswersNil),
    Fault(
        "nested-block-own-duration", "A nested block keeps its own duration.",
        ("VIEW-23",), NestedBlockOwnDuration),
    Fault(
        "animations-enabled-again", "performWithoutAnimation leaves animations switched on.",
        ("VIEW-39",), AnimationsEnabledAgain),
    Fault(
        "everything-animates", "In a block properties animate that UIKit does not animate.",
        ("VIEW-07",), EverythingAnimates),
    Fault(
        "forwarder-remembers", "A forwarder keeps the first answer that it got.",
        ("VIEW-30", "ACT-48"), ForwarderRemembers),
    Fault(
        "pop-keeps-value", "After a pop the model keeps the new value.",
        ("VIEW-46",), PopKeepsValue),
    Fault(
        "always-finished", "Completions of blocks are told true whatever became of them.",
        ("VIEW-29", "VIEW-53"), AlwaysFinished),
)
