#!/bin/sh
# Open the app; on a machine without a screen say so, and play a demonstration whose pictures can be looked at.
set -eu
cd "$(dirname "$0")/.."
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" != Linux ]; then
    exec .venv/bin/python main.py "$@"
fi
echo "There is no screen here. A demonstration game is played off-screen instead; 'make door' plays in the terminal."
tools/setup.sh dev
exec .venv/bin/python -m tools.demo --into build/demo
