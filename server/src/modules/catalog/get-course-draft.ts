import type { ActivityInDraft, CourseDraft } from '@vitrine/contract/catalog';
import { courseCan } from '@vitrine/domain/catalog';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileRow } from '../../platform/storage/index.ts';
import { listDrafts } from '../activities/index.ts';
import { formOf } from './course-rows.ts';
import { listPlaces } from './draft-activities.ts';
import { getCourse, getVersion } from './queries.ts';

type Parts = Pick<Platform, 'db' | 'storage'>;

/** A course as it is edited: what the draft says, its activities with what they lack, and the files that it names. */
export async function getCourseDraft(parts: Parts, actor: Actor, courseId: string): Promise<CourseDraft> {
  const db = parts.db.write(); // an editor must see what they just saved
  const course = await getCourse(db, actor, courseId);
  const version = await getVersion(db, actor, course.draftId);
  const published =
    course.publishedId === null ? null : course.publishedId === version.id ? version : await getVersion(db, actor, course.publishedId);
  const { activities, files } = await listActivities(parts, actor, course.draftId);
  const named = [...(version.imageFileId === null ? [] : [version.imageFileId]), ...version.fileIds];
  const own = named.length === 0 ? [] : await parts.storage.find(db, { tenantId: actor.tenantId, ids: named });
  const { state, hasChanges } = course;
  return {
    id: courseId,
    version: course.version,
    state,
    hasChanges,
    versionNumber: published?.number ?? null,
    publishedAt: course.publishedAt,
    course: formOf(version),
    activities,
    files: [...own, ...files].map((file) => storedFile(parts, actor, file)),
    can: courseCan({ mayWrite: actor.permissions.has('content.write'), state, hasChanges }),
  };
}

/** The activities of a draft in their order. */
export async function listActivities(
  parts: Parts,
  actor: Actor,
  versionId: string,
): Promise<{ activities: ActivityInDraft[]; files: FileRow[] }> {
  const places = await listPlaces(parts.db.write(), actor, versionId);
  const { drafts, files } = await listDrafts(
    parts,
    actor,
    places.map(({ revisionId }) => revisionId),
  );
  const activities = places.map(({ activityId, revisionId, isRequired }, index) => {
    const draft = drafts.get(revisionId);
    if (!draft) throw new Error(`catalog: revision ${revisionId} of version ${versionId} is not there`);
    const { kind, title, summary, content, missing } = draft;
    return { id: activityId, hierarchy_order: index + 1, kind, title, summary, isRequired, content, missing };
  });
  return { activities, files };
}

const storedFile = ({ storage }: Parts, actor: Actor, file: FileRow) => {
  const { id, name, contentType, bytes, pages, seconds } = file;
  return { id, name, contentType, bytes, pages, seconds, url: storage.link(actor, file) };
};
