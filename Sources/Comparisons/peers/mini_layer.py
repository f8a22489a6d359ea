"""Mini-layer for Hypothesis and for Hegel, for comparison with the core of LayerCheck.

Reads one line a request and answers one line of JSON:

    version TOOL             the version of hypothesis or hegel, or why it cannot be asked
    rate TOOL CASES          commands carried out and checked, and seconds of processor time, without a fault
    fault TOOL NUMBER SEED   the fault F1 to F8: cases until found, executions of shrinking, and how many
                             commands are left with which sum of the sizes of their numbers
"""

import importlib
import importlib.metadata
import json
import sys
import time

from mini_tree import Run

MOST_CASES = 5000


def answer(words):
    tool = importlib.import_module("mini_" + words[1])
    if words[0] == "version":
        return {"version": importlib.metadata.version(tool.PACKAGE)}
    if words[0] == "rate":
        run, start = Run(fault=0), time.process_time()
        tool.search(run, 1, int(words[2]), shrinks=False)
        return {"commands": run.commands, "seconds": time.process_time() - start}
    run = Run(int(words[2]))
    tool.search(run, int(words[3]), MOST_CASES, shrinks=True)
    if run.found_at is None:
        return {}
    return {"cases": run.found_at, "executions": run.cases - run.found_at, **run.shown}


def main():
    # What the tools print themselves goes elsewhere; answers alone go to the real output.
    real, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        try:
            result = answer(line.split())
        except ImportError as problem:
            result = {"missing": str(problem)}
        print(json.dumps(result), file=real, flush=True)


if __name__ == "__main__":
    main()
