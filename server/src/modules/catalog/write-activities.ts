import type { ActivityForm, CourseDraft } from '@vitrine/contract/catalog';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { addActivity as addToActivities, listDrafts, writeRevision } from '../activities/index.ts';
import { atField } from './at-field.ts';
import { listPlaces, writePlaces, type Place } from './draft-activities.ts';
import { editDraft, type CatalogParts } from './edit-draft.ts';

type Edited = { courseId: string; version: number };
type EditedActivity = Edited & { activityId: string };

/** Puts an activity at the end. Refuses `changed_meanwhile`, and at fields of `activity.content`. */
export function addActivity(parts: CatalogParts, actor: Actor, ask: Edited & { activity: ActivityForm }): Promise<CourseDraft> {
  const { isRequired, ...form } = ask.activity;
  return editDraft(parts, actor, ask, async (tx, { versionId }) => {
    const places = await listPlaces(tx, actor, versionId);
    const made = await atField('activity.content', () => addToActivities(parts, tx, actor, form));
    await writePlaces(tx, actor, { versionId, places: [...places, { ...made, isRequired }] });
    return { what: 'course.activity_added', before: null, after: { activityId: made.activityId, ...ask.activity } };
  });
}

/** Saves an activity; where it is published already, a new revision of it (D10). */
export function saveActivity(parts: CatalogParts, actor: Actor, ask: EditedActivity & { activity: ActivityForm }): Promise<CourseDraft> {
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

/** Takes an activity out of the draft; versions that are published keep it. */
export function removeActivity(parts: CatalogParts, actor: Actor, ask: EditedActivity): Promise<CourseDraft> {
  return editDraft(parts, actor, ask, async (tx, { versionId }) => {
    const places = await listPlaces(tx, actor, versionId);
    const place = placeOf(places, ask.activityId);
    const { drafts } = await listDrafts(parts, actor, [place.revisionId]);
    await writePlaces(tx, actor, { versionId, places: places.filter((one) => one !== place) });
    return { what: 'course.activity_removed', before: drafts.get(place.revisionId), after: null };
  });
}

/** Puts the activities in this order. Refuses `order_incomplete` unless it names each of them once. */
export function orderActivities(parts: CatalogParts, actor: Actor, ask: Edited & { activityIds: string[] }): Promise<CourseDraft> {
  return editDraft(parts, actor, ask, async (tx, { versionId }) => {
    const places = await listPlaces(tx, actor, versionId);
    const before = places.map(({ activityId }) => activityId);
    const isSame = before.length === ask.activityIds.length && new Set([...before, ...ask.activityIds]).size === before.length;
    if (!isSame) throw new Refusal('order_incomplete', { fields: { activityIds: 'order_incomplete' } });
    await writePlaces(tx, actor, { versionId, places: ask.activityIds.map((id) => placeOf(places, id)) });
    return { what: 'course.activities_ordered', before, after: ask.activityIds };
  });
}

function placeOf(places: readonly Place[], activityId: string): Place {
  const place = places.find((one) => one.activityId === activityId);
  if (!place) throw notFound();
  return place;
}
