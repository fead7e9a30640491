/** Films at YouTube, without its cookies, complete by the part that was really watched (D11). */
import { youtubeIdOf } from '@vitrine/domain/activities/youtube';
import { notFound } from '../../../platform/http/index.ts';
import type { Kind } from '../kind.ts';
import { completionOfEmbedded, judgeAddress, missingOfEmbedded, viewOfEmbedded } from '../video/embedded.ts';
import { parseVideoDetail } from '../video/stored.ts';
import { parseYoutube, type StoredYoutube } from './stored.ts';

export const youtube: Kind<'youtube', StoredYoutube> = {
  parseContent: parseYoutube,
  parseDetail: parseVideoDetail,
  store: async (_parts, _tx, _actor, { draft }) => {
    judgeAddress(draft.address, youtubeIdOf);
    return { version: 1, ...draft };
  },
  draftOf: ({ version: _, ...draft }) => draft,
  filesOf: () => [],
  testOf: () => null,
  missingOf: missingOfEmbedded,
  viewOf: async ({ settings }, _actor, { content, detail }) => {
    const id = youtubeIdOf(content.address);
    if (id === null) throw notFound();
    const frame = new URL(`/embed/${id}`, settings.YOUTUBE_URL);
    frame.search = new URLSearchParams({ enablejsapi: '1', playsinline: '1', rel: '0' }).toString();
    return { kind: 'youtube', frame: frame.href, ...viewOfEmbedded(content, detail) };
  },
  attemptOf: async () => null,
  completionOf: async (_parts, _actor, { content, detail }) => completionOfEmbedded(content, detail),
};
