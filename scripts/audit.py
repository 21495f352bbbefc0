"""Looks up every package of an environment among the known vulnerabilities (pip-audit); `make check` runs it.

Fails when one is found. Where no database of vulnerabilities can be reached, as behind a mirror of the package index
that has none, it says so and lets the check go on: what could not be looked up is no finding.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from typing import Any


def main() -> int:
    """Audit, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site_packages", nargs="+", help="directories of installed packages")
    folders = [f"--path={folder}" for folder in parser.parse_args().site_packages]
    command = [sys.executable, "-m", "pip_audit", "--format=json", "--progress-spinner=off", "--timeout=5", *folders]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        report = json.loads(run.stdout)
    except ValueError:
        print(f"NOT AUDITED: {(run.stderr.strip().splitlines() or ['pip-audit said nothing'])[-1]}")
        return 0
    found, unknown, known = verdict(report)
    for line in found:
        print(line)
    if unknown:
        print(f"NOT AUDITED: {len(unknown)} of {len(unknown) + known} packages are not in the database reached.")
    return 1 if found else 0


def verdict(report: dict[str, Any]) -> tuple[list[str], list[str], int]:
    """What pip-audit found: a line for each vulnerability, the packages it could not look up, how many it could."""
    packages = report["dependencies"]
    unknown = [package["name"] for package in packages if "skip_reason" in package]
    found = [
        f"{package['name']} {package['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'none'}"
        for package in packages
        for fault in package.get("vulns", [])
    ]
    return found, [name for name in unknown if name != "greatplains"], len(packages) - len(unknown)


if __name__ == "__main__":
    sys.exit(main())
