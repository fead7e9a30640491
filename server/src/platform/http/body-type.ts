import type { Endpoint } from '@vitrine/contract/kernel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

const types: Record<Endpoint['encoding'], RegExp> = {
  json: /^application\/json\s*(;|$)/i,
  form: /^application\/x-www-form-urlencoded\s*(;|$)/i,
};

/** Refuses a body of another type than its endpoint takes, before it is read: what is sent as a form is not taken for JSON, nor the reverse (CAL-01…CAL-05). */
export function refuseOtherTypes(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const { endpoint } = request.routeOptions.config;
    const type = request.headers['content-type'];
    if (!endpoint || type === undefined || endpoint.body.def.type === 'undefined') return;
    if (!types[endpoint.encoding].test(type)) throw new Refusal('unsupported_type');
  });
}
