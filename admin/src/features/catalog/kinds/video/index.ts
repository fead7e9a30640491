/** A film with its picture and captions; how much of it must really be watched (decision D11). */
import type { ActivityDraftOf } from '@vitrine/contract/activities';

export const video = {
  empty: (): ActivityDraftOf<'video'> => ({
    kind: 'video',
    fileId: null,
    posterFileId: null,
    captions: {},
    requiredPercent: 90,
    noSkip: false,
  }),
  textsOf: () => [],
};
