"""Compile the engine by mypyc: `core`, `games` and `bots` in one go, so that calls between them are native.

Leaves a whole copy of the package in build/compiled; `tasks.py play` uses it, and so does whoever puts
that folder on PYTHONPATH. Modules are
found by folder. One that must stay interpreted says `# mypyc: skip` in its first lines.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import cast

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from tasks import COMPILED, ENGINE, ROOT, SOURCE, digest, engine_source, is_fresh

WORK = ROOT / "build/mypyc"
SKIP, SKIP_WITHIN_LINES = "# mypyc: skip", 5
# Only Python calls into the library from outside, so that calls within a module may be inlined.
PRIVATE = ["-fvisibility=hidden", "-fno-semantic-interposition"]


def stays_interpreted(module: Path) -> bool:
    return SKIP in module.read_text(encoding="utf-8").splitlines()[:SKIP_WITHIN_LINES]


def modules(package: Path) -> list[Path]:
    """Every module to compile, in a fixed order."""
    found = (path for part in ENGINE for path in (package / part).rglob("*.py"))
    return sorted(path for path in found if not stays_interpreted(path))


def copy_package(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "sixgun", ignore=shutil.ignore_patterns("__pycache__", "*.so"))


class BuildOnAllCores(build_ext):
    """Compile the C files of one extension side by side, not one after the other."""

    def build_extension(self, ext: Extension) -> None:
        def compile_one(source: str) -> list[str]:
            objects: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
            return objects

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            ext.extra_objects += [name for names in pool.map(compile_one, ext.sources) for name in names]
        ext.sources = []
        super().build_extension(ext)


def build(sources: list[Path]) -> None:
    """Run mypyc inside the working copy; strictness is the check's business, not the compiler's."""
    os.chdir(WORK)
    names = [str(path.relative_to(WORK)) for path in sources]
    extensions = mypycify(["--config-file=", *names], opt_level="3", debug_level="0", multi_file=True)
    for extension in extensions:
        extension.extra_compile_args += PRIVATE
    setup(
        name="sixgun-compiled",
        ext_modules=cast("list[Extension]", extensions),
        cmdclass={"build_ext": BuildOnAllCores},
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count())],
    )


def install() -> None:
    """The newest source, with the compiled modules beside it."""
    copy_package(COMPILED)
    for library in [*WORK.glob("*.so"), *(WORK / "sixgun").rglob("*.so")]:
        shutil.copy2(library, COMPILED / library.relative_to(WORK))
    (COMPILED / ".stamp").write_text(engine_source())


def main() -> None:
    stamp = WORK / ".stamp"
    key = digest([*modules(SOURCE), Path(__file__)], sys.version, version("mypy"), version("setuptools"))
    if not is_fresh(stamp, key):
        copy_package(WORK)
        if sources := modules(WORK / "sixgun"):
            build(sources)
        stamp.write_text(key)
    install()
    print(f"{len(modules(SOURCE))} modules compiled, in {COMPILED.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
