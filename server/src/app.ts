/** Names every room's routes, subscribers and ports, one line each. */
import type { FastifyInstance } from 'fastify';
import { assessmentRoutes } from './modules/assessment/index.ts';
import { catalogFileAccess, catalogRoutes } from './modules/catalog/index.ts';
import { doorkeeper, identityRoutes, webClientOf } from './modules/identity/index.ts';
import { noticesRoutes } from './modules/notices/index.ts';
import { tenancyRoutes } from './modules/tenancy/index.ts';
import { auditRoutes } from './platform/audit/index.ts';
import type { EventBus } from './platform/events/index.ts';
import { createHttp, type Doorkeeper, type Routes } from './platform/http/index.ts';
import { mailboxRoutes } from './platform/mail/index.ts';
import { fileRoutes, refuseContentHost, type FileAccess } from './platform/storage/index.ts';
import type { Subscribers } from './platform/outbox/index.ts';
import type { Platform } from './platform/platform.ts';

/** The routes of all rooms. */
export const routesOf = (platform: Platform): Routes[] => [
  refuseContentHost(platform),
  fileRoutes(platform, { access: fileAccessOf(platform) }),
  mailboxRoutes(platform),
  tenancyRoutes(platform, { webClientOf: (ask) => webClientOf(platform, ask) }),
  identityRoutes(platform),
  noticesRoutes(platform),
  auditRoutes(platform),
  assessmentRoutes(platform),
  catalogRoutes(platform),
];

/** Who is told which news: by event, then by the subscriber's lasting name. */
export const subscribersOf = (_platform: Platform): Subscribers => ({});

/** Who may see the files of which room. */
export const fileAccessOf = (platform: Platform): FileAccess => ({
  catalog: catalogFileAccess(platform),
});

/** Who is let in. */
export const doorkeeperOf = (platform: Platform): Doorkeeper => doorkeeper(platform);

/** The product as one HTTP server, not listening yet; tests call it by `inject`. */
export function createApp(platform: Platform, { events }: { events: EventBus }): Promise<FastifyInstance> {
  return createHttp(platform, { events, doorkeeper: doorkeeperOf(platform), routes: routesOf(platform) });
}
