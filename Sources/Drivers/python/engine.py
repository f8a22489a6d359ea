"""The entry point: a small layer engine in Python, written from the rule catalogue alone.

    python3 engine.py [--fault NAME]... speaks the protocol on standard input and output
    python3 engine.py --faults          lists the faults that can be switched on
"""

from __future__ import annotations

import json
import sys
from typing import Any, Dict, List, NamedTuple, Sequence, Type

from commands import CALLBACKS, COMMANDS
from decisions import Decisions
from driver import Driver
from faults import FAULTS, Fault
from properties import STORED
from queries import ANIMATION_FIELDS, QUERIES
from reading import OTHER_PROPERTIES
from transactions import DECLARED
from world import World

_VERSION = "1.0"
_USAGE = "usage: engine.py [--fault NAME]... | --faults"


class _Options(NamedTuple):
    """What the command line asks for."""

    lists_faults: bool = False
    faults: Sequence[Fault] = ()


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
    steps = {**COMMANDS, **QUERIES}
    Driver(_hello(options.faults), steps, lambda: World(decisions())).serve()
    return 0


def _decisions(faults: Sequence[Fault]) -> Type[Decisions]:
    """The decisions of an engine that commits several mistakes: each overrides one method."""
    return type("Faulty", (*(fault.decisions for fault in faults), Decisions), {})


def _parsed(arguments: Sequence[str]) -> _Options:
    if not arguments:
        return _Options()
    if list(arguments) == ["--faults"]:
        return _Options(lists_faults=True)
    faults: List[Fault] = []
    rest = list(arguments)
    while rest:
        option = rest.pop(0)
        if option != "--fault":
            raise _UsageError(f"unknown option {option}")
        if not rest:
            raise _UsageError("--fault takes a name")
        faults.append(_fault(rest.pop(0)))
    return _Options(faults=faults)


def _fault(name: str) -> Fault:
    for fault in FAULTS:
        if fault.name == name:
            return fault
    raise _UsageError(f"unknown fault {name}")


def _list_faults() -> None:
    for fault in FAULTS:
        print(json.dumps(
            {"name": fault.name, "sentence": fault.sentence, "rules": list(fault.rules)}))


def _hello(faults: Sequence[Fault]) -> Dict[str, Any]:
    """Who answers, and what is supported; the driver adds the steps."""
    return {
        "engine": {
            "name": "LayerCheck example engine",
            "version": " with fault ".join([_VERSION, *(fault.name for fault in faults)]),
            "language": "Python"},
        "supports": {
            "classes": [*STORED, "delegate", "class"],
            "properties": _properties(),
            "callbacks": list(CALLBACKS),
            "features": ["presentation", "attachedAnimations", "subPaths", "initialValues"]},
        "profiles": {"gate": "on"},
        "clock": "controlled",
        "precision": "double",
    }


def _properties() -> Dict[str, List[str]]:
    layer = STORED["CALayer"]
    return {
        "CALayer": [*layer, *OTHER_PROPERTIES],
        "CAShapeLayer": [name for name in STORED["CAShapeLayer"] if name not in layer],
        "CABasicAnimation": list(ANIMATION_FIELDS),
        "transaction": list(DECLARED),
    }


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
