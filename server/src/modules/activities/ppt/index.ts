/** Slides: made into pages when they come (`platform/storage`), so from then on a document like any other. */
import { pdf } from '../pdf/index.ts';
import { parsePdfDetail, type StoredPdf } from '../pdf/stored.ts';
import type { Kind } from '../kind.ts';
import { parsePpt, type StoredPpt } from './stored.ts';

const asPdf = (content: StoredPpt): StoredPdf => ({ ...content, kind: 'pdf' });

export const ppt: Kind<'ppt', StoredPpt> = {
  parseContent: parsePpt,
  parseDetail: parsePdfDetail,
  store: async (_parts, _tx, _actor, { draft }) => ({ version: 1, kind: 'ppt', files: draft.files }),
  draftOf: ({ files }) => ({ kind: 'ppt', files }),
  filesOf: (content) => pdf.filesOf(asPdf(content)),
  testOf: () => null,
  missingOf: (content, around) => pdf.missingOf(asPdf(content), around),
  viewOf: async (parts, actor, place) => ({
    ...(await pdf.viewOf(parts, actor, { ...place, content: asPdf(place.content) })),
    kind: 'ppt',
  }),
  attemptOf: async () => null,
  completionOf: (parts, actor, place) => pdf.completionOf(parts, actor, { ...place, content: asPdf(place.content) }),
};
