import { localeOf, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import { campaignFacts } from '../campaigns/index.ts';
import { rankOfMember } from '../levels/index.ts';
import { tell } from '../notices/index.ts';
import { parseText, spokenLanguage } from '../tenancy/index.ts';
import { isOpenTo } from './audience.ts';
import { isSpendable } from './paying-campaign.ts';
import { rewardToRedeem } from './reward-to-redeem.ts';
import { finishedFor, obstaclesOf, type StoreParts } from './store-rewards.ts';

type Parts = StoreParts & Pick<Platform, 'publish'>;
const atOnce = 500;

/** Tells each member once that their goal can be ordered now. Answers how many were told. */
export async function tellOfGoals(parts: Parts): Promise<number> {
  let told = 0;
  for (const goal of await goalsInReach(parts)) if (await tellMember(parts, goal)) told += 1;
  return told;
}

type InReach = Awaited<ReturnType<typeof goalsInReach>>[number];

/** Goals that the points are enough for: everything else is asked one by one. */
const goalsInReach = ({ db }: Pick<Parts, 'db'>) =>
  db
    .write()
    .selectFrom('rewards.goal as g')
    .innerJoin('rewards.reward as r', (join) => join.onRef('r.tenant_id', '=', 'g.tenant_id').onRef('r.id', '=', 'g.reward_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'g.tenant_id').onRef('m.id', '=', 'g.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('ledger.account as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'g.tenant_id')
        .onRef('a.member_id', '=', 'g.member_id')
        .onRef('a.book_id', '=', 'g.campaign_id')
        .on('a.currency', '=', 'points')
        .on('a.role', '=', 'available'),
    )
    .select(['g.tenant_id', 'g.member_id', 'g.reward_id', 'g.campaign_id', 'g.chosen_at', 'r.title', 'r.price', 'p.country'])
    .select(spokenLanguage('p.language_id', 'g.tenant_id').as('language_id'))
    .where('g.reached_at', 'is', null)
    .where('r.state', '=', 'published')
    .where(isOpenTo({ tenantId: sql.ref('g.tenant_id'), memberId: sql.ref('g.member_id'), country: sql.ref('p.country') }))
    .where(sql<boolean>`a.credited - a.debited >= r.price`)
    .orderBy('g.chosen_at')
    .limit(atOnce)
    .execute();

/** Judged and noted in one transaction; the cause names the choice, so that a run that was killed tells nobody twice. */
const tellMember = (parts: Parts, goal: InReach): Promise<boolean> =>
  parts.db.transaction(async (tx) => {
    const { tenant_id: tenantId, member_id: memberId, reward_id: rewardId, campaign_id: campaignId, chosen_at, country } = goal;
    const member = { tenantId, memberId, country };
    const campaign = await campaignFacts(parts, tx, member, { campaignId });
    const row = await rewardToRedeem(tx, member, { rewardId, campaignId });
    const trainings = await finishedFor(parts, tx, member, [row]);
    const facts = {
      available: null, // counted by who asked
      isSpendable: await isSpendable(parts, tx, member, { campaign }),
      trainings,
      rank: await rankOfMember(tx, member, member),
    };
    if (obstaclesOf(row, facts).length > 0) return false;
    const noted = await tx
      .updateTable('rewards.goal')
      .set({ reached_at: parts.clock.now() })
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('reward_id', '=', rewardId)
      .where('chosen_at', '=', chosen_at)
      .where('reached_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (noted.numUpdatedRows === 0n) return false; // changed or told meanwhile
    const title = textIn(parseText(goal.title), localeOf(goal.language_id) ?? 'pt-BR');
    await tell(parts, tx, member, {
      kind: 'goal_reached',
      facts: { rewardId, title, points: goal.price },
      cause: `goal ${rewardId} ${chosen_at}`,
    });
    return true;
  });
