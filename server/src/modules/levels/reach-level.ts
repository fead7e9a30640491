import { localeOf, textIn, type Text } from '@vitrine/domain/kernel';
import { judgeReach, levelRequestStates, minimumOf, type ReachedRank } from '@vitrine/domain/levels';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { balances } from '../ledger/index.ts';
import { tellMany } from '../notices/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import { levelsOf } from './level-words.ts';
import { minimumsOf, rankOfMember } from './current-level.ts';

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
export const tellOfLevel = (
  parts: Parts,
  tx: Tx,
  { tenantId, memberId }: { tenantId: string; memberId: string },
  news: News,
): Promise<void> => tellOfLevels(parts, tx, { tenantId }, [{ ...news, memberId }]);

/** The same to many members, each of their own level. */
export async function tellOfLevels(
  parts: Parts,
  tx: Tx,
  { tenantId }: { tenantId: string },
  news: readonly (News & { memberId: string })[],
): Promise<void> {
  if (news.length === 0) return;
  const members = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', tenantId)
    .where(sql<boolean>`m.id = any(${news.map(({ memberId }) => memberId)}::uuid[])`)
    .select(['m.id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
    .execute();
  const languages = new Map(members.map(({ id, language_id }) => [id, language_id]));
  const names = new Map((await levelsOf(tx, { tenantId })).map(({ rank, name }): [number, Text] => [rank, name]));
  const titleOf = (rank: number, memberId: string) => textIn(names.get(rank) ?? {}, localeOf(languages.get(memberId) ?? 0) ?? 'pt-BR');
  await tellMany(
    parts,
    tx,
    { tenantId },
    news.map(({ memberId, kind, rank, facts, cause }) => ({
      memberId,
      kind,
      facts: { ...facts, title: titleOf(rank, memberId), rank },
      cause,
    })),
  );
}
