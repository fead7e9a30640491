/**
 * Keeps this host's package on the device (decision D81): the product hands over the archive, its files go into the host's own cache, and the keeper (keeper.js) answers from there
 * when the package is played without a network. What is kept here is this package alone; another host's script never reaches it.
 */
(() => {
  const products = document.querySelector('meta[name=product]').content.split(' ');
  const product = products.find((one) => one === location.ancestorOrigins?.[0]) ?? products[0];
  const tell = (keep, more) => parent.postMessage({ keep, ...more }, product);
  const types = JSON.parse(document.querySelector('meta[name=types]').content);
  const cacheName = 'kept';
  const policy = `sandbox allow-scripts allow-forms allow-popups allow-same-origin; frame-ancestors 'self' ${products.join(' ')}`;

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== product || typeof data !== 'object' || data === null) return;
    if (data.say === 'keep') void answered(() => keepArchive(data.archive));
    if (data.say === 'forget') void answered(() => forget());
  });
  tell('ready');

  async function answered(work) {
    try {
      await work();
      tell('done');
    } catch (fault) {
      const isFull = fault instanceof DOMException && fault.name === 'QuotaExceededError';
      tell('failed', { why: isFull ? 'no_room' : 'spoilt' });
    }
  }

  async function keepArchive(archive) {
    await navigator.serviceWorker.register('keeper.js', { scope: '/' });
    await navigator.serviceWorker.ready;
    await caches.delete(cacheName);
    const cache = await caches.open(cacheName);
    for (const entry of await entriesOf(archive)) {
      const type = typeOf(entry.name);
      const headers = { 'content-type': type, 'x-content-type-options': 'nosniff', 'content-security-policy': policy };
      const path = entry.name.split('/').map(encodeURIComponent).join('/');
      await cache.put(`/kept/${path}`, new Response(await contentOf(archive, entry), { headers }));
    }
    // The page that a lesson plays on, and this one: both are asked for without a network too.
    for (const name of ['lesson.html', 'lesson.js', 'scorm12.js', 'scorm2004.js', 'keep.html', 'keep.js']) {
      const answer = await fetch(`/runtime/${name}${name.endsWith('.html') ? location.search : ''}`);
      if (!answer.ok) throw new Error(`${name} did not come`);
      await cache.put(`/runtime/${name}`, answer);
    }
  }

  async function forget() {
    await caches.delete(cacheName);
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    localStorage.clear();
    for (const { name } of (await indexedDB.databases?.()) ?? []) indexedDB.deleteDatabase(name);
  }

  const typeOf = (name) => types[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream';

  const viewOf = async (blob, from, to) => new DataView(await blob.slice(from, to).arrayBuffer());

  /** The list of files at the end of a zip. The server has judged the archive, and its digest was compared. */
  async function entriesOf(archive) {
    const tailAt = Math.max(0, archive.size - 65_557);
    const tail = await viewOf(archive, tailAt, archive.size);
    let end = tail.byteLength - 22;
    while (end >= 0 && tail.getUint32(end, true) !== 0x06054b50) end -= 1;
    if (end < 0) throw new Error('no end of a zip');
    const [count, size, from] = [tail.getUint16(end + 10, true), tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
    if (from === 0xffffffff || count === 0xffff) throw new Error('a zip of 64 bits');
    const list = await viewOf(archive, from, from + size);
    const entries = [];
    for (let at = 0, number = 0; number < count; number += 1) {
      if (list.getUint32(at, true) !== 0x02014b50) throw new Error('no entry of a zip');
      const flags = list.getUint16(at + 8, true);
      const [nameSize, extraSize, noteSize] = [28, 30, 32].map((place) => list.getUint16(at + place, true));
      const bytes = new Uint8Array(list.buffer, at + 46, nameSize);
      const name = new TextDecoder(flags & 0x800 ? 'utf-8' : 'windows-1252').decode(bytes).replaceAll('\\', '/');
      const entry = {
        name,
        method: list.getUint16(at + 10, true),
        packed: list.getUint32(at + 20, true),
        bytes: list.getUint32(at + 24, true),
        at: list.getUint32(at + 42, true),
      };
      if (!name.endsWith('/')) entries.push(entry);
      at += 46 + nameSize + extraSize + noteSize;
    }
    return entries;
  }

  async function contentOf(archive, { method, packed, bytes, at }) {
    const head = await viewOf(archive, at, at + 30);
    const from = at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
    const piece = archive.slice(from, from + packed);
    if (method !== 0 && method !== 8) throw new Error('packed in a way that no browser knows');
    const content = method === 0 ? piece : await new Response(piece.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob();
    if (content.size !== bytes) throw new Error('a file of another size');
    return content;
  }
})();
