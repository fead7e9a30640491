import type { KindBuilder } from '../testing/kind-builder.ts';
import { seenOfEmbedded } from '../video/embedded-testing.ts';

export const vimeo: KindBuilder<'vimeo'> = {
  draft: () => ({ kind: 'vimeo', address: '', requiredPercent: 90, noSkip: false }),
  seen: (_content, part) => seenOfEmbedded(part),
};
