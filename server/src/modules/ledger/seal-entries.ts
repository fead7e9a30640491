import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { entryBytes, leafBytes, nothingYet, sealHash } from './sealed-bytes.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;

const atOnce = 1_000;
const patienceMilliseconds = 10_000;

/**
 * Chains what was written since the last seal, tenant by tenant, outside of any write path. First it announces how far it will seal: from then on the database refuses entries
 * with older ids. Then it waits until every transaction that began before has ended, so that a stretch is complete when it is hashed. Killed anywhere, the next run goes on.
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

/** True when the tenant has something to seal up to there. */
async function announce({ db }: Parts, { tenantId, upto }: { tenantId: string; upto: string }): Promise<boolean> {
  const chain = await db.write().selectFrom('ledger.chain').select('sealed_upto').where('tenant_id', '=', tenantId).executeTakeFirst();
  const waiting = await db
    .write()
    .selectFrom('ledger.entry')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '>', chain?.sealed_upto ?? nothingYet)
    .where('id', '<=', upto)
    .limit(1)
    .executeTakeFirst();
  if (!waiting) return false;
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
    uptoId: sql`s.upto_id`,
    rowsHash: sql`s.rows_hash`,
    leaves: sql`s.leaves`,
  });
  const { rows } = await sql<{ upto_id: string; entries: number; hash: Buffer }>`
    insert into ledger.seal (tenant_id, number, after_id, upto_id, entries, leaves, hash, sealed_at)
    select ${tenantId}::uuid, ${number}, ${chain.sealed_upto}::uuid, s.upto_id, s.entries, s.leaves, ${hash}, ${clock.now()}::timestamptz
    from (
      select count(*)::int as entries, (array_agg(e.id order by e.id desc))[1] as upto_id,
        sha256(string_agg(${entryBytes}, ''::bytea order by e.id)) as rows_hash, string_agg(${leafBytes}, ''::bytea order by e.id) as leaves
      from (
        select x.* from ledger.entry x where x.tenant_id = ${tenantId} and x.id > ${chain.sealed_upto}::uuid and x.id <= ${chain.announced}::uuid
        order by x.id limit ${atOnce}
      ) e
    ) s
    where s.entries > 0
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
