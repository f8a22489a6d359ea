"""What is shown: the layers as the last outermost commit published them, animations applied.

Pending changes are not in it (TXN-14). A published layer is a snapshot; only layers that changed
are published again.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Tuple

import animated_values
import timing
from layers import Layer, supplied_value
from values import to_single

if TYPE_CHECKING:
    from animation_objects import Animation
    from decisions import Decisions

_SINGLE_PRECISION = ("opacity", "shadowOpacity")    # PROPS-50, presented values included


class Published:
    """What an outermost commit made of one layer."""

    def __init__(self, layer: Layer, leftovers: Dict[str, Any]) -> None:
        self.values = dict(layer.values)
        self.custom_values = dict(layer.custom_values)
        self.style = layer.style
        self.actions = layer.actions
        self.delegate = layer.delegate
        self.superlayer = layer.superlayer
        self.sublayers = layer.sublayers or ()
        self.mask = layer.mask
        self.animations = tuple(layer.animations.values())
        self.leftovers = leftovers
        """Values that are shown although their animations are gone: none, unless by a fault."""


class PresentationLayer:
    """The presentation copy of a layer at one time (COPY-04); it answers what a layer answers."""

    def __init__(self, layer: Layer, published: Published, clock: Fraction) -> None:
        self.ref = layer.ref
        self.cls = layer.cls
        self.custom_values = published.custom_values
        self.style = published.style
        self.actions = published.actions
        self.delegate = published.delegate
        self.model_layer = layer
        self.needs_layout = self.needs_display = False
        self.published = published
        self._clock = clock

    def value(self, key: str) -> Any:
        """The committed value, changed by the active animations in their order (M5)."""
        value = self._committed_value(key)
        if self.published.animations:
            local = timing.local_time(self, self._clock)
            for animation in self.published.animations:
                if animation.begin is not None:
                    value = animated_values.shown(animation, animation.begin, local, key, value)
        return to_single(value) if key in _SINGLE_PRECISION else value

    def _committed_value(self, key: str) -> Any:
        for values in (self.published.leftovers, self.published.values):
            if key in values:
                return values[key]
        return supplied_value(self.cls, self.style, key)

    def timing_value(self, key: str) -> Any:
        """A value of the layer's own timing: committed, never animated."""
        return self._committed_value(key)

    @property
    def superlayer(self) -> Optional[PresentationLayer]:
        """The superlayer's presentation copy (PRES-15)."""
        return self._copy_of(self.published.superlayer)

    @property
    def sublayers(self) -> Optional[Tuple[PresentationLayer, ...]]:
        """The presentation copies of the sublayers."""
        copies = map(self._copy_of, self.published.sublayers)
        return tuple(copy for copy in copies if copy) or None

    @property
    def mask(self) -> Optional[PresentationLayer]:
        """The presentation copy of the mask."""
        return self._copy_of(self.published.mask)

    def _copy_of(self, layer: Optional[Layer]) -> Optional[PresentationLayer]:
        return presentation_layer(layer, self._clock) if layer else None


def presentation_layer(layer: Layer, clock: Fraction) -> Optional[PresentationLayer]:
    """The presentation copy of a layer, nil until it was committed (PRES-01, PRES-02)."""
    if layer.published is None:
        return None
    return PresentationLayer(layer, layer.published, clock)


