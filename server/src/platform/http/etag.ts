import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** JSON that was read may be kept by the reader alone, and is asked for again each time: the same answer costs no bytes. */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || endpoint.method !== 'GET' || endpoint.answersFile || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload;
    }
    const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
    void reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    if (!isKnown(request.headers['if-none-match'], tag)) return payload;
    void reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
}

const isKnown = (header: string | undefined, tag: string) =>
  header !== undefined && header.split(',').some((one) => one.trim() === tag || one.trim() === '*');
