import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';

/** The picture of a badge is for everybody of its client; strangers see it by its public address. */
export const badgesFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    const badge = await db
      .read()
      .selectFrom('badges.badge')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ownerId)
      .executeTakeFirst();
    return badge !== undefined;
  };
