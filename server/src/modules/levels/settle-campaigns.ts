import { rankAfter, rankOf, type Rank } from '@vitrine/domain/levels';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { balances } from '../ledger/index.ts';
import { registrationOf } from '../campaigns/index.ts';
import { tellOfLevel, tellOfLevels, type LevelsParts } from './reach-level.ts';
import { minimumsOf } from './current-level.ts';

/** Members in one transaction: a run that is killed loses no more than these, and goes on behind the last of them. */
const settledAtOnce = 500;
type Ended = { tenantId: string; campaignId: string };
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * What the end of a campaign makes of the levels (LVL-04, D26): whoever took part and has the minimum of their rank in audited experience keeps it, whoever has not falls
 * exactly one. Once a member and campaign, for good: each has a row of its own, so a run that was killed is taken up again and changes nothing twice. Answers how many
 * members it looked at.
 */
export async function settleCampaign(
  parts: LevelsParts,
  { tenantId, campaignId, atOnce = settledAtOnce }: Ended & { atOnce?: number },
): Promise<number> {
  let members = 0;
  // Behind the last one of the portion before: those that are settled are not looked through again.
  for (let after: string | undefined = firstId; after !== undefined;) {
    const from: string = after;
    const { count, last } = await parts.db.transaction((tx) => settleSome(parts, tx, { tenantId, campaignId, atOnce, after: from }));
    members += count;
    after = count < atOnce ? undefined : last;
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

/**
 * Members above the lowest rank who took part and have no settlement of this campaign yet; their eligibility is held until it is written. Of two runs at once the one that
 * writes a member's settlement moves them, the other leaves them alone.
 */
async function settleSome(
  parts: LevelsParts,
  tx: Tx,
  { tenantId, campaignId, atOnce, after }: Ended & { atOnce: number; after: string },
): Promise<{ count: number; last?: string | undefined }> {
  const minimums = await minimumsOf(tx, { tenantId }, { campaignId });
  if (!minimums) return { count: 0 };
  const due = await dueOf(tx, { tenantId, campaignId })
    .select(['s.member_id', 's.rank', auditedColumn.as('audited')])
    .where('s.member_id', '>', after)
    .orderBy('s.member_id')
    .limit(atOnce)
    .forUpdate('s')
    .execute();
  if (due.length === 0) return { count: 0 };
  const settled = due.map(({ member_id, rank, audited }) => ({
    member_id,
    rank_before: rankOf(rank),
    rank_after: rankAfter({ rank: rankOf(rank), audited, minimums }),
    experience: audited,
  }));
  const written = await tx
    .insertInto('levels.settlement')
    .values(settled.map((one) => ({ tenant_id: tenantId, campaign_id: campaignId, ...one, settled_at: parts.clock.now() })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'campaign_id', 'member_id']).doNothing())
    .returning('member_id')
    .execute();
  const ours = new Set(written.map(({ member_id }) => member_id));
  const moved = settled.filter(({ member_id, rank_before, rank_after }) => rank_after !== rank_before && ours.has(member_id));
  for (const rank of new Set(moved.map(({ rank_after }) => rank_after)))
    await setRanks(parts, tx, { tenantId, rank, memberIds: moved.filter((one) => one.rank_after === rank).map((one) => one.member_id) });
  await tellOfLevels(
    parts,
    tx,
    { tenantId },
    moved.map(({ member_id: memberId, rank_before: before, rank_after: after, experience }) => ({
      memberId,
      kind: 'level_changed',
      rank: after,
      facts: { experience },
      cause: `level ${campaignId} settled ${before} ${after}`,
    })),
  );
  return { count: due.length, last: due.at(-1)?.member_id };
}

/** Experience that auditors have looked at, in a member's account of the campaign (`x`). */
const auditedColumn = sql<number>`coalesce(x.settled - x.taken_back, 0)`;

const dueOf = (db: Reader, { tenantId, campaignId }: Ended) =>
  db
    .selectFrom('levels.standing as s')
    .innerJoin('campaigns.registration as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.member_id', '=', 's.member_id').on('g.campaign_id', '=', campaignId),
    )
    .leftJoin('ledger.account as x', (join) =>
      join
        .onRef('x.tenant_id', '=', 's.tenant_id')
        .onRef('x.member_id', '=', 's.member_id')
        .on('x.book_id', '=', campaignId)
        .on('x.currency', '=', 'experience')
        .on('x.role', '=', 'available'),
    )
    .where('s.tenant_id', '=', tenantId)
    .where('s.rank', '>', 1)
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
    );

export type LevelsAtEnd = { kept: number; fallen: number };

/** What the end of a campaign would make of the levels if it came now; nothing is written. */
export async function levelsToSettle(db: Reader, of: Ended): Promise<LevelsAtEnd> {
  const minimums = await minimumsOf(db, of, of);
  if (!minimums) return { kept: 0, fallen: 0 };
  const falls = sql<boolean>`${auditedColumn} < case s.rank when 2 then ${minimums.intermediate}::bigint else ${minimums.highest}::bigint end`;
  return dueOf(db, of)
    .select([
      sql<number>`count(*) filter (where not ${falls})::int`.as('kept'),
      sql<number>`count(*) filter (where ${falls})::int`.as('fallen'),
    ])
    .executeTakeFirstOrThrow();
}

/** What it made of them, as far as it came. */
export async function levelsSettled(db: Reader, { tenantId, campaignId }: Ended): Promise<LevelsAtEnd> {
  return db
    .selectFrom('levels.settlement')
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .select([
      sql<number>`count(*) filter (where rank_after = rank_before)::int`.as('kept'),
      sql<number>`count(*) filter (where rank_after < rank_before)::int`.as('fallen'),
    ])
    .executeTakeFirstOrThrow();
}

const auditedOf = async (tx: Tx, { tenantId, campaignId, memberId }: Ended & { memberId: string }): Promise<number> => {
  const { experience } = await balances(tx, { tenantId, memberId: null }, { memberId, campaignId });
  return experience.credited - experience.underAudit;
};

/** Puts a member on a rank. */
export const setRank = (
  parts: Pick<LevelsParts, 'clock'>,
  tx: Tx,
  { tenantId, memberId, rank }: { tenantId: string; memberId: string; rank: Rank },
): Promise<void> => setRanks(parts, tx, { tenantId, memberIds: [memberId], rank });

/** Puts members on a rank. */
async function setRanks(
  { clock }: Pick<LevelsParts, 'clock'>,
  tx: Tx,
  { tenantId, memberIds, rank }: { tenantId: string; memberIds: readonly string[]; rank: Rank },
): Promise<void> {
  await tx
    .insertInto('levels.standing')
    .values(memberIds.map((memberId) => ({ tenant_id: tenantId, member_id: memberId, rank, since: clock.now() })))
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
