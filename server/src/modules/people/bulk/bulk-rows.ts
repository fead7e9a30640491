import { BulkAction, type BulkChange } from '@vitrine/contract/people';
import { bulkRefusals, bulkStates, oppositeOf } from '@vitrine/domain/people';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

type Tenant = Pick<Actor, 'tenantId'>;
const shownNames = 10;

/** A change of many as the console shows it. Refuses `not_found`. */
export async function readBulkChange(db: Reader, actor: Tenant, { bulkId }: { bulkId: string }): Promise<BulkChange> {
  const { action, state } = await getBulk(db, actor, { bulkId });
  const rows = await db
    .selectFrom('people.bulk_member')
    .select(['verdict', 'outcome', sql<number>`count(*)::int`.as('count')])
    .where('tenant_id', '=', actor.tenantId)
    .where('bulk_id', '=', bulkId)
    .groupBy(['verdict', 'outcome'])
    .execute();
  const sum = (which: (row: (typeof rows)[number]) => boolean) => rows.filter(which).reduce((total, { count }) => total + count, 0);
  const done = sum(({ outcome }) => outcome === 'done');
  return {
    id: bulkId,
    state,
    action,
    changes: sum(({ verdict }) => verdict === 'changes'),
    same: sum(({ verdict }) => verdict === 'same'),
    refused: bulkRefusals.flatMap((refusal) => {
      const count = sum(({ verdict }) => verdict === refusal);
      return count === 0 ? [] : [{ refusal, count }];
    }),
    done,
    meanwhile: sum(({ outcome }) => outcome === 'meanwhile'),
    names: await firstNames(db, actor, { bulkId }),
    canUndo: state === 'done' && done > 0 && oppositeOf(action) !== null,
  };
}

/** The change itself, held until the transaction ends with `lock`. Refuses `not_found`. */
export async function getBulk(db: Reader, actor: Tenant, { bulkId, lock = false }: { bulkId: string; lock?: boolean }) {
  const row = await db
    .selectFrom('people.bulk_change')
    .select(['action', 'state', 'asked_by'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', bulkId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    action: BulkAction.parse(row.action),
    state: bulkStates.find((state) => state === row.state) ?? 'stopped',
    askedBy: row.asked_by,
  };
}

export async function setBulkState(
  tx: Tx,
  actor: Tenant,
  { bulkId, state }: { bulkId: string; state: BulkChange['state'] },
): Promise<void> {
  await tx.updateTable('people.bulk_change').set({ state }).where('tenant_id', '=', actor.tenantId).where('id', '=', bulkId).execute();
}

async function firstNames(db: Reader, actor: Tenant, { bulkId }: { bulkId: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('people.bulk_member as b')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'b.tenant_id').onRef('m.id', '=', 'b.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('p.full_name')
    .where('b.tenant_id', '=', actor.tenantId)
    .where('m.tenant_id', '=', actor.tenantId)
    .where('b.bulk_id', '=', bulkId)
    .where('b.verdict', '=', 'changes')
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .limit(shownNames)
    .execute();
  return rows.map(({ full_name }) => full_name);
}

const keptHours = 24;

/** Throws away what was looked at and never done, after a day. Tells how many. */
export async function forgetOldPreviews({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const tenants = await db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  let gone = 0;
  for (const { id } of tenants) {
    const { numDeletedRows } = await db
      .write()
      .deleteFrom('people.bulk_change')
      .where('tenant_id', '=', id)
      .where('state', '=', 'previewed')
      .where(sql<boolean>`asked_at < ${clock.now()}::timestamptz - ${keptHours} * interval '1 hour'`)
      .executeTakeFirstOrThrow();
    gone += Number(numDeletedRows);
  }
  return gone;
}
