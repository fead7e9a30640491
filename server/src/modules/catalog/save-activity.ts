import type { ActivityForm, CourseDraft } from '@vitrine/contract/catalog';
import type { Actor } from '../../platform/http/index.ts';
import { listDrafts, writeRevision } from '../activities/index.ts';
import { atField } from './at-field.ts';
import { listPlaces, placeOf, writePlaces } from './draft-activities.ts';
import { editDraft, type CatalogParts } from './edit-draft.ts';

/** Saves an activity; where it is published already, a new revision of it (D10). */
export function saveActivity(
  parts: CatalogParts,
  actor: Actor,
  ask: { courseId: string; version: number; activityId: string } & { activity: ActivityForm },
): Promise<CourseDraft> {
  const { isRequired, ...form } = ask.activity;
  return editDraft(parts, actor, ask, async (tx, { versionId }) => {
    const places = await listPlaces(tx, actor, versionId);
    const place = placeOf(places, ask.activityId);
    const { drafts } = await listDrafts(parts, actor, [place.revisionId]);
    const revisionId = await atField('activity.content', () => writeRevision(parts, tx, actor, { revisionId: place.revisionId, form }));
    await writePlaces(tx, actor, { versionId, places: places.map((one) => (one === place ? { ...one, revisionId, isRequired } : one)) });
    return {
      what: 'course.activity_saved',
      before: { ...drafts.get(place.revisionId), isRequired: place.isRequired },
      after: { activityId: ask.activityId, ...ask.activity },
    };
  });
}
