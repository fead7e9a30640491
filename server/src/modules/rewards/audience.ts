import type { RewardForm } from '@vitrine/contract/rewards';
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { audienceIn, isMetBy, rowsOfAudience, type Looker } from '../identity/index.ts';

type Audience = Pick<RewardForm, 'groupIds' | 'areaIds' | 'tagIds'>;
type One = { rewardId: string };

/** Whether the reward called `r` in a query is for this member (CLI-09). Whatever members are shown of the store asks here, and the redemption too; an order that was placed goes on. */
export const isOpenTo = (looker: Looker): RawBuilder<boolean> =>
  isMetBy({ looker, rows: sql`from rewards.audience as u where u.tenant_id = r.tenant_id and u.reward_id = r.id` });

/** Whether the page of the reward called `r` and its picture open for this member: it is for them, or they ordered it once and its order leads there. */
export const isShownTo = (
  actor: Pick<Actor, 'tenantId' | 'memberId' | 'country'>,
): RawBuilder<boolean> => sql<boolean>`(${isOpenTo(actor)} or exists (
  select from rewards.order as o where o.tenant_id = r.tenant_id and o.reward_id = r.id and o.member_id = ${actor.memberId}
))`;

/** Whom a reward is for, as its form has it. */
export async function audienceOf(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, { rewardId }: One): Promise<Audience> {
  const rows = await db
    .selectFrom('rewards.audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('reward_id', '=', rewardId)
    .execute();
  return audienceIn(rows);
}

/** Puts this audience in the place of what there was. */
export async function writeAudience(
  { newId }: Pick<Platform, 'newId'>,
  tx: Tx,
  { tenantId }: Actor,
  { rewardId, audience }: One & { audience: Audience },
): Promise<void> {
  await tx.deleteFrom('rewards.audience').where('tenant_id', '=', tenantId).where('reward_id', '=', rewardId).execute();
  const named = rowsOfAudience(audience);
  if (named.length === 0) return;
  await tx
    .insertInto('rewards.audience')
    .values(named.map((one) => ({ tenant_id: tenantId, id: newId(), reward_id: rewardId, ...one })))
    .execute();
}
