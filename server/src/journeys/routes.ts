/** What journeys in a browser begin with, each by one call: a session, a person, a filled shop. For tests alone (decision 029). */
import { PersonForm } from '@vitrine/contract/identity';
import { localeOf } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { doorkeeper, hashPassword } from '../modules/identity/index.ts';
import { aPerson, aSession } from '../modules/identity/testing.ts';
import { answerTests, hostOf, Refusal, type Actor, type Routes } from '../platform/http/index.ts';
import type { Platform } from '../platform/platform.ts';
import { fillShop, ShopWish } from './fill-shop.ts';

const SessionWish = z.object({
  userName: z.string(),
  /** The short name of the client that they shall be in, where they belong to it; else the one that they used last. */
  slug: z.string().optional(),
  device: z.string().optional(),
});

/** In the client of the person whose token is sent along. */
const PersonWish = PersonForm.extend({ password: z.string(), isVerified: z.boolean().default(false) });

/** `session`, `person` and `shop` below `/api/test-control/`; there is nothing of it without TEST_CONTROL, and nothing in a release build. */
export const journeyRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answerTests(app, platform, {
      name: 'session',
      body: SessionWish,
      work: ({ body, request }) => aSession(platform, { host: hostOf(request), ...body }),
    });
    answerTests(app, platform, {
      name: 'person',
      body: PersonWish,
      work: async ({ body: { password, languageId, ...form }, request }) => {
        const { tenantId } = await whoAsks(platform, request);
        const locale = localeOf(languageId) ?? 'pt-BR';
        const { memberId } = await aPerson(platform, { ...form, tenantId, locale, passwordHash: await hashOnce(password) });
        return { id: memberId };
      },
    });
    answerTests(app, platform, {
      name: 'shop',
      body: ShopWish,
      work: ({ body, request }) => fillShop(platform, { host: hostOf(request), ...body }),
    });
  };

type Asking = Parameters<typeof hostOf>[0];

async function whoAsks(platform: Platform, request: Asking): Promise<Actor> {
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  const actor = await doorkeeper(platform).admit({ token, host: hostOf(request) });
  if (!actor) throw new Refusal('session_ended');
  return actor;
}

const hashes = new Map<string, Promise<string>>();

/** Journeys give all of their people one password, and its hash costs more than everything else here. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}
