"""Known holes in the packages that we build on, by pip-audit and npm audit.

python -m tools.audit

Exit code 0: none is known; 1: there are some; 3: none is known, but not everything could be looked up. Where
an index knows nothing of a package, pip-audit itself ends with 0; here that counts as not looked up.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PATIENCE: Final = 120.0  # seconds for each of the two
HOLES, UNKNOWN = 1, 3
PYTHON: Final = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
PYTHON_AUDIT: Final = [*PYTHON, "--disable-pip", "--require-hashes", "-r", "requirements.txt"]
WEB_AUDIT: Final = ["npm", "audit", "--json"]


class NoData(Exception):
    """It cannot be known here whether there are holes; the text says why."""


def main() -> int:
    audits = {
        "Python packages": (PYTHON_AUDIT, ROOT, python_holes),
        "web packages": (WEB_AUDIT, ROOT / "web", web_holes),
    }
    codes = {judge(name, *audit) for name, audit in audits.items()}
    return HOLES if HOLES in codes else max(codes)


def judge(name: str, command: list[str], folder: Path, holes: Callable[[Any], list[str]]) -> int:
    """Run one audit and print one line about it."""
    try:
        found = holes(report(command, folder))
    except NoData as reason:
        print(f"{name}: not audited: {reason}")
        return UNKNOWN
    print(f"{name}: {', '.join(found) or 'no known holes'}")
    return HOLES if found else 0


def report(command: list[str], folder: Path) -> Any:
    """The JSON that a command prints; both end with an error code for a hole and for trouble alike."""
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, check=False, timeout=PATIENCE
        )
    except FileNotFoundError:
        raise NoData(f"{command[0]} is not installed") from None
    except subprocess.TimeoutExpired:
        raise NoData("no answer in time") from None
    try:
        return json.loads(done.stdout)
    except ValueError:
        raise NoData(last_line(done.stderr).removeprefix(f"{command[0]}: ") or "no report") from None


def last_line(text: str) -> str:
    return next((line.strip() for line in reversed(text.splitlines()) if line.strip()), "")


def python_holes(report: Any) -> list[str]:
    packages = report["dependencies"]
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    found = [
        f"{package['name']} {package['version']} ({hole['id']})"
        for package in packages
        for hole in package.get("vulns", [])
    ]
    if skipped and not found:
        raise NoData(f"the index tells nothing of {len(skipped)} of {len(packages)} packages")
    return found


def web_holes(report: Any) -> list[str]:
    if "vulnerabilities" not in report:
        raise NoData(str(report.get("message") or report.get("error") or "no report"))
    return [f"{name} ({hole['severity']})" for name, hole in report["vulnerabilities"].items()]


if __name__ == "__main__":
    sys.exit(main())
