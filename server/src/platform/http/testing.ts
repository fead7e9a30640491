/** A small server of the house's own making, for tests of the platform: a few endpoints, and actors by their tokens. */
import type { Platform } from '../platform.ts';
import type { FastifyInstance } from 'fastify';
import type { Actor } from './actor.ts';
import { createHttp, type HttpParts } from './create-http.ts';

/** An actor without rights; `personId` tells people apart. */
export const anActor = (more: Partial<Actor> = {}): Actor => ({
  siteId: '01900000-0000-7000-8000-000000000001',
  tenantId: '01900000-0000-7000-8000-000000000002',
  personId: '01900000-0000-7000-8000-000000000003',
  memberId: '01900000-0000-7000-8000-000000000004',
  sessionId: '01900000-0000-7000-8000-000000000005',
  fullName: 'Rita Prado',
  locale: 'pt-BR',
  country: 'BR',
  roles: [],
  permissions: new Set(),
  modules: new Set(),
  timeZone: 'America/Sao_Paulo',
  clientTimeZone: 'America/Sao_Paulo',
  ...more,
});

/** `actors` by token; every client's Basic credentials are wrong. */
export function httpWith(
  platform: Platform,
  { actors, ...more }: { actors: Record<string, Actor> } & Omit<HttpParts, 'doorkeeper'>,
): Promise<FastifyInstance> {
  const admit = async ({ token }: { token: string }) => actors[token] ?? null;
  return createHttp(platform, { ...more, doorkeeper: { admit, admitToStream: admit, admitClient: async () => null } });
}
