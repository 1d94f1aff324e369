/* The line of a page that is elsewhere: MQTT 3.1.1 over a WebSocket, as much of it as a guest needs, and inflate (RFC 1951). It is
   given bytes that are sealed, and knows no page and no game. */
const ELSEWHERE = (function () {
  "use strict";
  const [, table, where] = location.hash.slice(1).split("~"), CONNECT = 1, CONNACK = 2, PUBLISH = 3, PUBACK = 4, SUBSCRIBE = 8;
  const SUBACK = 9, PINGREQ = 12, REST = 15000, PING = 4000, HINT = 1000, ALIVE = 20, WAIT = [250, 500, 1000, 2000, 4000, 8000, 15000];
  const join = (...parts) => { const out = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0)); let at = 0;
    parts.forEach((each) => { out.set(each, at); at += each.length; }); return out; };
  const hex = (data) => Array.from(data).map((each) => (each + 256).toString(16).slice(1)).join("");
  const bytes = (text) => Uint8Array.from(unescape(encodeURIComponent(text)), (each) => each.charCodeAt(0));
  const text = (data) => String.fromCharCode.apply(null, data);
  const two = (number) => new Uint8Array([number >> 8, number & 255]);
  const told = (data) => join(two(data.length), data);
  const from64 = (said) => Uint8Array.from(atob(said.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));
  const place = table && `airlock/1/${hex(from64(table))}/`;

  // -- inflate ----------------------------------------------------------------------------------
  const MOST = 262144, ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
  const steps = (begin, extra) => { const found = []; extra.forEach((each) => { found.push(begin); begin += 1 << each; }); return found; };
  const EXTRA = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5], LONG = steps(3, EXTRA).concat(258);
  const BACK = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13], FAR = steps(1, BACK);
  function code(lengths) { /* how many words there are of each length, and what they mean, in their order */
    const count = new Array(16).fill(0), meant = [];
    lengths.forEach((each) => { count[each]++; });
    count[0] = 0;
    for (let long = 1; long < 16; long++) lengths.forEach((each, at) => { if (each === long) meant.push(at); });
    return { count, meant };
  }
  function inflate(data) {
    let at = 0, bit = 0, out = new Uint8Array(16384), n = 0, last = 0;
    const bits = (need) => { let found = 0;
      for (let i = 0; i < need; i++) { if (at >= data.length) throw new Error("short");
        found |= ((data[at] >> bit) & 1) << i; if (++bit === 8) { bit = 0; at++; } }
      return found; };
    const put = (each) => { if (n === MOST) throw new Error("long");
      if (n === out.length) { const more = new Uint8Array(n * 2); more.set(out); out = more; }
      out[n++] = each; };
    const word = (of) => { let found = 0, first = 0, index = 0;
      for (let long = 1; long < 16; long++) { found |= bits(1); const many = of.count[long];
        if (found - many < first) return of.meant[index + found - first];
        index += many; first = (first + many) << 1; found <<= 1; }
      throw new Error("no word"); };
    while (!last) {
      last = bits(1);
      const kind = bits(2);
      if (kind === 0) { if (bit) { bit = 0; at++; }
        const many = data[at] | (data[at + 1] << 8);
        at += 4;
        for (let i = 0; i < many; i++) put(data[at++]);
        continue; }
      if (kind === 3) throw new Error("no block");
      let lengths = [], many = 288;
      if (kind === 1) for (let i = 0; i < 318; i++) lengths.push(i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : i < 288 ? 8 : 5);
      else {
        many = bits(5) + 257;
        const all = many + bits(5) + 1, said = bits(4) + 4, small = new Array(19).fill(0);
        for (let i = 0; i < said; i++) small[ORDER[i]] = bits(3);
        const of = code(small);
        while (lengths.length < all) { const found = word(of);
          if (found < 16) lengths.push(found);
          else { const same = found === 16 ? lengths[lengths.length - 1] : 0;
            for (let i = found === 16 ? 3 + bits(2) : found === 17 ? 3 + bits(3) : 11 + bits(7); i > 0; i--) lengths.push(same); } }
      }
      const words = code(lengths.slice(0, many)), backs = code(lengths.slice(many));
      for (let found = word(words); found !== 256; found = word(words)) {
        if (found < 256) { put(found); continue; }
        let long = LONG[found - 257] + bits(EXTRA[found - 257] || 0);
        const way = word(backs), back = FAR[way] + bits(BACK[way]);
        for (; long > 0; long--) put(out[n - back]);
      }
    }
    return out.subarray(0, n);
  }
  function unpack(plain) { /* as wire.packed has it: what all may see, and what only one seat may, each deflated */
    if (plain[0] !== 1) return plain;
    const size = (from) => (plain[from] << 16) | (plain[from + 1] << 8) | plain[from + 2], open = size(1), mine = size(4);
    const said = inflate(plain.subarray(7, 7 + open));
    return mine ? join(said.subarray(0, said.length - 1), bytes(',"mine":'), inflate(plain.subarray(7 + open, 7 + open + mine)), bytes("}")) : said;
  }

  // -- MQTT -------------------------------------------------------------------------------------
  let line = null, up = false, kind = null, number = 0, tries = 0, again = 0, beat = 0, came = 0, rest = new Uint8Array(0);
  let asks = [], wanted = [], user = "", word = "", refused = false, hinted = 0;
  const address = where && (/^wss?:/.test(where) ? where : `wss://${where}`);
  function packet(what, flags, ...parts) {
    const body = join(...parts), size = [];
    let left = body.length;
    do { size.push((left & 127) | (left > 127 ? 128 : 0)); left >>= 7; } while (left);
    line.send(join(new Uint8Array([(what << 4) | flags, ...size]), body));
  }
  const next = () => two((number = (number % 65535) + 1));
  function connect() {
    clearTimeout(again); clearInterval(beat);
    if (line) line.onclose = line.onmessage = line.onopen = null, line.close();
    up = false; rest = new Uint8Array(0);
    try { line = new WebSocket(address, "mqtt"); } catch (_) { line = null; return kind.plain(kind.say.no, kind.say.no_link); }
    line.binaryType = "arraybuffer";
    line.onopen = () => { came = Date.now();
      const name = `airlock-${hex(crypto.getRandomValues(new Uint8Array(6)))}`, says = user ? [told(bytes(user)), told(bytes(word))] : [];
      packet(CONNECT, 0, told(bytes("MQTT")), new Uint8Array([4, user ? 0xc2 : 2]), two(ALIVE), told(bytes(name)), ...says); };
    line.onmessage = (event) => { came = Date.now(); rest = join(rest, new Uint8Array(event.data)); while (one()); };
    line.onclose = down;
    beat = setInterval(() => { if (line.readyState === 1 && up) packet(PINGREQ, 0);
      if (!document.hidden && Date.now() - came > 2 * PING + 500) { line.onclose = null; line.close(); down(); } }, PING);
    came = Date.now();
  }
  function down() {
    clearInterval(beat); clearTimeout(again); up = false;
    asks.splice(0).forEach((each) => each.over());
    again = setTimeout(connect, WAIT[Math.min(tries++, WAIT.length - 1)]);
  }
  function one() { /* one packet of what has come, if it is whole */
    let size = 0, at = 1, step = 0;
    do { if (at >= rest.length) return false; size |= (rest[at] & 127) << step; step += 7; } while (rest[at++] & 128);
    if (rest.length < at + size) return false;
    const what = rest[0] >> 4, flags = rest[0] & 15, body = rest.subarray(at, at + size);
    rest = rest.subarray(at + size);
    if (what === CONNACK) {
      if (body[1] === 4 || body[1] === 5) { refused = true; line.onclose = null; clearInterval(beat); line.close(); return false; }
      if (!body[1]) { up = true; tries = 0; listen(wanted); }
    } else if (what === SUBACK) kind.hears("up");
    else if (what === PUBLISH) {
      const long = (body[0] << 8) | body[1], topic = text(body.subarray(2, 2 + long)), marked = (flags >> 1) & 3 ? 2 : 0;
      if (marked) packet(PUBACK, 0, body.subarray(2 + long, 4 + long));
      const data = body.slice(2 + long + marked), said = topic.slice(place.length).split("/")[0];
      if (said === "host") { if (Date.now() - hinted > HINT) { hinted = Date.now(); kind.hears(said); } } /* whoever shouts there is asked after once */
      else if (said !== "a" || !asks.some((each) => each.takes(data))) kind.hears(said, data);
    } else kind.hears("beat");
    return true;
  }
  function listen(topics) { if (topics.length) packet(SUBSCRIBE, 2, next(), ...topics.map((each) => join(told(bytes(place + each)), new Uint8Array([1])))); }
  function want(...topics) { const more = topics.filter((each) => wanted.indexOf(each) < 0); wanted = wanted.concat(more); if (up) listen(more); }
  function post(body, limit, done, failed) { /* as over HTTP: what is said, and what is done with the answer, which says whether it is one */
    const joins = body[0] === 74, id = hex(joins ? body.subarray(1, 9) : body.subarray(0, 8));
    const ask = { abort() { clearTimeout(ask.timer); asks = asks.filter((each) => each !== ask); }, over() { ask.abort(); failed(0); },
      takes(data) { const own = asks.indexOf(ask) >= 0 && done(data) !== false; if (own) ask.abort(); return own; } };
    if (refused) { asks.push(ask); login(); return ask; }
    ask.timer = setTimeout(ask.over, up ? limit : 250);
    if (joins) want(`a/${id}`);
    if (up) { asks.push(ask); packet(PUBLISH, 2, told(bytes(place + (joins ? "j" : `u/${id}`))), next(), body); }
    return ask;
  }
  function begin(given) { /* hears: what came by itself; plain: a title, a sentence, buttons; kept and keep: a small note */
    kind = given;
    if (!where) return kind.plain(kind.say.no, kind.say.no_link);
    const old = kind.kept("airlock-broker");
    if (old.at === address) { user = old.user; word = old.word; }
    connect();
    return true;
  }
  function login() {
    const fields = [["text", kind.say.user], ["password", kind.say.password]].map(([type, label]) => { const field = document.createElement("input");
      field.type = type; field.placeholder = label; field.setAttribute("aria-label", label); field.autocapitalize = "none"; return field; });
    kind.plain(kind.say.broker, kind.say.broker_wants, [[kind.say.enter, () => { [user, word] = fields.map((each) => each.value);
      refused = false; kind.keep({ at: address, user, word }, "airlock-broker"); connect(); asks.splice(0).forEach((each) => each.over()); }]]);
    const page = document.getElementById("page");
    fields.forEach((each) => page.insertBefore(each, page.lastChild));
  }
  const wake = () => { if (kind && !refused && (!up || Date.now() - came > PING + 1000)) { tries = 0; connect(); } };
  return { begin, post, wake, unpack, inflate, attends: (id) => want(`a/${id}`, `g/${id}`, "host"), REST };
})();
