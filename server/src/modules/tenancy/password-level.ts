import type { PasswordLevel } from '@vitrine/domain/tenancy';
import type { Reader } from '../../platform/database/index.ts';
import { parseConfiguration } from './configuration.ts';

/** How strong passwords of this site have to be (decision D50). */
export async function passwordLevelOf(db: Reader, { siteId }: { siteId: string }): Promise<PasswordLevel> {
  const row = await db.selectFrom('tenancy.site').select('configuration').where('id', '=', siteId).executeTakeFirstOrThrow();
  return parseConfiguration(row.configuration).password_strong_level;
}
