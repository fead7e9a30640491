import type { StoredFile } from '@vitrine/contract/kernel';
import type { ClientSettings } from '@vitrine/contract/tenancy';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { settingsOf } from './client-rows.ts';
import { getClientRow } from './queries.ts';
import { findLooks } from './stored-files.ts';

/** A client as it is edited. Refuses `not_found`. */
export async function getClient(
  parts: Pick<Platform, 'db' | 'storage'>,
  actor: Actor,
  { clientId }: { clientId: string },
): Promise<{ version: number; client: ClientSettings; files: StoredFile[] }> {
  const row = await getClientRow(parts.db.write(), actor, { clientId, lock: false });
  const client = settingsOf(row);
  const files = await findLooks(parts, {
    tenantIds: [actor.tenantId, row.id],
    ids: [client.logoFileId, client.wideLogoFileId, client.darkLogoFileId],
  });
  return { version: row.version, client, files };
}
