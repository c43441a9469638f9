"""All checks of the project, in one command: `python -m tests`. Extra arguments go to pytest.

Style, format, types, import contracts, tests with coverage, and the rule scenarios. Every check runs, whatever the
others said; the exit code is 0 when all of them passed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
REPORT = ROOT / ".coverage.json"
SCENARIOS = [path for path in (ROOT / "tests" / "scenarios", ROOT.parent / "shared" / "scenarios") if path.is_dir()]
# What must be covered, in per cent of lines and branches. Subprocesses, in which whole-bot tests run, are not measured.
ENGINE = "bot/uno/"
ENGINE_PER_CENT, OTHERS_PER_CENT = 100.0, 90.0


def command(*words: str) -> Callable[[], bool]:
    """A check that is a command of this interpreter's environment."""
    return lambda: subprocess.run([sys.executable, "-m", *words], cwd=ROOT, check=False).returncode == 0


def beside(*words: str) -> Callable[[], bool]:
    """A command that is started now and runs beside the checks before it; what it says is shown when its turn comes."""
    process = subprocess.Popen(
        [sys.executable, "-m", *words], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )

    def ended() -> bool:
        print(process.communicate()[0], end="")
        return process.returncode == 0

    return ended


def import_contracts() -> bool:
    """import-linter has no `-m` entry of its own."""
    code = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    # its logo is drawn on stdout; only a broken contract is worth reading
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True)
    if run.returncode:
        print(run.stdout[-4000:], run.stderr)
    return run.returncode == 0


def tests(arguments: list[str]) -> bool:
    """pytest on every core, with coverage but for the tests that are marked as unmeasured."""
    REPORT.unlink(missing_ok=True)
    words = ["pytest", "-n", os.environ.get("TEST_WORKERS", "auto"), "--dist", "worksteal", "-q"]
    words += ["--cov", "--cov-report=", f"--cov-report=json:{REPORT}"]
    return command(*words, *arguments)()


def coverage() -> bool:
    """The share of lines and branches that the tests ran."""
    if not REPORT.exists():
        print("no coverage was measured")
        return False
    files: dict[str, dict[str, dict[str, float]]] = json.loads(REPORT.read_text())["files"]
    engine = {name: each["summary"] for name, each in files.items() if name.startswith(ENGINE)}
    others = {name: each["summary"] for name, each in files.items() if name not in engine}
    return all(
        [
            _enough("the engine", engine, ENGINE_PER_CENT),
            _enough("everything else", others, OTHERS_PER_CENT),
        ]
    )


def _enough(what: str, summaries: dict[str, dict[str, float]], per_cent: float) -> bool:
    covered = sum(each["covered_lines"] + each.get("covered_branches", 0) for each in summaries.values())
    there = sum(each["num_statements"] + each.get("num_branches", 0) for each in summaries.values())
    found = 100 * covered / max(there, 1)
    print(f"coverage of {what}: {found:.2f} % of {per_cent:.0f} %")
    if found >= per_cent:
        return True
    for name, each in summaries.items():
        if each["percent_covered"] < per_cent:
            print(f"  {name}: {each['percent_covered']:.1f} %")
    return False


def main(arguments: list[str]) -> int:
    checks: dict[str, Callable[[], bool]] = {
        "style (ruff)": command("ruff", "check", "."),
        "format (ruff)": command("ruff", "format", "--check", "--quiet", "."),
        "import contracts (import-linter)": import_contracts,
        "rule scenarios": command("bot", "scenarios", *map(str, SCENARIOS)),
        "tests (pytest)": lambda: tests(arguments),
        "types (pyright)": beside("pyright", "--pythonpath", sys.executable),
        "coverage": coverage,
    }
    failed: list[str] = []
    for name, check in checks.items():
        print(f"== {name}", flush=True)
        start = time.monotonic()
        if not check():
            failed.append(name)
        print(f"   {time.monotonic() - start:.0f} s", flush=True)
    print("all checks passed" if not failed else "failed: " + ", ".join(failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
