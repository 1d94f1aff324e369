#!/bin/sh
# Open the app; on a machine without a screen say so, and play a demonstration whose pictures can be looked at.
set -eu
cd "$(dirname "$0")/.."
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" != Linux ]; then
    exec .venv/bin/python main.py "$@"
fi
echo "There is no screen here. A demonstration game is played off-screen instead; 'make door' plays in the terminal."
tools/setup.sh dev
.venv/bin/python -m tools.demo --into build/demo > /dev/null
echo "Done: every screen of a game, as pictures. Open build/demo/phone/sheet.png and build/demo/small/sheet.png; the single"
echo "pictures lie beside them. To play yourself: 'make door' here, 'make host' in a browser, 'make run' where there is a screen."
