import type { KindBuilder } from '../testing/kind-builder.ts';
import { seenOfEmbedded } from '../video/embedded-testing.ts';

export const wowza: KindBuilder<'wowza'> = {
  draft: () => ({ kind: 'wowza', address: '', requiredPercent: 90, noSkip: false }),
  seen: (_content, part) => seenOfEmbedded(part),
};
