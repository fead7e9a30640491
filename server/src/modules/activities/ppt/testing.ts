import { pdf } from '../pdf/testing.ts';
import type { KindBuilder } from '../testing/kind-builder.ts';

export const ppt: KindBuilder<'ppt'> = {
  draft: () => ({ kind: 'ppt', files: {} }),
  seen: (content, part) => pdf.seen({ ...content, kind: 'pdf' }, part),
};
