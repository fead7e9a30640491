import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Platform } from '../platform.ts';
import { notFound, Refusal } from './refusal.ts';

/** What machines ask a server: is it alive, may it be sent people, how is it. */
export function answerProbes(app: FastifyInstance, { db }: Pick<Platform, 'db'>): void {
  let isStopping = false;
  const drain = () => void (isStopping = true);
  app.decorate('drain', drain);
  app.addHook('preClose', async () => drain());
  // A line that is kept open would bring its next request to a port that is closed by then.
  app.addHook('onSend', async (_request, reply) => void (isStopping && reply.header('connection', 'close')));
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isStopping) throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    // Answers only when the database is there, migrated, and open to the app's role.
    await db.write().selectFrom('platform.outbox').select('id').limit(1).execute();
    return reply.type('text/plain').send('ready\n');
  });
  answerMetrics(app);
}

function answerMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'How long answers took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onReady', async () => collectDefaultMetrics({ register: registry }));
  app.addHook('onResponse', async (request, reply) => {
    // A route, not an address: ids would make a series each.
    const route = request.routeOptions.url ?? 'other';
    durations.observe({ method: request.method, route, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1_000);
  });
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isFromHere(request)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** From this machine, and not handed on by a proxy on it. */
const isFromHere = ({ socket, headers }: FastifyRequest) =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
  ['forwarded', 'x-forwarded-for', 'x-real-ip'].every((name) => headers[name] === undefined);
