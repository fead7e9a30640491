import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** RFC 9112 §3.2: a request with two `Host` lines is refused, for a proxy may have read the other one. Node keeps the first and says nothing. */
export const namesSeveralHosts = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (namesSeveralHosts(request)) throw new Refusal('invalid_request', { status: 400 });
  });
}
