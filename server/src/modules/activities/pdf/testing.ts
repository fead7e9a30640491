import type { KindBuilder } from '../testing/kind-builder.ts';

export const pdf: KindBuilder<'pdf'> = {
  draft: () => ({ kind: 'pdf', files: {} }),
  seen: (content, part) => {
    const lastPage = Math.ceil(content.pages * part);
    return { kind: 'pages_read', pages: Array.from({ length: lastPage }, (_, index) => index + 1), lastPage };
  },
};
