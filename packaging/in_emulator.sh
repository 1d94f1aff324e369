#!/usr/bin/env bash
# Start the app of an APK on the device that adb knows, use it a little, and fail if Python or Java raised anything.
# Only a debug build lets us look into its folder. What was seen and logged lies in build/emulator.
#   packaging/in_emulator.sh APK
set -euo pipefail
package=io.github.airlockcompanion.airlock
seen=build/emulator
mkdir -p "$seen"

ours() { adb shell run-as "$package" "$@"; }
start() { adb shell am start -W -n "$package/org.kivy.android.PythonActivity"; }
stands() { ours cat files/place.json 2>/dev/null || true; }
picture() { adb exec-out screencap -p > "$seen/$1.png"; }
sound() {
    adb logcat -d > "$seen/logcat.txt"
    if grep -E 'Traceback \(most recent call last\)|FATAL EXCEPTION|Fatal signal' "$seen/logcat.txt"; then
        echo "It raised: $1" >&2; exit 1
    fi
    # What breaks in a screen is caught, said kindly, and written down.
    if ours ls files/reports 2>/dev/null | grep .; then
        adb shell "run-as $package sh -c 'cat files/reports/*'"; echo "It wrote a report: $1" >&2; exit 1
    fi
    if ! adb shell pidof "$package" > /dev/null; then echo "It is gone: $1" >&2; exit 1; fi
}

adb logcat -c
adb install -r "$1"
start
for _ in $(seq 90); do  # the first start unpacks everything
    if ours ls files/place.json > /dev/null 2>&1; then break; fi
    sleep 2
done
sound "at the first start"
ours ls files/place.json  # it stood on a screen
sleep 10
picture start

adb shell settings put system accelerometer_rotation 0
for turn in 1 2 3 0; do
    adb shell settings put system user_rotation "$turn"; sleep 3
    picture "turned-$turn"
done
sound "turned"

# A large screen and a small window: the app is any size there, whatever it asks for.
for size in 1600x2560 2560x1600 1080x1240; do
    adb shell wm size "$size"; sleep 4
    picture "size-$size"
done
adb shell wm size reset; sleep 3
sound "made larger and smaller"

# From Android 16 on the system may keep the back key for itself, and leave the app.
before=$(stands)
adb shell input keyevent KEYCODE_TAB; adb shell input keyevent KEYCODE_ENTER; sleep 3
if [ "$(stands)" = "$before" ]; then
    echo "The keys led nowhere: the back key was not tried."
else
    adb shell input keyevent KEYCODE_BACK; sleep 3
    if [ "$(stands)" != "$before" ]; then echo "The back key does not lead back." >&2; exit 1; fi
fi
sound "by the back key"

adb shell input keyevent KEYCODE_HOME; sleep 3
start; sleep 3
sound "back from the home screen"

adb shell monkey -p "$package" -s 13 --pct-touch 90 --pct-motion 10 --throttle 150 400 || echo "monkey stopped"  # why, sound tells
sleep 3
picture touched
sound "touched 400 times"

adb shell am force-stop "$package"
start; sleep 15
picture resumed
sound "killed and started again"
echo "It started, turned, grew, went back, paused, was touched and killed, and raised nothing."
