import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Photos with their type, their store and their sender: what every list and page of this room is made of. */
export const photosOf = (db: Reader, { tenantId }: Tenant) =>
  db
    .selectFrom('photos.photo as h')
    .innerJoin('photos.type as y', (join) => join.onRef('y.tenant_id', '=', 'h.tenant_id').onRef('y.id', '=', 'h.type_id'))
    .innerJoin('campaigns.store as st', (join) => join.onRef('st.tenant_id', '=', 'h.tenant_id').onRef('st.id', '=', 'h.store_id'))
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'h.tenant_id').onRef('c.id', '=', 'h.campaign_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'h.tenant_id').onRef('m.id', '=', 'h.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('h.tenant_id', '=', tenantId)
    .select(['h.id', 'h.member_id', 'h.campaign_id', 'h.type_id', 'h.store_id', 'h.week', 'h.file_id', 'h.state', 'h.version', 'h.points'])
    .select(['h.credits', 'h.resent', 'h.sent_at', 'h.written_at', 'h.decided_at', 'h.decided_by', 'h.reason', 'h.note'])
    .select(['h.claimed_by', 'h.claimed_until', 'y.name as type_name', 'y.good', 'y.bad', 'y.good_file_id'])
    .select(['st.name as store_name', 'st.city', 'st.time_zone', 'c.name as campaign_name', 'p.full_name', 'p.language_id'])
    .select('h.alike_id')
    .select((row) =>
      row
        .selectFrom('photos.photo as o')
        .whereRef('o.tenant_id', '=', 'h.tenant_id')
        .whereRef('o.member_id', '=', 'h.member_id')
        .where('o.state', '=', 'reproved')
        .whereRef('o.id', '<>', 'h.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('reproved_before'),
    );

export type PhotoRow = Awaited<ReturnType<ReturnType<typeof photosOf>['execute']>>[number];

/** A photo of the client. Refuses `not_found`. */
export async function getPhotoRow(db: Reader, actor: Tenant, { photoId }: { photoId: string }): Promise<PhotoRow> {
  const row = await photosOf(db, actor).where('h.id', '=', photoId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Locked before its points move: whoever comes second reads what the first did. */
export async function lockPhoto(tx: Tx, { tenantId }: Tenant, { photoId }: { photoId: string }) {
  const row = await tx
    .selectFrom('photos.photo')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', photoId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
export type LockedPhoto = Awaited<ReturnType<typeof lockPhoto>>;

/** When a campaign credits its photos; at once unless it chose otherwise (PHO-03). */
export async function creditMomentOf(
  db: Reader,
  { tenantId }: Tenant,
  { campaignId }: { campaignId: string },
): Promise<{ version: number; credits: string }> {
  const row = await db
    .selectFrom('photos.campaign_rule')
    .select(['version', 'credits'])
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row ?? { version: 0, credits: 'at_once' };
}
