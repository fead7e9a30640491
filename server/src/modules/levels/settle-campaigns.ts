import { rankAfter, rankOf, type Rank } from '@vitrine/domain/levels';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { balances } from '../ledger/index.ts';
import { registrationOf } from '../campaigns/index.ts';
import { tellOfLevel, type LevelsParts } from './reach-level.ts';
import { minimumsOf } from './standing.ts';

/** Members in one transaction: a run that is killed loses no more than these, and goes on behind the last of them. */
const atOnce = 100;
type Ended = { tenantId: string; campaignId: string };

/**
 * What the end of each campaign makes of the levels (LVL-04, D26): whoever took part and has the minimum of their rank in audited experience keeps it, whoever has not falls exactly one. Once a
 * member and campaign, for good: each has a row of its own, so a run that was killed is taken up again and changes nothing twice.
 */
export async function settleCampaigns(parts: LevelsParts): Promise<{ members: number }> {
  let members = 0;
  const tenants = await parts.db.write().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  for (const { id: tenantId } of tenants)
    for (const campaignId of await endedCampaigns(parts, tenantId)) members += await settleCampaign(parts, { tenantId, campaignId });
  return { members };
}

/** Campaigns with levels whose last day is over in their zone. */
async function endedCampaigns({ db, clock }: LevelsParts, tenantId: string): Promise<string[]> {
  const rows = await db
    .write()
    .selectFrom('levels.campaign_rule as r')
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.campaign_id'))
    .leftJoin('levels.settled_campaign as s', (join) =>
      join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.campaign_id', '=', 'r.campaign_id'),
    )
    .select('r.campaign_id')
    .where('r.tenant_id', '=', tenantId)
    .where('c.published_at', 'is not', null)
    .where('s.campaign_id', 'is', null)
    .where(sql<boolean>`c.ends_on < (${clock.now()}::timestamptz at time zone c.time_zone)::date`)
    .orderBy('c.ends_on')
    .execute();
  return rows.map(({ campaign_id }) => campaign_id);
}

/** Settles one campaign; answers how many members it looked at. */
export async function settleCampaign(parts: LevelsParts, { tenantId, campaignId }: Ended): Promise<number> {
  let members = 0;
  for (;;) {
    const settled = await parts.db.transaction((tx) => settleSome(parts, tx, { tenantId, campaignId }));
    members += settled;
    if (settled < atOnce) break;
  }
  await parts.db.transaction((tx) =>
    tx
      .insertInto('levels.settled_campaign')
      .values({ tenant_id: tenantId, campaign_id: campaignId, settled_at: parts.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return members;
}

/** Members above the lowest rank who took part and have no settlement of this campaign yet; their standing is held until it is written. */
async function settleSome(parts: LevelsParts, tx: Tx, { tenantId, campaignId }: Ended): Promise<number> {
  const standings = await tx
    .selectFrom('levels.standing as s')
    .select(['s.member_id', 's.rank'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.rank', '>', 1)
    .where((row) =>
      row.exists(
        row
          .selectFrom('campaigns.registration as g')
          .select(sql<number>`1`.as('one'))
          .where('g.tenant_id', '=', tenantId)
          .where('g.campaign_id', '=', campaignId)
          .whereRef('g.member_id', '=', 's.member_id'),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('levels.settlement as t')
            .select(sql<number>`1`.as('one'))
            .where('t.tenant_id', '=', tenantId)
            .where('t.campaign_id', '=', campaignId)
            .whereRef('t.member_id', '=', 's.member_id'),
        ),
      ),
    )
    .orderBy('s.member_id')
    .limit(atOnce)
    .forUpdate('s')
    .execute();
  const minimums = await minimumsOf(tx, { tenantId }, { campaignId });
  if (!minimums) return 0;
  for (const { member_id: memberId, rank } of standings) {
    const before = rankOf(rank);
    const audited = await auditedOf(tx, { tenantId, campaignId, memberId });
    await writeSettlement(parts, tx, {
      tenantId,
      campaignId,
      memberId,
      before,
      after: rankAfter({ rank: before, audited, minimums }),
      audited,
    });
  }
  return standings.length;
}

const auditedOf = async (tx: Tx, { tenantId, campaignId, memberId }: Ended & { memberId: string }): Promise<number> => {
  const { experience } = await balances(tx, { tenantId, memberId: null }, { memberId, campaignId });
  return experience.credited - experience.underAudit;
};

type Settled = Ended & { memberId: string; before: Rank; after: Rank; audited: number };

async function writeSettlement(
  parts: LevelsParts,
  tx: Tx,
  { tenantId, campaignId, memberId, before, after, audited }: Settled,
): Promise<void> {
  const columns = { rank_before: before, rank_after: after, experience: audited, settled_at: parts.clock.now() };
  await tx
    .insertInto('levels.settlement')
    .values({ tenant_id: tenantId, campaign_id: campaignId, member_id: memberId, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'campaign_id', 'member_id']).doUpdateSet(columns))
    .execute();
  await setRank(parts, tx, { tenantId, memberId, rank: after });
  if (after !== before)
    await tellOfLevel(
      parts,
      tx,
      { tenantId, memberId },
      { kind: 'level_changed', rank: after, facts: { experience: audited }, cause: `level ${campaignId} settled ${before} ${after}` },
    );
}

/** Puts a member on a rank. */
export async function setRank(
  { clock }: Pick<LevelsParts, 'clock'>,
  tx: Tx,
  { tenantId, memberId, rank }: { tenantId: string; memberId: string; rank: Rank },
): Promise<void> {
  await tx
    .insertInto('levels.standing')
    .values({ tenant_id: tenantId, member_id: memberId, rank, since: clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'member_id']).doUpdateSet({ rank, since: clock.now() }).where('levels.standing.rank', '<>', rank),
    )
    .execute();
}

/**
 * Experience of a campaign was audited after its end was settled (D26): a member who fell then for want of it gets the rank back, they alone, unless a later campaign settled them
 * since. Whoever confirms credits calls it, in the transaction that confirms.
 */
export async function settleLate(
  parts: Omit<LevelsParts, 'db'>,
  tx: Tx,
  { tenantId }: { tenantId: string },
  { memberId, campaignId }: { memberId: string; campaignId: string },
): Promise<void> {
  const own = await tx
    .selectFrom('levels.settlement')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('settled_at', 'desc')
    .forUpdate()
    .executeTakeFirst();
  if (!own || own.campaign_id !== campaignId || own.rank_after === own.rank_before) return;
  const minimums = await minimumsOf(tx, { tenantId }, { campaignId });
  if (!minimums || !(await registrationOf(tx, { tenantId, memberId }, { campaignId }))) return;
  const before = rankOf(own.rank_before);
  const audited = await auditedOf(tx, { tenantId, campaignId, memberId });
  if (rankAfter({ rank: before, audited, minimums }) !== before) return;
  const columns = { rank_after: before, experience: audited, settled_at: parts.clock.now() };
  await tx
    .updateTable('levels.settlement')
    .set(columns)
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .execute();
  await setRank(parts, tx, { tenantId, memberId, rank: before });
  await tellOfLevel(
    parts,
    tx,
    { tenantId, memberId },
    { kind: 'level_changed', rank: before, facts: { experience: audited }, cause: `level ${campaignId} given back ${before}` },
  );
}
