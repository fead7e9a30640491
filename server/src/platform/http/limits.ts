import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/index.ts';
import { Refusal } from './refusal.ts';

/** What REQUESTS_PER_MINUTE is by itself. */
const usualRequests = 1_200;

/** Limits by address, and a server that says so when it cannot keep up. Before the routes are added. */
export async function limitRequests(
  app: FastifyInstance,
  settings: Pick<Settings, 'REQUESTS_PER_MINUTE' | 'BUSY_MILLISECONDS'>,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: settings.REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    // A phone that opens the app for the first time fetches all of its code, and the phones of a shop stand behind one address.
    allowList: ({ url }) => /^\/(console\/)?assets\//.test(url),
    // Limits are nobody's business until they are reached; Retry-After says the rest.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => new Refusal('too_many_requests', { retryAfterSeconds: ttl / 1_000 }),
  });
  await app.register(underPressure, {
    maxEventLoopDelay: settings.BUSY_MILLISECONDS,
    pressureHandler: () => {
      throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    },
  });
}

/** The limit of one endpoint: an operator who raises the general one (many people behind one address) raises this one alike. */
export function routeLimit(perMinute: number, { REQUESTS_PER_MINUTE }: Pick<Settings, 'REQUESTS_PER_MINUTE'>) {
  return { max: Math.max(1, Math.round((perMinute * REQUESTS_PER_MINUTE) / usualRequests)), timeWindow: 60_000 };
}
