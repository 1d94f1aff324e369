/* Run by tools/web.py in node: what Python makes of sources and of an import, so that no browser has to.

   node make.mjs compile  PYODIDE FOLDER LIBRARY         the modules of the folder as bytecode, and the standard library
   node make.mjs remember PYODIDE FOLDER LIBRARY MEMORY  the memory of a Python that has imported them, whose files are not needed then */
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , what, pyodide, folder, library, memory] = process.argv;
const MOMENT = Date.UTC(2026, 0, 1);
/* The memory is to be the same whenever and wherever it is made: no time, no path and no chance is in it. */
Date.now = () => MOMENT;
performance.now = () => 1;
crypto.randomFillSync = (into) => into.fill(7);
process.argv[1] = "python";
const { loadPyodide } = await import(pathToFileURL(path.join(pyodide, "pyodide.mjs")));
const info = JSON.parse(fs.readFileSync(path.join(pyodide, "pyodide-lock.json"), "utf8")).info;
const usual = path.join(pyodide, "python_stdlib.zip"), remembers = what === "remember";
const python = await loadPyodide({
  indexURL: pyodide + path.sep,
  lockFileContents: JSON.stringify({ info, packages: {} }),
  stdLibURL: remembers ? library : usual,
  env: { HOME: "/", PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" }, /* the same memory whenever it is made */
  _makeSnapshot: remembers,
});
const { FS } = python;

function put(name) {
  FS.mkdirTree(`/app/${name}`);
  for (const each of fs.readdirSync(path.join(folder, name), { withFileTypes: true })) {
    const inside = name ? `${name}/${each.name}` : each.name;
    if (each.isDirectory()) put(inside);
    else FS.writeFile(`/app/${inside}`, fs.readFileSync(path.join(folder, inside)));
  }
}
put("");
const bare = fs.readFileSync(path.join(import.meta.dirname, "bare.py"), "utf8");
const space = python.runPython("{'__name__': 'bare'}");
python.runPython(bare, { globals: space });
if (remembers) {
  const found = python.runPython("remembers()", { globals: space }), files = found.toJs();
  found.destroy();
  space.destroy();
  for (const name of files) fs.unlinkSync(path.join(folder, name));
  fs.writeFileSync(memory, python.makeMemorySnapshot());
} else {
  FS.writeFile("/usual.zip", fs.readFileSync(usual));
  python.runPython("library('/usual.zip', '/bare.zip')", { globals: space });
  fs.writeFileSync(library, FS.readFile("/bare.zip"));
  for (const name of python.runPython("compiled()", { globals: space }).toJs()) {
    fs.writeFileSync(path.join(folder, `${name}c`), FS.readFile(`/app/${name}c`));
    fs.unlinkSync(path.join(folder, name));
  }
}
