/** Films at Vimeo, which is told not to track, complete by the part that was really watched (D11). */
import { vimeoIdOf } from '@vitrine/domain/activities/vimeo';
import { notFound } from '../../../platform/http/index.ts';
import type { Kind } from '../kind.ts';
import { completionOfEmbedded, judgeAddress, missingOfEmbedded, viewOfEmbedded } from '../video/embedded.ts';
import { parseVideoDetail } from '../video/stored.ts';
import { parseVimeo, type StoredVimeo } from './stored.ts';

export const vimeo: Kind<'vimeo', StoredVimeo> = {
  parseContent: parseVimeo,
  parseDetail: parseVideoDetail,
  store: async (_parts, _tx, _actor, { draft }) => {
    judgeAddress(draft.address, vimeoIdOf);
    return { version: 1, ...draft };
  },
  draftOf: ({ version: _, ...draft }) => draft,
  filesOf: () => [],
  testOf: () => null,
  missingOf: missingOfEmbedded,
  viewOf: async ({ settings }, _actor, { content, detail }) => {
    const film = vimeoIdOf(content.address);
    if (!film) throw notFound();
    const frame = new URL(`/video/${film.id}`, settings.VIMEO_URL);
    frame.search = new URLSearchParams({ dnt: '1', playsinline: '1', ...(film.hash ? { h: film.hash } : {}) }).toString();
    return { kind: 'vimeo', frame: frame.href, ...viewOfEmbedded(content, detail) };
  },
  attemptOf: async () => null,
  completionOf: async (_parts, _actor, { content, detail }) => completionOfEmbedded(content, detail),
};
