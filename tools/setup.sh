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

# Kivy 2.3.1 has wheels for Python 3.11 to 3.13. Where a machine has none of these: uv, if it is there, fetches one; a newer
# Python does if somebody has made a wheel of Kivy for it (in `wheels`, or where pip looks); else a sentence says what to do.
is() { command -v "$1" >/dev/null 2>&1 && "$1" -c "import sys; sys.exit(not $2)" 2>/dev/null; }
for name in ${PYTHON:-} python3.11 python3.12 python3.13 python3 python; do
    if is "$name" '(3, 11) <= sys.version_info[:2] < (3, 14)'; then python=$name; break; fi
done
for name in ${PYTHON:-} python3.14 python3.15 python3 python; do
    if is "$name" 'sys.version_info[:2] >= (3, 14)'; then newer=$name; break; fi
done
installed() {
    [ ! -d wheels ] || set -- --find-links wheels "$@"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"
}
has_venv() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null && return
    version=$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -q && apt-get install -q -y --no-install-recommends "python$version-venv"
    else
        echo "Python has no venv module here; install python$version-venv." >&2; return 1
    fi
}
by_uv() { command -v uv >/dev/null 2>&1 && uv venv --quiet --python '>=3.11,<3.14' .venv && .venv/bin/python -m ensurepip >/dev/null; }
by_wheel() {
    [ -n "${newer:-}" ] && { [ ! -d wheels ] || has_venv "$newer"; } && "$newer" -m venv .venv >/dev/null 2>&1 &&
        installed --no-deps --only-binary :all: "$(grep '^Kivy==' requirements.txt)" 2>/dev/null && return
    rm -rf .venv
    return 1
}
if ! .venv/bin/python -c 'import pip' 2>/dev/null; then
    rm -rf .venv
    if [ -n "${python:-}" ]; then
        has_venv "$python" || exit 1
        "$python" -m venv .venv
    elif ! by_uv && ! by_wheel; then
        echo "Airlock needs Python 3.11, 3.12 or 3.13; found: $("${newer:-python3}" --version 2>/dev/null || echo none)." >&2
        echo "Install one beside it (Debian, Ubuntu: python3.13 and python3.13-venv, where they have it; macOS: brew install" >&2
        echo "python@3.13), or install uv (https://docs.astral.sh/uv), which fetches one by itself. Then run make again." >&2
        exit 1
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
installed -r "$wanted"
: > "$stamp-$([ "$wanted" = requirements.txt ] && echo run || echo dev)"
