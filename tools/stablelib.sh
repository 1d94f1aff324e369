#!/bin/sh
# Makes assets/page/stablelib.js anew, by npm and a network. What is fetched stands in tools/stablelib/package-lock.json, each
# with the SHA-512 that the registry has for it: npm refuses anything else.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$root"/tools/stablelib/* "$work"
cd "$work"
npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
node_modules/.bin/esbuild seal.js --bundle --minify --format=iife --global-name=Stable \
  --target=chrome53,firefox59,safari12.1 --legal-comments=none \
  --banner:js='/* @stablelib, MIT, by Dmitry Chestnykh and others: assets/page/stablelib-LICENSE.txt */' \
  --outfile="$root/assets/page/stablelib.js" --log-level=warning
cd node_modules/@stablelib
for sum in $(sha256sum ./*/LICENSE | cut -d' ' -f1 | sort -u); do
  echo "== $(sha256sum ./*/LICENSE | grep "^$sum" | cut -d/ -f2 | paste -sd' ')"
  echo
  cat "$(sha256sum ./*/LICENSE | grep "^$sum" | head -1 | cut -d' ' -f3)"
  echo
done | sed 's/[ \t]*$//' >"$root/assets/page/stablelib-LICENSE.txt"
sha256sum "$root/assets/page/stablelib.js" | cut -d' ' -f1
