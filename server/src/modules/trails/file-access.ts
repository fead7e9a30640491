import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';

/** A trail's picture is for every member of the client once it was in the catalog, before that for those who write it. */
export const trailsFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    if (actor.permissions.has('content.read')) return true;
    const seen = await db
      .read()
      .selectFrom('trails.trail')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ownerId)
      .where('published_id', 'is not', null)
      .select('id')
      .executeTakeFirst();
    return seen !== undefined;
  };
