import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { CatalogParts } from './edit-draft.ts';
import { lockCourse } from './queries.ts';
import { recordOnCourse } from './record-on-course.ts';

/** Takes a course out of the catalog; those in it go on. Refuses `already_retired`. */
export function retireCourse(parts: CatalogParts, actor: Actor, { courseId }: { courseId: string }): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const { state } = await lockCourse(tx, actor, courseId);
    if (state === 'retired') throw new Refusal('already_retired');
    await tx
      .updateTable('catalog.course')
      .set({ state: 'retired', updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', courseId)
      .execute();
    await recordOnCourse(parts, tx, actor, { courseId, what: 'course.retired', before: { state }, after: { state: 'retired' } });
    return {};
  });
}
