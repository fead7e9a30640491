import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { isShownTo } from './audience.ts';

/** A reward's picture is for everybody whom the reward is for once it was in the store, and for whoever ordered it; before that for those who keep it. */
export const rewardsFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    if (actor.permissions.has('rewards.read')) return true;
    const seen = await db
      .read()
      .selectFrom('rewards.reward as r')
      .where('r.tenant_id', '=', actor.tenantId)
      .where('r.id', '=', ownerId)
      .where('r.published_at', 'is not', null)
      .where(isShownTo(actor))
      .select('r.id')
      .executeTakeFirst();
    return seen !== undefined;
  };
