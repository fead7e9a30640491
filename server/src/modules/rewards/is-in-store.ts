import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { isOpenTo } from './audience.ts';

/** Whether this member may see the reward; asked before it is marked as a favourite. */
export async function isInStore(db: Reader, actor: Actor, { rewardId }: { rewardId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('rewards.reward as r')
    .select('r.id')
    .where('r.tenant_id', '=', actor.tenantId)
    .where('r.id', '=', rewardId)
    .where('r.published_at', 'is not', null)
    .where(isOpenTo(actor))
    .executeTakeFirst();
  return row !== undefined;
}
