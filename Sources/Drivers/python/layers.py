"""Layers, their classes, and their delegates: what they hold and nothing of what they do."""

from __future__ import annotations

from typing import (
    TYPE_CHECKING, Any, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Union)

from driver import Raised, Unsupported
from properties import STORED, Property

if TYPE_CHECKING:
    from actions import Answer
    from animation_objects import Animation
    from presentation import Published
    from views import View

    AnyDelegate = Union["Delegate", "Layer", View]

Dictionary = Mapping[str, Any]


class LayerClass:
    """A class of layers: one of the framework, or one of the script with programmable hooks."""

    def __init__(self, ref: str, properties: Dict[str, Property],
                 superclass: Optional[LayerClass] = None,
                 overridden: Sequence[str] = ()) -> None:
        self.ref = ref
        self.properties = properties
        self.superclass = superclass
        self.overridden = overridden
        """The callbacks that it overrides and reports."""
        self.search_answers: Dict[str, Answer] = {}
        """What its override of actionForKey answers; other keys are its superclass's."""
        self.default_actions: Dict[str, Answer] = {}
        """What its defaultActionForKey answers; other keys are its superclass's."""
        self.default_values: Dict[str, Any] = {}
        """What its defaultValueForKey answers (KVC-21)."""
        self.redraws: Dict[str, bool] = {}
        """What its needsDisplayForKey answers (KVC-27)."""

    def default_value(self, key: str) -> Any:
        """The value of a declared property that was never set."""
        for cls in self.lineage():
            if key in cls.default_values:
                return cls.default_values[key]
        return self.properties[key].default

    def wants_redraw(self, key: str) -> bool:
        """Does a change of that key need a redraw? Only a hook says so (KVC-26)."""
        return next((cls.redraws[key] for cls in self.lineage() if key in cls.redraws), False)

    def reports(self, callback: str) -> Iterator[LayerClass]:
        """The classes of the lineage that report a callback, the most general one first."""
        return (cls for cls in reversed(list(self.lineage())) if callback in cls.overridden)

    def lineage(self) -> Iterator[LayerClass]:
        """This class and its superclasses."""
        cls: Optional[LayerClass] = self
        while cls is not None:
            yield cls
            cls = cls.superclass


def framework_classes() -> Dict[str, LayerClass]:
    """The classes of the framework, by name."""
    return {name: LayerClass(name, properties) for name, properties in STORED.items()}


class CopiedTiming:
    """What an override of the search answers: an animation timed like another key's action."""

    def __init__(self, key: str) -> None:
        self.key = key


class Delegate:
    """A delegate of layers with programmable answers; keys that were not programmed: nil."""

    def __init__(self, ref: str, answers: Dict[str, Answer], implemented: Sequence[str]) -> None:
        self.ref = ref
        self.answers = answers
        self.implemented = implemented
        """The methods that it has: a missing one is skipped (ACT-12)."""
        self.alive = True


class Layer:
    """A layer of the model tree."""

    alive = True
    """What becomes of a delegate that is a layer and ends, no rule says."""

    def __init__(self, ref: str, cls: LayerClass) -> None:
        self.ref = ref
        self.cls = cls
        self.values: Dict[str, Any] = {}
        """The stored properties that were ever set."""
        self.observed: List[str] = []
        """The keys whose changes are reported (KVC-29)."""
        self.custom_values: Dict[str, Any] = {}
        """What was set under keys that no class declares (KVC-19)."""
        self.style: Optional[Dictionary] = None
        self.actions: Optional[Dictionary] = None
        self._delegate: Optional[AnyDelegate] = None
        self.superlayer: Optional[Layer] = None
        self.children: List[Layer] = []
        self.mask: Optional[Layer] = None
        self.animations: Dict[Any, Animation] = {}
        """By key, in the order in which they were added (ANIM-07)."""
        self.needs_layout = False
        """LAY-01"""
        self.is_being_laid_out = False
        self.needs_display = False
        self.hosted = False
        """Is it the root of a surface that is shown (M1)?"""
        self.committed = False
        """Was it part of the tree at an outermost commit, and ever since (M1)?"""
        self.published: Optional[Published] = None
        """What the last outermost commit made of it; nil while it is not shown (PRES-01)."""

    @property
    def model_layer(self) -> Layer:
        """The layer itself."""
        return self

    @property
    def delegate(self) -> Optional[AnyDelegate]:
        """A weak reference: nil once the delegate is gone (ACT-13)."""
        return self._delegate if self._delegate is not None and self._delegate.alive else None

    @delegate.setter
    def delegate(self, delegate: Optional[AnyDelegate]) -> None:
        self._delegate = delegate

    @property
    def sublayers(self) -> Optional[Tuple[Layer, ...]]:
        """A snapshot of the list (TREE-19), nil instead of an empty one (TREE-42)."""
        return tuple(self.children) or None

    def value(self, key: str) -> Any:
        """The value of a stored property: set, supplied by the style, or the default."""
        if key in self.values:
            return self.values[key]
        return supplied_value(self.cls, self.style, key)

    def timing_value(self, key: str) -> Any:
        """A value of the layer's own timing (M6: convertTime sees pending changes)."""
        return self.value(key)

    def host(self) -> Optional[Layer]:
        """The root of the surface on which the layer is attached, or nil (M1)."""
        layer: Optional[Layer] = self
        while layer is not None and not layer.hosted:
            layer = layer.superlayer
        return layer

    def superlayers(self) -> List[Layer]:
        """The layers above it, the nearest first."""
        found: List[Layer] = []
        above = self.superlayer
        while above is not None:
            found.append(above)
            above = above.superlayer
        return found

    def is_visible(self) -> bool:
        """Is it part of a tree that is shown already? (ACT-43)"""
        host = self.host()
        return host is not None and host.committed

    def subtree(self) -> List[Layer]:
        """The layer and everything below it, masks included, each once."""
        found = {self: None}
        waiting = [self]
        while waiting:
            layer = waiting.pop()
            below = layer.children if layer.mask is None else [*layer.children, layer.mask]
            for child in below:
                if child not in found:
                    found[child] = None
                    waiting.append(child)
        return list(found)


def style_chain(style: Optional[Dictionary]) -> Iterator[Dictionary]:
    """The style and the styles nested in it, the nearest first (ACT-09)."""
    while style is not None:
        yield style
        style = style.get("style")


def supplied_value(cls: LayerClass, style: Optional[Dictionary], key: str) -> Any:
    """The value of a property that was never set: the style's (KVC-24), or the default."""
    prop = cls.properties[key]
    for level in style_chain(style):
        if key in level:
            try:
                return prop.accept(level[key])
            except (Unsupported, Raised):
                break       # a style may hold anything under any key
    return cls.default_value(key)
