import type { StoredFile } from '@vitrine/contract/kernel';
import type { LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { filesIn, parseConfiguration } from './configuration.ts';
import { findLooks } from './stored-files.ts';

/** The login configuration as it is edited: every language, and the files that it shows. */
export async function getLoginConfiguration(
  parts: Pick<Platform, 'db' | 'storage'>,
  actor: Actor,
): Promise<{ version: number; configuration: LoginConfigurationDraft; files: StoredFile[] }> {
  const row = await parts.db
    .write()
    .selectFrom('tenancy.site')
    .select(['version', 'configuration'])
    .where('id', '=', actor.siteId)
    .executeTakeFirstOrThrow();
  const { version: _format, ...configuration } = parseConfiguration(row.configuration);
  const ids = Object.values(filesIn(configuration));
  return { version: row.version, configuration, files: await findLooks(parts, { tenantIds: [actor.tenantId], ids }) };
}
