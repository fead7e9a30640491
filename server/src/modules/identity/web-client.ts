import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** The web client of a site: its id and secret stand in every page (decision D66). Refuses `not_found` for a site without one. */
export async function webClientOf({ db }: Pick<Platform, 'db'>, { siteId }: { siteId: string }): Promise<{ id: string; secret: string }> {
  const row = await db
    .read()
    .selectFrom('identity.oauth_client')
    .select(['id', 'secret'])
    .where('site_id', '=', siteId)
    .where('kind', '=', 'web')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
