/* A table within this browser: what the page says goes to a worker that holds the session, and its answers come from there. */
const WITHIN = (function () {
  "use strict";
  const by = (id) => document.getElementById(id), WORDS = JSON.parse(by("words").textContent);
  const say = WORDS[(navigator.language || "en").slice(0, 2)] || WORDS.en;
  const waits = new Map(), apple = /^Apple/.test(navigator.vendor || "");
  const installed = navigator.standalone || (window.matchMedia && matchMedia("(display-mode: standalone)").matches);
  let worker = null, page = null, nth = 0, asked = false, ready = false;

  const again = () => location.reload();
  function take() { try { sessionStorage.setItem("takes", "1"); } catch (_) { /* the lock is asked for once more */ } again(); }
  function taking() { try { const found = sessionStorage.getItem("takes"); sessionStorage.removeItem("takes"); return !!found; } catch (_) { return false; } }
  function ends(title, says, label, act) { worker.terminate(); ready = false; page.plain(title, says, [[label, act]]); document.body.classList.add("ended"); }

  const HEARS = {
    loads(got, of) { if (!ready) page.plain(say.laying, say.loads.replace("{n}", Math.min(100, Math.round(got / of * 100))).replace("{mb}", (of / 1e6).toFixed(0))); },
    ready() { ready = true; page.seated({ id: "00", again: "", seat: "" }); rests(); },
    said(number, text) { const done = waits.get(number); waits.delete(number); const said = JSON.parse(text); if (said.n > 0) lasts(); if (done) done(said); },
    loose(why) { console.warn("nothing is kept: " + why); },
    elsewhere() { ends(say.elsewhere, say.one_tab, say.take_it, take); },
    taken() { ends(say.taken_over, say.was_kept, say.take_it, take); },
    unkept(why) { ends(say.unkept, say.unkept_says.replace("{why}", why), say.start_again, again); },
    broken(why) { ends(say.broken, why, say.start_again, again); },
  };

  /* What is asked of the browser, and when: that it keeps the games for good, once there is one. */
  const state = async () => (await (navigator.storage && navigator.storage.persisted ? navigator.storage.persisted() : false))
    ? "lasting" : apple && !installed ? "week" : "clears";
  function lasts() {
    if (asked || !navigator.storage || !navigator.storage.persist) return;
    asked = true;
    navigator.storage.persist().then(state).then((how) => worker.postMessage(["keeps", how])).catch(() => {});
  }
  function rests() {
    const rest = () => { if (ready) worker.postMessage(["rest"]); };
    document.addEventListener("visibilitychange", () => { if (document.hidden) rest(); });
    window.addEventListener("pagehide", () => { ready = false; worker.terminate(); }); /* nobody else waits for a table that lies in a drawer */
    window.addEventListener("pageshow", (event) => { if (event.persisted) again(); });
    if (navigator.serviceWorker && location.protocol !== "file:") navigator.serviceWorker.register("sw.js").catch((error) => console.warn(error));
  }

  return {
    async begin(to) {
      page = to;
      page.plain(say.laying, "");
      if (!window.WebAssembly || !window.Worker || !window.DecompressionStream) return page.plain(say.no, say.too_old);
      worker = new Worker(WORDS.folder + "worker.js", { type: "module" });
      worker.onmessage = ({ data: [what, ...more] }) => HEARS[what](...more);
      worker.onerror = (event) => HEARS.broken(event.message || "worker.js");
      const keeps = await state().catch(() => "clears");
      worker.postMessage(["begin", { language: (navigator.language || "").slice(0, 2), takes: taking(), keeps }]);
    },
    send(told, done) {
      const number = ++nth;
      waits.set(number, done);
      worker.postMessage(["said", number, JSON.stringify(told), !!told.have]);
      return { abort() { waits.delete(number); } };
    },
  };
})();
