import type { KindBuilder } from '../testing/kind-builder.ts';

export const linkedinSlidshare: KindBuilder<'linkedin_slidshare'> = {
  draft: () => ({ kind: 'linkedin_slidshare', address: '', requiredSeconds: null }),
  seen: (_content, part) => (part < 1 ? { kind: 'opened' } : { kind: 'confirmed' }),
};
