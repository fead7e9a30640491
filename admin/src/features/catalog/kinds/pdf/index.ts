/** A document that is read page by page, one file a language. */
import type { ActivityDraftOf } from '@vitrine/contract/activities';

export const pdf = {
  empty: (): ActivityDraftOf<'pdf'> => ({ kind: 'pdf', files: {} }),
  textsOf: () => [],
};
