import type { PasswordLevel } from '@vitrine/domain/tenancy';
import type { Reader } from '../../platform/database/index.ts';
import { parseConfiguration } from './configuration.ts';

/** How strong passwords of this site have to be (decision D50). */
export async function passwordLevelOf(db: Reader, ask: { siteId: string }): Promise<PasswordLevel> {
  return (await configurationOf(db, ask)).password_strong_level;
}

/** The languages that people of this site may choose (I18-02). */
export async function offeredLanguageIds(db: Reader, ask: { siteId: string }): Promise<number[]> {
  return (await configurationOf(db, ask)).languageIds;
}

async function configurationOf(db: Reader, { siteId }: { siteId: string }) {
  const row = await db.selectFrom('tenancy.site').select('configuration').where('id', '=', siteId).executeTakeFirstOrThrow();
  return parseConfiguration(row.configuration);
}
