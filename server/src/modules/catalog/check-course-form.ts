import type { CourseForm } from '@vitrine/contract/catalog';
import { isCircular } from '@vitrine/domain/catalog';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { ownFiles } from './course-files.ts';
import { cleanRichText } from './rich-text.ts';

type Parts = Pick<Platform, 'storage'>;
type Ask = { courseId: string; form: CourseForm };

/**
 * What may be stored of a form: rich text cleaned, and everything that it points to of this client. Refuses `invalid_request` and
 * `prerequisite_circle` at the field that is meant; takes the picture into the course's possession.
 */
export async function checkCourseForm(
  parts: Parts,
  tx: Tx,
  actor: Actor,
  { courseId, form }: Ask,
): Promise<CourseForm & { fileKinds: string[] }> {
  await checkTags(tx, actor, form.tagIds);
  await checkPrerequisite(tx, actor, { courseId, form });
  await ownImage(parts, tx, actor, { courseId, form });
  const fileIds = [...new Set(form.fileIds)];
  const fileKinds = await ownFiles(parts, tx, actor, { courseId, fileIds });
  return { ...form, tagIds: [...new Set(form.tagIds)], fileIds, fileKinds, description: cleanRichText(form.description) };
}

async function checkTags(tx: Tx, actor: Actor, tagIds: readonly string[]): Promise<void> {
  if (tagIds.length === 0) return;
  const found = await tx
    .selectFrom('identity.tag')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', tagIds)
    .select('id')
    .execute();
  if (found.length < new Set(tagIds).size) throw new Refusal('invalid_request', { fields: { 'course.tagIds': 'invalid_choice' } });
}

/** Holds the prerequisite, so that two courses that name each other at the same moment meet in a deadlock and the second sees the first. */
async function checkPrerequisite(tx: Tx, actor: Actor, { courseId, form: { prerequisiteCourseId } }: Ask): Promise<void> {
  if (prerequisiteCourseId === null) return;
  const field = 'course.prerequisiteCourseId';
  const found = await tx
    .selectFrom('catalog.course')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', prerequisiteCourseId)
    .select('id')
    .forShare()
    .executeTakeFirst();
  if (!found) throw new Refusal('invalid_request', { fields: { [field]: 'invalid_choice' } });
  if (isCircular(courseId, prerequisiteCourseId, await listNeeds(tx, actor)))
    throw new Refusal('prerequisite_circle', { fields: { [field]: 'prerequisite_circle' } });
}

/** Which courses each course needs, by its draft and by what is published. */
async function listNeeds(tx: Tx, actor: Actor): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('catalog.course as course')
    .innerJoin('catalog.course_version as version', (join) =>
      join
        .onRef('version.tenant_id', '=', 'course.tenant_id')
        .on((on) => on.or([on('version.id', '=', on.ref('course.draft_id')), on('version.id', '=', on.ref('course.published_id'))])),
    )
    .where('course.tenant_id', '=', actor.tenantId)
    .where('version.prerequisite_course_id', 'is not', null)
    .select(['course.id', 'version.prerequisite_course_id'])
    .execute();
  const needs = new Map<string, string[]>();
  for (const { id, prerequisite_course_id } of rows)
    if (prerequisite_course_id) needs.set(id, [...(needs.get(id) ?? []), prerequisite_course_id]);
  return needs;
}

async function ownImage({ storage }: Parts, tx: Tx, actor: Actor, { courseId, form: { imageFileId } }: Ask): Promise<void> {
  if (imageFileId === null) return;
  const [file] = await storage.find(tx, { tenantId: actor.tenantId, ids: [imageFileId] });
  const code = !file ? 'file_missing' : file.contentType.startsWith('image/') ? null : 'file_of_wrong_kind';
  if (code) throw new Refusal('invalid_request', { fields: { 'course.imageFileId': code } });
  await storage.own(tx, { tenantId: actor.tenantId, fileId: imageFileId, room: 'catalog', ownerId: courseId });
}
