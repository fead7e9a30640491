import type { beginSimulation as beginWire, listSimulations as listWire, Simulation, SimulationRow } from '@vitrine/contract/closing';
import type { Answer } from '@vitrine/contract/kernel';
import { textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { campaignToClose, localeOf, lockCampaign, nameFor } from '../campaigns/index.ts';
import { levelNames } from '../levels/index.ts';
import { simulationJob, type StoredResult } from './replay-sales.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'jobs'>;

const simulationsOf = (db: Reader, { tenantId }: Actor, { campaignId }: { campaignId: string }) =>
  db
    .selectFrom('closing.rehearsal as r')
    .innerJoin('campaigns.campaign as past', (join) => join.onRef('past.tenant_id', '=', 'r.tenant_id').onRef('past.id', '=', 'r.past_id'))
    .select(['r.id', 'r.number', 'r.asked_at', 'r.finished_at', 'r.done', 'r.total', 'r.result', 'past.name as past_name'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.campaign_id', '=', campaignId);
type Row = Awaited<ReturnType<ReturnType<typeof simulationsOf>['execute']>>[number];

const rowOf = (actor: Actor, row: Row): SimulationRow => ({
  id: row.id,
  number: row.number,
  pastName: nameFor(actor, row.past_name),
  askedAt: row.asked_at,
  finishedAt: row.finished_at,
  done: row.done,
  total: row.total,
});

/** The simulations of a campaign's points table, and the campaigns whose sales may be replayed. Refuses `not_found`. */
export async function listSimulations(db: Reader, actor: Actor, { campaignId }: { campaignId: string }): Promise<Answer<typeof listWire>> {
  const campaign = await campaignToClose(db, actor, { campaignId });
  const rows = await simulationsOf(db, actor, { campaignId }).orderBy('r.number', 'desc').limit(20).execute();
  const past = await db
    .selectFrom('campaigns.campaign as c')
    .select(['c.id', 'c.name'])
    .where('c.tenant_id', '=', actor.tenantId)
    .where((row) =>
      row.exists(
        row
          .selectFrom('sales.sale as s')
          .select(sql<number>`1`.as('one'))
          .where('s.tenant_id', '=', actor.tenantId)
          .whereRef('s.campaign_id', '=', 'c.id'),
      ),
    )
    .orderBy('c.begins_on', 'desc')
    .limit(50)
    .execute();
  return {
    campaignName: textIn(campaign.name, localeOf(actor)),
    items: rows.map((row) => rowOf(actor, row)),
    past: past.map(({ id, name }) => ({ id, name: nameFor(actor, name) })),
  };
}

/** Begins one as a job. Refuses `not_found`, and `campaign_without_sales` at its field. */
export function beginSimulation(
  parts: Parts,
  actor: Actor,
  { campaignId, pastId }: { campaignId: string; pastId: string },
): Promise<Answer<typeof beginWire>> {
  return parts.db.transaction(async (tx) => {
    const { tenantId } = actor;
    await campaignToClose(tx, actor, { campaignId });
    await campaignToClose(tx, actor, { campaignId: pastId });
    const { count: total } = await tx
      .selectFrom('sales.sale as s')
      .innerJoin('sales.line as l', (join) => join.onRef('l.tenant_id', '=', 's.tenant_id').onRef('l.sale_id', '=', 's.id'))
      .select(sql<number>`count(*)::int`.as('count'))
      .where('s.tenant_id', '=', tenantId)
      .where('s.campaign_id', '=', pastId)
      .executeTakeFirstOrThrow();
    if (total === 0) throw new Refusal('campaign_without_sales', { fields: { pastId: 'campaign_without_sales' } });
    await lockCampaign(tx, actor, { campaignId }); // numbers follow each other
    const { last } = await tx
      .selectFrom('closing.rehearsal')
      .select(sql<number>`coalesce(max(number), 0)::int`.as('last'))
      .where('tenant_id', '=', tenantId)
      .where('campaign_id', '=', campaignId)
      .executeTakeFirstOrThrow();
    const [id, now] = [parts.newId(), parts.clock.now()];
    await tx
      .insertInto('closing.rehearsal')
      .values({
        tenant_id: tenantId,
        id,
        campaign_id: campaignId,
        past_id: pastId,
        number: last + 1,
        asked_by: actor.memberId,
        asked_at: now,
        total,
      })
      .execute();
    await recordChange(tx, actor, {
      subject: 'campaign',
      subjectId: campaignId,
      what: 'campaign.rules_rehearsed',
      before: null,
      after: { pastId, number: last + 1 },
      now,
      id: parts.newId(),
    });
    await parts.jobs.send({ tx, name: simulationJob, payload: { tenantId, simulationId: id } });
    return { id };
  });
}

/** Who wins, who loses, and what it costs. Refuses `not_found`. */
export async function getSimulation(
  db: Reader,
  actor: Actor,
  { campaignId, simulationId }: { campaignId: string; simulationId: string },
): Promise<Simulation> {
  const row = await simulationsOf(db, actor, { campaignId }).where('r.id', '=', simulationId).executeTakeFirst();
  if (!row) throw notFound();
  const campaign = await campaignToClose(db, actor, { campaignId });
  const seconds = row.finished_at === null ? null : (Date.parse(row.finished_at) - Date.parse(row.asked_at)) / 1_000;
  return {
    ...rowOf(actor, row),
    campaignName: textIn(campaign.name, localeOf(actor)),
    seconds,
    result: isStored(row.result) ? await named(db, actor, row.result) : null,
  };
}

/** Only this room writes it. */
const isStored = (result: unknown): result is StoredResult => typeof result === 'object' && result !== null && 'ledger' in result;

async function named(db: Reader, actor: Actor, { stores, products, losing, winning, levels, ...result }: StoredResult) {
  const { tenantId } = actor;
  const idsIn = (ids: readonly string[]) => (ids.length > 0 ? [...ids] : ['00000000-0000-0000-0000-000000000000']);
  const storeRows = await db
    .selectFrom('campaigns.store')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', idsIn(stores.map(({ storeId }) => storeId)))
    .execute();
  const productRows = await db
    .selectFrom('campaigns.product')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', idsIn(products.map(({ productId }) => productId)))
    .execute();
  const people = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.full_name'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', 'in', idsIn([...losing, ...winning].map(({ memberId }) => memberId)))
    .execute();
  const storeNames = new Map(storeRows.map(({ id, name }) => [id, name]));
  const productNames = new Map(productRows.map(({ id, name }) => [id, nameFor(actor, name)]));
  const names = new Map(people.map(({ id, full_name }) => [id, full_name]));
  const ranks = await levelNames(db, actor);
  return {
    ...result,
    stores: stores.map(({ storeId: id, ...store }) => ({ id, name: storeNames.get(id) ?? '', ...store })),
    products: products.map(({ productId: id, ...product }) => ({ id, name: productNames.get(id) ?? '', ...product })),
    losing: losing.map((one) => ({ ...one, name: names.get(one.memberId) ?? '' })),
    winning: winning.map((one) => ({ ...one, name: names.get(one.memberId) ?? '' })),
    levels: levels.map((one) => ({ ...one, name: ranks.get(one.rank) ?? '' })),
  };
}
