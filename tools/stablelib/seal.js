import { generateKeyPair, scalarMult } from "@stablelib/x25519";
import { XChaCha20Poly1305 } from "@stablelib/xchacha20poly1305";
import { hmac } from "@stablelib/hmac";
import { SHA256 } from "@stablelib/sha256";

// What a page seals with: a pair of keys, what two of them agree on, and nothing of our own below that.
export const box = {
  pair: generateKeyPair,
  agree: (ours, theirs) => scalarMult(ours, theirs, true),
  mac: (key, data) => hmac(SHA256, key, data),
  seal: (key, nonce, plain, about) => new XChaCha20Poly1305(key).seal(nonce, plain, about),
  open: (key, nonce, sealed, about) => new XChaCha20Poly1305(key).open(nonce, sealed, about),
};
