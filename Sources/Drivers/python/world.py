"""The world of one script: its clock, its objects, its transactions and what is shown.

Everything that a script can change hangs on its world, and every script gets a new one.
"""

from __future__ import annotations

import math
import re
from fractions import Fraction
from typing import Any, Callable, Dict, List, Optional, Type, TypeVar

import deliveries
import display
import layout
import values
from actions import CustomAction
from blocks import Blocks
from animation_objects import Animation
from decisions import Decisions
from driver import Step, Unsupported
from layers import Delegate, Layer, LayerClass, framework_classes
from presentation import PresentationLayer, PresentationTree, presentation_layer
from reactions import Reactions
from transactions import Transactions
from view_answers import Generation
from views import View

Kind = TypeVar("Kind")

_BY_BEING_NAMED = re.compile(r"[bhix]\d+")
_START = 100


class World:
    """An empty world at the clock 100."""

    def __init__(self, decisions: Decisions, perform: Callable[[World, Step], Any],
                 generation: Generation) -> None:
        self.events: List[Dict[str, Any]] = []
        self.decisions = decisions
        self.clock = Fraction(_START)
        """An exact sum, so that no advance is ever rounded."""
        self.presentation = PresentationTree(decisions)
        self.transactions = Transactions(decisions, self._update, self._publish)
        self.generation = generation
        """How the version of UIKit that is played animates (M8)."""
        self.blocks = Blocks(decisions)
        self.leaves_marks = False
        """Was anything marked while layout and display went on?"""
        self.reactions = Reactions(perform)
        self._objects: Dict[str, Any] = dict(framework_classes())

    def report(self, event: str, **members: Any) -> None:
        """Notes that something was called back."""
        self.events.append({"event": event, **members})

    def call_back(self, reacted_to: str, who: str, event: str, **members: Any) -> None:
        """Calls somebody back: notes it, and lets the script's handler for it do its steps."""
        self.report(event, who=who, **members)
        self.reactions.react(self, who, reacted_to)

    def call_delegate(self, layer: Layer, callback: str) -> bool:
        """Calls the delegate of a layer, if it has the method; the result tells whether."""
        delegate = layer.delegate
        if isinstance(delegate, Layer) and callback == "draw":
            return self._call_override(delegate.cls, "drawLayer", layer)
        if not isinstance(delegate, Delegate) or callback not in delegate.implemented:
            return False
        self.call_back(
            callback, delegate.ref, event="called", callback=callback, layer=layer.ref)
        return True

    def call_override_or_delegate(self, layer: Layer, callback: str) -> bool:
        """Calls the class's override, or else the delegate; the result tells whether any."""
        return (
            self._call_override(layer.cls, callback, layer)
            or self.call_delegate(layer, callback))

    def _call_override(self, first: LayerClass, callback: str, layer: Layer) -> bool:
        """Calls the first class of a line that has the method, about a layer; the result tells whether any."""
        for cls in first.lineage():
            if callback in cls.overridden:
                self.call_back(
                    callback, cls.ref, event="called", callback=callback, layer=layer.ref)
                return True
        return False

    # Objects

    def add(self, thing: Any) -> None:
        """Makes an object known by its name."""
        self.refuse_name(thing.ref)
        self._objects[thing.ref] = thing

    def refuse_name(self, name: str) -> None:
        """Refuses a name that an object has already."""
        if name in self._objects:
            raise Unsupported(f"a second object {name}")

    def find(self, name: str) -> Any:
        """The object of that name; some kinds exist by being named."""
        if name not in self._objects:
            if not _BY_BEING_NAMED.fullmatch(name):
                raise Unsupported(f"object {name}")
            made = CustomAction(name) if name.startswith("x") else values.Named(name)
            self._objects[name] = made
        return self._objects[name]

    def layer(self, name: Any) -> Layer:
        """The layer of that name, which may be spelled as a reference."""
        return self._of_kind(Layer, name)

    def delegate(self, name: Any) -> Delegate:
        """The delegate of that name."""
        return self._of_kind(Delegate, name)

    def animation(self, name: Any) -> Animation:
        """The animation object of that name."""
        return self._of_kind(Animation, name)

    def view(self, name: Any) -> View:
        """The view of that name."""
        return self._of_kind(View, name)

    def is_view(self, name: Any) -> bool:
        """Is it the name of a view?"""
        return isinstance(self._objects.get(name) if isinstance(name, str) else None, View)

    def forget(self, name: str) -> None:
        """Lets go of the script's reference."""
        del self._objects[name]

    def layer_class(self, name: Any) -> LayerClass:
        """The class of that name, of the framework or of the script."""
        return self._of_kind(LayerClass, name)

    def decode(self, raw: Any) -> Any:
        """The value that the protocol spells so."""
        return values.decode(raw, self.find)

    def _of_kind(self, kind: Type[Kind], name: Any) -> Kind:
        found = self.find(name) if isinstance(name, str) else self.decode(name)
        if not isinstance(found, kind):
            raise Unsupported(f"{name} as a {kind.__name__}")
        return found

    # Time

    def advance(self, seconds: Any) -> None:
        """Moves the clock and does nothing else."""
        if not isinstance(seconds, float) or not math.isfinite(seconds) or seconds < 0:
            raise Unsupported(f"advance by {seconds}")
        self.clock += Fraction(seconds)

    def tick(self) -> None:
        """Ends the run-loop turn: the commit, starts and ends, completion blocks (M2)."""
        self.transactions.end_turn()
        deliveries.deliver(self)
        self.transactions.completions.deliver(self)

    def host(self, layer: Layer) -> None:
        """Declares a layer the root of a surface that is shown (M1)."""
        self.transactions.join()
        self.presentation.host(layer)

    def presentation_layer(self, layer: Layer) -> Optional[PresentationLayer]:
        """The presentation copy of a layer at the present clock."""
        return presentation_layer(layer, self.clock)

    def _update(self) -> None:
        """What every outermost commit begins with: layout, then display (LAY-20, DIS-15)."""
        self.leaves_marks = False
        hosts = sorted(self.presentation.hosts, key=lambda host: len(host.superlayers()))
        for host in hosts:      # one may be inside another: superlayers first (LAY-18)
            layout.lay_out_tree(self, host)
        for host in hosts:
            display.display_tree(self, host)

    def _publish(self) -> None:
        self.presentation.publish(self.clock)
        # What a handler marked anew is left to the next turn (UA-45), also on a surface that was laid out before.
        if self.leaves_marks or any(layout.is_marked(host) for host in self.presentation.hosts):
            self.leaves_marks = False
            self.transactions.join()
