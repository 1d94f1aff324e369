"""python-for-android's own recipe for pycryptodome, changed so that it runs on a phone, and with no more of it than seals.

- There Python runs with PYTHONOPTIMIZE=2, so pycryptodome passes cffi by and loads its libraries with Python's ctypes. cffi and
  its parser of C are left out.
- It looks up two functions of Python's own library as soon as it is imported. Where ctypes does not find them, as people report
  of phones, the import fails: https://github.com/kivy/python-for-android/issues/3341. It gets by without them.
- It asks a program of the system for the kind of this machine, and Java for a library GMP. It is told, and has none.
- Its build takes the newest setuptools, which puts no optimization beside flags that are given.

`tests/packaging/test_sealing.py` seals with `companion/sharing/sealing.py` (X25519 and XChaCha20-Poly1305; HMAC is Python's) with
what is left and nothing else there.
"""

from __future__ import annotations

from pathlib import Path
from shutil import rmtree
from typing import Any

from pythonforandroid.recipes.pycryptodome import PycryptodomeRecipe

LIBRARIES = {
    "Cipher/_chacha20",
    "Hash/_BLAKE2s",
    "Hash/_SHA512",
    "Hash/_keccak",
    "Hash/_poly1305",
    "Math/_modexp",
    "PublicKey/_curve25519",
}
"""What they load."""
INSTEAD = {
    "ctypes.pythonapi.PyObject_GetBuffer": "None",
    "ctypes.pythonapi.PyBuffer_Release": "None",
    "cached_architecture = []": 'cached_architecture = ["64bit", "ELF"]',
}
"""What is written in the place of what it says of itself to ctypes."""
POINTER = '''

def c_uint8_ptr(data):
    """Give C what is there without the two functions: a copy of what nobody may write into, else the thing itself."""
    if isinstance(data, (bytes, _Array)):
        return data
    view = memoryview(data)
    kind = ctypes.c_ubyte * view.nbytes
    return kind.from_buffer_copy(view) if view.readonly else kind.from_buffer(view)
'''


def strip(crypto: Path) -> None:
    """Take away its own tests, its stubs, GMP, and every library but these."""
    rmtree(crypto / "SelfTest")
    (crypto / "Math" / "_IntegerGMP.py").unlink()
    for stub in crypto.rglob("*.pyi"):
        stub.unlink()
    for library in crypto.rglob("*.so"):
        if library.relative_to(crypto).as_posix().partition(".")[0] not in LIBRARIES:
            library.unlink()


def fit(crypto: Path) -> None:
    """Write what it does instead of asking; whoever moves to another version hears of it if that asks otherwise."""
    file = crypto / "Util" / "_raw_api.py"
    text = file.read_text("utf-8")
    for asked, told in INSTEAD.items():
        if text.count(asked) != 1:
            raise ValueError(f"{file} has no {asked!r}, or more than one")
        text = text.replace(asked, told)
    file.write_text(text + POINTER, "utf-8")


class SealingRecipe(PycryptodomeRecipe):  # type: ignore[misc]
    depends = ["python3"]  # noqa: RUF012 - as python-for-android wants it

    def get_recipe_env(self, arch: Any, **told: Any) -> dict[str, str]:
        env: dict[str, str] = super().get_recipe_env(arch, **told)
        env["CFLAGS"] += " -O2"
        return env

    def build_arch(self, arch: Any) -> None:
        super().build_arch(arch)
        crypto = Path(self.ctx.get_python_install_dir(arch.arch)) / "Crypto"
        strip(crypto)
        fit(crypto)


recipe = SealingRecipe()
