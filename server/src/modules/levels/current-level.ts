import { rankOf, type Minimums, type Rank } from '@vitrine/domain/levels';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { levelNames } from './level-words.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Where a member stands: on the lowest rank until somebody approved another. */
export async function rankOfMember(db: Reader, { tenantId }: Tenant, { memberId }: { memberId: string }): Promise<Rank> {
  const row = await db
    .selectFrom('levels.standing')
    .select('rank')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return rankOf(row?.rank ?? 1);
}

/** What a campaign asks for; undefined where it has no levels. */
export async function minimumsOf(
  db: Reader,
  { tenantId }: Tenant,
  { campaignId }: { campaignId: string },
): Promise<(Minimums & { version: number }) | undefined> {
  return db
    .selectFrom('levels.campaign_rule')
    .select(['intermediate', 'highest', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
}

/** The actor's rank and the names of all three, in their language: for rooms that open something from a level on (RWD-04). */
export async function levelOf(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'memberId' | 'locale'>,
): Promise<{ rank: Rank; name: string; names: ReadonlyMap<number, string> }> {
  const rank = await rankOfMember(db, actor, actor);
  const names = await levelNames(db, actor);
  return { rank, name: names.get(rank) ?? '', names };
}
