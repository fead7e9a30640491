import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Figures } from './figures.ts';

/** By the token, where there is one. Told apart in constant time. */
export function mayScrape({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}

/** METRICS_PORT: `/metrics` and nothing else, by the token where the settings name one. Not listening yet. */
export function createMetricsHttp({
  figures,
  token,
  log,
}: {
  figures: Figures;
  token: string | undefined;
  log: FastifyBaseLogger;
}): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // a line a scrape says nothing
    bodyLimit: 1_024,
    requestTimeout: 30_000,
  });
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !mayScrape(request, token)) {
      return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('A token is asked for.\n');
    }
    return reply.type(figures.contentType).send(await figures.text());
  });
  return app;
}
