import type { CourseDraft } from '@vitrine/contract/catalog';
import { judgePublication } from '@vitrine/domain/catalog';
import { within, type Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import { freezeRevisions } from '../activities/index.ts';
import type { Course } from './course-rows.ts';
import { listPlaces } from './draft-activities.ts';
import type { CatalogParts } from './edit-draft.ts';
import { getCourseDraft, listActivities } from './get-course-draft.ts';
import { getVersion, lockCourse } from './queries.ts';
import { showPicture } from './portfolio.ts';
import { recordOnCourse } from './record-on-course.ts';

/**
 * Makes the draft an immutable version that members see (D10); those in the course stay on theirs. A retired course without changes comes
 * back as it was. Refuses `changed_meanwhile`, `nothing_to_publish`, `title_required`, `activities_required` and `activity_unfinished`,
 * the last with what each `activities.N` (from 0) lacks first. News: `catalog.course_published` `{ courseId, versionId, number }`.
 */
export function publishCourse(
  parts: CatalogParts,
  actor: Actor,
  { courseId, version }: { courseId: string; version: number },
): Promise<CourseDraft> {
  return parts.db.transaction(async (tx) => {
    const course = await lockCourse(tx, actor, courseId);
    if (course.version !== version) throw new Refusal('changed_meanwhile');
    const draft = await getVersion(tx, actor, course.draftId);
    const { activities } = await listActivities(within(parts, tx), actor, draft.id);
    const verdict = judgePublication({ ...course, title: draft.title, missing: activities.map(({ missing }) => missing) });
    if (!verdict.ok) throw new Refusal(verdict.refusal, { fields: verdict.fields });

    const number = draft.number ?? (await freeze(parts, tx, actor, course));
    const now = parts.clock.now();
    await tx
      .updateTable('catalog.course')
      .set((row) => ({
        version: row('version', '+', 1),
        state: 'published',
        published_id: draft.id,
        has_changes: false,
        published_at: now,
        updated_at: now,
      }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', courseId)
      .execute();
    await showPicture(tx, actor, courseId);
    await parts.publish(tx, {
      event: 'catalog.course_published',
      tenantId: actor.tenantId,
      payload: { courseId, versionId: draft.id, number },
    });
    const before = { state: course.state, versionId: course.publishedId };
    await recordOnCourse(parts, tx, actor, {
      courseId,
      what: 'course.published',
      before,
      after: { state: 'published', versionId: draft.id, number },
    });
    return getCourseDraft(within(parts, tx), actor, courseId);
  });
}

/** Freezes the draft and everything in it, and answers its number. The course is locked, so no two get the same. */
async function freeze(parts: CatalogParts, tx: Tx, actor: Actor, { id, draftId }: Course): Promise<number> {
  const { last } = await tx
    .selectFrom('catalog.course_version')
    .where('tenant_id', '=', actor.tenantId)
    .where('course_id', '=', id)
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const number = (last ?? 0) + 1;
  await tx
    .updateTable('catalog.course_version')
    .set({ number, frozen_at: parts.clock.now() })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', draftId)
    .where('frozen_at', 'is', null)
    .execute();
  const places = await listPlaces(tx, actor, draftId);
  await freezeRevisions(
    parts,
    tx,
    actor,
    places.map(({ revisionId }) => revisionId),
  );
  return number;
}
