import type { CourseDraft } from '@vitrine/contract/catalog';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { listPlaces, placeOf, writePlaces } from './draft-activities.ts';
import { editDraft, type CatalogParts } from './edit-draft.ts';

/** Puts the activities in this order. Refuses `order_incomplete` unless it names each of them once. */
export function orderActivities(
  parts: CatalogParts,
  actor: Actor,
  ask: { courseId: string; version: number } & { activityIds: string[] },
): Promise<CourseDraft> {
  return editDraft(parts, actor, ask, async (tx, { versionId }) => {
    const places = await listPlaces(tx, actor, versionId);
    const before = places.map(({ activityId }) => activityId);
    const isSame = before.length === ask.activityIds.length && new Set([...before, ...ask.activityIds]).size === before.length;
    if (!isSame) throw new Refusal('order_incomplete', { fields: { activityIds: 'order_incomplete' } });
    await writePlaces(tx, actor, { versionId, places: ask.activityIds.map((id) => placeOf(places, id)) });
    return { what: 'course.activities_ordered', before, after: ask.activityIds };
  });
}
