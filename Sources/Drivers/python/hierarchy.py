"""The layer tree: putting layers in, taking them out, and the events that this causes.

A layer sits in one place at most: in the list of one superlayer, or as the mask of one layer
(TREE-21). Whoever is put somewhere is first taken from where it was (TREE-03).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, List, Optional, Sequence

import layout
from actions import action_for_change
from driver import Raised
from layers import Layer

if TYPE_CHECKING:
    from world import World


def add_sublayer(world: World, child: Layer, parent: Layer) -> None:
    """addSublayer: at the end of the list (TREE-02, TREE-04)."""
    insert_sublayer(world, child, parent, len(parent.children))


def insert_sublayer(world: World, child: Layer, parent: Layer, index: int) -> None:
    """insertSublayer:atIndex: an index beyond the end appends (TREE-41)."""
    def edit() -> None:
        _take_out(world, child, parent)
        parent.children.insert(index, child)    # the index counts without the child (TREE-06)
        child.superlayer = parent

    _refuse_cycle(child, parent)
    _edit_lists(world, [_listed_in(child), parent], [child], edit)


def insert_sublayer_beside(world: World, child: Layer, parent: Layer, sibling: Layer,
                           offset: int) -> None:
    """insertSublayer:below: (offset 0) and above: (offset 1)."""
    if _listed_in(sibling) is not parent:
        raise Raised(
            "CALayerInvalidSibling", f"{sibling.ref} is no sublayer of {parent.ref}")   # TREE-10
    if sibling is child:
        return      # a layer has no place beside itself (UL-16)
    _refuse_cycle(child, parent)
    others = [layer for layer in parent.children if layer is not child]
    insert_sublayer(world, child, parent, others.index(sibling) + offset)


def replace_sublayer(world: World, old: Layer, parent: Layer, new: Layer) -> None:
    """replaceSublayer:with: the new layer takes the place of the old one (TREE-11)."""
    def edit() -> None:
        _take_out(world, new, parent)
        parent.children[parent.children.index(old)] = new
        old.superlayer, new.superlayer = None, parent

    if _listed_in(old) is not parent:
        raise Raised("CALayerInvalidSublayer", f"{old.ref} is no sublayer of {parent.ref}")
    if old is new:
        return
    _refuse_cycle(new, parent)
    transition = None
    if parent.is_visible():     # ACT-45
        transition = action_for_change(world, parent, "transition")
    _edit_lists(world, [_listed_in(new), parent], [old, new], edit)
    if transition is not None:
        transition.run(world, parent, "transition")


def remove_from_superlayer(world: World, child: Layer) -> None:
    """removeFromSuperlayer: nothing happens to a root (TREE-14)."""
    parent = child.superlayer
    if parent is None:
        return
    if parent.mask is child:    # TREE-34
        set_mask(world, parent, None)
    else:
        _edit_lists(world, [parent], [child], lambda: _take_out(world, child, None))


def set_sublayers(world: World, parent: Layer, children: Sequence[Layer]) -> None:
    """setSublayers: the layers in that order and no others (TREE-16, TREE-17)."""
    if list(children) == parent.children:
        return      # the same value (LAY-11)
    def edit() -> None:
        for child in former:
            _take_out(world, child, None)
        for child in wanted:
            _take_out(world, child, parent)
            child.superlayer = parent
        parent.children[:] = wanted

    wanted = list(dict.fromkeys(children))
    former = [child for child in parent.children if child.superlayer is parent]
    for child in wanted:
        _refuse_cycle(child, parent)
    parents = [parent, *map(_listed_in, wanted)]
    moving = [child for child in former if child not in wanted]
    moving += [child for child in wanted if child not in former]
    _edit_lists(world, parents, moving, edit)


def set_mask(world: World, owner: Layer, mask: Optional[Layer]) -> None:
    """setMask: the mask has the owner as superlayer but is not in its list (TREE-33)."""
    def edit() -> None:
        if owner.mask is not None:
            _take_out(world, owner.mask, None)
        if mask is not None:
            _take_out(world, mask, owner)       # TREE-35
            mask.superlayer = owner
        owner.mask = mask

    former = owner.mask
    if mask is former:
        return
    if mask is not None:
        _refuse_cycle(mask, owner)
    world.transactions.join()
    action = action_for_change(world, owner, "mask")
    moving = [layer for layer in (former, mask) if layer is not None]
    _edit_lists(world, [_listed_in(mask) if mask else None], moving, edit, owner)
    if action is not None:
        action.run(world, owner, "mask")


def paint_order(parent: Layer) -> List[Layer]:
    """The sublayers from back to front: by zPosition, equal ones as listed (TREE-23)."""
    return sorted(parent.children, key=lambda child: float(child.value("zPosition")))


def _listed_in(child: Layer) -> Optional[Layer]:
    """The layer whose list of sublayers the layer is in; a mask is in none."""
    above = child.superlayer
    return None if above is None or above.mask is child else above


def _refuse_cycle(child: Layer, parent: Layer) -> None:
    """Raises if the layer would become its own ancestor (TREE-22)."""
    above: Optional[Layer] = parent
    while above is not None:
        if above is child:
            raise Raised("CALayerInvalid", f"{child.ref} would be part of a cycle")
        above = above.superlayer


def _take_out(world: World, child: Layer, new: Optional[Layer]) -> None:
    """Takes a layer from where it is, because it goes to a new superlayer or to none."""
    former = child.superlayer
    child.superlayer = None
    if former is None:
        return
    world.presentation.touch(former)
    if former.mask is child:
        former.mask = None
    elif not world.decisions.stays_listed(former, new):
        former.children.remove(child)


def _edit_lists(world: World, parents: Sequence[Optional[Layer]], moving: Sequence[Layer],
                edit: Callable[[], None], *touched: Layer) -> None:
    """Carries out an edit that changes the lists of some superlayers and moves some layers.

    The search for `sublayers` comes before the edit, like that of every change (ACT-22, ACT-46).
    """
    world.transactions.join()
    changing = [parent for parent in dict.fromkeys(parents) if parent is not None]
    found = [(parent, action_for_change(world, parent, "sublayers")) for parent in changing]
    leaving = _visible(moving)
    edit()
    world.presentation.touch_structure(*changing, *moving, *touched)
    for parent in changing:
        layout.mark(parent)     # LAY-05
    for parent, action in found:
        if action is not None:
            action.run(world, parent, "sublayers")
    _post(world, "onOrderOut", leaving)
    _post(world, "onOrderIn", _visible(moving))
    _forget_committed(moving)


def _visible(layers: Sequence[Layer]) -> List[Layer]:
    """The layers that are shown, with everything below them (ACT-44)."""
    found = [below for layer in layers if layer.is_visible() for below in layer.subtree()]
    return list(dict.fromkeys(found))


def _post(world: World, event: str, layers: Sequence[Layer]) -> None:
    """Searches and runs the action for an event on each of the layers (ACT-43)."""
    for layer in layers:
        action = action_for_change(world, layer, event)
        if action is not None:
            action.run(world, layer, event)


def _forget_committed(layers: Sequence[Layer]) -> None:
    """A layer that is not attached any more is not committed either (M1)."""
    for layer in layers:
        for below in layer.subtree():
            if below.host() is None:        # one of them may be a host of its own
                below.committed = False
