import type { ClientSettings } from '@vitrine/contract/tenancy';
import { recordChange } from '../../platform/audit/index.ts';
import { mergeEdit, takenAtField, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkSettings, columnsOf, filesIn, settingsOf, takenBy } from './client-rows.ts';
import { getClient } from './get-client.ts';
import { judgeLogos } from './judge-logos.ts';
import { getClientRow } from './queries.ts';
import { ownLooks } from './stored-files.ts';
import { tellSettings } from './tell-settings.ts';

const prefix = 'client.';

/**
 * Saves what was changed of a client's name, modules and look, seen at the next request, and told to open screens. The audit log is the changed client's, whoever changed it.
 * Refuses `not_found`, `changed_meanwhile`, and `slug_taken`, `language_required`, `file_missing`, `logo_too_faint` at their fields.
 */
export async function saveClient(
  parts: Pick<Platform, 'db' | 'storage' | 'clock' | 'newId' | 'publish'>,
  actor: Actor,
  { clientId, version, client: now, was }: { clientId: string; version: number; client: Changes<ClientSettings>; was?: Was },
): ReturnType<typeof getClient> {
  await takenAtField({ prefix, takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const row = await getClientRow(tx, actor, { clientId, lock: true });
      const before = settingsOf(row);
      const client = mergeEdit({ version: row.version, form: before }, { version, now, was });
      checkSettings(client, { prefix });
      const looks = { before: [row.logo_file_id, row.wide_logo_file_id, row.dark_logo_file_id], after: filesIn(client, { prefix }) };
      await ownLooks(parts, tx, { tenantId: actor.tenantId, ownerId: clientId, ...looks });
      await judgeLogos(parts, looks);
      await tx
        .updateTable('tenancy.tenant')
        .set({ version: row.version + 1, ...columnsOf(client) })
        .where('site_id', '=', actor.siteId)
        .where('id', '=', clientId)
        .execute();
      await recordChange(
        tx,
        { ...actor, tenantId: clientId },
        {
          what: 'client.saved',
          subject: 'client',
          subjectId: clientId,
          before,
          after: client,
          now: parts.clock.now(),
          id: parts.newId(),
        },
      );
      await tellSettings(parts, tx, { siteId: actor.siteId, clientId });
    }),
  );
  return getClient(parts, actor, { clientId });
}
