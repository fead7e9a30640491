import type { PasswordLevel } from '@vitrine/domain/tenancy';
import type { Reader } from '../../platform/database/index.ts';
import { parseConfiguration } from './configuration.ts';
import { parseText } from './stored-text.ts';

/** How strong passwords of this site have to be (decision D50). */
export async function passwordLevelOf(db: Reader, ask: { siteId: string }): Promise<PasswordLevel> {
  return (await configurationOf(db, ask)).password_strong_level;
}

/** What the clients of this site and their programs are called: whoever guesses passwords begins with these. */
export async function brandNamesOf(db: Reader, { siteId }: { siteId: string }): Promise<string[]> {
  const rows = await db.selectFrom('tenancy.tenant').select(['name', 'program']).where('site_id', '=', siteId).execute();
  return [...new Set(rows.flatMap(({ name, program }) => [name, ...Object.values(parseText(program))]))];
}

/** Whether whoever may do something in the console needs a second step at log-in. */
export async function asksStaffForSecondStep(db: Reader, ask: { siteId: string }): Promise<boolean> {
  return (await configurationOf(db, ask)).second_step_for_staff;
}

async function configurationOf(db: Reader, { siteId }: { siteId: string }) {
  const row = await db.selectFrom('tenancy.site').select('configuration').where('id', '=', siteId).executeTakeFirstOrThrow();
  return parseConfiguration(row.configuration);
}
