import type { KindBuilder } from '../testing/kind-builder.ts';

export const video: KindBuilder<'video'> = {
  draft: () => ({ kind: 'video', fileId: null, posterFileId: null, captions: {}, requiredPercent: 90, noSkip: false }),
  seen: (content, part) => ({ kind: 'watched', ranges: [[0, content.seconds * part]], positionSeconds: content.seconds * part }),
};
