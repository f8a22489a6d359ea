"""Plays a pull request through with each file of Specs/ci.md: a change that makes something worse is red, the
same change mended is green, and the main branch keeps its list of known failures.

usage: play.py LAYERCHECK github|gitlab|shell [FOLDER]
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAMES = {
    "github": ("yaml", "# .github/workflows/layercheck.yml"),
    "gitlab": ("yaml", "# .gitlab-ci.yml"),
    "shell": ("sh", "# layercheck.sh"),
}
# What the main branch has wrong, and what the change adds.
OLD, NEW = "frame-anchor-centre", "bounds-closed"
# So that a run takes a second and not minutes.
FEW = "--cases 40 --rule TREE-27 --rule GEO-06"


def block(language, mark):
    """The block of the page that names a file in its first lines."""
    page = (ROOT / "Specs/ci.md").read_text()
    for kind, text in re.findall(r"^```(\w+)\n(.*?)^```$", page, re.M | re.S):
        if kind == language and mark in text.split("\n")[:2]:
            return text
    sys.exit(f"Specs/ci.md has no block '{mark}'")


def filled(text, values):
    """A text with GitHub's expressions replaced; one that is not known here is a mistake of the page."""
    def value(match):
        return values[match.group(1)]
    return re.sub(r"\$\{\{ (.*?) \}\}", value, str(text))


def github(text, job, base):
    """The shell lines of a job, with the variables of each step."""
    import yaml
    workflow = yaml.safe_load(text)
    # A YAML parser takes the word for a truth value.
    assert set(workflow[True]) == {"pull_request", "push"}, workflow
    values = {"github.event.pull_request.base.sha": base}
    steps = workflow["jobs"][job]["steps"]
    assert any(step.get("uses", "").startswith("actions/upload-artifact") for step in steps)
    for step in steps:
        if "run" in step:
            yield step["run"], {name: filled(value, values) for name, value in step.get("env", {}).items()}


def gitlab(text, job, base):
    import yaml
    pipeline = yaml.safe_load(text)
    assert pipeline[job]["artifacts"]["reports"]["junit"] == "junit.xml"
    variables = {"CI_MERGE_REQUEST_DIFF_BASE_SHA": base, "CI_DEFAULT_BRANCH": "main"}
    yield "\n".join(pipeline[job]["script"]), variables


def shell(text, job, base):
    pathlib.Path("layercheck.sh").write_text(text)
    yield f"sh layercheck.sh {job}", {"BASE": base, "PUBLISH": "../public"}


