/* Files of a folder of Python's, kept by the browser. What has changed goes into one transaction, which is answered when it lies on
   the disk: all of it is there after that, or nothing of it. Only who opened them last may write. */
const BLOCK = 16384, SKIPPED = /-shm$/; /* an index of SQLite's that is made anew */

export class Taken extends Error {}

const done = (asked) => new Promise((resolve, reject) => {
  asked.onsuccess = () => resolve(asked.result);
  asked.onerror = () => reject(asked.error);
});

export class Kept {
  static open(name) {
    return new Promise((resolve, reject) => {
      const asked = indexedDB.open(name, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore("sizes"); /* of each file, by its path */
        asked.result.createObjectStore("blocks"); /* by path and number */
        asked.result.createObjectStore("owner");
      };
      asked.onsuccess = () => resolve(new Kept(asked.result));
      asked.onerror = () => reject(asked.error);
      asked.onblocked = () => reject(new Error("blocked"));
    });
  }

  constructor(db) { this.db = db; this.mine = 0; this.seen = new Map(); }

  _begin(mode) { return this.db.transaction(["sizes", "blocks", "owner"], mode, { durability: "strict" }); }

  /* Every file as it was kept last; from now on nobody else's writing counts. */
  async take() {
    const now = this._begin("readwrite"), owner = now.objectStore("owner"), sizes = now.objectStore("sizes"), blocks = now.objectStore("blocks");
    const over = this._over(now);
    const before = owner.get("last");
    before.onsuccess = () => { this.mine = (before.result || 0) + 1; owner.put(this.mine, "last"); };
    const asked = [sizes.getAllKeys(), sizes.getAll(), blocks.getAllKeys(), blocks.getAll()].map(done);
    const [paths, lengths, keys, held] = await Promise.all(asked);
    await over;
    paths.forEach((path, at) => this.seen.set(path, new Uint8Array(lengths[at])));
    keys.forEach(([path, number], at) => { const file = this.seen.get(path); if (file) file.set(held[at], number * BLOCK); });
    return this.seen;
  }

  _over(now) {
    return new Promise((resolve, reject) => {
      now.oncomplete = () => resolve();
      now.onabort = () => reject(now.taken ? new Taken() : now.error || new Error("aborted"));
    });
  }

  /* The files as they are now; resolved when they lie on the disk. What is as it was is not written. */
  async keep(files) {
    const put = [], gone = [], sizes = [];
    for (const [path, now] of files) {
      if (SKIPPED.test(path)) continue;
      const before = this.seen.get(path);
      let changed = !before || before.length !== now.length;
      if (changed) sizes.push([path, now.length]);
      for (let at = 0, number = 0; at < now.length; at += BLOCK, number++) {
        const end = Math.min(at + BLOCK, now.length);
        if (before && before.length >= end && (before.length === now.length || end - at === BLOCK) && same(before, now, at, end)) continue;
        put.push([path, number, now.slice(at, end)]); changed = true;
      }
      if (before) for (let number = Math.ceil(now.length / BLOCK); number < Math.ceil(before.length / BLOCK); number++) gone.push([path, number]);
      if (changed) this.seen.set(path, now.slice());
    }
    const left = Array.from(this.seen.keys()).filter((path) => !files.has(path));
    if (!put.length && !gone.length && !sizes.length && !left.length) return 0;
    const now = this._begin("readwrite"), owner = now.objectStore("owner").get("last"), over = this._over(now);
    owner.onsuccess = () => { if (owner.result !== this.mine) { now.taken = true; now.abort(); } };
    const blocks = now.objectStore("blocks"), lengths = now.objectStore("sizes");
    put.forEach(([path, number, data]) => blocks.put(data, [path, number]));
    gone.forEach((key) => blocks.delete(key));
    sizes.forEach(([path, length]) => lengths.put(length, path));
    left.forEach((path) => { this.seen.delete(path); lengths.delete(path); blocks.delete(IDBKeyRange.bound([path, 0], [path, Infinity])); });
    if (now.commit) owner.addEventListener("success", () => { if (!now.taken) now.commit(); });
    await over;
    return put.length;
  }
}

function same(one, other, at, end) {
  if (!((at + one.byteOffset) % 4 || (at + other.byteOffset) % 4)) { /* four bytes at a time, as far as that goes */
    const words = (end - at) >> 2, here = new Uint32Array(one.buffer, one.byteOffset + at, words);
    const there = new Uint32Array(other.buffer, other.byteOffset + at, words);
    for (let word = 0; word < words; word++) if (here[word] !== there[word]) return false;
    at += words << 2;
  }
  for (; at < end; at++) if (one[at] !== other[at]) return false;
  return true;
}
