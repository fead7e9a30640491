import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';

/** A reward's picture is for every member of the client once it was in the store, before that for those who keep it. */
export const rewardsFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    if (actor.permissions.has('rewards.read')) return true;
    const seen = await db
      .read()
      .selectFrom('rewards.reward')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ownerId)
      .where('published_at', 'is not', null)
      .select('id')
      .executeTakeFirst();
    return seen !== undefined;
  };
