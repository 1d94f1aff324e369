"""Make the sounds of the app: short, dry, mechanical; every one computed here, none recorded.

python -m tools.sounds            into assets/sounds
python -m tools.sounds --check    fail where one is missing or other than computed
"""

from __future__ import annotations

import argparse
import io
import math
import random
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
RATE = 22050
LEVEL = 0.5
"""Low in level: never needed."""

Wave = list[float]


def seconds(length: float) -> range:
    return range(int(length * RATE))


def decay(at: int, half: float) -> float:
    """How much is left after so many samples, if half goes in that many seconds."""
    return float(0.5 ** (at / RATE / half))


def strike(pitches: tuple[float, ...], half: float, length: float, noise: float = 0.0, seed: int = 1) -> Wave:
    """Metal or wood that is hit: several pitches that do not fit each other, and a short burst of noise."""
    chance = random.Random(seed)
    return [
        decay(at, half) * sum(math.sin(2 * math.pi * pitch * at / RATE) for pitch in pitches) / len(pitches)
        + noise * decay(at, 0.006) * chance.uniform(-1, 1)
        for at in seconds(length)
    ]


def scrape(low: float, high: float, length: float, grain: float, seed: int) -> Wave:
    """Noise through a resonance that slides from one pitch to another, in grains."""
    chance, first, second = random.Random(seed), 0.0, 0.0
    made = []
    for at in seconds(length):
        part = at / (length * RATE)
        turn = 2 * math.pi * (low + (high - low) * part) / RATE
        rough = 0.4 + 0.6 * abs(math.sin(math.pi * grain * at / RATE))
        now = 2 * 0.985 * math.cos(turn) * first - 0.985**2 * second + 0.06 * chance.uniform(-1, 1) * rough
        first, second = now, first
        made.append(now * math.sin(math.pi * part) ** 0.6)
    return made


def tone(pitch: Callable[[float], float], length: float, half: float) -> Wave:
    """A pitch that moves."""
    made, phase = [], 0.0
    for at in seconds(length):
        phase += 2 * math.pi * pitch(at / (length * RATE)) / RATE
        made.append(decay(at, half) * (math.sin(phase) + 0.3 * math.sin(2 * phase)))
    return made


def after(*parts: tuple[float, Wave]) -> Wave:
    """Several at their moments."""
    made: Wave = [0.0] * max(int(start * RATE) + len(part) for start, part in parts)
    for start, part in parts:
        for at, value in enumerate(part):
            made[int(start * RATE) + at] += value
    return made


def quiet(level: float, made: Wave) -> Wave:
    return [level * value for value in made]


def hum(pitch: float, length: float, seed: int) -> Wave:
    """A machine behind a wall that draws breath: it swells and ebbs once, so its end leads into its beginning.

    Its upper tones are what the small speaker of a phone can give.
    """
    chance, rough = random.Random(seed), 0.0
    made = []
    for at in seconds(length):
        part, turn = at / (length * RATE), 2 * math.pi * pitch * at / RATE
        rough += 0.02 * (chance.uniform(-1, 1) - rough)
        sound = sum(0.7**each * math.sin((each + 0.002 * each) * turn) for each in range(1, 7)) + 1.5 * rough
        made.append(sound * (0.5 - 0.5 * math.cos(2 * math.pi * part)) ** 0.7)
    return made


def goes_on() -> Iterator[tuple[str, float, Wave]]:
    """What goes on and on: hums of different lengths, so that they never meet twice alike; each begins and ends in silence."""
    for number, (pitch, length) in enumerate(((73.4, 4.1), (82.4, 4.7), (98.0, 5.3), (110.0, 5.9)), 1):
        yield f"hum_{number}", 0.22, hum(pitch, length, 20 + number)
    vents = after((0.4, scrape(520, 300, 1.6, 2, 31)), (2.9, quiet(0.5, scrape(300, 420, 1.1, 3, 32))), (6.0, [0.0]))
    yield "vents", 0.12, vents
    thud = strike((62, 93, 155), 0.1, 0.7)
    for number, length in ((1, 1.7), (2, 2.6), (3, 3.9)):
        yield f"pulse_{number}", 0.3, after((0.05, thud), (length, [0.0]))


