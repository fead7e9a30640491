import { titleOfCopy } from '@vitrine/domain/catalog';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import * as activities from '../activities/index.ts';
import { columnsOf, formOf } from './course-rows.ts';
import { listPlaces, writePlaces, type Place } from './draft-activities.ts';
import type { CatalogParts } from './edit-draft.ts';
import { getVersion, lockCourse } from './queries.ts';
import { recordOnCourse } from './record-on-course.ts';

/**
 * A draft with everything that the draft of another course holds: texts, activities and tests of its own, the same files, and who sees it. Nobody is enrolled in it, and it does not stand in
 * the public portfolio. Refuses `not_found`.
 */
export function copyCourse(parts: CatalogParts, actor: Actor, { courseId }: { courseId: string }): Promise<{ id: string }> {
  return parts.db.transaction(async (tx) => {
    const from = await lockCourse(tx, actor, courseId);
    const { fileKinds, ...says } = await getVersion(tx, actor, from.draftId);
    const form = { ...formOf({ ...says, fileKinds }), title: titleOfCopy(says.title) };
    const [id, versionId, now] = [parts.newId(), parts.newId(), parts.clock.now()];
    await tx
      .insertInto('catalog.course')
      .values({
        tenant_id: actor.tenantId,
        id,
        version: 1,
        state: 'draft',
        draft_id: versionId,
        has_changes: true,
        created_at: now,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('catalog.course_version')
      .values({ tenant_id: actor.tenantId, id: versionId, course_id: id, ...columnsOf({ ...form, fileKinds }), created_at: now })
      .execute();
    await writePlaces(tx, actor, { versionId, places: await copyActivities(parts, tx, actor, from.draftId) });
    await copyAudience(parts, tx, actor, { fromId: courseId, toId: id });
    await recordOnCourse(parts, tx, actor, { courseId: id, what: 'course.copied', before: null, after: { ...form, copyOf: courseId } });
    return { id };
  });
}

/** Activities of the copy's own: what learners do in one course counts in that course alone. */
async function copyActivities(parts: CatalogParts, tx: Tx, actor: Actor, fromVersionId: string): Promise<Place[]> {
  const from = await listPlaces(tx, actor, fromVersionId);
  const { drafts } = await activities.listDrafts(
    parts,
    actor,
    from.map(({ revisionId }) => revisionId),
  );
  const places: Place[] = [];
  for (const { revisionId, isRequired } of from) {
    const draft = drafts.get(revisionId);
    if (!draft) throw new Error(`catalog: revision ${revisionId} of version ${fromVersionId} is not there`);
    const { title, summary, content } = draft;
    places.push({ ...(await activities.addActivity(parts, tx, actor, { title, summary, content })), isRequired });
  }
  return places;
}

async function copyAudience(
  { newId }: CatalogParts,
  tx: Tx,
  { tenantId }: Actor,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  const named = await tx
    .selectFrom('catalog.course_audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', fromId)
    .execute();
  if (named.length === 0) return;
  await tx
    .insertInto('catalog.course_audience')
    .values(named.map((one) => ({ tenant_id: tenantId, course_id: toId, id: newId(), ...one })))
    .execute();
}
