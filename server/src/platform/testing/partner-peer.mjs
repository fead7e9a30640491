/**
 * A partner's loyalty program on this machine, of the shape that decision 055 documents: a look at a registration, a sending by our id that is posted once however often it comes,
 * and its state by that id. Who is registered is told by `registrations` (by document); `faults` make it slow, silent, late or broken.
 */
import { createServer } from 'node:http';

export const partnerKey = 'chave-do-parceiro';

/** A registration that the demo's and the journeys' people may name: the last digit of the document tells what it is, where none is written. */
const byEnding = (document) => {
  const [role, status] = { 7: ['store_owner', 'active'], 8: ['salesperson', 'inactive'], 9: ['cashier', 'active'] }[document.at(-1)] ?? [];
  if (document.at(-1) === '0') return undefined;
  return { status: status ?? 'active', role: role ?? 'salesperson' };
};

/**
 * Opens it. `transfers` holds what was posted or refused, by id; `set({...})` changes how it behaves: `lookUp` and `send` are one of `ok`, `silent`, `broken` (500),
 * `garbled`, `late` (keeps what came and never answers), `pending`, `slow`, `closed` (401); `send` also `rejected`. `today`: the day that it posts on.
 */
export async function openPartner({ port = 0, today = () => new Date().toISOString().slice(0, 10) } = {}) {
  const registrations = new Map();
  const transfers = new Map();
  const calls = [];
  const open = new Set();
  let behaviour = { lookUp: 'ok', send: 'ok', ask: 'ok', reason: 'other', slowMs: 300 };

  const answer = async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const json = (status, body) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const { pathname } = new URL(request.url ?? '/', 'http://peer');
    calls.push(`${request.method} ${pathname}`);
    const does = pathname.endsWith('/lookup') ? behaviour.lookUp : request.method === 'PUT' ? behaviour.send : behaviour.ask;
    if (request.headers.authorization !== `Bearer ${partnerKey}` || does === 'closed') return json(401, { error: 'unauthorized' });
    if (does === 'silent') return undefined;
    if (does === 'broken') return json(500, { error: 'unexpected' });
    if (does === 'garbled') return response.writeHead(200).end('<html>');
    if (does === 'slow') await new Promise((resolve) => setTimeout(resolve, behaviour.slowMs));
    const body = text ? JSON.parse(text) : {};

    if (request.method === 'POST' && pathname === '/registrations/lookup') {
      const found = registrations.has(body.document) ? registrations.get(body.document) : byEnding(body.document);
      return found ? json(200, found) : json(404, { error: 'not_found' });
    }
    const id = /^\/transfers\/([\w-]+)$/.exec(pathname)?.[1];
    if (id === undefined) return json(404, { error: 'not_found' });
    const known = transfers.get(id);
    if (request.method === 'GET') return known ? json(200, stateOf(known)) : json(404, { error: 'not_found' });
    if (request.method !== 'PUT') return json(405, { error: 'not_allowed' });
    if (known && (known.document !== body.document || known.points !== body.points)) return json(409, { error: 'id_reused' });
    if (!known) {
      const status = does === 'rejected' ? 'rejected' : does === 'pending' ? 'pending' : 'accepted';
      transfers.set(id, { ...body, status, posted_on: today(), reason: behaviour.reason });
    }
    if (does === 'late') return undefined; // it is posted here, and nobody hears of it
    const kept = transfers.get(id);
    return json(kept.status === 'rejected' ? 422 : 200, stateOf(kept));
  };
  const stateOf = ({ status, posted_on, reason }) => ({
    status,
    ...(status === 'accepted' ? { posted_on } : {}),
    ...(status === 'rejected' ? { reason } : {}),
  });

  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    registrations,
    transfers,
    calls,
    set: (change) => (behaviour = { ...behaviour, ...change }),
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}
