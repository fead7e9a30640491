import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { mayScrape, type Figures } from '../metrics/index.ts';
import type { Platform } from '../platform.ts';
import { judgeReadiness, type ReadinessChecks } from './readiness.ts';
import { notFound } from './refusal.ts';

/** Beyond every limit: a server that is busy, or whose prober asks often, is not a dead one. */
const beyondLimits = { logLevel: 'warn', config: { rateLimit: false, pressureHandler: () => {} } } satisfies RouteShorthandOptions;

/** Addresses of probes; the content origin's host name, too, answers them. */
export const isProbe = (url: string): boolean => /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url);

type ProbeParts = { figures: Figures; checks: ReadinessChecks };

/** What machines ask a server: is it alive, may it be sent people, how is it. */
export function answerProbes(
  app: FastifyInstance,
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  { figures, checks }: ProbeParts,
): void {
  let isDraining = false;
  app.decorate('drain', () => void (isDraining = true));
  app.addHook('preClose', async () => void (isDraining = true));
  // A line that is kept open would bring its next request to a port that is closed by then.
  app.addHook('onSend', async (_request, reply) => void (isDraining && reply.header('connection', 'close')));
  app.get('/healthz', beyondLimits, async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', beyondLimits, async (_request, reply) => {
    const lacks = isDraining ? ['the server is stopping'] : await judgeReadiness(db, checks);
    void reply.type('text/plain').header('cache-control', 'no-store');
    if (lacks.length === 0) return reply.send('ready\n');
    return reply
      .status(503)
      .header('retry-after', '5')
      .send(`not ready: ${lacks.join('; ')}\n`);
  });
  app.get('/metrics', beyondLimits, async (request, reply) => {
    // Absent and forbidden are told alike, and without a token it is on METRICS_PORT alone.
    if (settings.METRICS_TOKEN === undefined || !mayScrape(request, settings.METRICS_TOKEN)) throw notFound();
    return reply.type(figures.contentType).send(await figures.text());
  });
  observeAnswers(app, figures);
}

function observeAnswers(app: FastifyInstance, figures: Figures): void {
  app.addHook('onReady', async () => figures.watchProcess());
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // A route, not an address: ids would make a series each.
    figures.observeAnswer({ method, route: routeOptions.url ?? 'other', status: reply.statusCode, seconds: reply.elapsedTime / 1_000 });
  });
  app.addHook('onClose', async () => figures.close());
}
