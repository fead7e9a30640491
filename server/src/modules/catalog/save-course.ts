import type { CourseDraft, CourseForm } from '@vitrine/contract/catalog';
import { mergeEdit, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import { checkCourseForm } from './check-course-form.ts';
import { columnsOf, formOf } from './course-rows.ts';
import { editDraft, type CatalogParts } from './edit-draft.ts';
import { getVersion } from './queries.ts';

/** Saves what was changed of what a course says about itself (decision 058). Refuses `changed_meanwhile`, and at fields of `course`. */
export function saveCourse(
  parts: CatalogParts,
  actor: Actor,
  ask: { courseId: string; version: number; course: Changes<CourseForm>; was?: Was },
): Promise<CourseDraft> {
  return editDraft(parts, actor, ask, async (tx, { courseId, versionId, version }) => {
    const before = formOf(await getVersion(tx, actor, versionId));
    const form = mergeEdit({ version, form: before }, { version: ask.version, now: ask.course, was: ask.was });
    const { fileKinds, ...after } = await checkCourseForm(parts, tx, actor, { courseId, form });
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
