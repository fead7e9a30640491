import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { confirmationBytes, entryBytes, nothingYet, sealHash, writtenHash, writtenLeaves } from './sealed-bytes.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;

const atOnce = 1_000;
const patienceMilliseconds = 10_000;

/**
 * Chains what was written since the last seal, tenant by tenant, outside of any write path. First it announces how far it will seal: from then on the database refuses entries
 * and confirmations with older ids. Then it waits until every transaction that began before has ended, so that a stretch is complete when it is hashed. Killed anywhere, the next run goes on.
 * `restSeconds`: entries are left alone for that long. Answers how many entries were sealed.
 */
export async function sealEntries(parts: Parts, { restSeconds = 60 }: { restSeconds?: number } = {}): Promise<{ entries: number }> {
  const upto = oldestIdOf(parts.newId(), restSeconds * 1_000);
  const tenants = await parts.db.write().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  const waiting: string[] = [];
  for (const { id: tenantId } of tenants) if (await announce(parts, { tenantId, upto })) waiting.push(tenantId);
  if (waiting.length === 0 || !(await olderTransactionsEnded(parts))) return { entries: 0 };
  let entries = 0;
  for (const tenantId of waiting) {
    for (let sealed = atOnce; sealed === atOnce; entries += sealed)
      sealed = await parts.db.transaction((tx) => sealSome(parts, tx, tenantId));
  }
  return { entries };
}

/** The smallest id that can be made as long before `id` as said: its first 48 bits are milliseconds. */
function oldestIdOf(id: string, milliseconds: number): string {
  const made = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const hex = Math.max(0, made - milliseconds)
    .toString(16)
    .padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Says how far the tenant will be sealed; true when there is something to seal up to there. */
async function announce({ db }: Parts, { tenantId, upto }: { tenantId: string; upto: string }): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select 1 from ledger.entry e where e.tenant_id = ${tenantId} and e.id > p.place and e.id <= ${upto}::uuid)
      or exists (select 1 from ledger.confirmation f where f.tenant_id = ${tenantId} and f.id > p.place and f.id <= ${upto}::uuid) as waits
    from (select coalesce((select c.sealed_upto from ledger.chain c where c.tenant_id = ${tenantId}), ${nothingYet}::uuid) as place) p`.execute(
    db.write(),
  );
  if (!rows[0]?.waits) return false;
  await db.transaction((tx) =>
    tx
      .insertInto('ledger.chain')
      .values({ tenant_id: tenantId, announced: upto, sealed_upto: nothingYet, seals: 0, head: Buffer.alloc(0) })
      .onConflict((conflict) =>
        conflict
          .column('tenant_id')
          .doUpdateSet((row) => ({ announced: sql<string>`greatest(${row.ref('ledger.chain.announced')}, ${upto}::uuid)` })),
      )
      .execute(),
  );
  return true;
}

/** Whoever looked at the old announcement has a number below this one; false when somebody keeps a transaction open for too long. */
async function olderTransactionsEnded({ db }: Parts): Promise<boolean> {
  const { rows } = await sql<{ next: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db.write());
  for (let waited = 0; waited <= patienceMilliseconds; waited += 20) {
    const oldest = await sql<{ ended: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${rows[0]?.next ?? '0'}::xid8 as ended`.execute(db.write());
    if (oldest.rows[0]?.ended) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/** One seal, with the head held: two who seal at once follow each other. Answers how many entries it has. */
async function sealSome({ clock }: Parts, tx: Tx, tenantId: string): Promise<number> {
  const chain = await tx
    .selectFrom('ledger.chain')
    .select(['announced', 'sealed_upto', 'seals', 'head'])
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const number = chain.seals + 1;
  const hash = sealHash({
    before: sql`${chain.head}::bytea`,
    number: sql`${number}::int4`,
    afterId: sql`${chain.sealed_upto}::uuid`,
    uptoId: sql`b.upto_id`,
    rowsHash: sql`b.entries_hash || c.confirmations_hash`,
    leaves: sql`(b.leaves || c.leaves)`,
  });
  const { rows } = await sql<{ upto_id: string; entries: number; hash: Buffer }>`
    with part as materialized (
      select e.id, ${entryBytes} as bytes from ledger.entry e
      where e.tenant_id = ${tenantId} and e.id > ${chain.sealed_upto}::uuid and e.id <= ${chain.announced}::uuid
      order by e.id limit ${atOnce}
    ),
    bound as materialized (
      select count(*)::int as entries, case when count(*) < ${atOnce} then ${chain.announced}::uuid else (array_agg(w.id order by w.id desc))[1] end as upto_id,
        ${writtenHash} as entries_hash, ${writtenLeaves} as leaves
      from part w
    ),
    beside as materialized (
      select f.id, ${confirmationBytes} as bytes from ledger.confirmation f, bound u
      where f.tenant_id = ${tenantId} and f.id > ${chain.sealed_upto}::uuid and f.id <= u.upto_id
    ),
    confirmed as (select count(*)::int as confirmations, ${writtenHash} as confirmations_hash, ${writtenLeaves} as leaves from beside w)
    insert into ledger.seal (tenant_id, number, after_id, upto_id, entries, leaves, hash, sealed_at)
    select ${tenantId}::uuid, ${number}, ${chain.sealed_upto}::uuid, b.upto_id, b.entries, b.leaves || c.leaves, ${hash}, ${clock.now()}::timestamptz
    from bound b, confirmed c
    where b.entries + c.confirmations > 0
    returning upto_id, entries, hash`.execute(tx);
  const [seal] = rows;
  if (!seal) return 0;
  await tx
    .updateTable('ledger.chain')
    .set({ sealed_upto: seal.upto_id, seals: number, head: seal.hash })
    .where('tenant_id', '=', tenantId)
    .execute();
  return seal.entries;
}
