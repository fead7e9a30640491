import type { KindBuilder } from '../testing/kind-builder.ts';

export const flash: KindBuilder<'flash'> = {
  draft: () => ({ kind: 'flash', fileId: null, requiredSeconds: null }),
  seen: (_content, part) => (part < 1 ? { kind: 'opened' } : { kind: 'confirmed' }),
};
