/* A guest: it joins, seals, asks, swaps pages, holds, and says when it is cut off. It knows no picture, no game and no rule. */
(function () {
  "use strict";
  const WORDS = JSON.parse(document.getElementById("words").textContent);
  const HEARD = WORDS.heard, HELD = 600, LOCKED = 400, SECRET = 400, CUT = 6000, WAIT = [500, 1000, 2000, 4000];
  const by = (id) => document.getElementById(id);
  const say = WORDS[(navigator.language || "en").slice(0, 2)] || WORDS.en;

  // -- bytes ------------------------------------------------------------------------------------
  const bytes = (text) => { const out = unescape(encodeURIComponent(text)), found = new Uint8Array(out.length);
    for (let i = 0; i < out.length; i++) found[i] = out.charCodeAt(i); return found; };
  const text = (data) => { let out = "";
    for (let i = 0; i < data.length; i += 4096) out += String.fromCharCode.apply(null, data.subarray(i, i + 4096));
    return decodeURIComponent(escape(out)); };
  const join = (...parts) => { const out = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0)); let at = 0;
    parts.forEach((each) => { out.set(each, at); at += each.length; }); return out; };
  const random = (length) => crypto.getRandomValues(new Uint8Array(length));
  const from64 = (told) => { const out = atob(told.replace(/-/g, "+").replace(/_/g, "/")), found = new Uint8Array(out.length);
    for (let i = 0; i < out.length; i++) found[i] = out.charCodeAt(i); return found; };
  const fromHex = (told) => new Uint8Array(told.match(/../g).map((each) => parseInt(each, 16)));

  // -- seals: HPKE in base mode, export only (RFC 9180), and XChaCha20-Poly1305 --------------------
  const box = Stable.box, V = bytes("HPKE-v1");
  const KEM = join(bytes("KEM"), new Uint8Array([0, 32])), SUITE = join(bytes("HPKE"), new Uint8Array([0, 32, 0, 1, 255, 255]));
  const extract = (salt, suite, label, secret) => box.mac(salt.length ? salt : new Uint8Array(32), join(V, suite, bytes(label), secret));
  const expand = (key, suite, label, info, length) => {
    const labelled = join(new Uint8Array([length >> 8, length & 255]), V, suite, bytes(label), info);
    return box.mac(key, join(labelled, new Uint8Array([1]))).subarray(0, length); };
  const NONE = new Uint8Array(0), ABOUT = bytes("airlock 1"), UP = bytes("airlock 1 up"), DOWN = bytes("airlock 1 down");
  function reach(host, about) {
    const pair = box.pair(), enc = pair.publicKey, agreed = box.agree(pair.secretKey, host);
    const shared = expand(extract(NONE, KEM, "eae_prk", agreed), KEM, "shared_secret", join(enc, host), 32);
    const context = join(new Uint8Array([0]), extract(NONE, SUITE, "psk_id_hash", NONE), extract(NONE, SUITE, "info_hash", about));
    const secret = expand(extract(shared, SUITE, "secret", NONE), SUITE, "exp", context, 32);
    const give = (name, length) => expand(secret, SUITE, "sec", bytes(name), length);
    const words = Array.from(give("words", 2)).map((each) => HEARD[each % HEARD.length]).join(" ");
    return { enc, up: give("up", 32), down: give("down", 32), words, give };
  }
  const seal = (key, told, about) => { const nonce = random(24); let said = bytes(JSON.stringify(told));
    said = join(said, bytes(" ".repeat((256 - (said.length % 256)) % 256)));
    return join(nonce, box.seal(key, nonce, said, about)); };
  const FAR = typeof ELSEWHERE === "undefined" ? null : ELSEWHERE; /* a guest elsewhere has a line by a broker */
  const unseal = (key, data, about) => { const plain = data.length < 40 ? null : box.open(key, data.subarray(0, 24), data.subarray(24), about);
    return plain && JSON.parse(text(FAR ? FAR.unpack(plain) : plain)); };

  // -- the line ---------------------------------------------------------------------------------
  let bases = [""], strange = 0, keys = null, me = null, asked = 0, link = location.hash.slice(1).split("~")[0];
  function post(body, limit, done, failed) {
    if (FAR) return FAR.post(body, limit, done, failed);
    const ask = new XMLHttpRequest();
    ask.open("POST", bases[0] + "/t");
    ask.responseType = "arraybuffer";
    ask.timeout = limit;
    ask.onload = () => (ask.status !== 200 ? failed(ask.status) : done(new Uint8Array(ask.response)) === false && failed(0));
    ask.onerror = ask.ontimeout = () => failed(0);
    ask.send(body);
    return ask;
  }
  const OWN = typeof WITHIN === "undefined" ? null : WITHIN; /* a table within this browser needs no seal and no seat */
  function send(told, limit, done, failed) {
    if (OWN) return OWN.send(told, done);
    const id = fromHex(me.id), q = ++asked; /* an answer to something else is none: somebody else repeats it */
    return post(join(id, seal(keys.up, Object.assign({ q }, told), join(UP, id))), limit, (data) => {
      const said = unseal(keys.down, data, join(DOWN, id));
      return !!said && said.q === q && (done(said), true);
    }, failed);
  }
  function hears(what, data) { /* what a broker brings unasked: anybody may say once more what was said before, so only what is new counts */
    if (!me) return;
    const said = data && unseal(keys.down, data, join(DOWN, fromHex(me.id)));
    if (what === "beat") { if (!running && !cut) heard = Date.now(); }
    else if (said && (said.no === "unlinked" || (said.page !== undefined && newer(said)))) take(said);
    else if (what === "up" || (!running && (what === "host" || (said && !said.q)))) poll();
  }

  // -- joining ----------------------------------------------------------------------------------
  const kept = (name) => { try { return JSON.parse(localStorage.getItem(name || "airlock") || "{}"); } catch (_) { return {}; } };
  const keep = (told, name) => { try { localStorage.setItem(name || "airlock", JSON.stringify(told)); } catch (_) { /* it joins anew next time */ } };
  const phone = (/iPhone|iPad|Android|Windows|Macintosh|Linux|TV/.exec(navigator.userAgent) || [""])[0];
  function plain(title, says, rows) {
    const page = by("page"); page.textContent = "";
    const head = document.createElement("h1"); head.textContent = title; head.className = "t-headline"; page.appendChild(head);
    const told = document.createElement("p"); told.textContent = says || ""; told.className = "t-read"; page.appendChild(told);
    (rows || []).forEach(([label, act, small]) => { const row = document.createElement("button"); row.className = "b b-act";
      row.textContent = label; row.onclick = act; page.appendChild(row);
      if (small) { const more = document.createElement("small"); more.textContent = small; row.appendChild(more); } });
  }
  function begin() {
    if (OWN) return OWN.begin({ plain, seated });
    if (FAR && !begun && !(begun = FAR.begin({ hears, plain, say, kept, keep }))) return;
    if (link.length > 43) return ready(from64(link.slice(0, 43) + "="));
    const ask = new XMLHttpRequest();
    ask.open("GET", "/k"); ask.responseType = "arraybuffer";
    ask.onload = () => ready(new Uint8Array(ask.response));
    ask.onerror = () => later(begin);
    ask.send();
  }
  let tries = 0, begun = false;
  const later = (act) => setTimeout(act, WAIT[Math.min(tries++, WAIT.length - 1)]);
  function ready(host) {
    keys = reach(host, ABOUT);
    const old = kept();
    sit(link.length > 43 ? (old.key === link.slice(0, 43) ? old.seat : null) : "", old.key === link.slice(0, 43) ? old.again : "");
  }
  const joins = (seat, again) => join(bytes("J"), keys.enc, seal(keys.up, { v: [1], code: link.slice(43), seat, name: phone, again: again || "",
    language: (navigator.language || "").slice(0, 2) }, UP));
  const sits = (seat, again, failed) => post(joins(seat, again), 8000, (data) => { const said = unseal(keys.down, data, DOWN);
    return !!said && (seated(said, seat, again), true); }, failed);
  function sit(seat, again) {
    plain(say.joining, "");
    sits(seat, again, (status) => (status === 403 ? plain(say.no, say.code_is_old) : later(() => sit(seat, again))));
  }
  function seated(told, seat, again) {
    if (told.no === "which_seat") {
      const rows = told.seats.map(([id, name, taken]) => [name, () => sit(id), taken ? say.taken : ""]);
      return plain(say.who, "", rows.concat([[say.screen, () => sit("")]]));
    }
    if (told.no === "ask_host") { plain(keys.words, say.ask_host); return setTimeout(() => sit_again(seat, again), 1500); }
    if (told.no) return plain(say.no, say[told.no] || told.no, [[say.again, () => { keep({}); location.reload(); }]]);
    me = told; tries = 0;
    keep({ again: told.again, seat: told.seat, key: link.slice(0, 43) });
    if (FAR) FAR.attends(me.id);
    form(); poll();
  }
  const sit_again = (seat, again) => sits(seat, again, () => later(() => sit_again(seat, again)));

  // -- what is shown ----------------------------------------------------------------------------
  let shown = [0, "", 0, 0], mine = "", heard = Date.now(), at = Date.now(), running = null, cut = false, timer = 0, next_try = 0, nth = 0;
  const page_of = (told) => [told.term, told.by, told.n, told.at];
  const newer = (told) => { const now = page_of(told); const i = now.findIndex((each, j) => each !== shown[j]);
    return i >= 0 && now[i] > shown[i]; };
  function take(told) {
    alive();
    if (told.no === "unlinked") { me = null; keep({}); return plain(say.no, say.unlinked, [[say.again, () => location.reload()]]); }
    by("asleep").textContent = told.asleep || "";
    if (told.also && told.no !== "not_here") bases = [bases[0]].concat(told.also, bases[0] ? "" : []); /* where the table may be */
    if (told.page === undefined || !newer(told)) return;
    const changed = told.n !== shown[2];
    if (changed) lock();
    shown = page_of(told); by("page").setAttribute("data-entry", told.n); at = Date.now(); mine = told.mine || "";
    swap(told.page, changed);
    if (open) by("mine").innerHTML = mine;
  }
  let locked = 0, acted = false, trail = [];
  function lock() { /* what was aimed at before the table has moved on is not what lies there now */
    clearTimeout(locked); document.body.classList.add("settles");
    locked = setTimeout(() => { locked = 0; document.body.classList.remove("settles"); }, LOCKED); }
  let again = 0, pressed = false; /* a clock runs on this page: it is asked for anew, never under a finger */
  const looks = () => { clearTimeout(again); again = 0;
    if (by("page").querySelector("[data-again]")) again = setTimeout(() => { if (!pressed && !document.hidden) form(); looks(); }, 1000); };
  function swap(html, changed) {
    const page = by("page"), focus = document.activeElement, field = focus && focus.hasAttribute && focus.hasAttribute("data-find") ? focus.value : null;
    const key = field === null ? "" : focus.getAttribute("data-find");
    const mark = focus && focus.getAttribute ? focus.getAttribute("data-say") || focus.getAttribute("data-hold") : null;
    const before = by("main") && by("main").getAttribute("data-place"), from = window.pageYOffset;
    const opened = Array.from(page.querySelectorAll("details[open]")).length;
    page.innerHTML = html;
    Array.from(page.querySelectorAll(".hits>*")).forEach((each) => { each.setAttribute("role", "button"); each.setAttribute("tabindex", "0"); });
    looks();
    const came = acted && changed && page.querySelector(".result, .stations"); if (changed) acted = false; /* what came stands at the top */
    const place = by("main") && by("main").getAttribute("data-place"), other = before !== place;
    const last = trail[trail.length - 1] || [], back = other && last[0] === place; /* whoever comes back stands where they stood */
    if (other) trail = back ? trail.slice(0, -1) : trail.slice(-20).concat([[before, from]]);
    if (opened && !other) page.querySelectorAll("details").forEach((each) => { each.open = true; });
    const input = Array.from(page.querySelectorAll("[data-find]")).find((each) => each.getAttribute("data-find") === key);
    if (field !== null && input) { input.value = field; input.focus(); }
    else if (mark) { const same = Array.from(page.querySelectorAll("[data-say],[data-hold]")).find(
      (each) => (each.getAttribute("data-say") || each.getAttribute("data-hold")) === mark); if (same) same.focus(); }
    window.scrollTo(0, came ? 0 : back ? last[1] : other ? 0 : from); /* what is held in focus does not draw the page to itself */
    fit();
    if (document.fonts) document.fonts.ready.then(fit);
    const result = page.querySelector(".result, .notice");
    if (changed || page.querySelector(".notice")) by("live").textContent = result ? result.textContent : "";
  }
  /* On a wall nobody scrolls: what is too high for its place is made smaller. */
  function fit() {
    Array.from(document.querySelectorAll("[data-fit]")).forEach((each) => {
      const spare = each.querySelector("[data-spare]");
      each.removeAttribute("style");
      if (spare) { spare.hidden = false; spare.hidden = each.scrollHeight > each.clientHeight + 1; }
      const room = each.clientHeight, style = each.style;
      for (let size = 0.94; size > 0.4 && each.scrollHeight > each.clientHeight + 1; size -= 0.06) {
        style.setProperty("--size", size); style.flex = "none"; style.width = 100 / size + "%"; style.transform = "scale(" + size + ")";
        style.height = room / size + "px"; style.marginBottom = room - room / size + "px";
      }
    });
  }
  let rests = 0;
  function poll() {
    clearTimeout(rests);
    if (running) running.abort();
    if (!me) return;
    const failed = (status) => { running = null; if (status === 403 && ++strange >= bases.length) { strange = 0; me = null; return begin(); }
      if (++tries > 1 || status) bases.push(bases.shift());
      const wait = WAIT[Math.min(tries - 1, 3)]; nth++; next_try = Date.now() + wait;
      clearTimeout(timer); timer = setTimeout(poll, wait); };
    running = send({ have: [shown[0], shown[2], shown[3], shown[1]] }, 9000, (told) => { running = null;
      if (told.no === "not_here") { bases = (told.also || []).concat(bases.slice(1), bases[0]).filter((each, at, all) => all.indexOf(each) === at); tries = 0; return failed(0); }
      take(told); if (me) rests = setTimeout(poll, FAR ? FAR.REST : told.behind ? 1000 : 0); }, failed);
  }
  function alive() {
    heard = Date.now(); tries = nth = strange = 0;
    if (cut) { cut = false; document.body.classList.remove("cut"); by("cut").hidden = true; }
  }
  setInterval(() => {
    if (!me || OWN || Date.now() - heard < CUT) return;
    if (!cut) { cut = true; shut(); document.body.classList.add("cut"); by("cut").hidden = false;
      if (navigator.vibrate) navigator.vibrate([20, 60, 20]); }
    by("nth").textContent = nth ? say.nth.replace("{n}", nth) : "";
    by("again").textContent = say.again_in.replace("{n}", Math.max(0, Math.ceil((next_try - Date.now()) / 1000)));
    by("try").hidden = !!document.querySelector(".wall");
    by("safe").textContent = by("ring") ? say.safe : "";
    by("age").textContent = say.age.replace("{n}", Math.round((Date.now() - at) / 1000)).replace("{entry}", shown[2]);
    if (!running && !timer) poll();
  }, 500);
  const wake = () => { if (me && !document.hidden) { clearTimeout(timer); timer = 0; tries = 0; if (FAR) FAR.wake(); poll(); } };
  ["visibilitychange", "pageshow", "online"].forEach((each) => (each === "visibilitychange" ? document : window).addEventListener(each, () => {
    if (document.hidden) shut(); wake(); }));
  by("try").onclick = wake;

  // -- taps and holds ---------------------------------------------------------------------------
  let k = Math.floor(Math.random() * 1e9), waits = false, open = false, held = 0, writes = 0, next = null;
  function tell(told) {
    if (cut || !me || (told.do && (waits || locked))) return;
    if (writes && !told.write) { next = told; return; }
    if (told.write) writes++;
    told = Object.assign({ t: shown[0], by: shown[1] }, told);
    if (told.do) { waits = acted = true; document.body.classList.add("waits"); told = Object.assign({ n: shown[2], k: ++k }, told); }
    const over = () => { waits = false; document.body.classList.remove("waits"); };
    const wrote = () => { if (!told.write || --writes) return; const after = next; next = null; if (after) tell(after); };
    send(told, 9000, (said) => { if (told.do) over(); take(said); if (said.no) notice(said.says || said.no); wrote(); },
      () => { if (told.do) over(); wrote(); wake(); });
  }
  function notice(says) { by("says").textContent = says; clearTimeout(by("says").gone); by("says").gone = setTimeout(() => { by("says").textContent = ""; }, 4000); }
  const up = (node, name) => { while (node && node.getAttribute) { if (node.hasAttribute(name)) return node; node = node.parentNode; } return null; };
  document.addEventListener("click", (event) => { const found = up(event.target, "data-say");
    if (found && !found.disabled) tell(JSON.parse(found.getAttribute("data-say"))); });
  function down(target) {
    const ring = up(target, "data-open"), hold = up(target, "data-hold");
    if (ring) held = setTimeout(look, SECRET);
    else if (hold) { hold.classList.add("holding"); held = setTimeout(() => { hold.classList.remove("holding");
      if (document.body.contains(hold)) tell(JSON.parse(hold.getAttribute("data-hold"))); }, HELD); }
    return ring || hold;
  }
  function lift() { pressed = false; clearTimeout(held); document.querySelectorAll(".holding").forEach((each) => each.classList.remove("holding")); shut(); }
  function look() { open = true; document.body.classList.add("open"); by("mine").innerHTML = mine; by("mine").hidden = false; }
  function shut() { open = false; document.body.classList.remove("open"); by("mine").textContent = ""; by("mine").hidden = true; }
  const touches = window.PointerEvent ? ["pointerdown", "pointerup", "pointercancel"] : ["touchstart", "touchend", "touchcancel"];
  document.addEventListener(touches[0], (event) => { pressed = true; document.body.classList.add("by-hand"); down(event.target); });
  [touches[1], touches[2]].forEach((each) => document.addEventListener(each, lift));
  window.addEventListener("blur", lift);
  document.addEventListener("contextmenu", (event) => { if (up(event.target, "data-open") || up(event.target, "data-hold")) event.preventDefault(); });
  document.addEventListener("keydown", (event) => { document.body.classList.remove("by-hand");
    if (event.key !== " " && event.key !== "Enter") { if (event.key === "Escape") tell({ back: 1 }); return; }
    if (event.repeat) { if (up(event.target, "data-open") || up(event.target, "data-hold")) event.preventDefault(); return; }
    const drawn = event.target.tagName !== "BUTTON" && event.target.hasAttribute("data-say") && event.target;
    if (drawn) tell(JSON.parse(drawn.getAttribute("data-say")));
    if (down(event.target) || drawn) event.preventDefault(); });
  document.addEventListener("keyup", lift);
  document.addEventListener("click", (event) => { const found = up(event.target, "data-copy"), field = found && by(found.getAttribute("data-copy"));
    if (field) { field.focus(); field.setSelectionRange(0, field.value.length); if (document.execCommand("copy")) notice(found.getAttribute("data-done")); } });
  /* -- files of the owner, in parts */
  const refused = () => notice(say.no);
  function carry(name, parts, got) {
    send({ take: [name, got] }, 20000, (said) => {
      if (!said.part) return refused();
      const part = Uint8Array.from(atob(said.part), (each) => each.charCodeAt(0));
      parts.push(part); got += part.length;
      if (got < said.of) return carry(name, parts, got);
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob(parts)); link.download = name; link.hidden = true;
      document.body.appendChild(link); link.click(); document.body.removeChild(link);
    }, refused);
  }
  function bring(file) {
    const reader = new FileReader();
    reader.onload = () => { const all = new Uint8Array(reader.result);
      const step = (from) => send({ give: [file.name.slice(-80), from, all.length, btoa(String.fromCharCode.apply(null, all.subarray(from, from + 5000)))] },
        20000, (said) => { if (said.got > from) step(said.got); else if (said.page === undefined) refused(); else take(said); }, refused);
      step(0); };
    reader.onerror = refused;
    reader.readAsArrayBuffer(file);
  }
  document.addEventListener("click", (event) => { const found = up(event.target, "data-take"); if (found && !cut) carry(found.getAttribute("data-take"), [], 0); });
  document.addEventListener("change", (event) => { if (event.target.hasAttribute("data-give") && event.target.files[0] && !cut) bring(event.target.files[0]); });
  let typing = 0, sizing = 0;
  const typed = (input) => { clearTimeout(typing); typing = 0; const key = input.getAttribute("data-find");
    tell(key === "true" || !key ? { find: input.value } : { write: [key, input.value] }); };
  document.addEventListener("input", (event) => { if (!event.target.hasAttribute("data-find")) return;
    clearTimeout(typing); typing = setTimeout(() => typed(event.target), 150); });
  document.addEventListener("change", (event) => { if (typing && event.target.hasAttribute("data-find")) typed(event.target); });
  const form = () => tell({ form: [window.innerWidth, window.innerHeight, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16] });
  window.addEventListener("resize", () => { clearTimeout(sizing); sizing = setTimeout(() => { fit(); form(); }, 200); });

  by("cut-title").textContent = say.cut; by("try-word").textContent = say.try;
  begin();
})();
