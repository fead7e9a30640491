import type { KindBuilder } from '../testing/kind-builder.ts';

export const webinar: KindBuilder<'webinar'> = {
  draft: () => ({ kind: 'webinar', classIds: [] }),
  seen: () => ({ kind: 'opened' }), // its verdicts come from classes alone
};
