"""Views: each owns a layer, is its delegate, and answers what is to happen when a key changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Dict, List, NamedTuple, Optional, Tuple

from driver import Unsupported
from properties import Accept, instance, number, optional
from values import Named

if TYPE_CHECKING:
    from layers import Layer

LAYER_PROPERTIES = {
    "frame": "frame", "bounds": "bounds", "transform": "transform", "hidden": "hidden",
    "backgroundColor": "backgroundColor", "alpha": "opacity", "center": "position",
}
"""The properties of a view that are its layer's, under these names (VIEW-49)."""

READ_ONLY = ("superview", "subviews", "layer")


class View:
    """A view and the layer behind it (VIEW-33)."""

    def __init__(self, ref: str, cls: str, layer: Layer, hears_moves: bool) -> None:
        self.ref = ref
        self.cls = cls
        self.layer = layer
        self.hears_moves = hears_moves
        """Does it report didMoveToSuperview (VIEW-60)?"""
        self.superview: Optional[View] = None
        self.children: List[View] = []
        self.images: Dict[str, Any] = {}
        """What an image view was told of its images."""
        self.alive = True
        layer.delegate = self

    @property
    def subviews(self) -> Optional[Tuple[View, ...]]:
        """The views in it, without plain layers between them (VIEW-59)."""
        return tuple(self.children) or None


def _images(value: Any) -> Any:
    images = optional(tuple)(value)
    for image in images or ():
        if not isinstance(image, Named):
            raise Unsupported("image that is none")
    return images


class ImageProperty(NamedTuple):
    """A property of an image view."""

    default: Any
    accept: Accept


IMAGE_PROPERTIES = {
    "animationImages": ImageProperty(None, _images),
    "animationDuration": ImageProperty(0.0, number),
    "animationRepeatCount": ImageProperty(0.0, number),
}

CLASSES = ("UIView", "UIImageView")

accept_view = instance(View)
