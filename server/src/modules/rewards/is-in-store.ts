import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Whether members may see this reward; asked before it is marked as a favourite. */
export async function isInStore(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, { rewardId }: { rewardId: string }): Promise<boolean> {
  const row = await db
    .selectFrom('rewards.reward')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', rewardId)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
