import type { KindBuilder } from '../testing/kind-builder.ts';

export const html: KindBuilder<'html'> = {
  draft: () => ({
    kind: 'html',
    page: { 'pt-BR': '<p>Leia com calma.</p>', 'en-US': '<p>Take your time.</p>' },
    fileId: null,
    requiredSeconds: null,
  }),
  seen: (_content, part) => (part < 1 ? { kind: 'opened' } : { kind: 'confirmed' }),
};
