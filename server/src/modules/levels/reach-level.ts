import { localeOf, textIn } from '@vitrine/domain/kernel';
import { judgeReach, levelRequestStates, minimumOf, type ReachedRank } from '@vitrine/domain/levels';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { balances } from '../ledger/index.ts';
import { tell } from '../notices/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import { levelsOf } from './level-words.ts';
import { minimumsOf, rankOfMember } from './standing.ts';

export type LevelsParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
type Parts = Omit<LevelsParts, 'db'>;
type Whose = { memberId: string; campaignId: string };

/**
 * Asks for the next level where the experience for it is reached (LVL-02): whoever credits experience calls it, in the transaction that credits. The member is told, and
 * one request waits, however many credits arrive at once: a unique index decides. Answers the rank that was asked for now.
 */
export async function reachLevel(
  parts: Parts,
  tx: Tx,
  { tenantId }: { tenantId: string },
  { memberId, campaignId }: Whose,
): Promise<ReachedRank | undefined> {
  const minimums = await minimumsOf(tx, { tenantId }, { campaignId });
  if (!minimums) return undefined;
  const rank = await rankOfMember(tx, { tenantId }, { memberId });
  const { experience } = await balances(tx, { tenantId, memberId: null }, { memberId, campaignId });
  const asked = judgeReach({
    rank,
    experience: experience.credited,
    minimums,
    last: await lastRequest(tx, { tenantId }, { memberId, campaignId, rank: rank + 1 }),
  });
  if (asked === undefined) return undefined;
  const opened = await tx
    .insertInto('levels.request')
    .values({
      tenant_id: tenantId,
      id: parts.newId(),
      member_id: memberId,
      campaign_id: campaignId,
      rank: asked,
      state: 'open',
      version: 1,
      experience: experience.credited,
      opened_at: parts.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened) return undefined;
  const facts = { requestId: opened.id, points: 0, experience: minimumOf(asked, minimums) };
  await tellOfLevel(
    parts,
    tx,
    { tenantId, memberId },
    { kind: 'level_requested', rank: asked, facts, cause: `level request ${opened.id} open` },
  );
  return asked;
}

/** The newest request of a member for a rank in a campaign. */
async function lastRequest(db: Reader, { tenantId }: { tenantId: string }, { memberId, campaignId, rank }: Whose & { rank: number }) {
  const row = await db
    .selectFrom('levels.request')
    .select(['state', 'decided_experience'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .where('rank', '=', rank)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const state = levelRequestStates.find((one) => one === row?.state);
  return row && state ? { state, decidedExperience: row.decided_experience } : undefined;
}

type News = {
  kind: 'level_requested' | 'level_approved' | 'level_refused' | 'level_changed';
  rank: number;
  facts: Record<string, string | number | null>;
  cause: string;
};

/** A message with the level's name in the member's own language. */
export async function tellOfLevel(
  parts: Parts,
  tx: Tx,
  whose: { tenantId: string; memberId: string },
  { kind, rank, facts, cause }: News,
): Promise<void> {
  const { language_id } = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', whose.tenantId)
    .where('m.id', '=', whose.memberId)
    .select(spokenLanguage('p.language_id', 'm.tenant_id').as('language_id'))
    .executeTakeFirstOrThrow();
  const level = (await levelsOf(tx, whose)).find((one) => one.rank === rank);
  const title = textIn(level?.name ?? {}, localeOf(language_id) ?? 'pt-BR');
  await tell(parts, tx, whose, { kind, facts: { ...facts, title, rank }, cause });
}
