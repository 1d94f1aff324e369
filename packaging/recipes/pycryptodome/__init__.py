"""python-for-android's own recipe for pycryptodome, with three changes: no cffi, code that is optimized, and only what seals.

Without cffi its libraries are loaded by Python's ctypes; cffi would bring a parser of C along, and read declarations with it at
the first use. Its build takes the newest setuptools, which puts no optimization beside flags that are given. What is left is
enough for X25519, HKDF and XChaCha20-Poly1305: `tests/packaging/test_sealing.py` does all three with nothing else there.
"""

from __future__ import annotations

from pathlib import Path
from shutil import rmtree
from typing import Any

from pythonforandroid.recipes.pycryptodome import PycryptodomeRecipe

LIBRARIES = {
    "Cipher/_Salsa20",
    "Cipher/_chacha20",
    "Hash/_BLAKE2s",
    "Hash/_SHA1",
    "Hash/_SHA256",
    "Hash/_SHA512",
    "Hash/_keccak",
    "Hash/_poly1305",
    "Math/_modexp",
    "Protocol/_scrypt",
    "PublicKey/_curve25519",
    "Util/_strxor",
}
"""What is loaded by these three; where the system has no GMP, _modexp too."""


def strip(crypto: Path) -> None:
    """Take away its own tests, its stubs, and every library but these."""
    rmtree(crypto / "SelfTest")
    for stub in crypto.rglob("*.pyi"):
        stub.unlink()
    for library in crypto.rglob("*.so"):
        if library.relative_to(crypto).as_posix().partition(".")[0] not in LIBRARIES:
            library.unlink()


class SealingRecipe(PycryptodomeRecipe):  # type: ignore[misc]
    depends = ["python3"]  # noqa: RUF012 - as python-for-android wants it

    def get_recipe_env(self, arch: Any, **told: Any) -> dict[str, str]:
        env: dict[str, str] = super().get_recipe_env(arch, **told)
        env["CFLAGS"] += " -O2"
        return env

    def build_arch(self, arch: Any) -> None:
        super().build_arch(arch)
        strip(Path(self.ctx.get_python_install_dir(arch.arch)) / "Crypto")


recipe = SealingRecipe()
