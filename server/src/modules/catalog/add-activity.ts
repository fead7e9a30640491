import type { ActivityForm, CourseDraft } from '@vitrine/contract/catalog';
import type { Actor } from '../../platform/http/index.ts';
import * as activities from '../activities/index.ts';
import { atField } from './at-field.ts';
import { listPlaces, writePlaces } from './draft-activities.ts';
import { editDraft, type CatalogParts } from './edit-draft.ts';

/** Puts an activity at the end. Refuses `changed_meanwhile`, and at fields of `activity.content`. */
export function addActivity(
  parts: CatalogParts,
  actor: Actor,
  ask: { courseId: string; version: number } & { activity: ActivityForm },
): Promise<CourseDraft> {
  const { isRequired, ...form } = ask.activity;
  return editDraft(parts, actor, ask, async (tx, { versionId }) => {
    const places = await listPlaces(tx, actor, versionId);
    const made = await atField('activity.content', () => activities.addActivity(parts, tx, actor, form));
    await writePlaces(tx, actor, { versionId, places: [...places, { ...made, isRequired }] });
    return { what: 'course.activity_added', before: null, after: { activityId: made.activityId, ...ask.activity } };
  });
}
