import type { KindBuilder } from '../testing/kind-builder.ts';

export const audio: KindBuilder<'audio'> = {
  draft: () => ({ kind: 'audio', fileId: null, transcripts: {}, requiredPercent: 90, noSkip: false }),
  seen: (content, part) => ({ kind: 'watched', ranges: [[0, content.seconds * part]], positionSeconds: content.seconds * part }),
};
