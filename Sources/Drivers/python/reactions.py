"""What the script's handlers do when they are called back (the step `react`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Dict, List, Mapping, Tuple

from driver import Raised, Step, StepFunction, Unsupported

if TYPE_CHECKING:
    from world import World


class _Handler:
    """Steps that a callback carries out, a limited number of times."""

    def __init__(self, limit: int, steps: List[Step]) -> None:
        self.left = limit
        self.steps = steps


class Reactions:
    """The handlers of a script."""

    def __init__(self, perform: Callable[[World, Step], Any]) -> None:
        self._perform = perform
        self._handlers: Dict[Tuple[str, str], _Handler] = {}

    def add(self, who: str, callback: str, limit: Any, steps: List[Step]) -> None:
        """Programs a handler, in place of an earlier one for the same callback."""
        if isinstance(limit, bool) or not isinstance(limit, int) or limit < 0:
            raise Unsupported(f"limit {limit}")
        self._handlers[who, callback] = _Handler(limit, steps)

    def react(self, world: World, who: str, callback: str) -> None:
        """Carries out the handlers for a callback; an exception ends the handler."""
        handler = self._handlers.get((who, callback))
        if handler is None or handler.left <= 0:
            return
        handler.left -= 1
        for step in handler.steps:
            try:
                self._perform(world, step)
            except (Raised, Unsupported):
                break


def accept_steps(steps: Any, known: Mapping[str, StepFunction]) -> List[Step]:
    """The steps of a handler, all of which must be known."""
    if not isinstance(steps, list):
        raise Unsupported("steps that are no list")
    for step in steps:
        if not isinstance(step, dict) or step.get("step") not in known:
            raise Unsupported(f"step {step} in a handler")
        if step["step"] == "react":
            accept_steps(step.get("steps"), known)
    return steps
