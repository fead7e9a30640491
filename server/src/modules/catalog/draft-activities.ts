import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;
/** Where a draft has an activity; the order of the list is the order of the course. */
export type Place = { activityId: string; revisionId: string; isRequired: boolean };

export async function listPlaces(db: Reader, actor: Tenant, versionId: string): Promise<Place[]> {
  const rows = await db
    .selectFrom('catalog.version_activity')
    .where('tenant_id', '=', actor.tenantId)
    .where('version_id', '=', versionId)
    .select(['activity_id', 'revision_id', 'is_required'])
    .orderBy('hierarchy_order')
    .execute();
  return rows.map(({ activity_id, revision_id, is_required }) => ({
    activityId: activity_id,
    revisionId: revision_id,
    isRequired: is_required,
  }));
}

/** Puts these activities into a draft, in this order, in place of what it had; `hierarchy_order` counts from 1 without gaps. */
export async function writePlaces(
  tx: Tx,
  actor: Tenant,
  { versionId, places }: { versionId: string; places: readonly Place[] },
): Promise<void> {
  await tx.deleteFrom('catalog.version_activity').where('tenant_id', '=', actor.tenantId).where('version_id', '=', versionId).execute();
  if (places.length === 0) return;
  await tx
    .insertInto('catalog.version_activity')
    .values(
      places.map(({ activityId, revisionId, isRequired }, index) => ({
        tenant_id: actor.tenantId,
        version_id: versionId,
        hierarchy_order: index + 1,
        activity_id: activityId,
        revision_id: revisionId,
        is_required: isRequired,
      })),
    )
    .execute();
}

/** The place of an activity in a draft; refuses `not_found`. */
export function placeOf(places: readonly Place[], activityId: string): Place {
  const place = places.find((one) => one.activityId === activityId);
  if (!place) throw notFound();
  return place;
}
