#!/bin/sh
# Make .venv with pinned packages; called by make, does nothing when nothing changed.
#   tools/setup.sh run    what the app needs
#   tools/setup.sh dev    and what its checks need
set -eu
cd "$(dirname "$0")/.."
case "${1:-run}" in dev) wanted=requirements-dev.txt ;; *) wanted=requirements.txt ;; esac
stamp=".venv/.airlock-$(cat requirements*.txt | cksum | cut -d' ' -f1)"
[ -e "$stamp-dev" ] && exit 0
[ "$wanted" = requirements.txt ] && [ -e "$stamp-run" ] && exit 0

# Kivy has no wheel for Python 3.14 yet; compiling it needs more than most machines have.
fits() { command -v "$1" >/dev/null 2>&1 && "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 14))' 2>/dev/null; }
for name in ${PYTHON:-} python3.11 python3.12 python3.13 python3 python; do
    if fits "$name"; then python=$name; break; fi
done
if [ -z "${python:-}" ]; then
    echo "Airlock needs Python 3.11, 3.12 or 3.13; found: $(python3 --version 2>/dev/null || echo none)." >&2; exit 1
fi

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -q && apt-get install -q -y --no-install-recommends "python$version-venv"
    else
        echo "Python has no venv module here; install python$version-venv." >&2; exit 1
    fi
fi
# Kivy draws with OpenGL; where the libraries are missing and we may, they are installed.
if [ "$(uname)" = Linux ] && ! { ldconfig -p 2>/dev/null | grep -q 'libGL\.so' && ldconfig -p | grep -q 'libEGL\.so'; }; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        { apt-get update -q && apt-get install -q -y --no-install-recommends libgl1 libegl1; } >/dev/null ||
            echo "libGL and libEGL could not be installed; pictures and the app's own window need them." >&2
    else
        echo "Kivy needs libGL and libEGL; on Debian: apt-get install libgl1 libegl1" >&2
    fi
fi
[ -x .venv/bin/python ] || "$python" -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r "$wanted"
: > "$stamp-$([ "$wanted" = requirements.txt ] && echo run || echo dev)"
