import type { KindBuilder } from '../testing/kind-builder.ts';

export const presentialEvent: KindBuilder<'presential_event'> = {
  draft: () => ({ kind: 'presential_event', classIds: [] }),
  seen: () => ({ kind: 'opened' }), // its verdicts come from classes alone
};