class PresentationTree:
    """Publishes what has changed, and keeps account of the animations that are shown."""

    def __init__(self, decisions: Decisions) -> None:
        self._decisions = decisions
        self.hosts: List[Layer] = []
        self._shown: Dict[Layer, None] = {}
        self._touched: Dict[Layer, None] = {}
        self._animated: Dict[Layer, None] = {}
        self._being_removed: List[Animation] = []
        self._removed: List[Animation] = []
        self._structure_changed = False

    def host(self, layer: Layer) -> None:
        """Makes a layer the root of a surface (M1)."""
        if not layer.hosted:
            layer.hosted = True
            self.hosts.append(layer)
            self._structure_changed = True

    def touch(self, layer: Layer) -> None:
        """Notes that a layer has something to publish."""
        self._touched[layer] = None

    def touch_structure(self, *layers: Layer) -> None:
        """Notes that layers were tied together in another way."""
        self._structure_changed = True
        for layer in layers:
            self._touched[layer] = None

    def animation_was_removed(self, animation: Animation) -> None:
        """Notes that an animation is attached no more, which the next commit publishes."""
        self._being_removed.append(animation)

    def publish(self, clock: Fraction) -> None:
        """The outermost commit: everything pending becomes visible at once."""
        self._commit_removals(clock)
        if self._structure_changed:
            self._follow_structure(clock)
        published = [layer for layer in self._touched if layer in self._shown]
        self._touched.clear()
        for layer in published:
            self._publish_layer(layer, clock)
        for layer in published:     # by the timing that this commit published (M4)
            self._resolve_begins(layer, clock)

    def shown_animations(self) -> List[Animation]:
        """Every animation that was published and is attached still."""
        return [animation for layer in self._animated if layer.published
                for animation in layer.published.animations]

    def take_removed(self) -> List[Animation]:
        """The animations whose removal was committed since this was asked last."""
        removed, self._removed = self._removed, []
        return removed

    def remove_ended(self, animation: Animation, clock: Fraction) -> None:
        """Takes away an animation whose end has passed (ANIM-13)."""
        layer = animation.layer
        published = layer.published if layer else None
        if layer is None or published is None:
            return
        if layer.animations.get(animation.key) is animation:
            del layer.animations[animation.key]
        if animation in published.animations:
            published.leftovers = self._decisions.leftovers(
                PresentationLayer(layer, published, clock), [animation])
            published.animations = tuple(a for a in published.animations if a is not animation)
        if not published.animations:
            self._animated.pop(layer, None)

    def _commit_removals(self, clock: Fraction) -> None:
        """Notes of what is removed now whether it had begun, and whether it had ended."""
        for animation in self._being_removed:
            self._note_removal(animation, clock)
        self._being_removed = []

    def _note_removal(self, animation: Animation, clock: Fraction) -> None:
        shown = presentation_layer(animation.layer, clock) if animation.layer else None
        if shown is not None and animation.begin is not None:
            local = timing.local_time(shown, clock)
            animation.was_due = local >= animation.begin
            animation.removed_at = clock
        self._removed.append(animation)

    def _follow_structure(self, clock: Fraction) -> None:
        """Finds out which layers are attached now; these are committed from here on (M1)."""
        attached: Dict[Layer, None] = {}
        for host in self.hosts:
            attached.update(dict.fromkeys(host.subtree()))
        for layer in self._shown:
            if layer not in attached:
                self._withdraw(layer, clock)
        for layer in attached:
            layer.committed = True
            if layer not in self._shown:
                self._touched[layer] = None
        self._shown = attached
        self._structure_changed = False

    def _withdraw(self, layer: Layer, clock: Fraction) -> None:
        """Stops showing a layer that was detached, and with it its animations (CALL-16)."""
        for animation in list(layer.animations.values()):
            if animation.begin is not None:     # those added since then are kept (ANIM-84)
                self._note_removal(animation, clock)
                del layer.animations[animation.key]
        layer.published = None
        self._animated.pop(layer, None)

    def _publish_layer(self, layer: Layer, clock: Fraction) -> None:
        before = layer.published
        leftovers = {}
        if before is not None:
            gone = [a for a in before.animations if layer.animations.get(a.key) is not a]
            leftovers = self._decisions.leftovers(PresentationLayer(layer, before, clock), gone)
        layer.published = Published(layer, leftovers)
        if layer.animations:
            self._animated[layer] = None
        else:
            self._animated.pop(layer, None)

    def _resolve_begins(self, layer: Layer, clock: Fraction) -> None:
        """A beginTime of 0 becomes the layer's time now, the same for all (M4, TXN-16)."""
        shown = presentation_layer(layer, clock)
        for animation in layer.animations.values():
            if animation.begin is None and shown is not None:
                literal = timing.exact(animation["beginTime"])
                animation.committed_at = clock
                animation.begin = literal or timing.local_time(shown, clock) \
                    + timing.exact(animation.delay)
