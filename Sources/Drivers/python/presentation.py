"""What is shown: the layers as the last outermost commit published them, animations applied.

Pending changes are not in it (TXN-14). A published layer is a snapshot; only layers that changed
are published again.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Tuple

from layers import Layer, supplied_value
from values import to_single

if TYPE_CHECKING:
    from decisions import Decisions

_SINGLE_PRECISION = ("opacity", "shadowOpacity")    # PROPS-50, presented values included


class Published:
    """What an outermost commit made of one layer."""

    def __init__(self, layer: Layer, leftovers: Dict[str, Any]) -> None:
        self.values = dict(layer.values)
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
        self.style = published.style
        self.actions = published.actions
        self.delegate = published.delegate
        self._published = published
        self._clock = clock

    def value(self, key: str) -> Any:
        """The committed value, changed by the active animations in their order (M5)."""
        value = self._committed_value(key)
        for animation in self._published.animations:
            if animation.key_path == key and animation.is_active(self._clock):
                value = animation.value_at(self._clock)
        return to_single(value) if key in _SINGLE_PRECISION else value

    def _committed_value(self, key: str) -> Any:
        for values in (self._published.leftovers, self._published.values):
            if key in values:
                return values[key]
        return supplied_value(self.cls, self.style, key)

    @property
    def superlayer(self) -> Optional[PresentationLayer]:
        """The superlayer's presentation copy (PRES-15)."""
        return self._copy_of(self._published.superlayer)

    @property
    def sublayers(self) -> Optional[Tuple[PresentationLayer, ...]]:
        """The presentation copies of the sublayers."""
        copies = map(self._copy_of, self._published.sublayers)
        return tuple(copy for copy in copies if copy) or None

    @property
    def mask(self) -> Optional[PresentationLayer]:
        """The presentation copy of the mask."""
        return self._copy_of(self._published.mask)

    def _copy_of(self, layer: Optional[Layer]) -> Optional[PresentationLayer]:
        return presentation_layer(layer, self._clock) if layer else None


def presentation_layer(layer: Layer, clock: Fraction) -> Optional[PresentationLayer]:
    """The presentation copy of a layer, nil until it was committed (PRES-01, PRES-02)."""
    if layer.published is None:
        return None
    return PresentationLayer(layer, layer.published, clock)


class PresentationTree:
    """Publishes what has changed, and takes away the animations whose time has passed."""

    def __init__(self, decisions: Decisions) -> None:
        self._decisions = decisions
        self._hosts: List[Layer] = []
        self._shown: Dict[Layer, None] = {}
        self._touched: Dict[Layer, None] = {}
        self._animated: Dict[Layer, None] = {}
        self._structure_changed = False

    def host(self, layer: Layer) -> None:
        """Makes a layer the root of a surface (M1)."""
        if not layer.hosted:
            layer.hosted = True
            self._hosts.append(layer)
            self._structure_changed = True

    def touch(self, layer: Layer) -> None:
        """Notes that a layer has something to publish."""
        self._touched[layer] = None

    def touch_structure(self, *layers: Layer) -> None:
        """Notes that layers were tied together in another way."""
        self._structure_changed = True
        for layer in layers:
            self._touched[layer] = None

    def publish(self, clock: Fraction) -> None:
        """The outermost commit: everything pending becomes visible at once."""
        if self._structure_changed:
            self._follow_structure()
        for layer in self._touched:
            if layer in self._shown:
                self._publish_layer(layer, clock)
        self._touched.clear()

    def deliver_ends(self, clock: Fraction) -> None:
        """Takes away every published animation whose end has passed (M2)."""
        for layer in list(self._animated):
            published = layer.published
            over = [a for a in published.animations if a.is_over(clock)] if published else []
            if published is None or not over:
                continue
            for animation in over:
                if layer.animations.get(animation.key) is animation:
                    del layer.animations[animation.key]
            published.leftovers = self._decisions.leftovers(published, over, clock)
            published.animations = tuple(a for a in published.animations if a not in over)
            if not published.animations:
                del self._animated[layer]

    def _follow_structure(self) -> None:
        """Finds out which layers are attached now; these are committed from here on (M1)."""
        attached: Dict[Layer, None] = {}
        for host in self._hosts:
            attached.update(dict.fromkeys(host.subtree()))
        for layer in self._shown:
            if layer not in attached:
                self._withdraw(layer)
        for layer in attached:
            layer.committed = True
            if layer not in self._shown:
                self._touched[layer] = None
        self._shown = attached
        self._structure_changed = False

    def _withdraw(self, layer: Layer) -> None:
        """Stops showing a layer that was detached, and with it its animations (CALL-16)."""
        layer.published = None
        layer.animations.clear()
        self._animated.pop(layer, None)

    def _publish_layer(self, layer: Layer, clock: Fraction) -> None:
        for animation in layer.animations.values():
            if animation.begin is None:
                animation.begin = clock     # one begin for all of this commit (TXN-16, M4)
        layer.published = Published(layer, self._leftovers(layer, clock))
        if layer.animations:
            self._animated[layer] = None
        else:
            self._animated.pop(layer, None)

    def _leftovers(self, layer: Layer, clock: Fraction) -> Dict[str, Any]:
        before = layer.published
        if before is None:
            return {}
        gone = [a for a in before.animations if layer.animations.get(a.key) is not a]
        return self._decisions.leftovers(before, gone, clock)
