/** Fills an empty Vitrine with three invented brands on two sites: what a new user opens, and what journeys start from. */
import type { Platform } from '../platform/platform.ts';
import { hashPassword, verifyPassword } from '../modules/identity/index.ts';
import { aSite } from '../modules/tenancy/testing.ts';
import { aWebClient } from '../modules/identity/testing.ts';
import { fillBrand } from './fill-brand.ts';
import { demoAccounts, demoBrands, demoRegistrationForms } from './texts/index.ts';

export const demoAccountNames = demoAccounts;

/** The first site answers at these hosts and at the server's own, which is its main one; the second at the other (decision D61). */
const hosts = { 1: ['localhost', '[::1]'], 2: ['outra.localhost'] } as const;

/** Once, in one transaction: a start that is broken off leaves nothing half-made. Later starts change nothing. */
export async function fillDemo(platform: Platform, { password, say }: { password: string; say: (line: string) => void }): Promise<void> {
  const there = await platform.db.write().selectFrom('tenancy.site').select('id').limit(1).executeTakeFirst();
  if (there) return;
  say('Filling the demo brand …');
  const passwordHash = await hashPassword(password);
  await platform.db.transaction(async () => {
    for (const number of [1, 2] as const) await fillSite(platform, { number, passwordHash });
  });
}

/** Whether the demo's first person comes in by this password: a database that was brought back, or was filled under another DEMO_PASSWORD, has another one. */
export async function opensDemo(platform: Pick<Platform, 'db'>, password: string): Promise<boolean> {
  const person = await platform.db
    .write()
    .selectFrom('identity.person')
    .select('password_hash')
    .where('user_name', '=', demoAccounts[0])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return verifyPassword(person?.password_hash ?? null, password);
}

async function fillSite(platform: Platform, { number, passwordHash }: { number: 1 | 2; passwordHash: string }): Promise<void> {
  const brands = demoBrands.filter(({ site }) => site === number);
  const [first] = brands;
  if (!first) throw new Error(`demo: no brand on site ${number}`);
  const ownHost = new URL(platform.settings.publicUrl).hostname;
  const { siteId } = await aSite(platform, {
    name: first.program['pt-BR'],
    hosts: number === 1 ? [ownHost, ...hosts[1].filter((host) => host !== ownHost)] : hosts[2],
    configuration: {
      ...first.colours,
      text: first.welcome,
      languageIds: [1, 2, 3, 4],
      accept_document: true,
      support_use: true,
      show_public_faq: true,
      ...demoRegistrationForms[number],
    },
  });
  await aWebClient(platform, { siteId, id: `vitrine-web-${number}`, secret: platform.chance.bytes(24).toString('base64url') });
  for (const brand of brands) await fillBrand(platform, { siteId, brand, passwordHash, isFirst: brand === first });
}
