import type { CourseForm } from '@vitrine/contract/catalog';
import type { Actor } from '../../platform/http/index.ts';
import { checkCourseForm } from './check-course-form.ts';
import { columnsOf } from './course-rows.ts';
import type { CatalogParts } from './edit-draft.ts';
import { recordOnCourse } from './record-on-course.ts';

/** Begins a course as a draft. A title may wait until it is published; refusals stand at fields of `course`. */
export function createCourse(parts: CatalogParts, actor: Actor, form: CourseForm): Promise<{ id: string }> {
  const id = parts.newId();
  const versionId = parts.newId();
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    const { fileKinds, ...course } = await checkCourseForm(parts, tx, actor, { courseId: id, form });
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
      .values({ tenant_id: actor.tenantId, id: versionId, course_id: id, ...columnsOf({ ...course, fileKinds }), created_at: now })
      .execute();
    await recordOnCourse(parts, tx, actor, { courseId: id, what: 'course.created', before: null, after: course });
    return { id };
  });
}
