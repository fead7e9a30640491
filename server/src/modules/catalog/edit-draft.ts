import type { CourseDraft } from '@vitrine/contract/catalog';
import { within, type Tx } from '../../platform/database/index.ts';
import { refuseOld, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { columnsOf, formOf, type Course } from './course-rows.ts';
import { listPlaces, writePlaces } from './draft-activities.ts';
import { getCourseDraft } from './get-course-draft.ts';
import { getVersion, lockCourse } from './queries.ts';
import { recordOnCourse, type Change } from './record-on-course.ts';

export type CatalogParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'publish'>;
/** `version`: of the course, as this edit found it. */
export type Draft = { courseId: string; versionId: string; version: number };

/**
 * The one way to change a draft: locks the course, refuses `changed_meanwhile` when somebody saved since this editor read it (who says what stood
 * there before, in `was`, has it judged field by field instead, decision 058), writes into a new version where the old one is published (D10), keeps the change in the trail (ADM-09),
 * and answers the draft as it is then.
 */
export function editDraft(
  parts: CatalogParts,
  actor: Actor,
  { courseId, version, was }: { courseId: string; version: number; was?: unknown },
  edit: (tx: Tx, draft: Draft) => Promise<Change>,
): Promise<CourseDraft> {
  return parts.db.transaction(async (tx) => {
    const course = await lockCourse(tx, actor, courseId);
    if (was === undefined) refuseOld(course, { version });
    const versionId = await openVersion(parts, tx, actor, course);
    const change = await edit(tx, { courseId, versionId, version: course.version });
    await tx
      .updateTable('catalog.course')
      .set((row) => ({ version: row('version', '+', 1), draft_id: versionId, has_changes: true, updated_at: parts.clock.now() }))
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', courseId)
      .execute();
    await recordOnCourse(parts, tx, actor, { courseId, ...change });
    return getCourseDraft(within(parts, tx), actor, courseId);
  });
}

/** The version that may be written: the draft, or a copy of it once it was published. The copy points to the same revisions. */
async function openVersion({ clock, newId }: CatalogParts, tx: Tx, actor: Actor, { id, draftId, publishedId }: Course): Promise<string> {
  if (draftId !== publishedId) return draftId;
  const versionId = newId();
  const before = await getVersion(tx, actor, draftId);
  await tx
    .insertInto('catalog.course_version')
    .values({
      tenant_id: actor.tenantId,
      id: versionId,
      course_id: id,
      ...columnsOf({ ...formOf(before), fileKinds: before.fileKinds }),
      created_at: clock.now(),
    })
    .execute();
  await writePlaces(tx, actor, { versionId, places: await listPlaces(tx, actor, draftId) });
  return versionId;
}
