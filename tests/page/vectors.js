/* The seals of the page's own script, taken out of it and asked: node vectors.js < questions, answers on the other side. */
"use strict";
const fs = require("fs"), path = require("path");
const ROOT = path.resolve(__dirname, "..", "..");
const read = (...parts) => fs.readFileSync(path.join(ROOT, ...parts), "utf8");
const Stable = new Function(`${read("assets", "page", "stablelib.js")}; return Stable;`)();
const page = read("companion", "page", "page.js");
const part = page.slice(page.indexOf("// -- bytes"), page.indexOf("// -- the line"));
const asked = JSON.parse(fs.readFileSync(0, "utf8"));
const { reach, seal, unseal, fromHex, bytes, box, DOWN, UP, join } =
  new Function("Stable", "HEARD", `${part}; return { reach, seal, unseal, fromHex, bytes, box, DOWN, UP, join };`)(Stable, asked.heard);
const hex = (data) => Buffer.from(data).toString("hex");

/* A guest's pair of keys is the one that the vector names. */
const paired = (secret, host, about) => {
  const nine = new Uint8Array(32);
  nine[0] = 9;
  box.pair = () => ({ secretKey: secret, publicKey: box.agree(secret, nine) });
  return reach(host, about);
};

const { hpke, xchacha, guests } = asked;
const agreed = paired(fromHex(hpke.guest), fromHex(hpke.host), fromHex(hpke.info));
const sealed = box.seal(...["key", "nonce", "plain", "about"].map((each) => fromHex(xchacha[each])));
const answers = guests.map((each) => {
  const keys = paired(fromHex(each.secret), fromHex(each.host), bytes("airlock 1")), id = fromHex(each.id);
  const frame = fromHex(each.frame);
  return {
    enc: hex(keys.enc), up: hex(keys.up), down: hex(keys.down), words: keys.words,
    opened: unseal(keys.down, frame, join(DOWN, id)),
    refused: [unseal(keys.up, frame, join(DOWN, id)), unseal(keys.down, frame, join(UP, id)), unseal(keys.down, frame, DOWN)],
    said: hex(seal(keys.up, each.says, join(UP, id))),
  };
});
process.stdout.write(JSON.stringify({
  enc: hex(agreed.enc),
  exported: ["", "\u0000", "TestContext"].map((each) => hex(agreed.give(each, 32))),
  sealed: hex(sealed),
  opened: hex(box.open(...["key", "nonce"].map((each) => fromHex(xchacha[each])), sealed, fromHex(xchacha.about))),
  guests: answers,
}));
