import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** RFC 9112 §3.2: a request with two `Host` lines is refused, for a proxy may have read the other one. Node keeps the first and says nothing. */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, at) => at % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) throw new Refusal('invalid_request', { status: 400 });
  });
}
