"""The entry point: a small layer engine in Python, written from the rule catalogue alone.

    python3 engine.py [--fault NAME]... [--uikit 7|8|11]   speaks the protocol
    python3 engine.py [--deviation NAME]...                declares what it does on purpose
    python3 engine.py --faults                             lists the faults that can be switched on
"""

from __future__ import annotations

import json
import sys
from typing import Any, Dict, List, NamedTuple, Sequence, Set, Tuple, Type

import views
from animation_objects import FIELDS, READ_ONLY
from commands import STEPS
from creation import CALLBACKS
from decisions import Decisions
from driver import Driver, Step
from faults import FAULTS, Fault
from properties import STORED
from reading import OTHER_PROPERTIES
from reading import READ_ONLY as READ_ONLY_OF_LAYERS
from transactions import DECLARED
from view_answers import GENERATIONS
from world import World

_VERSION = "1.0"
_USAGE = (
    "usage: engine.py [--fault NAME]... [--deviation NAME]... [--uikit 7|8|11] | --faults")


_PROFILES: Dict[int, Dict[str, str]] = {
    7: {"view7": "on"}, 8: {"view8": "on"}, 11: {"view8": "on", "uikit11": "on"},
}


class _Options(NamedTuple):
    """What the command line asks for."""

    lists_faults: bool = False
    faults: Tuple[Fault, ...] = ()
    deviations: Tuple[str, ...] = ()
    uikit: int = 8


class _UsageError(Exception):
    """A command line that makes no sense."""


def main(arguments: Sequence[str]) -> int:
    """Does what the command line asks for; the result is the exit code."""
    try:
        options = _parsed(arguments)
    except _UsageError as error:
        names = ", ".join(fault.name for fault in FAULTS)
        print(f"{error}\n{_USAGE}\nfaults: {names}", file=sys.stderr)
        return 2
    if options.lists_faults:
        _list_faults()
        return 0
    decisions = _decisions(options.faults)
    generation = GENERATIONS[options.uikit]
    Driver(
        _hello(options), STEPS, lambda: World(decisions(), _perform, generation)).serve()
    return 0


def _decisions(faults: Sequence[Fault]) -> Type[Decisions]:
    """The decisions of an engine that commits several mistakes: no two override one method."""
    return type("Faulty", (*(fault.decisions for fault in faults), Decisions), {})


def _parsed(arguments: Sequence[str]) -> _Options:
    options = _Options()
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == "--faults" and len(arguments) == 1:
            options = options._replace(lists_faults=True)
        elif word in _WITH_VALUE:
            if not left:
                raise _UsageError(f"{word} takes a value")
            options = _WITH_VALUE[word](options, left.pop(0))
        else:
            raise _UsageError(f"unknown option {word}")
    return options


def _with_fault(options: _Options, name: str) -> _Options:
    for fault in FAULTS:
        if fault.name == name:
            for other in options.faults:
                _refuse_together(other, fault)
            return options._replace(faults=(*options.faults, fault))
    raise _UsageError(f"unknown fault {name}")


def _refuse_together(one: Fault, other: Fault) -> None:
    """Refuses faults that take the same decision: the engine could only do one of the two."""
    if one is other:
        raise _UsageError(f"fault {one.name} is named twice")
    both = sorted(_taken(one) & _taken(other))
    if both:
        raise _UsageError(
            f"faults {one.name} and {other.name} both take the decision {both[0]}; "
            "leave one of them out")


def _taken(fault: Fault) -> Set[str]:
    """The decisions that a fault takes otherwise: the methods that it overrides."""
    return {name for name in vars(fault.decisions) if not name.startswith("_")}


def _with_deviation(options: _Options, name: str) -> _Options:
    """Declares a deviation by the harness's name for it, which says whether it knows that."""
    return options._replace(deviations=(*options.deviations, name))


def _with_uikit(options: _Options, version: str) -> _Options:
    if version not in map(str, GENERATIONS):
        raise _UsageError(f"unknown version of UIKit {version}")
    return options._replace(uikit=int(version))


_WITH_VALUE = {
    "--fault": _with_fault, "--deviation": _with_deviation, "--uikit": _with_uikit}


def _perform(world: World, step: Step) -> Any:
    return STEPS[step["step"]](world, step)


def _list_faults() -> None:
    for fault in FAULTS:
        print(json.dumps(
            {"name": fault.name, "sentence": fault.sentence, "rules": list(fault.rules)}))


def _hello(options: _Options) -> Dict[str, Any]:
    """Who answers, and what is supported; the driver adds the steps."""
    return {
        "engine": {
            "name": "LayerCheck example engine",
            "version": " with fault ".join([_VERSION, *(fault.name for fault in options.faults)]),
            "language": "Python"},
        "supports": {
            "classes": [*STORED, *FIELDS, *views.CLASSES, "delegate", "class"],
            "properties": _properties(),
            "readOnly": {
                **{cls: list(names) for cls, names in READ_ONLY.items()},
                "CALayer": list(READ_ONLY_OF_LAYERS), "UIView": list(views.READ_ONLY)},
            "callbacks": list(CALLBACKS),
            "features": ["presentation", "attachedAnimations", "anim.beginTime", "subPaths",
                         "arbitraryKeys", "initialValues"]},
        "profiles": {"gate": "on", **_PROFILES[options.uikit]},
        "deviations": list(options.deviations),
        "clock": "controlled",
        "precision": "double",
    }


def _properties() -> Dict[str, List[str]]:
    layer = STORED["CALayer"]
    return {
        "CALayer": [*layer, *OTHER_PROPERTIES],
        **{cls: [name for name in properties if name not in layer]
           for cls, properties in STORED.items() if cls != "CALayer"},
        **{cls: [*fields, *READ_ONLY.get(cls, ())] for cls, fields in FIELDS.items()},
        "transaction": list(DECLARED),
        "UIView": [*views.LAYER_PROPERTIES, *views.READ_ONLY, "animationsEnabled",
                   "inheritedAnimationDuration"],
        "UIImageView": list(views.IMAGE_PROPERTIES),
    }


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
