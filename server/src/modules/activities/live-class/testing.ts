import type { KindBuilder } from '../testing/kind-builder.ts';

export const liveClass: KindBuilder<'live_class'> = {
  draft: () => ({ kind: 'live_class', classIds: [] }),
  seen: () => ({ kind: 'opened' }), // its verdicts come from classes alone
};
