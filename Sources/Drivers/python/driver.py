"""The kit: the half of a driver that is the same for every engine written in Python.

It speaks the line protocol of `Specs/protocol.md` and knows nothing of layers. An engine brings

- a *hello*: who it is and what it supports,
- a *table of steps*: the function that carries out each kind of step,
- a *world*: any object with a list `events`; each script gets a new one.

A step function takes the world and the step. It returns `DONE`, or what a query found, spelled as
the protocol spells values; or it raises `Unsupported` or `Raised`. The smallest driver is:

    def get_answer(world, step):
        return 42

    Driver({"engine": {"name": "tiny"}}, {"get": get_answer}, TinyWorld).serve()

Authors of other Python engines copy this file as it is.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import Any, Callable, Dict, Iterable, List, Mapping, Optional, Protocol, TextIO

PROTOCOL = 1

Step = Mapping[str, Any]


class World(Protocol):
    """What the kit wants of the world of a script: the list of what was called back so far."""

    events: List[Dict[str, Any]]


StepFunction = Callable[[Any, Step], Any]


class _Done:
    """The type of `DONE`."""


DONE = _Done()
"""What a step function returns when it carried out a command."""


class Unsupported(Exception):
    """A step, class, property, key or value that is not known here: nothing has happened."""


class UnsupportedSituation(Unsupported):
    """A step that is known and that cannot be carried out just now: nothing has happened."""


class Raised(Exception):
    """The call raised an exception of the framework, with its name and what it says besides."""

    def __init__(self, name: str, reason: str = "") -> None:
        super().__init__(f"{name}: {reason}" if reason else name)
        self.name = name
        self.reason = reason


def member(step: Step, name: str) -> Any:
    """The member of a step, which must be there."""
    if name not in step:
        raise Unsupported(f"step {step.get('step')} without {name}")
    return step[name]


def text_member(step: Step, name: str) -> str:
    """The member of a step, which must be a text."""
    text = member(step, name)
    if not isinstance(text, str):
        raise Unsupported(f"{name} of step {step.get('step')} is not a text")
    return text


class Driver:
    """Answers the messages of LayerCheck, one line each, with the steps of an engine."""

    def __init__(self, hello: Mapping[str, Any], steps: Mapping[str, StepFunction],
                 new_world: Callable[[], World]) -> None:
        supports = {"steps": sorted(steps), "classes": [], **hello.get("supports", {})}
        self._hello = {"protocol": PROTOCOL, **hello, "supports": supports}
        self._steps = steps
        self._new_world = new_world

    def serve(self) -> None:
        """Answers line after line until `bye` or the end of the input."""
        answers = take_standard_output()
        try:
            for line in sys.stdin.buffer:
                answer = self.answer(line)
                answers.write(_line(answer))
                answers.flush()
                if "bye" in answer:
                    return
        except BrokenPipeError:
            # The harness has gone. Pointing the descriptor elsewhere keeps Python from
            # complaining when it flushes what nobody will read.
            os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())

    def answer(self, line: bytes) -> Dict[str, Any]:
        """The answer to one line, whatever it holds."""
        try:
            message = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            return {"n": None, "error": f"this is not a line of JSON: {error}"}
        if not isinstance(message, dict):
            return {"n": None, "error": "this is not a message: a JSON object is expected"}
        number = message.get("n")
        try:
            return {"n": number, **self._answer_message(message)}
        except Exception as error:
            traceback.print_exc()
            return {"n": number, "error": _describe(error)}

    def _answer_message(self, message: Mapping[str, Any]) -> Dict[str, Any]:
        if "hello" in message:
            return self._answer_hello(message["hello"])
        if "run" in message:
            return self._answer_run(message["run"])
        if "bye" in message:
            return {"bye": {}}
        return {"error": "this message is none of hello, run and bye"}

    def _answer_hello(self, hello: Any) -> Dict[str, Any]:
        spoken = hello.get("protocol", [PROTOCOL]) if isinstance(hello, dict) else None
        if not isinstance(spoken, list) or PROTOCOL not in spoken:
            return {"error": f"this driver speaks version {PROTOCOL} of the protocol"}
        return {"hello": self._hello}

    def _answer_run(self, run: Any) -> Dict[str, Any]:
        steps = run.get("steps") if isinstance(run, dict) else None
        if not isinstance(steps, list):
            return {"error": "this run has no list of steps"}
        return {"trace": self.trace(steps)}

    def trace(self, steps: Iterable[Any]) -> List[Dict[str, Any]]:
        """Carries out a script in an empty world: one outcome for each step."""
        world = self._new_world()
        return [self._outcome(world, step) for step in steps]

    def _outcome(self, world: World, step: Any) -> Dict[str, Any]:
        world.events = []
        outcome: Dict[str, Any]
        try:
            answer = self._perform(world, step)
            outcome = {"done": True} if answer is DONE else {"value": answer}
        except UnsupportedSituation as error:
            return {"unsupported": str(error), "situation": True}
        except Unsupported as error:
            return {"unsupported": str(error)}
        except Raised as error:
            outcome = {"raised": error.name}
            if error.reason:
                outcome["reason"] = error.reason
        except Exception as error:
            traceback.print_exc()
            outcome = {"failed": _describe(error)}
        if world.events:
            outcome["events"] = world.events
        return outcome

    def _perform(self, world: World, step: Any) -> Any:
        kind = step.get("step") if isinstance(step, dict) else None
        function: Optional[StepFunction] = self._steps.get(kind) if isinstance(kind, str) else None
        if function is None:
            raise Unsupported(f"step {kind}")
        if "thread" in step:
            raise Unsupported("steps on other threads")
        return function(world, step)


def take_standard_output() -> TextIO:
    """Keeps descriptor 1 for the answers and lets everybody else print to standard error.

    A library that prints would break the protocol; now it writes into the harness's report.
    """
    sys.stdout.flush()
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    return answers


def _line(answer: Mapping[str, Any]) -> str:
    """One answer as one line; an answer that JSON cannot spell becomes an error."""
    try:
        return json.dumps(answer, allow_nan=False, separators=(",", ":")) + "\n"
    except (TypeError, ValueError, RecursionError) as error:
        return json.dumps({"n": answer["n"], "error": _describe(error)}) + "\n"


def _describe(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
