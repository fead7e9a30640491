/** Presentations at SlideShare, in its own frame. */
import { slideOf } from '@vitrine/domain/activities/linkedin-slidshare';
import { notFound, Refusal } from '../../../platform/http/index.ts';
import { parseStayDetail } from '../html/stored.ts';
import { completionOfStay, viewOfStay } from '../html/staying.ts';
import type { Kind } from '../kind.ts';
import { parseSlides, type StoredSlides } from './stored.ts';

export const linkedinSlidshare: Kind<'linkedin_slidshare', StoredSlides> = {
  parseContent: parseSlides,
  parseDetail: parseStayDetail,
  store: async (_parts, _tx, _actor, { draft }) => {
    const slide = slideOf(draft.address);
    if (draft.address !== '' && !slide.ok) throw new Refusal('invalid_request', { fields: { address: slide.refusal } });
    return { version: 1, ...draft };
  },
  draftOf: ({ version: _, ...draft }) => draft,
  filesOf: () => [],
  testOf: () => null,
  missingOf: ({ address }) => (address === '' ? ['address_missing'] : []),
  viewOf: async ({ settings }, _actor, { content, detail }) => {
    const slide = slideOf(content.address);
    if (!slide.ok) throw notFound();
    return { kind: 'linkedin_slidshare', frame: new URL(slide.path, settings.SLIDESHARE_URL).href, ...viewOfStay(content, detail) };
  },
  attemptOf: async () => null,
  completionOf: async (_parts, _actor, { content, detail }) => completionOfStay(content, detail),
};
