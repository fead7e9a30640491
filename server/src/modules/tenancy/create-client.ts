import type { ClientSettings } from '@vitrine/contract/tenancy';
import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { type Actor, takenAtField } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkSettings, columnsOf, filesIn, takenBy } from './client-rows.ts';
import { judgeLogos } from './judge-logos.ts';
import { ownLooks } from './stored-files.ts';

/**
 * Makes a client on the actor's site. The news lets the room of persons make its maker the first member: a client without one could never
 * be entered. Refuses `slug_taken`, `language_required`, `file_missing` at their fields.
 */
export function createClient(
  parts: Pick<Platform, 'db' | 'storage' | 'clock' | 'newId' | 'publish'>,
  actor: Actor,
  client: ClientSettings,
): Promise<{ id: string }> {
  return takenAtField({ prefix: '', takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const { id } = await putClient(parts, tx, actor, client);
      await parts.publish(tx, { event: 'tenancy.client_created', tenantId: id, payload: { personId: actor.personId } });
      return { id };
    }),
  );
}

/** The client with its entry in the audit log; who is its first member is the caller's to say. Refuses what the form's check refuses. */
export async function putClient(
  parts: Pick<Platform, 'storage' | 'clock' | 'newId'>,
  tx: Tx,
  actor: Pick<Actor, 'siteId' | 'tenantId' | 'personId' | 'fullName'>,
  client: ClientSettings,
): Promise<{ id: string }> {
  checkSettings(client, { prefix: '' });
  const id = parts.newId();
  const now = parts.clock.now();
  await tx
    .insertInto('tenancy.tenant')
    .values({ id, site_id: actor.siteId, version: 1, created_at: now, ...columnsOf(client) })
    .execute();
  const looks = { before: [], after: filesIn(client, { prefix: '' }) };
  await ownLooks(parts, tx, { tenantId: actor.tenantId, ownerId: id, ...looks });
  await judgeLogos(parts, looks);
  await recordChange(
    tx,
    { ...actor, tenantId: id },
    { what: 'client.created', subject: 'client', subjectId: id, before: null, after: client, now, id: parts.newId() },
  );
  return { id };
}
