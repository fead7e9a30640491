/** Films with captions, complete by the part that was really watched (D11). */
import { judgeVideo, mergeRanges } from '@vitrine/domain/activities/video';
import { languages } from '@vitrine/domain/kernel';
import { findFiles, getFile } from '../files.ts';
import type { Kind, NamedFile } from '../kind.ts';
import { parseVideo, parseVideoDetail, type StoredVideo } from './stored.ts';

export const video: Kind<'video', StoredVideo> = {
  parseContent: parseVideo,
  parseDetail: parseVideoDetail,
  store: async (_parts, _tx, _actor, { draft }) => ({ version: 1, ...draft }),
  draftOf: ({ version: _, ...draft }) => draft,
  filesOf,
  testOf: () => null,
  missingOf: ({ fileId }, { files }) => {
    if (fileId === null) return ['file_missing'];
    return files.get(fileId)?.seconds ? [] : ['duration_missing'];
  },
  viewOf: async (parts, actor, { content, detail }) => {
    const files = await findFiles(
      parts,
      actor,
      filesOf(content).map(({ fileId }) => fileId),
    );
    const linkTo = (id: string | null | undefined) => {
      const file = id ? files.get(id) : undefined;
      return file && parts.storage.link(actor, file);
    };
    const film = await getFile(parts, actor, content.fileId, files);
    const seconds = film.seconds ?? 0;
    return {
      kind: 'video',
      fileId: film.id,
      url: parts.storage.link(actor, film),
      poster: linkTo(content.posterFileId) ?? null,
      captions: languages.flatMap(({ locale, name }) => {
        const url = linkTo(content.captions[locale]);
        return url ? [{ locale, label: name, url }] : [];
      }),
      seconds,
      requiredPercent: content.requiredPercent,
      noSkip: content.noSkip,
      watched: mergeRanges(detail.watched, seconds),
      positionSeconds: Math.min(detail.positionSeconds, seconds),
    };
  },
  attemptOf: async () => null,
  completionOf: async (parts, actor, { content, detail }) => {
    const { seconds } = await getFile(parts, actor, content.fileId);
    return judgeVideo({ seconds: seconds ?? 0, ranges: detail.watched, requiredPercent: content.requiredPercent });
  },
};

function filesOf({ fileId, posterFileId, captions }: StoredVideo): NamedFile[] {
  return [
    { path: 'fileId', fileId, accepts: 'video/' },
    { path: 'posterFileId', fileId: posterFileId, accepts: 'image/' },
    ...Object.entries(captions).map(([locale, id]) => ({ path: `captions.${locale}`, fileId: id, accepts: 'text/vtt' })),
  ].flatMap((named) => (named.fileId === null ? [] : [{ ...named, fileId: named.fileId }]));
}
