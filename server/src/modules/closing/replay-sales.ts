import { Replay, type ReplayResult } from '@vitrine/domain/closing';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { factsToReplay, rulesOf } from '../campaigns/index.ts';
import { minimumsOf } from '../levels/index.ts';

export const simulationJob = 'closing.rehearse';
type Parts = Pick<Platform, 'db' | 'clock'>;
const Payload = z.object({ tenantId: z.uuid(), simulationId: z.uuid() });
const salesAtOnce = 10_000;
/** Stores and products that a result keeps: those that change most. */
const kept = 300;

export type StoredResult = ReplayResult & { ledger: number };

/** Replays a past campaign to its end. It writes nothing but its own progress; a run that was killed begins anew. */
export async function simulate(parts: Parts, payload: Record<string, unknown>): Promise<void> {
  const { tenantId, simulationId } = Payload.parse(payload);
  const at = () => parts.db.write().selectFrom('closing.rehearsal').where('tenant_id', '=', tenantId).where('id', '=', simulationId);
  const found = await at().select(['campaign_id', 'past_id', 'finished_at']).executeTakeFirst();
  if (!found || found.finished_at !== null) return;
  const keep = (columns: { done?: number; finished_at?: string; result?: string }) =>
    parts.db.transaction((tx) =>
      tx.updateTable('closing.rehearsal').set(columns).where('tenant_id', '=', tenantId).where('id', '=', simulationId).execute(),
    );
  const result = await replay(parts.db.write(), { tenantId }, { draftId: found.campaign_id, pastId: found.past_id }, (done) =>
    keep({ done }),
  );
  const shortened = { ...result, stores: ends(result.stores), products: result.products.slice(0, kept) };
  await keep({ done: result.lines, finished_at: parts.clock.now(), result: JSON.stringify(shortened) });
}

const ends = <T>(rows: readonly T[]): T[] => (rows.length <= kept ? [...rows] : [...rows.slice(0, kept / 2), ...rows.slice(-kept / 2)]);

type Row = {
  sale_id: string;
  member_id: string;
  store_id: string;
  day: string;
  product_id: string;
  quantity: number;
  points: number;
  experience: number;
  stands: boolean;
};

/** Every line of a past campaign under the rules of another one, beside what the ledger has of all of them. */
export async function replay(
  db: Reader,
  { tenantId }: { tenantId: string },
  { draftId, pastId }: { draftId: string; pastId: string },
  onProgress: (lines: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<StoredResult> {
  const facts = await factsToReplay(db, { tenantId }, { campaignId: pastId });
  const minimums = (await minimumsOf(db, { tenantId }, { campaignId: pastId })) ?? null;
  const draft = await rulesOf(db, { tenantId }, { campaignId: draftId });
  const again = new Replay({ ...facts, published: facts.rules, draft, minimums });
  let lines = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<Row>`
      select s.id as sale_id, s.member_id, r.store_id, r.sale_date as day, l.product_id, l.quantity, l.points, l.experience, r.decision is distinct from 'refused' as stands
      from (
        select s.id, s.tenant_id, s.member_id from sales.sale s
        where s.tenant_id = ${tenantId} and s.campaign_id = ${pastId} and s.id > ${after}::uuid order by s.id limit ${salesAtOnce}
      ) s
      join sales.revision r on r.tenant_id = s.tenant_id and r.sale_id = s.id
      join sales.line l on l.tenant_id = r.tenant_id and l.sale_id = r.sale_id and l.revision = r.number
      order by s.id`.execute(db);
    for (const { member_id: memberId, store_id: storeId, product_id: productId, ...line } of rows)
      again.add({ ...line, memberId, storeId, productId });
    const last = rows.at(-1);
    if (!last) break;
    after = last.sale_id;
    lines += rows.length;
    await onProgress(lines);
  }
  return { ...again.result(), ledger: await ledgerOfSales(db, { tenantId, campaignId: pastId }) };
}

/** Points of sales in the ledger: credits less what was taken back of them. */
async function ledgerOfSales(db: Reader, { tenantId, campaignId }: { tenantId: string; campaignId: string }): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(case e.code when 'credit' then e.amount else -e.amount end), 0)::bigint as points
    from ledger.account a
    join ledger.entry e on e.tenant_id = a.tenant_id and ((a.role = 'issued' and e.from_id = a.id) or (a.role = 'taken_back' and e.to_id = a.id))
    where a.tenant_id = ${tenantId} and a.book_id = ${campaignId} and a.currency = 'points' and a.member_id is null
      and a.role in ('issued', 'taken_back') and e.reason_kind = 'sale_line'`.execute(db);
  return rows[0]?.points ?? 0;
}
