import type { CourseDraft } from '@vitrine/contract/catalog';
import type { Actor } from '../../platform/http/index.ts';
import { listDrafts } from '../activities/index.ts';
import { listPlaces, placeOf, writePlaces } from './draft-activities.ts';
import { editDraft, type CatalogParts } from './edit-draft.ts';

/** Takes an activity out of the draft; versions that are published keep it. */
export function removeActivity(
  parts: CatalogParts,
  actor: Actor,
  ask: { courseId: string; version: number; activityId: string },
): Promise<CourseDraft> {
  return editDraft(parts, actor, ask, async (tx, { versionId }) => {
    const places = await listPlaces(tx, actor, versionId);
    const place = placeOf(places, ask.activityId);
    const { drafts } = await listDrafts(parts, actor, [place.revisionId]);
    await writePlaces(tx, actor, { versionId, places: places.filter((one) => one !== place) });
    return { what: 'course.activity_removed', before: drafts.get(place.revisionId), after: null };
  });
}