def sounds() -> Iterator[tuple[str, Wave]]:
    click = strike((1900, 3100), 0.008, 0.07, 0.8, 2)
    tap = strike((430, 1130, 1870), 0.05, 0.3, 0.5, 3)
    relay = strike((900, 2300), 0.012, 0.09, 0.7, 4)
    yield "click", click
    yield "undo", click[::-1]
    yield "latch", after((0, click), (0.06, strike((700, 1500), 0.02, 0.12, 0.6, 5)))
    yield "tap", tap
    yield "danger", after((0, quiet(0.6, tap)), (0.22, quiet(0.8, tap)), (0.34, tap), (0.45, tap))
    yield "larva", after((0, scrape(500, 260, 0.16, 30, 6)), (0.1, click))
    yield "creeper", after(*((at * 0.07, quiet(0.7, scrape(2200, 2900, 0.06, 90, 7 + at))) for at in range(4)))
    yield "adult", scrape(1500, 3200, 0.7, 14, 11)
    yield "breeder", after((0, quiet(0.9, scrape(170, 120, 0.35, 6, 12))), (0.42, scrape(150, 95, 0.4, 6, 13)))
    yield "queen", after((0, tone(lambda part: 74 - 22 * part, 1.1, 0.4)), (0.1, quiet(0.4, scrape(110, 70, 0.9, 5, 14))))
    yield "hit", strike((92, 143, 310), 0.09, 0.4, 0.9, 15)
    yield "miss", scrape(1800, 700, 0.25, 3, 16)
    yield "power_falls", after((0, relay), (0.09, tone(lambda part: 190 * (1 - part) ** 1.6 + 28, 0.8, 0.3)))
    yield "power_returns", after((0, relay), (0.09, tone(lambda part: 60 + 150 * part**0.6, 0.5, 0.5)))
    yield "klaxon", after((0, tone(lambda _: 392.0, 0.45, 0.5)), (0.45, tone(lambda _: 523.3, 0.55, 0.4)))
    beat = after((0, strike((52, 61), 0.05, 0.25)), (0.16, quiet(0.7, strike((47, 58), 0.06, 0.28))))
    for level, pause in ((1, 0.95), (2, 0.72), (3, 0.52)):
        yield f"heartbeat_{level}", after((0, beat), (pause, beat), *(((2 * pause, beat),) if level > 1 else ()))


def written(made: Wave, level: float = LEVEL, rate: int = RATE) -> bytes:
    """A WAV of one channel, as loud as all others if nothing else is wanted."""
    most = max(abs(value) for value in made)
    edge = int(0.004 * rate)
    faded = [value * min(1.0, (len(made) - at) / edge) for at, value in enumerate(made)]
    frames = b"".join(int(32767 * level * value / most).to_bytes(2, "little", signed=True) for value in faded)
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(frames)
    return out.getvalue()


def everything() -> Iterator[tuple[str, bytes]]:
    """Every file; what goes on is low, and half the samples are enough for it."""
    for name, made in sounds():
        yield name, written(made)
    for name, level, made in goes_on():
        yield name, written(made[::2], level, RATE // 2)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    SOUNDS.mkdir(parents=True, exist_ok=True)
    stale = []
    for name, fresh in everything():
        path = SOUNDS / f"{name}.wav"
        if check and not (path.exists() and abs(path.stat().st_size - len(fresh)) == 0):
            stale.append(path.name)
        elif not check:
            path.write_bytes(fresh)
    print(*(f"stale: {name}" for name in stale), sep="\n", end="\n" if stale else "")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
