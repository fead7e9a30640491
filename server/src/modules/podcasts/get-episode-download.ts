import type { EpisodeDownload } from '@vitrine/contract/podcasts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameOnDevice } from '../../platform/storage/index.ts';
import { getEpisode } from './list-episodes.ts';

/** The sound of an episode for a device that wants to keep it (POD-01, OFF-01). Refuses `not_found` as hearing it does. */
export async function getEpisodeDownload(
  parts: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { episodeId }: { episodeId: string },
): Promise<EpisodeDownload> {
  const { fileId } = await getEpisode(parts, actor, { episodeId });
  const file = await parts.storage.wholeOf(parts.db.read(), { tenantId: actor.tenantId, fileId });
  if (!file) throw notFound();
  const { id, createdAt, bytes, sha256, etag } = file;
  return {
    fileId: id,
    updated_date: createdAt,
    name: nameOnDevice(episodeId, file),
    bytes,
    sha256,
    etag,
    url: parts.storage.link(actor, file),
  };
}
