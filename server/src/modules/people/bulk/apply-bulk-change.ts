import type { BulkAction, BulkChange } from '@vitrine/contract/people';
import { isAdministrator } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { holdAdministrators, holdMembers, rolesIn } from '../../identity/index.ts';
import { getBulk, readBulkChange, setBulkState } from './bulk-rows.ts';
import { changeMembers, type Doer } from './change-members.ts';
import { verdictOf } from './verdict.ts';

export const bulkJob = 'identity.bulk-change';
const batch = 500;

/** Lets the change be made for just those who were looked at, by a job; asked again it changes nothing more. Refuses `not_found`. */
export async function applyBulkChange(
  { db, jobs }: Pick<Platform, 'db' | 'jobs'>,
  actor: Actor,
  { bulkId }: { bulkId: string },
): Promise<BulkChange> {
  return db.transaction(async (tx) => {
    const { state } = await getBulk(tx, actor, { bulkId, lock: true });
    if (state === 'previewed') {
      await setBulkState(tx, actor, { bulkId, state: 'running' });
      // Whoever applies is who changes: it may be another administrator than the one who looked.
      await tx
        .updateTable('people.bulk_change')
        .set({ asked_by: actor.memberId })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', bulkId)
        .execute();
      await jobs.send({ tx, name: bulkJob, payload: { tenantId: actor.tenantId, bulkId }, once: bulkId });
    }
    return readBulkChange(tx, actor, { bulkId });
  });
}

const Payload = z.object({ tenantId: z.uuid(), bulkId: z.uuid() });
type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;

/** Makes the change, some hundred people a transaction; done again it goes on where it stood. It stops when whoever asked manages the client no more. */
export async function makeBulkChange(parts: Parts, payload: Record<string, unknown>): Promise<void> {
  const asked = Payload.parse(payload);
  while (await parts.db.transaction((tx) => makeSome(parts, tx, asked)));
}

/** True when there may be more of them. */
async function makeSome(parts: Parts, tx: Tx, { tenantId, bulkId }: z.infer<typeof Payload>): Promise<boolean> {
  const { action, state, askedBy } = await getBulk(tx, { tenantId }, { bulkId, lock: true });
  if (state !== 'running') return false;
  const doer = await holdDoer(tx, { tenantId, memberId: askedBy });
  if (!doer) {
    await endBulk(parts, tx, { tenantId, bulkId, state: 'stopped' });
    return false;
  }
  const waiting = await tx
    .selectFrom('people.bulk_member')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('bulk_id', '=', bulkId)
    .where('verdict', '=', 'changes')
    .where('outcome', 'is', null)
    .orderBy('member_id')
    .limit(batch)
    .execute();
  const ids = waiting.map(({ member_id }) => member_id);
  const changing = await stillChanging(tx, doer, { action, ids });
  await changeMembers(parts, tx, doer, { action, ids: changing, bulkId });
  await tx
    .updateTable('people.bulk_member')
    .set({ outcome: sql<string>`case when member_id = any(${changing}::uuid[]) then 'done' else 'meanwhile' end` })
    .where('tenant_id', '=', tenantId)
    .where('bulk_id', '=', bulkId)
    .where(sql<boolean>`member_id = any(${ids}::uuid[])`)
    .execute();
  if (ids.length < batch) await endBulk(parts, tx, { tenantId, bulkId, state: 'done' });
  return ids.length === batch;
}

/** The whole has one entry in the audit log, with its counts; what it did to each lies inside it (ADM-09). */
async function endBulk(
  { clock, newId }: Parts,
  tx: Tx,
  { tenantId, bulkId, state }: { tenantId: string; bulkId: string; state: 'done' | 'stopped' },
): Promise<void> {
  await setBulkState(tx, { tenantId }, { bulkId, state });
  const { action, done, meanwhile } = await readBulkChange(tx, { tenantId }, { bulkId });
  if (done === 0) return;
  const { askedBy } = await getBulk(tx, { tenantId }, { bulkId });
  const who = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.person_id as personId', 'p.full_name as fullName'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', askedBy)
    .executeTakeFirstOrThrow();
  await recordChange(
    tx,
    { tenantId, ...who },
    {
      what: `bulk_change.${action.do}`,
      subject: 'bulk_change',
      subjectId: bulkId,
      before: null,
      after: { done, meanwhile },
      now: clock.now(),
      id: newId(),
    },
  );
}

/**
 * Whoever asked, with the rows of all who manage the client held as `keepAnAdministrator` holds them: of two who take each other's role away at once the second one sees that they manage nothing
 * any more. Undefined when they do not.
 */
async function holdDoer(tx: Tx, { tenantId, memberId }: { tenantId: string; memberId: string }): Promise<Doer | undefined> {
  await holdAdministrators(tx, { tenantId });
  const row = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.person_id', 'm.roles', 'p.full_name', 'p.site_id'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .where('p.status', '=', 'approved')
    .executeTakeFirst();
  if (!row || !isAdministrator(rolesIn(row.roles))) return undefined;
  return { tenantId, memberId, personId: row.person_id, fullName: row.full_name, siteId: row.site_id, roles: row.roles };
}

/** Of these members, held until the transaction ends, those to whom the change still does what it did when it was looked at. */
async function stillChanging(tx: Tx, doer: Doer, { action, ids }: { action: BulkAction; ids: readonly string[] }): Promise<string[]> {
  await holdMembers(tx, doer, ids);
  // A statement of its own: the one that waited for the locks saw them as they were before.
  const rows = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('m.id')
    .where('m.tenant_id', '=', doer.tenantId)
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .where(verdictOf(action, doer), '=', 'changes')
    .orderBy('m.id')
    .execute();
  return rows.map(({ id }) => id);
}
