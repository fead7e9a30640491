import type { Download } from '@vitrine/contract/learning';
import { kindFacts } from '@vitrine/domain/activities';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameOnDevice } from '../../platform/storage/index.ts';
import { viewOf } from '../activities/index.ts';
import { placeInCourse } from './place-in-course.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage' | 'settings' | 'secret'>;

/**
 * The file of an activity for a device that wants to keep it (OFF-01). Refuses as opening the activity does, and `not_downloadable` for kinds that are no single file of ours.
 */
export async function getDownload(
  parts: Parts,
  actor: Actor,
  { courseId, hierarchyOrder }: { courseId: string; hierarchyOrder: number },
): Promise<Download> {
  const db = parts.db.read();
  const { status } = await placeInCourse(db, actor, { courseId, hierarchyOrder });
  const { kind, activityId, content, detail } = status;
  const view = await viewOf(kind)(parts, actor, { content, detail, locale: actor.locale });
  const isKept = kindFacts[kind].isDownloadable || ('keep' in view && view.keep !== null);
  if (!isKept || !('fileId' in view) || view.fileId === null) throw new Refusal('not_downloadable');
  const file = await parts.storage.wholeOf(db, { tenantId: actor.tenantId, fileId: view.fileId });
  if (!file) throw notFound();
  return {
    item_id: activityId,
    updated_date: file.createdAt,
    fileId: file.id,
    name: nameOnDevice(activityId, file),
    contentType: file.contentType,
    bytes: file.bytes,
    sha256: file.sha256,
    etag: file.etag,
    url: parts.storage.link(actor, file),
  };
}
