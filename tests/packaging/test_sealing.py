"""What of pycryptodome lies on a phone: that much of it, as byte code, without cffi, seals as published vectors say."""

import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import Crypto
import pytest

from tests.packaging.made import HERE, ROOT, files

RECIPE = ROOT / "packaging" / "recipes" / "pycryptodome" / "__init__.py"
PROMISED = 3_000_000
"""Bytes that the package may become heavier by; SHARING is not worth more to who never opens it."""


@pytest.fixture(scope="module")
def recipe() -> ModuleType:
    spec = spec_from_file_location("pythonforandroid.recipes.pycryptodome", RECIPE)
    assert spec is not None
    assert spec.loader is not None
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@pytest.fixture(scope="module")
def site(recipe: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Site-packages with nothing but what the recipe leaves of it, compiled as python-for-android compiles it."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(Path(Crypto.__file__).parent, folder / "Crypto", ignore=shutil.ignore_patterns("__pycache__"))
    recipe.strip(folder / "Crypto")
    recipe.fit(folder / "Crypto")
    subprocess.run([sys.executable, "-OO", "-m", "compileall", "-q", "-b", "-f", folder], check=True)
    for source in folder.rglob("*.py"):
        source.unlink()
    return folder


def test_what_is_left_seals_by_published_vectors_and_loads_nothing_else(site: Path, recipe: ModuleType) -> None:
    """As on a phone: optimized twice, and no other package there."""
    done = subprocess.run(
        [sys.executable, "-OO", "-I", "-S", HERE / "seals.py", site], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.split()) == recipe.LIBRARIES


def test_nothing_comes_along_that_does_not_seal(site: Path) -> None:
    assert not [*site.rglob("SelfTest"), *site.rglob("*.pyi"), *site.rglob("_ec_ws*")]
    packed = shutil.make_archive(str(site.parent / "site"), "gztar", site)
    assert Path(packed).stat().st_size < PROMISED / 5


GOES = ("SelfTest/__init__.py", "Hash/_SHA256.abi3.so", "Hash/SHA256.pyi", "Math/_IntegerGMP.py")
STAYS = ("Hash/_poly1305.abi3.so", "Hash/SHA256.py", "Util/_raw_api.py")


class Arch:
    arch = "arm64-v8a"


def test_the_recipe_asks_for_no_cffi_optimizes_and_strips_what_was_built(
    recipe: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is python-for-android's own in everything else."""
    ask = "\n".join(recipe.INSTEAD)
    theirs: Any = recipe.SealingRecipe.__mro__[1]
    crypto = tmp_path / "Crypto"

    def built(self: Any, arch: Any) -> None:
        for name in (*GOES, *STAYS):
            (crypto / name).parent.mkdir(parents=True, exist_ok=True)
            (crypto / name).write_text(ask)

    class Context:
        def get_python_install_dir(self, arch: str) -> str:
            return str(tmp_path)

    monkeypatch.setattr(theirs, "build_arch", built)
    monkeypatch.setattr(theirs, "get_recipe_env", lambda self, arch, **document: {"CFLAGS": "-fPIC"})
    ours = recipe.recipe
    monkeypatch.setattr(ours, "ctx", Context(), raising=False)
    assert (ours.version, ours.name, ours.depends) == (theirs().version, "pycryptodome", ["python3"])
    assert ours.get_recipe_env(Arch()) == {"CFLAGS": "-fPIC -O2"}
    ours.build_arch(Arch())
    assert files(crypto) == set(STAYS)
    assert (crypto / "Hash" / "SHA256.py").read_text() == ask
    assert not set(recipe.INSTEAD) & set((crypto / "Util" / "_raw_api.py").read_text().splitlines())


def test_another_version_that_asks_otherwise_is_no_silent_change(recipe: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "Util").mkdir()
    (tmp_path / "Util" / "_raw_api.py").write_text("import ctypes")
    with pytest.raises(ValueError, match="PyObject_GetBuffer"):
        recipe.fit(tmp_path)
