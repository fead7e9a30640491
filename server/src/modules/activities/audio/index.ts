/** Sounds with what is said in them, complete by the part that was really heard (D11). */
import { judgeVideo, mergeRanges } from '@vitrine/domain/activities/video';
import { languages } from '@vitrine/domain/kernel';
import { findFiles, getFile } from '../files.ts';
import type { Kind, NamedFile } from '../kind.ts';
import { parseVideoDetail } from '../video/stored.ts';
import { parseAudio, type StoredAudio } from './stored.ts';

export const audio: Kind<'audio', StoredAudio> = {
  parseContent: parseAudio,
  parseDetail: parseVideoDetail,
  store: async (_parts, _tx, _actor, { draft }) => ({ version: 1, ...draft }),
  draftOf: ({ version: _, ...draft }) => draft,
  filesOf,
  testOf: () => null,
  missingOf: ({ fileId }, { files }) => {
    if (fileId === null) return ['file_missing'];
    return files.get(fileId)?.seconds ? [] : ['duration_missing'];
  },
  viewOf: async (parts, actor, { content, detail, locale }) => {
    const ids = filesOf(content).map(({ fileId }) => fileId);
    const files = await findFiles(parts, actor, ids);
    const sound = await getFile(parts, actor, content.fileId, files);
    const seconds = sound.seconds ?? 0;
    const spoken = [locale, ...languages.map((language) => language.locale)].find((one) => content.transcripts[one]);
    const transcript = spoken && files.get(content.transcripts[spoken] ?? '');
    return {
      kind: 'audio',
      fileId: sound.id,
      url: parts.storage.link(actor, sound),
      transcript: spoken && transcript ? { locale: spoken, url: parts.storage.link(actor, transcript) } : null,
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

function filesOf({ fileId, transcripts }: StoredAudio): NamedFile[] {
  return [
    ...(fileId === null ? [] : [{ path: 'fileId', fileId, accepts: 'audio/' }]),
    ...Object.entries(transcripts).map(([locale, id]) => ({ path: `transcripts.${locale}`, fileId: id, accepts: 'text/vtt' })),
  ];
}
