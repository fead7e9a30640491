/** Answers for a package that is kept on this device: its files from the cache alone, the pages of the runtime from the network, and without one from the cache. */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET') return;
  if (pathname.startsWith('/kept/')) event.respondWith(keptAnswer(event.request, pathname));
  else if (pathname.startsWith('/runtime/')) event.respondWith(fetch(event.request).catch(() => found(pathname)));
});

/** Addresses spell a name in several ways; the cache knows one. */
const spelt = (pathname) =>
  pathname
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');
const found = async (pathname) =>
  (await (await caches.open('kept')).match(spelt(pathname))) ?? new Response('Not found.\n', { status: 404 });

/** Films and sounds ask for a piece. */
async function keptAnswer(request, pathname) {
  const whole = await found(pathname);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined || !whole.ok) return whole;
  const blob = await whole.blob();
  const last = to === '' ? blob.size - 1 : Math.min(Number(to), blob.size - 1);
  const headers = new Headers(whole.headers);
  if (Number(from) > last) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${blob.size}` } });
  headers.set('content-range', `bytes ${from}-${last}/${blob.size}`);
  headers.set('content-length', String(last - Number(from) + 1));
  return new Response(blob.slice(Number(from), last + 1), { status: 206, headers });
}