class Place:
    """A repository with a remote, and a layercheck on the PATH that runs few scripts."""

    def __init__(self, folder, layercheck):
        self.folder = folder
        tools = folder / "bin"
        tools.mkdir()
        wrapper = tools / "layercheck"
        wrapper.write_text(
            f'#!/bin/sh\nif [ "$1" = run ]; then shift; exec {layercheck} run {FEW} "$@"; fi\n'
            f'exec {layercheck} "$@"\n')
        wrapper.chmod(0o755)
        # Where this is run says nothing of what it tries.
        self.environment = {
            name: value for name, value in os.environ.items()
            if not name.startswith(("GITHUB_", "CI", "GITLAB_", "GIT_", "LAYERCHECK_"))}
        self.environment |= {
            "PATH": f"{tools}:{os.environ['PATH']}", "HOME": str(folder),
            "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@localhost",
            "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@localhost"}
        self.sh("git init --quiet --bare --initial-branch=main remote")
        self.sh("git clone --quiet remote work 2>&1")

    def sh(self, text, where=".", **variables):
        done = subprocess.run(
            ["sh", "-e", "-c", text], cwd=self.folder / where, env=self.environment | variables,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.output = done.stdout
        return done.returncode

    def must(self, text, where="work"):
        if self.sh(text, where) != 0:
            sys.exit(f"{text}: {self.output}")
        return self.output.strip()

    def commit(self, engine, words):
        """A version of the driver; its build writes it."""
        build = f"printf '#!/bin/sh\\nexec layercheck serve --engine {engine}\\n' >my-driver\nchmod +x my-driver\n"
        (self.folder / "work/build.sh").write_text(build)
        (self.folder / "work/.gitignore").write_text(
            "my-driver\nreport\njunit.xml\nbadge.*\nlayercheck.sh\n")
        self.must(f"git add . && git commit --quiet --message '{words}'")

    def job(self, system, text, name, base=""):
        """Carries out a job in a clone of its own; says how it ended and what it printed."""
        clone = f"{name}-{len(list(self.folder.iterdir()))}/work"
        (self.folder / clone).parent.mkdir()
        self.must(f"git clone --quiet ../remote ../{clone} 2>&1")
        branch = self.must("git branch --show-current")
        self.must(f"git checkout --quiet {branch}", clone)
        extra = {}
        if system == "github":
            (self.folder / clone / "../summary.md").write_text("")
            extra = {"GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "../summary.md"}
        os.chdir(self.folder / clone)
        output = ""
        for script, variables in globals()[system](text, name, base):
            code = self.sh(script, clone, **variables, **extra)
            output += self.output
            if code != 0:
                break
        return code, output, self.folder / clone


def check(truth, words, output):
    if not truth:
        sys.exit(f"{words}:\n{output}")
    print(words)


def play(system, layercheck, folder):
    place, text = Place(folder, layercheck), block(*NAMES[system])
    place.commit(f"fault:{OLD}", "Begin")
    place.must("git push --quiet origin main")
    code, output, clone = place.job(system, text, "known")
    check(code == 0, f"{system}: the main branch is green, whatever fails", output)
    if system == "shell":
        place.must("git push --quiet origin main", clone)
    place.must("git pull --quiet origin main")
    list_ = (folder / "work/known.txt").read_text()
    check("known GEO-" in list_, f"{system}: the list of known failures is kept", list_)
    base = place.must("git rev-parse HEAD")

    place.must("git checkout --quiet -b change")
    place.commit(f"fault:{OLD}+{NEW}", "Change")
    place.must("git push --quiet origin change")
    code, output, clone = place.job(system, text, "compare", base)
    check(code == 1, f"{system}: a change that makes something worse is red", output)
    check("1 regression" in (clone / "badge.json").read_text(), f"{system}: the badge says so", output)
    check("<failure" in (clone / "junit.xml").read_text(), f"{system}: the tests say so", output)
    if system == "github":
        check("::error title=F1 TREE-27::" in output, "github: a remark says so", output)
        summary = (clone / "../summary.md").read_text()
        check("is worse than before" in summary, "github: the summary says so", summary)
    if system == "shell":
        check((clone / "../public/report/report.md").exists(), "shell: the report is published", output)

    place.commit(f"fault:{OLD}", "Mend it")
    place.must("git push --quiet origin change")
    code, output, clone = place.job(system, text, "compare", base)
    check(code == 0, f"{system}: the change mended is green", output)
    check("no worse" in (clone / "badge.json").read_text(), f"{system}: the badge says so", output)


def main():
    if len(sys.argv) not in (3, 4) or sys.argv[2] not in NAMES:
        sys.exit(__doc__)
    layercheck, system = str(pathlib.Path(sys.argv[1]).resolve()), sys.argv[2]
    if NAMES[system][0] == "yaml":
        try:
            import yaml  # noqa: F401
        except ImportError:
            print("skipped: python3-yaml is not installed")
            return
    if len(sys.argv) == 4:
        folder = pathlib.Path(sys.argv[3]).resolve()
        folder.mkdir()
        play(system, layercheck, folder)
        return
    with tempfile.TemporaryDirectory() as folder:
        play(system, layercheck, pathlib.Path(folder).resolve())
        os.chdir("/")


main()
