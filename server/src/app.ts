/** Names every room's routes, subscribers and ports, one line each. */
import type { FastifyInstance } from 'fastify';
import { createHttp, type Doorkeeper, type Routes } from './platform/http/index.ts';
import type { FileAccess } from './platform/storage/index.ts';
import type { Subscribers } from './platform/outbox/index.ts';
import type { Platform } from './platform/platform.ts';

/** The routes of all rooms. */
export const routesOf = (_platform: Platform): Routes[] => [];

/** Who is told which news: by event, then by the subscriber's lasting name. */
export const subscribersOf = (_platform: Platform): Subscribers => ({});

/** Who may see the files of which room. */
export const fileAccessOf = (_platform: Platform): FileAccess => ({});

/** Who is let in. */
export const doorkeeperOf = (_platform: Platform): Doorkeeper => ({
  admit: async () => null,
  admitToStream: async () => null,
  admitClient: async () => null,
});

/** The product as one HTTP server, not listening yet; tests call it by `inject`. */
export function createApp(platform: Platform): Promise<FastifyInstance> {
  return createHttp(platform, { doorkeeper: doorkeeperOf(platform), routes: routesOf(platform) });
}
