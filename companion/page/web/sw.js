/* Everything of one version is kept at the first visit, and comes from there from then on: off-line too. The next version is
   fetched beside it, and takes over when no tab has the old one open any more. */
const VERSION = "@VERSION@", FILES = @FILES@, FOLDER = "@FOLDER@";
const OURS = "airlock " + self.registration.scope + " ", NAME = OURS + VERSION;
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

self.addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
  const page = await (await cache.match("./")).text();
  if (page.indexOf(FOLDER) < 0) { await caches.delete(NAME); throw new Error("the page is of another version"); }
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
  await self.clients.claim();
})()));

self.addEventListener("fetch", (event) => { /* what lies under far/ is another page, of guests elsewhere */
  const within = event.request.url.startsWith(self.registration.scope), far = event.request.url.startsWith(self.registration.scope + "far/");
  if (event.request.method === "GET" && within && !far) event.respondWith(found(event.request));
});
async function found(request) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request.mode === "navigate" ? "./" : request.url, { ignoreSearch: true });
  if (!kept) return fetch(request);
  if (!request.url.endsWith("/worker.js")) return kept;
  const heads = new Headers(kept.headers); /* a worker has no page whose policy it would be under */
  heads.set("Content-Security-Policy", POLICY);
  return new Response(kept.body, { status: 200, headers: heads });
}
