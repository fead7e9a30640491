import { dayIn } from '@vitrine/domain/kernel';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findRegistrationSettings } from '../../tenancy/index.ts';

/** What the rules of a profile need to know about the site and the day. */
export async function getSettings(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ isDocumentStrict: boolean; countries: readonly string[]; today: string }> {
  const settings = await findRegistrationSettings(db.read(), { siteId: actor.siteId, variant: 'register' });
  if (!settings) throw new Error('identity: a member of a site that is not there');
  return { isDocumentStrict: settings.isDocumentStrict, countries: settings.countries, today: dayIn(actor.timeZone, clock.now()) };
}
