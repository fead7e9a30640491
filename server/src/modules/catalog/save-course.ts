import type { CourseDraft, CourseForm } from '@vitrine/contract/catalog';
import type { Actor } from '../../platform/http/index.ts';
import { checkCourseForm } from './check-course-form.ts';
import { columnsOf, formOf } from './course-rows.ts';
import { editDraft, type CatalogParts } from './edit-draft.ts';
import { getVersion } from './queries.ts';

/** Saves what a course says about itself. Refuses `changed_meanwhile`, and at fields of `course`. */
export function saveCourse(
  parts: CatalogParts,
  actor: Actor,
  ask: { courseId: string; version: number; course: CourseForm },
): Promise<CourseDraft> {
  return editDraft(parts, actor, ask, async (tx, { courseId, versionId }) => {
    const before = formOf(await getVersion(tx, actor, versionId));
    const { fileKinds, ...after } = await checkCourseForm(parts, tx, actor, { courseId, form: ask.course });
    await tx
      .updateTable('catalog.course_version')
      .set(columnsOf({ ...after, fileKinds }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', versionId)
      .where('frozen_at', 'is', null)
      .execute();
    return { what: 'course.saved', before, after };
  });
}
