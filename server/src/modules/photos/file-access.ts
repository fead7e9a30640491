import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { registrationOf } from '../campaigns/index.ts';

/** A display's photo is for those who registered with its store, its sender and auditors; an example for everybody of the client. */
export const photosFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    const photo = await db
      .read()
      .selectFrom('photos.photo')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', ownerId)
      .select(['member_id', 'campaign_id', 'store_id'])
      .executeTakeFirst();
    if (!photo) return isExample(db, actor.tenantId, ownerId);
    if (photo.member_id === actor.memberId || actor.permissions.has('photos.audit')) return true;
    const registration = await registrationOf(db.read(), actor, { campaignId: photo.campaign_id });
    return registration?.stores.some(({ id }) => id === photo.store_id) === true;
  };

async function isExample(db: Platform['db'], tenantId: string, typeId: string): Promise<boolean> {
  const type = await db
    .read()
    .selectFrom('photos.type')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', typeId)
    .executeTakeFirst();
  return type !== undefined;
}
