/* The table of this browser: Python, our packages, and the files that they keep. It knows no picture, no game and no rule. */
import { loadPyodide } from "./pyodide/pyodide.mjs";
import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import { Kept, Taken } from "./kept.js";
import { LOCK, BYTES, MEMORY } from "./made.js";

const HOME = "/table", APP = "/app", WAITS = 4000;
const here = new URL("./", import.meta.url).href;
let python = null, table = null, kept = null, held = null, turn = Promise.resolve(), over = false;

const tell = (...what) => { if (!over) self.postMessage(what); };
const ends = (...what) => { tell(...what); over = true; };

/* -- what it is made of ------------------------------------------------------------------------ */

let got = 0;
async function opened(name) {
  const answer = await fetched(here + name);
  if (!answer.ok) throw new Error(name + ": " + answer.status);
  const counted = new TransformStream({ transform(part, next) { got += part.length; tell("loads", got, BYTES); next.enqueue(part); } });
  return new Response(answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip")));
}
const fetched = self.fetch.bind(self);
self.fetch = async (what, more) => { /* packed here, so that no host has to */
  if (!String(what.url || what).endsWith("/pyodide.asm.wasm")) return fetched(what, more);
  return new Response((await opened("pyodide/pyodide.asm.wasm.gz")).body, { headers: { "Content-Type": "application/wasm" } });
};

function unpack(FS, data) {
  const long = new DataView(data).getUint32(0), names = JSON.parse(new TextDecoder().decode(new Uint8Array(data, 4, long)));
  let at = 4 + long, last = "";
  for (const [name, length] of names) {
    const folder = APP + "/" + name.slice(0, name.lastIndexOf("/") + 1);
    if (folder !== last) { FS.mkdirTree(folder); last = folder; }
    FS.writeFile(APP + "/" + name, new Uint8Array(data, at, length), { canOwn: true });
    at += length;
  }
}

async function started() {
  const memory = opened("memory.gz").then((each) => each.arrayBuffer()), app = opened("app.gz").then((each) => each.arrayBuffer());
  const found = await loadPyodide({
    indexURL: here + "pyodide/", packageBaseUrl: here, stdLibURL: here + "pyodide/library.zip", lockFileContents: LOCK, _loadSnapshot: memory,
    async createPyodideModule(told) { /* it begins with less memory than it has to remember */
      const made = await createPyodideModule(told);
      while (made.HEAP8.length < MEMORY) made._malloc(1 << 20);
      return made;
    },
  });
  unpack(found.FS, await app);
  return found;
}

/* -- what it keeps ----------------------------------------------------------------------------- */

function files() {
  const found = new Map(), FS = python.FS;
  const walk = (folder) => {
    for (const name of FS.readdir(folder)) {
      if (name === "." || name === "..") continue;
      const path = folder + "/" + name, node = FS.lookupPath(path).node;
      if (FS.isDir(node.mode)) walk(path); else found.set(path, node.contents.subarray(0, node.usedBytes));
    }
  };
  walk(HOME);
  return found;
}

async function laid(told) {
  let before = new Map();
  try { kept = await Kept.open("airlock"); before = await kept.take(); } catch (error) { kept = null; tell("loose", String(error)); }
  python = await python;
  const FS = python.FS;
  FS.mkdirTree(HOME);
  before.forEach((content, path) => { FS.mkdirTree(path.slice(0, path.lastIndexOf("/"))); FS.writeFile(path, content); });
  python.globals.set("told", python.toPy({ home: HOME, app: APP, language: told.language, keeps: kept ? told.keeps : "nothing" }));
  table = python.runPython(`
import random
import sys
random.seed()  # the memory that it begins with is everybody's
if told["app"] not in sys.path:
    sys.path.insert(0, told["app"])
from pathlib import Path
from companion.within import OwnTable
OwnTable(Path(told["home"]), told["language"], keeps=told["keeps"])
`);
  await keep();
  tell("ready");
}

const keep = async () => { if (kept) await kept.keep(files()); };

/* -- what is said ------------------------------------------------------------------------------ */

const next = (act) => { turn = turn.then(() => (over ? null : act())).catch(fails); };

function fails(error) {
  if (over) return;
  if (error instanceof Taken) ends("taken");
  else if (error && /^(Quota|Unknown|Abort|Data|InvalidState|NotFound|Timeout|Transaction)/.test(error.name)) ends("unkept", error.name);
  else { console.error(error); ends("broken", String(error.stack || error).slice(0, 600)); }
}

/* An answer is said when what it tells of is kept. */
async function hears(number, text, poll) {
  const said = table.heard(text, true);
  if (!poll || said) await keep();
  if (said) tell("said", number, said);
  else hold(number, text);
  if (!poll) await news();
}
async function news() {
  const said = held && table.heard(held.text, true);
  if (said) { await keep(); release(said); }
}
function hold(number, text) {
  if (held) release(table.heard(held.text, false));
  held = { number, text, timer: setTimeout(() => next(() => { if (held && held.number === number) release(table.heard(text, false)); }), WAITS) };
}
function release(said) { const each = held; held = null; clearTimeout(each.timer); tell("said", each.number, said); }

/* One at a time: who has the lock has the table, until somebody takes it. */
async function locked(takes) {
  if (!navigator.locks) return true; /* who opens it last has it: the other one sees that when it next keeps something */
  const waits = new AbortController();
  if (!takes) setTimeout(() => waits.abort(), 1500); /* one that is just gone may hold it still */
  return new Promise((resolve) => {
    navigator.locks.request("airlock table", takes ? { steal: true } : { signal: waits.signal }, () => { resolve(true); return new Promise(() => {}); })
      .catch(() => { resolve(false); if (table) ends("taken"); });
  });
}

const DOES = {
  begin(told) {
    python = started();
    python.catch(() => {});
    next(async () => { if (await locked(told.takes)) await laid(told); else ends("elsewhere"); });
  },
  said(...what) { next(() => hears(...what)); },
  keeps(how) { next(async () => { if (table && kept) { table.is_kept(how); await news(); } }); },
  rest() { next(async () => { if (table) { table.rest(); await keep(); } }); },
};
self.onmessage = ({ data: [what, ...more] }) => DOES[what](...more);
