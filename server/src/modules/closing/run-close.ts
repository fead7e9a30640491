import type { CloseReport } from '@vitrine/contract/closing';
import { closableAt } from '@vitrine/domain/closing';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { budgetOf, closeBook, sumsOfBook } from '../ledger/index.ts';
import { settleCampaign } from '../levels/index.ts';
import { doneSoFar, simulated, type OfCampaign } from './figures.ts';
import { toStored } from './stored-report.ts';

export const closeJob = 'closing.close';
type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish' | 'jobs'>;
const Payload = z.object({ tenantId: z.uuid(), campaignId: z.uuid() });
const dayMs = 86_400_000;

/** Writes down that a close begins and what it will do, and queues it; of several at once one does, and is answered true. */
export async function begin(parts: Parts, tx: Tx, of: OfCampaign, { begunBy }: { begunBy: string | null }): Promise<boolean> {
  const begun = await tx
    .insertInto('closing.close')
    .values({
      tenant_id: of.tenantId,
      campaign_id: of.campaignId,
      begun_by: begunBy,
      begun_at: parts.clock.now(),
      rehearsal: JSON.stringify(await simulated(tx, of)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('campaign_id')
    .executeTakeFirst();
  if (begun) await parts.jobs.send({ tx, name: closeJob, payload: of, once: of.campaignId });
  return begun !== undefined;
}

/**
 * The close of a campaign: its book (points expire, debts are written off), then the levels, then the report. Each part goes in portions of its own transactions and leaves
 * what is done alone, so that a run that was killed at any point is taken up again, and two at once come to the same.
 */
export async function runClose(parts: Parts, payload: Record<string, unknown>, portions: { atOnce?: number } = {}): Promise<void> {
  const of = Payload.parse(payload);
  await closeBook(parts, { ...of, ...portions });
  await settleCampaign(parts, { ...of, ...portions });
  await parts.db.transaction((tx) => report(parts, tx, of));
}

async function report({ clock }: Parts, tx: Tx, { tenantId, campaignId }: OfCampaign): Promise<void> {
  const found = await tx
    .selectFrom('closing.close')
    .select('finished_at')
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst();
  if (!found || found.finished_at !== null) return;
  await tx
    .updateTable('closing.close')
    .set({ finished_at: clock.now(), report: JSON.stringify(toStored(await reportOf(tx, { tenantId, campaignId }))) })
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .execute();
}

/** Where the points of a campaign went, and one number over everything that the close leaves behind. */
export async function reportOf(db: Reader, of: OfCampaign): Promise<CloseReport> {
  const { tenantId, campaignId } = of;
  const { available, state, ...sums } = await sumsOfBook(db, of);
  const { rows } = await sql<{ people: number; sales: number; reproved: number; ranks: string }>`
    select count(distinct s.member_id)::int as people, count(*)::int as sales, count(*) filter (where s.state = 'refused')::int as reproved,
      (select coalesce(sum(hashtextextended(concat_ws(' ', t.member_id, t.rank_before, t.rank_after, g.rank), 0)), 0)::text
        from levels.settlement t left join levels.standing g on g.tenant_id = t.tenant_id and g.member_id = t.member_id
        where t.tenant_id = ${tenantId} and t.campaign_id = ${campaignId}) as ranks
    from sales.sale s where s.tenant_id = ${tenantId} and s.campaign_id = ${campaignId}`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('closing: counts without a row');
  const { ranks, ...sales } = counted;
  const cap = (await budgetOf(db, of, of))?.cap ?? null;
  return { ...sums, ...sales, usable: available, cap, figures: await doneSoFar(db, of), state: `${state} ${ranks}` };
}

/**
 * Closes what nobody closed: a day after it could be, a campaign's close begins by itself, so that points end when they were said to. What was begun and broken off goes on.
 */
export async function closeByItself(parts: Parts): Promise<number> {
  const tenants = await parts.db.write().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  let closes = 0;
  for (const { id: tenantId } of tenants)
    for (const campaignId of await dueIn(parts, tenantId)) {
      await parts.db.transaction((tx) => begin(parts, tx, { tenantId, campaignId }, { begunBy: null }));
      await runClose(parts, { tenantId, campaignId });
      closes += 1;
    }
  return closes;
}

async function dueIn({ db, clock }: Parts, tenantId: string): Promise<string[]> {
  const ended = await db
    .write()
    .selectFrom('campaigns.campaign as c')
    .leftJoin('closing.close as k', (join) => join.onRef('k.tenant_id', '=', 'c.tenant_id').onRef('k.campaign_id', '=', 'c.id'))
    .select(['c.id', 'c.ends_on', 'k.begun_at'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.published_at', 'is not', null)
    .where('k.finished_at', 'is', null)
    .where('c.ends_on', '<', clock.now().slice(0, 10))
    .orderBy('c.ends_on')
    .execute();
  const due = ended.filter(
    ({ ends_on, begun_at }) => begun_at !== null || Date.parse(closableAt({ endsOn: ends_on })) + dayMs <= Date.parse(clock.now()),
  );
  return due.map(({ id }) => id);
}
