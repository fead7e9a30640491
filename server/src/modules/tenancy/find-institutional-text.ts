import type { InstitutionalText } from '@vitrine/contract/tenancy';
import type { InstitutionalPage } from '@vitrine/domain/tenancy';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { ownWords } from './institutional-versions.ts';
import { findRegistrationSettings } from './registration-settings.ts';
import { firstLocale, offeredLanguages } from './spoken-language.ts';

type Parts = Pick<Platform, 'db'>;

/**
 * What a host's institutional page says to whoever is not logged in (EXP-03): in the words of the client into which the host's registration leads. Refuses `not_found` for
 * a host that no site has.
 */
export async function findPublicInstitutionalText(
  { db }: Parts,
  { host, page, locale }: { host: string; page: InstitutionalPage; locale?: string | undefined },
): Promise<InstitutionalText> {
  const settings = await findRegistrationSettings(db.read(), { host, variant: 'register' });
  if (!settings) throw notFound();
  const { tenantId, defaultLanguageId } = settings;
  if (tenantId === null) return { version: 0, own: null };
  return ownWords(db.read(), { tenantId, page, asked: locale, first: firstLocale({ first: defaultLanguageId }) });
}

/** The same inside the portal, in the words of the member's client. */
export async function findInstitutionalText(
  { db }: Parts,
  actor: Actor,
  { page }: { page: InstitutionalPage },
): Promise<InstitutionalText> {
  const first = firstLocale(await offeredLanguages(db.write(), actor));
  return ownWords(db.write(), { tenantId: actor.tenantId, page, asked: actor.locale, first });
}
